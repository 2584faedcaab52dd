/** A voyage written down: the Naval Die, then the one roll or the battle, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { tellEnd, tellRoll, walkBattle } from '../naval-battle/roll.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import { landfallChances, NUMBERS, voyageFacts } from './odds.ts';
import { battleAt, type VoyagePlan } from './plan.ts';
import { voyageBasis } from './readings.ts';
import {
  afterBattle,
  afterUnguarded,
  isAvoided,
  type Landfall,
  lostAlone,
  netSymbols,
  sailsAs,
  untouched,
} from './rules.ts';
import { portName } from './tree.ts';

type Step = Outcome['steps'][number];

interface Walk {
  readonly rolls: readonly Roll[];
  readonly steps: () => Step[];
  /** 8.2: Roman symbols less Carthaginian ones, where the die was rolled. */
  readonly net?: number;
  /** Absent while dice are missing. */
  readonly end?: Landfall;
}

const NAVAL: Roll = { id: 'naval', label: 'Naval Die', dice: 1, sides: 6 };
const UNGUARDED: Roll = { id: 'unguarded', label: 'Battle Roll against an unguarded Fleet', dice: 1, sides: 6 };

/** 8.1, 8.2: the declaration and the attempt to avoid it. */
function walk(plan: VoyagePlan, faces: Faces): Walk {
  const { input, taken, read } = plan;
  const { mover, seamanship, symbols } = input;
  const { course, avoid } = taken;
  const enemy = SIDE_NAMES[otherSide(mover)];
  if (course.port === undefined) {
    const steps = () => [{ rule: '8.1', text: `${enemy} declares no Interception.` }];
    return { rolls: [], steps, end: untouched('unopposed', course.holder === mover) };
  }
  const declared: Step = { rule: '8.1', text: `${enemy} declares an Interception at ${portName(course.port)}.` };
  if (avoid === undefined) {
    const cannot: Step = {
      rule: '8.2',
      text: `${SIDE_NAMES[mover]} lacks Naval Supremacy and cannot try to avoid it.`,
    };
    return caught(plan, faces, [], [declared, cannot]);
  }
  const face = faces[NAVAL.id]?.[0];
  if (face === undefined) return { rolls: [NAVAL], steps: () => [declared] };
  const net = netSymbols(face, seamanship, symbols, read);
  const left = net === 0 ? 'no symbol' : plural(Math.abs(net), net > 0 ? 'Roman symbol' : 'Carthaginian symbol');
  const avoided = isAvoided(mover, net);
  const rolled: Step = {
    rule: '8.2',
    text: `Face ${face} of the Naval Die with the symbols of Seamanship: ${left} left, the Interception is ${avoided ? 'avoided' : 'not avoided'}. The chance to avoid it was ${percent(avoid)}.`,
  };
  if (avoided) return { rolls: [NAVAL], steps: () => [declared, rolled], net, end: untouched('avoids', true) };
  return { ...caught(plan, faces, [NAVAL], [declared, rolled]), net };
}

/** 8.3, 8.5, 9: what befalls a Fleet that is caught. */
function caught(plan: VoyagePlan, faces: Faces, rolls: readonly Roll[], before: readonly Step[]): Walk {
  const { input, taken } = plan;
  const { mover } = input;
  const { holder } = taken.course;
  const at = battleAt(input, holder);
  const as = sailsAs(at, mover);
  if (as === 'alone') {
    const steps = () => [...before, { rule: '8.3', text: 'A General without Units is displaced.' }];
    return { rolls, steps, end: lostAlone(at, input, holder) };
  }
  if (as === 'unguarded') {
    const needed = [...rolls, UNGUARDED];
    const die = faces[UNGUARDED.id]?.[0];
    if (die === undefined) return { rolls: needed, steps: () => [...before] };
    const prospect = plan.unguarded();
    const end = afterUnguarded(prospect.faces[die - 1]!.hits, at, input);
    const steps = () => [
      ...before,
      { rule: '8.5', text: tellRoll(die, prospect) },
      { rule: '8.5', text: `The Fleet loses ${plural(end.unitsLost, 'Unit')}; no PCs are removed for them.` },
    ];
    return { rolls: needed, steps, end };
  }
  const battle = plan.battle(holder);
  const fought = walkBattle(battle, faces);
  const { end } = fought;
  return {
    rolls: [...rolls, ...fought.rolls],
    steps: () => [...before, ...fought.steps(), ...(end ? tellEnd(end, battle) : [])],
    ...(end && { end: afterBattle(end, at, mover) }),
  };
}

export const voyageRolls = (plan: VoyagePlan, fallen: Faces): readonly Roll[] => walk(plan, fallen).rolls;

const SENTENCES: Readonly<Record<Landfall['kind'], string>> = {
  unopposed: 'The Fleet sails unopposed.',
  avoids: 'The Fleet avoids the Interception and sails on.',
  wins: 'The Fleet is intercepted and wins.',
  beaten: 'The Fleet is intercepted and beaten.',
};

export function voyageRoll(plan: VoyagePlan, faces: Faces): Outcome {
  const { end, steps, net } = walk(plan, faces);
  if (!end) throw new RangeError('a voyage needs the faces of all its rolls');
  return {
    sentence: SENTENCES[end.kind],
    facts: {
      ...voyageFacts(plan),
      ...landfallChances(end),
      ...Object.fromEntries(NUMBERS.map((key) => [key, end[key]])),
      ...(net !== undefined && { net }),
    },
    steps: steps(),
    ...voyageBasis(plan),
  };
}
