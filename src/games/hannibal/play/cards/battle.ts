/** Battle Cards: their titles, and the hands that a Land Battle gives both Armies (11.4). */
import { figuresOf } from '../../../../play/figures.ts';
import { type Battle, dealOf } from '../../battle-cards/rules.ts';
import { CARDS, type Side, type Card as Title } from '../../words.ts';
import { LATIUM, provincesOf } from '../politics.ts';
import { isTribe, ratingOf, spaceOf } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

/** The title of a Battle Card, from its id. */
export function titleOf(card: string): Title {
  const title = CARDS.find((one) => card === one || card.startsWith(`${one}-`));
  if (!title) throw new RangeError(`Battle Card "${card}" has no title of the deck`);
  return title;
}

/** 11.4B: Provinces of the Region that this side controls: those of Numidia, and the others; to Rome Latium is no Ally. */
function alliesOf(s: State, side: Side, at: string): { readonly provinces: number; readonly numidia: number } {
  const { region } = spaceOf(s, at);
  const held = provincesOf(s, side).filter(
    ([name, province]) => province.region === region && !(side === 'rome' && name === LATIUM),
  );
  const giving = (allies: string): number => held.filter(([, province]) => province.allies === allies).length;
  return { provinces: giving('ordinary'), numidia: giving('numidia') };
}

/** 11.4: the Battle under way. */
export function battleOf(s: State, f: FrameAt<'battle'>): Battle {
  const army = (side: Side) => {
    const rating = ratingOf(s, f.commanders[side]);
    return {
      rating: rating > 0 ? rating : ('none' as const),
      cu: f.cu[side],
      allies: 'older' as const,
      ...alliesOf(s, side, f.at),
      events: f.events[side],
    };
  };
  const { province, region } = spaceOf(s, f.at);
  const { intercepted, failedAvoid, elephants } = f;
  return {
    armies: { rome: army('rome'), carthage: army('carthage') },
    active: f.attacker,
    region: province === LATIUM ? 'latium' : region === 'Italia' ? 'italia' : 'other',
    tribe: isTribe(s, f.at) && s.setup.friends[f.at] === 'carthage',
    ...{ intercepted, failedAvoid, elephants },
    events: s.setup.rulings['card-limit-and-events'],
  };
}

/** 11.4: how many Battle Cards each side is dealt. */
export function handSizes(s: State, f: FrameAt<'battle'>): Record<Side, number> {
  const battle = battleOf(s, f);
  const size = (side: Side): number => dealOf(side, f.charge, battle, figuresOf(s)).cards;
  return { rome: size('rome'), carthage: size('carthage') };
}
