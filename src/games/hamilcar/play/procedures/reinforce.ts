/** The Reinforcement Phase (5.1), step by step: Warships, Carthage's CUs and Generals, Rome's CUs, Consuls and Reforms. */
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { arrivalsOf } from '../../miat/rules.ts';
import { LEVEL_NAMES, SIDES } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { figuresOf } from '../figures.ts';
import type { ReinforceFrame } from '../frames.ts';
import { cusOf, fieldOf, insideOf, moveGenerals, nameOf, placeName, retire, shift, sum, takeFrom } from '../pieces.ts';
import { carthageCuSpaces, carthageGeneralSpaces, consulSpaces, cuPlace, placeCus } from '../placing.ts';
import { mood } from '../position.ts';
import {
  cardOfGeneral,
  consulsAllow,
  generalsAt,
  generalsOnMap,
  isBesieged,
  italian,
  levelOf,
  ownCity,
} from '../situation.ts';
import { NONE, type ProcedureOf, type State } from '../state.ts';

/** 15.3.A: symbols whose two slots are filled. */
export function symbols(s: State, what: 'CU' | 'General'): number {
  const slots = Object.keys(s.setup.miat);
  return slots.filter((slot, i) => {
    const next = slots[i + 1];
    return s.setup.miat[slot]?.symbol === what && s.miat.includes(slot) && next !== undefined && s.miat.includes(next);
  }).length;
}

const arrivals = (s: State) =>
  arrivalsOf(
    {
      turn: s.turn,
      pcs: s.miat.length,
      center: s.miat.some((slot) => s.setup.miat[slot]?.center),
      cuSymbols: symbols(s, 'CU'),
      generalSymbols: symbols(s, 'General'),
      admirals: 0,
      barca: s.mercenaries.includes('barca'),
    } as Parameters<typeof arrivalsOf>[0],
    figuresOf(s),
  );

const poolOf = (s: State, side: 'rome' | 'carthage'): string[] =>
  Object.keys(s.generals).filter((id) => s.generals[id]?.at === 'pool' && cardOfGeneral(s, id).side === side);

const consuls = (s: State): string[] => Object.keys(s.generals).filter((id) => s.generals[id]?.office === 'consul');

/** 5.1.A: Warships on the track return to supply. */
function returnWarships(d: State): void {
  for (const side of SIDES) shift(d, side, 'track', 'supply', d.warships[side].track);
  if (d.warships.carthage.supply > 0) {
    shift(d, 'carthage', 'supply', 'ready', 1);
    note(d, '5.1.B', 'Carthage gets a Ready Warship.');
  }
}

/** 5.1.B: all but Barca go to the pool. */
function recall(d: State): void {
  const stays = (id: string): boolean => id === 'barca' || id === 'xanthippus';
  for (const id of generalsOnMap(d, 'carthage')) if (!stays(id)) retire(d, id, 'pool');
  note(d, '5.1.B', 'The Carthaginian Generals return to the pool.');
}

/** 5.1.C: CUs for Roma. */
function roma(d: State): void {
  if (isBesieged(d, 'roma')) return;
  const cu = d.setup.optional.includes('16.1')
    ? Number(figuresOf(d).at('reinforcements', 'rome-fixed', 'cu').value)
    : italian(d);
  if (ownCity(d, 'rome', 'roma')) placeCus(d, 'rome', 'roma', { cu });
  note(d, '5.1.C', `Rome places ${cu} CU in Roma.`, { facts: { romanCu: cu } });
}

/** 5.1.C: the Consuls of the last turn leave. */
function retireConsuls(d: State): void {
  for (const id of consuls(d)) retire(d, id, 'gone');
}

const proconsulProblem = (s: State, id: string): Problem | undefined => {
  if (!consuls(s).includes(id)) return no('5.1.C', `Found ${id}; a Consul of the last turn may become Proconsul.`);
  if (id === 'duilius' && !s.duiliusPaid) return no('17.2.B.Duilius', 'C. Duilius was not paid for.');
  return undefined;
};

