/** A Land Battle before its first card (11.1): command, Counter Events, the Elephant Charge, the deal. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { fallen } from '../../die.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { handSizes } from '../cards/battle.ts';
import { cardOf, cardTitle, discard, heldProblem, kindsHeld } from '../cards/strategy.ts';
import { stackAt } from '../changes.ts';
import type { BattleFrame } from '../frames.ts';
import { commanderOf } from '../generals.ts';
import { chargeDice, chargeRolled, commandDice, commandRolled, otherConsul } from '../opening-rolls.ts';
import { nameOf } from '../queries.ts';
import { chargeQuestion, commandQuestion, duelQuestion, handsQuestion } from '../questions/battle.ts';
import type { ProcedureOf, State } from '../state.ts';

type Start = Pick<BattleFrame, 'at' | 'attacker' | 'from' | 'way' | 'landed' | 'sortie'> &
  Partial<Pick<BattleFrame, 'intercepted' | 'failedAvoid'>>;

/** 11, 11.1: both Armies as they stand in the space. */
export function startBattle(d: State, start: Start): void {
  const { at, attacker } = start;
  const [rome, carthage] = [stackAt(d, 'rome', at), stackAt(d, 'carthage', at)];
  note(
    d,
    '11',
    `Battle in ${nameOf(d, at)}: ${SIDE_NAMES[attacker]} attacks, ${plural(rome.cu, 'Roman CU')} against ${carthage.cu} of Carthage.`,
    {
      facts: { 'battle at': at, 'cu rome': rome.cu, 'cu carthage': carthage.cu },
    },
  );
  push(d, {
    ...{ type: 'battle', intercepted: false, failedAvoid: false, ...start, stage: 'command', charge: 'nothing' },
    commanders: { rome: commanderOf(d, rome), carthage: commanderOf(d, carthage) },
    cu: { rome: rome.cu, carthage: carthage.cu },
    elephants: carthage.elephants,
    events: { rome: 0, carthage: 0 },
  });
}

/** 11.1.2, 11.1.3: who may play Counter Events now. */
const counters = (f: BattleFrame): Side => (f.stage === 'attacker-events' ? f.attacker : otherSide(f.attacker));

/** 5.2.b: a side is asked whatever it holds, if it holds a card at all. */
const asksForEvents = (s: State, side: Side): boolean =>
  s.setup.rulings['play-counter-events'] === 'on' && s.hands[side].length > 0;

const AFTER = { 'attacker-events': 'defender-events', 'defender-events': 'charge' } as const;

function deal(d: State, f: BattleFrame, hands: Readonly<Record<string, readonly string[]>>): void {
  f.stage = 'over';
  push(d, {
    ...{ type: 'duel', attacker: f.attacker, lead: null, stage: 'lead', last: null },
    hands: { rome: hands['rome'] ?? [], carthage: hands['carthage'] ?? [] },
    played: { rome: [], carthage: [] },
  });
  const sizes = handSizes(d, f);
  note(d, '11.4', `Battle Cards: Rome ${sizes.rome}, Carthage ${sizes.carthage}.`, {
    facts: { 'cards rome': sizes.rome, 'cards carthage': sizes.carthage },
  });
}

export const battle: ProcedureOf<'battle'> = {
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
        if (asksForEvents(d, counters(f))) return 'waits';
        f.stage = AFTER[f.stage];
        return 'goes-on';
      case 'charge':
        if (f.elephants > 0) return 'waits';
        f.stage = 'shuffle';
        return 'goes-on';
      case 'over':
        d.frames = d.frames.filter((frame) => frame !== f);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (_, f) => (f.stage === 'attacker-events' || f.stage === 'defender-events' ? counters(f) : 'carthage'),
  asks(s, f) {
    const at = nameOf(s, f.at);
    switch (f.stage) {
      case 'command':
        return { rule: '11.2', says: 'whether to roll for a Change of Command.' };
      case 'command-roll':
        return { rule: '11.2', says: 'the roll for a Change of Command.' };
      case 'attacker-events':
        return { rule: '11.1.2', says: 'Counter Events of the Attacker.' };
      case 'defender-events':
        return { rule: '11.1.3', says: 'Counter Events of the Defender.' };
      case 'charge':
        return { rule: '11.3', says: `whether the Elephants charge in ${at}.` };
      case 'charge-roll':
        return { rule: '11.3', says: 'the roll of the Elephant Charge.' };
      case 'shuffle':
        return { rule: '11.1.5', says: 'all Battle Cards are shuffled.' };
      default:
        return { rule: '11.1.5', says: `the Battle Cards are dealt in ${at}.` };
    }
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
      when: (_, f) => f.stage === 'attacker-events' || f.stage === 'defender-events',
      choices: (s, f) =>
        kindsHeld(s, counters(f))
          .filter((card) => cardOf(s, card).swords)
          .map((card) => ({ action: { type: 'counter', card }, says: `${cardTitle(s, card)}: 1 Battle Card` })),
      problem: (s, f, { card }) =>
        heldProblem(s, counters(f), card) ??
        (cardOf(s, card).swords ? undefined : no('5.2.b', `${cardTitle(s, card)} bears no swords.`)),
      apply(d, f, { card }) {
        const side = counters(f);
        discard(d, side, card);
        f.events = { ...f.events, [side]: f.events[side] + 1 };
        note(d, '5.2.b', `${SIDE_NAMES[side]} spends ${cardTitle(d, card)} for 1 Battle Card.`);
      },
    },
    charge: {
      ...always({ type: 'charge' as const }, 'Charge', (_: State, f: BattleFrame) => {
        f.stage = 'charge-roll';
      }),
      when: (_, f) => f.stage === 'charge',
    },
    pass: {
      when: (_, f) => ['command', 'attacker-events', 'defender-events', 'charge'].includes(f.stage),
      choices: (_, f) => [{ action: { type: 'pass' }, says: PASS_WORDS[f.stage] ?? 'Pass' }],
      problem: () => undefined,
      apply(_, f) {
        if (f.stage === 'command') f.stage = 'attacker-events';
        else if (f.stage === 'charge') f.stage = 'shuffle';
        else if (f.stage === 'attacker-events' || f.stage === 'defender-events') f.stage = AFTER[f.stage];
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
      apply: (d, f, { hands }) => deal(d, f, hands),
    },
  },
};

const PASS_WORDS: Readonly<Partial<Record<BattleFrame['stage'], string>>> = {
  command: 'Do not roll',
  charge: 'Do not charge',
  'attacker-events': 'No Counter Event',
  'defender-events': 'No Counter Event',
};
