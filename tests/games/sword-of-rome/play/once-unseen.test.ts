/** Rules of The Sword of Rome that could once be broken without any test noticing: each a position, a deed, and what must then be. */
import { describe, expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { battleOf } from '../../../../src/games/sword-of-rome/play/movement/battle.ts';
import { campaignProblem } from '../../../../src/games/sword-of-rome/play/movement/campaign.ts';
import {
  endProblem,
  finishProblem,
  stepCost,
  stepProblem,
} from '../../../../src/games/sword-of-rome/play/movement/march.ts';
import { detachable } from '../../../../src/games/sword-of-rome/play/movement/reactions.ts';
import { shipped } from '../../../../src/games/sword-of-rome/play/movement/sea.ts';
import { addPlunder } from '../../../../src/games/sword-of-rome/play/politics/fall.ts';
import { isolate } from '../../../../src/games/sword-of-rome/play/politics/score.ts';
import { EVENTS } from '../../../../src/games/sword-of-rome/play/procedures/events.ts';
import { deciderOf } from '../../../../src/games/sword-of-rome/play/procedures/order.ts';
import { bribes } from '../../../../src/games/sword-of-rome/play/procedures/reaction/moment.ts';
import { usesAt } from '../../../../src/games/sword-of-rome/play/procedures/support.ts';
import { unrestPoint } from '../../../../src/games/sword-of-rome/play/procedures/unrest.ts';
import { ownCu } from '../../../../src/games/sword-of-rome/play/queries.ts';
import type { Position } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { Force, Frame, FrameAt, State } from '../../../../src/games/sword-of-rome/play/state.ts';
import type { Count } from '../../../../src/games/sword-of-rome/words.ts';
import { propose } from '../../../../src/play/propose.ts';
import type { Written } from '../../../../src/play/sample.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { at, next, open } from './at.ts';

const refusal = (s: State, action: unknown): string | undefined => swordOfRome.problem(s, action)?.rule;
const told = (s: State): string[] => s.happened.map(({ rule }) => rule);
const activate = (card: string, leader: string): Written => ({ type: 'activate', card, leader });
const take = (cu: number): Written => ({ type: 'take', cu });
const step = (to: string): Written => ({ type: 'step', to });
const lead = (leader: string): Written => ({ type: 'lead', leader });
const event = (card: string): Written => ({ type: 'event', card });
const forceIn = (s: State): Force | undefined => s.frames.flatMap((f) => (f.type === 'move' ? [f.force] : []))[0];

/** What goes on by itself once nobody has anything to decide before these frames. */
function ran(s: State, ...frames: object[]): State {
  const d = draftOf(s);
  const asked = { type: 'command', at: 'roma', power: 'romans', among: ['camillus', 'valerius'] };
  d.frames.push(...([...frames, asked] as Frame[]));
  return next(d, { type: 'pass' });
}

/** Goes on by a pass or whatever comes first until this is so. */
function until(from: State, isSo: (s: State) => boolean): State {
  let s = from;
  for (let i = 0; i < 400 && !isSo(s); i++) {
    const waits = swordOfRome.chance(s);
    const choices = swordOfRome.choices(s).map(({ action }) => action);
    const plain = choices.find(({ type }) => type === 'pass' || type === 'done') ?? choices[0];
    const played = swordOfRome.play(s, waits ? propose(waits, i).action : plain);
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    s = played.state;
  }
  expect(isSo(s)).toBe(true);
  return s;
}
const top = <T extends Frame['type']>(s: State, type: T): FrameAt<T> | undefined => {
  const f = s.frames.at(-1);
  return f?.type === type ? (f as FrameAt<T>) : undefined;
};

/** Camillus before Neapolis, and the siege roll is due. */
const besieging = (cu: Position['cu'] & object): State => {
  const d = draftOf(
    at({
      active: 'romans',
      cu: { ...cu, velitrae: {} },
      leaders: { camillus: 'neapolis' },
      sieges: { neapolis: { by: 'romans', level: 0 } },
    }),
  );
  d.frames.push({ type: 'siege', at: 'neapolis', by: 'romans' });
  return d;
};

describe('a battle as its calculator takes it', () => {
  const of = (f: object, p: Position = {}) =>
    battleOf(at({ active: 'romans', cu: { clusium: { romans: 4, gauls: 4 } }, ...p }, []), {
      ...{
        at: 'spoletium',
        attacker: 'gauls',
        defender: 'romans',
        joined: 0,
        sortie: false,
        flank: null,
        leader: 'gaul-a',
      },
      ...{
        cameBy: 'clear',
        intercepted: false,
        failedAvoid: false,
        aulius: false,
        sacred: false,
        manlius: false,
        ...f,
      },
    } as never);
  const cu = { cu: { spoletium: { gauls: 4 } } };

  test('21.3-#5: Wild Beasts help the Gauls in attack and defence', () => {
    const wild = { ...cu, wildBeasts: ['romans'] as const };
    expect(of({}, wild).wildBeasts).toBe('defender');
    expect(of({ attacker: 'romans', defender: 'gauls' }, wild).wildBeasts).toBe('attacker');
    expect(of({}, cu).wildBeasts).toBe('none');
  });

  test('20.3, 21.2, 12.2.2: The Sacred Band, the Death of Aulius and rough ground', () => {
    expect(of({ sacred: true, attacker: 'carthage' }, cu)).toMatchObject({ attackerDice: 4, defenderDice: 3 });
    expect(of({ sacred: true, defender: 'carthage' }, cu)).toMatchObject({ attackerDice: 3, defenderDice: 4 });
    expect(of({ aulius: true }, cu)).toMatchObject({ attackerEvent: 0, defenderEvent: -2 });
    expect(of({ aulius: true, attacker: 'romans', defender: 'gauls' }, cu)).toMatchObject({ attackerEvent: -2 });
    expect([of({ cameBy: 'rough' }, cu).acrossRough, of({}, cu).acrossRough]).toEqual([true, false]);
  });
});

describe('Campaigns', () => {
  const frame = (more: object = {}) =>
    ({
      type: 'campaign',
      seat: 'romans',
      led: [],
      most: 2,
      means: '3',
      again: null,
      refused: [],
      rolled: [],
      ...more,
    }) as never;

  test('9.5.7, 9.5.5: after a flank only the army that has flanked moves on, and nobody whose owner has declined', () => {
    const s = at({ active: 'romans' });
    const rule = (more: object) => campaignProblem(s, frame(more), 'camillus')?.rule;
    expect([rule({}), rule({ again: 'valerius' }), rule({ again: 'camillus' })]).toEqual([
      undefined,
      '9.5.7',
      undefined,
    ]);
    expect(rule({ refused: ['camillus'] })).toBe('9.5.5');
  });

  test('16.1.1: under the treaty a Roman Campaign leads Carthage once in a round', () => {
    const rule = (p: Position) =>
      campaignProblem(at({ active: 'romans', marks: ['treaty'], ...p }), frame(), 'hamilcar')?.rule;
    expect([rule({}), rule({ neutralUsed: ['carthage'] })]).toEqual([undefined, '16.1.1']);
  });

  test('9.5.2: a leader who went along with the first army has the MP that are left to him', () => {
    const s = at(
      {
        active: 'romans',
        hands: { romans: ['romans-01'] },
        cu: { roma: { romans: 6 }, velitrae: {} },
        leaders: { camillus: 'roma' },
      },
      [
        event('romans-01'),
        lead('camillus'),
        { type: 'call', leader: 'valerius' },
        take(4),
        step('velitrae'),
        { type: 'stop' },
        lead('valerius'),
      ],
    );
    const force = forceIn(s);
    expect(force?.leader).toBe('valerius');
    expect(force && force.of - force.mp).toBe(1);
  });

  test('7.2.1: the second activation of the same Roman may settle and go nowhere; a colony costs 1 CU', () => {
    const s = at({ active: 'romans', hands: { romans: ['romans-01'] } }, [
      event('romans-01'),
      lead('camillus'),
      { type: 'stop' },
      lead('camillus'),
    ]);
    expect(open(next(s, take(2)))).not.toContain('step');
    const settled = next(s, { type: 'colony' });
    expect([settled.cu['velitrae']?.romans, settled.kind['velitrae']]).toEqual([3, 'city']);
  });
});

describe('on the march', () => {
  const force = (more: Partial<Force>): Force =>
    ({
      ...{ power: 'etruscans', by: 'etruscans', leader: 'etruscan-a', leaders: ['etruscan-a'], cu: 3, at: 'pisae' },
      ...{
        from: null,
        cameBy: null,
        of: 5,
        mp: 3,
        means: 'none',
        moved: true,
        pursued: false,
        sortie: false,
        carried: null,
      },
      ...{ onAppianWay: false, dropped: false, left: [], ...more },
    }) as Force;

  test('11.4: after a pursuit the way on from among allies leads over no rough ground', () => {
    const greeks = { greeks: 1 };
    const s = at({
      active: 'etruscans',
      alliances: [{ one: 'etruscans', other: 'greeks' }],
      cu: { luna: greeks, pisae: greeks, populonium: greeks, clusium: greeks },
      leaders: { 'etruscan-a': 'aside', 'etruscan-b': 'aside' },
    });
    // With 2 MP there is Genua over rough ground, or Pisae and what is next to it, all full of Greeks.
    const rule = (pursued: boolean) => finishProblem(s, force({ pursued }), 'luna', 2)?.rule;
    expect([rule(false), rule(true)]).toEqual([undefined, '15.3']);
  });

  test('21.2-#12: the Appian Way costs nothing to an army that is under way on it already', () => {
    const cost = (marks: string[], onAppianWay: boolean) => {
      const s = at({ active: 'romans', marks });
      const [way] = s.setup.spaces['velitrae']?.ways.filter(({ to }) => to === 'antium') ?? [];
      return way && stepCost(s, force({ power: 'romans', at: 'velitrae', onAppianWay }), way);
    };
    expect([cost(['appian-way'], false), cost(['appian-way'], true), cost([], true)]).toEqual([1, 0, 1]);
  });

  test('9.4.4: a leader without CU does not end beside a lone enemy leader', () => {
    const s = at({ active: 'romans', leaders: { 'greek-b': 'spoletium' } });
    expect([endProblem(s, 'romans', 'spoletium', true)?.rule, endProblem(s, 'romans', 'spoletium')]).toEqual([
      '9.4.4',
      undefined,
    ]);
    const beside = at(
      {
        active: 'romans',
        hands: { romans: ['romans-10'] },
        leaders: { 'greek-b': 'spoletium', 'roman-minor': 'narnia' },
      },
      [activate('romans-10', 'roman-minor'), step('spoletium')],
    );
    expect(refusal(beside, { type: 'stop' })).toBe('9.4.4');
  });

  test('9.1.2: a consul goes nowhere without CU', () => {
    const rule = (cu: number) =>
      stepProblem(
        at({ active: 'romans' }),
        force({ power: 'romans', leader: 'camillus', leaders: ['camillus'], at: 'velitrae', cu }),
        'roma',
      )?.rule;
    expect([rule(0), rule(2)]).toEqual(['9.1.2', undefined]);
  });

  test('10.3: a subordinate leaves his commander a CU', () => {
    const s = at({ active: 'gauls', cu: { roma: { romans: 4 }, velitrae: {} }, leaders: { camillus: 'roma' } });
    const most = (leader: string) => Math.max(...detachable(s, 'romans', 'roma', leader, 'narnia'));
    expect([most('camillus'), most('valerius')]).toEqual([4, 3]);
  });

  test('9.6.3-5p: ships that Carthage lends are used where they carry more than one’s own', () => {
    const s = at({ active: 'greeks', alliances: [{ one: 'greeks', other: 'carthage' }] }, [], '5');
    const cu = (means: '1' | '3' | 'none', carried: '1' | '3' | null) =>
      shipped(s, { power: 'greeks', means, carried }, 'syracuse', 'tarentum', 'moving').cu;
    expect(cu('3', null)).toBeGreaterThan(cu('none', '1'));
    expect(cu('3', '1')).toBe(cu('3', null));
    expect(cu('none', '3')).toBeGreaterThan(cu('none', null));
  });

  test('14.2: only Gauls raid', () => {
    const s = at(
      {
        active: 'romans',
        hands: { romans: ['romans-10'] },
        cu: { clusium: {} },
        leaders: { 'etruscan-a': 'aside' },
      },
      [activate('romans-10', 'valerius'), take(3), step('narnia'), step('spoletium')],
    );
    expect(refusal(s, { type: 'raid' })).toBe('14.2');
  });

  test('12.2.2: an army that fails to avoid fights with it against it', () => {
    const s = at(
      {
        active: 'romans',
        hands: { romans: ['romans-10'] },
        cu: { roma: { romans: 6 }, sutrium: {}, clusium: { etruscans: 3 }, pisae: { etruscans: 2 } },
      },
      [
        activate('romans-10', 'valerius'),
        take(5),
        step('sutrium'),
        step('clusium'),
        { type: 'avoid', leader: 'etruscan-a', cu: 3, to: 'tarquinii' },
      ],
    );
    const failed = until(
      s.frames.some(({ type }) => type === 'entered') ? s : s,
      (x) => swordOfRome.chance(x)?.type === 'roll',
    );
    expect(
      next(failed, { type: 'roll', faces: { avoid: [6] } }).frames.find(({ type }) => type === 'battle'),
    ).toMatchObject({
      failedAvoid: true,
    });
  });

  test('7.2.3: without mines nobody is bribed', () => {
    const moment = (p: Position) => {
      const s = at({
        active: 'romans',
        hands: { etruscans: ['etruscans-04'] },
        cu: { clusium: { etruscans: 3 } },
        ...p,
      });
      const entered = { type: 'entered', came: [], avoided: 0 };
      const move = { type: 'move', flanks: null, force: force({ power: 'romans', at: 'clusium', from: 'sutrium' }) };
      return bribes({ ...s, frames: [move, entered] } as never, entered as never);
    };
    expect([moment({}), moment({ marks: ['mines-depleted'] })]).toEqual(['back', undefined]);
  });
});

describe('the beaten', () => {
  const beaten = (more: object) => ({
    ...{
      type: 'retreat',
      power: 'greeks',
      start: 'neapolis',
      at: 'neapolis',
      path: [],
      stage: 'land',
      owed: 0,
      to: null,
    },
    ...{
      room: 0,
      carried: null,
      leaders: ['greek-a'],
      cu: 2,
      role: 'defender',
      entry: 'capua',
      cameBy: 'clear',
      wallsAsked: true,
    },
    ...more,
  });
  const defeated = (p: Position, f: object): State => {
    const d = draftOf(at({ active: 'romans', ...p }));
    d.frames.push(f as Frame);
    return d;
  };

  test('12.4.3: a force retreats by sea to friendly ports', () => {
    const s = defeated(
      {
        hands: { greeks: ['greeks-04'] },
        cu: { neapolis: { greeks: 2 } },
        leaders: { 'greek-a': 'neapolis' },
        markers: { tarentum: 'romans' },
      },
      beaten({ stage: 'sea' }),
    );
    const to = swordOfRome.choices(s).flatMap(({ action }) => (action.type === 'retreat-by-sea' ? [action.to] : []));
    expect(to).toContain('messana');
    expect(to).not.toContain('tarentum');
    expect(to).not.toContain('roma');
  });

  test('12.4.2: CU on its way that are no more than it are swept along', () => {
    const s = defeated(
      {
        cu: { venusia: { greeks: 3 }, luceria: { greeks: 1 }, larinum: {}, tarentum: {} },
        leaders: { 'greek-a': 'venusia', 'samnite-b': 'aside' },
        markers: { tarentum: 'romans', larinum: 'greeks' },
      },
      beaten({ start: 'venusia', at: 'venusia', cu: 3, entry: 'tarentum' }),
    );
    const went = next(s, { type: 'retreat', to: 'luceria' });
    expect(told(went)).toContain('12.4.2');
    // One of the four is lost on ground that is nobody's (12.4.5), and the others go on.
    expect([top(went, 'retreat')?.cu, ownCu(went, 'luceria', 'greeks')]).toEqual([3, 3]);
  });

  test('12.4.5: a force without a way back is lost', () => {
    const s = ran(
      at({
        active: 'romans',
        cu: { caralis: { greeks: 2 }, olbia: { carthage: 2 } },
        leaders: { 'greek-a': 'caralis' },
      }),
      beaten({ start: 'caralis', at: 'caralis', entry: null, stage: 'land' }),
    );
    expect([s.cu['caralis'], s.leaders['greek-a']?.at]).toEqual([undefined, 'aside']);
  });

  test('13.4.2: those inside join the relief of their city', () => {
    const s = at(
      {
        active: 'greeks',
        hands: { greeks: ['greeks-04'] },
        cu: { neapolis: { romans: 3 }, capua: { greeks: 4 }, velitrae: {} },
        inside: { neapolis: 2 },
        sieges: { neapolis: { by: 'romans', level: 0 } },
        leaders: { 'greek-a': 'capua', camillus: 'neapolis' },
      },
      [activate('greeks-04', 'greek-a'), take(4), step('neapolis'), { type: 'agree' }],
    );
    expect(s.frames.find(({ type }) => type === 'battle')).toMatchObject({ joined: 2 });
  });
});

describe('politics', () => {
  test('14.1, 5.4-3p: plunder is kept where somebody plays the Gauls', () => {
    const kept = (players: Count) => {
      const d = draftOf(at({ active: 'romans' }, [], players));
      addPlunder(d, 'gauls', 1);
      return d.plunder;
    };
    expect([kept('3'), kept('4')]).toEqual([0, 1]);
  });

  test('5.7.1: a port keeps a marker from isolation', () => {
    const d = draftOf(
      at({ active: 'romans', markers: { olbia: 'greeks', selinus: 'romans' }, cu: { panormus: {}, lilybaeum: {} } }),
    );
    isolate(d, ['greeks', 'romans']);
    expect([d.marker['olbia'], d.marker['selinus']]).toEqual(['greeks', 'independents']);
  });

  test('14.6: no solidarity among enemy CU', () => {
    const rule = (romans: number) =>
      refusal(
        at({
          active: 'gauls',
          plunder: 2,
          markers: { genua: 'romans' },
          ...(romans > 0 && { cu: { genua: { romans } } }),
        }),
        {
          type: 'solidarity',
          space: 'genua',
        },
      );
    expect([rule(0), rule(1)]).toEqual([undefined, '14.6']);
  });

  test('15.1: what was declined is not proposed again in the same active turn', () => {
    const proposal = { type: 'propose', from: 'romans', to: 'greeks' };
    const s = at({ active: 'romans' }, [proposal, { type: 'pass' }]);
    expect([refusal(at({ active: 'romans' }), proposal), refusal(s, proposal)]).toEqual([undefined, '15.1']);
  });

  test('18: under the treaty a Roman 3 moves Carthage, a 2 does not', () => {
    const rule = (card: string) =>
      refusal(at({ active: 'romans', hands: { romans: [card] }, marks: ['treaty'] }), {
        ...{ type: 'neutral', card, power: 'carthage', use: 'cu' },
      });
    expect([rule('romans-10'), rule('romans-02')]).toEqual([undefined, '16.1.1']);
  });

  test('16.4: there is one insurrection at a time', () => {
    const rule = (rebels: number) =>
      EVENTS['insurrection']?.problem(
        at({ active: 'greeks', ...(rebels > 0 && { cu: { kerkouane: { rebels } } }) }, [], '5'),
      )?.rule;
    expect([rule(0), rule(2)]).toEqual([undefined, '16.4']);
  });

  test('16.1: by one reading the active player does not decide for an inactive neutral power; 5.10.3: nor does who is out', () => {
    const vp = { romans: 1, greeks: 3, gauls: 5, etruscans: 6 };
    const s = (ruling: 'yes' | 'no') =>
      at({ active: 'romans', vp }, [], '4', { 'active-player-and-inactive-neutral-power': ruling });
    expect([deciderOf(s('yes'), 'volsci', 'inactive'), deciderOf(s('no'), 'volsci', 'inactive')]).toEqual([
      'romans',
      'greeks',
    ]);
    const d = draftOf(at({ active: 'gauls', vp }));
    d.out = ['romans'];
    expect(deciderOf(d, 'transalpine', 'inactive')).toBe('greeks');
  });

  test('12.5.3: a victory of Carthage lowers the unrest, one over it raises it', () => {
    const point = (unrest: number, winner: 'carthage' | 'greeks') =>
      unrestPoint(at({ active: 'greeks', unrest }, [], '5'), winner, winner === 'greeks' ? ['carthage'] : ['greeks']);
    expect([point(2, 'carthage'), point(0, 'carthage')]).toEqual(['lower', undefined]);
  });

  test('7.3: support touches no tribe, whoever stands there', () => {
    const s = at({ active: 'romans', cu: { asculum: { romans: 3 } } });
    const uses = (space: string) =>
      usesAt(s, space, {
        occasion: 'card',
        seat: 'romans',
        powers: ['romans'],
        losers: [],
        reach: [space],
        points: 2,
      } as never);
    expect(uses('asculum')).toEqual([]);
    expect(uses('sutrium')).not.toEqual([]);
  });
});

describe('turns and rounds', () => {
  test('13.1.1-exception: with a new round every siege may be rolled for again', () => {
    const s = until(
      at({ active: 'etruscans', round: 1, first: 'romans', siegeRolled: ['neapolis'] }),
      ({ round }) => round === 2,
    );
    expect(s.siegeRolled).toEqual([]);
  });

  test('7.4.5: after the last round everybody with Desperate Times may still play it', () => {
    const s = until(
      at({ active: 'etruscans', round: 5, first: 'romans', desperate: { greeks: ['greeks-desperate-1'] } }),
      (x) => swordOfRome.asks(x)?.rule === '7.4.5' && open(x).includes('desperate'),
    );
    expect(swordOfRome.decider(s)).toBe('greeks');
  });

  test('6.4.2: a deck that runs out in a draw is made anew, and the draw goes on', () => {
    const d = draftOf(at({ turn: 2, active: 'romans' }));
    [d.deck.romans, d.discard.romans] = [['romans-17'], ['romans-18', 'romans-19']];
    d.frames.push({ type: 'draw', stage: 'draw', left: ['romans'], short: false, thrown: [] });
    const drawn = next(d, { type: 'draw', cards: ['romans-17'] });
    expect(swordOfRome.chance(drawn)).toMatchObject({ type: 'shuffle', pile: 'deck romans' });
  });

  test('5.10.3: whoever has no CU left is out, and his alliances end', () => {
    const d = draftOf(
      at({
        active: 'romans',
        alliances: [{ one: 'romans', other: 'greeks' }],
        cu: { syracuse: {}, tarentum: {}, neapolis: {}, messana: {} },
      }),
    );
    const s = ran(d, { type: 'return', left: [] });
    expect([s.out, s.alliances]).toEqual([['greeks'], []]);
  });

  test('5.10.1-5p: half of the mercenaries go home', () => {
    const s = until(
      at({ active: 'etruscans', round: 5, first: 'romans', mercenaries: { lilybaeum: 2, panormus: 2 } }, [], '5'),
      (x) => top(x, 'reinforce')?.stage === 'disband',
    );
    expect(top(s, 'reinforce')?.disband).toBe(2);
  });

  test('17.2.2: a broken Carthage is reinforced no more', () => {
    const cu = { lilybaeum: {}, panormus: {}, carthago: {}, caralis: {} };
    const carthaginians = (marks: string[]) => {
      const s = until(
        at({
          active: 'etruscans',
          round: 5,
          first: 'romans',
          marks,
          cu,
          leaders: { hamilcar: 'out', bomilcar: 'out' },
        }),
        ({ turn }) => turn > 1,
      );
      return s.setup.spaceIds.reduce((sum, space) => sum + ownCu(s, space, 'carthage'), 0);
    };
    expect(carthaginians(['carthage-broken'])).toBe(0);
    expect(carthaginians([])).toBeGreaterThan(0);
  });

  test('13.2: what a siege roll costs is lost', () => {
    const s = besieging({ neapolis: { romans: 4 } });
    const rolled = next(s, { type: 'roll', faces: { roll1: [1, 1] } });
    const lost = rolled.happened.map(({ facts }) => facts?.['cuLost']).find((cost) => cost !== undefined);
    expect(Number(lost)).toBeGreaterThan(0);
    expect(rolled.cu['neapolis']?.romans).toBe(4 - Number(lost));
  });
});

describe('at sea', () => {
  const voyage = (more: object) => ({
    ...{
      type: 'voyage',
      power: 'greeks',
      cu: 4,
      from: 'syracuse',
      to: 'roma',
      use: 'moving',
      stormed: false,
      asked: true,
      contest: null,
    },
    ...more,
  });

  test('10.5.1: in a storm nobody sails', () => {
    const rules = (stormed: boolean) => told(ran(at({ active: 'greeks' }), voyage({ stormed, to: 'tarentum' })));
    expect([rules(true).includes('10.5.1'), rules(false).includes('10.5.1')]).toEqual([true, false]);
  });

  test('9.6.4: attrition at sea costs CU, and a leader alone has none to lose', () => {
    const lost = (cu: number): number[] =>
      [1, 2, 3, 4, 5, 6].map((naval) => {
        const d = draftOf(at({ active: 'greeks' }, [], '5'));
        d.frames.push(voyage({ cu, contest: '3' }) as Frame);
        const faces = [{ naval: [naval] }, { naval: [naval], attrition: [6] }].find(
          (f) => refusal(d, { type: 'roll', faces: f }) === undefined,
        );
        const facts = next(d, { type: 'roll', faces }).happened.flatMap((h) => (h.facts ? [h.facts] : []));
        return Number(facts.find((f) => f['cuLost'] !== undefined)?.['cuLost']);
      });
    expect(Math.max(...lost(4))).toBeGreaterThan(0);
    expect(Math.max(...lost(0))).toBe(0);
  });

  test('21.4-#29: Carthaginian Mistrust calls the activation off', () => {
    const s = at(
      { active: 'carthage', hands: { carthage: ['carthage-10'], greeks: ['greeks-29'] } },
      [activate('carthage-10', 'hamilcar-5')],
      '5',
    );
    const off = next(s, { type: 'respond', card: 'greeks-29' });
    expect(off.frames.some(({ type }) => type === 'move')).toBe(false);
    expect(told(off)).toContain('21.4-#29');
  });

  test('16.1.2: whoever leads the Gauls of a Gallic Event is no friend of theirs', () => {
    const begins = until(
      at({ active: 'romans', first: 'romans', round: 1 }, [], '3'),
      (x) => top(x, 'gallic') !== undefined && swordOfRome.chance(x)?.type === 'roll',
    );
    const face = begins.setup.gallicEvents.indexOf('invasion') + 1;
    const led = until(next(begins, { type: 'roll', faces: { gallic: [face] } }), (x) => open(x).includes('lead'));
    const [chief] = swordOfRome.choices(led).flatMap(({ action }) => (action.type === 'lead' ? [action.leader] : []));
    const s = next(led, lead(String(chief)));
    expect(s.ward).toMatchObject({ power: 'gauls', friend: false });
    expect(forceIn(s)?.of).toBe(5);
  });
});
