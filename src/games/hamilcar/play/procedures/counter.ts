/**
 * Counter Events (5.2.C1), including Bad Weather (17.1.#32): Punic Faith can cancel one of Rome's; otherwise it acts on
 * the procedure below.
 */

import { plural } from '../../../../calculator/words.ts';
import { found, frameOf, note, pop } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { cancel, cardOf, cardTitle, type Kind, kindOf, without } from '../cards.ts';
import { moveGenerals, shift, takeFrom, toField } from '../changes.ts';
import { hasGeneral, nameOf } from '../pieces/generals.ts';
import { bandOf, cusOf, hasCus, hasUnits } from '../pieces/units.ts';
import { limit, placeName } from '../queries.ts';
import type { FrameAt, ProcedureOf, State } from '../state.ts';
import { fall } from './die.ts';
import { enter } from './entered.ts';
import { openWindow } from './window.ts';

type ActivationFrame = FrameAt<'activation'>;
type VoyageFrame = FrameAt<'voyage'>;

/** The frames above an activation end; a voyage among them is given back. */
function unwind(d: State): VoyageFrame | undefined {
  let voyage: VoyageFrame | undefined;
  for (let f = d.frames.at(-1); f && f.type !== 'activation'; f = d.frames.at(-1)) {
    if (f.type === 'voyage') voyage = f;
    pop(d);
  }
  return voyage;
}

/** 17.1.#32b: of several Generals of one Event it holds back only this one. */
function tell(d: State, f: ActivationFrame, where: string): void {
  note(d, '17.1.#32', () => `Bad Weather: ${nameOf(d, f.general)} ${where} ${plural(f.mp, 'MP')} left.`);
  if (f.by === 'event')
    note(
      d,
      '17.1.#32b',
      'It slows only this General, not the Event’s other Generals or any of his Units that they lead.',
    );
}

/** What happened on the way stands; only he and those with him go back. */
export function weather(d: State): void {
  const cap = limit(d, 'mp-bad-weather');
  const f = frameOf(d, 'activation');
  if (f.spent <= cap) {
    f.weathered = true;
    f.mp = Math.min(f.mp, cap - f.spent);
    tell(d, f, 'has');
    return;
  }
  const voyage = unwind(d);
  const here = f.path.at(-1);
  // A port that the Fleet only passed may hold an enemy Army; by one reading he lands in front of it, if he has CUs.
  const lands = d.setup.rulings['weather-ashore'] === 'lands' && cusOf(voyage?.fleet ?? f.band) > 0;
  const back =
    f.path.findLast(({ at, spent }) => spent <= cap && (lands || !hasCus(d, otherSide(f.who), at))) ?? f.path[0];
  if (!here || !back) throw new RangeError('an activation begins somewhere');
  const generals = [f.general, ...f.band.generals];
  const stood = hasUnits(d, f.who, back.at);
  if (voyage) {
    // 9.3.B1: what has sailed on after a battle is Spent.
    shift(d, f.who, 'atSea', voyage.weary ? 'spent' : 'ready', voyage.fleet.warships);
    toField(d, f.who, back.at, voyage.fleet);
    f.band = bandOf(voyage.fleet, without(voyage.fleet.generals, f.general));
    moveGenerals(d, voyage.fleet.generals, back.at);
  } else if (back.at !== here.at) {
    takeFrom(d, f.who, here.at, f.band);
    toField(d, f.who, back.at, f.band);
    moveGenerals(d, generals, back.at);
  }
  f.weathered = true;
  f.path = f.path.slice(0, f.path.indexOf(back) + 1);
  f.spent = back.spent;
  f.mp = Math.max(0, cap - back.spent);
  f.grouped = true;
  tell(d, f, `is in ${placeName(d, back.at)} with`);
  // 7.3.B, 10: whoever is there may react.
  const met = hasCus(d, otherSide(f.who), back.at) || hasGeneral(d, otherSide(f.who), back.at, false);
  // 11.2, 12.3: by sea he has come from the port of embarkation, not from one that he passed.
  const from = back.embarked ?? f.path.at(-2)?.at ?? back.at;
  if (met && cusOf(f.band) > 0) enter(d, f.who, from, back.at, back.embarked !== undefined, stood);
}

/** 5.2.C1: a Counter Event that is about to work; one of Rome waits for Punic Faith. */
interface CounterFrame {
  readonly type: 'counter';
  readonly who: Side;
  readonly card: string;
  /** 17.1.#50: what the Die is set to. */
  readonly face: number | null;
  cancelled: boolean;
  asked: boolean;
}

/** 17.1.#17, 15.5 */
function corvus(d: State): void {
  d.corvi = !d.corvi;
  note(d, '17.1.#17', `The Corvi are ${d.corvi ? 'mounted' : 'taken down'}.`, { facts: { corvi: d.corvi } });
}

/** 17.1.#11, 17.1.#39: a storm rages. */
const rage = (storm: 'cruel-sea' | 'storms-at-sea') => (d: State) => {
  frameOf(d, 'voyage').storm = storm;
};

/** 9.2.C: Evades from a Naval Battle, unless Pursuit follows. */
function evasion(d: State, f: CounterFrame): void {
  const naval = frameOf(d, 'naval');
  naval.means = 'evasion';
  naval.evader = f.who;
  naval.stage = 'chase';
}

/** 17.1.#54 */
function ambush(d: State, f: CounterFrame): void {
  const by = cardOf(d, f.card).amount;
  const fight = d.frames.findLast((frame) => frame.type === 'battle' || frame.type === 'naval');
  if (fight?.type === 'battle') fight.raises[f.who] += by;
  if (fight?.type === 'naval') fight.rating[f.who] += by;
  note(d, '17.1.#54', () => `${SIDE_NAMES[f.who]} lays an Ambush: Battle Rating +${by}.`);
}

/** What each Counter Event does to what is under way below it. */
const WORKS: Readonly<Partial<Record<Kind, (d: State, f: CounterFrame) => void>>> = {
  corvus,
  weather,
  evasion,
  ambush,
  cruelSea: rage('cruel-sea'),
  storms: rage('storms-at-sea'),
  fright(d) {
    frameOf(d, 'battle').fright = true;
    note(d, '17.1.#1', 'The Elephants are frightened.');
  },
  omen(d, f) {
    const die = d.frames.at(-1);
    if (die?.type === 'die' && f.face !== null) fall(d, die, f.face, 'sets');
  },
};

export const counter: ProcedureOf<CounterFrame> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      note(d, '5.2.C1', () => `${SIDE_NAMES[f.who]} answers with ${cardTitle(d, f.card)}.`);
      if (f.who === 'rome') openWindow(d, 'faith');
      return;
    }
    pop(d);
    if (f.cancelled) cancel(d, f.who, f.card);
    else WORKS[found(kindOf(f.card), 'kind of the card', f.card)]?.(d, f);
  },
};
