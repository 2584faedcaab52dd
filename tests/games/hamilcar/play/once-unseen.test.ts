/** Rules of Hamilcar that could once be broken without any test noticing: each a position, a deed, and what must then be. */
import { describe, expect, test } from 'vitest';

import { withOwn } from '../../../../src/calculator/own.ts';
import { entryAt, type Tables } from '../../../../src/calculator/table.ts';
import { mayPlayEvent, opsIn } from '../../../../src/games/hamilcar/play/cards.ts';
import { bringGeneral, setPc, settle, toField } from '../../../../src/games/hamilcar/play/changes.ts';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import { consulsThere, leaderIn } from '../../../../src/games/hamilcar/play/pieces/generals.ts';
import { stepCost } from '../../../../src/games/hamilcar/play/pieces/moves.ts';
import { consulSpaces, cuPlace, flips } from '../../../../src/games/hamilcar/play/pieces/placing.ts';
import { reactionOf } from '../../../../src/games/hamilcar/play/pieces/reacting.ts';
import { portsTo } from '../../../../src/games/hamilcar/play/pieces/sea.ts';
import { waysOut } from '../../../../src/games/hamilcar/play/procedures/retreat.ts';
import { hireCost, holderOfProvince, italian, pcsOf } from '../../../../src/games/hamilcar/play/queries.ts';
import type { Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import type { FrameAt, State } from '../../../../src/games/hamilcar/play/state.ts';
import { campOf, courseOf, startOf } from '../../../../src/games/hamilcar/siege/rules.ts';
import { figuresOf } from '../../../../src/play/figures.ts';
import { propose } from '../../../../src/play/propose.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { cu, owes, played } from './outcomes.ts';
import {
  activate,
  atLipara,
  battleAtLipara,
  beatenRelief,
  consul,
  die,
  draw,
  group,
  pass,
  proconsul,
  relief,
  scene,
  scenes,
  step,
} from './scenes.ts';
import { content, next, offered, refusal, start, tables } from './table.ts';

type Laid = Omit<Position, 'active' | 'bare'>;
type Spaces = NonNullable<Position['spaces']>;

const laid = (position: Laid = {}, active: 'rome' | 'carthage' = 'rome'): State =>
  draftOf(start({ position: { bare: true, hands: { [active]: ['s02'] }, ...position, active } }));
const course = (active: 'rome' | 'carthage', position: Laid, ...actions: Parameters<typeof scene>[3]): State =>
  played(scene('a course', active, position, actions));
const sail = (to: string) => ({ type: 'sail', to });
const attempt = { type: 'attempt' };
const event = (card: string) => ({ type: 'event', card });
const called = (s: State, type: string, field: string): unknown[] => offered(s, type).map((action) => action[field]);

/** Nobody's land, but for what is named. */
const nobodys = (held: Spaces = {}): Spaces => ({
  ...Object.fromEntries(laid().setup.ids.map((at) => [at, { control: 'nobody' as const }])),
  ...held,
});

/** Goes on by whatever comes first until this is so. */
function until(from: State, isSo: (s: State) => boolean): State {
  let s = from;
  for (let i = 0; i < 200 && !isSo(s); i++) {
    const waits = hamilcar.chance(s);
    s = next(s, waits ? propose(waits, i).action : hamilcar.choices(s)[0]?.action);
  }
  expect(isSo(s)).toBe(true);
  return s;
}
const turnAfter = (s: State): State => until(s, ({ turn, ending }) => turn > s.turn || ending !== null);
/** Declines whatever is asked until a Die is rolled. */
function untilRoll(from: State): State {
  let s = from;
  for (let waits = hamilcar.chance(s); waits?.type !== 'roll'; waits = hamilcar.chance(s))
    s = next(s, waits ? propose(waits, 1).action : pass);
  return s;
}

test.each([
  ['an unguarded Fleet goes down with an Aristocrat', 'pool'],
  ['two Generals go together and part', 'aside'],
])('3.1: Asina comes when Caudex is eliminated, and not before: %s', (scene, asina) => {
  const found = scenes.find(({ says }) => says === scene);
  const { setup, actions } = JSON.parse(JSON.stringify(found).replaceAll(/lscipio|flaccus/g, 'caudex'));
  const begun = start(setup);
  expect([begun.generals['asina']?.at, begun.generals['caudex']?.at]).not.toContain('gone');
  expect(begun.generals['asina']?.at).toBe('aside');
  const s = next(begun, ...actions);
  expect(s.generals['asina']?.at).toBe(asina);
  expect(s.generals['caudex']?.at === 'gone').toBe(asina === 'pool');
});

describe('what follows from where the pieces are', () => {
  const besieged: Laid = {
    spaces: { agrigentum: { rome: { cu: 3 }, inside: { cu: 1 }, siege: { by: 'rome', points: 1 } } },
    generals: { hanno: { at: 'agrigentum', inside: true } },
  };

  test('5.1.D: a General who comes to a city with enemies before it is within its walls', () => {
    const d = laid(besieged);
    bringGeneral(d, 'carthage', 'gisco', 'agrigentum');
    bringGeneral(d, 'carthage', 'himilco', 'lilybaeum');
    expect([d.generals['gisco'], d.generals['himilco']]).toEqual([
      { at: 'agrigentum', inside: true },
      { at: 'lilybaeum' },
    ]);
  });

  test('14.1, 7.2.D: without besiegers the Siege is off, and the gates open', () => {
    const d = laid(besieged);
    toField(d, 'rome', 'agrigentum', cu(1), -1);
    settle(d);
    expect([d.sieges['agrigentum'], d.generals['hanno']?.inside]).toEqual([{ by: 'rome', points: 1 }, true]);
    toField(d, 'rome', 'agrigentum', cu(2), -1);
    settle(d);
    expect([d.sieges, d.generals['hanno']]).toEqual([{}, { at: 'agrigentum' }]);
  });

  test.each([
    ['carthago', 'rome'],
    ['roma', 'carthage'],
  ] as const)('4.1: the fall of %s wins the game for %s', (capital, winner) => {
    const d = laid();
    setPc(d, winner, capital);
    settle(d);
    expect(d.ending).toMatchObject({ rule: '4.1', winners: [winner] });
  });

  test('2.1.E: a Province is held by more than half of its spaces', () => {
    const s = (...romans: string[]) =>
      laid({ spaces: nobodys(Object.fromEntries(romans.map((at) => [at, { control: 'rome' as const }]))) });
    expect(holderOfProvince(s('luceria', 'venusia'), 'apulia')).toBeNull();
    expect(holderOfProvince(s('luceria', 'venusia', 'tarentum'), 'apulia')).toBe('rome');
  });

  test('4.1: only Provinces of Italia count as such, Samnium among them', () => {
    const held = (...ats: string[]) => Object.fromEntries(ats.map((at) => [at, { control: 'rome' as const }]));
    const corsica = held('carales', 'oristano', 'nuoro');
    expect(italian(laid({ spaces: nobodys(corsica) }))).toBe(0);
    expect(italian(laid({ spaces: nobodys({ ...corsica, ...held('aesernia', 'beneventum') }) }))).toBe(1);
  });

  test('2.1.G: a battle can take the PCs of the Miat too, another cause cannot', () => {
    const s = laid({ miat: ['b', 'c'], spaces: nobodys({ thermae: { control: 'carthage' } }) });
    expect([pcsOf(s, 'carthage', 'battle'), pcsOf(s, 'carthage', 'check'), pcsOf(s, 'carthage', 'other')]).toEqual([
      3, 3, 1,
    ]);
    expect(pcsOf(s, 'rome', 'battle')).toBe(0);
  });

  test('5.2.C3: what a Mercenary costs, by the turn', () => {
    const own = { ...content, tables: withOwn(tables, { 'hire-cost': { '5 cost': 4 } }) };
    const at = (turn: number) => hireCost(hamilcar.start({ position: { turn } }, own));
    const table = tables['hire-cost'];
    expect([at(4), at(5)]).toEqual([Number(table && entryAt(table, [4, 'cost'])?.value), 4]);
  });

  test('5.2.C1: an Event is its owner’s, and 5.6: a cancelled card counts for nothing in the War Chest', () => {
    const s = laid({ chest: { rome: ['s05', 's04'] } });
    expect([mayPlayEvent(s, 'rome', 's11'), mayPlayEvent(s, 'rome', 's42'), mayPlayEvent(s, 'rome', 's54')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(opsIn(s, 'rome')).toBe(5);
    const [first] = s.chest.rome;
    if (first) first.counts = false;
    expect(opsIn(s, 'rome')).toBe(2);
  });

  test('7.2.A: the Strait costs 2 MP, a road 1', () => {
    const s = laid();
    expect([stepCost(s, 'messana', 'regium'), stepCost(s, 'messana', 'thermae')]).toEqual([2, 1]);
  });

  test('5.1.C: a Tribe under Subjugation bars no Consul from the CUs before it', () => {
    const s = laid({
      spaces: { volsinii: { rome: { cu: 3 }, siege: { by: 'rome', points: 1 } }, nola: { rome: { cu: 2 } } },
    });
    expect(consulSpaces(s)).toEqual(['volsinii']);
  });

  test('5.1.D: a city with enemies before it takes CUs within its walls as long as there is room', () => {
    const s = (inside: number) => laid({ spaces: { agrigentum: { rome: { cu: 3 }, inside: { cu: inside } } } });
    expect([cuPlace(s(1), 'carthage', 'agrigentum'), cuPlace(s(2), 'carthage', 'agrigentum')]).toEqual([
      'inside',
      undefined,
    ]);
  });

  test('17.1.#49: under a Truce no PC is flipped by CUs', () => {
    const at = (truce: boolean) => flips(laid({ truce, spaces: { thermae: { rome: { cu: 2 } } } }), 'rome');
    expect([at(false), at(true)]).toEqual([['thermae'], []]);
  });

  test('11.1, 11.3: who Avoids and who pursues rolls his Battle Rating or less', () => {
    const s = laid({ generals: { metellus: consul('roma'), gisco: 'thermae' } });
    const face = (f: object, on: number) =>
      reactionOf({ ...s, frames: [{ type: 'activation', general: 'metellus' }] } as never, f as never, on).success;
    const avoid = { stage: 'avoid', avoids: [{ general: 'gisco' }] };
    expect([face(avoid, 1), face(avoid, 2)]).toEqual([true, false]);
    const pursuit = { stage: 'pursued' };
    expect([face(pursuit, 3), face(pursuit, 4)]).toEqual([true, false]);
  });

  test('8.3: an Intercepting Fleet leaves a Major Port', () => {
    const s = laid({ generals: { hanno: 'lilybaeum', gisco: 'carthago' }, seamanship: 4 }, 'carthage');
    expect(portsTo(s, 'carthage', 'drepanum', true)).toEqual(['syracusae', 'carthago']);
  });

  test('13.5.A: a Retreat takes 4 MPs at the most', () => {
    const from = (at: string) =>
      waysOut(
        laid({ spaces: nobodys({ catana: { control: 'rome' }, [at]: { control: 'nobody', rome: { cu: 2 } } }) }),
        {
          ...{ type: 'retreat', who: 'rome', at, attacker: false, from: 'lilybaeum', bySea: false, sortie: false },
          joined: null,
        } as FrameAt<'retreat'>,
      ).map(({ to }) => to);
    // Segesta, Panormus, Thermae, Enna or Messana: that is 4, and Catana the fifth.
    expect([from('segesta'), from('drepanum')]).toEqual([['catana'], []]);
  });

  test('13.2: two Consuls contest the command, under a Dictator they do not; after the roll the other leads', () => {
    const both = { metellus: consul('roma'), duilius: consul('roma') };
    const s = laid({ generals: both });
    expect(consulsThere(s, 'roma')).toHaveLength(2);
    expect(
      consulsThere(laid({ generals: { ...both, calatinus: { at: 'roma', office: 'dictator' } } }), 'roma'),
    ).toEqual([]);
    const led = (swapped: boolean) => leaderIn(s, { at: 'roma', swapped } as FrameAt<'battle'>, 'rome');
    expect([led(false), led(true)]).toEqual(['metellus', 'duilius']);
  });
});

describe('on the march', () => {
  test('2.2.A: a General leads 10 Units', () => {
    const s = course(
      'carthage',
      { spaces: { enna: { carthage: { cu: 12 } } }, generals: { hanno: 'enna' } },
      activate('hanno'),
    );
    expect([refusal(s, group(10)), refusal(s, group(11)), refusal(s, group(9, 0, 2))]).toEqual([
      'allowed',
      '2.2.A',
      '7.1',
    ]);
  });

  test('7.1: a Subordinate does not take a higher rank along', () => {
    const s = course(
      'rome',
      {
        spaces: { messana: { rome: { cu: 6 } } },
        generals: { metellus: consul('messana'), flaccus: proconsul('messana') },
      },
      activate('flaccus'),
    );
    expect(offered(s, 'join')).toEqual([]);
  });

  test('7.1: Units that the card has moved leave the next General as many MPs as they have left', () => {
    const s = course(
      'carthage',
      {
        spaces: { enna: { carthage: { cu: 3 } }, thermae: { carthage: { cu: 1 } } },
        generals: { hanno: 'enna', himilco: 'thermae' },
        hands: { carthage: ['s21'] },
      },
      event('s21'),
      { type: 'activate', card: 's21', general: 'hanno' },
      group(3),
      step('thermae'),
      { type: 'done' },
      { type: 'activate', card: 's21', general: 'himilco' },
    );
    const mp = (...taken: object[]) => next(s, ...taken).frames.at(-1);
    expect([mp(), mp(group(1)), mp(group(4))]).toMatchObject([{ mp: 4 }, { mp: 4 }, { mp: 3 }]);
  });

  test('7.2.D: who is shut in does not walk out of the gates', () => {
    const at = (rome: object) =>
      course(
        'carthage',
        {
          spaces: { agrigentum: { ...rome, inside: { cu: 2 } } },
          generals: { hanno: { at: 'agrigentum', inside: true } },
        },
        activate('hanno'),
      );
    expect(offered(at({ rome: { cu: 3 } }), 'step')).toEqual([]);
    expect(offered(at({}), 'step')).not.toEqual([]);
    expect(refusal(at({ rome: { cu: 3 } }), step('enna'))).toBe('7.2.D');
  });

  const westward: Laid = {
    spaces: { messana: { rome: { cu: 3 } } },
    generals: { metellus: consul('messana') },
    warships: { rome: { ready: 3 }, carthage: {} },
    seamanship: 1,
  };
  const lanes = (s: State, ...ports: string[]): (string | undefined)[] => {
    let at = s;
    return ports.map((to) => {
      const found = refusal(at, sail(to));
      if (found === 'allowed') at = next(at, sail(to));
      return found;
    });
  };

  test('7.3.A: a Forced March knows no range', () => {
    const by = (card: string) =>
      course(
        'rome',
        { ...westward, hands: { rome: [card] } },
        event(card),
        { type: 'activate', card, general: 'metellus' },
        { type: 'embark', warships: 2 },
      );
    const far = ['lipara', 'neapolis', 'roma', 'cosa', 'pisae', 'aleria'];
    expect(lanes(by('s40'), ...far)).toEqual(far.map(() => 'allowed'));
    const ordinary = lanes(by('s22'), ...far);
    expect(ordinary.filter((found) => found === 'allowed').length).toBeLessThan(4);
    expect(ordinary).toContain('7.3.A');
  });

  test('2.2.A: a General without CUs does not come to the end of his way among enemy Units', () => {
    const s = course(
      'rome',
      {
        ...westward,
        spaces: { tyndaris: { carthage: { cu: 2 } } },
        generals: { metellus: proconsul('messana') },
        seamanship: 4,
      },
      activate('metellus'),
      { type: 'embark', warships: 1 },
    );
    // With MPs left he may pass by.
    expect(refusal(s, sail('tyndaris'))).toBe('allowed');
    expect(lanes(s, 'lipara', 'messana', 'lipara', 'tyndaris')).toEqual(['allowed', 'allowed', 'allowed', '2.2.A']);
  });

  test('12.3, 7.1: whoever has backed up does nothing more on that card, nor do those with him', () => {
    const s = course(
      'rome',
      {
        spaces: { catana: { rome: { cu: 6 } }, agrigentum: { carthage: { cu: 4 } } },
        generals: { metellus: consul('catana'), flaccus: proconsul('catana'), florus: 'roma', hanno: 'agrigentum' },
        hands: { rome: ['s22'] },
      },
      event('s22'),
      { type: 'activate', card: 's22', general: 'metellus' },
      { type: 'join', general: 'flaccus' },
      step('enna'),
      { type: 'intercept', general: 'hanno' },
      group(4),
      die(1),
      { type: 'back-up' },
    );
    expect(called(s, 'activate', 'general')).toEqual(['florus']);
  });

  test('7.2.E: 5 CUs overrun a single one, 4 fight it', () => {
    const against = (cus: number) =>
      offered(
        course(
          'rome',
          {
            spaces: { messana: { rome: { cu: cus } }, thermae: { carthage: { cu: 1 } } },
            generals: { metellus: consul('messana') },
          },
          activate('metellus'),
          step('thermae'),
        ),
        'overrun',
      );
    expect([against(5).length, against(4).length]).toEqual([1, 0]);
  });

  test('11.1: Generals who stay behind an Army that Avoids keep a CU', () => {
    const s = course(
      'rome',
      {
        spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 2 } } },
        generals: { metellus: consul('messana'), gisco: 'thermae', hanno: 'thermae' },
      },
      activate('metellus'),
      step('thermae'),
      { type: 'avoid', general: 'gisco', to: 'panormus' },
    );
    expect([refusal(s, group(2)), refusal(s, group(1))]).toEqual(['11.1', 'allowed']);
  });

  test('13.4: where a charge was announced, the first that the beaten lose is an Elephant', () => {
    const s = next(
      course(
        'rome',
        {
          spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 3, elephants: 2 } } },
          generals: { maximus: consul('messana'), hanno: 'thermae' },
        },
        activate('maximus'),
        step('thermae'),
        pass,
      ),
      { type: 'charge' },
      die(1),
      { type: 'roll', faces: { carthageLarge: [6], romeLarge: [3] } },
      pass,
    );
    expect(s.field.carthage['thermae']).toEqual({ cu: 3, elephants: 1, st: 0 });
  });

  test('14.5.B: of a Force that comes to relieve a city, who came out of it may go back in, and nobody else', () => {
    const beaten = (joins: object) =>
      next(course('carthage', relief, activate('hanno'), step('agrigentum'), pass), joins, beatenRelief.at(-1));
    expect(offered(beaten({ type: 'relieve', cu: 1, elephants: 0, st: 0 }), 'arrange')).not.toEqual([]);
    expect(beaten(pass).frames.at(-1)).not.toMatchObject({ type: 'retreat', stage: 'inside' });
  });
});

