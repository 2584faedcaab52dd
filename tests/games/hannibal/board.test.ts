/** The board, set-up and cards of the 2007 edition, held to what its rules say by themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mapProps } from '../../../src/components/map-props.ts';
import { PORT_NAMES } from '../../../src/games/hannibal/naval-movement/ports.ts';
import { hannibal } from '../../../src/games/hannibal/play/game.ts';
import { provinceOwner, significantOf } from '../../../src/games/hannibal/play/politics.ts';
import type { State } from '../../../src/games/hannibal/play/state.ts';
import { allDocuments } from '../../../src/gate/documents.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { idOf, neighboursOf } from '../../../src/gate/map.ts';

const game = gameOf('hannibal');
const { tables, cards } = game;
const map = game.map!;
const start = hannibal.start({}, { tables, map }) as State;
const named = (name: string) => map.spaces.find((space) => space.name === name)!;
const value = (table: string, ...at: (string | number)[]) =>
  tables[table]!.entries.find((entry) => entry.at.join() === at.join())?.value;

describe('the board', () => {
  test('has 13 Walled Cities and 8 Tribes among 96 spaces, and 34 ports', () => {
    const kinds = (kind: string) => map.spaces.filter((space) => space.kind === kind).length;
    expect([map.spaces.length, kinds('city'), kinds('tribe'), kinds('plain')]).toEqual([96, 13, 8, 75]);
    expect(map.spaces.filter(({ port }) => port).length).toBe(34);
  });

  test('has 166 roads, four passes in the Alps, four others and two straits', () => {
    const joined = (terrain: string) => map.links.filter((link) => link.terrain === terrain).length;
    expect(['clear', 'steep', 'rough', 'strait'].map(joined)).toEqual([166, 4, 4, 2]);
  });

  test('every city but Capua is a port', () => {
    const inland = map.spaces.filter(({ kind, port }) => kind === 'city' && !port);
    expect(inland.map(({ name }) => name)).toEqual(['Capua']);
  });

  test('of 22 Provinces 18 count; all spaces are in one, and Latium and Carthage have one each', () => {
    const { provinces } = start.setup;
    expect(Object.keys(provinces)).toHaveLength(22);
    expect(Object.values(provinces).filter(({ counts }) => counts)).toHaveLength(18);
    expect(Object.values(provinces).reduce((sum, { spaces }) => sum + spaces.length, 0)).toBe(96);
    expect([provinces['Latium']?.spaces, provinces['Carthage']?.spaces]).toEqual([['rome'], ['carthage']]);
  });

  test('Sicilia, Celtiberia and Corsica with Sardinia have five spaces each', () => {
    for (const name of ['Sicilia', 'Celtiberia', 'Corsica / Sardinia'])
      expect(start.setup.provinces[name]?.spaces, name).toHaveLength(5);
  });

  test('out of Gaul four passes lead to Italia, and out of the Po valley one road leads on', () => {
    const into = (from: readonly string[], terrain: string) =>
      map.links.filter((link) => {
        const [a, b] = link.between.map((name) => named(name).province ?? '');
        return link.terrain === terrain && from.includes(a ?? '') !== from.includes(b ?? '');
      });
    const beyond = ['Gallia Transalpinia', 'Massilia'];
    expect(map.links.filter(({ terrain }) => terrain === 'steep')).toHaveLength(4);
    expect(into([...beyond, 'Liguria'], 'steep')).toHaveLength(3);
    const out = into(['Gallia Cisalpinia'], 'clear').map(({ between }) => between.join(' - '));
    expect(out).toEqual(['Mutina - Ariminum']);
  });

  test('from Rome four roads lead out', () => {
    expect(neighboursOf(map, named('Rome')).map(({ space }) => space.name)).toEqual([
      'Falerii',
      'Tarquinii',
      'Praeneste',
      'Capua',
    ]);
  });

  test('names of the aid and of today lead to its spaces, on the map as in find', async () => {
    const { spots } = await mapProps(game);
    const documents = (await allDocuments()).filter((one) => one.game === 'hannibal' && one.kind === 'space');
    for (const [word, id] of [
      ['Roma', 'rome'],
      ['Carthago', 'carthage'],
      ['Carthago Nova', 'new-carthage'],
      ['Regium', 'rhegium'],
      ['Marseille', 'massilia'],
    ] as const) {
      expect(spots.filter(({ called = [] }) => called.includes(word)).map((spot) => spot.id)).toEqual([id]);
      expect(documents.find((one) => one.id === id)?.text.split(', ')).toContain(word);
    }
  });
});

describe('the ports', () => {
  test('are those of the map, in the table and in the fields', () => {
    const ports = map.spaces.filter(({ port }) => port);
    expect(tables['ports']!.axes[0]!.keys).toEqual(ports.map(idOf));
    expect(PORT_NAMES).toEqual(Object.fromEntries(ports.map((space) => [idOf(space), space.name])));
  });

  test('the note of each tells its number', () => {
    for (const space of map.spaces.filter(({ port }) => port)) {
      const number = Number(value('ports', idOf(space), 'number'));
      const told = number > 0 ? `+${number}` : String(number).replace('-', '−');
      expect(space.note, space.name).toContain(`Its port number is ${told}.`);
    }
  });

  test('have the numbers of the examples in the rules', () => {
    const of = (port: string) => Number(value('ports', port, 'number'));
    expect(of('carthage') + of('new-carthage')).toBe(-4);
    expect(of('new-carthage') + of('rhegium')).toBe(-1);
  });
});

describe('the set-up', () => {
  test('9 Provinces that count are Roman, 7 Carthaginian; Idubeda and Gallia Cisalpinia are nobody’s', () => {
    expect([significantOf(start, 'rome'), significantOf(start, 'carthage')]).toEqual([9, 7]);
    const { provinces } = start.setup;
    const free = Object.keys(provinces).filter((name) => provinces[name]?.counts && !provinceOwner(start, name));
    expect(free.sort()).toEqual(['Gallia Cisalpinia', 'Idubeda']);
  });

  test('26 Roman PCs and 29 Carthaginian ones, 8 cities and 5, and 20 empty spaces', () => {
    const held = (home: string | undefined, kind: string) =>
      map.spaces.filter((space) => space.home === home && space.kind === kind).length;
    expect([held('Romans', 'plain'), held('Romans', 'city'), held('Romans', 'tribe')]).toEqual([26, 8, 0]);
    const carthage = [held('Carthaginians', 'plain'), held('Carthaginians', 'city'), held('Carthaginians', 'tribe')];
    expect(carthage).toEqual([29, 5, 3]);
    expect([held(undefined, 'plain'), held(undefined, 'tribe')]).toEqual([20, 5]);
  });

  test('16 CUs a side, two Consuls, and Hannibal with two others in Saguntum', () => {
    const cu = (side: 'rome' | 'carthage') => Object.values(start.stacks[side]).reduce((sum, at) => sum + at.cu, 0);
    expect([cu('rome'), cu('carthage')]).toEqual([16, 16]);
    expect(start.consuls).toEqual(['p-scipio', 'longus']);
    expect(start.stacks.carthage['saguntum']).toEqual({
      cu: 10,
      elephants: 2,
      generals: ['hannibal', 'mago', 'gisgo'],
    });
    expect(start.pool).toHaveLength(6);
  });

  test('a friendly Tribe is Carthaginian on the map, any other is nobody’s', () => {
    for (const { kind, home, ...space } of map.spaces)
      if (kind === 'tribe')
        expect(value('tribes', idOf(space), 'friendly'), space.name).toBe(home ? 'carthage' : 'nobody');
  });
});

describe('the cards', () => {
  const deck = Object.values(start.setup.deck);
  const having = (test: (card: (typeof deck)[number]) => boolean) => deck.filter(test).map(({ number }) => number);

  test('64, of them 21, 22 and 21 with 1, 2 and 3 OPs', () => {
    expect(deck.map(({ number }) => number)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
    expect([1, 2, 3].map((op) => having((card) => card.op === op).length)).toEqual([21, 22, 21]);
  });

  test('every card of 3 OPs serves for ships and troops, and no other', () => {
    for (const { number, op, ship, troops } of deck) expect([ship, troops], `${number}`).toEqual([op === 3, op === 3]);
  });

  test('10 Events are Roman, 17 Carthaginian; 10 are Counters, 41 break a Truce, three cards leave the game', () => {
    expect([having((c) => c.owner === 'rome').length, having((c) => c.owner === 'carthage').length]).toEqual([10, 17]);
    expect(having(({ swords }) => swords)).toHaveLength(10);
    expect(having(({ breaksTruce }) => breaksTruce)).toHaveLength(41);
    expect(having(({ gone }) => gone !== 'never')).toEqual([9, 25, 26]);
  });

  test('two Campaigns of three Generals and four of two', () => {
    expect(having(({ generals }) => generals === 3)).toEqual([33, 34]);
    expect(having(({ generals }) => generals === 2)).toEqual([37, 38, 39, 40]);
    expect(having(({ generals, event }) => generals > 0 !== (event === 'campaign'))).toEqual([]);
  });

  test('each is told once on its sheet, by its title, its side and its OPs', () => {
    const told = cards.flatMap(({ name, number, deck: side }) =>
      (number ?? '').split(' ').map((one) => ({ name, side, number: Number(one.slice(1)) })),
    );
    expect(told.map(({ number }) => number).sort((a, b) => a - b)).toEqual(deck.map(({ number }) => number));
    for (const { name, side, number } of told) {
      const card = deck.find((one) => one.number === number)!;
      expect(name).toContain(card.title);
      const who = { rome: 'Rome', carthage: 'Carthage', either: 'either side' }[card.owner];
      expect(side).toBe(`${who}, ${card.op} ${card.op === 1 ? 'OP' : 'OPs'}${card.swords ? ', Counter' : ''}`);
    }
  });
});

test('hardly anything is a stand-in any more', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? files(`${folder}/${one.name}`) : [`${folder}/${one.name}`],
    );
  const text = files('content/hannibal').map((file) => readFileSync(file, 'utf8'));
  const found = text.join('\n').match(/"standing": "stand-in"|standing="stand-in"|"port": "stand-in"/g) ?? [];
  expect(found.length).toBeLessThanOrEqual(20);
});