/** CUs in Roma that the Admiral may turn into Warships. */
function convertible(s: State, f: ReinforceFrame): number {
  const id = f.admirals[0];
  if (!id) return 0;
  const there = sum(fieldOf(s, 'rome', 'roma'), insideOf(s, 'roma'));
  const most = Math.min(cardOfGeneral(s, id).battle, cusOf(there), s.warships.rome.supply);
  const staying = generalsAt(s, 'rome', 'roma');
  for (let ships = most; ships > 0; ships--) if (consulsAllow(s, [], staying, ships, cusOf(there))) return ships;
  return 0;
}

/** 5.1.B: as many refits as the ratings of the Admirals placed in Carthago. */
const refits = (s: State, f: ReinforceFrame): number =>
  Math.min(s.warships.carthage.spent, f.admirals.reduce((n, id) => n + cardOfGeneral(s, id).battle, 0) - f.left);

const NEXT: Readonly<Record<ReinforceFrame['stage'], ReinforceFrame['stage']>> = {
  warships: 'prolong',
  prolong: 'cu',
  cu: 'levy',
  levy: 'recall',
  recall: 'draw-generals',
  'draw-generals': 'generals',
  generals: 'barca',
  barca: 'refit',
  refit: 'roma',
  roma: 'proconsul',
  proconsul: 'retire',
  retire: 'elect',
  elect: 'draw-consuls',
  'draw-consuls': 'consuls',
  consuls: 'reforms',
  reforms: 'done',
  done: 'done',
};

function go(f: ReinforceFrame): 'goes-on' {
  f.stage = NEXT[f.stage];
  return 'goes-on';
}

const toDraw = (s: State, f: ReinforceFrame): number =>
  f.stage === 'draw-generals'
    ? Math.min(poolOf(s, 'carthage').length, arrivals(s).generals - 1)
    : Math.min(poolOf(s, 'rome').length, 2 - f.waiting.length);

/** Goes through a stage as far as nobody decides. */
function course(d: State, f: ReinforceFrame): 'goes-on' | 'waits' {
  switch (f.stage) {
    case 'warships':
      returnWarships(d);
      return go(f);
    case 'prolong': {
      const there = d.setup.optional.includes('16.3') && generalsOnMap(d, 'carthage').includes('xanthippus');
      if (there && d.hired !== d.turn) {
        if (d.miat.length >= hireCost(d)) return 'waits';
        retire(d, 'xanthippus', 'gone');
      }
      return go(f);
    }
    case 'cu':
      f.left = arrivals(d).standardCu;
      if (f.left > 0 && carthageCuSpaces(d).length > 0) return 'waits';
      return go(f);
    case 'levy':
      return levyCourse(d, f);
    case 'recall':
      recall(d);
      return go(f);
    case 'draw-generals': {
      const boxed = d.setup.track[d.turn - 1]?.general;
      if (boxed && d.generals[boxed]?.at === 'track' && !f.waiting.includes(boxed)) f.waiting = [boxed];
      return toDraw(d, f) > 0 ? 'waits' : go(f);
    }
    case 'generals':
      if (f.waiting.length > 0 && carthageGeneralSpaces(d).length > 0) return 'waits';
      for (const id of f.waiting) retire(d, id, 'pool');
      f.waiting = [];
      return go(f);
    case 'barca':
      if (arrivals(d).barca && barcaPorts(d).length > 0) return 'waits';
      f.left = 0;
      return go(f);
    case 'refit':
      if (refits(d, f) > 0) return 'waits';
      f.admirals = [];
      f.left = 0;
      return go(f);
    case 'roma':
      roma(d);
      return go(f);
    case 'proconsul':
      return consuls(d).some((id) => !proconsulProblem(d, id)) ? 'waits' : go(f);
    case 'retire':
      retireConsuls(d);
      d.duiliusPaid = false;
      f.waiting = [];
      return go(f);
    case 'elect':
      if (d.setup.optional.includes('16.2') && f.waiting.length < 2 && poolOf(d, 'rome').length > f.waiting.length)
        return 'waits';
      return go(f);
    case 'draw-consuls':
      return toDraw(d, f) > 0 ? 'waits' : go(f);
    case 'consuls':
      return f.waiting.length > 0 ? 'waits' : go(f);
    case 'reforms':
      return f.admirals.length > 0 ? 'waits' : go(f);
    case 'done':
      pop(d);
      return 'goes-on';
  }
}

