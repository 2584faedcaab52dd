/** 10.4, 11.1, 10.5.1, 11.3: the dice of a reaction, and what follows: armies come, avoid or stay. */
import type { Faces } from '../../../../../calculator/calculator.ts';
import type { Die } from '../../../../../play/chance.ts';
import type { Course } from '../../../../../play/procedure.ts';
import { note, pop } from '../../../../../play/state.ts';
import { avoidBattle, pursue } from '../../../avoid/attempt.ts';
import { type Check, faceOf, pool } from '../../../dice.ts';
import { refuse as backUp, intercept as roll } from '../../../march-past/attempt.ts';
import { PEOPLES } from '../../../words.ts';
import { askCommander, loseCu, openGates, putLeaders, shiftCu } from '../../changes.ts';
import { setSail } from '../../movement/sea.ts';
import { rolledFor } from '../../politics/order.ts';
import { cuAt, holderAt, isCity, leaderOf, leadersAt, nameOf, tacticsOf } from '../../queries.ts';
import type { Declared, FrameAt, State } from '../../state.ts';
import { carry } from '../move.ts';
import { byKind } from '../stack.ts';
import { armiesTrying, asInterceptor, current, forceOf, moveUnder } from './moment.ts';

type EnteredFrame = FrameAt<'entered'>;

export const tellDeclared = (d: State, f: EnteredFrame, { power, from, leader, cu }: Declared): void =>
  note(d, '10.3', () => `${leaderOf(d, leader).name} tries to intercept with ${cu} CU from ${nameOf(d, from)}.`, {
    move: { side: power, path: [from, forceOf(d, f).at], as: 'may' },
  });

/** 10.4: it joins the space of the mover. */
function comes(d: State, f: EnteredFrame, army: Declared): void {
  const { at } = forceOf(d, f);
  const all = army.cu >= cuAt(d, army.from, army.power);
  const leaders = all ? leadersAt(d, army.from, army.power) : [army.leader];
  byKind(d, army.from, () => shiftCu(d, army.power, army.cu, army.from, at), at);
  putLeaders(d, leaders, at);
  f.came.push(army);
  note(
    d,
    '10.4',
    () => `The ${PEOPLES[army.power]} under ${leaderOf(d, army.leader).name} come from ${nameOf(d, army.from)}.`,
    {
      facts: { intercepted: true },
      move: { side: army.power, path: [army.from, at], as: 'moved', says: 'intercepts' },
    },
  );
  if (isCity(d, at) && holderAt(d, at) === army.power)
    note(d, '9.3.2-note', () => `They stay before the walls of ${nameOf(d, at)}.`);
}

/** 11.1: those who avoid are gone. */
function gone(d: State, f: EnteredFrame): void {
  const { power, leader, cu, to } = current(f);
  const { at } = forceOf(d, f);
  const number = Math.min(cu, cuAt(d, at, power));
  const all = number >= cuAt(d, at, power);
  byKind(d, at, () => shiftCu(d, power, number, at, to), to);
  putLeaders(d, all ? leadersAt(d, at, power) : [leader], to);
  f.avoided += 1;
  note(d, '11.1', () => `The ${PEOPLES[power]} avoid battle and go to ${nameOf(d, to)}.`, {
    facts: { avoided: true },
    move: { side: power, path: [at, to], as: 'moved', says: 'avoids' },
  });
  f.leaving += 1;
  f.stage = 'leave';
}

function held(d: State, f: EnteredFrame): void {
  const { power } = current(f);
  f.failedAvoid = true;
  f.leaving += 1;
  f.stage = 'leave';
  note(d, '11.1', () => `The ${PEOPLES[power]} do not get away: −1 in the battle to come.`, {
    facts: { avoided: false },
  });
}

export function getsAway(d: State, f: EnteredFrame): void {
  const { power, bySea, to, cu } = current(f);
  if (!bySea) {
    gone(d, f);
    return;
  }
  const { at } = forceOf(d, f);
  f.stage = 'sail';
  setSail(d, { power, cu, from: at, to, use: 'avoiding' });
}

/** 11.1.1: the voyage of those who avoid is over. */
export function sailedAway(d: State, f: EnteredFrame): Course {
  const { voyage } = f;
  if (!voyage) return 'waits';
  delete f.voyage;
  const { at } = forceOf(d, f);
  const avoidance = current(f);
  if (voyage.result !== 'sailed') held(d, f);
  else {
    const lost = loseCu(d, at, avoidance.power, voyage.lost);
    f.avoidances[f.leaving] = { ...avoidance, cu: avoidance.cu - lost };
    if (cuAt(d, at, avoidance.power) === 0 || avoidance.cu - lost === 0) {
      f.leaving += 1;
      f.avoided += 1;
      f.stage = 'leave';
    } else gone(d, f);
  }
}

export function back(d: State, f: EnteredFrame, rule: string, says: string): void {
  const move = moveUnder(d, f);
  const { from, at, power } = move.force;
  pop(d);
  if (from !== null) byKind(d, at, () => carry(d, move.force, from), from);
  move.stage = 'over';
  move.force.mp = 0;
  note(d, rule, says, { move: { side: power, path: [at, move.force.at], as: 'moved', says: 'goes back' } });
}

