/** 15: alliances made and ended, and what that does to sieges and garrisons. */

import { note } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { touch } from '../changes.ts';
import { holderAt, limitOf, powersOf, seatOf } from '../queries.ts';
import type { State } from '../state.ts';

export function made(d: State, one: Power, other: Power): void {
  d.alliances.push({ one, other });
  touch(d);
  note(d, '15.1', () => `The ${PEOPLES[one]} and the ${PEOPLES[other]} are allied.`, { facts: { allied: true } });
  for (const [power, friend] of [
    [one, other],
    [other, one],
  ] as const)
    for (const half of d.setup.powers)
      if (half !== power && seatOf(d, half) === seatOf(d, power) && !areAllied(half, friend, d.alliances))
        note(d, '15.1-note', () => `The ${PEOPLES[half]} have no part in it.`);
}

/** 15.4, 15.5: an alliance lapses or is broken; former allies come out of each other's cities. */
export function ended(d: State, one: Power, other: Power, rule: '15.4' | '15.5' | '18'): void {
  touch(d);
  const treaty = d.marks.includes('treaty') && [one, other].includes('romans') && [one, other].includes('carthage');
  if (treaty) {
    d.marks = d.marks.filter((mark) => mark !== 'treaty' && mark !== 'punic-envoys');
    note(d, '18', 'The treaty of Rome and Carthage is broken for good.');
    return;
  }
  d.alliances = d.alliances.filter(
    (a) => !((a.one === one && a.other === other) || (a.one === other && a.other === one)),
  );
  note(d, rule, () => `The alliance of the ${PEOPLES[one]} and the ${PEOPLES[other]} is over.`, {
    facts: { allied: false },
  });
}

/** 15.1: whether a power of the proposer besieges a city or tribe of that player. */
export const besieges = (s: State, from: Power, to: Power): boolean => {
  const [mine, theirs] = [seatOf(s, from), seatOf(s, to)];
  return Object.entries(s.siege).some(([at, { by }]) => {
    const holder = holderAt(s, at);
    return (
      holder !== 'independents' && mine !== undefined && powersOf(mine).includes(by) && seatOf(s, holder) === theirs
    );
  });
};

export const price = (s: State): number => limitOf(s, 'breaking');
