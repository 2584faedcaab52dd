/** Roman offices (5.1.B4 to 5.1.B8): the Proconsul, the two new Consuls, and Scipio Africanus on his turn. */

import { figuresOf } from '../../../../play/figures.ts';
import { listed, no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { roman } from '../../reinforcements/rules.ts';
import { cuAt, insideAt, put, putInside, stackAt } from '../changes.ts';
import { limitOf } from '../figures.ts';
import { NOBODY } from '../forces.ts';
import type { OfficesFrame } from '../frames.ts';
import { generalName, generalNames, generalOf, whereIs } from '../generals.ts';
import { enemyCuIn, isBesieged, isOwn, nameOf, namesOf, ROMA, regionOf, spaceOf } from '../queries.ts';
import { reinforcementsQuestion } from '../questions/march.ts';
import type { ProcedureOf, State } from '../state.ts';
import { arrive } from './reinforce.ts';

const AFRICANUS = 'africanus';

/** A General leaves his stack; the CUs stay. */
function recall(d: State, general: string): void {
  const where = whereIs(d, general);
  if (!where) return;
  const leaves = (generals: readonly string[]) => generals.filter((id) => id !== general);
  const stack = where.inside ? insideAt(d, where.at) : stackAt(d, 'rome', where.at);
  const left = { ...stack, generals: leaves(stack.generals) };
  if (where.inside) putInside(d, where.at, left);
  else put(d, 'rome', where.at, left);
}

function toPool(d: State, general: string): void {
  recall(d, general);
  d.pool.push(general);
}

/** 5.1.B5: the Consuls who are left go to the pool. */
function beforeDraw(d: State, f: OfficesFrame): void {
  for (const consul of d.consuls) toPool(d, consul);
  d.consuls = [];
  f.stage = 'draw';
}

/** 5.1.B6: where a new Consul may go: 5 CUs or more, not Besieged; failing that, Roma. */
function consulSpaces(s: State): string[] {
  const least = limitOf(s, 'consul-cu');
  const places = new Set([...Object.keys(s.stacks.rome), ...Object.keys(s.inside)]);
  const strong = [...places].filter((at) => {
    const inside = isOwn(s, 'rome', at) && !isBesieged(s, at) ? insideAt(s, at).cu : 0;
    return cuAt(s, 'rome', at) >= least || inside >= least;
  });
  return strong.length > 0 ? strong : [ROMA];
}

/** 5.1.B8: Italia or a port of Iberia, with a Roman PC or city and no enemy CUs. */
const africanusSpaces = (s: State): string[] =>
  Object.keys(s.control).filter((at) => {
    const region = regionOf(s, at);
    return (
      isOwn(s, 'rome', at) &&
      enemyCuIn(s, 'rome', at) === 0 &&
      (region === 'Italia' || (region === 'Iberia' && spaceOf(s, at).port))
    );
  });

/** 5.1.B7, 5.1.B8: he comes on his turn or never; displaced, he comes back as a Consul is placed. */
function africanusDue(s: State): 'arrives' | 'returns' | 'never' | 'no' {
  if (s.displaced.includes(AFRICANUS)) return 'returns';
  if (s.africanus !== 'waiting') return 'no';
  const turn = Number(figuresOf(s).at('reinforcements', 'scipio-turn', 'cu').value);
  if (s.turn !== turn) return 'no';
  return roman(s.turn, africanusSpaces(s).length > 0, figuresOf(s)).scipio ? 'arrives' : 'never';
}

const placesNow = (s: State): string[] => (africanusDue(s) === 'arrives' ? africanusSpaces(s) : consulSpaces(s));

function placeAfricanus(d: State, at: string): void {
  const due = africanusDue(d);
  const cu = due === 'arrives' ? Number(figuresOf(d).at('reinforcements', 'scipio', 'cu').value) : 0;
  d.away = d.away.filter((id) => id !== AFRICANUS);
  d.displaced = d.displaced.filter((id) => id !== AFRICANUS);
  d.africanus = 'in-play';
  arrive(d, 'rome', at, { ...NOBODY, cu, generals: [AFRICANUS] });
  note(
    d,
    '5.1.B8',
    `${generalName(d, AFRICANUS)} ${cu ? `enters with ${cu} CUs` : 'comes back'} in ${nameOf(d, at)}.`,
    {
      facts: { africanus: at },
    },
  );
}

export const offices: ProcedureOf<'offices'> = {
  run(d, f) {
    if (f.stage === 'proconsul') {
      if (d.consuls.length > 0) return 'waits';
      beforeDraw(d, f);
    }
    if (f.stage === 'draw') return 'waits';
    if (f.stage === 'consuls') {
      if (f.left.length > 0) return 'waits';
      f.stage = 'africanus';
    }
    const due = africanusDue(d);
    if (due === 'arrives' || due === 'returns') return 'waits';
    if (due === 'never') {
      d.africanus = 'never';
      note(d, '5.1.B8', `No space can take ${generalName(d, AFRICANUS)}: he never comes.`);
    }
    pop(d);
    return 'goes-on';
  },
  who: () => 'rome',
  asks(s, f) {
    if (f.stage === 'proconsul') return { rule: '5.1.B4', says: 'whether a Consul becomes Proconsul.' };
    if (f.stage === 'draw') return { rule: '5.1.B5', says: 'two Consuls are drawn.' };
    if (f.stage === 'africanus') return { rule: '5.1.B8', says: `where ${generalName(s, AFRICANUS)} comes.` };
    return { rule: '5.1.B6', says: `where ${f.left.map((id) => generalName(s, id)).join(' and ')} go.` };
  },
  question: reinforcementsQuestion,
  answers: {
    proconsul: {
      when: (_, f) => f.stage === 'proconsul',
      choices: (s) =>
        s.consuls.map((general) => ({ action: { type: 'proconsul', general }, says: generalName(s, general) })),
      problem: (s, _, { general }) =>
        s.consuls.includes(general)
          ? undefined
          : no('5.1.B4', `${generalName(s, general)} is no Consul; Consuls are ${listed(generalNames(s, s.consuls))}.`),
      apply(d, f, { general }) {
        if (d.proconsul) toPool(d, d.proconsul);
        d.proconsul = general;
        d.consuls = d.consuls.filter((id) => id !== general);
        note(d, '5.1.B4', `${generalName(d, general)} becomes Proconsul.`);
        beforeDraw(d, f);
      },
    },
    pass: {
      ...always({ type: 'pass' as const }, 'No new Proconsul', (d: State, f: OfficesFrame) => beforeDraw(d, f)),
      when: (_, f) => f.stage === 'proconsul',
    },
    draw: {
      when: (_, f) => f.stage === 'draw',
      waits: (s) => ({ pile: 'pool', from: s.pool, number: Math.min(2, s.pool.length) }),
      apply(d, f, { cards }) {
        d.pool = d.pool.filter((id) => !cards.includes(id));
        d.consuls = [...cards];
        f.left = cards;
        f.stage = 'consuls';
        note(d, '5.1.B5', `The new Consuls are ${cards.map((id) => generalName(d, id)).join(' and ')}.`);
      },
    },
    consul: {
      when: (_, f) => f.stage === 'consuls',
      choices: (s, f) =>
        f.left.flatMap((general) =>
          consulSpaces(s).map((at) => ({
            action: { type: 'consul' as const, general, at },
            says: nameOf(s, at),
            group: generalName(s, general),
          })),
        ),
      problem(s, f, { general, at }) {
        if (!f.left.includes(general)) return no('5.1.B6', `Found ${general}; to be placed are ${listed(f.left)}.`);
        const spaces = consulSpaces(s);
        if (spaces.includes(at)) return undefined;
        return no('5.1.B6', `Found ${nameOf(s, at)}; he may go to ${listed(namesOf(s, spaces))}.`);
      },
      apply(d, f, { general, at }) {
        f.left = f.left.filter((id) => id !== general);
        arrive(d, 'rome', at, { ...NOBODY, generals: [general] });
        note(d, '5.1.B6', `${generalOf(d, general).name} takes command in ${nameOf(d, at)}.`);
      },
    },
    africanus: {
      when: (_, f) => f.stage === 'africanus',
      choices: (s) => placesNow(s).map((at) => ({ action: { type: 'africanus', at }, says: nameOf(s, at) })),
      problem(s, _, { at }) {
        const spaces = placesNow(s);
        if (spaces.includes(at)) return undefined;
        const why = enemyCuIn(s, 'rome', at) > 0 ? 'enemy CUs are there' : 'it is not a space that takes him';
        return no('5.1.B8', `Found ${nameOf(s, at)}: ${why}; allowed are ${listed(namesOf(s, spaces))}.`);
      },
      apply: (d, _, { at }) => placeAfricanus(d, at),
    },
  },
};
