/** Roman offices (5.1.B4 to 5.1.B8): the Proconsul, the two new Consuls, and Scipio Africanus on his turn. */
import { ask, inStage, type Procedure } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { generalOut, spaceOut, tell } from '../answers.ts';
import { arrive, recall } from '../changes.ts';
import {
  AFRICANUS,
  boundTo,
  cuAt,
  enemyCuIn,
  generalName,
  generalNames,
  generalOf,
  IBERIA,
  ITALIA,
  insideAt,
  isBesieged,
  isOwn,
  nameOf,
  ROMA,
  regionOf,
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

/** 5.1.B5: the Consuls who are left go to the pool, and whoever was displaced is in it again. */
function beforeDraw(d: State, f: OfficesFrame): void {
  for (const consul of d.consuls) toPool(d, consul);
  d.consuls = [];
  for (const id of d.displaced.filter((one) => generalOf(d, one).side === 'rome')) d.pool.push(id);
  d.displaced = d.displaced.filter((one) => generalOf(d, one).side !== 'rome');
  f.stage = 'draw';
}

/** Where Roman CUs stand that a new Consul may reach. */
const reached = (s: State, least: number): string[] =>
  [...new Set([...Object.keys(s.stacks.rome), ...Object.keys(s.inside)])].filter(
    (at) => cuAt(s, 'rome', at) >= least || (insideAt(s, at).cu >= least && isOwn(s, 'rome', at) && !isBesieged(s, at)),
  );

/** 5.1.B6: where a new Consul may go: 5 CUs or more, not Besieged; failing that, Roma. One who is bound to a Region makes do with any CUs there. */
function consulSpaces(s: State, general: string): string[] {
  const region = boundTo(general);
  const fits = (at: string): boolean => region === undefined || regionOf(s, at) === region;
  const strong = reached(s, s.setup.limits['consul-cu']).filter(fits);
  if (strong.length > 0) return strong;
  const any = region === undefined ? [] : reached(s, 1).filter(fits);
  return any.length > 0 ? any : [ROMA];
}

/** 5.1.B8: Italia or a port of Iberia, with a Roman PC or city and no enemy CUs. */
const africanusSpaces = (s: State): string[] =>
  Object.keys(s.control).filter((at) => {
    const { region, port } = spaceOf(s, at);
    const fits = region === ITALIA || (region === IBERIA && port);
    return fits && isOwn(s, 'rome', at) && enemyCuIn(s, 'rome', at) === 0;
  });

/** 5.1.B7, 5.1.B8: he comes on his turn or never. */
function africanusDue(s: State): 'arrives' | 'never' | 'no' {
  if (s.africanus !== 'waiting' || s.turn !== reinforcement(s, 'scipio-turn')) return 'no';
  return africanusSpaces(s).length > 0 ? 'arrives' : 'never';
}

function placeAfricanus(d: State, at: string): void {
  const cu = reinforcement(d, 'scipio');
  d.away = d.away.filter((id) => id !== AFRICANUS);
  d.africanus = 'in-play';
  arrive(d, 'rome', at, { ...NOBODY, cu, generals: [AFRICANUS] });
  tell(
    d,
    '5.1.B8',
    { africanus: at },
    () => `${generalName(d, AFRICANUS)} arrives in ${nameOf(d, at)} with ${cu} CUs.`,
  );
}

/** 5.1.B7: before the draw, so that a Consul may take his CUs over; whether Rome is asked. */
function awaitsAfricanus(d: State): boolean {
  const due = africanusDue(d);
  if (due !== 'never') return due === 'arrives';
  d.africanus = 'never';
  note(d, '5.1.B8', () => `No space can take ${generalName(d, AFRICANUS)}: he never comes.`);
  return false;
}

export const offices: Procedure<Hannibal, OfficesFrame> = {
  run(d, f) {
    if (f.stage === 'africanus') {
      if (awaitsAfricanus(d)) return 'waits';
      f.stage = 'proconsul';
    }
    if (f.stage === 'proconsul') {
      if (d.consuls.length > 0 || d.proconsul) return 'waits';
      beforeDraw(d, f);
    }
    if (f.stage === 'draw' || f.left.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: () => 'rome',
  asks(s, f) {
    if (f.stage === 'proconsul') return ask('5.1.B4', 'whether a Consul becomes Proconsul.', 'A Consul as Proconsul?');
    if (f.stage === 'draw') return ask('5.1.B5', 'two Consuls are drawn.');
    if (f.stage === 'africanus')
      return ask('5.1.B8', `where to place ${generalName(s, AFRICANUS)}.`, 'Where does Africanus go?');
    return ask('5.1.B6', `where to place ${generalNames(s, f.left).join(' and ')}.`, 'Where do the Consuls go?');
  },
  question: reinforcementsQuestion,
  answers: {
    proconsul: generalOut('proconsul', (s) => s.consuls, {
      when: inStage('proconsul'),
      apply(d, f, { general }) {
        if (d.proconsul) toPool(d, d.proconsul);
        d.proconsul = general;
        d.consuls = d.consuls.filter((id) => id !== general);
        note(d, '5.1.B4', () => `${generalName(d, general)} becomes Proconsul.`);
        beforeDraw(d, f);
      },
    }),
    dismiss: {
      when: (s, f) => f.stage === 'proconsul' && s.proconsul !== null,
      says: (s) => `Dismiss ${s.proconsul ? generalName(s, s.proconsul) : 'nobody'} and have no Proconsul`,
      apply(d, f) {
        const old = found(d.proconsul, 'there is no Proconsul');
        toPool(d, old);
        d.proconsul = null;
        note(d, '5.1.B4', () => `${generalName(d, old)} is no longer Proconsul.`);
        beforeDraw(d, f);
      },
    },
    pass: { when: inStage('proconsul'), says: 'No new Proconsul', apply: beforeDraw },
    draw: {
      when: inStage('draw'),
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
      when: inStage('consuls'),
      options: (s, f) =>
        f.left.flatMap((general) => consulSpaces(s, general).map((at) => ({ type: 'consul' as const, general, at }))),
      says: (s, _, { general, at }) => ({ says: nameOf(s, at), group: generalName(s, general) }),
      apply(d, f, { general, at }) {
        f.left = f.left.filter((id) => id !== general);
        arrive(d, 'rome', at, { ...NOBODY, generals: [general] });
        note(d, '5.1.B6', () => `${generalName(d, general)} takes command in ${nameOf(d, at)}.`);
      },
    },
    africanus: spaceOut('africanus', africanusSpaces, {
      when: inStage('africanus'),
      apply: (d, _, { at }) => placeAfricanus(d, at),
    }),
  },
};
