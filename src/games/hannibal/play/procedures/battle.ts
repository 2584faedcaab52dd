/** A Land Battle before its first card (11.1): command, Counter Events, the Elephant Charge, the deal. */
import { isKeyOf } from '../../../../calculator/keys.ts';
import { plural } from '../../../../calculator/words.ts';
import type { Rolled } from '../../../../play/chance.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import type { ChargeEnd } from '../../battle-cards/rules.ts';
import { fallen, oneDie } from '../../die.ts';
import { charge as chargeOn } from '../../elephant-charge/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { countersAgainst, handSizes, SPY } from '../cards/battle.ts';
import { cardOf, cardTitle, couldHold, discard, handFor, heldOf, heldProblem } from '../cards/strategy.ts';
import { close } from '../changes.ts';
import type { LinkKind } from '../content.ts';
import { commanderOf, generalName, nameOf, ratingOf, stackAt } from '../queries.ts';
import { chargeQuestion, commandQuestion, duelQuestion, handsQuestion } from '../questions/battle.ts';
import type { Hannibal, Stack, State } from '../state.ts';
import { commandDice, otherConsul, swaps } from './command.ts';

export interface BattleFrame {
  readonly type: 'battle';
  readonly at: string;
  readonly attacker: Side;
  /** Where the Attacker came from, by land. */
  readonly from: string | null;
  readonly way: LinkKind | null;
  /** 11.10B.b: the Attacker debarked here. */
  readonly landed: boolean;
  readonly sortie: boolean;
  /** 12.c: those who came out of the city to a relief. */
  readonly sallied: Stack | null;
  readonly intercepted: boolean;
  readonly failedAvoid: boolean;
  stage:
    | 'command'
    | 'command-roll'
    | 'attacker-events'
    | 'defender-events'
    | 'charge'
    | 'fright'
    | 'charge-roll'
    | 'shuffle'
    | 'deal'
    | 'over';
  commanders: Record<Side, string | null>;
  /** When it began. */
  readonly cu: Readonly<Record<Side, number>>;
  readonly elephants: number;
  /** 5.2.b: the cards that keep Allies of a side away. */
  deserted: Record<Side, string[]>;
  /** Sides of whose hand a spy lays half open. */
  spied: Side[];
  charge: ChargeEnd;
}

type Start = Pick<BattleFrame, 'at' | 'attacker' | 'from' | 'way' | 'landed' | 'sortie'> &
  Partial<Pick<BattleFrame, 'intercepted' | 'failedAvoid' | 'sallied'>>;

/** 11, 11.1: both Armies as they stand in the space. */
export function startBattle(d: State, start: Start): void {
  const { at, attacker } = start;
  const [rome, carthage] = [stackAt(d, 'rome', at), stackAt(d, 'carthage', at)];
  const armies = () => `${plural(rome.cu, 'Roman CU')} against ${carthage.cu} of Carthage`;
  note(d, '11', () => `Battle in ${nameOf(d, at)}: ${SIDE_NAMES[attacker]} attacks, ${armies()}.`, {
    facts: { 'battle at': at, 'cu rome': rome.cu, 'cu carthage': carthage.cu },
  });
  push(d, {
    ...{ type: 'battle', intercepted: false, failedAvoid: false, sallied: null, ...start },
    ...{ stage: 'command', charge: 'nothing', spied: [] },
    commanders: { rome: commanderOf(d, rome), carthage: commanderOf(d, carthage) },
    cu: { rome: rome.cu, carthage: carthage.cu },
    elephants: carthage.elephants,
    deserted: { rome: [], carthage: [] },
  });
}

/** 11.1.2, 11.1.3: who may play Counter Events now. */
function counters(f: BattleFrame): Side {
  if (f.stage === 'fright') return 'rome';
  return f.stage === 'attacker-events' ? f.attacker : otherSide(f.attacker);
}

/** 5.2.b: a side is asked whatever it holds, if it could hold something that matters here. */
const asksForEvents = (s: State, f: BattleFrame): boolean =>
  couldHold(s, counters(f), countersAgainst(s, otherSide(counters(f)), f));

/** Elephants that take fright. */
const FRIGHT = 's42';

/** 5.2.b: the Counter Events that a side holds and may play now. */
const heldCounters = (s: State, f: BattleFrame): string[] =>
  f.stage === 'fright'
    ? heldOf(s, 'rome', [FRIGHT])
    : heldOf(s, counters(f), countersAgainst(s, otherSide(counters(f)), f));

