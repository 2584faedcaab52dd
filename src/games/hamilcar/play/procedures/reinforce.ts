/** The Reinforcement Phase (5.1), step by step: Warships, Carthage's CUs and Generals, Rome's CUs, Consuls and Reforms. */

import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { ask, inStage, simply } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import type { Question } from '../../game.ts';
import { LEVEL_NAMES, type Side } from '../../words.ts';
import { takeOut } from '../cards.ts';
import { bringGeneral, placeCus, retire, shift, takeFrom } from '../changes.ts';
import { cardOfGeneral, generalOf, holdsOffice, nameOf } from '../pieces/generals.ts';
import { carthageCuSpaces, carthageGeneralSpaces, carthagePorts, consulSpaces } from '../pieces/placing.ts';
import { hireCost, levelOf, mood, placeName } from '../queries.ts';
import { NONE, type ProcedureOf, type State } from '../state.ts';
import { consuls, convertible, course, goOn, levies, poolOf, proconsuls, toDraw } from './arrivals.ts';

type Stage =
  | 'warships'
  | 'prolong'
  | 'cu'
  | 'levy'
  | 'recall'
  | 'draw-generals'
  | 'generals'
  | 'barca'
  | 'refit'
  | 'roma'
  | 'proconsul'
  | 'retire'
  | 'elect'
  | 'draw-consuls'
  | 'consuls'
  | 'reforms'
  | 'done';

const begun = () => ({
  type: 'reinforce' as const,
  stage: 'warships' as Stage,
  left: 0,
  /** Generals who wait to be placed. */
  waiting: [] as string[],
  /** Admirals placed where they count. */
  admirals: [] as string[],
  converted: false,
  mounted: false,
});
type ReinforceFrame = ReturnType<typeof begun>;

/** 5.1: reinforcements begin to arrive. */
export const reinforcements = (d: State): void => push(d, begun());

const ROMAN: readonly ReinforceFrame['stage'][] = ['proconsul', 'elect', 'draw-consuls', 'consuls', 'reforms'];

const who = (f: ReinforceFrame): Side => (ROMAN.includes(f.stage) ? 'rome' : 'carthage');

const ASKS: Readonly<
  Partial<Record<ReinforceFrame['stage'], { readonly rule: string; readonly says: string; readonly short?: string }>>
> = {
  prolong: ask('16.3', 'whether Xanthippus stays for this turn.', 'Does Xanthippus stay?'),
  cu: ask('5.1.B', 'where to place a CU.'),
  levy: ask('5.1.B', 'where a CU from the Miat goes.', 'A CU from the Miat: where to?'),
  'draw-generals': ask('5.1.B', 'Generals are drawn from Carthage’s pool.', 'Generals are drawn'),
  generals: ask('5.1.B', 'where to place the Generals.'),
  barca: ask('5.2.C3.2', 'where to land Hamilcar Barca.', 'Where to land Hamilcar Barca?'),
  refit: ask('5.1.B', 'whether the Admirals in Carthago refit Warships.', 'Refit Warships in Carthago?'),
  proconsul: ask('5.1.C', 'whether a Consul stays as Proconsul.', 'Keep a Consul as Proconsul?'),
  elect: ask('16.2', 'whom to elect as Consul.'),
  'draw-consuls': ask('5.1.C', 'Consuls are drawn from Rome’s pool.', 'Consuls are drawn'),
  consuls: ask('5.1.C', 'where to place the Consuls.'),
  reforms: ask('5.1.C', 'which Naval Reforms to carry out.'),
};

/** 5.1.B, 5.1.C: a General comes to the map. */
function placeGeneral(d: State, f: ReinforceFrame, general: string, space: string): void {
  takeOut(f.waiting, general);
  const { admiral, side } = cardOfGeneral(d, general);
  bringGeneral(d, side, general, space, side === 'rome' ? 'consul' : undefined);
  if (side === 'rome' && !d.consulBefore.includes(general)) d.consulBefore.push(general);
  if (admiral && space === (side === 'rome' ? 'roma' : 'carthago')) f.admirals.push(general);
  const comes = side === 'rome' ? 'is placed as Consul in' : 'is placed in';
  note(d, side === 'rome' ? '2.2.C2' : '5.1.B', () => `${nameOf(d, general)} ${comes} ${placeName(d, space)}.`);
}

