/** What each roll and each decision asks of a calculator: its input, made of the pieces on the board. */
import type { Question } from '../../../play/question.ts';
import type { Force } from '../attrition/fields.ts';
import { tollOf } from '../attrition/rules.ts';
import type { Waters } from '../battle-roll/fields.ts';
import { engage } from '../battle-roll/roll.ts';
import type { Meeting } from '../dice-level/fields.ts';
import { RIGHT_NAMES, rightOf } from '../dice-level/rules.ts';
import type { NavalBattle } from '../naval-battle/moment.ts';
import type { Storm } from '../storms/fields.ts';
import { both, otherSide, type Side } from '../words.ts';
import { chargeModifier, meetingOf } from './clash.ts';
import { figuresOf } from './figures.ts';
import type {
  BattleFrame,
  EnteredFrame,
  Fleet,
  Frame,
  NavalFrame,
  ShotFrame,
  VoyageFrame,
  WinterFrame,
} from './frames.ts';
import { cusOf, fieldOf, unitsOf } from './pieces.ts';
import { reactionOf } from './reacting.ts';
import { bases } from './sea.ts';
import { alliesOf, bound, cardOfGeneral, commanderOf, controlOf, generalsAt, levelOf, spaceOf } from './situation.ts';
import type { State } from './state.ts';
import { suffersWinter } from './wintering.ts';

/** 9.2.B1: the rating of a Commanding General who is an Admiral. */
export function admiralOf(s: State, fleet: Fleet): number | 'none' {
  const id = commanderOf(s, fleet.generals, true);
  if (!id) return 'none';
  const { admiral, battle } = cardOfGeneral(s, id);
  return admiral ? battle : 'none';
}

export const watersOf = (s: State): Waters => ({
  seamanship: levelOf(s),
  corvi: s.corvi,
  navalColumns: s.setup.rulings['naval-columns'],
  rowSix: s.setup.rulings['attrition-row-six'],
});

const aristocrats = (s: State, ids: readonly string[]): number =>
  ids.reduce((n, id) => n + (cardOfGeneral(s, id).aristocrat ? cardOfGeneral(s, id).battle : 0), 0);

/** The battle as it stood when it began. */
export const battleOfFrame = (s: State, f: NavalFrame): NavalBattle => ({
  ...watersOf(s),
  fleets: both((side) => ({
    warships: f.start[side].warships,
    units: unitsOf(f.start[side]),
    admiral: admiralOf(s, f.start[side]),
    cards: [],
    mayEvade: true,
    prizes: 0,
    lost: 0,
    elsewhere: s.warships[side].ready + s.warships[side].spent,
  })),
  supremacy: s.supremacy,
  round: 1,
  aristocrats: aristocrats(s, f.start.rome.generals),
  prizesCount: s.setup.rulings['prizes-are-losses'] === 'counts',
  pursuedPays: s.setup.rulings['pursuit-and-supremacy'] === 'lost',
});

/** 9.2.C: fight on or Evade, from here to the end. */
export function navalQuestion(s: State, f: NavalFrame): Question | undefined {
  const lastOfRound = f.part === 1;
  if (lastOfRound && f.round === 3) return undefined;
  if (f.fleets.rome.warships < 1 || f.fleets.carthage.warships < 1) return undefined;
  const of = (side: Side) => ({
    [`${side}Warships`]: f.fleets[side].warships,
    [`${side}Units`]: Math.min(9, unitsOf(f.fleets[side])),
    [`${side}Admiral`]: admiralOf(s, f.fleets[side]),
    [`${side}Held`]: Math.min(5, f.prizes[side]),
    [`${side}Lost`]: f.start[side].warships - f.fleets[side].warships,
  });
  return {
    calculator: 'naval-battle',
    input: {
      ...watersOf(s),
      ...of('rome'),
      ...of('carthage'),
      supremacy: s.supremacy,
      round: lastOfRound ? f.round + 1 : f.round,
      next: lastOfRound ? 'round' : (f.order[1] ?? 'rome'),
      side: f.asked[0] ?? 'rome',
    },
    shows: `${f.asked[0] ?? 'rome'}Wins`,
  };
}

