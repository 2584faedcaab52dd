/** Raid (chapter 14): how many raids succeed, what they cost, and in which order to raid and move. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import type { Grid, Series } from '../../../calculator/report.ts';
import type { Step as Told } from '../../../calculator/roll/dice-tree.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { map } from '../../../engine/dist.ts';
import { absorb, endsOf, type Step, timeline } from '../../../engine/markov.ts';
import type { Policy } from '../../../engine/policy.ts';
import { pool, sumOf } from '../dice.ts';
import type { Figures } from '../tables.ts';
import { type Raid, raidFields } from './fields.ts';
import { type Deed, pillage, type RaidPlan, raidPlan } from './plan.ts';
import { hasMarker, type RaidState, raidLedger, stateOf, tally } from './rules.ts';

/** What raids amount to; with what was done, where one course of them is told. */
interface Ended extends ReturnType<typeof tally> {
  readonly raids?: number;
  readonly mpLeft?: number;
}

const TRACK = 'Plunder on the track at the end';
const RAIDS = 'Successful raids and CU lost';

const figures = figuresOf<Ended, Raid>()(({ chance, amount, fact }) => ({
  plunders: chance('At least one raid succeeds', (end) => end.plunders, { tone: 'attacker' }),
  noSuccess: chance('No raid succeeds', (end) => end.noSuccess, { tone: 'faint' }),
  allRaided: chance('Every PC marker is raided', (end) => end.allRaided),
  fills: chance('The plunder track fills', (end) => end.fills),
  outOfCu: chance('All CU are lost', (end) => end.outOfCu, { tone: 'defender' }),
  successes: amount('Successful raids', (end) => end.successes, { tone: 'attacker', chart: RAIDS }),
  cuLost: amount('CU lost', (end) => end.cuLost, { tone: 'defender', chart: RAIDS }),
  plunder: amount("The raiders' plunder on the track at the end", (end) => end.plunder, {
    tone: 'attacker',
    chart: TRACK,
  }),
  otherPlunder: amount("The other Gauls' plunder left on the track", (end) => end.otherPlunder, {
    when: ({ plunder }) => plunder < 0,
    tone: 'faint',
    chart: TRACK,
  }),
  raids: fact('Raids made', (end) => end.raids),
  mpLeft: fact('MP left', (end) => end.mpLeft),
}));

/** 14.2: what to do first, how long the track is taken to be, and what that rests on. */
const settled = (raid: Raid, { best, length, standing }: RaidPlan) => ({
  facts: { firstStep: best.choose(stateOf(raid))?.name ?? 'Nothing to raid', trackLength: length },
  ledger: raidLedger(raid, length, standing),
  readings: { 'raid-roll-modifier': true },
});

/** All ends of raids that go on by these steps. */
const oddsOf = (raid: Raid, length: number, step: Step<RaidState>) =>
  figures.fold(
    map(endsOf(absorb(stateOf(raid), step)), (end) => tally(raid, end, length)),
    raid,
  );

function compute(raid: Raid, read: Figures) {
  const plan = raidPlan(raid, read);
  const { best, length } = plan;
  const step: Step<RaidState> = (state) => best.choose(state)?.to;
  const folded = oddsOf(raid, length, step);
  return {
    sentence: sentence(raid, folded),
    ...folded,
    ...settled(raid, plan),
    grid: gridOf(raid, best, step),
    series: asMpAreSpent(raid, length, step),
  };
}

/** The chances after each MP: what the next step would cost too much is not done. */
function asMpAreSpent(raid: Raid, length: number, step: Step<RaidState>): Series {
  const points = Array.from({ length: raid.mp + 1 }, (_, spent) => {
    const within: Step<RaidState> = (state) => {
      const to = step(state);
      return to?.outcomes.every(({ mp }) => raid.mp - mp <= spent) ? to : undefined;
    };
    const { plunders, allRaided, outOfCu } = oddsOf(raid, length, within).chances;
    return { at: spent, chances: { plunders, allRaided, outOfCu } };
  });
  return { title: 'As the MP are spent', step: 'MP spent', points };
}

interface Situation {
  readonly mp: number;
  readonly at: number;
  readonly markers: string;
  readonly best: string;
  least: number;
  most: number;
  reached: number;
}