/** Who may be placed now, and where. */
function* placings(s: State, f: ReinforceFrame) {
  const barca = f.stage === 'barca';
  const spaces = barca ? carthagePorts(s) : f.stage === 'consuls' ? consulSpaces(s) : carthageGeneralSpaces(s);
  for (const general of barca ? ['barca'] : f.waiting)
    for (const space of spaces) yield { type: 'place' as const, general, space };
}

export const reinforce: ProcedureOf<ReinforceFrame> = {
  run: course,
  who: (_, f) => who(f),
  asks: (_, f) => ASKS[f.stage] ?? ask('5.1', 'reinforcements arrive.'),
  question: (s, f): Question | undefined =>
    f.stage === 'levy' || f.stage === 'cu'
      ? { calculator: 'miat', input: { pcs: s.miat.length, center: mood(s) === 'warlike', turn: s.turn } }
      : undefined,
  answers: {
    'place-cu': {
      when: inStage('cu'),
      options: (s) => carthageCuSpaces(s).map((space) => ({ type: 'place-cu', space })),
      says: (s, _, { space }) => `A CU to ${placeName(s, space)}`,
      apply(d, f, { space }) {
        placeCus(d, 'carthage', space, { cu: 1 });
        note(d, '5.1.B', () => `Carthage places a CU in ${placeName(d, space)}.`);
        f.left = 0;
        goOn(f);
      },
    },
    levy: {
      when: inStage('levy'),
      options: (s) => levies(s).map((to) => ({ type: 'levy', to })),
      says: (_s, _f, { to }) => (to === 'warship' ? 'A Ready Warship' : 'A CU to Carthago'),
      why: (_s, _f, { to }) =>
        no('5.1.D', to === 'warship' ? 'There is no Warship in your supply.' : 'No CU can be placed in Carthago.'),
      apply(d, f, { to }) {
        if (to === 'warship') shift(d, 'carthage', 'supply', 'ready', 1);
        else placeCus(d, 'carthage', 'carthago', { cu: 1 });
        f.left -= 1;
        note(d, '5.1.B', `Carthage gets ${to === 'warship' ? 'a Ready Warship' : 'a CU in Carthago'} from the Miat.`);
      },
    },
    draw: {
      when: inStage('draw-generals', 'draw-consuls'),
      waits: (s, f) => ({
        pile: f.stage === 'draw-generals' ? 'Carthaginian Generals' : 'Roman Generals',
        from: poolOf(s, who(f)).filter((id) => !f.waiting.includes(id)),
        number: toDraw(s, f),
      }),
      apply(d, f, { cards }) {
        f.waiting.push(...cards);
        note(d, '2.2.B', () => `Drawn from the pool: ${cards.map((id) => nameOf(d, id)).join(', ')}.`);
        goOn(f);
      },
    },
    place: {
      when: inStage('generals', 'barca', 'consuls'),
      options: placings,
      says: (s, f, { general, space }) => ({
        says: `${nameOf(s, general)} to ${placeName(s, space)}`,
        ...(f.stage !== 'barca' && { group: nameOf(s, general) }),
      }),
      why: () => no('5.1.D', 'He cannot be placed there now.'),
      apply(d, f, { general, space }) {
        placeGeneral(d, f, general, space);
        // Displaced, he is drawn from the pool like any other.
        if (f.stage !== 'barca') return;
        takeOut(d.mercenaries, 'barca');
        placeCus(d, 'carthage', space, { cu: 1 });
        f.left = 0;
        goOn(f);
      },
    },
    refit: simply('Refit a Warship', inStage('refit'), (d, f) => {
      shift(d, 'carthage', 'spent', 'ready', 1);
      f.left += 1;
      note(d, '5.1.B', 'An Admiral in Carthago refits a Warship.');
    }),
    proconsul: {
      when: inStage('proconsul'),
      options: (s) => proconsuls(s).map((general) => ({ type: 'proconsul', general })),
      says: (s, _, { general }) => `${nameOf(s, general)} stays as Proconsul`,
      why: (s, _, { general }) =>
        consuls(s).includes(general)
          ? no('17.2.B.Duilius', 'Rome did not pay for C. Duilius.')
          : no('5.1.C', 'Only a Consul from last turn may become Proconsul.'),
      apply(d, f, { general }) {
        const old = d.setup.roster.rome.find((id) => holdsOffice(d, id, 'proconsul'));
        if (old) retire(d, old, 'gone');
        generalOf(d, general).office = 'proconsul';
        note(d, '2.2.C3', () => `${nameOf(d, general)} stays as Proconsul.`);
        goOn(f);
      },
    },
    elect: {
      when: inStage('elect'),
      options: (s, f) =>
        poolOf(s, 'rome')
          .filter((id) => !f.waiting.includes(id))
          .map((general) => ({ type: 'elect', general })),
      says: (s, _, { general }) => `Elect ${nameOf(s, general)}`,
      apply(_, f, { general }) {
        f.waiting.push(general);
      },
    },
    prolong: simply(
      (s) => `Pay ${plural(hireCost(s), 'PC')} from the Miat`,
      inStage('prolong'),
      (d, f) => {
        d.hired = d.turn;
        note(d, '16.3', 'Xanthippus stays for this turn.');
        push(d, { type: 'pay', port: null, left: hireCost(d) });
        goOn(f);
      },
    ),
    reform: {
      when: inStage('reforms'),
      *options(s, f) {
        const most = f.converted ? 0 : convertible(s, f);
        for (let ships = 1; ships <= most; ships++) yield { type: 'reform', ships };
      },
      says: (_s, _f, { ships }) => `Build ${plural(ships, 'Ready Warship')} from CUs in Roma`,
      apply(d, f, { ships }) {
        takeFrom(d, 'rome', 'roma', { ...NONE, cu: ships });
        shift(d, 'rome', 'supply', 'ready', ships);
        f.converted = true;
        note(
          d,
          '2.2.D1',
          () =>
            `An Admiral’s Naval Reforms: ${plural(ships, 'CU becomes a Ready Warship', 'CUs become Ready Warships')}.`,
        );
      },
    },
    seamanship: {
      when: inStage('reforms'),
      options: (s) => (!s.reformed && s.seamanship < 4 ? [{ type: 'seamanship' }] : []),
      says: () => 'Raise Roman Seamanship',
      why: (s) =>
        s.reformed
          ? no('5.1.C', 'Reforms can raise Roman Seamanship only once a turn.')
          : no('15.4.A', 'There is no level above Excellent.'),
      apply(d) {
        d.seamanship += 1;
        d.reformed = true;
        const seamanship = LEVEL_NAMES[levelOf(d)];
        note(d, '5.1.C', `Roman Seamanship is ${seamanship}.`, { facts: { seamanship } });
      },
    },
    corvi: {
      when: inStage('reforms'),
      options: (s, f) => (f.mounted ? [] : [{ type: 'corvi', mounted: !s.corvi }]),
      says: (_s, _f, { mounted }) => (mounted ? 'Mount Corvi' : 'Take the Corvi down'),
      apply(d, f, { mounted }) {
        d.corvi = mounted;
        f.mounted = true;
        note(d, '15.5', `The Corvi are ${mounted ? 'mounted' : 'taken down'}.`, { facts: { corvi: mounted } });
      },
    },
    pass: simply(
      (_, f) => (f.stage === 'proconsul' ? 'No new Proconsul' : f.stage === 'elect' ? 'Draw the rest' : 'He leaves'),
      inStage('proconsul', 'elect', 'prolong'),
      (d, f) => {
        if (f.stage === 'prolong') retire(d, 'xanthippus', 'gone');
        goOn(f);
      },
    ),
    done: simply(
      (_, f) => (f.stage === 'refit' ? 'No more refits' : 'No further Reforms'),
      inStage('refit', 'reforms'),
      (_, f) => {
        f.admirals = f.stage === 'reforms' ? f.admirals.slice(1) : [];
        f.converted = false;
        f.mounted = false;
        if (f.stage === 'refit') f.left = 0;
      },
    ),
  },
};