/** 11.1.2: what a Counter Event does to the enemy. */
function countered(f: BattleFrame, card: string): void {
  const enemy = otherSide(counters(f));
  if (card === SPY) f.spied.push(enemy);
  else if (card === FRIGHT) {
    f.charge = 'fright';
    f.stage = 'shuffle';
  } else f.deserted[enemy].push(card);
}

const isCounter = ({ stage }: BattleFrame): boolean =>
  stage === 'attacker-events' || stage === 'defender-events' || stage === 'fright';

/** What it is to decline, and what comes then. */
const DECLINED = {
  command: ['Do not roll', 'attacker-events'],
  'attacker-events': ['No Counter Event', 'defender-events'],
  'defender-events': ['No Counter Event', 'charge'],
  charge: ['Do not charge', 'shuffle'],
  fright: ['Let them charge', 'charge-roll'],
} as const;

/** Nobody declines in any other stage. */
function declined({ stage }: BattleFrame) {
  if (!isKeyOf(DECLINED, stage)) throw new RangeError(`nothing can be declined in "${stage}"`);
  return DECLINED[stage];
}

function deal(d: State, f: BattleFrame, rome: readonly string[], carthage: readonly string[]): void {
  f.stage = 'over';
  push(d, {
    ...{ type: 'duel', attacker: f.attacker, lead: null, stage: 'reveal', last: null, bent: false, thief: null },
    ...{ spied: [...f.spied], asking: [f.attacker, otherSide(f.attacker)] },
    open: { rome: [], carthage: [] },
    hands: { rome, carthage },
    played: { rome: [], carthage: [] },
  });
  note(d, '11.4', () => `Battle Cards: Rome ${rome.length}, Carthage ${carthage.length}.`, {
    facts: { 'cards rome': rome.length, 'cards carthage': carthage.length },
  });
}

/** 11.2: for the whole Battle the one commands who does after this roll. */
function commandRolled(d: State, f: BattleFrame, die: number): void {
  const other = otherConsul(d, f);
  const swapped = swaps(die);
  const commander = swapped && other ? other : f.commanders.rome;
  f.commanders.rome = commander;
  note(d, '11.2', () => `The roll for command is ${die}: ${commander && generalName(d, commander)} commands.`, {
    facts: { swap: swapped },
  });
  f.stage = 'attacker-events';
}

const CHARGE_WORDS = {
  success: 'the charge succeeds',
  nothing: 'the charge does nothing',
  backfire: 'the charge turns on Carthage',
} as const;

/** To Carthage. */
const CHARGE_WORTH = { success: 1, nothing: 0, backfire: -1 } as const;

function chargeDice(s: State, f: BattleFrame): Rolled {
  const rating = ratingOf(s, f.commanders.rome);
  return {
    dice: () => [{ ...oneDie('charge', 'Elephant Charge'), by: 'carthage' }],
    reads: (faces) => CHARGE_WORDS[chargeOn(fallen(faces, 'charge'), 0, rating)],
    worth: (faces) => CHARGE_WORTH[chargeOn(fallen(faces, 'charge'), 0, rating)],
  };
}

/** 11.3: against the Roman who commands now. */
function chargeRolled(d: State, f: BattleFrame, die: number): void {
  const charge = chargeOn(die, 0, ratingOf(d, f.commanders.rome));
  f.charge = charge;
  const costs = {
    success: `Rome loses ${plural(f.elephants, 'Battle Card')}`,
    nothing: 'no hand changes',
    backfire: 'Carthage loses 1 Battle Card',
  };
  note(d, '11.3', () => `The Elephants charge, a ${die}: ${costs[charge]}.`, { facts: { charge } });
  f.stage = 'shuffle';
}

/** By which clause, and what; % is the space. */
const ASKS: Readonly<Record<BattleFrame['stage'], readonly [rule: string, says: string, short?: string]>> = {
  command: ['11.2', 'whether to roll for a Change of Command.'],
  'command-roll': ['11.2', 'the roll for a Change of Command.'],
  'attacker-events': ['11.1.2', 'Counter Events of the Attacker.'],
  'defender-events': ['11.1.3', 'Counter Events of the Defender.'],
  charge: ['11.3', 'whether the Elephants charge in %.', 'Do the Elephants charge?'],
  fright: ['5.2.b', 'whether the Elephants take fright in %.', 'Do the Elephants take fright?'],
  'charge-roll': ['11.3', 'the roll of the Elephant Charge.'],
  shuffle: ['11.1.5', 'all Battle Cards are shuffled.'],
  deal: ['11.1.5', 'the Battle Cards are dealt in %.', 'The Battle Cards are dealt'],
  over: ['11.1.5', 'the Battle Cards are dealt in %.', 'The Battle Cards are dealt'],
};

