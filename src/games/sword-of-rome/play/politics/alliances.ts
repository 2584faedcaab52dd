/** 15: alliances made and ended, and what that does to sieges and garrisons. 14.6: the solidarity of the Gauls. */
import { chosen } from '../../../../play/answer.ts';
import { no } from '../../../../play/problem.ts';
import { note } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { mark, touch } from '../changes.ts';
import { enemyCu, holderAt, isSpace, kindAt, limitOf, nameOf, spaceOf } from '../queries.ts';
import type { AnswerIn, State } from '../state.ts';
import { isFriend, powersOf, seatOf } from './friends.ts';

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

/** For any frame in which the Gauls decide. */
export const solidarity: AnswerIn<unknown, 'solidarity'> = chosen('solidarity', 'space', {
  when: (s) => s.active === 'gauls',
  of: (s) => (s.plunder < 1 ? [] : Object.keys(s.marker)),
  bars(s, _, space) {
    if (s.plunder < 1) return no('14.6', 'There is no Gallic plunder on the track.');
    if (!isSpace(s, space) || spaceOf(s, space).home !== 'gauls')
      return no('14.6', `Found ${space}; it is no Gallic home space.`);
    if (kindAt(s, space) !== 'plain') return no('14.6', `${nameOf(s, space)} is a city: it has no PC marker.`);
    if (enemyCu(s, space, 'gauls') > 0) return no('14.6', `${nameOf(s, space)}: enemy CU are there.`);
    const holder = holderAt(s, space);
    if (holder === 'gauls') return no('14.6', `${nameOf(s, space)} has no foreign marker.`);
    return isFriend(s, 'gauls', holder) ? no('15.2.2', 'It is an ally’s marker.') : undefined;
  },
  says: (s, _, space) => `1 plunder for ${nameOf(s, space)}`,
  apply(d, _, space) {
    d.plunder -= 1;
    mark(d, space, 'gauls');
    note(d, '14.6', () => `The Gauls give up 1 plunder, and ${nameOf(d, space)} is theirs again.`);
  },
});