describe('sieges', () => {
  const siegeOf = (romans: number): Laid => ({
    supremacy: 'rome',
    spaces: { agrigentum: { rome: { cu: romans }, inside: { cu: 1, st: 1 } } },
    generals: { metellus: consul('agrigentum'), flaccus: proconsul('agrigentum') },
  });

  test('7.1: a card sees one attempt in a space', () => {
    const s = course(
      'rome',
      { ...siegeOf(8), hands: { rome: ['s22'] } },
      event('s22'),
      { type: 'activate', card: 's22', general: 'metellus' },
      attempt,
      { type: 'roll', faces: { attempt1: [3] } },
      { type: 'activate', card: 's22', general: 'flaccus' },
    );
    expect(refusal(s, attempt)).toBe('7.1');
  });

  test('14.2: what the die costs is lost by the besiegers', () => {
    const s = course('rome', siegeOf(5), activate('metellus'), attempt, { type: 'roll', faces: { attempt1: [1] } });
    const table = tables['red-siege-die'];
    expect(table && entryAt(table, [1, 'loss'])?.value).toBe(1);
    expect(s.field.rome['agrigentum']).toEqual(cu(4));
  });

  test('14.3: no Determined Defense is paid where the die leaves no besieger', () => {
    const deadly: Tables = withOwn(tables, { 'red-siege-die': { '6 points': 1, '6 loss': 3 } });
    const by = (romans: number) =>
      next(
        hamilcar.start(
          { position: { bare: true, hands: { rome: ['s02'] }, ...siegeOf(romans), active: 'rome' } },
          { ...content, tables: deadly },
        ),
        pass,
        activate('metellus'),
        attempt,
        { type: 'roll', faces: { attempt1: [6] } },
      );
    expect([offered(by(4), 'defend').length, offered(by(3), 'defend').length]).toEqual([1, 0]);
    const camp = campOf(
      {
        ...{
          target: 'city',
          points: 0,
          attempts: 1,
          supremacy: true,
          changesAfter: 'never',
          garrisonCu: 1,
          garrisonSts: 1,
        },
        ...{ defense: 'every', markers: 0, determined: 'once', cu: 3 },
      } as never,
      figuresOf({ setup: { tables: deadly } } as never),
    );
    const siege = courseOf(camp);
    expect(siege.after(startOf(camp), { points: 1, cu: 3 })).toMatchObject({ cu: 0, points: 0, pairs: 1 });
    expect(siege.after(startOf(camp), { points: 1, cu: 2 })).toMatchObject({ cu: 1, points: 0, pairs: 0 });
  });
});

