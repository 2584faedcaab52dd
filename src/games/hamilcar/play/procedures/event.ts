/** Events played on the own turn (17.1): each asks for what it needs and works; Punic Faith may cancel one of Rome. */
import { figuresOf } from '../../../../play/figures.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import { beginActivation } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import type { Kind } from '../card-kinds.ts';
import { cardOf, cardTitle, eventRule, kindOf } from '../cards.ts';
import { setPc } from '../control.ts';
import type { EventFrame } from '../frames.ts';
import { NONE } from '../parts.ts';
import { fieldOf, insideOf, nameOf, placeName, shift, toField, toInside } from '../changes.ts';
import { cuPlace, placeCus } from '../placing.ts';
import {
  cardOfGeneral,
  controlOf,
  generalsAt,
  generalsOnMap,
  hasUnits,
  holdsCus,
  pcSpaces,
  spaceOf,
} from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { openWindow } from './window.ts';

/** 17.1.#49: Events with the broken olive branch. */
const BREAKING: readonly Kind[] = ['socii', 'raid', 'nostrum', 'major', 'minor', 'auxiliaries', 'raids'];
/** Events that activate Generals, and how many. */
const ACTIVATING: readonly Kind[] = ['major', 'minor', 'march', 'raid', 'nostrum', 'socii'];

/** Ordinary enemy PCs without enemy Units. */
const barePcs = (s: State, f: EventFrame): string[] =>
  pcSpaces(s, otherSide(f.who)).filter((at) => !hasUnits(s, otherSide(f.who), at));

/** 17.1.#52: spaces with an own CU that a PC lies beside. */
const besides = (s: State, f: EventFrame, at: string): string[] => {
  const { roads, strait } = spaceOf(s, at);
  return [...roads, ...(strait ? [strait] : [])].filter(
    (next) => holdsCus(s, f.who, next) && (f.beside?.includes(next) ?? true),
  );
};

/** What the Event may be aimed at now. */
function targets(s: State, f: EventFrame): string[] {
  switch (kindOf(s, f.card)) {
    case 'auxiliaries':
      return Object.keys(s.setup.spaces).filter(
        (at) => spaceOf(s, at).region === 'Italia' && generalsAt(s, 'rome', at).length > 0 && cuPlace(s, 'rome', at),
      );
    case 'epidemic':
    case 'pestilence':
      // 2.3.E2: an Army within its walls is one too.
      return Object.keys(s.setup.spaces).filter(
        (at) => holdsCus(s, otherSide(f.who), at) && generalsAt(s, otherSide(f.who), at).length > 0,
      );
    case 'desert':
      return Object.keys(s.setup.spaces).filter(
        (at) =>
          spaceOf(s, at).region === 'Sicilia' &&
          (fieldOf(s, 'carthage', at).cu > 0 || (controlOf(s, at) === 'carthage' && insideOf(s, at).cu > 0)),
      );
    case 'spoils':
      return barePcs(s, f);
    case 'raids':
      return barePcs(s, f).filter((at) => besides(s, f, at).length > 0);
    default:
      return [];
  }
}

/** Generals whom the Event may activate. */
function activable(s: State, f: EventFrame): string[] {
  const kind = kindOf(s, f.card);
  if (!kind || !ACTIVATING.includes(kind)) return [];
  const any = kind === 'major' || kind === 'minor' || kind === 'march';
  return generalsOnMap(s, f.who).filter((id) => {
    if (s.moved.generals.includes(id) || s.moved.engaged.includes(id)) return false;
    return any || cardOfGeneral(s, id).strategy <= cardOf(s, f.card).op;
  });
}

/** 17.1.#49: an Event with the broken branch ends a Truce as soon as it is carried out. */
function breakTruce(d: State, f: EventFrame): void {
  const kind = kindOf(d, f.card);
  if (!d.truce || !kind || !BREAKING.includes(kind)) return;
  d.truce = false;
  note(d, '17.1.#49', 'The Truce is broken.');
}

