/** A Land Battle as its rules know it (13.3): who commands, how many CUs, Allies and Elephants there are. */
import { totalOf } from '../../../calculator/ledger.ts';
import { figuresOf } from '../../../play/figures.ts';
import type { Meeting } from '../dice-level/fields.ts';
import { chargeLedger } from '../dice-level/rules.ts';
import type { Side } from '../words.ts';
import type { BattleFrame } from './land-frames.ts';
import { cusOf, fieldOf } from './changes.ts';
import { alliesOf, cardOfGeneral, commanderOf, generalsAt, rankOf } from './queries.ts';
import type { State } from './state.ts';

/** 13.2: two Consuls of one rank, under no Dictator. */
export function consulsThere(s: State, f: Pick<BattleFrame, 'at'>): string[] {
  const there = generalsAt(s, 'rome', f.at, false);
  const consuls = there.filter((id) => s.generals[id]?.office === 'consul');
  const [a, b] = consuls;
  if (!a || !b || rankOf(s, a) !== rankOf(s, b)) return [];
  return there.some((id) => s.generals[id]?.office === 'dictator') ? [] : consuls;
}

/** 2.2.E1, 13.2: who commands a side in this battle. */
export function leaderIn(s: State, f: BattleFrame, side: Side): string | undefined {
  const first = commanderOf(s, generalsAt(s, side, f.at, false));
  if (side === 'carthage' || !f.swapped) return first;
  return consulsThere(s, f).find((id) => id !== first) ?? first;
}

export function meetingOf(s: State, f: BattleFrame): Meeting {
  const rating = (side: Side): number | 'none' => {
    const id = leaderIn(s, f, side);
    return id ? cardOfGeneral(s, id).battle : 'none';
  };
  return {
    carthageCu: Math.max(1, cusOf(fieldOf(s, 'carthage', f.at))),
    carthageRating: rating('carthage'),
    carthageAllies: alliesOf(s, 'carthage', f.at),
    romeCu: Math.max(1, cusOf(fieldOf(s, 'rome', f.at))),
    romeRating: rating('rome'),
    romeAllies: alliesOf(s, 'rome', f.at),
    elephants: fieldOf(s, 'carthage', f.at).elephants,
    xanthippus: !s.forgotten,
    fright: f.fright,
    metellus: leaderIn(s, f, 'rome') === 'metellus',
    carthageRaise: f.raises.carthage,
    romeRaise: f.raises.rome,
    withoutGeneral: s.setup.rulings['force-without-general'],
  };
}

export const chargeModifier = (s: State, f: BattleFrame): number =>
  totalOf(chargeLedger(meetingOf(s, f), figuresOf(s)));
