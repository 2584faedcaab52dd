/** Bad Weather (17.1.#32): the moving General has 2 MPs, and goes back as far as they would have brought him. */

import { figuresOf } from '../../../../play/figures.ts';
import { note, pop } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { otherSide } from '../../words.ts';
import type { ActivationFrame } from '../land-frames.ts';
import {
  bandOf,
  cusOf,
  fieldOf,
  moveGenerals,
  nameOf,
  placeName,
  shift,
  takeFrom,
  toField,
  unitsOf,
} from '../changes.ts';
import { enter } from './begin.ts';
import type { VoyageFrame } from '../sea-frames.ts';
import { generalsAt } from '../queries.ts';
import type { State } from '../state.ts';

/** The frames above an activation end; a voyage among them is given back. */
function unwind(d: State): { activation: ActivationFrame; voyage: VoyageFrame | undefined } | undefined {
  let voyage: VoyageFrame | undefined;
  for (let f = d.frames.at(-1); f; f = d.frames.at(-1)) {
    if (f.type === 'activation') return { activation: f, voyage };
    if (f.type === 'voyage') voyage = f;
    pop(d);
  }
  return undefined;
}

/** 17.1.#32b: of several Generals of one Event it holds back only this one. */
function tell(d: State, f: ActivationFrame, where: string): void {
  note(d, '17.1.#32', `Bad Weather: ${nameOf(d, f.general)} ${where} ${f.mp} MP left.`);
  if (f.by === 'event')
    note(d, '17.1.#32b', 'It holds back this General, not the others of the Event, nor his Units under them.');
}

/** What happened on the way stands; only he and those with him go back. */
export function weather(d: State): void {
  const cap = limitOf('mp-bad-weather', figuresOf(d));
  const moving = d.frames.findLast((f): f is ActivationFrame => f.type === 'activation');
  if (!moving) return;
  if (moving.spent <= cap) {
    moving.weathered = true;
    moving.mp = Math.min(moving.mp, cap - moving.spent);
    tell(d, moving, 'has');
    return;
  }
  const unwound = unwind(d);
  if (!unwound) return;
  const { activation: f, voyage } = unwound;
  const here = f.path.at(-1) ?? { at: d.generals[f.general]?.at ?? '', spent: 0 };
  // A port that the Fleet only passed may hold an enemy Army; by one reading he lands in front of it, if he has CUs.
  const lands = d.setup.rulings['weather-ashore'] === 'lands' && cusOf(voyage?.fleet ?? f.band) > 0;
  const free = (at: string): boolean => lands || cusOf(fieldOf(d, otherSide(f.who), at)) === 0;
  const back = f.path.findLast(({ at, spent }) => spent <= cap && free(at)) ?? f.path[0] ?? here;
  const generals = [f.general, ...f.band.generals];
  const stood = unitsOf(fieldOf(d, f.who, back.at)) > 0;
  if (voyage) {
    // 9.3.B1: what has sailed on after a battle is Spent.
    shift(d, f.who, 'atSea', voyage.weary ? 'spent' : 'ready', voyage.fleet.warships);
    toField(d, f.who, back.at, voyage.fleet);
    f.band = bandOf(
      voyage.fleet,
      voyage.fleet.generals.filter((id) => id !== f.general),
    );
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
  const met =
    cusOf(fieldOf(d, otherSide(f.who), back.at)) > 0 || generalsAt(d, otherSide(f.who), back.at, false).length > 0;
  // 11.2, 12.3: by sea he has come from the port of embarkation, not from one that he passed.
  const from = back.embarked ?? f.path.at(-2)?.at ?? back.at;
  if (met && cusOf(f.band) > 0) enter(d, f, from, back.at, back.embarked !== undefined, stood);
}
