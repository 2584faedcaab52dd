/** A Land Battle as the rules of the cards see it: both Armies, Allies, place, and the hands that follow. */

import { figuresOf } from '../../../../play/figures.ts';
import { type Battle, dealOf } from '../../battle-cards/rules.ts';
import type { Side } from '../../words.ts';
import type { BattleFrame } from '../frames.ts';
import { ratingOf } from '../generals.ts';
import { provinceOwner } from '../politics.ts';
import { isTribe, regionOf, spaceOf } from '../queries.ts';
import type { State } from '../state.ts';

const NUMIDIA = 'Numidia';
/** 11.4B: Regions whose Provinces give Allies. */
const ALLIED = ['Italia', 'Iberia', 'Africa'];

/** 11.4B: Provinces of the Region that this side controls: those of Numidia, and the others; to Rome Latium is no Ally. */
function allies(s: State, side: Side, at: string): { readonly provinces: number; readonly numidia: number } {
  const region = regionOf(s, at);
  if (!ALLIED.includes(region)) return { provinces: 0, numidia: 0 };
  const held = Object.entries(s.setup.provinces)
    .filter(([name, province]) => province.region === region && provinceOwner(s, name) === side)
    .flatMap(([name]) => (side === 'rome' && name === 'Latium' ? [] : [name]));
  const numidia = held.filter((name) => name.includes(NUMIDIA)).length;
  return { provinces: held.length - numidia, numidia };
}

/** 11.4: the Battle under way. */
export function battleOf(s: State, f: BattleFrame): Battle {
  const army = (side: Side) => {
    const rating = ratingOf(s, f.commanders[side]);
    return {
      rating: rating > 0 ? rating : ('none' as const),
      cu: f.cu[side],
      allies: 'older' as const,
      ...allies(s, side, f.at),
      events: f.events[side],
    };
  };
  const { province } = spaceOf(s, f.at);
  return {
    armies: { rome: army('rome'), carthage: army('carthage') },
    active: f.attacker,
    region: province === 'Latium' ? 'latium' : regionOf(s, f.at) === 'Italia' ? 'italia' : 'other',
    tribe: isTribe(s, f.at) && s.setup.friends[f.at] === 'carthage',
    intercepted: f.intercepted,
    failedAvoid: f.failedAvoid,
    elephants: f.elephants,
    events: s.setup.rulings['card-limit-and-events'],
  };
}

/** 11.4: how many Battle Cards each side is dealt. */
export function handSizes(s: State, f: BattleFrame): Record<Side, number> {
  const battle = battleOf(s, f);
  const size = (side: Side): number => dealOf(side, f.charge, battle, figuresOf(s)).cards;
  return { rome: size('rome'), carthage: size('carthage') };
}
