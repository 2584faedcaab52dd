/** Roman offices (5.1.B4 to 5.1.B8): the Proconsul, the two new Consuls, and Scipio Africanus on his turn. */
import { figuresOf } from '../../../../play/figures.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { roman } from '../../reinforcements/rules.ts';
import { arrive, recall } from '../changes.ts';
import {
  AFRICANUS,
  cuAt,
  enemyCuIn,
  generalName,
  generalNames,
  insideAt,
  isBesieged,
  isOwn,
  nameOf,
  ROMA,
  spaceOf,
} from '../queries.ts';
import { reinforcementsQuestion } from '../questions/march.ts';
import { type Hannibal, NOBODY, type State } from '../state.ts';
import { reinforcement } from './reinforce.ts';

export interface OfficesFrame {
  readonly type: 'offices';
  stage: 'proconsul' | 'draw' | 'consuls' | 'africanus';
  left: readonly string[];
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
  const least = s.setup.limits['consul-cu'];
  const strong = [...new Set([...Object.keys(s.stacks.rome), ...Object.keys(s.inside)])].filter(
    (at) => cuAt(s, 'rome', at) >= least || (insideAt(s, at).cu >= least && isOwn(s, 'rome', at) && !isBesieged(s, at)),
  );
  return strong.length > 0 ? strong : [ROMA];
}

/** 5.1.B8: Italia or a port of Iberia, with a Roman PC or city and no enemy CUs. */
const africanusSpaces = (s: State): string[] =>
  Object.keys(s.control).filter((at) => {
    const { region, port } = spaceOf(s, at);
    const fits = region === 'Italia' || (region === 'Iberia' && port);
    return fits && isOwn(s, 'rome', at) && enemyCuIn(s, 'rome', at) === 0;
  });

/** 5.1.B7, 5.1.B8: he comes on his turn or never; displaced, he comes back as a Consul is placed. */
function africanusDue(s: State): 'arrives' | 'returns' | 'never' | 'no' {
  if (s.displaced.includes(AFRICANUS)) return 'returns';
  if (s.africanus !== 'waiting') return 'no';
  if (s.turn !== reinforcement(s, 'scipio-turn')) return 'no';
  return roman(s.turn, africanusSpaces(s).length > 0, figuresOf(s)).scipio ? 'arrives' : 'never';
}

const placesNow = (s: State): string[] => (africanusDue(s) === 'arrives' ? africanusSpaces(s) : consulSpaces(s));

function placeAfricanus(d: State, at: string): void {
  const due = africanusDue(d);
  const cu = due === 'arrives' ? reinforcement(d, 'scipio') : 0;
  d.away = d.away.filter((id) => id !== AFRICANUS);
  d.displaced = d.displaced.filter((id) => id !== AFRICANUS);
  d.africanus = 'in-play';
  arrive(d, 'rome', at, { ...NOBODY, cu, generals: [AFRICANUS] });
  const how = cu ? `enters with ${cu} CUs` : 'comes back';
  note(d, '5.1.B8', () => `${generalName(d, AFRICANUS)} ${how} in ${nameOf(d, at)}.`, { facts: { africanus: at } });
}

export const offices: Procedure<Hannibal, OfficesFrame> = {
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
      note(d, '5.1.B8', () => `No space can take ${generalName(d, AFRICANUS)}: he never comes.`);
    }
    pop(d);
    return 'goes-on';
  },
  who: () => 'rome',
  asks(s, f) {
    if (f.stage === 'proconsul') return { rule: '5.1.B4', says: 'whether a Consul becomes Proconsul.' };
    if (f.stage === 'draw') return { rule: '5.1.B5', says: 'two Consuls are drawn.' };
    if (f.stage === 'africanus') return { rule: '5.1.B8', says: `where ${generalName(s, AFRICANUS)} comes.` };
    return { rule: '5.1.B6', says: `where ${generalNames(s, f.left).join(' and ')} go.` };
  },
  question: reinforcementsQuestion,
  answers: {
    proconsul: {
      when: (_, f) => f.stage === 'proconsul',
      options: (s) => s.consuls.map((general) => ({ type: 'proconsul', general })),
      says: (s, _, { general }) => generalName(s, general),
      apply(d, f, { general }) {
        if (d.proconsul) toPool(d, d.proconsul);
        d.proconsul = general;
        d.consuls = d.consuls.filter((id) => id !== general);
        note(d, '5.1.B4', () => `${generalName(d, general)} becomes Proconsul.`);
        beforeDraw(d, f);
      },
    },
    pass: {
      ...always({ type: 'pass' as const }, 'No new Proconsul', beforeDraw),
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
        note(d, '5.1.B5', () => `The new Consuls are ${generalNames(d, cards).join(' and ')}.`);
      },
    },
    consul: {
      when: (_, f) => f.stage === 'consuls',
      options: (s, f) =>
        f.left.flatMap((general) => consulSpaces(s).map((at) => ({ type: 'consul' as const, general, at }))),
      says: (s, _, { general, at }) => ({ says: nameOf(s, at), group: generalName(s, general) }),
      apply(d, f, { general, at }) {
        f.left = f.left.filter((id) => id !== general);
        arrive(d, 'rome', at, { ...NOBODY, generals: [general] });
        note(d, '5.1.B6', () => `${generalName(d, general)} takes command in ${nameOf(d, at)}.`);
      },
    },
    africanus: {
      when: (_, f) => f.stage === 'africanus',
      options: (s) => placesNow(s).map((at) => ({ type: 'africanus', at })),
      says: (s, _, { at }) => nameOf(s, at),
      apply: (d, _, { at }) => placeAfricanus(d, at),
    },
  },
};
