/** Storm rolls written down, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { totalOf } from '../../../calculator/ledger.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { tableEntry } from '../attrition/table.ts';
import { SIDED } from '../dice.ts';
import type { Storm } from './fields.ts';
import { CARD_NAMES, stormFacts, stormReadings } from './readings.ts';
import { lostOf, ruleOf, stormColumn, stormLedger, type Wreck, warshipsGone, wreckOf } from './rules.ts';

export interface Stormed {
  readonly dice: readonly { readonly die: number; readonly hits: number; readonly rule: string }[];
  readonly wreck: Wreck;
}

/** 17.1.#11, 17.1.#39, 15.2: what each die hits, and what all of them take from the Fleet. */
export function batter(storm: Storm, faces: Faces, figures: Figures): Stormed {
  const rule = ruleOf(storm);
  const dice = (faces['storm'] ?? []).map((die) => ({
    die,
    hits: tableEntry(die, stormColumn(storm, figures), storm.rowSix, figures),
    rule,
  }));
  return {
    dice,
    wreck: wreckOf(
      storm,
      dice.reduce((sum, { hits }) => sum + hits, 0),
    ),
  };
}

export function stormRolls(storm: Storm, tables: Tables): Roll[] {
  const dice = totalOf(stormLedger(storm, new Reader(tables)));
  return dice ? [{ id: 'storm', label: plural(dice, 'storm roll'), dice, sides: SIDED }] : [];
}

export function stormRoll(storm: Storm, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const ledger = stormLedger(storm, read);
  const rolls = totalOf(ledger);
  const facts = stormFacts(storm, rolls, read);
  const { dice, wreck } = batter(storm, faces, read);
  const { warshipsLost, cuLost, stsLost, allLost, hits, pcsLost } = wreck;
  const lost = `${plural(warshipsLost, 'Warship')}, ${plural(cuLost, 'CU')} and ${plural(stsLost, 'ST')}`;
  const fate = storm.card === 'cruel-sea' ? 'displaced' : 'back in the port of embarkation';
  return {
    sentence: `${CARD_NAMES[storm.card]} takes ${lost}${allLost ? `; no Unit is left, and the Generals are ${fate}` : ''}.`,
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
      hits,
      ...(storm.aristocrats > 0 && { pcsLost }),
    },
    steps: dice.map((one) => ({
      rule: one.rule,
      text: `A ${one.die} in column ${facts.column}: ${plural(one.hits, 'hit')}.`,
    })),
    ...basis(ledger, stormReadings(storm, rolls), read),
  };
}
