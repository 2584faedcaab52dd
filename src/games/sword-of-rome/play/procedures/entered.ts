/** 9.3, 10, 11: what happens when an army enters a space: shelter, interception, avoiding, refusing, bribe, battle, pursuit. */

import { type Asking, asked, askedNext, passes as passesOn } from '../../../../play/asking.ts';
import { type Procedure, plain } from '../../../../play/procedure.ts';
import { note } from '../../../../play/state.ts';
import { sumOf } from '../../dice.ts';
import type { Player, Power } from '../../words.ts';
import { seatOf } from '../politics/friends.ts';
import { deciderOf } from '../politics/order.ts';
import { leaderOf } from '../queries.ts';
import type { Carried, Declared, Fought, Landed, State, Sword } from '../state.ts';
import { ambush, avoid, bribe, inside, intercept, letGo, refuse, stay, ticket } from './reaction/answers.ts';
import { RUN } from './reaction/course.ts';
import { answering, avoiding, candidates, forceOf, isSealed, sheltered } from './reaction/moment.ts';
import { checkOf, comings, dieOf, ROLLS, rolled, WORDS } from './reaction/outcome.ts';
import { avoidQuestion, marchQuestion, refusalQuestion } from './reaction/questions.ts';

interface EnteredFrame {
  readonly type: 'entered';
  fought?: Fought;
  stage: keyof typeof SAYS;
  /** 9.3.1: leaders who do not go inside with the others. */
  stays: string[];
  asking: Asking<Player> | null;
  declared: Declared[];
  /** Powers that still try, in their order. */
  trying: Power[];
  came: Declared[];
  avoidances: Avoidance[];
  /** 11.1.1-5p: whom Carthage lends its ships, and whom not. */
  carried: Partial<Record<Power, Carried>>;
  /** 9.3.1: what those of the city have chosen; null before they were asked. */
  shelter: 'outside' | 'inside' | null;
  /** 11.1: who could still avoid does not. */
  stands: boolean;
  /** Which of the avoidances is settled now. */
  leaving: number;
  failedAvoid: boolean;
  avoided: number;
  /** 7.2.2: the mover passes as a friend. */
  passes: boolean;
  caudine: boolean;
  windowed: boolean;
  voyage?: Landed;
}
export interface Avoidance {
  readonly power: Power;
  readonly leader: string;
  readonly cu: number;
  readonly to: string;
  readonly bySea: boolean;
  letGo: boolean;
}

/** Who decides, by what is asked. */
function who(s: State, f: EnteredFrame): Player {
  const force = forceOf(s, f);
  switch (f.stage) {
    case 'shelter':
      return deciderOf(s, sheltered(s, force));
    case 'intercept':
      return answering(f);
    case 'avoid':
      return deciderOf(s, avoiding(s, f)[0]!);
    case 'ticket':
      return seatOf(s, f.avoidances.at(-1)!.power)!;
    case 'refuse-leave':
      return deciderOf(s, f.came[0]!.power);
    case 'bribe':
    case 'forks':
      return 'etruscans';
    default:
      return force.by;
  }
}

/** What is asked at each stage, by which clause. */
const SAYS = {
  shelter: ['9.3.1', 'go inside the city, or stay outside.'],
  intercept: ['10.1', 'intercept the army, or pass.'],
  avoid: ['11.1', 'avoid battle, or stand.'],
  ticket: ['11.1.1', 'name the card that lets them sail.'],
  order: ['10.3', 'set the order of those who intercept.'],
  'intercept-roll': ['10.4', 'the dice of the interception.'],
  leave: ['11.1', 'let the enemy go, or make him roll.'],
  'avoid-roll': ['11.1', 'the die of those who avoid.'],
  sail: ['11.1.1', 'the voyage.'],
  refuse: ['10.5.1', 'refuse battle, or fight.'],
  'refuse-leave': ['10.5.1', 'let the army go, or make it roll.'],
  'refuse-roll': ['10.5.1', 'the die of the army that refuses.'],
  'refuse-sail': ['10.5.1', 'the voyage back.'],
  bribe: ['7.2.2', 'bribe, or pass.'],
  event: ['9.3.3', 'answer, or pass.'],
  forks: ['9.3.3', 'say which Samnite army comes.'],
  settle: ['9.4.1', 'what follows.'],
  pursuit: ['11.3', 'the die of the pursuit.'],
} as const;

export const entered: Procedure<Sword, EnteredFrame> = {
  run: (d, f) => RUN[f.stage](d, f),
  who,
  asks: (_, f) => {
    const [rule, says] = SAYS[f.stage];
    return { rule, says, ...(f.asking && asked(f.asking) && { after: askedNext(f.asking) }) };
  },
  question: (s, f) => {
    if (f.stage === 'intercept') {
      const seat = answering(f);
      const heard = f.declared.filter(({ power }) => !isSealed(s) || deciderOf(s, power) === seat);
      return marchQuestion(s, heard, forceOf(s, f), candidates(s, f, seat));
    }
    if (f.stage === 'intercept-roll') return marchQuestion(s, f.declared, forceOf(s, f), [], f.trying);
    if (f.stage === 'refuse' || f.stage === 'refuse-leave' || f.stage === 'refuse-roll')
      return refusalQuestion(s, f, forceOf(s, f));
    if (f.stage === 'avoid') return avoidQuestion(s, forceOf(s, f), avoiding(s, f)[0]);
    if (f.stage === 'leave' || f.stage === 'avoid-roll') {
      const leaving = f.avoidances[f.leaving];
      return avoidQuestion(s, forceOf(s, f), leaving?.power, leaving);
    }
    return undefined;
  },
  answers: {
    inside,
    leave: stay,
    intercept,
    avoid,
    ticket,
    'let-go': letGo,
    refuse,
    lead: ambush,
    bribe,
    pass: plain(
      'pass',
      (_, f) => SAYS[f.stage][1],
      (_, f) => ['shelter', 'intercept', 'avoid', 'leave', 'refuse', 'refuse-leave', 'bribe'].includes(f.stage),
      (d, f) => {
        if (f.stage === 'shelter') f.shelter = 'outside';
        else if (f.stage === 'avoid') f.stands = true;
        else if (f.stage === 'intercept') f.asking = passesOn(f.asking!);
        else if (f.stage === 'leave') f.stage = 'avoid-roll';
        else if (f.stage === 'refuse') {
          f.stage = 'bribe';
          note(d, '10.5.2', 'The army attacks those who came.');
        } else if (f.stage === 'refuse-leave') f.stage = 'refuse-roll';
        else f.stage = 'event';
      },
    ),
    roll: {
      when: (_, f) => ROLLS.includes(f.stage),
      waits: (s, f) => ({
        dice: () => [dieOf(s, f)],
        worth: (faces) =>
          f.stage === 'intercept-roll'
            ? sumOf(comings(s, f, faces).map(({ army, check }) => (check.passes ? army.cu : 0)))
            : Number(checkOf(s, f, faces).passes),
        reads: (faces) => {
          if (f.stage !== 'intercept-roll') {
            const [yes, fails] = WORDS[f.stage]!;
            return checkOf(s, f, faces).passes ? yes : fails;
          }
          const came = comings(s, f, faces).filter(({ check }) => check.passes);
          if (came.length === 0) return 'nobody comes';
          return `${came.map(({ army }) => leaderOf(s, army.leader).name).join(' and ')} come`;
        },
      }),
      apply: (d, f, { faces }) => rolled(d, f, faces),
    },
  },
};
