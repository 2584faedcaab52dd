/** The move planner: prices by hand, what stops a force, and the cheapest way against every way tried out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { Reader } from '../../../src/calculator/table.ts';
import { neighboursOf } from '../../../src/games/nero/board/rules.ts';
import { move } from '../../../src/games/nero/move/calculator.ts';
import { entering } from '../../../src/games/nero/move/deeds.ts';
import { fewestFrom } from '../../../src/games/nero/move/plan.ts';
import { PLACES, type PlaceId } from '../../../src/games/nero/words.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof move.fields>;
type Step = Input['steps'][number];

const plain: Step = { to: 'judaea', meets: 'nobody', owners: 1, own: 0, uncontrolled: 0, dropped: 0 };
const into = (...steps: Partial<Step>[]): Step[] => steps.map((s) => ({ ...plain, ...s }));
const report = (given: Partial<Input>, used = tables): Report =>
  move.compute({ ...defaultsOf(move.fields), ...given }, used);
const ask = (given: Partial<Input>) => report(given).facts;

describe('6.0, 6.1: an attack where the force starts', () => {
  test('costs 1 MP before any step; the victory adds a Legion and Battle Fatigue to what follows', () => {
    const still = { from: 'aegyptus', legions: 3, mp: 6, steps: [] } as const;
    expect(ask({ ...still, atStart: 'wins' })['total']).toBe(1);
    // Two players there: 1 MP, then 1 and 1 for Battle Fatigue.
    expect(ask({ ...still, atStart: 'wins', startOwners: 2 })['total']).toBe(1 + 2);
    // On to Judaea with 4 Legions: 2 MP, and 1 for Battle Fatigue.
    expect(ask({ ...still, atStart: 'wins', steps: into({}) })['total']).toBe(1 + 2 + 1);
    // The same as an attack of that round before the move, but for the Legion won.
    expect(ask({ ...still, legions: 4, won: 1, steps: into({}) })['total']).toBe(3);
  });

  test('a failure ends the move, and a Leader alone cannot attack', () => {
    const { sentence } = report({ atStart: 'fails', steps: into({}) });
    expect(sentence).toContain('did not succeed');
    expect(report({ atStart: 'fails', steps: [] }).sentence).not.toContain('did not succeed');
    expect(report({ atStart: 'wins', legions: 0, leader: 'general', steps: [] }).sentence).toContain(
      'A Leader alone cannot attack',
    );
  });
});

describe('a planned way', () => {
  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [28, 3],
  ])('%i Legions pay %i MP at a border', (legions, total) => {
    expect(ask({ legions, steps: into({}) })['total']).toBe(total);
  });

  test('Straits cost 1 MP a Legion; the Barbarian Tribe 3 MP, over Straits too unless it is read otherwise', () => {
    const over = { from: 'britannia', legions: 5, steps: into({ to: 'germania-superior' }) } as const;
    expect(ask(over)['total']).toBe(5);
    expect(ask({ ...over, tribe: 'germania-superior' })['total']).toBe(3);
    expect(ask({ ...over, tribe: 'germania-superior', straitsToTribe: 'per-legion' })['total']).toBe(5);
  });

  test('a Leader alone pays 1 MP, is never tired, and may enter Roma', () => {
    const facts = ask({
      legions: 0,
      leader: 'general',
      won: 3,
      from: 'dalmatia',
      steps: into({ to: 'italia-north' }, { to: 'roma' }),
    });
    expect(facts).toMatchObject({ costs: '1 + 1', legal: true, endsIn: 'Roma' });
  });

  test('Legions never enter Roma, unless they are left behind with a Leader going on', () => {
    const way = (dropped: number) => into({ to: 'italia-north', dropped }, { to: 'roma' });
    expect(ask({ from: 'dalmatia', legions: 2, leader: 'general', steps: way(0) })['legal']).toBe(false);
    expect(ask({ from: 'dalmatia', legions: 2, leader: 'none', steps: way(2) })['legal']).toBe(false);
    expect(ask({ from: 'dalmatia', legions: 2, leader: 'general', steps: way(2) })).toMatchObject({
      legal: true,
      total: 2,
    });
  });

  test('each victory adds a Legion and 1 MP; the Barbarian Tribe has no Legion to give', () => {
    expect(ask({ legions: 3, steps: into({ meets: 'wins', owners: 2 }) })).toMatchObject({
      // 1 to enter, 1 to attack, 2 to attack again.
      costs: '1 + 1 + 2',
      legionsAfter: 5,
      fatigueAfter: 2,
    });
    const tribe = {
      from: 'thracia',
      legions: 4,
      tribe: 'moesia',
      steps: into({ to: 'moesia', meets: 'wins' }),
    } as const;
    expect(ask(tribe)).toMatchObject({ costs: '3 + 1', legionsAfter: 4, fatigueAfter: 1 });
  });

  test('fatigue leaves pick-ups and permissions alone', () => {
    const steps = into({ own: 1, uncontrolled: 1, meets: 'passes' });
    expect(ask({ legions: 1, won: 2, steps })['costs']).toBe('3 + 1 + 2 + 1');
  });

  test('5.3: what a Leader alone picks up is fresh, whatever the Legions that he left behind have won', () => {
    const far = { legions: 3, leader: 'general', from: 'aegyptus' } as const;
    const steps = (dropped: number) =>
      into({ meets: 'wins', dropped }, { to: 'syria', own: 2, meets: 'wins' }, { to: 'asia-minor' });
    // All 4 stay: 1 for the Leader, 1 for his new Legions, 1 to attack with them; then 3 Legions, tired by one battle.
    expect(ask({ ...far, steps: steps(4) })).toMatchObject({ costs: '1 + 1 + 1 + 1 + 1 + 2', fatigueAfter: 1 });
    // One of them goes along, and the others share its fatigue.
    expect(ask({ ...far, steps: steps(3) })).toMatchObject({ costs: '1 + 1 + 2 + 1 + 2 + 4', fatigueAfter: 2 });
    expect(ask({ legions: 0, leader: 'general', won: 2, steps: into({ own: 1 }, { to: 'syria' }) })['costs']).toBe(
      '1 + 1 + 1',
    );
  });

  test('5.7: an Emperor or Contender alone among enemy Legions is a General, though he then picks up Uncontrolled ones', () => {
    const demoted = (leader: Input['leader'], legions: number, step: Partial<Step>) =>
      ask({ leader, legions, steps: into(step) })['demoted'];
    const alone = (leader: Input['leader'], step: Partial<Step> = { meets: 'stops' }) => demoted(leader, 0, step);
    expect([alone('emperor'), alone('contender'), alone('contender', { meets: 'passes' })]).toEqual([true, true, true]);
    expect(alone('emperor', { meets: 'stops', uncontrolled: 1 })).toBe(true);
    expect(alone('emperor', { meets: 'stops', own: 1 })).toBeUndefined();
    expect([alone('general'), alone('emperor', {}), demoted('emperor', 1, { meets: 'stops' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('several players: 1 MP for all, or for each', () => {
    const steps = into({ meets: 'passes', owners: 3 }, { to: 'syria' });
    expect(ask({ steps })['total']).toBe(3);
    expect(ask({ steps, passages: 'each' })['total']).toBe(5);
  });

  test('a Retreat marker costs 2 MP first', () => {
    expect(ask({ marker: true, steps: into({}) })['costs']).toBe('2 + 1');
  });

  test.each<[string, Partial<Input>]>([
    ['no connection', { steps: into({ to: 'britannia' }) }],
    ['enemies who do not agree', { steps: into({ meets: 'stops' }, { to: 'syria' }) }],
    ['an attack that fails', { steps: into({ meets: 'fails' }, { to: 'syria' }) }],
    ['the Barbarian Tribe', { from: 'thracia', tribe: 'moesia', steps: into({ to: 'moesia' }, { to: 'dacia' }) }],
    ['no Legions to attack with', { legions: 0, leader: 'emperor', steps: into({ meets: 'wins' }) }],
    [
      'Uncontrolled Legions where it starts, if so read',
      { startUncontrolled: 1, uncontrolledAtStart: 'after-entering' },
    ],
  ])('%s forbids it', (_, given) => {
    expect(ask(given)['legal']).toBe(false);
  });

  test('what has stopped the force is told: a failed attack, the Barbarian Tribe, or who stands there', () => {
    const on = (given: Partial<Input>, step: Partial<Step>) =>
      report({ from: 'thracia', legions: 3, ...given, steps: into({ to: 'moesia', ...step }, { to: 'dacia' }) })
        .sentence;
    expect(on({}, { meets: 'fails' })).toContain('did not succeed');
    expect(on({ tribe: 'moesia' }, { meets: 'fails' })).toContain('did not succeed');
    expect(on({ tribe: 'moesia' }, { meets: 'stops' })).toContain('Barbarian Tribe stops');
    expect(on({}, { meets: 'stops' })).toContain('Enemy Legions stop');
  });

  test('a connection that the reader closes is closed', () => {
    const own = withOwn(tables, { links: { 'aegyptus/judaea way': 'none' } });
    expect(report({ steps: into({}) }, own).facts['legal']).toBe(false);
    expect(report({ steps: into({}) }).standing).toBe('example');
  });
});

describe('the cheapest way', () => {
  test('from the Rhine to Roma, for a Leader', () => {
    const way = { ask: 'fewest', from: 'germania-superior', to: 'roma', legions: 0 } as const;
    expect(ask(way)).toMatchObject({ total: 3, reachable: true });
    expect(report(way).sentence).toContain('by way of');
    expect(report({ ...way, from: 'italia-north' }).sentence).not.toContain('by way of');
  });

  test('enemies who do not agree close a Province, but not as the end of the way', () => {
    const enemies = [{ at: 'judaea', lets: false, owners: 1 }] as const;
    const closed = ask({ ask: 'fewest', from: 'aegyptus', to: 'syria', enemies });
    expect(Number(closed['total'])).toBeGreaterThan(3);
    expect(ask({ ask: 'fewest', from: 'aegyptus', to: 'judaea', enemies })['total']).toBe(1);
    const agreed = [{ at: 'judaea', lets: true, owners: 2 }] as const;
    expect(ask({ ask: 'fewest', from: 'aegyptus', to: 'syria', enemies: agreed })['total']).toBe(3);
  });

  test('the way found, walked as a plan, costs just as much', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLACES.filter((p) => p !== 'roma')),
        fc.constantFrom(...PLACES.filter((p) => p !== 'roma')),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 2 }),
        (from, to, legions, won) => {
          const route = fewestFrom({ ...defaultsOf(move.fields), from, legions, won }, new Reader(tables)).get(to)!;
          const steps = into(...route.path.slice(1).map((place) => ({ to: place })));
          expect(ask({ from, legions, won, steps })).toMatchObject({ total: route.cost, legal: true });
        },
      ),
      { numRuns: 30 },
    );
  });

  test('no cheaper way of up to nine steps was missed', () => {
    const read = new Reader(tables);
    const readings = defaultsOf(move.fields);
    const next = new Map(PLACES.map((p) => [p, neighboursOf(p, tables, read)]));
    const tried = new Map<PlaceId, number>([['dacia', 0]]);
    const walk = (at: PlaceId, cost: number, steps: number): void => {
      for (const { to, way } of steps > 0 ? next.get(at)! : []) {
        if (to === 'roma') continue;
        const total = cost + entering({ legions: 4, won: 0 }, to, way, false, readings, read).mp;
        if (total > (tried.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        tried.set(to, total);
        walk(to, total, steps - 1);
      }
    };
    walk('dacia', 0, 9);
    const found = fewestFrom({ ...readings, from: 'dacia', legions: 4 }, read);
    for (const [place, cost] of tried) expect(found.get(place)!.cost, place).toBe(cost);
  });
});
