/** A storm over all its rolls, and written down: what it takes, and what each column would mean. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Fact, Grid, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, map, mean } from '../../../engine/dist.ts';
import { COLUMNS, type Column, tableEntry } from '../attrition/rules.ts';
import {
  hitsOf,
  pcsLost,
  rollsIn,
  type Storm,
  stormColumn,
  stormLedger,
  stormReadings,
  unitsOf,
  type Wreck,
  wreckOf,
} from './rules.ts';

const lostOf = ({ warshipsLost, cuLost, stsLost }: Wreck): number => warshipsLost + cuLost + stsLost;

const warshipsGone = ({ warships }: Storm, { warshipsLost }: Wreck): boolean =>
  warships > 0 && warshipsLost === warships;

/** 17.1.#11: where the Storm column is not known for sure, what each would bring. */
function gridOf(storm: Storm, rolls: number, used: Column, tables: Tables): Grid {
  const read = new Reader(tables);
  return {
    columns: [
      { id: 'column', label: 'Storm column', form: 'text' },
      { id: 'unharmed', label: 'Unharmed', form: 'chance' },
      { id: 'warshipsGone', label: 'No Warship left', form: 'chance' },
      { id: 'allLost', label: 'No Unit left', form: 'chance' },
      { id: 'hits', label: 'Hits on average', form: 'text' },
      { id: 'used', label: 'Used here', form: 'text' },
    ],
    rows: COLUMNS.map(({ id }) => {
      const hits = hitsOf(rolls, id, storm.rowSix, read);
      const wrecks = map(hits, (n) => wreckOf(storm, n));
      return {
        column: id,
        unharmed: chance(wrecks, (w) => lostOf(w) === 0),
        warshipsGone: chance(wrecks, (w) => warshipsGone(storm, w)),
        allLost: chance(wrecks, (w) => w.allLost),
        hits: decimal(
          mean(hits, (n) => n),
          2,
        ),
        used: id === used ? 'yes' : 'no',
      };
    }),
  };
}

export function stormOdds(storm: Storm, tables: Tables): Report {
  const read = new Reader(tables);
  const ledger = stormLedger(storm, read);
  const rolls = rollsIn(ledger);
  const facts = stormFacts(storm, rolls, read);
  const hits = rolls ? hitsOf(rolls, stormColumn(storm, read), storm.rowSix, read) : hitsOf(0, '1', storm.rowSix, read);
  const wrecks = map(hits, (n) => wreckOf(storm, n));
  const { expected, distributions } = measure({
    unitsLost: [wrecks, lostOf],
    warshipsLost: [wrecks, (w) => w.warshipsLost],
    cuLost: [wrecks, (w) => w.cuLost],
    stsLost: [wrecks, (w) => w.stsLost],
    hits: [wrecks, (w) => w.hits],
    pcsLost: [storm.aristocrats > 0 ? wrecks : undefined, (w) => pcsLost(storm, w)],
  });
  const chances = {
    unharmed: chance(wrecks, (w) => lostOf(w) === 0),
    damaged: chance(wrecks, (w) => lostOf(w) > 0 && !w.allLost),
    allLost: chance(wrecks, (w) => w.allLost),
    warshipsGone: chance(wrecks, (w) => warshipsGone(storm, w)),
  };
  return {
    sentence: sentence(storm, rolls, chances, expected),
    chances,
    expected,
    distributions,
    facts,
    ...(storm.card === 'cruel-sea' && rolls > 0 && { grid: gridOf(storm, rolls, stormColumn(storm, read), tables) }),
    ...basis(ledger, stormReadings(storm, rolls), read),
  };
}

/** What is settled before the dice. */
const stormFacts = (storm: Storm, rolls: number, read: Reader): Record<string, Fact> => ({
  rolls,
  ...(rolls > 0 && { column: stormColumn(storm, read) }),
});

const NAMES = { 'cruel-sea': 'Cruel Sea', 'storms-at-sea': 'Storms at Sea' } as const;

function sentence(
  storm: Storm,
  rolls: number,
  chances: Record<string, number>,
  expected: Record<string, number>,
): string {
  const name = NAMES[storm.card];
  if (rolls === 0) return `${name} takes no roll here: the Fleet is unharmed.`;
  const cost = `${name} takes ${decimal(expected['unitsLost']!)} of ${plural(unitsOf(storm), 'Unit')} on average, ${decimal(expected['warshipsLost']!)} of them Warships`;
  return `${cost}; the Fleet comes through unharmed ${percent(chances['unharmed']!)} of the time and is lost altogether ${percent(chances['allLost']!)}.`;
}

export function stormRolls(storm: Storm, tables: Tables): Roll[] {
  const dice = rollsIn(stormLedger(storm, new Reader(tables)));
  return dice ? [{ id: 'storm', label: plural(dice, 'storm roll'), dice, sides: 6 }] : [];
}

export function stormRoll(storm: Storm, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const ledger = stormLedger(storm, read);
  const rolls = rollsIn(ledger);
  const facts = stormFacts(storm, rolls, read);
  const rule = storm.card === 'cruel-sea' ? '17.1.#11' : '17.1.#39';
  const dice = (faces['storm'] ?? []).map((die) => ({
    die,
    hits: tableEntry(die, stormColumn(storm, read), storm.rowSix, read),
  }));
  const wreck = wreckOf(
    storm,
    dice.reduce((sum, { hits }) => sum + hits, 0),
  );
  const { warshipsLost, cuLost, stsLost, allLost } = wreck;
  const lost = `${plural(warshipsLost, 'Warship')}, ${cuLost} CU and ${plural(stsLost, 'ST')}`;
  const fate = storm.card === 'cruel-sea' ? 'displaced' : 'back in the port of embarkation';
  return {
    sentence: `${NAMES[storm.card]} takes ${lost}${allLost ? `; no Unit is left, and the Generals are ${fate}` : ''}.`,
    facts: {
      ...facts,
      unharmed: lostOf(wreck) === 0,
      damaged: lostOf(wreck) > 0 && !allLost,
      allLost,
      warshipsGone: warshipsGone(storm, wreck),
      unitsLost: lostOf(wreck),
      warshipsLost,
      cuLost,
      stsLost,
      hits: wreck.hits,
      ...(storm.aristocrats > 0 && { pcsLost: pcsLost(storm, wreck) }),
    },
    steps: dice.map(({ die, hits }) => ({
      rule,
      text: `A ${die} in column ${facts['column']}: ${plural(hits, 'hit')}.`,
    })),
    ...basis(ledger, stormReadings(storm, rolls), read),
  };
}