/** Every situation that best play leads to, with what to do in it; those that differ only in CU stand together. */
function gridOf(raid: Raid, best: Policy<RaidState>, step: Step<RaidState>): Grid {
  const situations = new Map<string, Situation>();
  // Every step but the last spends MP.
  for (const { open } of timeline(stateOf(raid), step, raid.mp + 1)) {
    for (const { state, chance: reached } of open) {
      const { mp, at, cu } = state;
      const choice = best.choose(state)?.name ?? '';
      const markers = raid.spaces.flatMap((_, i) => (hasMarker(state, i) ? [i + 1] : [])).join(', ');
      const key = `${mp} ${at} ${markers} ${choice}`;
      const known = situations.get(key) ?? { mp, at, markers, best: choice, least: cu, most: cu, reached: 0 };
      known.least = Math.min(known.least, cu);
      known.most = Math.max(known.most, cu);
      known.reached += reached;
      situations.set(key, known);
    }
  }
  return {
    columns: [
      { id: 'mp', label: 'MP left', form: 'number' },
      { id: 'at', label: 'In space', form: 'number' },
      { id: 'markers', label: 'PC markers in', form: 'text' },
      { id: 'cu', label: 'CU', form: 'text' },
      { id: 'best', label: 'Best', form: 'text' },
      { id: 'reached', label: 'Comes up', form: 'chance' },
    ],
    rows: [...situations.values()]
      .sort((a, b) => b.mp - a.mp || b.reached - a.reached)
      .map(({ mp, at, markers, best: choice, least, most, reached }) => ({
        mp,
        at: at + 1,
        markers,
        cu: least === most ? `${least}` : `${least} to ${most}`,
        best: choice,
        reached,
      })),
  };
}

function sentence(raid: Raid, { chances, expected }: ReturnType<typeof oddsOf>): string {
  const who = raid.raiders === 'gauls' ? 'The Gauls' : 'The Transalpine Gauls';
  if (chances.plunders === 0)
    return `With ${raid.mp} MP no raid by ${raid.raiders === 'gauls' ? 'the Gauls' : 'the Transalpine Gauls'} can succeed.`;
  const fills = chances.fills > 0 ? ` The plunder track fills ${percent(chances.fills)} of the time.` : '';
  return `${who} raid ${decimal(expected.successes)} spaces with ${raid.mp} MP and lose ${decimal(expected.cuLost)} CU on average; at least one raid succeeds ${percent(chances.plunders)} of the time.${fills}`;
}

function stepsOf(deeds: readonly Deed[]): Told[] {
  let raids = 0;
  return deeds.map((deed) => {
    const { rule, after } = deed;
    if (deed.type !== 'raid') return { rule, text: `${deed.name}, with ${after.mp} MP left.` };
    raids++;
    const { faces, result, succeeds } = deed;
    const success = succeeds ? 'succeeds and earns 1 plunder marker' : 'fails';
    return {
      rule,
      text: `Raid ${raids}, in space ${after.at + 1}: ${faces.join(' + ')} = ${sumOf(faces)}. It ${success}; ${result.cu} CU lost, ${after.mp} MP left.`,
    };
  });
}

const calculator = calculatorWith({
  'raid-roll-modifier': { rule: '14.2', says: 'Raid rolls do not take the −1 of Gallic sieges.' },
});

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
  figures,
  terms: { firstStep: 'Best first step', trackLength: 'Spaces on the plunder track' },
  headline: ['plunders', 'noSuccess'],
  luck: { unit: 'plunder', gains: ['successes'] },
  compute,
  aims: {
    plunder: { form: 'number', worth: (r) => r.expected.successes },
    fills: { form: 'chance', worth: (r) => r.chances.fills },
    swing: { form: 'number', worth: (r) => r.expected.successes - r.expected.cuLost },
  },
  rolls: (raid, read, fallen) => {
    const { raids, waiting } = pillage(raid, raidPlan(raid, read), fallen, read);
    return Array.from({ length: raids + (waiting ? 1 : 0) }, (_, i) => pool(`raid${i + 1}`, `Raid ${i + 1}`, 2));
  },
  resolve: (raid, faces, read) => {
    const plan = raidPlan(raid, read);
    const { end, deeds, raids } = pillage(raid, plan, faces, read);
    const result = tally(raid, end, plan.length);
    const { successes, cuLost, plunder, otherPlunder } = result;
    const before = settled(raid, plan);
    const { otherPlunder: _, ...told } = figures.facts({ ...result, raids, mpLeft: end.mp }, raid);
    const track = result.fills
      ? `the plunder track fills, pays and is cleared; ${plural(plunder, 'marker is', 'markers are')} on it at the end`
      : otherPlunder
        ? `${plural(otherPlunder, 'marker of the other Gauls stays', 'markers of the other Gauls stay')} on the track`
        : `${plural(plunder, 'plunder marker is', 'plunder markers are')} on the track`;
    return {
      ...before,
      sentence: `${successes} of ${plural(raids, 'raid')} ${successes === 1 ? 'succeeds' : 'succeed'} at a cost of ${cuLost} CU; ${track}.`,
      facts: { ...before.facts, ...told, ...(raid.plunder < 0 && { otherPlunder }) },
      steps: stepsOf(deeds),
    };
  },
});
