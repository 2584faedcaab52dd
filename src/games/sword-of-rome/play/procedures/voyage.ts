/**
 * 9.6.4: a naval move is announced: storms, then (with five players) Carthage, then naval combat if there is one.
 * 9.6.3-5p: Carthage ships an ally.
 */
import { chosen, thrown } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import type { Question } from '../../game.ts';
import type { Sailing } from '../../naval-movement/fields.ts';
import { voyageOf } from '../../naval-movement/rules.ts';
import { sail } from '../../naval-movement/sail.ts';
import { rollDue } from '../../naval-movement/voyage.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { openWindow, spendThree, titleOf, worthOf } from '../cards.ts';
import { contestBan, SAILORS, seaCards } from '../movement/sea.ts';
import { isFriend } from '../politics/friends.ts';
import { has, holderAt, nameOf } from '../queries.ts';
import type { Carried, Landed, State, Sword } from '../state.ts';
import { deciderOf } from './order.ts';

interface VoyageFrame {
  readonly type: 'voyage';
  readonly power: Power;
  readonly cu: number;
  readonly from: string;
  readonly to: string;
  readonly use: 'moving' | 'avoiding' | 'refusing' | 'retreating';
  stormed: boolean;
  asked: boolean;
  /** 9.6.4-5p: the value of the card with which Carthage contests it; null before it was asked. */
  contest: 'none' | '1' | '2' | '3' | null;
}

export const sailingOf = (
  s: State,
  { power, cu, to, contest }: Pick<VoyageFrame, 'power' | 'cu' | 'to' | 'contest'>,
): Sailing => ({
  players: s.setup.players === '5' ? 'five' : 'two-to-four',
  who: SAILORS.find((sailor) => sailor === power) ?? 'ally',
  cu,
  friendlyPort: isFriend(s, power, holderAt(s, to)),
  contest: contest ?? '1',
  carthaginianPort: holderAt(s, to) === 'carthage',
  romanTreaty: has(s, 'treaty'),
});

/** Whoever waits for the voyage learns how it ended. */
function ends(d: State, landed: Landed): void {
  pop(d);
  const below = d.frames.at(-1);
  if (below?.type === 'move' || below?.type === 'entered' || below?.type === 'retreat' || below?.type === 'battle')
    below.voyage = landed;
}

/** 9.6.4: by the rules of the calculator; a leader alone has nobody to lose. */
function fate(s: State, f: VoyageFrame, faces: Readonly<Record<string, readonly number[]>>) {
  const sailed = sail(voyageOf(sailingOf(s, f)), Math.max(1, f.cu), faces, figuresOf(s));
  return { ...sailed, cuLost: Math.min(f.cu, sailed.cuLost) };
}

