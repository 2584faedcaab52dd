/** Events played in a player's own turn (17.1): each asks for what it needs and takes effect; Punic Faith may cancel one of Rome's. */

import { plural } from '../../../../calculator/words.ts';
import { ask, type Course } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { cardOf, cardTitle, eventRule, type Kind, kindOf } from '../cards.ts';
import { placeCus, setPc, shift, toField, toInside } from '../changes.ts';
import { cardOfGeneral, generalsOnMap, hasGeneral, nameOf } from '../pieces/generals.ts';
import { cuPlace } from '../pieces/placing.ts';
import { fieldOf, hasUnits, holdsCus, insideOf } from '../pieces/units.ts';
import { besideOf, controlOf, limit, pcSpaces, placeName, spaceOf } from '../queries.ts';
import { NONE, type ProcedureOf, type State } from '../state.ts';
import { beginActivation } from './activation.ts';
import { openWindow } from './window.ts';

/** 5.2.C1: an Event under way, until what it asks for is chosen. */
interface EventFrame {
  readonly type: 'event';
  readonly who: Side;
  readonly card: string;
  stage: 'window' | 'effect' | 'activations' | 'done';
  /** How often something may still be chosen. */
  left: number;
  /** 17.1.#52: the space beside which all Raids lie. */
  beside: readonly string[] | null;
  cancelled: boolean;
}

/** 17.1.#49: Events with the broken olive branch. */
const BREAKING: readonly Kind[] = ['socii', 'raid', 'nostrum', 'major', 'minor', 'auxiliaries', 'raids'];
/** Events that activate any General; those that do so by his Strategy Rating. */
const ANY: readonly Kind[] = ['major', 'minor', 'march'];
const RATED: readonly Kind[] = ['raid', 'nostrum', 'socii'];
/** Events of which something is chosen as often as the card says. */
const MANY: readonly Kind[] = ['major', 'minor', 'spoils', 'raids'];

const isOf = (f: EventFrame, kinds: readonly Kind[]): boolean => {
  const kind = kindOf(f.card);
  return kind !== undefined && kinds.includes(kind);
};

/** Ordinary enemy PCs without enemy Units. */
const barePcs = (s: State, f: EventFrame): string[] =>
  pcSpaces(s, otherSide(f.who)).filter((at) => !hasUnits(s, otherSide(f.who), at));

/** 17.1.#52: spaces with an own CU that a PC lies beside. */
const besides = (s: State, f: EventFrame, at: string): string[] =>
  besideOf(s, at).filter((next) => holdsCus(s, f.who, next) && (f.beside?.includes(next) ?? true));

