/** What must hold in every state, and what every step must leave alone; each law with its clause. */

import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { mayRest } from '../../../../src/games/sword-of-rome/play/movement/ground.ts';
import { isFriend, powersOf, seatOf } from '../../../../src/games/sword-of-rome/play/politics/friends.ts';
import {
  cuAt,
  foesAt,
  holderAt,
  insideAt,
  isCity,
  isMinor,
  isSpace,
  isTribe,
  kindAt,
  leaderOf,
  loyaltyAt,
  ownCu,
  spaceOf,
  standing,
} from '../../../../src/games/sword-of-rome/play/queries.ts';
import { GARRISON_BOX, HOLDING_BOX } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { type Power, partnerOf } from '../../../../src/games/sword-of-rome/words.ts';

/** Nothing is under way but the turn, the rounds and a player's turn. */
const atRest = (s: State): boolean =>
  s.frames.every(({ type }) =>
    ['turn', 'rounds', 'player', 'desperate', 'attrition', 'renew', 'gallic'].includes(type),
  );

/** One action with the states around it. */
interface Watched {
  readonly before: State;
  readonly action: { readonly type: string };
  readonly after: State;
}

type Law = (s: State) => string | undefined | false;
const spaces = (s: State): string[] => Object.keys(s.setup.spaces);
const failing = <T>(list: readonly T[], holds: (one: T) => boolean): string | undefined => {
  const bad = list.find((one) => !holds(one));
  return bad === undefined ? undefined : JSON.stringify(bad);
};

/** A seat's cards and its two Desperate Times: the set-up of a game never changes. */
const sizes = new WeakMap<State['setup'], Map<string, number>>();
function deckSize(setup: State['setup'], seat: string): number {
  const known = sizes.get(setup) ?? new Map<string, number>();
  sizes.set(setup, known);
  if (!known.has(seat)) known.set(seat, Object.values(setup.cards).filter((card) => card.seat === seat).length + 2);
  return known.get(seat)!;
}