/** 5.1.B, 15.3.A: CUs of the Miat one after the other. */
function levyCourse(d: State, f: ReinforceFrame): 'goes-on' | 'waits' {
  if (f.left === 0) f.left = symbols(d, 'CU') + 1;
  if (f.left === 1 || levies(d).length === 0) {
    f.left = 0;
    return go(f);
  }
  return 'waits';
}

const levies = (s: State): ('carthago' | 'warship')[] => [
  ...(ownCity(s, 'carthage', 'carthago') && cuPlace(s, 'carthage', 'carthago') ? (['carthago'] as const) : []),
  ...(s.warships.carthage.supply > 0 ? (['warship'] as const) : []),
];

export const hireCost = (s: State): number => Number(figuresOf(s).at('hire-cost', s.turn, 'cost').value);

/** 5.2.C3.2: own ports that are not Besieged. */
const barcaPorts = (s: State): string[] =>
  Object.keys(s.setup.spaces).filter(
    (at) => s.setup.spaces[at]?.port && s.control[at] === 'carthage' && cuPlace(s, 'carthage', at),
  );

const who = (f: ReinforceFrame) =>
  ['proconsul', 'elect', 'draw-consuls', 'consuls', 'reforms'].includes(f.stage)
    ? ('rome' as const)
    : ('carthage' as const);

const ASKS: Readonly<Partial<Record<ReinforceFrame['stage'], { readonly rule: string; readonly says: string }>>> = {
  prolong: { rule: '16.3', says: 'whether Xanthippus stays for this turn.' },
  cu: { rule: '5.1.B', says: 'where to place a CU.' },
  levy: { rule: '5.1.B', says: 'where a CU of the Miat goes.' },
  'draw-generals': { rule: '5.1.B', says: 'Generals are drawn from the pool of Carthage.' },
  generals: { rule: '5.1.B', says: 'where to place the Generals.' },
  barca: { rule: '5.2.C3.2', says: 'where Hamilcar Barca comes ashore.' },
  refit: { rule: '5.1.B', says: 'whether the Admirals in Carthago refit Warships.' },
  proconsul: { rule: '5.1.C', says: 'whether a Consul stays as Proconsul.' },
  elect: { rule: '16.2', says: 'whom to elect Consul.' },
  'draw-consuls': { rule: '5.1.C', says: 'Consuls are drawn from the pool of Rome.' },
  consuls: { rule: '5.1.C', says: 'where to place the Consuls.' },
  reforms: { rule: '5.1.C', says: 'which Naval Reforms to carry out.' },
};

/** 5.1.B, 5.1.C: a General comes to the map. */
function placeGeneral(d: State, f: ReinforceFrame, general: string, space: string): void {
  f.waiting = f.waiting.filter((id) => id !== general);
  moveGenerals(d, [general], space);
  const { admiral, side } = cardOfGeneral(d, general);
  if (side === 'rome') {
    d.generals[general] = { at: space, office: 'consul' };
    if (!d.consulBefore.includes(general)) d.consulBefore = [...d.consulBefore, general];
  }
  if (admiral && space === (side === 'rome' ? 'roma' : 'carthago')) f.admirals = [...f.admirals, general];
  note(d, side === 'rome' ? '5.1.C' : '5.1.B', `${nameOf(d, general)} is placed in ${placeName(d, space)}.`);
}