/** What the Event may be aimed at now. */
function targets(s: State, f: EventFrame): string[] {
  const enemy = otherSide(f.who);
  switch (kindOf(f.card)) {
    case 'auxiliaries':
      return s.setup.ids.filter(
        (at) => spaceOf(s, at).region === 'Italia' && hasGeneral(s, 'rome', at) && cuPlace(s, 'rome', at),
      );
    case 'epidemic':
    case 'pestilence':
      // 2.3.E2: an Army within its walls is one too.
      return s.setup.ids.filter((at) => holdsCus(s, enemy, at) && hasGeneral(s, enemy, at));
    case 'desert':
      return s.setup.ids.filter(
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
  const any = isOf(f, ANY);
  if (!any && !isOf(f, RATED)) return [];
  return generalsOnMap(s, f.who).filter(
    (id) =>
      !s.moved.generals.includes(id) &&
      !s.moved.engaged.includes(id) &&
      (any || cardOfGeneral(s, id).strategy <= cardOf(s, f.card).op),
  );
}

/** 17.1.#56: Generals whom Flamen Martialis may strike. */
const afflicted = (s: State, f: EventFrame): string[] => (kindOf(f.card) === 'flamen' ? generalsOnMap(s, 'rome') : []);

/** 17.1.#49: an Event with the broken branch ends a Truce as soon as it is carried out. */
function breakTruce(d: State, f: EventFrame): void {
  if (!d.truce || !isOf(f, BREAKING)) return;
  d.truce = false;
  note(d, '17.1.#49', 'The Truce is broken.');
}

/** 17.1: what works at once, and how often something is chosen. */
function begin(d: State, f: EventFrame): void {
  const kind = kindOf(f.card);
  const { amount } = cardOf(d, f.card);
  if (kind === 'truce') {
    d.truce = true;
    note(d, '17.1.#49', 'A Truce is in play.', { facts: { truce: true } });
  }
  if (kind === 'socii') {
    const ships = Math.min(amount || 2, d.warships[f.who].supply);
    shift(d, f.who, 'supply', 'ready', ships);
    if (ships > 0) breakTruce(d, f);
    note(d, '17.1.#5', () => `${SIDE_NAMES[f.who]} gets ${plural(ships, 'Ready Warship')}.`);
  }
  f.left = isOf(f, MANY) ? Math.max(1, amount) : kind === 'truce' ? 0 : 1;
  f.stage = 'activations';
}

function aim(d: State, f: EventFrame, at: string): void {
  const kind = kindOf(f.card);
  breakTruce(d, f);
  f.left -= 1;
  if (kind === 'auxiliaries') placeCus(d, 'rome', at, { cu: cardOf(d, f.card).amount });
  if (kind === 'epidemic' || kind === 'pestilence')
    push(d, { type: 'winter', forces: [{ who: otherSide(f.who), at }], asked: true, face: null, cause: 'event' });
  if (kind === 'desert') {
    if (fieldOf(d, 'carthage', at).cu > 0) toField(d, 'carthage', at, { ...NONE, cu: 1 }, -1);
    else toInside(d, at, { ...NONE, cu: 1 }, -1);
  }
  if (kind === 'spoils') setPc(d, f.who, at);
  if (kind === 'raids') {
    f.beside = besides(d, f, at);
    setPc(d, null, at);
  }
  note(d, eventRule(f.card), () => `${cardTitle(d, f.card)} takes effect in ${placeName(d, at)}.`);
}

export const event: ProcedureOf<EventFrame> = {
  run(d, f): Course {
    if (f.stage === 'window') {
      f.stage = 'effect';
      if (f.who === 'rome') openWindow(d, 'faith');
      return;
    }
    if (f.stage === 'effect' && !f.cancelled) begin(d, f);
    const open = (): boolean => [targets, activable, afflicted].some((of) => of(d, f).length > 0);
    if (!f.cancelled && f.left > 0 && open()) return 'waits';
    pop(d);
  },
  who: (_, f) => f.who,
  asks(s, f) {
    const [rule, title] = [eventRule(f.card), cardTitle(s, f.card)];
    const more = isOf(f, MANY) ? `; up to ${f.left} still to choose` : '';
    const does = activable(s, f).length > 0 ? 'activates' : afflicted(s, f).length > 0 ? 'strikes' : undefined;
    return does
      ? ask(rule, `which General ${title} ${does}${more}.`, `${title}: which General?`)
      : ask(rule, `where ${title} takes effect${more}.`, `${title}: where?`);
  },
  answers: {
    target: {
      when: (s, f) => targets(s, f).length > 0,
      options: (s, f) => targets(s, f).map((space) => ({ type: 'target', space })),
      says: (s, _, { space }) => placeName(s, space),
      apply: (d, f, { space }) => aim(d, f, space),
    },
    afflict: {
      when: (s, f) => afflicted(s, f).length > 0,
      options: (s, f) => afflicted(s, f).map((general) => ({ type: 'afflict', general })),
      says: (s, _, { general }) => nameOf(s, general),
      apply(d, f, { general }) {
        d.flamen = general;
        f.left = 0;
        note(d, '17.1.#56', () => `The next activation of ${nameOf(d, general)} this turn costs 2 PCs.`);
      },
    },
    activate: {
      when: (s, f) => activable(s, f).length > 0,
      options: (s, f) => activable(s, f).map((general) => ({ type: 'activate', card: f.card, general })),
      says: (s, _, { general }) => `Activate ${nameOf(s, general)}`,
      apply(d, f, { general }) {
        const kind = kindOf(f.card);
        f.left -= 1;
        breakTruce(d, f);
        beginActivation(d, {
          who: f.who,
          general,
          card: f.card,
          by: 'event',
          ...(kind === 'march' && { mp: limit(d, 'mp-forced-march') }),
          raid: kind === 'raid' ? 'st' : kind === 'nostrum' ? 'pc' : null,
        });
      },
    },
    done: { says: 'No more', apply: (d) => pop(d) },
  },
};
