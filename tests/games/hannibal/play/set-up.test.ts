/** What a set-up may say: everything else is refused with one sentence that names it. */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { content, start, tables } from './table.ts';

const army = { cu: 4, generals: ['fabius'] };
const forces = (rome: object, carthage: object = {}) => ({ forces: { rome, carthage } as never });

const REFUSED: readonly (readonly [string, object, RegExp])[] = [
  ['an unknown field', { trun: 2 }, /"trun"/],
  ['an unknown stage', { stage: 'spring' }, /"spring"/],
  ['an unknown side to play', { active: 'syracuse' }, /"syracuse"/],
  ['a turn that is not on the track', { turn: 12 }, /turn: found 12/],
  ['a space that is not on the map', { control: { athens: 'rome' } }, /"athens"/],
  ['an owner who plays no part', { control: { capua: 'gauls' } }, /"gauls"/],
  ['Forces of a third side', { forces: { rome: {}, carthage: {}, gauls: {} } }, /"gauls"/],
  ['Forces in a space that is not on the map', forces({ athens: army }), /"athens"/],
  ['Forces of one side only', { forces: { rome: {} } }, /side with Forces "carthage"/],
  ['a Force that is no Force', forces({ capua: 4 }), /the Force in capua: found 4/],
  ['Generals that are no list', forces({ capua: { cu: 4, generals: 'fabius' } }), /Generals in capua.*expected a list/],
  ['a hand that is no list', { hands: { rome: 's57' } }, /hand of rome.*expected a list/],
  ['a field of a Force that means nothing', forces({ capua: { cus: 4 } }), /"cus"/],
  ['CUs that are no number', forces({ capua: { cu: 'four' } }), /CUs in capua: found four/],
  ['fewer CUs than none', forces({ capua: { cu: -1 } }), /CUs in capua: found -1/],
  ['more Elephants than CUs', forces({}, { gades: { cu: 1, elephants: 2 } }), /gades: 2 Elephants among 1 CUs/],
  ['a General who is not in the game', forces({ capua: { cu: 4, generals: ['caesar'] } }), /"caesar"/],
  ['a General in two places', forces({ capua: army, rome: army }), /"fabius" appears twice/],
  [
    'a General on the map and displaced',
    { ...forces({ capua: army }), displaced: ['fabius'] },
    /"fabius" appears twice/,
  ],
  ['an unknown Proconsul', { proconsul: 'caesar' }, /"caesar"/],
  ['CUs of both sides outside in one space', forces({ capua: army }, { capua: { cu: 2 } }), /capua: CUs of both sides/],
  ['a General of the other side', forces({ capua: { cu: 4, generals: ['hannibal'] } }), /"hannibal"/],
  ['a garrison where there are no walls', { inside: { praeneste: { cu: 2 } } }, /praeneste: nobody can be inside/],
  [
    'points on a space that cannot be besieged',
    { siege: { praeneste: 1 } },
    /praeneste: neither a Walled City nor a Tribe/,
  ],
  ['more points than a siege can have', { siege: { capua: 3 } }, /points on capua: found 3/],
  ['a hand of a third side', { hands: { gauls: [] } }, /"gauls"/],
  ['a card that is not in the deck', { hands: { rome: ['s99'] } }, /"s99"/],
  ['a card in both hands', { hands: { rome: ['s57'], carthage: ['s57'] } }, /"s57" appears twice/],
];

describe('a position made by hand', () => {
  test.each(REFUSED)('%s is refused by its name', (_, position, sentence) => {
    expect(() => hannibal.start({ position } as never, content)).toThrow(sentence);
    expect(() => hannibal.start({ position } as never, content)).toThrow(RangeError);
  });

  test('a garrison and the enemy outside its walls share a space', () => {
    const s = start({
      position: { stage: 'strategy', ...forces({}, { capua: { cu: 4 } }), inside: { capua: { cu: 2 } } },
    });
    expect([s.inside['capua']?.cu, s.stacks.carthage['capua']?.cu]).toEqual([2, 4]);
  });
});

test('a field of the set-up that means nothing is refused', () => {
  expect(() => hannibal.start({ postion: {} } as never, content)).toThrow(/"postion"/);
});

/** The tables with one entry that says something else. */
const withEntry = (id: string, row: string, column: string, value: string) => ({
  ...content,
  tables: {
    ...tables,
    [id]: {
      ...tables[id]!,
      entries: tables[id]!.entries.map((one) => (one.at[0] === row && one.at[1] === column ? { ...one, value } : one)),
    },
  },
});

test.each([
  ['generals', 'fabius', 'side'],
  ['set-up', 'rome', 'side'],
  ['tribes', 'boii', 'friendly'],
  ['provinces', 'Latium', 'allies'],
])('a misspelt side or kind in the table %s is an error with its name', (id, row, column) => {
  expect(() => hannibal.start({}, withEntry(id, row, column, 'Rmoe'))).toThrow(/"Rmoe"/);
});

test('a space of the map without a Province of the table is an error with its name', () => {
  const map = { ...content.map!, spaces: content.map!.spaces.map((one) => ({ ...one, province: 'Latum' })) };
  expect(() => hannibal.start({}, { tables, map })).toThrow(/"Gades".*"Latum"/);
});
