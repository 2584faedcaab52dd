/** Battle Cards: their titles, and the hands that a Land Battle gives both Armies (11.4). */
import { figuresOf } from '../../../../play/figures.ts';
import { type Army, type Battle, dealOf } from '../../battle-cards/rules.ts';
import { CARDS, type Side, type Card as Title } from '../../words.ts';
import { LATIUM, provincesOf } from '../politics.ts';
import { IBERIA, ITALIA, isTribe, ratingOf, regionOf, spaceOf } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

/** The Strategy Card that Carthage plays in a Battle as a Double Envelopment. */
export const CAVALRY = 's06';

/** The title of a Battle Card, from its id. */
export function titleOf(card: string): Title {
  if (card === CAVALRY) return 'double-envelopment';
  const title = CARDS.find((one) => card === one || card.startsWith(`${one}-`));
  if (!title) throw new RangeError(`Battle Card "${card}" has no title of the deck`);
  return title;
}

interface Allies {
  readonly provinces: number;
  readonly numidia: number;
}

/** 11.4B: Provinces of the Region that this side controls: those of Numidia, and the others; to Rome Latium is no Ally. */
function alliesOf(s: State, side: Side, at: string, deserted: readonly string[] = []): Allies {
  const { region } = spaceOf(s, at);
  const held = provincesOf(s, side).filter(
    ([name, province]) => province.region === region && !(side === 'rome' && name === LATIUM),
  );
  const giving = (allies: string): number => held.filter(([, province]) => province.allies === allies).length;
  return {
    provinces: deserted.includes(SPANIARDS) && region === IBERIA ? 0 : giving('ordinary'),
    numidia: deserted.includes(NUMIDIANS) ? 0 : giving('numidia'),
  };
}

/** The cards that keep Allies of Iberia, or of Numidia, from a Battle. */
const [SPANIARDS, NUMIDIANS] = ['s31', 's32'];
/** The card that lays half of a hand open. */
export const SPY = 's20';

/** 11.1.2: the Counter Events that could do something against this side, for all that the table can see. */
export function countersAgainst(s: State, side: Side, f: FrameAt<'battle'>): string[] {
  const allies = f.commanders[side] ? alliesOf(s, side, f.at, f.deserted[side]) : { provinces: 0, numidia: 0 };
  return [
    ...(f.spied.includes(side) ? [] : [SPY]),
    ...(regionOf(s, f.at) === IBERIA && allies.provinces > 0 ? [SPANIARDS] : []),
    ...(allies.numidia > 0 ? [NUMIDIANS] : []),
  ];
}

const NOTHING_HAPPENED = { intercepted: false, failedAvoid: false, elephants: 0 } as const;

function armyOf(rating: number, cu: number, allies: Allies): Army {
  return { rating: rating > 0 ? rating : 'none', cu, allies: 'older', ...allies, events: 0 };
}

/** 11.4: two Armies in a space, before anything is known of how they met. */
function meeting(s: State, at: string, active: Side, armies: Battle['armies']): Battle {
  const { province, region } = spaceOf(s, at);
  return {
    ...{ armies, active, ...NOTHING_HAPPENED, events: 'before' },
    region: province === LATIUM ? 'latium' : region === ITALIA ? 'italia' : 'other',
    tribe: isTribe(s, at) && s.setup.friends[at] === 'carthage',
  };
}

/** 11.4: the Battle under way. */
export function battleOf(s: State, f: FrameAt<'battle'>): Battle {
  const army = (side: Side): Army =>
    armyOf(ratingOf(s, f.commanders[side]), f.cu[side], alliesOf(s, side, f.at, f.deserted[side]));
  const { intercepted, failedAvoid, elephants } = f;
  const armies = { rome: army('rome'), carthage: army('carthage') };
  return { ...meeting(s, f.at, f.attacker, armies), intercepted, failedAvoid, elephants };
}

/** 11.4, 11.4B: what Allies and the place would add to the hand of a side that comes to fight in a space. */
export function furtherCards(s: State, side: Side, at: string, rating: number): number {
  const army = armyOf(rating, 1, alliesOf(s, side, at));
  const battle = meeting(s, at, side, { rome: army, carthage: army });
  return dealOf(side, 'nothing', battle, figuresOf(s)).cards - rating - 1;
}

/** 11.4: how many Battle Cards each side is dealt. */
export function handSizes(s: State, f: FrameAt<'battle'>): Record<Side, number> {
  const battle = battleOf(s, f);
  const size = (side: Side): number => dealOf(side, f.charge, battle, figuresOf(s)).cards;
  return { rome: size('rome'), carthage: size('carthage') };
}