/** 8.1, 8.2: this port, with the most that the enemy could send. */
export function voyageQuestion(s: State, f: VoyageFrame): Question {
  const enemy = otherSide(f.who);
  const ready = Math.min(5, s.warships[enemy].ready);
  const near = bases(s, enemy, f.at).length > 0;
  const of = (side: Side) => {
    const own = side === f.who;
    return {
      [`${side}Warships`]: own ? f.fleet.warships : ready,
      [`${side}Units`]: own ? Math.min(9, unitsOf(f.fleet)) : 0,
      [`${side}Admiral`]: own ? admiralOf(s, f.fleet) : 'none',
    };
  };
  return {
    calculator: 'naval-movement',
    input: {
      ...watersOf(s),
      mover: f.who,
      ports: [{ distance: near ? 1 : 'no', noGeneral: false }],
      declares: 'first',
      truce: bound(s, enemy),
      ...of('rome'),
      ...of('carthage'),
      supremacy: s.supremacy,
      symbols: s.setup.rulings['seamanship-symbols'],
    },
  };
}

export const stormInput = (s: State, f: VoyageFrame): Storm => ({
  card: f.storm ?? 'cruel-sea',
  symbols: f.storms,
  poor: s.seamanship === 1,
  corvi: s.corvi,
  takes: 'cu',
  warships: f.fleet.warships,
  cu: cusOf(f.fleet),
  sts: f.fleet.st,
  aristocrats: aristocrats(s, f.fleet.generals),
  rowSix: s.setup.rulings['attrition-row-six'],
});

/** 15.2: a Force as the Attrition rules know it. */
export function attritionForce(s: State, side: Side, at: string, supplied: boolean): Force {
  const heap = fieldOf(s, side, at);
  return {
    cu: cusOf(heap),
    elephants: heap.elephants,
    sts: Math.min(10, heap.st),
    supplied,
    ground: suffersWinter(s, side, at) ? 'enemy' : 'clear',
  };
}

const attritionInput = (s: State, f: WinterFrame): Question | undefined => {
  const force = f.forces[0];
  return (
    force && {
      calculator: 'attrition',
      input: {
        cause: f.cause,
        forces: [attritionForce(s, force.who, force.at, false)],
        rowSix: s.setup.rulings['attrition-row-six'],
      },
    }
  );
};

export const winterQuestion = (s: State): Question | undefined => {
  const f = s.frames.at(-1);
  return f?.type === 'winter' ? attritionInput(s, f) : undefined;
};

/** 11.1, 12.1, 11.3: the reactions that are under way. */
function reactionsQuestion(s: State, f: EnteredFrame): Question {
  const enemy = otherSide(f.who);
  const activation = s.frames.findLast((frame) => frame.type === 'activation');
  const mover = activation?.type === 'activation' ? activation.general : undefined;
  const there = fieldOf(s, enemy, f.at);
  const general = commanderOf(s, generalsAt(s, enemy, f.at, false));
  return {
    calculator: 'reactions',
    input: {
      mover: f.who,
      moverCu: Math.min(30, cusOf(fieldOf(s, f.who, f.at))),
      moverRating: mover ? cardOfGeneral(s, mover).battle : 1,
      mpLeft: Math.min(5, activation?.type === 'activation' ? activation.mp : 0),
      moverAllies: alliesOf(s, f.who, f.at),
      cu: cusOf(there),
      rating: general ? cardOfGeneral(s, general).battle : 'none',
      allies: alliesOf(s, enemy, f.at),
      escape: f.avoids.length > 0 ? 'space' : 'nowhere',
      city: 'none',
      control: controlOf(s, f.at) === f.who ? 'mover' : controlOf(s, f.at) === enemy ? 'opponent' : 'nobody',
      stStays: there.st > 0,
      interceptors: f.intercepts
        .map((party) => ({ cu: Math.max(1, cusOf(party)), rating: cardOfGeneral(s, party.general).battle }))
        .slice(0, 4),
    },
  };
}

const battleRollQuestion = (s: State, f: NavalFrame | ShotFrame): Question => {
  const side = f.type === 'shot' ? f.who : (f.order[f.part] ?? 'rome');
  const fleet = f.type === 'shot' ? f.fleet : f.fleets[side];
  const target = f.type === 'shot' ? 1 : f.fleets[otherSide(side)].warships;
  return {
    calculator: 'battle-roll',
    input: {
      ...watersOf(s),
      side,
      admiral: admiralOf(s, fleet),
      round: f.type === 'shot' ? 1 : f.round,
      rating: f.type === 'shot' ? 0 : clamp(f.rating[side]),
      cards: f.type === 'shot' ? 0 : clamp(f.battleDie[side] + f.roundDie + f.pending[side]),
      target: String(Math.max(1, Math.min(5, target))),
    },
    shows: 'hit',
  };
};

const clamp = (n: number): number => Math.max(-3, Math.min(3, n));