/** 17.1: what works at once, and how often something is chosen. */
function begin(d: State, f: EventFrame): void {
  const kind = kindOf(d, f.card);
  const { amount } = cardOf(d, f.card);
  if (kind === 'truce') {
    d.truce = true;
    note(d, '17.1.#49', 'A Truce holds.', { facts: { truce: true } });
  }
  if (kind === 'socii') {
    const ships = Math.min(amount || 2, d.warships[f.who].supply);
    shift(d, f.who, 'supply', 'ready', ships);
    if (ships > 0) breakTruce(d, f);
    note(d, '17.1.#5', `${SIDE_NAMES[f.who]} gets ${ships} Ready Warships.`);
  }
  const many = kind === 'major' || kind === 'minor' || kind === 'spoils' || kind === 'raids';
  f.left = many ? Math.max(1, amount) : kind === 'truce' ? 0 : 1;
  f.stage = 'activations';
}

function aim(d: State, f: EventFrame, at: string): void {
  const kind = kindOf(d, f.card);
  const enemy = otherSide(f.who);
  breakTruce(d, f);
  f.left -= 1;
  if (kind === 'auxiliaries') placeCus(d, 'rome', at, { cu: cardOf(d, f.card).amount });
  if (kind === 'epidemic' || kind === 'pestilence')
    push(d, { type: 'winter', forces: [{ who: enemy, at }], asked: true, face: null, cause: 'event' });
  if (kind === 'desert') {
    if (fieldOf(d, 'carthage', at).cu > 0) toField(d, 'carthage', at, { ...NONE, cu: 1 }, -1);
    else toInside(d, at, { ...NONE, cu: 1 }, -1);
  }
  if (kind === 'spoils') setPc(d, f.who, at);
  if (kind === 'raids') {
    f.beside = besides(d, f, at);
    setPc(d, null, at);
  }
  note(d, eventRule(d, f.card), `${cardTitle(d, f.card)} strikes ${placeName(d, at)}.`);
}

const choosing = (s: State, f: EventFrame): boolean =>
  targets(s, f).length > 0 || activable(s, f).length > 0 || afflicted(s, f).length > 0;

const afflicted = (s: State, f: EventFrame): string[] =>
  kindOf(s, f.card) === 'flamen' ? generalsOnMap(s, 'rome') : [];

export const event: ProcedureOf<'event'> = {
  run(d, f) {
    if (f.stage === 'window') {
      f.stage = 'effect';
      if (f.who === 'rome') openWindow(d, 'faith');
      return 'goes-on';
    }
    if (f.cancelled) {
      pop(d);
      return 'goes-on';
    }
    if (f.stage === 'effect') begin(d, f);
    if (f.left > 0 && choosing(d, f)) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (s, f) => ({ rule: eventRule(s, f.card), says: `what ${cardTitle(s, f.card)} is aimed at; ${f.left} left.` }),
  answers: {
    target: listedAnswer(
      'target',
      '17.1',
      (s, f: EventFrame) =>
        targets(s, f).map((space) => ({ action: { type: 'target' as const, space }, says: placeName(s, space) })),
      (d, f, { space }) => aim(d, f, space),
      { when: (s, f) => targets(s, f).length > 0 },
    ),
    afflict: listedAnswer(
      'afflict',
      '17.1.#56',
      (s, f: EventFrame) =>
        afflicted(s, f).map((general) => ({ action: { type: 'afflict' as const, general }, says: nameOf(s, general) })),
      (d, f, { general }) => {
        d.flamen = general;
        f.left = 0;
        note(d, '17.1.#56', `The next activation of ${nameOf(d, general)} this turn costs 2 PCs.`);
      },
      { when: (s, f) => afflicted(s, f).length > 0 },
    ),
    activate: listedAnswer(
      'activate',
      '7.1',
      (s, f: EventFrame) =>
        activable(s, f).map((general) => ({
          action: { type: 'activate' as const, card: f.card, general },
          says: `Activate ${nameOf(s, general)}`,
        })),
      (d, f, { general }) => {
        const kind = kindOf(d, f.card);
        f.left -= 1;
        breakTruce(d, f);
        beginActivation(d, {
          who: f.who,
          general,
          card: f.card,
          by: 'event',
          ...(kind === 'march' && { mp: limitOf('mp-forced-march', figuresOf(d)) }),
          raid: kind === 'raid' ? 'st' : kind === 'nostrum' ? 'pc' : null,
        });
      },
      { when: (s, f) => activable(s, f).length > 0 },
    ),
    done: plainAnswer('done', 'No more', (d: State) => pop(d)),
  },
};