export const reinforce: ProcedureOf<'reinforce'> = {
  run: course,
  who: (_, f) => who(f),
  asks: (_, f) => ASKS[f.stage] ?? { rule: '5.1', says: 'reinforcements arrive.' },
  question: (s, f) =>
    f.stage === 'levy' || f.stage === 'cu'
      ? { calculator: 'miat', input: { pcs: s.miat.length, center: mood(s) === 'warlike', turn: s.turn } }
      : undefined,
  answers: {
    'place-cu': listedAnswer(
      'place-cu',
      '5.1.B',
      (s) =>
        carthageCuSpaces(s).map((space) => ({
          action: { type: 'place-cu' as const, space },
          says: `A CU to ${placeName(s, space)}`,
        })),
      (d, f: ReinforceFrame, { space }) => {
        placeCus(d, 'carthage', space, { cu: 1 });
        note(d, '5.1.B', `Carthage places a CU in ${placeName(d, space)}.`);
        f.left = 0;
        go(f);
      },
      { when: (_, f) => f.stage === 'cu' },
    ),
    levy: listedAnswer(
      'levy',
      '5.1.D',
      (s) =>
        levies(s).map((to) => ({
          action: { type: 'levy' as const, to },
          says: to === 'warship' ? 'A Ready Warship' : 'A CU to Carthago',
        })),
      (d, f: ReinforceFrame, { to }) => {
        if (to === 'warship') shift(d, 'carthage', 'supply', 'ready', 1);
        else placeCus(d, 'carthage', 'carthago', { cu: 1 });
        f.left -= 1;
        note(d, '5.1.B', `The Miat gives ${to === 'warship' ? 'a Ready Warship' : 'a CU in Carthago'}.`);
      },
      { when: (_, f) => f.stage === 'levy' },
    ),
    draw: {
      when: (_, f) => f.stage === 'draw-generals' || f.stage === 'draw-consuls',
      waits: (s, f) => ({
        pile: f.stage === 'draw-generals' ? 'Carthaginian Generals' : 'Roman Generals',
        from: poolOf(s, who(f)).filter((id) => !f.waiting.includes(id)),
        number: toDraw(s, f),
      }),
      apply(d, f, { cards }) {
        f.waiting = [...f.waiting, ...cards];
        note(d, '5.1', `Drawn: ${cards.map((id) => nameOf(d, id)).join(', ')}.`);
        go(f);
      },
    },
    place: listedAnswer(
      'place',
      '5.1.D',
      (s, f: ReinforceFrame) => {
        if (f.stage === 'barca')
          return barcaPorts(s).map((space) => ({
            action: { type: 'place' as const, general: 'barca', space },
            says: `Hamilcar Barca to ${placeName(s, space)}`,
          }));
        const spaces = f.stage === 'consuls' ? consulSpaces(s) : carthageGeneralSpaces(s);
        return f.waiting.flatMap((general) =>
          spaces.map((space) => ({
            action: { type: 'place' as const, general, space },
            says: `${nameOf(s, general)} to ${placeName(s, space)}`,
            group: nameOf(s, general),
          })),
        );
      },
      (d, f, { general, space }) => {
        placeGeneral(d, f, general, space);
        if (general !== 'barca') return;
        d.mercenaries = d.mercenaries.filter((id) => id !== 'barca');
        placeCus(d, 'carthage', space, { cu: 1 });
        f.left = 0;
        go(f);
      },
      { when: (_, f) => ['generals', 'barca', 'consuls'].includes(f.stage) },
    ),
    refit: plainAnswer(
      'refit',
      'Refit a Warship',
      (d, f: ReinforceFrame) => {
        shift(d, 'carthage', 'spent', 'ready', 1);
        f.left += 1;
        note(d, '5.1.B', 'An Admiral in Carthago refits a Warship.');
      },
      (_, f) => f.stage === 'refit',
    ),
    proconsul: listedAnswer(
      'proconsul',
      '5.1.C',
      (s) =>
        consuls(s)
          .filter((id) => !proconsulProblem(s, id))
          .map((general) => ({
            action: { type: 'proconsul' as const, general },
            says: `${nameOf(s, general)} stays as Proconsul`,
          })),
      (d, f: ReinforceFrame, { general }) => {
        const old = Object.keys(d.generals).find((id) => d.generals[id]?.office === 'proconsul');
        if (old) retire(d, old, 'gone');
        d.generals[general] = { at: 'pool', ...d.generals[general], office: 'proconsul' };
        note(d, '5.1.C', `${nameOf(d, general)} stays as Proconsul.`);
        go(f);
      },
      { when: (_, f) => f.stage === 'proconsul', why: (s, _, { general }) => proconsulProblem(s, general) },
    ),
    elect: listedAnswer(
      'elect',
      '16.2',
      (s, f: ReinforceFrame) =>
        poolOf(s, 'rome')
          .filter((id) => !f.waiting.includes(id))
          .map((general) => ({ action: { type: 'elect' as const, general }, says: `Elect ${nameOf(s, general)}` })),
      (_, f, { general }) => {
        f.waiting = [...f.waiting, general];
      },
      { when: (_, f) => f.stage === 'elect' },
    ),
    prolong: plainAnswer(
      'prolong',
      (s: State) => `Pay ${hireCost(s)} PCs of the Miat`,
      (d, f: ReinforceFrame) => {
        d.hired = d.turn;
        push(d, { type: 'pay', port: null, left: hireCost(d) });
        go(f);
      },
      (_, f) => f.stage === 'prolong',
    ),
    reform: listedAnswer(
      'reform',
      '5.1.C',
      (s, f: ReinforceFrame) =>
        f.converted
          ? []
          : Array.from({ length: convertible(s, f) }, (_, i) => ({
              action: { type: 'reform' as const, ships: i + 1 },
              says: `${i + 1} CU in Roma become Ready Warships`,
            })),
      (d, f, { ships }) => {
        takeFrom(d, 'rome', 'roma', { ...NONE, cu: ships });
        shift(d, 'rome', 'supply', 'ready', ships);
        f.converted = true;
        note(d, '5.1.C', `Naval Reforms: ${ships} CU become Ready Warships.`);
      },
      { when: (_, f) => f.stage === 'reforms' },
    ),
    seamanship: listedAnswer(
      'seamanship',
      '5.1.C',
      (s, f: ReinforceFrame) =>
        f.stage === 'reforms' && !s.reformed && s.seamanship < 4
          ? [{ action: { type: 'seamanship' as const }, says: 'Raise Roman Seamanship' }]
          : [],
      (d) => {
        d.seamanship += 1;
        d.reformed = true;
        note(d, '5.1.C', `Roman Seamanship is ${LEVEL_NAMES[levelOf(d)]}.`, {
          facts: { seamanship: LEVEL_NAMES[levelOf(d)] },
        });
      },
      { when: (_, f) => f.stage === 'reforms' },
    ),
    corvi: listedAnswer(
      'corvi',
      '5.1.C',
      (s, f: ReinforceFrame) =>
        f.mounted
          ? []
          : [
              {
                action: { type: 'corvi' as const, mounted: !s.corvi },
                says: s.corvi ? 'Take the Corvi down' : 'Mount Corvi',
              },
            ],
      (d, f, { mounted }) => {
        d.corvi = mounted;
        f.mounted = true;
        note(d, '5.1.C', `The Corvi are ${mounted ? 'mounted' : 'taken down'}.`, { facts: { corvi: mounted } });
      },
      { when: (_, f) => f.stage === 'reforms' },
    ),
    pass: plainAnswer(
      'pass',
      (_: State, f: ReinforceFrame) =>
        f.stage === 'proconsul' ? 'No new Proconsul' : f.stage === 'elect' ? 'Draw the rest' : 'He leaves',
      (d, f) => {
        if (f.stage === 'prolong') retire(d, 'xanthippus', 'gone');
        go(f);
      },
      (_, f) => ['proconsul', 'elect', 'prolong'].includes(f.stage),
    ),
    done: plainAnswer(
      'done',
      (_: State, f: ReinforceFrame) => (f.stage === 'refit' ? 'Refit no more' : 'No further Reform'),
      (_, f) => {
        f.admirals = f.stage === 'reforms' ? f.admirals.slice(1) : [];
        f.converted = false;
        f.mounted = false;
        if (f.stage === 'refit') f.left = 0;
      },
      (_, f) => f.stage === 'refit' || f.stage === 'reforms',
    ),
  },
};