describe('at sea', () => {
  const draws = [draw('flee-1', 'flee-2', 'pursuit-1'), draw('pursuit-2', 'pursuit-3')];
  const fight = (position: Laid = {}, warships = 5): State =>
    course('rome', atLipara(position), ...battleAtLipara(warships));

  test('9.2.C: Naval Supremacy is given up in an Evade step, not before the first roll', () => {
    expect(called(next(fight(), ...draws), 'evade', 'means')).toEqual(['flee']);
  });

  test('9.2.B2: the Supremacy symbol of a roll takes Naval Supremacy while the battle lasts', () => {
    const first = next(untilRoll(next(fight(), ...draws)), die(1));
    // Rome adds 1 for its Corvi: a 6 is a 7.
    const s = next(untilRoll(first), die(6));
    expect([first.supremacy, s.supremacy, s.frames.some(({ type }) => type === 'naval')]).toEqual([
      'carthage',
      'rome',
      true,
    ]);
  });

  test('9.3.B1: of its own Warships among the Prizes of the beaten half come back', () => {
    const small = { warships: { rome: { ready: 5 }, carthage: { ready: 1 } } };
    const drawn = [draw('boarding-1', 'flee-1', 'flee-2'), draw('pursuit-2', 'pursuit-3')];
    const battle = course(
      'rome',
      atLipara(small),
      ...battleAtLipara(5).map((action) => (action.type === 'base' ? { ...action, warships: 1 } : action)),
      ...drawn,
    );
    let s = battle;
    while (offered(s, 'tactic').length === 0) s = next(s, pass);
    s = next(s, { type: 'tactic', card: 'boarding-1' });
    const taken = s.warships.rome.captured;
    expect(taken).toBe(1);
    // A 5 and the Corvi are a 6: the only ship of Carthage is a Prize.
    s = next(untilRoll(next(untilRoll(s), die(1))), die(5));
    expect(s.frames.some(({ type }) => type === 'naval')).toBe(false);
    // Half of one is none: it is sunk, and the Prize becomes a Warship from supply.
    expect([s.warships.rome.track - battle.warships.rome.track, s.warships.rome.captured]).toEqual([taken, 0]);
  });

  test('17.1.#54: an Ambush raises a Battle Rating at sea', () => {
    const s = next(
      course(
        'rome',
        atLipara({ hands: { rome: ['s02'], carthage: ['s54', 's04'] } }),
        // With cards in its hand Carthage might answer the voyage.
        ...battleAtLipara(5).flatMap((action) => (action.type === 'declare' ? [pass, action] : [action])),
      ),
      { type: 'counter', card: 's54' },
    );
    expect(until(s, ({ frames }) => frames.at(-1)?.type === 'naval').frames.at(-1)).toMatchObject({
      rating: { rome: 0, carthage: 1 },
    });
  });

  test('8.1: one Interception is declared against a voyage', () => {
    const s = course(
      'rome',
      { ...atLipara(), seamanship: 3, supremacy: 'rome' },
      activate('duilius'),
      { type: 'embark', warships: 5 },
      sail('lipara'),
      { type: 'declare' },
      { type: 'dodge' },
      { type: 'roll', faces: { naval: [2] } },
      sail('messana'),
    );
    expect(hamilcar.decider(s)).toBe('rome');
    expect(offered(s, 'declare')).toEqual([]);
  });

  test('2.3.E3: a Consul who comes aboard an Intercepting Fleet takes his CUs along', () => {
    const s = course(
      'carthage',
      {
        ...{ seamanship: 4, supremacy: 'rome', miat: ['b', 'c', 'd'] },
        spaces: { carales: { carthage: { cu: 4 } }, roma: { rome: { cu: 4 } } },
        generals: { hanno: 'carales', metellus: consul('roma') },
        warships: { rome: { ready: 5 }, carthage: { ready: 0 } },
      },
      activate('hanno'),
      { type: 'embark', warships: 0 },
      { type: 'cross', to: 'neapolis' },
      { type: 'declare' },
      { type: 'base', port: 'roma', warships: 1 },
      { type: 'join', general: 'metellus' },
    );
    expect(offered(s, 'sail')).toEqual([]);
    expect(called(s, 'board', 'cu').every((number) => Number(number) >= 3)).toBe(true);
    expect(called(next(s, { type: 'board', cu: 3, elephants: 0, st: 0 }), 'sail', 'to')).toContain('neapolis');
  });

  test('17.1.#19: a Raid destroys the STs of a port, those within the walls too', () => {
    const s = course(
      'rome',
      {
        spaces: { drepanum: { rome: { cu: 3 } }, lilybaeum: { inside: { st: 2 } } },
        generals: { metellus: consul('drepanum') },
        ...{ warships: { rome: { ready: 2 }, carthage: {} }, seamanship: 4, hands: { rome: ['s19'] } },
      },
      event('s19'),
      { type: 'activate', card: 's19', general: 'metellus' },
      { type: 'embark', warships: 1 },
      sail('lilybaeum'),
      { type: 'target', space: 'lilybaeum' },
    );
    expect(s.inside['lilybaeum']).toBeUndefined();
  });
});

