/** An Intercepting Fleet (8.3, 8.4): where it starts, how it comes, and who joins it on the way. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { both, type Side } from '../../words.ts';
import { heapSays, heapsUpTo } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import type { Fleet, Heap } from '../parts.ts';
import { cusOf, moveGenerals, nameOf, placeName, shift, takeFrom, unitsOf } from '../changes.ts';
import { bases, boarders, canCome, owedBy, stockOf, waysOf } from '../movement/sea.ts';
import type { SquadronFrame, VoyageFrame } from '../sea-frames.ts';
import { consulsAllow, firstAboard, generalsAt, rangeOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

const started = (_: State, f: SquadronFrame): boolean => f.at !== null;
const left = (s: State, f: SquadronFrame): number => rangeOf(s, f.who) - f.used;
const led = (f: SquadronFrame): boolean => f.fleet.generals.length > 0;

/** 2.3.E3: nobody leaves port while a Consul aboard lacks the CUs that he must have. */
const isManned = (f: SquadronFrame): boolean => cusOf(f.fleet) >= f.owed;

const ways = (s: State, f: SquadronFrame): string[] =>
  f.at === null || !isManned(f)
    ? []
    : waysOf(s, f.who, f.target, { at: f.at, left: left(s, f), led: led(f), laden: unitsOf(f.fleet) > 0 });

/** 2.3.G: room for Units; a Fleet without a General keeps some for a Consul's CUs. */
const room = (s: State, f: SquadronFrame): number =>
  limitOf('led-units', figuresOf(s)) - unitsOf(f.fleet) - f.fleet.warships;

const reserve = (s: State, f: SquadronFrame): number =>
  led(f) || f.who === 'carthage' ? 0 : limitOf('consul-cu', figuresOf(s));

/** Units that may come aboard without barring the way out of Africa; where Generals wait, after one of them. */
function boardings(s: State, f: SquadronFrame): Heap[] {
  if (f.at === null || f.boarded) return [];
  if (!led(f) && boarders(s, f.who, f.at).length > 0) return [];
  const coming = { at: f.at, left: left(s, f), led: led(f), laden: true };
  if (!canCome(s, f.who, f.target, coming)) return [];
  const all = stockOf(s, f.who, f.at);
  const staying = generalsAt(s, f.who, f.at);
  return [...heapsUpTo(all, Math.max(0, room(s, f) - reserve(s, f)))].filter(
    (heap) =>
      unitsOf(heap) > 0 &&
      cusOf(heap) + cusOf(f.fleet) >= f.owed &&
      consulsAllow(s, [], staying, cusOf(heap), cusOf(all)),
  );
}

/** 2.3.E3: a Consul comes aboard where his CUs are there or can follow him. */
const joiners = (s: State, f: SquadronFrame): string[] => {
  const { at } = f;
  if (at === null || !isManned(f)) return [];
  return boarders(s, f.who, at).filter((id) => {
    const lacking = owedBy(s, f.who, at, id) - cusOf(f.fleet);
    return lacking <= 0 || (!f.boarded && lacking <= room(s, f));
  });
};

/** 17.2.A.Adherbal: in command he refits a Warship, which may join. */
function adherbal(d: State, f: SquadronFrame): void {
  if (firstAboard(d, f.fleet.generals) !== 'adherbal' || d.warships.carthage.spent === 0) return;
  f.refitted = true;
  shift(d, 'carthage', 'spent', 'ready', 1);
  note(d, '17.2.A.Adherbal', 'Adherbal refits a Warship.');
}

/** 9, 8.5: the Fleets meet. */
function meet(d: State, f: SquadronFrame): void {
  pop(d);
  const voyage = d.frames.at(-1);
  if (voyage?.type !== 'voyage') return;
  if (voyage.fleet.warships === 0)
    push(d, { type: 'shot', who: f.who, fleet: f.fleet, route: f.route, stage: 'roll', face: null });
  else {
    note(d, '9', `A Naval Battle begins at ${placeName(d, f.target)}.`);
    push(d, navalOf(voyage, f));
  }
}

const copyOf = (fleet: Fleet): Fleet => ({ ...fleet, generals: [...fleet.generals] });

const navalOf = (voyage: VoyageFrame, f: SquadronFrame) => {
  const of = (side: Side) => (side === f.who ? f : voyage);
  return {
    type: 'naval' as const,
    port: f.target,
    mover: voyage.who,
    routes: both((side) => of(side).route),
    start: both((side) => copyOf(of(side).fleet)),
    fleets: both((side) => copyOf(of(side).fleet)),
    stage: 'shuffle' as const,
    round: 0,
    order: [],
    part: 0 as const,
    asked: [],
    rolled: false,
    held: false,
    drawing: null,
    tactics: [],
    hands: { rome: [], carthage: [] },
    rating: { rome: 0, carthage: 0 },
    battleDie: { rome: 0, carthage: 0 },
    roundDie: 0,
    pending: { rome: 0, carthage: 0 },
    prizes: { rome: 0, carthage: 0 },
    surplus: 0,
    means: null,
    evader: null,
    winner: null,
    fled: false,
    how: 'third-round' as const,
    face: null,
  };
};