const LAWS: Readonly<Record<string, Law>> = {
  'VP stay between 0 and 12 (5.8.1)': (s) => failing(Object.values(s.vp), (vp) => vp >= 0 && vp <= 12),
  'each card is in one place (6.1)': (s) =>
    failing(s.setup.seats, (seat) => {
      const all = [...s.hand[seat], ...s.deck[seat], ...s.discard[seat], ...s.removed[seat], ...s.desperate[seat]];
      return new Set(all).size === all.length && all.length === deckSize(s.setup, seat);
    }),
  'loyalty is 1 to 3, for Gauls and independents 1 (7.3.1, glossary-loyalty)': (s) =>
    failing(
      spaces(s).filter((at) => isCity(s, at)),
      (at) => {
        const [holder, loyalty] = [holderAt(s, at), loyaltyAt(s, at)];
        const low = holder === 'independents' || holder === 'gauls' || holder === 'transalpine';
        // A city brought to 0 under a siege waits for its besieger to decide (13.5).
        const falling = s.frames.some((f) => f.type === 'loot' && f.at === at);
        return falling || (loyalty >= 1 && loyalty <= (low ? 1 : 3));
      },
    ),
  'a siege has its besieger, an enemy, and is below what the place bears (13.4, 13.5)': (s) =>
    failing(Object.entries(s.siege), ([at, { by, level }]) => {
      const bears = isTribe(s, at) ? spaceOf(s, at).factor : loyaltyAt(s, at);
      const falling = s.frames.some((f) => f.type === 'loot' && f.at === at);
      return (
        cuAt(s, at, by) > 0 &&
        !isFriend(s, by, holderAt(s, at)) &&
        (isCity(s, at) || isTribe(s, at)) &&
        (level < bears || falling)
      );
    }),
  'at most 3 CU are inside, of the controller, with others outside (9.3.1)': (s) =>
    failing(Object.keys(s.inside), (at) => {
      const holder = holderAt(s, at);
      return insideAt(s, at) <= 3 && isCity(s, at) && standing(s, at).some((power) => power !== holder);
    }),
  'at rest no two powers stand in one space (15.3)': (s) =>
    atRest(s) && failing(Object.keys(s.cu), (at) => standing(s, at).length <= 1),
  'no leader is alone among enemies without a friendly city (8.4)': (s) =>
    failing(
      Object.entries(s.leaders).filter(([, { at, inside }]) => isSpace(s, at) && !inside),
      ([id, { at }]) => {
        const { power } = leaderOf(s, id);
        if (cuAt(s, at, power) > 0 || foesAt(s, at, power).length === 0) return true;
        return isCity(s, at) && isFriend(s, power, holderAt(s, at));
      },
    ),
  'at most two consuls are on the map (8.2.2)': (s) =>
    Object.entries(s.leaders).filter(([id, { at }]) => leaderOf(s, id).kind === 'consul' && isSpace(s, at)).length > 2
      ? 'three'
      : undefined,
  'every army has one commander, no minor one over a named (8.2.1)': (s) => {
    const groups = Map.groupBy(
      Object.entries(s.leaders).filter(([, { at }]) => isSpace(s, at)),
      ([id, { at, inside }]) => `${at} ${leaderOf(s, id).power} ${inside}`,
    );
    return failing([...groups.values()], (group) => {
      const commanders = group.filter(([, { commands }]) => commands);
      const named = group.some(([id]) => !isMinor(s, id));
      return commanders.length === 1 && (!named || !isMinor(s, commanders[0]![0]));
    });
  },
  'the plunder track is never full (14.1)': (s) => (Math.abs(s.plunder) >= 5 ? String(s.plunder) : undefined),
  'CU are whole and above 0': (s) =>
    failing(
      Object.values(s.cu).flatMap((here) => Object.values(here)),
      (cu) => Number.isInteger(cu) && cu > 0,
    ),
  'the militia stay in Africa (17.1.2)': (s) =>
    failing(
      Object.keys(s.militia),
      (at) => spaceOf(s, at).region === 'Africa' && s.militia[at]! <= cuAt(s, at, 'carthage'),
    ),
  'the holding box holds Transalpine Gauls alone (2.2-connections)': (s) =>
    failing(standing(s, HOLDING_BOX), (power) => power === 'transalpine'),
  'the Garrison box holds Carthage alone, with five players (19)': (s) =>
    failing(standing(s, GARRISON_BOX), (power) => power === 'carthage' && s.setup.players === '5'),
  'the unrest is 0 to 10 (20)': (s) =>
    s.unrest >= 0 && s.unrest <= 10 && (s.setup.players === '5' || s.unrest === 0) ? undefined : String(s.unrest),
  'mercenaries are CU of Carthage (7.2.4)': (s) =>
    failing(Object.keys(s.mercenaries), (at) => s.mercenaries[at]! <= ownCu(s, at, 'carthage')),
  'alliances join powers of different seats, never Rome and the Greeks under the treaty (15.1.2, 18)': (s) =>
    failing(s.alliances, ({ one, other }) => {
      const both = [one, other];
      const barred = s.marks.includes('treaty') && both.includes('romans') && both.includes('greeks');
      return seatOf(s, one) !== seatOf(s, other) && !barred;
    }),
  'tribes have no loyalty, and a subjugated one is no tribe again (13.5)': (s) =>
    failing(spaces(s), (at) => !(isTribe(s, at) && s.loyalty[at] !== undefined)),
  'Carthago never changes hands with two to four players (17)': (s) =>
    s.setup.players === '5' || holderAt(s, 'carthago') === 'carthage' ? undefined : holderAt(s, 'carthago'),
  'a seat that is out has no pieces (5.10.3)': (s) =>
    failing(s.out, (seat) => spaces(s).every((at) => powersOf(seat).every((power) => ownCu(s, at, power) === 0))),
  'a force moves no more than 10 CU (9.1.1)': (s) =>
    failing(s.frames, (f) => {
      if (f.type !== 'move') return true;
      // By other readings any number is placed in Africa, of Greeks and of rebels.
      const landed = s.setup.rulings['agathocles-landing'] === 'any-number' && f.force.at === 'kerkouane';
      const risen = s.setup.rulings['insurrection-size'] !== 'four' && f.force.power === 'rebels' && f.stage === 'over';
      return (f.force.cu <= 10 || landed || risen) && f.force.cu >= 0 && f.force.mp >= 0;
    }),
  'friends do not fight (15.2.2)': (s) =>
    failing(s.frames, (f) => f.type !== 'battle' || !isFriend(s, f.attacker, f.defender)),
  'nobody has used more MP than an activation gives (9.5.2)': (s) =>
    failing(
      s.under.spent,
      ({ power, mp }) => mp <= (power === 'gauls' || power === 'transalpine' ? 5 : 4) || mp === 99,
    ),
  'markers stand on spaces that can bear them': (s) => failing(Object.keys(s.marker), (at) => kindAt(s, at) !== 'box'),
};

/** All CU on the map, by power. */
function totals(s: State): Map<Power, number> {
  const sum = new Map<Power, number>();
  const add = (power: Power, cu: number) => sum.set(power, (sum.get(power) ?? 0) + cu);
  for (const here of Object.values(s.cu))
    for (const [power, cu] of Object.entries(here) as [Power, number][]) add(power, cu);
  for (const [at, cu] of Object.entries(s.inside)) add(holderAt(s, at) as Power, cu);
  return sum;
}
/** 16.4: rebels rise with their leader. */
const GROWS = ['place', 'place-leader'];

const grown = (before: Map<Power, number>, after: Map<Power, number>): string | undefined =>
  failing([...after], ([power, cu]) => cu <= (before.get(power) ?? 0));

