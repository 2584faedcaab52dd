/** What the calculators are asked at a moment of the game: the case as the deciding player sees it, without anybody else's cards. */
import type { Question } from '../game.ts';
import { COLOURS, type Colour, type EventId } from '../words.ts';
import type { Target } from './actions.ts';
import { cardOf, cardsLeft, eventOf, usable } from './cards.ts';
import { attacking, type DpCard, defending, givesDp, positionOf } from './points.ts';
import { areasOf, coloursOf, flights } from './queries.ts';
import type { FrameAt, State } from './state.ts';

/** Figures on cards, each with how many bear it. */
function tallied<K extends 'mp' | 'bp'>(s: State, cards: readonly string[], figure: K) {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(cardOf(s, card)[figure], (counts.get(cardOf(s, card)[figure]) ?? 0) + 1);
  return [...counts].map(([value, number]) => ({ [figure]: value, number }));
}

const tableOf = ({ setup: { players, version } }: State) => ({ players: `${players}` as const, version });

/** How many cards of an event are among these. */
const among = (s: State, cards: readonly string[], event: EventId): number =>
  cards.filter((card) => eventOf(s, card) === event).length;

/** The cards that a person holds. */
const heldBy = (s: State, c: Colour): string[] => coloursOf(s, c).flatMap((own) => s.hands[own]);

/** What a person sees of the hands, with so many cards laid now; those who can answer no more have none that count. */
function sightOf(s: State, c: Colour, laid: number, answering: readonly Colour[], first?: Colour) {
  const others = s.setup.colours.filter((other) => !coloursOf(s, c).includes(other));
  const order = first && others.includes(first) ? [first, ...others.filter((other) => other !== first)] : others;
  const hand = (i: number): number => {
    const other = order[i];
    return other && answering.includes(other) ? s.hands[other].length : 0;
  };
  return {
    ...tableOf(s),
    mine: heldBy(s, c).length + laid,
    open: Math.max(0, s.faceUp.length - laid),
    hand1: hand(0),
    hand2: hand(1),
    hand3: hand(2),
  };
}

/** 6.3: a battle, seen by the one who chooses a card: the best of his hand, or one that he means to play. */
export function battleQuestion(
  s: State,
  target: Target,
  who: Colour,
  cards: readonly string[] = usable(s, who),
): Question {
  const { rulings } = s.setup;
  const { active, used } = s.round;
  const [attacker, defender] = [attacking(s), defending(s, target)];
  const other = who === active ? COLOURS.find((c) => c === target) : active;
  const hidden = other !== undefined && other !== who;
  return {
    calculator: 'battle',
    shows: 'wins',
    wants: who,
    ...(hidden && { fears: other }),
    input: {
      ...tableOf(s),
      moment: 'choose',
      side: who === active ? 'attacker' : 'defender',
      attackerLegions: attacker.legions,
      attackerLeader: attacker.leader,
      attackerMarker: attacker.marker,
      tribe: defender.tribe,
      defenderLegions: Math.max(1, defender.legions),
      defenderLeader: defender.leader,
      defenderMarker: defender.marker,
      used,
      mine: cards.map((card) => ({ bp: cardOf(s, card).bp })),
      hand: hidden ? 'unknown' : 'known',
      ...(hidden && { cards: cardsLeft(s, other) > 0 ? s.hands[other].length : 0, seen: tallied(s, s.faceUp, 'bp') }),
      least: rulings['least-card-value'],
      beaten: rulings['beaten-by-barbarians'],
      tribeVp: rulings['victory-over-barbarians'],
      newEmperor: rulings['vp-of-a-new-emperor'],
    },
  };
}