const under = (s: State): Frame | undefined => s.frames.at(-2);

/** The calculator of the Die that is about to be rolled, by the procedure that it is rolled for. */
export function dieQuestion(s: State): Question | undefined {
  const f = under(s);
  switch (f?.type) {
    case 'naval':
    case 'shot':
      return battleRollQuestion(s, f);
    case 'winter':
      return attritionInput(s, f);
    case 'entered':
      return reactionsQuestion(s, f);
    case 'battle':
      return f.stage === 'command-roll'
        ? commandQuestion(s, f)
        : { calculator: 'dice-level', input: { ...meetingOf(s, f) } };
    default:
      return undefined;
  }
}

export function commandInput(s: State, f: BattleFrame) {
  const ids = generalsAt(s, 'rome', f.at, false).filter((id) => s.generals[id]?.office === 'consul');
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

const commandQuestion = (s: State, f: BattleFrame): Question => ({
  calculator: 'command-change',
  input: commandInput(s, f),
});

/** What a face of the pending Die comes to, in words. */
export function dieReads(s: State): ((face: number) => string) | undefined {
  const f = under(s);
  if (f?.type === 'naval') return (face) => hitsSay(navalHits(s, f, face));
  if (f?.type === 'winter' && f.forces[0]) {
    const { who, at } = f.forces[0];
    const force = attritionForce(s, who, at, false);
    return (face) => `${tollOf(face, force, s.setup.rulings['attrition-row-six'], figuresOf(s)).cuLost} CU lost`;
  }
  if (f?.type === 'entered') return (face) => reactionOf(s, f, face).says;
  if (f?.type === 'battle' && f.stage === 'charge-roll') {
    const meeting = meetingOf(s, f);
    const modifier = chargeModifier(s, f);
    return (face) => `A re-roll for ${RIGHT_NAMES[rightOf(face + modifier, meeting)]}`;
  }
  return undefined;
}

const hitsSay = (hits: number): string => (hits === 1 ? '1 hit' : `${hits} hits`);

function navalHits(s: State, f: NavalFrame, face: number): number {
  const side = f.order[f.part] ?? 'rome';
  const admiral = admiralOf(s, f.fleets[side]);
  const rating = admiral === 'none' ? 'none' : admiral + f.rating[side];
  const cards = f.battleDie[side] + f.roundDie + f.pending[side];
  return engage(watersOf(s), { side, rating, round: f.round, cards }, face, figuresOf(s)).brings.hits;
}

/** 13.4: the battle that is about to be rolled. */
export function battleQuestion(s: State, f: BattleFrame): Question {
  const meeting: Meeting = meetingOf(s, f);
  return {
    calculator: 'land-battle',
    input: {
      ...meeting,
      attacker: f.attacker,
      charge: f.charged ? 'yes' : 'no',
      carthageSts: fieldOf(s, 'carthage', f.at).st,
      romeSts: fieldOf(s, 'rome', f.at).st,
      cancelling: s.setup.rulings['cancelling-is-compulsory'],
    },
    shows: `${f.attacker}Wins`,
  };
}

/** 13.3.D: the dice as they lie, and which to roll again. */
export const rerollQuestion = (s: State, f: BattleFrame): Question => ({
  calculator: 'reroll',
  input: {
    holder: f.right ?? 'rome',
    attacker: f.attacker,
    ...Object.fromEntries(
      ['carthageSmall', 'carthageLarge', 'romeSmall', 'romeLarge'].map((id) => [id, f.dice[id]?.[0] ?? 'none']),
    ),
    carthageCu: cusOf(fieldOf(s, 'carthage', f.at)),
    romeCu: cusOf(fieldOf(s, 'rome', f.at)),
    cancelling: s.setup.rulings['cancelling-is-compulsory'],
  },
});

export const siegeInput = (s: State, at: string, who: Side) => {
  const city = controlOf(s, at) !== null;
  const inside = s.inside[at];
  return {
    target: (city ? (spaceOf(s, at).large ? 'large' : 'city') : 'tribe') as 'large' | 'city' | 'tribe',
    points: s.sieges[at]?.points ?? 0,
    cu: Math.max(1, cusOf(fieldOf(s, who, at))),
    attempts: 1,
    supremacy: s.supremacy === who,
    changesAfter: 'never' as const,
    garrisonCu: city && inside ? Math.min(6, cusOf(inside)) : 0,
    garrisonSts: city && inside ? Math.min(6, inside.st) : 0,
    defense: 'every' as const,
    determined: s.setup.rulings['determined-defense-once'],
  };
};
