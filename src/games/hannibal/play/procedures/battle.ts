/** A Land Battle before its first card (11.1): command, Counter Events, the Elephant Charge, the deal. */
import { plural } from '../../../../calculator/words.ts';
import type { Rolled } from '../../../../play/chance.ts';
import { ask, type Course, type Procedure, to } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import type { ChargeEnd } from '../../battle-cards/rules.ts';
import { consulsSwap } from '../../change-of-command/rules.ts';
import { fallen, oneDie } from '../../die.ts';
import { charge as chargeOn } from '../../elephant-charge/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { counterOut, tell } from '../answers.ts';
import { countersAgainst, handSizes, SPY } from '../cards/battle.ts';
import { cardOf, couldHold, handFor } from '../cards/strategy.ts';
import { close } from '../changes.ts';
import type { LinkKind } from '../content.ts';
import { commanderOf, generalName, isConsul, nameOf, ratingOf, stackAt } from '../queries.ts';
import { chargeQuestion, commandQuestion, duelQuestion, handsQuestion } from '../questions/battle.ts';
import type { Hannibal, Stack, State } from '../state.ts';

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
    | ('command' | 'command-roll' | 'attacker-events' | 'defender-events')
    | ('charge' | 'fright' | 'charge-roll' | 'shuffle' | 'deal' | 'over');
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
  const armies = () => `${plural(rome.cu, 'Roman CU')} against ${carthage.cu} Carthaginian`;
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

/** Elephants that take fright. */
const FRIGHT = 's42';

/** 5.2.b, 11.1.2, 11.1.3: a side is asked whatever it holds, if it could hold something that matters here. */
const events = (by: (f: BattleFrame) => Side, next: 'defender-events' | 'charge', rule: string) => {
  const against = (s: State, f: BattleFrame) => countersAgainst(s, otherSide(by(f)), f);
  return {
    run(d: State, f: BattleFrame): Course {
      if (couldHold(d, by(f), against(d, f))) return 'waits';
      f.stage = next;
    },
    who: (_: State, f: BattleFrame) => by(f),
    asks: ask(rule, 'whether to play a Counter Event.'),
    counter: counterOut(by, against, doesNothing, (_, f, card) => {
      const enemy = otherSide(by(f));
      if (card === SPY) f.spied.push(enemy);
      else f.deserted[enemy].push(card);
    }),
    pass: { says: 'No Counter Event', apply: to<BattleFrame>(next) },
  };
};

const doesNothing = (s: State, card: string): string =>
  cardOf(s, card).swords ? 'does nothing here' : 'has no crossed swords';

/** 11.2: the Consul beside the one who commands, where both are there. */
function otherConsul(s: State, f: BattleFrame): string | undefined {
  const { generals } = stackAt(s, 'rome', f.at);
  const command = f.commanders.rome;
  return command && isConsul(s, command) ? generals.find((id) => isConsul(s, id) && id !== command) : undefined;
}

const commandDice = (s: State, f: BattleFrame): Rolled => ({
  dice: () => [{ ...oneDie('command', 'Change of Command'), by: 'carthage' }],
  reads: (faces) => (consulsSwap(fallen(faces, 'command')) ? 'the Consuls change places' : 'command stays as it is'),
  worth: (faces) =>
    consulsSwap(fallen(faces, 'command')) ? ratingOf(s, f.commanders.rome) - ratingOf(s, otherConsul(s, f) ?? null) : 0,
});

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
  const swapped = consulsSwap(die);
  const commander = swapped && other ? other : f.commanders.rome;
  f.commanders.rome = commander;
  note(d, '11.2', () => `The command roll is ${die}: ${commander && generalName(d, commander)} commands.`, {
    facts: { swap: swapped },
  });
  f.stage = 'attacker-events';
}

const CHARGE_WORDS = {
  success: 'the charge succeeds',
  nothing: 'the charge does nothing',
  backfire: 'the charge backfires',
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
  tell(d, '11.3', { charge }, () => `The Elephants charge and roll a ${die}: ${costs[charge]}.`);
  f.stage = 'shuffle';
}

const commandOdds = (s: State, f: BattleFrame) => commandQuestion(s, f, otherConsul(s, f));

export const battle: Procedure<Hannibal, BattleFrame> = {
  who: () => 'carthage',
  stages: {
    command: {
      run(d, f) {
        if (!otherConsul(d, f)) f.stage = 'attacker-events';
        else if (f.attacker === 'rome') return 'waits';
        // 11.2: where Rome defends, Carthage must roll.
        else f.stage = 'command-roll';
        return 'goes-on';
      },
      asks: ask('11.2', 'whether to roll for a Change of Command.'),
      question: commandOdds,
      'roll-command': { says: 'Roll for a Change of Command', apply: to('command-roll') },
      pass: { says: 'Do not roll', apply: to('attacker-events') },
    },
    'command-roll': {
      asks: ask('11.2', 'the roll for a Change of Command.'),
      question: commandOdds,
      roll: { waits: commandDice, apply: (d, f, { faces }) => commandRolled(d, f, fallen(faces, 'command')) },
    },
    'attacker-events': events((f) => f.attacker, 'defender-events', '11.1.2'),
    'defender-events': events((f) => otherSide(f.attacker), 'charge', '11.1.3'),
    charge: {
      run(_, f) {
        if (f.elephants > 0) return 'waits';
        f.stage = 'shuffle';
        return 'goes-on';
      },
      asks: (s, f) => ask('11.3', `whether the Elephants charge in ${nameOf(s, f.at)}.`, 'Do the Elephants charge?'),
      question: chargeQuestion,
      charge: { says: 'Charge', apply: to('fright') },
      pass: { says: 'Do not charge', apply: to('shuffle') },
    },
    fright: {
      run(d, f) {
        if (couldHold(d, 'rome', [FRIGHT])) return 'waits';
        f.stage = 'charge-roll';
        return 'goes-on';
      },
      who: () => 'rome',
      asks: (s, f) =>
        ask('5.2.b', `whether the Elephants take fright in ${nameOf(s, f.at)}.`, 'Do the Elephants take fright?'),
      counter: counterOut(
        () => 'rome',
        () => [FRIGHT],
        doesNothing,
        (_, f) => {
          f.charge = 'fright';
          f.stage = 'shuffle';
        },
      ),
      pass: { says: 'Let them charge', apply: to('charge-roll') },
    },
    'charge-roll': {
      asks: ask('11.3', 'the Elephant Charge roll.'),
      question: chargeQuestion,
      roll: { waits: chargeDice, apply: (d, f, { faces }) => chargeRolled(d, f, fallen(faces, 'charge')) },
    },
    shuffle: {
      asks: ask('11.1.5', 'all Battle Cards are shuffled.'),
      question: handsQuestion,
      shuffle: { waits: () => ({ pile: 'battle-cards' }), apply: to('deal') },
    },
    deal: {
      asks: (s, f) => ask('11.1.5', `the Battle Cards are dealt in ${nameOf(s, f.at)}.`, 'The Battle Cards are dealt'),
      question: duelQuestion,
      deal: {
        waits: (s, f) => ({ pile: 'battle-cards', from: s.setup.battleDeck, hands: handSizes(s, f) }),
        apply: (d, f, { hands }) => deal(d, f, handFor(hands, 'rome'), handFor(hands, 'carthage')),
      },
    },
    over: close,
  },
};