const STEP_LAWS: Readonly<Record<string, (before: State, type: string, after: State) => string | undefined | false>> = {
  'CU grow only where they are placed (5.10, 7.1)': (before, type, after) =>
    GROWS.includes(type) || (after.cu === before.cu && after.inside === before.inside)
      ? undefined
      : grown(totals(before), totals(after)),
  'hands grow only by draws and by fetching (6.2, 7.4.3)': (before, type, after) =>
    !['deal', 'draw', 'fetch'].includes(type) &&
    failing(before.setup.seats, (seat) => after.hand[seat].length <= before.hand[seat].length),
  // 9.3.1: leaders may be inside a city alone, and stay there when those outside retreat.
  'a consul is without CU only in a city or where they were lost, and goes nowhere without (9.1.2)': (
    before,
    _,
    after,
  ) => {
    if (after.setup.rulings['consul-without-cu'] === 'goes-on') return undefined;
    const withCu = (s: State, at: string): boolean => ownCu(s, at, 'romans') > 0;
    const bare = Object.entries(after.leaders).filter(
      ([id, { at, inside }]) =>
        leaderOf(after, id).kind === 'consul' && isSpace(after, at) && !inside && !withCu(after, at),
    );
    const lost = (): boolean => totals(after).get('romans') !== totals(before).get('romans');
    return failing(bare, ([id, { at }]) => (before.leaders[id]!.at === at && !withCu(before, at)) || lost());
  },
  'one card is played in a turn (5.4)': (before, type) => {
    const top = before.frames.at(-1);
    return top?.type === 'player' && top.played && ['activate', 'support', 'reinforce'].includes(type) && type;
  },
  // Until the owner has said which CU are lost, militia count as lost first.
  'militia only become fewer (17.1.2)': (before, type, after) => {
    const [was, is] = [before, after].map(({ militia }) => Object.values(militia).reduce((sum, cu) => sum + cu, 0));
    return type !== 'losses' && is! > was! && String(is);
  },
  'a neutral power ends its move where it may (16.3)': (before, type) => {
    const top = before.frames.at(-1);
    if (type !== 'stop' || top?.type !== 'move' || !top.force.moved) return undefined;
    return !mayRest(before, top.force.power, top.force.at) && top.force.at;
  },
  'an alliance ends only where it lapses, is broken or loses a partner (15.4, 15.5)': (before, type, after) =>
    after.alliances.length < before.alliances.length &&
    !after.happened.some(({ rule }) => ['15.4', '15.5', '18', '5.10.3'].includes(rule)) &&
    type,
  'the mines never recover (7.2.3)': (before, _, after) =>
    before.marks.includes('mines-depleted') && !after.marks.includes('mines-depleted') && 'recovered',
  'removed cards never return (7.1.3)': (before, _, after) =>
    failing(before.setup.seats, (seat) => before.removed[seat].every((id) => after.removed[seat].includes(id))),
  'a siege is rolled for once a round (13.1.1-exception)': (_, __, after) =>
    new Set(after.siegeRolled).size === after.siegeRolled.length ? undefined : 'twice',
  'the unrest rises no higher than the garrison lets it (20.1)': (before, _, after) =>
    after.unrest > before.unrest && after.unrest > 10 - cuAt(after, GARRISON_BOX, 'carthage') && String(after.unrest),
  'a neutral power acts once a round (16.1.1)': (_, __, after) =>
    new Set(after.neutralUsed).size === after.neutralUsed.length ? undefined : 'twice',
};

/** Throws where a state breaks a law. */
export function check(s: State): void {
  for (const [name, law] of Object.entries(LAWS)) {
    const found = law(s);
    if (found) throw new Error(`${name}: ${found}, in ${JSON.stringify(s.frames.slice(-3))}`);
  }
}

/** Throws where a step breaks a law of steps. */
export function checkStep({ before, action, after }: Watched): void {
  for (const [name, law] of Object.entries(STEP_LAWS)) {
    const found = law(before, action.type, after);
    if (found) throw new Error(`${name}: ${found}, after ${JSON.stringify(action)}`);
  }
}

/** The same table with other cards in the hands that the one who decides does not see. */
function otherHands(s: State, who: string): State {
  const [hand, deck] = [{ ...s.hand }, { ...s.deck }];
  for (const seat of s.setup.seats) {
    if (seat === who || (s.setup.players === '2' && partnerOf(seat) === who)) continue;
    const cards = [...deck[seat], ...hand[seat]];
    hand[seat] = cards.slice(0, s.hand[seat].length);
    deck[seat] = cards.slice(s.hand[seat].length);
  }
  return { ...s, hand, deck };
}

/** Being asked tells nothing: with other cards in the hidden hands the same is asked of the same seat. */
export function checkAsked({ before, action, after }: Watched): void {
  const who = swordOfRome.decider(before);
  if (who === 'chance' || who === undefined || after.ending) return;
  const played = swordOfRome.play(otherHands(before, who), action);
  if (played.type === 'rejected')
    throw new Error(`${JSON.stringify(action)} depends on other hands: ${played.problem.sentence}`);
  const [one, other] = [after, played.state].map(
    (s) => `${swordOfRome.decider(s)} ${JSON.stringify(swordOfRome.asks(s))}`,
  );
  if (one !== other) throw new Error(`${JSON.stringify(action)}: asked ${one}, with other hands ${other}`);
}
