/** Raid (chapter 14): how many raids succeed, what they cost, and in which order to raid and move. */
import { calculator } from '../../../calculator/calculator.ts';
import { raidFields } from './fields.ts';
import { raidOdds } from './odds.ts';
import { raidRoll, raidRolls } from './roll.ts';

export const raid = calculator({
  id: 'raid',
  title: 'Raid',
  question: 'How many raids succeed, at what cost, and where should I raid first?',
  says: {
    fields: ['raiders', 'mp', 'cu'],
    words: ({ raiders, mp, cu }) => `${raiders === 'gauls' ? 'Gauls' : 'Transalpine Gauls'} with ${cu} CU and ${mp} MP`,
  },
  rules: ['14.1', '14.2', '14.3', '9.2', '9.2.2', '9.2.3', '13.2'],
  fields: raidFields,
  tables: ['siege', 'plunder-track-length'],
  terms: {
    plunders: 'At least one raid succeeds',
    noSuccess: 'No raid succeeds',
    allRaided: 'Every PC marker is raided',
    fills: 'The plunder track fills',
    outOfCu: 'All CU are lost',
    successes: 'Successful raids',
    cuLost: 'CU lost',
    plunder: "The raiders' plunder on the track at the end",
    otherPlunder: "The other Gauls' plunder left on the track",
    firstStep: 'Best first step',
    trackLength: 'Spaces of the plunder track',
    raids: 'Raids made',
    mpLeft: 'MP left',
  },
  headline: ['plunders', 'noSuccess'],
  charts: [
    { title: 'Successful raids and CU lost', keys: ['successes', 'cuLost'] },
    { title: 'Plunder on the track at the end', keys: ['plunder', 'otherPlunder'] },
  ],
  tones: {
    plunders: 'attacker',
    noSuccess: 'faint',
    outOfCu: 'defender',
    successes: 'attacker',
    cuLost: 'defender',
    plunder: 'attacker',
    otherPlunder: 'faint',
  },
  aims: {
    plunder: { form: 'number', worth: (r) => r.expected.successes },
    fills: { form: 'chance', worth: (r) => r.chances.fills },
    swing: {
      form: 'number',
      worth: (r) => r.expected.successes - r.expected.cuLost,
    },
  },
  compute: raidOdds,
  rolls: raidRolls,
  resolve: raidRoll,
});
