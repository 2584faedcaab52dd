/** A voyage by the dice rolled: the Naval Die, then the single roll or the battle, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { type Rolled, rolledOn, rolledText } from '../battle-roll/roll.ts';
import { faceOf, oneDie } from '../dice.ts';
import { battleSteps, type Fought, fightAtSea } from '../naval-battle/roll.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import {
  afterBattle,
  afterUnguarded,
  isAvoided,
  type Landfall,
  lostAlone,
  netSymbols,
  portName,
  sailsAs,
  untouched,
} from './rules.ts';
import { battleAt, type Solution } from './solution.ts';

type Steps = Outcome['steps'];

/** A voyage as far as its dice have fallen. */
export interface Sailed {
  /** The dice needed so far. */
  readonly rolls: readonly Roll[];
  /** 8.2: the Naval Die, and Roman symbols less Carthaginian ones. */
  readonly avoiding?: { readonly face: number; readonly net: number; readonly avoided: boolean };
  /** 8.5: the one roll against a Fleet without Warships. */
  readonly shot?: Rolled;
  readonly battle?: Fought;
  /** Absent while dice are missing. */
  readonly end?: Landfall;
}

const NAVAL = oneDie('naval', 'Naval Die');
const UNGUARDED = oneDie('unguarded', 'Battle Roll against an unguarded Fleet');

/** 8.1, 8.2: the declaration and the attempt to avoid it, as far as the faces go. */
export function sail(solution: Solution, faces: Faces): Sailed {
  const { input, taken, read } = solution;
  const { mover, seamanship, symbols } = input;
  const { course, avoid } = taken;
  if (course.port === undefined) return { rolls: [], end: untouched('unopposed', course.holder === mover) };
  if (avoid === undefined) return caught(solution, faces);
  const face = faceOf(faces, NAVAL.id);
  if (face === undefined) return { rolls: [NAVAL] };
  const net = netSymbols(face, seamanship, symbols, read);
  const avoiding = { face, net, avoided: isAvoided(mover, net) };
  if (avoiding.avoided) return { rolls: [NAVAL], avoiding, end: untouched('avoids', true) };
  const then = caught(solution, faces);
  return { ...then, rolls: [NAVAL, ...then.rolls], avoiding };
}

/** 8.3, 8.5, 9: what befalls a Fleet that is caught. */
function caught({ input, taken, battle, unguarded }: Solution, faces: Faces): Sailed {
  const { mover } = input;
  const { holder } = taken.course;
  const at = battleAt(input, holder);
  const as = sailsAs(at, mover);
  if (as === 'alone') return { rolls: [], end: lostAlone(at, input, holder) };
  if (as === 'unguarded') {
    const die = faceOf(faces, UNGUARDED.id);
    if (die === undefined) return { rolls: [UNGUARDED] };
    const shot = rolledOn(unguarded(), die);
    return { rolls: [UNGUARDED], shot, end: afterUnguarded(shot.brings.hits, at, input) };
  }
  const fought = fightAtSea(battle(holder), faces);
  const end = fought.end && afterBattle(fought.end, at, mover);
  return { rolls: fought.rolls, battle: fought, ...(end && { end }) };
}

/** 8.1, 8.2: who declares, and how the Naval Die fell. */
function stepsToMeet({ input, taken }: Solution, { avoiding }: Sailed): Steps {
  const { course, avoid, declines } = taken;
  const enemy = SIDE_NAMES[otherSide(input.mover)];
  if (course.port === undefined) return [{ rule: '8.1', text: `${enemy} declares no Interception.` }];
  const declared = { rule: '8.1', text: `${enemy} declares an Interception at ${portName(course.port)}.` };
  if (!avoiding || avoid === undefined) {
    const mover = SIDE_NAMES[input.mover];
    const text = declines
      ? `${mover} could try to avoid it but does better by fighting.`
      : `${mover} lacks Naval Supremacy and cannot try to avoid it.`;
    return [declared, { rule: '8.2', text }];
  }
  const { face, net, avoided } = avoiding;
  const left = net === 0 ? 'no symbol' : plural(Math.abs(net), net > 0 ? 'Roman symbol' : 'Carthaginian symbol');
  return [
    declared,
    {
      rule: '8.2',
      text: `Face ${face} of the Naval Die and the Seamanship symbols leave ${left}, so the Interception is ${avoided ? 'avoided' : 'not avoided'}. The chance to avoid it was ${percent(avoid)}.`,
    },
  ];
}

/** 8.3, 8.5, 9: what befell the Fleet. */
function stepsOnceMet({ taken, battle }: Solution, sailed: Sailed, end: Landfall): Steps {
  const { shot } = sailed;
  if (sailed.battle) return battleSteps(battle(taken.course.holder), sailed.battle);
  if (shot)
    return [
      { rule: '8.5', text: rolledText(shot) },
      { rule: '8.5', text: `The Fleet loses ${plural(end.unitsLost, 'Unit')}; no PCs are removed for them.` },
    ];
  return end.kind === 'beaten' ? [{ rule: '8.3', text: 'A General without Units is displaced.' }] : [];
}

/** A voyage that is over, step by step. */
export const voyageSteps = (solution: Solution, sailed: Sailed, end: Landfall): Steps => [
  ...stepsToMeet(solution, sailed),
  ...stepsOnceMet(solution, sailed, end),
];