export function refused(d: State, f: EnteredFrame): void {
  const force = forceOf(d, f);
  if (force.cameBy !== 'sea') {
    back(d, f, '9.4.3', 'The army refuses battle and goes back.');
    return;
  }
  f.stage = 'refuse-sail';
  setSail(d, { power: force.power, cu: force.cu, from: force.at, to: force.from!, use: 'refusing' });
}

export function refusedBySea(d: State, f: EnteredFrame): Course {
  const { voyage } = f;
  if (!voyage) return 'waits';
  delete f.voyage;
  const force = forceOf(d, f);
  if (voyage.result !== 'sailed') {
    f.stage = 'bribe';
    return;
  }
  force.cu -= loseCu(d, force.at, force.power, voyage.lost);
  if (force.cu > 0) back(d, f, '10.5.1', 'The army refuses battle and sails back.');
  else {
    moveUnder(d, f).stage = 'over';
    pop(d);
  }
}

/** 9.3.3, 10.5.2-note: an army comes, with neither the +1 nor a way back. */
export function springForks(d: State, f: EnteredFrame, from: string | undefined): void {
  f.stage = 'settle';
  if (from === undefined) return;
  const { at } = forceOf(d, f);
  if (from === at) openGates(d, at);
  else shiftCu(d, 'samnites', cuAt(d, from, 'samnites'), from, at);
  putLeaders(d, leadersAt(d, from, 'samnites'), at);
  note(d, '9.3.3', () => `The Samnites of ${nameOf(d, from)} close the pass.`, {
    ...(from !== at && { move: { side: 'samnites', path: [from, at], as: 'moved' } }),
  });
}

export const ROLLS = ['intercept-roll', 'avoid-roll', 'refuse-roll', 'pursuit'];

export function dieOf(s: State, f: EnteredFrame): Die {
  const force = forceOf(s, f);
  if (f.stage === 'intercept-roll') {
    const armies = armiesTrying(f);
    return { ...pool('interceptions', 'Interception', armies.length), ordered: true, ...rolledFor(s, f.trying[0]!) };
  }
  if (f.stage === 'avoid-roll') return { ...pool('avoid', 'Avoiding', 1), ...rolledFor(s, current(f).power) };
  if (f.stage === 'refuse-roll') return { ...pool('refusal', 'Refusal', 1), by: force.by, power: force.power };
  return { ...pool('pursuit', 'Pursuit', 1), by: force.by, power: force.power };
}

/** What one die comes to, by the rules of the calculators. */
export function checkOf(s: State, f: EnteredFrame, faces: Faces): Check {
  const face = faceOf(faces, dieOf(s, f).id);
  if (f.stage === 'avoid-roll') return avoidBattle(tacticsOf(s, current(f).leader), face);
  const tactics = tacticsOf(s, forceOf(s, f).leader);
  return f.stage === 'refuse-roll' ? backUp(tactics, face) : pursue(tactics, face);
}

/** 10.4: army by army, whether it comes. */
export const comings = (s: State, f: EnteredFrame, faces: Faces): { army: Declared; check: Check }[] => {
  const { at } = forceOf(s, f);
  const armies = armiesTrying(f);
  const checks = roll(
    armies.map((army) => asInterceptor(s, army, at)),
    faces['interceptions'] ?? [],
  );
  return armies.map((army, i) => ({ army, check: checks[i]! }));
};

export const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'avoid-roll': ['they get away', 'they are held'],
  'refuse-roll': ['the army backs up', 'it must fight'],
  pursuit: ['the move goes on', 'the move is over'],
};

function intercepted(d: State, f: EnteredFrame, faces: Faces): void {
  const { at } = forceOf(d, f);
  const power = f.trying[0]!;
  for (const { army, check } of comings(d, f, faces)) {
    d.under.tried.push(`${army.leader} ${forceOf(d, f).leader}`);
    note(
      d,
      check.rule,
      () => `${leaderOf(d, army.leader).name} needs ${check.needs} or less and rolls ${check.face}.`,
      { facts: { intercepted: check.passes } },
    );
    if (check.passes) comes(d, f, army);
  }
  f.trying.shift();
  if (f.came.length === 0) return;
  f.trying = [];
  if (f.came.length > 1 || cuAt(d, at, power) > f.came[0]!.cu) askCommander(d, at, power);
}

export function rolled(d: State, f: EnteredFrame, faces: Faces): void {
  if (f.stage === 'intercept-roll') {
    intercepted(d, f, faces);
    return;
  }
  const { rule, needs, face, passes } = checkOf(d, f, faces);
  const [yes, fails] = WORDS[f.stage]!;
  note(d, rule, () => `${needs} or less is needed, the die shows ${face}: ${passes ? yes : fails}.`, {
    facts: { [dieOf(d, f).id]: passes },
  });
  if (f.stage === 'avoid-roll') (passes ? getsAway : held)(d, f);
  else if (f.stage === 'refuse-roll') {
    if (passes) refused(d, f);
    else f.stage = 'bribe';
  } else {
    const move = moveUnder(d, f);
    if (passes) move.force.pursued = true;
    else {
      move.stage = 'over';
      move.force.mp = 0;
      note(d, '9.4.2', 'The pursuit has failed: the move is over.');
    }
    pop(d);
  }
}
