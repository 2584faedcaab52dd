/** Storms (17.1.#11, 17.1.#39): what Cruel Sea or Storms at Sea takes from a Roman Fleet. */
import { calculator } from '../../../calculator/calculator.ts';
import { READINGS, stormFields } from './fields.ts';
import { stormOdds } from './odds.ts';
import { stormRoll, stormRolls } from './roll.ts';

export const storms = calculator({
  id: 'storms',
  title: 'Storms',
  question: 'What does a storm take from this Fleet?',
  rules: ['17.1.#11', '17.1.#39', '2.1.J', '15.2', '15.4.B', '15.5', '2.2.A', '2.2.D2', '2.3.G'],
  fields: stormFields,
  folded: [READINGS],
  tables: ['attrition', 'attrition-row-six', 'storm-column', 'storm-rolls'],
  terms: {
    unharmed: 'Unharmed',
    damaged: 'Some Units are lost',
    allLost: 'No Unit is left',
    warshipsGone: 'No Warship is left',
    unitsLost: 'Units lost',
    warshipsLost: 'Warships lost',
    cuLost: 'CUs lost',
    stsLost: 'STs lost',
    hits: 'Hits',
    pcsLost: 'PCs lost for Aristocrats',
    rolls: 'Rolls',
    column: 'Column',
  },
  headline: ['unharmed', 'damaged', 'allLost'],
  charts: [
    { title: 'Units lost', keys: ['unitsLost'] },
    { title: 'By kind', keys: ['warshipsLost', 'cuLost', 'stsLost'] },
  ],
  tones: { unharmed: 'plain', damaged: 'defender', allLost: 'faint', unitsLost: 'defender', warshipsLost: 'defender' },
  aims: {
    saved: { form: 'number', worth: ({ expected }) => -expected.unitsLost },
    afloat: { form: 'chance', worth: ({ chances }) => 1 - chances.warshipsGone },
  },
  compute: stormOdds,
  rolls: stormRolls,
  resolve: stormRoll,
});
