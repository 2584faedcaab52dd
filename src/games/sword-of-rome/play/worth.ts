/** What a position is judged by: VP won and in sight, places and their loyalty, armies, sieges, cards. Knows no weight. */
import type { Worth } from '../../../play/worth.ts';
import { MOST_TURNS, PAIRS, type Player, type Power } from '../words.ts';
import { powersOf } from './politics/friends.ts';
import { cuAt, holderAt, insideAt, isBesieged, kindAt, leaderOf, loyaltyAt, placedOf, spaceOf } from './queries.ts';
import type { State } from './state.ts';

const FEATURES = {
  vp: 'VP',
  abroad: 'victory spaces abroad',
  lost: 'victory spaces lost at home',
  plunder: 'plunder',
  spaces: 'spaces',
  cities: 'cities',
  loyalty: 'loyalty',
  cu: 'CU',
  outside: 'CU outside cities',
  army: 'the largest army',
  lead: 'CU under good leaders',
  leaders: 'leaders on the map',
  threat: 'CU in the enemy’s home',
  invaded: 'enemy CU at home',
  sieges: 'sieges laid',
  besieged: 'own places under siege',
  allies: 'alliances',
  cards: 'cards in hand',
  values: 'the worth of the hand',
  desperate: 'Desperate Times',
  moves: 'the move',
  out: 'being out of the game',
} as const;

type Measured = Record<keyof typeof FEATURES, number>;

const none = (): Measured => ({
  ...{ vp: 0, abroad: 0, lost: 0, plunder: 0, spaces: 0, cities: 0, loyalty: 0, cu: 0, outside: 0, army: 0, lead: 0 },
  ...{ leaders: 0, threat: 0, invaded: 0, sieges: 0, besieged: 0, allies: 0, cards: 0, values: 0, desperate: 0 },
  ...{ moves: 0, out: 0 },
});

/** 5.8.1-exception: foreign victory spaces give the Gauls nothing. */
const gainsAbroad = (seat: Player): boolean => seat !== 'gauls';

/** What all seats have on one space. */
function addSpace(s: State, at: string, by: ReadonlyMap<Power, Measured>): void {
  const { home, victory } = spaceOf(s, at);
  const holder = holderAt(s, at);
  const owner = by.get(home as Power);
  const held = by.get(holder as Power);
  if (held) {
    held.spaces++;
    if (kindAt(s, at) === 'city') {
      held.cities++;
      held.loyalty += loyaltyAt(s, at);
      held.cu += insideAt(s, at);
    }
    if (isBesieged(s, at)) held.besieged += s.siege[at]?.level ?? 0;
    if (victory && held !== owner) held.abroad++;
  }
  if (victory && owner && held !== owner) owner.lost++;
  const siege = s.siege[at];
  const besieger = siege && by.get(siege.by);
  if (besieger) besieger.sieges += siege.level;
  for (const power in s.cu[at]) {
    const cu = cuAt(s, at, power as Power);
    const own = by.get(power as Power);
    if (own) {
      own.cu += cu;
      own.outside += cu;
      if (cu > own.army) own.army = cu;
      if (owner && owner !== own) own.threat += cu;
    }
    if (owner && owner !== own) owner.invaded += cu;
  }
}

function addLeaders(s: State, seat: Player, into: Measured): void {
  for (const power of powersOf(seat))
    for (const id of s.setup.leadersOf[power]) {
      const { at, commands } = placedOf(s, id);
      if (!s.setup.spaces[at]) continue;
      into.leaders++;
      if (commands) into.lead += leaderOf(s, id).tactics * Math.min(8, cuAt(s, at, power));
    }
}

const sidesOf = ({ setup }: State): readonly (readonly Player[])[] =>
  setup.players === '2' ? Object.values(PAIRS) : setup.seats.map((seat) => [seat]);

function measured(s: State): Map<Player, Measured> {
  const seats = new Map(s.setup.seats.map((seat) => [seat, none()]));
  const by = new Map<Power, Measured>();
  for (const [seat, into] of seats) for (const power of powersOf(seat)) by.set(power, into);
  for (const at of s.setup.spaceIds) addSpace(s, at, by);
  for (const [seat, into] of seats) {
    into.vp = s.vp[seat] ?? 0;
    if (!gainsAbroad(seat)) into.abroad = 0;
    if (seat === 'gauls') into.plunder = s.plunder;
    into.cards = s.hand[seat].length;
    into.values = s.hand[seat].reduce((sum, card) => sum + (s.setup.cards[card]?.value ?? 0), 0);
    into.desperate = s.desperate[seat].length;
    into.moves = Number(s.active === seat);
    into.out = Number(s.out.includes(seat));
    addLeaders(s, seat, into);
  }
  for (const { one, other } of s.alliances)
    for (const power of [one, other]) {
      const into = by.get(power);
      if (into) into.allies++;
    }
  return seats;
}

export const worth: Worth<State> = {
  features: FEATURES,
  sides: sidesOf,
  measure(s) {
    const seats = measured(s);
    return sidesOf(s).map((side) => {
      const each = side.map((seat) => Object.values(seats.get(seat) ?? none()));
      return (each[0] ?? []).map((_, i) => each.reduce((sum, one) => sum + (one[i] ?? 0), 0) / each.length);
    });
  },
  // Where VP are equal, victory spaces tell who did better.
  score(s) {
    const seats = measured(s);
    return sidesOf(s).map((side) =>
      side.reduce((sum, seat) => {
        const { vp, abroad, lost } = seats.get(seat) ?? none();
        return sum + vp + (abroad - lost) / 10;
      }, 0),
    );
  },
  progress: (s) => (s.turn - 1) / (MOST_TURNS - 1),
  rests: ['player'],
};