/** 5.6: whether the owner can withdraw, as the table sees it. */
export const withdrawalQuestion = (s: State, f: FrameAt<'entered'>, who: Colour): Question => ({
  calculator: 'withdrawal',
  shows: 'withdraws',
  wants: who,
  fears: s.round.active,
  input: {
    ...tableOf(s),
    mover: s.round.force === null ? 'galley' : s.round.force.legions > 0 ? 'legions' : 'leader',
    left: f.left,
    again: s.stacks[who][f.at]?.fled === f.force,
    noWay: flights(s, 'withdraws', who, f.at, f.came).length === 0,
    hand: 'unknown',
    cards: s.hands[who].length,
    seen: tallied(s, s.faceUp, 'mp'),
    galley: s.setup.rulings['withdrawal-before-a-galley-fleet'],
    leader: s.setup.rulings['withdrawal-before-a-leader'],
  },
});

/** 7.1: the cards on the table, or before the first of them those that the hand can add. */
function dpCards(s: State, cards: readonly DpCard[]): readonly string[] {
  if (cards.length > 0) return cards.map(({ card }) => card);
  const held = usable(s, s.round.active).filter((card) => givesDp(eventOf(s, card)));
  // A Guard first: a Bribe cannot touch it.
  const order = held.toSorted((a, b) => (eventOf(s, a) < eventOf(s, b) ? -1 : 1));
  return order.slice(0, Math.max(0, cardsLeft(s, s.round.active)));
}

/** 12.0-bribe, 12.0-bad-augury: what can still answer the cards on the table; everybody has let each of them pass. */
const answerable = (s: State, laid: number): 'all' | 'bribe' | 'nothing' => {
  if (laid === 0) return 'all';
  return s.setup.rulings['bribe-timing'] === 'at-once' ? 'nothing' : 'bribe';
};

/** 7.1: a declaration, seen by the one who declares. */
export function declarationQuestion(s: State, on: readonly DpCard[]): Question {
  const { active, used, once } = s.round;
  const { rulings, colours, vacant } = s.setup;
  const cards = dpCards(s, on);
  const laid = on.length;
  const struck = (event: EventId): number => on.filter((card) => card.struck === event).length;
  const seen = [...heldBy(s, active), ...s.faceUp];
  const { own, others, uncontrolled } = positionOf(s, active);
  const areas = areasOf(s, active);
  return {
    calculator: 'declare',
    shows: 'stands',
    wants: active,
    input: {
      ...sightOf(s, active, laid, colours),
      own,
      others,
      uncontrolled,
      areas: areas.length,
      vacant: areas.some((area) => area === vacant),
      senate: among(s, cards, 'senate-influence'),
      guard: among(s, cards, 'praetorian-guard'),
      used: Math.max(0, used - laid),
      bribesPlayed: struck('bribe'),
      auguriesPlayed: struck('bad-augury'),
      answerable: answerable(s, laid),
      auguryUsed: struck('bad-augury') === 0 && once.includes('bad-augury'),
      bribesSeen: among(s, seen, 'bribe'),
      auguriesSeen: among(s, seen, 'bad-augury'),
      once: rulings['once-for-the-table'],
      italy: rulings['uncontrolled-in-italy'],
      vacantArea: rulings['vacant-area'],
    },
  };
}

/** 9.0: an attempt; while it is prepared as the plotter sees it, later as the table does. */
export function assassinationQuestion(s: State, f: FrameAt<'assassinate'>): Question {
  const { active, used } = s.round;
  const laid = 1 + f.guards + f.bribes;
  const seen = [...(f.ready ? [] : heldBy(s, active)), ...s.faceUp];
  const answering = f.ready ? f.waiting : s.setup.colours;
  return {
    calculator: 'assassination',
    shows: 'succeeds',
    wants: active,
    ...(f.target !== active && { fears: f.target }),
    input: {
      ...sightOf(s, active, laid, answering, f.target),
      side: 'assassin',
      guards: f.guards,
      bribes: f.bribes,
      used: Math.max(0, used - laid),
      guardsAgainst: f.guardsAgainst,
      bribesAgainst: f.bribesAgainst,
      otherGuards: Math.max(0, among(s, seen, 'praetorian-guard') - f.guards - f.guardsAgainst),
      otherBribes: Math.max(0, among(s, seen, 'bribe') - f.bribes - f.bribesAgainst),
    },
  };
}
