/** A storm over all its rolls: what it takes, and what each column would mean. */
import { totalOf } from '../../../calculator/ledger.ts';
import type { Grid } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chance, map, mean } from '../../../engine/dist.ts';
import { COLUMNS, type Column } from '../../../mechanics/attrition-columns.ts';
import type { Storm } from './fields.ts';
import { CARD_NAMES, stormFacts, stormReadings } from './readings.ts';
import { hitsOf, lostOf, stormLedger, unitsOf, warshipsGone, wreckOf } from './rules.ts';

/** 17.1.#11: where the Storm column is not known for sure, what each would bring. */
function gridOf(storm: Storm, rolls: number, used: Column, tables: Tables): Grid {
  const browse = new Reader(tables);
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
      const hits = hitsOf(rolls, id, storm.rowSix, browse);
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

export function stormOdds(storm: Storm, tables: Tables) {
  const read = new Reader(tables);
  const ledger = stormLedger(storm, read);
  const rolls = totalOf(ledger);
  const facts = stormFacts(storm, rolls, read);
  const { column } = facts;
  const hits = column ? hitsOf(rolls, column, storm.rowSix, read) : certain(0);
  const wrecks = map(hits, (n) => wreckOf(storm, n));
  const { expected, distributions } = measure({
    unitsLost: [wrecks, lostOf],
    warshipsLost: [wrecks, (w) => w.warshipsLost],
    cuLost: [wrecks, (w) => w.cuLost],
    stsLost: [wrecks, (w) => w.stsLost],
    hits: [wrecks, (w) => w.hits],
    pcsLost: [storm.aristocrats > 0 ? wrecks : undefined, (w) => w.pcsLost],
  });
  const chances = {
    unharmed: chance(wrecks, (w) => lostOf(w) === 0),
    damaged: chance(wrecks, (w) => lostOf(w) > 0 && !w.allLost),
    allLost: chance(wrecks, (w) => w.allLost),
    warshipsGone: chance(wrecks, (w) => warshipsGone(storm, w)),
  };
  const name = CARD_NAMES[storm.card];
  return {
    sentence: column
      ? `${name} takes ${decimal(expected.unitsLost)} of ${plural(unitsOf(storm), 'Unit')} on average, ${decimal(expected.warshipsLost)} of them Warships; the Fleet comes through unharmed ${percent(chances.unharmed)} of the time and loses every Unit ${percent(chances.allLost)}.`
      : `${name} needs no roll here: the Fleet is unharmed.`,
    chances,
    expected,
    distributions,
    facts,
    ...(storm.card === 'cruel-sea' && column && { grid: gridOf(storm, rolls, column, tables) }),
    ...basis(ledger, stormReadings(storm, rolls), read),
  };
}
