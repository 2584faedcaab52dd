/** Winter (5.3): which Forces roll Attrition, which STs vanish, and what becomes of Seamanship and Supremacy. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { note } from '../../../../play/state.ts';
import { levelNumber } from '../../seamanship/levels.ts';
import { levelAfter, supremacyAfter } from '../../seamanship/rules.ts';
import { LEVEL_NAMES, otherSide, SIDES, type Side } from '../../words.ts';
import { NONE } from '../parts.ts';
import { cusOf, fieldOf, placeName, takeSupremacy, toField } from '../changes.ts';
import { controlOf, holdsCus, isTribe, levelOf } from '../queries.ts';
import type { State } from '../state.ts';

/** 5.3.A: in the open, beside an enemy PC or city or among a Tribe. */
export const suffersWinter = (s: State, side: Side, at: string): boolean =>
  controlOf(s, at) === otherSide(side) || isTribe(s, at);

/** 5.3.A: Carthage's Forces first, then Rome's, by the name of their space. */
export const winterForces = (s: State): { who: Side; at: string }[] =>
  (['carthage', 'rome'] as const).flatMap((who) =>
    Object.keys(s.field[who])
      .filter((at) => cusOf(fieldOf(s, who, at)) > 0 && suffersWinter(s, who, at))
      .sort()
      .map((at) => ({ who, at })),
  );

/** 5.3.B: STs that no CU guards, outside a city. */
function loseSts(d: State): void {
  for (const side of SIDES)
    for (const at of Object.keys(d.field[side])) {
      const heap = fieldOf(d, side, at);
      if (holdsCus(d, side, at) || heap.st === 0) continue;
      toField(d, side, at, { ...NONE, st: heap.st }, -1);
      note(d, '5.3.B', `${plural(heap.st, 'ST')} in ${placeName(d, at)} are lost, as no CU guards them.`);
    }
}

/** 5.3.B, 5.3.C: after the rolls. */
export function winterSea(d: State): void {
  loseSts(d);
  const figures = figuresOf(d);
  const level = levelOf(d);
  const after = levelAfter({ level, ready: d.warships.rome.ready }, figures);
  if (after !== level) {
    d.seamanship = levelNumber(after);
    note(d, '5.3.C', `Too few Ready Warships: Roman Seamanship falls to ${LEVEL_NAMES[after]}.`, {
      facts: { seamanship: LEVEL_NAMES[after] },
    });
  }
  const order = d.setup.rulings['winter-seamanship-first'];
  takeSupremacy(d, supremacyAfter({ level, supremacy: d.supremacy, order }, after), '5.3.C');
}