export const voyage: Procedure<Sword, VoyageFrame> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      note(d, '9.6', () => `The ${PEOPLES[f.power]} set sail for ${nameOf(d, f.to)}.`, {
        move: { side: f.power, path: [f.from, f.to], as: 'may', says: 'by sea' },
      });
      if (openWindow(d, 'storms', '10.5.1', ['storms-at-sea'])) return;
    }
    if (f.stormed) {
      note(d, '10.5.1', 'Storms at sea: nobody sails.');
      return ends(d, { result: 'stormed', lost: 0 });
    }
    if (f.contest === null && d.setup.players === '5' && !contestBan(d, f.power)) return 'waits';
    f.contest ??= 'none';
    if (rollDue(voyageOf(sailingOf(d, f)))) return 'waits';
    ends(d, { result: 'sailed', lost: 0 });
  },
  who: () => 'carthage',
  asks(s, f) {
    const to = nameOf(s, f.to);
    if (f.contest !== null) return { rule: '9.6.4', says: `naval combat on the way to ${to}.` };
    const says = `Carthage: contest the ${PEOPLES[f.power]}’ voyage to ${to}, or pass.`;
    return { rule: '9.6.4-5p', says, short: `Contest the voyage to ${to}?` };
  },
  question: (s, f): Question | undefined =>
    f.cu > 0
      ? { calculator: 'naval-movement', input: { ...sailingOf(s, f) }, shows: 'arrives', wants: deciderOf(s, f.power) }
      : undefined,
  answers: {
    contest: chosen('contest', 'card', {
      when: (_, f) => f.contest === null,
      of: (s) => seaCards(s, 'carthage'),
      why: (s, f) => contestBan(s, f.power) ?? no('9.6.4-5p', 'Carthage does not hold this card.'),
      says: (s, _, card) => `Contest it with ${titleOf(s, card)} (${worthOf(s, card)})`,
      apply(d, f, card) {
        f.contest = `${worthOf(d, card)}`;
        spendThree(d, 'carthage', card);
        note(d, '9.6.4-5p', () => `Carthage contests the voyage with ${titleOf(d, card)} (${f.contest}).`, {
          facts: { contests: Number(f.contest) },
        });
      },
    }),
    pass: {
      when: (_, f) => f.contest === null,
      ...always({ type: 'pass' }, 'Let them sail', (_, f: VoyageFrame) => {
        f.contest = 'none';
      }),
    },
    roll: thrown({
      when: (_, f) => f.contest !== null,
      dice(s, f, fallen) {
        const by = deciderOf(s, f.power);
        const naval = { id: 'naval', label: 'Naval combat', dice: 1, sides: 6, by };
        const attrition = { id: 'attrition', label: 'Attrition', dice: 1, sides: 6, by };
        const hit = f.cu > 0 && fallen['naval'] && fate(s, f, fallen).result === 'attrition';
        return hit ? [naval, attrition] : [naval];
      },
      result: fate,
      worth: ({ arrives }) => Number(arrives),
      reads: ({ result, cuLost }) =>
        result === 'attrition' ? `arrives, ${cuLost} CU lost` : result === 'return' ? 'returns' : 'arrives',
      apply(d, _, { result, cuLost }) {
        note(d, '9.6.4', () => `Naval combat: ${result}${cuLost > 0 ? `, ${cuLost} CU lost` : ''}.`, {
          facts: { naval: result, cuLost },
        });
        ends(d, { result: result === 'return' ? 'returned' : 'sailed', lost: cuLost });
      },
    }),
  },
};

/** 9.6.3-5p: Carthage may lend its ships to an ally. */
interface CarryFrame {
  readonly type: 'carry';
  readonly power: Power;
  readonly at: string;
}

/** Whoever waits for the ships learns whether they come. */
function answered(d: State, f: CarryFrame, carried: Carried): void {
  pop(d);
  const below = d.frames.at(-1);
  if (below?.type === 'move') below.force.carried = carried;
  else if (below?.type === 'entered') below.carried[f.power] = carried;
  else if (below?.type === 'retreat') below.carried = carried;
}

/** The clause by what the ally does: move, avoid or retreat. */
const ruleOf = (s: State): string => {
  const below = s.frames.at(-2)?.type;
  return below === 'entered' ? '11.1.1-5p' : below === 'retreat' ? '12.4.3-5p' : '9.6.3-5p';
};

export const carry: Procedure<Sword, CarryFrame> = {
  who: () => 'carthage',
  asks: (s, f) => ({
    rule: ruleOf(s),
    says: `Carthage: lend ships to the ${PEOPLES[f.power]} in ${nameOf(s, f.at)}, or pass.`,
    short: `Lend ships to the ${PEOPLES[f.power]}?`,
  }),
  answers: {
    carry: chosen('carry', 'card', {
      of: (s) => seaCards(s, 'carthage'),
      says: (s, f, card) => `Ship the ${PEOPLES[f.power]} with ${titleOf(s, card)} (${worthOf(s, card)})`,
      apply(d, f, card) {
        const value = worthOf(d, card);
        spendThree(d, 'carthage', card);
        const says = `Carthage plays ${titleOf(d, card)} (${value}): its ships carry the ${PEOPLES[f.power]}.`;
        note(d, ruleOf(d), says, { facts: { carried: f.power } });
        answered(d, f, `${value}`);
      },
    }),
    pass: always({ type: 'pass' }, 'Keep the ships at home', (d, f) => answered(d, f, 'no')),
  },
};
