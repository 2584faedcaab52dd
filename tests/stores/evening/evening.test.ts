/** An evening: what follows from its entries, how it is kept, changed, handed over and read, and that the luck log agrees. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextRoll } from '../../../src/calculator/roll/faces.ts';
import { stakesOf } from '../../../src/calculator/roll/luck.ts';
import { calculatorOf } from '../../../src/games/index.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { noteAmounts } from '../../../src/stores/evening/count.ts';
import {
  alliancesOf,
  amountsOf,
  courseOf,
  dearestOf,
  type Evening,
  luckOf,
  type Rolled,
  siegesOf,
  type Unnoted,
} from '../../../src/stores/evening/evening.ts';
import { readEvenings, readLink, shared, writeEvenings, writeLink } from '../../../src/stores/evening/evening-file.ts';
import {
  $evenings,
  $eveningTrouble,
  amend,
  begin,
  end,
  forget,
  keep,
  note,
  openEvenings,
  strike,
  takeUp,
  underWay,
  undo,
} from '../../../src/stores/evening/evenings.ts';
import { readEvening } from '../../../src/stores/evening/read-evening.ts';
import { $logs, logOf, takeBack } from '../../../src/stores/luck-log.ts';
import { $turns, follow, tableOf } from '../../../src/stores/turn/turn.ts';
import { Device } from '../../support/storage.ts';

const GAME = 'sword-of-rome';
const NAMES = { romans: 'Anna', gauls: 'Jon' };
const now = (): Evening => underWay($evenings.get(), GAME)!;
const log = () => logOf($logs.get(), GAME);
const atTurn = (turn: number) => follow(GAME, (table) => ({ ...table, place: { turn, phase: 0, step: 0 } }));
const rolled = (expected: number, fell: 0 | 1, more: Partial<Rolled> = {}) =>
  ({
    type: 'roll',
    calculator: 'battle',
    query: 'v=1',
    asked: 'Battle: 8 CU against 4 CU',
    sentence: `It came at ${expected}.`,
    faces: { attacker: [1, 2, 3], defender: [4, 5, 6] },
    stakes: [{ term: 'Attacker wins', form: 'chance', expected, fell }],
    good: 'romans',
    bad: 'gauls',
    ...more,
  }) satisfies Unnoted;

let device: Device;
beforeEach(() => {
  device = new Device();
  openEvenings();
  begin({ game: GAME, players: 4, without: [], names: NAMES }, { anew: true });
});
afterEach(() => {
  device.full = false;
  device.forbidden = false;
  for (const { id } of $evenings.get()) forget(id);
  takeBack(GAME, 'all');
  device.leave();
});

describe('what follows from the entries', () => {
  test('luck is what fell less what was to be expected, and as much is lost by whom it was bad for', () => {
    for (const entry of [rolled(0.25, 1), rolled(0.5, 0, { good: 'gauls', bad: undefined })]) note(now(), entry);
    expect(luckOf(now())).toEqual([
      { seat: 'romans', rolls: 1, luck: [{ unit: 'results', luck: 0.75 }] },
      { seat: 'gauls', rolls: 2, luck: [{ unit: 'results', luck: -1.25 }] },
    ]);
  });

  test('where a roll tells of pieces, luck is counted in them; what most rolls are counted in comes first', () => {
    const won = { term: 'Attacker wins', form: 'chance', expected: 0.5, fell: 1 } as const;
    const inCu = (fell: number) => [won, { term: 'Balance', form: 'number', expected: 0.5, fell, unit: 'CU' } as const];
    for (const stakes of [inCu(3), inCu(-1), [won]]) note(now(), rolled(0.5, 1, { stakes }));
    expect(luckOf(now())[0]).toEqual({
      seat: 'romans',
      rolls: 3,
      luck: [
        { unit: 'CU', luck: 1 },
        { unit: 'results', luck: 0.5 },
      ],
    });
  });

  test('the least likely come first, and what was likely is not dear; what cost pieces is dearer, by how many', () => {
    for (const entry of [rolled(0.75, 0), rolled(0.125, 1), rolled(0.875, 1)]) note(now(), entry);
    const dearest = () => dearestOf(now(), 4).map(({ stakes }) => stakes.at(-1)?.expected);
    expect(dearest()).toEqual([0.125, 0.75]);
    const won = { term: 'Attacker wins', form: 'chance', expected: 0.9, fell: 1 } as const;
    for (const [expected, fell] of [
      [1, 2],
      [3, -2],
      [2, 2.5],
    ] as const)
      note(now(), rolled(0.9, 1, { stakes: [won, { term: 'Balance', form: 'number', expected, fell, unit: 'CU' }] }));
    expect(dearest()).toEqual([3, 1, 2, 0.125]);
  });

  test('what a seat has is what was noted last, by turn; points stand in the turn too', () => {
    noteAmounts(now(), 'VP', { romans: 6, gauls: 5 }, { points: 'VP' });
    atTurn(2);
    noteAmounts(now(), 'VP', { romans: 6, gauls: 7 }, { points: 'VP' });
    expect(amountsOf(now(), 'VP')).toEqual({ romans: 6, gauls: 7 });
    expect(now().entries).toHaveLength(3);
    expect(courseOf(now(), 'VP').map(({ seat, by }) => [seat, ...by])).toEqual([
      ['romans', [1, 6]],
      ['gauls', [1, 5], [2, 7]],
    ]);
    expect(tableOf($turns.get(), GAME).points).toEqual({ romans: 6, gauls: 7 });
  });

  test('alliances and sieges last until they are ended, whichever way round they are told', () => {
    note(now(), { type: 'alliance', seats: ['romans', 'gauls'], ends: false });
    note(now(), { type: 'siege', seat: 'gauls', place: 'Veii', level: 1 });
    note(now(), { type: 'siege', seat: 'gauls', place: 'veii', level: 2 });
    expect([alliancesOf(now()).length, siegesOf(now()).map(({ level }) => level)]).toEqual([1, [2]]);
    note(now(), { type: 'alliance', seats: ['gauls', 'romans'], ends: true });
    note(now(), { type: 'siege', seat: 'gauls', place: 'Veii', level: 0 });
    expect([alliancesOf(now()), siegesOf(now())]).toEqual([[], []]);
  });
});

describe('the luck log', () => {
  test('has every roll of the evening under the name of whom it was good for, and follows what is removed and undone', () => {
    note(now(), rolled(0.25, 1));
    note(now(), rolled(0.5, 0, { good: undefined }));
    expect(log().map(({ player }) => player)).toEqual(['Anna', 'Jon']);
    strike(now().id, now().entries[0]!.id);
    expect(log().map(({ player }) => player)).toEqual(['Jon']);
    undo();
    expect(
      log()
        .map(({ stakes }) => stakes[0]?.expected)
        .sort(),
    ).toEqual([0.25, 0.5]);
    expect(now().entries).toHaveLength(2);
  });

  test('a roll typed face by face has the stakes that the engine gives for those faces', async () => {
    const battle = (await calculatorOf(GAME, 'battle'))!;
    const { tables } = gameOf(GAME);
    const input = {
      ...Object.fromEntries(Object.entries(battle.fields).map(([k, f]) => [k, (f as { default: unknown }).default])),
    };
    const faces = { attacker: [6, 6, 5], defender: [1, 2, 1] };
    expect(nextRoll((fallen) => battle.rolls!(input as never, tables, fallen), faces)).toBeUndefined();
    const outcome = battle.resolve!(input as never, faces, tables);
    const stakes = stakesOf(battle, battle.compute(input as never, tables), outcome);
    note(now(), rolled(0, 0, { faces, sentence: outcome.sentence, stakes }));
    expect(log().at(-1)?.stakes).toEqual(stakes);
    expect(stakes[0]?.fell).toBe(1);
    // In CU: what the defender lost less what the attacker lost, and less what was to be expected of both.
    const [, attacker, defender] = stakes;
    const net = (of: 'fell' | 'expected') => defender![of] - attacker![of];
    const [{ unit, luck } = { unit: '', luck: 0 }] = luckOf(now())[0]!.luck;
    expect([unit, attacker?.term, defender?.term]).toEqual(['CU', 'Attacker loses (CU)', 'Defender loses (CU)']);
    expect(luck).toBeCloseTo(net('fell') - net('expected'), 12);
  });
});

describe('kept', () => {
  test('put away and taken up again the turn stands where it was; another evening may lie between', () => {
    atTurn(3);
    note(now(), rolled(0.5, 1));
    const first = now();
    end(GAME);
    expect(underWay($evenings.get(), GAME)).toBeUndefined();
    begin({ game: GAME, players: 5, without: [], names: {} }, { anew: true });
    expect(tableOf($turns.get(), GAME).place.turn).toBe(1);
    takeUp($evenings.get().find(({ id }) => id === first.id)!);
    expect(now()).toEqual(first);
    expect(tableOf($turns.get(), GAME).place.turn).toBe(3);
    expect($evenings.get().filter(({ ended }) => ended === undefined)).toHaveLength(1);
  });

  test('an entry is changed in its place, and a page that knows less overwrites nothing of another page', () => {
    note(now(), rolled(0.5, 1));
    const elsewhere = { ...now(), id: 'elsewhere', ended: 1 };
    device.writtenElsewhere('tabularium:evenings', JSON.stringify([...$evenings.get(), elsewhere]));
    amend(now().id, { ...now().entries[0]!, note: 'Veii' });
    undo();
    expect(JSON.parse(device.items.get('tabularium:evenings')!)).toHaveLength(2);
    expect(now().entries[0]?.note).toBeUndefined();
  });

  test('what cannot be read is set aside, a full or forbidden device says so and loses nothing while the page is open', () => {
    note(now(), rolled(0.5, 1));
    device.full = true;
    note(now(), rolled(0.25, 1));
    expect($eveningTrouble.get()).toContain('is full or');
    expect(now().entries).toHaveLength(2);
    device.full = false;
    note(now(), { type: 'remark', text: 'Room again' });
    expect([$eveningTrouble.get(), now().entries.length]).toEqual(['', 3]);
    const broken = device.items.get('tabularium:evenings')!.replace('"remark"', '"regret"');
    device.writtenElsewhere('tabularium:evenings', broken);
    openEvenings();
    expect(device.items.get('tabularium:evenings:aside')).toBe(broken);
  });
});

describe('handed over', () => {
  test('a file and a link bring back what was there; names and luck may stay at home', async () => {
    note(now(), rolled(0.25, 1));
    note(now(), { type: 'siege', seat: 'gauls', place: 'Véii “x”', level: 1 });
    const all = [now()];
    expect(readEvenings(writeEvenings(all), [GAME])).toEqual({ type: 'evenings', evenings: all, leftOut: 0 });
    expect(await readLink(`#${await writeLink(now())}`)).toEqual(now());
    const bare = shared(now(), { names: false, luck: false });
    expect([bare.names, luckOf(bare)]).toEqual([{}, []]);
    expect(JSON.stringify(bare)).not.toContain('Anna');
  });

  test('an evening that is here already is not doubled, one that differs stands beside it', () => {
    note(now(), rolled(0.25, 1));
    expect(keep([now()])).toBe(0);
    expect(keep([{ ...now(), players: 5 }])).toBe(1);
    expect(new Set($evenings.get().map(({ id }) => id)).size).toBe(2);
    expect(underWay($evenings.get(), GAME)?.players).toBe(4);
    expect(log()).toHaveLength(1);
  });

  test('one entry that does not fit is left out and the rest is taken; extremes neither throw nor get in', async () => {
    note(now(), rolled(0.25, 1));
    const [good] = now().entries;
    const deep = JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`);
    const bad: unknown[] = [
      null,
      deep,
      { ...good, stakes: [{ term: 'x', form: 'chance', expected: null, fell: 1 }] },
      { ...good, faces: { attacker: Array(1e5).fill(6) } },
      { ...good, turn: 1e9 },
      { ...good, type: 'toString' },
      { ...good, id: 7 },
      { id: 'x', at: 1, turn: 1, phase: 0, type: 'count', what: 'VP', seat: 'romans', amount: 1e300 },
      { id: 'y', at: 1, turn: 1, phase: 0, type: 'remark', text: 'x'.repeat(1e5) },
    ];
    const read = readEvening({ ...now(), entries: [...bad, good, good] });
    expect(read).toEqual({ evening: { ...now(), entries: [good] }, leftOut: bad.length + 1 });
    for (const no of [
      null,
      [],
      'x',
      {},
      { ...now(), players: 0 },
      { ...now(), names: { a: 1 } },
      { ...now(), began: 'x' },
    ])
      expect(readEvening(no)).toBeUndefined();
    for (const text of ['', 'nonsense', '[]', '{"tabularium":"tables"}', writeEvenings([]), 'x'.repeat(2_000_001)])
      expect(readEvenings(text, [GAME]).type).toBe('problem');
    expect(readEvenings(writeEvenings([now()]), ['another'])).toMatchObject({ type: 'problem' });
    const link = await writeLink(now());
    for (const cut of ['', '#evening=', `#${link.slice(0, -9)}`, `#${link.replace('=1.', '=2.')}`, '#evening=1.!!'])
      expect(await readLink(cut)).toBeUndefined();
    // A few letters that would open to far too many.
    expect(await readLink(`#${await writeLink({ ...now(), names: { romans: 'x'.repeat(3e6) } })}`)).toBeUndefined();
  });
});
