/** What Land Battles, Sieges and Attrition ask of the calculators, made of the pieces on the map. */
import { totalOf } from '../../../../calculator/ledger.ts';
import { figuresOf } from '../../../../play/figures.ts';
import type { Question } from '../../../../play/question.ts';
import type { Force } from '../../attrition/fields.ts';
import type { Meeting } from '../../dice-level/fields.ts';
import { chargeLedger } from '../../dice-level/rules.ts';
import type { Siege } from '../../siege/fields.ts';
import { otherSide, type Side } from '../../words.ts';
import { cardOfGeneral, commanderOf, generalsAt, holdsOffice, leaderIn } from '../pieces/generals.ts';
import { cusOf, fieldOf, hasCus, insideOf, unitsOf } from '../pieces/units.ts';
import { alliesOf, bound, controlOf, spaceOf, suffersWinter } from '../queries.ts';
import { type FrameOf, frameOf, type State, underWay } from '../state.ts';

type BattleFrame = FrameOf<'battle'>;
type WinterFrame = FrameOf<'winter'>;

/** 13.3: a Land Battle as its rules know it: who commands, how many CUs, Allies and Elephants there are. */
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

/** 15.2: a Force as the Attrition rules know it; one within its walls, where nobody stands outside. */
export function attritionForce(s: State, { who, at }: WinterFrame['forces'][number]): Force {
  const heap = hasCus(s, who, at) ? fieldOf(s, who, at) : insideOf(s, at);
  return {
    cu: cusOf(heap),
    elephants: heap.elephants,
    sts: Math.min(10, heap.st),
    supplied: false,
    ground: suffersWinter(s, who, at) ? 'enemy' : 'clear',
  };
}

export const attritionQuestion = (s: State, f: WinterFrame): Question | undefined => {
  const [force] = f.forces;
  return (
    force && {
      calculator: 'attrition',
      input: {
        cause: f.cause,
        forces: [attritionForce(s, force)],
        rowSix: s.setup.rulings['attrition-row-six'],
      },
    }
  );
};

/** 11.1, 12.1, 11.3: the reactions that are under way. */
export function reactionsQuestion(s: State, f: FrameOf<'entered'>): Question {
  const enemy = otherSide(f.who);
  const moving = frameOf(s, 'activation');
  const there = fieldOf(s, enemy, f.at);
  const general = commanderOf(s, generalsAt(s, enemy, f.at, false));
  return {
    calculator: 'reactions',
    input: {
      mover: f.who,
      moverCu: Math.min(40, cusOf(fieldOf(s, f.who, f.at))),
      moverRating: cardOfGeneral(s, moving.general).battle,
      barred: bound(s, enemy) ? 'truce' : f.stood ? 'units' : 'no',
      mpLeft: Math.min(5, moving.mp),
      moverAllies: alliesOf(s, f.who, f.at),
      cu: cusOf(there),
      rating: general ? cardOfGeneral(s, general).battle : 'none',
      allies: alliesOf(s, enemy, f.at),
      escape: f.avoids.length > 0 ? 'space' : 'nowhere',
      city: 'none',
      control: controlOf(s, f.at) === f.who ? 'mover' : controlOf(s, f.at) === enemy ? 'opponent' : 'nobody',
      stStays: there.st > 0,
      elephants: fieldOf(s, 'carthage', f.at).elephants,
      xanthippus: !s.forgotten,
      interceptors: f.intercepts
        .map((party) => ({
          cu: Math.max(1, cusOf(party)),
          rating: cardOfGeneral(s, party.general).battle,
          elephants: party.elephants,
        }))
        .slice(0, 4),
      cityPursuit: s.setup.rulings['avoid-into-city-and-pursuit'],
      plusOne: s.setup.rulings['interception-plus-one'],
      withoutGeneral: s.setup.rulings['force-without-general'],
    },
  };
}

export function commandInput(s: State, f: BattleFrame) {
  const ids = generalsAt(s, 'rome', f.at, false).filter((id) => holdsOffice(s, id, 'consul'));
  const first = commanderOf(s, ids);
  const second = ids.find((id) => id !== first);
  const enemy = commanderOf(s, generalsAt(s, 'carthage', f.at, false));
  const battle = (id: string | undefined): number => (id ? cardOfGeneral(s, id).battle : 0);
  return {
    rome: f.attacker === 'rome' ? ('attacker' as const) : ('defender' as const),
    commander: battle(first),
    subordinate: battle(second),
    enemy: battle(enemy),
    outranked: false,
    dictator: false,
    choice: 'always' as const,
  };
}

export const commandQuestion = (s: State, f: BattleFrame): Question => ({
  calculator: 'command-change',
  input: commandInput(s, f),
});

/** 13.4: the battle that is about to be rolled. */
export function battleQuestion(s: State, f: BattleFrame): Question {
  const meeting: Meeting = meetingOf(s, f);
  const marched = underWay(s, 'activation');
  return {
    calculator: 'land-battle',
    input: {
      ...meeting,
      attacker: f.attacker,
      charge: f.charged ? 'yes' : 'no',
      carthageSts: fieldOf(s, 'carthage', f.at).st,
      romeSts: fieldOf(s, 'rome', f.at).st,
      there: Math.max(0, unitsOf(fieldOf(s, f.attacker, f.at)) - (marched ? unitsOf(marched.band) : 0)),
      cancelling: s.setup.rulings['cancelling-is-compulsory'],
    },
    shows: `${f.attacker}Wins`,
  };
}

/** 13.3.D: who may have a die rolled again. */
export function rightIn(f: BattleFrame): Side {
  if (!f.right) throw new RangeError('nobody may have a die rolled again');
  return f.right;
}

/** 13.3.D: the dice as they lie, and which to roll again. */
export const rerollQuestion = (s: State, f: BattleFrame): Question => ({
  calculator: 'reroll',
  input: {
    holder: rightIn(f),
    attacker: f.attacker,
    ...Object.fromEntries(
      ['carthageSmall', 'carthageLarge', 'romeSmall', 'romeLarge'].map((id) => [id, f.dice[id]?.[0] ?? 'none']),
    ),
    carthageCu: cusOf(fieldOf(s, 'carthage', f.at)),
    romeCu: cusOf(fieldOf(s, 'rome', f.at)),
    cancelling: s.setup.rulings['cancelling-is-compulsory'],
  },
  shows: `${rightIn(f)}Wins`,
  ...(f.stage === 'reroll' && { advises: true }),
});

export const siegeInput = (s: State, at: string, who: Side): Siege => {
  const city = controlOf(s, at) !== null;
  const inside = insideOf(s, at);
  return {
    target: city ? (spaceOf(s, at).large ? 'large' : 'city') : 'tribe',
    points: s.sieges[at]?.points ?? 0,
    cu: Math.min(20, Math.max(1, cusOf(fieldOf(s, who, at)))),
    attempts: 1,
    supremacy: s.supremacy === who,
    changesAfter: 'never',
    garrisonCu: Math.min(6, cusOf(inside)),
    garrisonSts: Math.min(6, inside.st),
    defense: 'every',
    markers: 0,
    determined: s.setup.rulings['determined-defense-once'],
  };
};
