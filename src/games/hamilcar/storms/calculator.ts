/** Storms (17.1.#11, 17.1.#39): what Cruel Sea or Storms at Sea takes from a Roman Fleet. */
import { figuresOf } from '../../../calculator/figures.ts';
import { totalOf } from '../../../calculator/ledger.ts';
import type { Grid } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, map } from '../../../engine/dist.ts';
import { COLUMNS, type Column } from '../../../mechanics/attrition-columns.ts';
import { calculator } from '../readings.ts';
import type { Figures, Reader } from '../tables.ts';
import { READINGS, type Storm, stormFields } from './fields.ts';
import { batter, stormDice } from './roll.ts';
import { hitsOf, lostOf, stormColumn, stormLedger, unitsOf, type Wreck, warshipsGone, wreckOf } from './rules.ts';

const UNITS = 'Units lost';
const KINDS = 'By kind';

const figures = figuresOf<Wreck, Storm>()(({ chance, amount }) => ({
  unharmed: chance('Unharmed', (wreck) => lostOf(wreck) === 0, { tone: 'plain' }),
  damaged: chance('Some Units are lost', (wreck) => lostOf(wreck) > 0 && !wreck.allLost, { tone: 'defender' }),
  allLost: chance('No Unit is left', ({ allLost }) => allLost, { tone: 'faint' }),
  warshipsGone: chance('No Warship is left', (wreck, storm) => warshipsGone(storm, wreck)),
  unitsLost: amount(UNITS, lostOf, { tone: 'defender', chart: UNITS }),
  warshipsLost: amount('Warships lost', ({ warshipsLost }) => warshipsLost, { tone: 'defender', chart: KINDS }),
  cuLost: amount('CUs lost', ({ cuLost }) => cuLost, { chart: KINDS }),
  stsLost: amount('STs lost', ({ stsLost }) => stsLost, { chart: KINDS }),
  hits: amount('Hits', ({ hits }) => hits),
  pcsLost: amount('PCs lost for Aristocrats', ({ pcsLost }) => pcsLost, {
    given: (_, { aristocrats }) => aristocrats > 0,
  }),
}));

const CARD_NAMES: Readonly<Record<Storm['card'], string>> = {
  'cruel-sea': 'Cruel Sea',
  'storms-at-sea': 'Storms at Sea',
};

/** What is settled before the dice, and what it rests on. */
function planOf(storm: Storm, read: Reader) {
  const ledger = stormLedger(storm, read);
  const rolls = totalOf(ledger);
  const rolled = (card: Storm['card']): boolean => rolls > 0 && storm.card === card;
  return {
    rolls,
    facts: { rolls, ...(rolls > 0 && { column: stormColumn(storm, read) }) },
    grounds: {
      ledger,
      readings: {
        'cruel-sea-rolls': rolled('cruel-sea'),
        'storm-column': rolled('cruel-sea'),
        'storms-at-sea-column': rolled('storms-at-sea'),
        'attrition-row-six': rolls > 0,
      },
    },
  };
}

/** What so many rolls in a column may take. */
const wrecksOf = (storm: Storm, rolls: number, column: Column | undefined, table: Figures) =>
  map(column ? hitsOf(rolls, column, storm.rowSix, table) : certain(0), (hits) => wreckOf(storm, hits));

/** 17.1.#11: where the Storm column is not known for sure, what each would bring; browsing it is not what the result stands on. */
const gridOf = (storm: Storm, rolls: number, used: Column, browse: Figures): Grid => ({
  columns: [
    { id: 'column', label: 'Storm column', form: 'text' },
    { id: 'unharmed', label: 'Unharmed', form: 'chance' },
    { id: 'warshipsGone', label: 'No Warship left', form: 'chance' },
    { id: 'allLost', label: 'No Unit left', form: 'chance' },
    { id: 'hits', label: 'Hits on average', form: 'text' },
    { id: 'used', label: 'Used here', form: 'text' },
  ],
  rows: COLUMNS.map(({ id }) => {
    const { chances, expected } = figures.fold(wrecksOf(storm, rolls, id, browse), storm);
    const { unharmed, warshipsGone, allLost } = chances;
    const hits = decimal(expected.hits, 2);
    return { column: id, unharmed, warshipsGone, allLost, hits, used: id === used ? 'yes' : 'no' };
  }),
});

function compute(storm: Storm, read: Reader) {
  const { rolls, facts, grounds } = planOf(storm, read);
  const { column } = facts;
  const folded = figures.fold(wrecksOf(storm, rolls, column, read), storm);
  const { chances, expected } = folded;
  const name = CARD_NAMES[storm.card];
  return {
    sentence: column
      ? `${name} destroys ${decimal(expected.unitsLost)} of ${plural(unitsOf(storm), 'Unit')} on average, ${decimal(expected.warshipsLost)} of them Warships; the Fleet comes through unharmed ${percent(chances.unharmed)} of the time and loses every Unit ${percent(chances.allLost)}.`
      : `${name} needs no roll here: the Fleet is unharmed.`,
    ...folded,
    facts,
    ...(storm.card === 'cruel-sea' && column && { grid: gridOf(storm, rolls, column, read.aside()) }),
    ...grounds,
  };
}

export const storms = calculator({
  id: 'storms',
  title: 'Storms',
  question: 'What does a storm cost this Fleet?',
  rules: ['17.1.#11', '17.1.#39', '2.1.J', '15.2', '15.4.B', '15.5', '2.2.A', '2.2.D2', '2.3.G'],
  fields: stormFields,
  folded: [READINGS],
  tables: ['attrition', 'attrition-row-six', 'storm-column', 'storm-rolls'],
  figures,
  terms: { rolls: 'Rolls', column: 'Column' },
  headline: ['unharmed', 'damaged', 'allLost'],
  luck: { unit: 'Units', loses: ['unitsLost'] },
  compute,
  aims: {
    saved: { form: 'number', worth: ({ expected }) => -expected.unitsLost },
    afloat: { form: 'chance', worth: ({ chances }) => 1 - chances.warshipsGone },
  },
  rolls: stormDice,
  resolve: (storm, faces, read) => {
    const { facts, grounds } = planOf(storm, read);
    const { dice, wreck } = batter(storm, faces, read);
    const { warshipsLost, cuLost, stsLost, allLost } = wreck;
    const lost = `${plural(warshipsLost, 'Warship')}, ${plural(cuLost, 'CU')} and ${plural(stsLost, 'ST')}`;
    const fate = storm.card === 'cruel-sea' ? 'displaced' : 'back in the port of embarkation';
    return {
      sentence: `${CARD_NAMES[storm.card]} destroys ${lost}${allLost ? `; no Unit is left, and the Generals are ${fate}` : ''}.`,
      facts: { ...facts, ...figures.facts(wreck, storm) },
      steps: dice.map(({ die, hits, rule }) => ({
        rule,
        text: `A ${die} in column ${facts.column}: ${plural(hits, 'hit')}.`,
      })),
      ...grounds,
    };
  },
});