export const battle: Procedure<Hannibal, BattleFrame> = {
  run(d, f) {
    switch (f.stage) {
      case 'command':
        if (!otherConsul(d, f)) f.stage = 'attacker-events';
        else if (f.attacker === 'rome') return 'waits';
        // 11.2: where Rome defends, Carthage must roll.
        else f.stage = 'command-roll';
        return 'goes-on';
      case 'attacker-events':
      case 'defender-events':
      case 'charge':
        if (f.stage === 'charge' ? f.elephants > 0 : asksForEvents(d, f)) return 'waits';
        f.stage = DECLINED[f.stage][1];
        return 'goes-on';
      case 'fright':
        if (couldHold(d, 'rome', [FRIGHT])) return 'waits';
        f.stage = 'charge-roll';
        return 'goes-on';
      case 'over':
        close(d, f);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (_, f) => (isCounter(f) ? counters(f) : 'carthage'),
  asks(s, f) {
    const [rule, says, short] = ASKS[f.stage];
    return { rule, says: says.replace('%', nameOf(s, f.at)), ...(short && { short }) };
  },
  question(s, f) {
    if (f.stage === 'command' || f.stage === 'command-roll') return commandQuestion(s, f, otherConsul(s, f));
    if (f.stage === 'charge' || f.stage === 'charge-roll') return chargeQuestion(s, f);
    if (f.stage === 'shuffle') return handsQuestion(s, f);
    return f.stage === 'deal' ? duelQuestion(s, f) : undefined;
  },
  answers: {
    'roll-command': {
      ...always({ type: 'roll-command' as const }, 'Roll for a Change of Command', (_: State, f: BattleFrame) => {
        f.stage = 'command-roll';
      }),
      when: (_, f) => f.stage === 'command',
    },
    counter: {
      when: (_, f) => isCounter(f),
      options: (s, f) => heldCounters(s, f).map((card) => ({ type: 'counter', card })),
      says: (s, _, { card }) => cardTitle(s, card),
      why: (s, f, { card }) =>
        heldProblem(s, counters(f), card) ??
        no('5.2.b', `${cardTitle(s, card)} ${cardOf(s, card).swords ? 'does nothing here' : 'bears no swords'}.`),
      apply(d, f, { card }) {
        const side = counters(f);
        discard(d, side, card);
        note(d, '5.2.b', () => `${SIDE_NAMES[side]} plays ${cardTitle(d, card)}.`, { facts: { counter: card } });
        countered(f, card);
      },
    },
    charge: {
      ...always({ type: 'charge' as const }, 'Charge', (_: State, f: BattleFrame) => {
        f.stage = 'fright';
      }),
      when: (_, f) => f.stage === 'charge',
    },
    pass: {
      when: (_, f) => f.stage in DECLINED,
      options: () => [{ type: 'pass' }],
      says: (_, f) => declined(f)[0],
      apply(_, f) {
        f.stage = declined(f)[1];
      },
    },
    roll: {
      when: (_, f) => f.stage === 'command-roll' || f.stage === 'charge-roll',
      waits: (s, f) => (f.stage === 'command-roll' ? commandDice(s, f) : chargeDice(s, f)),
      apply(d, f, { faces }) {
        if (f.stage === 'command-roll') commandRolled(d, f, fallen(faces, 'command'));
        else chargeRolled(d, f, fallen(faces, 'charge'));
      },
    },
    shuffle: {
      when: (_, f) => f.stage === 'shuffle',
      waits: () => ({ pile: 'battle-cards' }),
      apply(_, f) {
        f.stage = 'deal';
      },
    },
    deal: {
      when: (_, f) => f.stage === 'deal',
      waits: (s, f) => ({ pile: 'battle-cards', from: s.setup.battleDeck, hands: handSizes(s, f) }),
      apply: (d, f, { hands }) => deal(d, f, handFor(hands, 'rome'), handFor(hands, 'carthage')),
    },
  },
};