describe('cards and turns', () => {
  const afflicted = (spaces: Spaces): State => {
    const flamen = course(
      'carthage',
      {
        spaces: { ...spaces, messana: { rome: { cu: 3 } } },
        generals: { metellus: consul('messana') },
        hands: { carthage: ['s56'], rome: ['s02'] },
      },
      event('s56'),
      { type: 'afflict', general: 'metellus' },
    );
    return next(
      until(flamen, (s) => offered(s, 'activate').length > 0),
      activate('metellus'),
    );
  };

  test('17.1.#56: the first activation of the General whom Flamen Martialis strikes costs 2 PCs', () => {
    expect(afflicted({}).frames.at(-1)).toMatchObject(owes('rome', '17.1.#56', 2));
  });

  test('4.1: a side that cannot remove as many PCs as it must has lost', () => {
    const s = afflicted(nobodys({ praeneste: { control: 'rome' } }));
    expect(s.ending).toMatchObject({ rule: '4.1', winners: ['carthage'] });
  });

  test('17.2.B.Vulso: 2 Warships become CUs at the most', () => {
    const s = course(
      'rome',
      {
        spaces: { roma: { rome: { cu: 4 } } },
        generals: { vulso: consul('roma') },
        warships: { rome: { ready: 2, spent: 2 } },
      },
      activate('vulso'),
    );
    const convert = (ready: number, spent: number) => refusal(s, { type: 'convert', ready, spent });
    expect([convert(1, 1), convert(0, 2), convert(1, 2), convert(2, 1)]).toEqual([
      ...['allowed', 'allowed'],
      ...['17.2.B.Vulso', '17.2.B.Vulso'],
    ]);
  });

  test('17.1.#44: Spoils of War strike no PC that enemy Units guard', () => {
    const s = course('rome', { spaces: { thermae: { carthage: { cu: 1 } } }, hands: { rome: ['s44'] } }, event('s44'));
    const targets = called(s, 'target', 'space');
    expect(targets).toContain('lipara');
    expect(targets).not.toContain('thermae');
  });

  test('2.3.D1: STs within open gates make up for what a card lacks, and are paid', () => {
    const at = (more: object) =>
      course('rome', {
        spaces: { messana: { rome: { cu: 3 }, inside: { st: 1 } } },
        generals: { metellus: consul('messana') },
        hands: { rome: ['s06'] },
        ...more,
      });
    expect(next(at({}), activate('metellus', 's06')).inside['messana']).toBeUndefined();
    const shut = at({
      spaces: { messana: { carthage: { cu: 3 }, inside: { cu: 1 } } },
      generals: { metellus: { at: 'messana', inside: true, office: 'proconsul' } },
    });
    expect(refusal(shut, activate('metellus', 's06'))).toBe('5.2.C2.1');
  });

  test('17.1.#45: Punic Faith cancels what it answers', () => {
    const s = (answer: object) =>
      next(
        course(
          'rome',
          { warships: { rome: { ready: 1 } }, hands: { rome: ['s05', 's02'], carthage: ['s45', 's04'] } },
          event('s05'),
        ),
        answer,
      );
    expect([s(pass).warships.rome.ready, s({ type: 'counter', card: 's45' }).warships.rome.ready]).toEqual([3, 1]);
  });

  test('17.1.#54: a Force without a General lays no Ambush', () => {
    const asked = (generals: object) => {
      const s = course(
        'carthage',
        {
          spaces: { enna: { carthage: { cu: 4 } }, catana: { rome: { cu: 3 } } },
          generals: { hanno: 'enna', ...generals },
          hands: { carthage: ['s02'], rome: ['s54', 's04'] },
        },
        activate('hanno'),
        step('catana'),
      );
      return offered(
        until(s, ({ frames }) => frames.some(({ type }) => type === 'battle')),
        'counter',
      );
    };
    expect(asked({ metellus: consul('catana') })).toHaveLength(1);
    expect(asked({})).toEqual([]);
  });

  test('5.2.C4: a Dictator comes when Carthage leads by 3 on the Display, and not in Game Turn 1', () => {
    const led = Object.fromEntries(
      [
        'messana',
        'tyndaris',
        'panormus',
        'segesta',
        'drepanum',
        'thermae',
        'enna',
        'zama',
        'hadrumetum',
        'leptis-minor',
      ].map((at) => [at, { control: 'carthage' as const }]),
    );
    const elect = (turn: number, spaces: Spaces) =>
      refusal(course('rome', { turn, spaces, miat: ['b', 'c', 'd'] }), { type: 'dictator' });
    const lead = nobodys({ ...led, roma: { control: 'rome' } });
    expect([elect(2, lead), elect(1, lead), elect(2, {})]).toEqual(['allowed', '5.2.C4', '5.2.C4']);
  });

  test('5.2.B: a Campaign that seizes the first play is played, not discarded', () => {
    const dealt = (seed: number): State => {
      const s = until(start(), (at) => hamilcar.chance(at)?.type === 'deal');
      const waits = hamilcar.chance(s);
      return waits ? next(s, propose(waits, seed).action) : s;
    };
    const seed = Array.from({ length: 50 }, (_, i) => i).find((i) => offered(dealt(i), 'preempt').length > 0);
    const s = dealt(seed ?? 0);
    const [card] = called(s, 'preempt', 'card');
    const bound = until(next(s, { type: 'preempt', card }), (at) => offered(at, 'event').length > 0);
    expect(offered(bound, 'discard')).toEqual([]);
    expect(refusal(bound, { type: 'discard', card })).toBe('5.2.B');
  });

  test('5.1.A, 5.1.C: Warships come back from the Turn Track, and the Consuls of the last turn leave', () => {
    const asked = until(
      start({
        position: {
          ...{ bare: true, moment: 'reinforcement', turn: 3, active: 'rome' },
          spaces: { roma: { rome: { cu: 6 } } },
          generals: { maximus: consul('roma') },
          warships: { rome: { ready: 1, track: 2 }, carthage: { ready: 1, track: 1 } },
        },
      }),
      (at) => offered(at, 'proconsul').length > 0,
    );
    const s = until(next(asked, pass), (at) => offered(at, 'place').length > 0);
    expect([s.warships.rome.track, s.warships.carthage.track]).toEqual([0, 0]);
    expect(s.warships.rome.supply).toBe(9);
    expect(s.generals['maximus']).toEqual({ at: 'gone' });
  });

  test('5.1.A, 5.1.B: what comes back from the track, and the Ready Warship of Carthage, are told where there are any', () => {
    const told = (rome: object, carthage: object): string[] => {
      const s = until(
        start({
          position: {
            ...{ bare: true, moment: 'reinforcement', turn: 3, active: 'rome' },
            spaces: { roma: { rome: { cu: 6 } } },
            generals: { maximus: consul('roma') },
            warships: { rome, carthage },
          },
        }),
        (at) => hamilcar.chance(at) !== undefined || hamilcar.choices(at).length > 0,
      );
      return s.happened.flatMap(({ rule, says }) => (says.includes('Warship') ? [rule] : []));
    };
    expect(told({ ready: 1 }, { ready: 1 })).toEqual(['5.1.B']);
    expect(told({ ready: 1, track: 2 }, { ready: 1 })).toEqual(['5.1.A', '5.1.B']);
    expect(told({ ready: 1 }, { ready: 1, track: 1 })).toEqual(['5.1.A', '5.1.B']);
  });

  test('2.2.D1: an Admiral turns as many CUs into Warships as his Battle Rating', () => {
    const s = course(
      'carthage',
      {
        ...{ moment: 'reinforcement', turn: 7, miat: [], warships: { rome: { ready: 1 } } },
        spaces: { roma: { rome: { cu: 8 } } },
        generals: { barca: 'gone', hanno: 'gone', gisco: 'gone' },
      },
      { type: 'place-cu', space: 'carthago' },
      draw('duilius', 'metellus'),
      { type: 'place', general: 'duilius', space: 'roma' },
      { type: 'place', general: 'metellus', space: 'roma' },
    );
    expect(called(s, 'reform', 'ships')).toEqual([1, 2]);
  });

  test('5.5: Rome loses with fewer than three Provinces of Italia', () => {
    const s = start({ position: { bare: true, moment: 'victory', active: 'rome', miat: ['b'], spaces: nobodys() } });
    const over = until(s, ({ ending, turn }) => ending !== null || turn > 1);
    expect(over.ending).toMatchObject({ rule: '5.5', winners: ['carthage'] });
  });

  test('17.1.#11, 17.1.#49: with the turn Cruel Sea has the deck shuffled, and a Truce is over', () => {
    const at = (card: string) =>
      turnAfter(
        start({ position: { bare: true, moment: 'chest', active: 'rome', truce: true, chest: { carthage: [card] } } }),
      );
    const [cruel, other] = [at('s11'), at('s06')];
    expect([cruel.truce, cruel.discards, other.discards]).toEqual([false, [], ['s06']]);
  });

  test('17.1.#45: the hand of Rome is closed again with the turn', () => {
    const open = course('rome', { hands: { rome: ['s21', 's04'], carthage: ['s45'] } }, event('s21'), {
      type: 'expose',
      card: 's45',
    });
    expect([open.open, turnAfter(open).open]).toEqual([true, false]);
  });

  test('5.2.C3.1: Xanthippus stays for the turn in which he is hired', () => {
    const hired = until(
      course(
        'carthage',
        { turn: 2, hands: { carthage: ['s02'] }, miat: ['a', 'b', 'c', 'd', 'e'] },
        { type: 'hire', port: 'carthago' },
      ),
      (s) => s.generals['xanthippus']?.at === 'carthago',
    );
    expect(turnAfter(hired).generals['xanthippus']?.at).toBe('gone');
  });

  test('2.2.C3: a new Proconsul takes the place of the old one', () => {
    const s = until(
      start({
        position: {
          ...{ bare: true, moment: 'reinforcement', turn: 3, active: 'rome' },
          spaces: { roma: { rome: { cu: 6 } } },
          generals: { maximus: consul('roma'), flaccus: proconsul('roma') },
        },
      }),
      (at) => offered(at, 'proconsul').length > 0,
    );
    const after = next(s, { type: 'proconsul', general: 'maximus' });
    expect([after.generals['flaccus']?.at, after.generals['maximus']?.office]).toEqual(['gone', 'proconsul']);
  });

  test('5.2.C2.4: a card builds as many Warships as it bears, as far as there are any', () => {
    const built = (spent: number) => {
      const s = course('rome', { hands: { rome: ['s10', 's07'] }, warships: { rome: { ready: 1, spent } } });
      const ready = (card: string) => next(s, { type: 'build', card }).warships.rome.ready;
      return [ready('s10'), ready('s07')];
    };
    expect([built(0), built(8)]).toEqual([
      [2, 3],
      [2, 2],
    ]);
  });

  test('5.2.C3.2: Hamilcar Barca brings a CU', () => {
    const hired = until(
      course(
        'carthage',
        {
          ...{ turn: 2, hands: { carthage: ['s02'] }, miat: ['a', 'b', 'c', 'd', 'e'] },
          generals: { xanthippus: 'gone' },
        },
        { type: 'hire', port: 'lilybaeum' },
      ),
      (s) => s.generals['barca']?.at === 'lilybaeum',
    );
    expect(hired.field.carthage['lilybaeum']).toEqual(cu(1));
  });

  test('17.1.#17: the Corvus card takes Corvi down that are mounted', () => {
    const answered = (corvi: boolean) =>
      next(start({ position: { bare: true, active: 'rome', corvi, hands: { rome: ['s17', 's02'] } } }), {
        type: 'counter',
        card: 's17',
      }).corvi;
    expect([answered(false), answered(true)]).toEqual([true, false]);
  });

  test('17.1.#33: Allied Auxiliaries come to a General in Italia', () => {
    const s = course(
      'rome',
      {
        spaces: { messana: { rome: { cu: 3 } }, roma: { rome: { cu: 3 } } },
        generals: { metellus: consul('messana'), duilius: consul('roma') },
        hands: { rome: ['s33'] },
      },
      event('s33'),
    );
    expect(called(s, 'target', 'space')).toEqual(['roma']);
  });

  test('17.2.B.Calatinus: the Dictator lays his office down with the turn', () => {
    const after = turnAfter(
      start({
        position: {
          ...{ bare: true, moment: 'chest', active: 'rome', turn: 2, dictatorCard: 'chest' },
          generals: { calatinus: { at: 'roma', office: 'dictator' } },
        },
      }),
    );
    expect([after.dictatorCard, after.generals['calatinus']]).toEqual(['gone', { at: 'pool' }]);
  });
});

