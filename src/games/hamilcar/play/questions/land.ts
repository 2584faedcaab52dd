/** What Land Battles, Sieges and Attrition ask the calculators, with the pieces on the map filled in. */

import { totalOf } from '../../../../calculator/ledger.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { found, frameOf, underWay } from '../../../../play/state.ts';
import type { Force } from '../../attrition/fields.ts';
import type { Meeting } from '../../dice-level/fields.ts';
import { chargeLedger } from '../../dice-level/rules.ts';
import type { Question } from '../../game.ts';
import type { ReactionsInput } from '../../reactions/fields.ts';
import type { Siege } from '../../siege/fields.ts';
import { otherSide, type Side } from '../../words.ts';
import { cardOfGeneral, commanderOf, generalsAt, holdsOffice, leaderIn } from '../pieces/generals.ts';
import { cusOf, fieldOf, hasCus, insideOf, unitsOf } from '../pieces/units.ts';
import { alliesOf, bound, controlOf, spaceOf, suffersWinter } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

type BattleFrame = FrameAt<'battle'>;
type WinterFrame = FrameAt<'winter'>;

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
      fears: force.who,
      input: {
        cause: f.cause,
        forces: [attritionForce(s, force)],
        rowSix: s.setup.rulings['attrition-row-six'],
      },
    }
  );
};

/** 11.1: how the roll to Avoid has fallen. */
function avoidRollOf(s: State, f: FrameAt<'entered'>): 'open' | 'away' | 'failed' {
  const [party] = f.avoids;
  if (!party || f.stage === 'avoid') return 'open';
  const general = s.generals[party.general];
  return general?.at === f.at && !general.inside ? 'failed' : 'away';
}

/** 10, 11.1: those in the space, as they have declared and rolled. */
function opponentIn(s: State, f: FrameAt<'entered'>): Partial<ReactionsInput> {
  const enemy = otherSide(f.who);
  const there = fieldOf(s, enemy, f.at);
  const generals = generalsAt(s, enemy, f.at, false);
  const [party] = f.avoids;
  const avoidRoll = avoidRollOf(s, f);
  const goes = party && avoidRoll !== 'failed' ? party : undefined;
  const gone = avoidRoll === 'away' ? f.away : 0;
  const rating = (id: string | undefined) => (id ? cardOfGeneral(s, id).battle : 'none');
  const left = generals.filter((id) => id !== goes?.general && !goes?.generals.includes(id));
  const within = party?.to === f.at;
  return {
    cu: Math.min(30, cusOf(there) + gone),
    rating: rating(goes?.general ?? commanderOf(s, generals)),
    escape: !party ? 'nowhere' : within ? 'city' : 'space',
    city: within ? Math.max(1, spaceOf(s, f.at).capacity - cusOf(insideOf(s, f.at)) + gone) : 'none',
    stance: party ? 'avoid' : 'stand',
    avoidRoll,
    leftBehind: goes ? Math.min(30, cusOf(there) - (avoidRoll === 'away' ? 0 : cusOf(goes))) : 0,
    leftRating: rating(commanderOf(s, left)),
    came: f.came.length === 0 ? 'no' : f.held ? 'joined' : 'alone',
    stStays: there.st > 0,
  };
}

/** 11.1, 12.1, 11.3: the reactions that are under way, with all that has been declared and has fallen. */
export function reactionsQuestion(s: State, f: FrameAt<'entered'>): Question {
  const enemy = otherSide(f.who);
  const moving = frameOf(s, 'activation');
  return {
    calculator: 'reactions',
    wants: f.who,
    input: {
      mover: f.who,
      moverCu: Math.min(40, cusOf(fieldOf(s, f.who, f.at))),
      moverRating: cardOfGeneral(s, moving.general).battle,
      barred: bound(s, enemy) ? 'truce' : f.stood ? 'units' : 'no',
      mpLeft: Math.min(5, moving.mp),
      moverAllies: alliesOf(s, f.who, f.at),
      ...opponentIn(s, f),
      allies: alliesOf(s, enemy, f.at),
      control: controlOf(s, f.at) === f.who ? 'mover' : controlOf(s, f.at) === enemy ? 'opponent' : 'nobody',
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
      // Before it is announced the best of both is told, and once its die has fallen only what that leaves.
      charge: f.stage === 'charge' ? 'best' : f.charged ? 'yes' : 'no',
      ...(f.stage === 'dice' && f.charged && { favours: f.right ?? 'nobody' }),
      carthageSts: fieldOf(s, 'carthage', f.at).st,
      romeSts: fieldOf(s, 'rome', f.at).st,
      there: Math.max(0, unitsOf(fieldOf(s, f.attacker, f.at)) - (marched ? unitsOf(marched.band) : 0)),
      cancelling: s.setup.rulings['cancelling-is-compulsory'],
    },
    shows: `${f.attacker}Wins`,
    wants: f.attacker,
  };
}

/** 13.3.D, 17.2.B.Metellus: the charge that is about to be rolled; Metellus has it rolled again once at most. */
export function chargeQuestion(s: State, f: BattleFrame): Question {
  const meeting = meetingOf(s, f);
  return {
    calculator: 'dice-level',
    input: { ...meeting, metellus: meeting.metellus && !f.rolledAgain, attacker: f.attacker },
  };
}

/** 13.3.D: who may have a die rolled again. */
export const rightIn = (f: BattleFrame): Side => found(f.right, 'nobody may have a die rolled again');

/** 13.3.D: the dice as they lie, and which to roll again. */
export const rerollQuestion = (s: State, f: BattleFrame): Question => ({
  calculator: 'reroll',
  input: {
    holder: rightIn(f),
    attacker: f.attacker,
    ...Object.fromEntries(
      ['carthageSmall', 'carthageLarge', 'romeSmall', 'romeLarge'].map((id) => [id, f.dice[id]?.[0] ?? 'none']),
    ),
    ...(f.again && { again: f.again }),
    carthageCu: cusOf(fieldOf(s, 'carthage', f.at)),
    romeCu: cusOf(fieldOf(s, 'rome', f.at)),
    cancelling: s.setup.rulings['cancelling-is-compulsory'],
  },
  shows: `${rightIn(f)}Wins`,
  wants: rightIn(f),
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
