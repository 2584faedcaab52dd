/** Rules of Hannibal that could once be broken without any test noticing: each a position, a deed, and what must then be. */
import { describe, expect, test } from 'vitest';
import { turnable } from '../../../../src/games/hannibal/play/cards/effects.ts';
import { settle } from '../../../../src/games/hannibal/play/changes.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { raisers } from '../../../../src/games/hannibal/play/politics.ts';
import { mayBackUp } from '../../../../src/games/hannibal/play/procedures/approach.ts';
import { besiegeBar } from '../../../../src/games/hannibal/play/procedures/march.ts';
import { disengageBar, mayCharge } from '../../../../src/games/hannibal/play/procedures/round.ts';
import { withdrawals } from '../../../../src/games/hannibal/play/queries.ts';
import type { Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { FrameAt, State } from '../../../../src/games/hannibal/play/state.ts';
import type { Side } from '../../../../src/games/hannibal/words.ts';
import { propose } from '../../../../src/play/propose.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { attackerWins, losses } from './fights.ts';
import { next, position } from './table.ts';

const army = (cu: number, ...generals: string[]) => ({ cu, elephants: 0, generals });
const step = (to: string) => ({ type: 'step', to });
const take = (cu: number) => ({ type: 'take', cu, elephants: 0 });
const activate = (general: string) => ({ type: 'activate', general });
const roll = (id: string, face: number) => ({ type: 'roll', faces: { [id]: [face] } });
const refusal = (s: State, action: object) => hannibal.problem(s, action as never)?.rule;
const offered = (s: State, type: string): Readonly<Record<string, unknown>>[] =>
  hannibal.choices(s).flatMap(({ action }) => (action.type === type ? [{ ...action }] : []));

/** A position with no Forces but these. */
const laid = (p: Position): State =>
  position({ consuls: [], proconsul: null, ...p, forces: { rome: {}, carthage: {}, ...p.forces } });
/** A card is played for something, by a side that holds it. */
const play = (active: Side, card: string, use: string, p: Position): State =>
  next(laid({ active, ...p, hands: { [active]: [card], ...p.hands } }), { type: 'play', card, use });
const goes = (active: Side, card: string, general: string, p: Position, use = 'activate'): State =>
  next(play(active, card, use, p), activate(general));

/** Goes on by whatever comes first until this is so. */
function until(from: State, isSo: (s: State) => boolean): State {
  let s = from;
  for (let i = 0; i < 300 && !isSo(s); i++) {
    const waits = hannibal.chance(s);
    s = next(s, waits ? propose(waits, i).action : hannibal.choices(s)[0]?.action);
  }
  expect(isSo(s)).toBe(true);
  return s;
}

/** All of Samnium, Campania, Apulia and Lucania. */
const SOUTH = [
  ...['ariminum', 'firmum-picenum', 'sena', 'praeneste', 'terventum', 'capua', 'neapolis'],
  ...['arpi', 'cannae', 'beneventum', 'brundisium', 'tarentum'],
  ...['heraclea', 'paestum', 'bruttium', 'croton', 'rhegium'],
];

test('11.4B: Latium is no Ally of Rome: with Etruria beside it there is one', () => {
  const s = next(
    position({
      active: 'rome',
      hands: { rome: ['s01'] },
      control: Object.fromEntries(SOUTH.map((at) => [at, 'carthage' as const])),
      forces: {
        rome: { rome: { cu: 6, elephants: 0, generals: ['marcellus'] } },
        carthage: { falerii: { cu: 4, elephants: 0, generals: ['hannibal'] } },
      },
    }),
    { type: 'play', card: 's01', use: 'activate' },
    { type: 'activate', general: 'marcellus' },
    { type: 'take', cu: 6, elephants: 0 },
    { type: 'step', to: 'falerii' },
    { type: 'shuffle', pile: 'battle-cards' },
  );
  // Rating 3, 6 CUs, Etruria; rating 4, 4 CUs, four Provinces.
  expect(hannibal.chance(s)).toMatchObject({ type: 'deal', hands: { rome: 3 + 6 + 1, carthage: 4 + 4 + 4 } });
});

describe('questions to a position', () => {
  test('12: the siege train among enemies, without its own, is lost', () => {
    const lost = (carthage: number) => {
      const d = draftOf(
        laid({
          train: 'arpi',
          forces: { rome: { arpi: army(2) }, carthage: {} },
          ...(carthage > 0 && { forces: { rome: {}, carthage: { arpi: army(carthage) } } }),
        }),
      );
      settle(d);
      return d.train;
    };
    expect([lost(0), lost(1)]).toEqual([null, 'arpi']);
  });

  test('11.7.a: a Defender does not Withdraw to where the Attacker came from', () => {
    const s = laid({
      control: { brundisium: 'carthage', tarentum: 'carthage' },
      forces: { rome: {}, carthage: { cannae: army(4, 'hannibal') } },
    });
    const from = (at: string) =>
      withdrawals(s, 'carthage', { at: 'cannae', attacker: 'rome', from: at, way: 'road', sortie: false });
    expect([from('brundisium'), from('arpi')]).toEqual([['tarentum'], ['tarentum', 'brundisium']]);
  });

  test('5.2.d: troops are raised in an own space of an own Province', () => {
    const at = (...own: string[]) =>
      raisers(
        laid({
          control: Object.fromEntries(own.map((place) => [place, 'rome' as const])),
          forces: { rome: { tarraco: army(2, 'marcellus') }, carthage: {} },
        }),
        'rome',
      );
    const most = ['tarraco', 'dertosa', 'azaila', 'ilerda'];
    expect([at('tarraco'), at(...most), at(...most.slice(1))]).toEqual([[], ['marcellus'], []]);
  });

  test('5.2.a: no PC that CUs hold is turned by Diplomacy', () => {
    const s = laid({
      forces: { rome: { arpi: army(1) }, carthage: {} },
    });
    const places = turnable(s, 'carthage');
    expect([places.includes('arpi'), places.includes('cannae')]).toEqual([false, true]);
  });

  test('10.3: whoever was Intercepted does not back up where enemies have come out behind him', () => {
    const back = (carthage: number) => {
      const s = laid({
        forces: { rome: { cannae: army(3) }, carthage: carthage > 0 ? { tarentum: army(carthage) } : {} },
        active: 'rome',
        hands: { rome: ['s01'] },
      });
      const frames = [{ type: 'move', force: army(3) }];
      return mayBackUp({ ...s, frames } as never, { from: 'tarentum', at: 'cannae' } as FrameAt<'entry'>);
    };
    expect([back(0), back(2)]).toEqual([true, false]);
  });

  test('12, 12.a: whom bad weather keeps in port makes no attempt there, nor is a place attempted twice', () => {
    const s = laid({
      active: 'carthage',
      hands: { carthage: ['s57'] },
      forces: { rome: {}, carthage: { messana: army(4, 'mago') } },
    });
    const bar = (grounded: boolean, attempted: string[]) =>
      besiegeBar(
        { ...s, frames: [{ type: 'card', attempted }] } as never,
        { at: 'messana', grounded, fought: false } as never,
      )?.().rule;
    expect([bar(false, []), bar(true, []), bar(false, ['messana'])]).toEqual([undefined, '12', '12.a']);
  });

  const duelOf = (stage: string, as: string | null, hand: string[] = ['probe-1']) =>
    ({
      stage,
      attacker: 'carthage',
      lead: as && { card: `${as}-1`, as },
      hands: { rome: [], carthage: hand },
    }) as never;

  test('5.2.b: the cavalry of Carthage is led, or meets a Double Envelopment, and nothing else', () => {
    const s = laid({ active: 'carthage', hands: { carthage: ['s06'] } });
    const met = (as: string) =>
      mayCharge(s, { ...(duelOf('match', as) as object), attacker: 'rome' } as never, 'carthage');
    expect([met('double-envelopment'), met('probe'), met('frontal-assault')]).toEqual([true, false, false]);
    expect(mayCharge(s, duelOf('lead', null), 'carthage')).toBe(true);
    expect(mayCharge(s, { ...(duelOf('lead', null) as object), attacker: 'rome' } as never, 'carthage')).toBe(false);
  });

  test('11.5.b: an Attacker without Battle Cards does not Disengage', () => {
    const s = laid({
      control: { beneventum: 'carthage' },
      forces: { rome: {}, carthage: { cannae: army(4, 'hannibal') } },
    });
    const battle = {
      ...{ type: 'battle', at: 'cannae', attacker: 'carthage', from: 'beneventum', way: 'road', sortie: false },
      commanders: { rome: null, carthage: 'hannibal' },
    };
    const bar = (hand: string[]) => disengageBar({ ...s, frames: [battle] } as never, duelOf('lead', null, hand))?.rule;
    expect([bar([]), bar(['probe-1'])]).toEqual(['11.5.b', undefined]);
  });
});

describe('cards', () => {
  test('5.2.b: an Event is for the side that the card names', () => {
    const s = laid({ active: 'carthage', hands: { carthage: ['s43', 's25'] } });
    expect(refusal(s, { type: 'play', card: 's44', use: 'event' })).toBe('5.2.a');
    expect(offered(s, 'play').filter(({ card, use }) => card === 's43' && use === 'event')).toEqual([]);
    const slaves = {
      control: { taurini: 'carthage', verona: 'carthage', mutina: 'carthage', arpi: 'carthage' },
    } as const;
    const third = ['cannae', 'beneventum', 'brundisium', 'heraclea', 'paestum', 'croton'];
    const lost = {
      control: { ...slaves.control, ...Object.fromEntries(third.map((at) => [at, 'carthage' as const])) },
    };
    const held = (active: Side) =>
      offered(laid({ ...lost, active, hands: { [active]: ['s43'] } }), 'play').some(({ use }) => use === 'event');
    expect([held('rome'), held('carthage')]).toEqual([true, false]);
  });

  test('5.2.a: Allied Auxiliaries come from a Province that Rome controls', () => {
    const apulia = ['arpi', 'cannae', 'beneventum'];
    const may = (lost: boolean) =>
      offered(
        laid({
          active: 'rome',
          hands: { rome: ['s44'] },
          ...(lost && { control: Object.fromEntries(apulia.map((at) => [at, 'carthage' as const])) }),
          forces: { rome: { rome: army(5, 'marcellus') }, carthage: {} },
        }),
        'play',
      ).some(({ use }) => use === 'event');
    expect([may(false), may(true)]).toEqual([true, false]);
  });

  test('5.2.a: a General keeps his men together on his Battle Rating or less when Mercenaries Desert', () => {
    const s = play('rome', 's21', 'event', { forces: { rome: {}, carthage: { falerii: army(6, 'hannibal') } } });
    expect(next(s, roll('save', 4)).stacks.carthage['falerii']?.cu).toBe(6);
    expect(next(s, { type: 'roll', faces: { save: [5], attrition: [6] } }).stacks.carthage['falerii']?.cu).toBeLessThan(
      6,
    );
  });

  test('7.2: a Campaign activates each General once', () => {
    const s = next(
      goes(
        'carthage',
        's37',
        'hannibal',
        { forces: { rome: {}, carthage: { falerii: army(6, 'hannibal', 'mago') } } },
        'campaign',
      ),
      { type: 'done' },
    );
    expect(offered(s, 'activate').map(({ general }) => general)).toEqual(['mago']);
  });

  test('5.2.c, 12.b: Rome sails in spite of a Naval Victory with Campaigns only, and nobody out of a Besieged port', () => {
    const sails = (card: string, use: string, p: Position) =>
      refusal(
        goes('rome', card, 'marcellus', { forces: { rome: { rome: army(4, 'marcellus') }, carthage: {} }, ...p }, use),
        { type: 'sail', to: 'messana' },
      );
    expect(sails('s01', 'activate', {})).toBeUndefined();
    expect(sails('s01', 'activate', { navalVictory: true })).toBe('5.2.c');
    expect(sails('s37', 'campaign', { navalVictory: true })).toBeUndefined();
    const shut = (siege: Position['siege']) =>
      sails('s01', 'activate', {
        forces: { rome: {}, carthage: { syracuse: army(4) } },
        inside: { syracuse: army(2, 'marcellus') },
        ...(siege && { siege }),
      });
    expect([shut({ syracuse: 1 }), shut(undefined)]).toEqual(['12.b', undefined]);
  });

  test('5.2.a: with the turn a Naval Victory is over', () => {
    const s = until(laid({ navalVictory: true, stage: 'end' }), ({ turn }) => turn > 1);
    expect(s.navalVictory).toBe(false);
  });

  test('5.2.d: where he started, Hannibal pays 1 MP for the PC that he charms away', () => {
    const s = goes('carthage', 's28', 'hannibal', { forces: { rome: {}, carthage: { arpi: army(6, 'hannibal') } } });
    expect(next(s, { type: 'unseat' }).frames.at(-1)).toMatchObject({ type: 'move', mp: 3, used: 1 });
    const further = next(s, take(6), step('cannae'));
    expect(next(further, { type: 'unseat' }).frames.at(-1)).toMatchObject({ type: 'move', mp: 3 });
  });

  test('5.2.d: Adriatic Pirates see 3 CUs of Carthage over the sea, and no more', () => {
    const rolls = (cu: number) =>
      hannibal.chance(
        next(
          goes('carthage', 's50', 'hasdrubal', { forces: { rome: {}, carthage: { carthage: army(cu, 'hasdrubal') } } }),
          take(cu),
          { type: 'sail', to: 'croton' },
        ),
      )?.type;
    expect([rolls(3), rolls(4)]).toEqual([undefined, 'roll']);
  });

  test('5.2.d: troops are raised with a card of 3 OPs that bears their symbol', () => {
    const raises = (card: string) =>
      offered(
        laid({
          active: 'carthage',
          hands: { carthage: [card] },
          forces: { rome: {}, carthage: { carthage: army(2, 'hanno') } },
        }),
        'play',
      ).some(({ use }) => use === 'raise');
    expect([raises('s01'), raises('s25'), raises('s57')]).toEqual([true, false, false]);
  });
});

describe('on the march and in battle', () => {
  test('11.3: an Elephant Charge is rolled against the Battle Rating of the Roman who commands', () => {
    const charged = (face: number) => {
      const s = next(
        goes('carthage', 's57', 'hannibal', {
          forces: {
            rome: { arpi: army(4, 'marcellus') },
            carthage: { cannae: { cu: 6, elephants: 2, generals: ['hannibal'] } },
          },
        }),
        { type: 'take', cu: 6, elephants: 2 },
        step('arpi'),
        { type: 'charge' },
        roll('charge', face),
      );
      return s.frames.flatMap((f) => (f.type === 'battle' ? [f.charge] : []))[0];
    };
    // A 1 turns on Carthage; against Marcellus, rating 3, a 4 succeeds.
    expect([1, 2, 3, 4, 5, 6].map(charged)).toEqual([
      ...['backfire', 'nothing', 'nothing'],
      ...['success', 'success', 'success'],
    ]);
  });

  test('7.2.d: CUs that have fought and won go no further with another General of the Campaign', () => {
    const won = next(
      attackerWins(
        next(
          goes(
            'carthage',
            's37',
            'hannibal',
            {
              control: { pisae: 'carthage', faesulae: 'carthage' },
              forces: { rome: { cosa: army(3) }, carthage: { faesulae: army(8, 'hannibal'), pisae: army(1, 'mago') } },
            },
            'campaign',
          ),
          take(8),
          step('cosa'),
        ),
      ),
      losses(1, 1),
    );
    const s = next(
      until(won, (at) => offered(at, 'activate').length > 0),
      activate('mago'),
      step('cosa'),
    );
    expect(s.stacks.carthage['cosa']?.cu).toBeGreaterThan(5);
    expect(offered(s, 'take')).toEqual([]);
  });

  const marches = (
    rome: Record<string, ReturnType<typeof army>>,
    carthage: Record<string, ReturnType<typeof army>>,
    more: Position = {},
  ) => next(goes('rome', 's01', 'marcellus', { ...more, forces: { rome, carthage } }), take(4));

  test('10: where CUs of the mover’s side stand already nobody Intercepts', () => {
    const asked = (rome: Record<string, ReturnType<typeof army>>) =>
      offered(
        next(marches({ terventum: army(4, 'marcellus'), ...rome }, { cannae: army(4, 'hannibal') }), step('arpi')),
        'intercept',
      );
    expect([asked({}).length > 0, asked({ arpi: army(1) }).length]).toEqual([true, 0]);
  });

  test('9: whoever has tried in vain to Intercept an Army does not lead his own away from it', () => {
    const at = (...tried: object[]) =>
      offered(
        next(
          marches(
            { terventum: army(4, 'marcellus') },
            { cannae: army(4, 'hannibal') },
            { control: { tarentum: 'carthage' } },
          ),
          step('arpi'),
          ...tried,
          step('cannae'),
        ),
        'avoid',
      );
    const failed = { type: 'intercept', from: 'cannae', general: 'hannibal', cu: 4, elephants: 0 };
    expect([at().length, at(failed, roll('intercept', 6)).length]).toEqual([1, 0]);
  });

  test('10: nobody Intercepts out of walls that the enemy stands before; of an Army a subordinate leaves its commander a CU', () => {
    const shut = next(
      marches(
        { sena: army(4, 'marcellus'), capua: army(3) },
        {},
        { control: { capua: 'carthage' }, inside: { capua: army(2, 'mago') } },
      ),
      step('terventum'),
    );
    expect(offered(shut, 'intercept')).toEqual([]);
    const s = next(marches({ terventum: army(4, 'marcellus') }, { cannae: army(4, 'hannibal', 'mago') }), step('arpi'));
    const most = (general: string) =>
      Math.max(...offered(s, 'intercept').flatMap((a) => (a['general'] === general ? [Number(a['cu'])] : [])));
    expect([most('hannibal'), most('mago')]).toEqual([4, 3]);
  });
});

describe('reinforcements and walls', () => {
  test('12.b, 5.1.B2: Rome places no CUs in Roma while it is Besieged', () => {
    const places = (siege: Position['siege']) => [
      ...new Set(
        offered(
          laid({
            stage: 'levy',
            forces: { rome: { arpi: army(2, 'marcellus') }, carthage: { rome: army(4, 'hannibal') } },
            inside: { rome: army(1) },
            ...(siege && { siege }),
          }),
          'levy',
        ).map(({ at }) => at),
      ),
    ];
    expect([places({ rome: 1 }), places(undefined).includes('rome')]).toEqual([['arpi'], true]);
  });

  test('5.1.A1, 5.1.A4: the CU of Africa goes to Carthago or a General in Africa, the free one to any General', () => {
    const s = laid({
      stage: 'reinforce',
      forces: { rome: {}, carthage: { saguntum: army(3, 'hannibal'), utica: army(2, 'hanno') } },
    });
    const places = (source: string) =>
      offered(s, 'reinforce').flatMap((action) => (action['source'] === source ? [action['at']] : []));
    expect([places('africa').sort(), places('free').includes('saguntum')]).toEqual([['carthage', 'utica'], true]);
  });

  test('8.c: an Army that Avoids Battle into its city is within the walls', () => {
    const s = next(
      goes('rome', 's01', 'marcellus', {
        control: { capua: 'carthage' },
        forces: { rome: { terventum: army(6, 'marcellus') }, carthage: { capua: army(2, 'hannibal') } },
      }),
      take(6),
      step('capua'),
      { type: 'avoid' },
      roll('avoid', 1),
      { type: 'flee', to: 'capua' },
    );
    expect([s.inside['capua']?.cu, s.stacks.carthage['capua']]).toEqual([2, undefined]);
  });
});
