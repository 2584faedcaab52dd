/** 9.3, 10 and 11 for one space: how the defender may respond to an attack, and which battle each response leads to. */
import { setsOf } from '../../../mechanics/interceptions.ts';
import { type Battle, isEnemyTo, PLAIN_BATTLE } from '../battle/rules.ts';
import { type Arrival, arrivalOf, comesOn, type Interceptor } from '../march-past/attempt.ts';
import type { Figures, Keys } from '../tables.ts';
import { capital, listed } from '../words.ts';
import type { Attack } from './fields.ts';

/** 9.3.1, 9.3.2: what is declared before any die: who goes inside, who avoids, who stays, and which neighbours try to come. */
export interface Answer {
  readonly insideCu: number;
  readonly avoidingCu: number;
  readonly stayingCu: number;
  /** Places in the list of interceptors. */
  readonly triers: readonly number[];
}

const limitOf = (what: Keys['limits'][0], figures: Figures): number =>
  Number(figures.at('limits', what, 'number').value);

/** 9.3.1: CU for which the city has room. */
const roomOf = ({ place }: Attack, figures: Figures): number => (place === 'city' ? limitOf('inside-cu', figures) : 0);

/** 9.3.1, 11.1: every way to split; to stand comes first. */
function splitsOf(attack: Attack, figures: Figures): Omit<Answer, 'triers'>[] {
  const { defenderCu, defenderTactics, fallBack, reaction, inside } = attack;
  const most = Math.min(defenderCu, roomOf(attack, figures));
  const numbers = Array.from({ length: most + 1 }, (_, n) => n).filter(
    (n) => n === 0 || inside === 'best' || inside === n,
  );
  const away = fallBack && defenderTactics > 0 ? limitOf('avoiding-cu', figures) : 0;
  const splits = numbers.flatMap((insideCu) => {
    const outside = defenderCu - insideCu;
    const avoidingCu = Math.min(outside, away);
    const stays = { insideCu, avoidingCu: 0, stayingCu: outside };
    return avoidingCu > 0 ? [stays, { insideCu, avoidingCu, stayingCu: outside - avoidingCu }] : [stays];
  });
  const wanted = splits.filter(
    ({ insideCu, avoidingCu }) => reaction === 'best' || reaction === kindOf(insideCu, avoidingCu),
  );
  // What cannot be done here is not done: the defender stands.
  return wanted.length ? wanted : splits.slice(0, 1);
}

/** What an answer is called where the reader settles it. */
export const kindOf = (insideCu: number, avoidingCu: number): Attack['reaction'] => {
  if (insideCu > 0) return avoidingCu > 0 ? 'inside-avoid' : 'inside';
  return avoidingCu > 0 ? 'avoid' : 'stand';
};

/** 9.3.2: every answer that may be declared. */
export function answersOf(attack: Attack, figures: Figures): Answer[] {
  const { interceptors, tries } = attack;
  // 10.4: a leader whom no roll brings here need not try.
  const able = [...interceptors.keys()].filter((i) => needOf(attack, i) > 0);
  const sets = tries === 'none' ? [[]] : tries === 'all' ? [able] : setsOf(able);
  return splitsOf(attack, figures).flatMap((split) => sets.map((triers) => ({ ...split, triers })));
}

/** 10.3: the armies that may come; a space without their CU and without their city is enemy ground unless it is friendly. */
export const armiesOf = ({ interceptors, defenderCu, friendlyTo, place }: Attack): Interceptor[] => {
  const enemySpace = defenderCu === 0 && place !== 'city' && isEnemyTo('defender', friendlyTo);
  return interceptors.map((army) => ({ ...army, enemySpace }));
};

/** 10.3, 10.4: the highest face on which this army comes. */
export function needOf(attack: Attack, who: number): number {
  const army = armiesOf(attack)[who];
  return army ? comesOn(army) : 0;
}

/** 10.4: those who came, as one army. */
export const cameOf = (attack: Attack, who: readonly number[]): Arrival => arrivalOf(armiesOf(attack), who);

/** How far the avoidance has come. */
export type Avoided = 'none' | 'away' | 'failed';

/** 10.4, 10.5.2, 11.1: the battle against all who are outside and all who came; none where nobody is. */
export function battleOf(
  attack: Attack,
  answer: Answer,
  came: Arrival,
  avoided: Avoided,
  figures: Figures,
): Battle | undefined {
  const outside = answer.stayingCu + (avoided === 'away' ? 0 : answer.avoidingCu);
  if (outside + came.cu === 0) return undefined;
  // The commander goes with those who avoid, or inside with all the others.
  const leads = outside > 0 && avoided !== 'away' ? attack.defenderTactics : 0;
  return {
    ...PLAIN_BATTLE,
    ...attack,
    attackerCu: attack.cu,
    attackerTactics: attack.tactics,
    defenderCu: outside + came.cu,
    defenderTactics: Math.max(leads, came.tactics),
    intercepted: came.who.length > 0,
    failedAvoid: avoided === 'failed',
    cityRoom: Math.max(0, roomOf(attack, figures) - answer.insideCu),
  };
}

/** What the defender and its neighbours do. */
export function answerName({ insideCu, avoidingCu, stayingCu, triers }: Answer): string {
  const own = [
    ...(insideCu > 0 ? [`${insideCu} CU inside`] : []),
    ...(avoidingCu > 0 ? [`${avoidingCu} CU avoid`] : []),
    ...(stayingCu > 0 ? [`${stayingCu} CU stay`] : []),
  ];
  const comes = triers.length
    ? [
        `${triers.length > 1 ? 'armies' : 'army'} ${listed(triers.map((i) => String(i + 1)))} ${triers.length > 1 ? 'try' : 'tries'} to come`,
      ]
    : [];
  return capital([...own, ...comes].join(', ') || 'nobody is there and nobody comes');
}

/** 10.4: at which roll those come who try. */
export const needsOf = (attack: Attack, { triers }: Answer) =>
  triers.length ? { comeOn: triers.map((i) => `army ${i + 1}: ${needOf(attack, i)} or less`).join(', ') } : {};