export const squadron: ProcedureOf<'squadron'> = {
  who: (_, f) => f.who,
  asks: (s, f) => ({
    rule: '8.1',
    says:
      f.at === null
        ? 'where the Intercepting Fleet starts.'
        : `how the Intercepting Fleet comes to ${placeName(s, f.target)}.`,
  }),
  answers: {
    base: listedAnswer(
      'base',
      '8.3',
      (s, f: SquadronFrame) =>
        bases(s, f.who, f.target).flatMap((port) =>
          Array.from({ length: Math.min(5, s.warships[f.who].ready) }, (_, i) => ({
            action: { type: 'base' as const, port, warships: i + 1 },
            says: `${plural(i + 1, 'Warship')} from ${placeName(s, port)}`,
          })),
        ),
      (d, f, { port, warships }) => {
        f.at = port;
        f.route = [port];
        f.fleet.warships = warships;
        shift(d, f.who, 'ready', 'atSea', warships);
        note(d, '8.3', `An Intercepting Fleet of ${plural(warships, 'Warship')} leaves ${placeName(d, port)}.`);
      },
      { when: (s, f) => !started(s, f) },
    ),
    sail: listedAnswer(
      'sail',
      '8.1',
      (s, f: SquadronFrame) =>
        ways(s, f).map((to) => ({ action: { type: 'sail' as const, to }, says: `Sail to ${placeName(s, to)}` })),
      (d, f, { to }) => {
        note(d, '8.3', `It sails to ${placeName(d, to)}.`, {
          move: { side: f.who, path: [f.at ?? to, to], as: 'moved' },
        });
        f.at = to;
        f.route = [...f.route, to];
        f.used += 1;
        f.boarded = false;
      },
      { when: started },
    ),
    join: listedAnswer(
      'join',
      '8.4',
      (s, f: SquadronFrame) =>
        joiners(s, f).map((general) => ({
          action: { type: 'join' as const, general },
          says: `${nameOf(s, general)} comes aboard`,
        })),
      (d, f, { general }) => {
        f.owed = Math.max(f.owed, owedBy(d, f.who, f.at ?? '', general));
        moveGenerals(d, [general], 'sea');
        f.fleet.generals = [...f.fleet.generals, general];
        note(d, '8.4', `${nameOf(d, general)} comes aboard.`);
        if (general === 'adherbal') adherbal(d, f);
      },
      { when: started },
    ),
    embark: listedAnswer(
      'embark',
      '17.2.A.Adherbal',
      (s, f: SquadronFrame) =>
        f.fleet.warships < 5 && room(s, f) > 0
          ? [{ action: { type: 'embark' as const, warships: 1 }, says: 'The Warship that Adherbal refitted joins' }]
          : [],
      (d, f, { warships }) => {
        f.refitted = false;
        f.fleet.warships += warships;
        shift(d, f.who, 'ready', 'atSea', warships);
        note(d, '17.2.A.Adherbal', 'The Warship that Adherbal refitted joins the Fleet.');
      },
      { when: (s, f) => f.refitted && firstAboard(s, f.fleet.generals) === 'adherbal' },
    ),
    board: listedAnswer(
      'board',
      '2.3.G',
      (s, f: SquadronFrame) =>
        boardings(s, f).map((heap) => ({
          action: { type: 'board' as const, ...heap },
          says: `${heapSays(heap)} come aboard`,
          group: 'Come aboard',
        })),
      (d, f, { cu, elephants, st }) => {
        takeFrom(d, f.who, f.at ?? '', { cu, elephants, st });
        f.fleet.cu += cu;
        f.fleet.elephants += elephants;
        f.fleet.st += st;
        f.boarded = true;
        note(d, '8.4', `${heapSays({ cu, elephants, st })} go aboard in ${placeName(d, f.at ?? '')}.`);
      },
      {
        when: started,
        why: (s, f) =>
          canCome(s, f.who, f.target, { at: f.at ?? '', left: left(s, f), led: led(f), laden: true })
            ? undefined
            : no('7.1', 'While the Miat is not Warlike, CUs and STs do not leave Africa.'),
      },
    ),
    done: plainAnswer(
      'done',
      'Intercept',
      (d: State, f: SquadronFrame) => meet(d, f),
      (_, f) => f.at === f.target && led(f) && isManned(f),
    ),
  },
};
