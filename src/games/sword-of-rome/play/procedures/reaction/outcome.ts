/** 10.4, 11.1, 10.5.1, 11.3: the rolls of a reaction and their results: armies come, avoid or stay. */
import type { Faces } from '../../../../../calculator/calculator.ts';
import { isKeyOf } from '../../../../../calculator/keys.ts';
import { thrown } from '../../../../../play/answer.ts';
import type { Die } from '../../../../../play/chance.ts';
import type { ChanceAnswer, Course } from '../../../../../play/procedure.ts';
import { note, pop } from '../../../../../play/state.ts';
import { type Check, check, faceOf, pool, sumOf } from '../../../dice.ts';
import { intercept as interception } from '../../../march-past/attempt.ts';
import { PEOPLES } from '../../../words.ts';
import { askCommander, carry, loseCu, openGates, putLeaders, shiftCu } from '../../changes.ts';
import { setSail } from '../../movement/sea.ts';
import { cuAt, holderAt, isCity, leaderIn, leaderOf, leadersAt, nameOf, tacticsOf } from '../../queries.ts';
import type { Declared, FrameAt, State, Sword } from '../../state.ts';
import { rolledFor } from '../order.ts';
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
    () => `The ${PEOPLES[army.power]} under ${leaderIn(d, army.leader)} come from ${nameOf(d, army.from)}.`,
    {
      facts: { intercepted: true },
      move: { side: army.power, path: [army.from, at], as: 'moved', says: 'intercepts' },
    },
  );
  if (isCity(d, at) && holderAt(d, at) === army.power)
    note(d, '9.3.2-note', () => `They stay outside the walls of ${nameOf(d, at)}.`);
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
  note(d, '11.1', () => `The ${PEOPLES[power]} do not get away and fight at −1.`, {
    facts: { avoided: false },
  });
}

export function getsAway(d: State, f: EnteredFrame): Course {
  const { power, bySea, to, cu } = current(f);
  if (!bySea) return gone(d, f);
  f.stage = 'sail';
  setSail(d, { power, cu, from: forceOf(d, f).at, to, use: 'avoiding' });
}

/** 11.1.1: the voyage of those who avoid is over. */
export function sailedAway(d: State, f: EnteredFrame): Course {
  const { voyage } = f;
  if (!voyage) return 'waits';
  delete f.voyage;
  if (voyage.result !== 'sailed') return held(d, f);
  const { at } = forceOf(d, f);
  const { power, cu } = current(f);
  const left = cu - loseCu(d, at, power, voyage.lost);
  f.avoidances[f.leaving] = { ...current(f), cu: left };
  if (left > 0 && cuAt(d, at, power) > 0) return gone(d, f);
  f.leaving += 1;
  f.avoided += 1;
  f.stage = 'leave';
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

export function refused(d: State, f: EnteredFrame): Course {
  const force = forceOf(d, f);
  if (force.cameBy !== 'sea') return back(d, f, '9.4.3', 'The army refuses battle and goes back.');
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

/** The dice that are rolled alone: the rule, and what they come to. Rules are called by name, as their file may be read after this one. */
const ALONE = {
  'avoid-roll': {
    die: pool('avoid', 'Avoiding', 1),
    rule: '11.1',
    reads: ['they get away', 'they are held'],
  },
  'refuse-roll': {
    die: pool('refusal', 'Refusal', 1),
    rule: '10.5.1',
    reads: ['the army steps back', 'it must fight'],
  },
  pursuit: {
    die: pool('pursuit', 'Pursuit', 1),
    rule: '11.3',
    reads: ['the move goes on', 'the move is over'],
  },
} as const;

function dieOf(s: State, f: EnteredFrame): Die {
  const { by, power } = forceOf(s, f);
  if (!isKeyOf(ALONE, f.stage))
    return {
      ...pool('interceptions', 'Interception', armiesTrying(f).length),
      ordered: true,
      ...rolledFor(s, f.trying[0]!),
    };
  return { ...ALONE[f.stage].die, ...(f.stage === 'avoid-roll' ? rolledFor(s, current(f).power) : { by, power }) };
}

/** By the rules of the calculators: one check, or for each army that tries to intercept (10.4). */
function checksOf(s: State, f: EnteredFrame, faces: Faces): readonly Check[] {
  const { at, leader } = forceOf(s, f);
  if (!isKeyOf(ALONE, f.stage)) {
    const armies = armiesTrying(f).map((army) => asInterceptor(s, army, at));
    return interception(armies, faces['interceptions'] ?? []);
  }
  const who = f.stage === 'avoid-roll' ? current(f).leader : leader;
  const { die, rule } = ALONE[f.stage];
  return [check(rule, tacticsOf(s, who), faceOf(faces, die.id))];
}

const coming = (f: EnteredFrame, checks: readonly Check[]): Declared[] =>
  armiesTrying(f).filter((_, i) => checks[i]!.passes);

function intercepted(d: State, f: EnteredFrame, checks: readonly Check[]): void {
  const { at } = forceOf(d, f);
  const power = f.trying[0]!;
  for (const [i, army] of armiesTrying(f).entries()) {
    const { rule, needs, face, passes } = checks[i]!;
    const { name } = leaderOf(d, army.leader);
    d.under.tried.push(`${army.leader} ${forceOf(d, f).leader}`);
    note(d, rule, () => `${name} needs ${needs} or less and rolls a ${face}.`, { facts: { intercepted: passes } });
    if (passes) comes(d, f, army);
  }
  f.trying.shift();
  if (f.came.length === 0) return;
  f.trying = [];
  if (f.came.length > 1 || cuAt(d, at, power) > f.came[0]!.cu) askCommander(d, at, power);
}

export const roll: ChanceAnswer<Sword, EnteredFrame, 'roll'> = thrown({
  when: (_, f) => f.stage === 'intercept-roll' || isKeyOf(ALONE, f.stage),
  dice: (s, f) => [dieOf(s, f)],
  result: checksOf,
  worth: (checks, _, f) =>
    f.stage === 'intercept-roll' ? sumOf(coming(f, checks).map(({ cu }) => cu)) : Number(checks[0]!.passes),
  reads(checks, s, f) {
    if (isKeyOf(ALONE, f.stage)) return ALONE[f.stage].reads[checks[0]!.passes ? 0 : 1];
    const came = coming(f, checks).map(({ leader }) => leaderOf(s, leader).name);
    return came.length === 0 ? 'nobody comes' : `${came.join(' and ')} ${came.length === 1 ? 'comes' : 'come'}`;
  },
  apply(d, f, checks) {
    if (!isKeyOf(ALONE, f.stage)) return intercepted(d, f, checks);
    const { rule, needs, face, passes } = checks[0]!;
    const { die, reads } = ALONE[f.stage];
    const says = `It takes ${needs} or less, and the die shows ${face}: ${reads[passes ? 0 : 1]}.`;
    note(d, rule, says, { facts: { [die.id]: passes } });
    if (f.stage === 'avoid-roll') return (passes ? getsAway : held)(d, f);
    if (f.stage === 'refuse-roll' && passes) return refused(d, f);
    if (f.stage === 'refuse-roll') {
      f.stage = 'bribe';
      return;
    }
    const move = moveUnder(d, f);
    if (passes) move.force.pursued = true;
    else {
      move.stage = 'over';
      move.force.mp = 0;
      note(d, '9.4.2', 'The pursuit has failed: the move is over.');
    }
    pop(d);
  },
});
