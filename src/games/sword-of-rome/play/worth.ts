/** What a position is judged by: VP scored and in sight, places and their loyalty, armies, sieges, cards. Knows no weight. */
import { mapped } from '../../../calculator/keys.ts';
import type { Worth } from '../../../play/worth.ts';
import { MOST_TURNS, PAIRS, type Player, type Power } from '../words.ts';
import { powersOf } from './politics/friends.ts';
import { bearsAt, cuAt, holderAt, insideAt, kindAt, leaderOf, loyaltyAt, placedOf, spaceOf } from './queries.ts';
import type { State } from './state.ts';

const FEATURES = {
  vp: 'VP',
  ahead: 'being ahead of the best of the others',
  scoring: 'VP from the next scoring',
  taking: 'victory spaces about to fall',
  losing: 'its own victory spaces about to fall',
  plunder: 'plunder',
  spaces: 'spaces',
  cities: 'cities',
  loyalty: 'loyalty',
  cu: 'CU',
  army: 'the largest army',
  lead: 'CU under good leaders',
  leaders: 'leaders on the map',
  guard: 'CU on its own victory spaces',
  threat: 'CU on victory spaces away from home',
  invaded: 'enemy CU at home',
  allies: 'alliances',
  cards: 'cards in hand',
  values: 'the values of the cards in hand',
  desperate: 'Desperate Times',
  moves: 'the move',
  out: 'being out of the game',
} as const;

type Measured = Record<keyof typeof FEATURES, number>;

const NONE: Measured = mapped(FEATURES, () => 0);
const none = (): Measured => ({ ...NONE });

/** What the holder of a space has of it, and its owner has not. */
function addHolder(s: State, at: string, by: ReadonlyMap<Power, Measured>): void {
  const { home, victory } = spaceOf(s, at);
  const [owner, held] = [by.get(home as Power), by.get(holderAt(s, at) as Power)];
  if (held) {
    held.spaces++;
    if (kindAt(s, at) === 'city') {
      held.cities++;
      held.loyalty += loyaltyAt(s, at);
      held.cu += insideAt(s, at);
    }
    // 5.8.1-exception: foreign victory spaces give the Gauls nothing.
    if (victory && held !== owner && held !== by.get('gauls')) held.scoring++;
  }
  if (victory && owner && held !== owner) owner.scoring--;
  const siege = s.siege[at];
  if (!siege) return;
  // How much of the siege is done.
  const part = (victory ? 1 : 0.3) * Math.min(1, siege.level / Math.max(1, bearsAt(s, at)));
  if (held) held.losing += part;
  const besieger = by.get(siege.by);
  if (besieger) besieger.taking += part;
}

/** What all seats have on one space. */
function addSpace(s: State, at: string, by: ReadonlyMap<Power, Measured>): void {
  addHolder(s, at, by);
  const { home, victory } = spaceOf(s, at);
  const [owner, held] = [by.get(home as Power), by.get(holderAt(s, at) as Power)];
  for (const power in s.cu[at]) {
    const cu = cuAt(s, at, power as Power);
    const own = by.get(power as Power);
    if (own) {
      own.cu += cu;
      if (cu > own.army) own.army = cu;
      if (victory) own[own === held ? 'guard' : 'threat'] += Math.min(4, cu);
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

/** The scorings that are foreseen, and the lead that is as good as any. */
const [FORESEEN, FAR] = [3, 3];

/** How far each will be ahead of the best of the others, if the map stays as it is for a while. */
function rank(s: State, seats: ReadonlyMap<Player, Measured>): void {
  const ahead = Math.min(FORESEEN, MOST_TURNS - s.turn + 1);
  const coming = [...seats.values()].map((into) => Math.max(0, into.vp + ahead * into.scoring));
  [...seats.values()].forEach((into, i) => {
    const best = Math.max(...coming.filter((_, other) => other !== i));
    into.ahead = Math.max(-FAR, Math.min(FAR, (coming[i] ?? 0) - best));
  });
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
  rank(s, seats);
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
        const { vp, scoring } = seats.get(seat) ?? none();
        return sum + vp + scoring / 10;
      }, 0),
    );
  },
  progress: (s) => (s.turn - 1) / (MOST_TURNS - 1),
  rests: ['player'],
  good: [
    ...['vp', 'ahead', 'scoring', 'taking', 'plunder', 'spaces', 'cities', 'loyalty', 'cu', 'army', 'lead', 'leaders'],
    ...['guard', 'cards', 'values'],
  ],
  bad: ['losing', 'invaded', 'out'],
};