describe('more on the way', () => {
  test('7.3.C, 8.4: a voyage begins in a port, and an Intercepting Fleet comes with a General', () => {
    const inland = course(
      'rome',
      {
        spaces: { enna: { rome: { cu: 3 } } },
        generals: { metellus: consul('enna') },
        warships: { rome: { ready: 3 } },
        seamanship: 4,
      },
      activate('metellus'),
    );
    expect([offered(inland, 'embark'), refusal(inland, { type: 'embark', warships: 2 })]).toEqual([[], '7.3.C']);
    const sent = course(
      'rome',
      atLipara(),
      activate('duilius'),
      { type: 'embark', warships: 5 },
      sail('syracusae'),
      { type: 'declare' },
      { type: 'base', port: 'syracusae', warships: 5 },
    );
    const joined = next(sent, { type: 'join', general: 'hamilcar' });
    expect([offered(sent, 'done').length, offered(joined, 'done').length]).toEqual([0, 1]);
  });

  /** Declines whatever comes before an action of this kind. */
  const passTo = (from: State, type: string): State => {
    let s = from;
    while (offered(s, type).length === 0) s = next(s, pass);
    return s;
  };

  test('17.1.#1, 17.1.#54, 13.3.C: Elephants take fright, and an Ambush raises the Battle Rating of its General', () => {
    const fought = (rome: string[], carthage: string[], elephants: number) =>
      course(
        'rome',
        {
          spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 3, elephants } } },
          generals: { maximus: consul('messana'), hanno: 'thermae' },
          hands: { rome: ['s02', ...rome], carthage },
        },
        activate('maximus'),
        step('thermae'),
      );
    const charged = next(passTo(fought(['s01', 's04'], [], 2), 'charge'), { type: 'charge' });
    const battleIn = (s: State) => s.frames.find(({ type }) => type === 'battle');
    const s = until(next(charged, { type: 'counter', card: 's01' }), ({ frames }) => frames.at(-1)?.type === 'die');
    expect(battleIn(s)).toMatchObject({ fright: true });
    // Of equal rating the one with the Ambush has the higher, and a level more: a small die with the large one.
    const dice = (answer: object) => {
      const laidBy = next(passTo(fought([], ['s54', 's06'], 0), 'counter'), answer);
      const waits = hamilcar.chance(until(laidBy, (at) => hamilcar.chance(at)?.type === 'roll'));
      return waits?.type === 'roll' ? waits.dice({})?.map(({ id }) => id) : [];
    };
    expect(dice({ type: 'counter', card: 's54' })).not.toEqual(dice(pass));
  });

  test('13.5.E: no more CUs go within the walls than there is room for', () => {
    const s = course(
      'rome',
      {
        spaces: { messana: { rome: { cu: 9 } }, enna: { rome: { cu: 9 } }, agrigentum: { carthage: { cu: 6 } } },
        generals: { metellus: consul('enna'), hanno: 'agrigentum' },
      },
      activate('metellus'),
      step('agrigentum'),
      pass,
      pass,
      { type: 'roll', faces: { carthageLarge: [5], romeSmall: [6], romeLarge: [3] } },
    );
    const inside = offered(s, 'arrange').map((a) => Number(a['cu']) + Number(a['elephants']));
    expect(Math.max(...inside)).toBe(2);
  });
});
