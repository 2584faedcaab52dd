/** 12.4 as pure functions: what a beaten force loses and sweeps up on its way, space by space, and where it ends. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { Battle } from '../battle/rules.ts';

/** A space on the way. */
export interface Passage {
  readonly control: 'friendly' | 'enemy';
  readonly enemyCu: number;
  /** Enemy CU inside a city there. */
  readonly garrison: number;
  readonly ownCu: number;
  /** 12.4.1: CU of an ally stand there. */
  readonly alliedCu: boolean;
  /** Reached over rough or a strait. */
  readonly acrossRough: boolean;
}

export interface Rout extends Pick<Battle, 'beatenOverRough'> {
  readonly role: 'attacker' | 'defender';
  readonly path: readonly Passage[];
  readonly garrisons: 'all' | 'outside';
}

/** What happened in one space entered. */
export interface Stop {
  readonly space: number;
  /** CU on entering. */
  readonly cu: number;
  readonly swept: number;
  readonly lost: number;
  readonly left: number;
  readonly ends: boolean;
  readonly lines: readonly Line[];
}

export interface Trail {
  readonly stops: readonly Stop[];
  /** CU that reach their goal. */
  readonly left: number;
  /** Why all are lost, where they are. */
  readonly eliminated?: { readonly cu: number; readonly why: string; readonly rule: string };
}

const WHO = 'retreating force';

export const line = (amount: number, why: string, rule: string, standing: Line['standing'] = 'printed'): Line => ({
  who: WHO,
  amount,
  why,
  rule,
  standing,
});

/** 12.4.2: a group no larger than the retreating force goes along. */
const sweptUp = (cu: number, { ownCu }: Passage): number => (ownCu <= cu ? ownCu : 0);

/** 12.4, 12.4.1: a retreat ends in the first space that is free of others' CU, and friendly or held by more own CU. */
export const isGoal = (cu: number, { control, enemyCu, garrison, ownCu, alliedCu }: Passage): boolean =>
  enemyCu === 0 && garrison === 0 && !alliedCu && (control === 'friendly' || ownCu > cu);

/** 12.4.5: what entering costs, line by line, before it is known whether there are that many CU. */
function penalties(space: number, passage: Passage, { garrisons }: Rout, read: Reader): Line[] {
  const price = (cause: 'space' | 'cu') => read.at('retreat-penalties', cause, 'lost');
  const enemies = passage.enemyCu + (garrisons === 'all' ? passage.garrison : 0);
  const ground = price('space');
  const each = price('cu');
  return [
    ...(passage.control === 'enemy'
      ? [line(-Number(ground.value), `Space ${space}: enemy PC, city or tribe`, '12.4.5', ground.standing)]
      : []),
    ...(enemies > 0
      ? [
          line(
            -Number(each.value) * enemies,
            `Space ${space}: ${plural(enemies, 'enemy CU', 'enemy CU')}`,
            '12.4.5',
            each.standing,
          ),
        ]
      : []),
  ];
}

/** No more CU are removed than there are. */
function atMost(cu: number, lines: readonly Line[]): Line[] {
  let left = cu;
  return lines.map((l) => {
    const amount = -Math.min(left, -l.amount);
    left += amount;
    return { ...l, amount: amount + 0 };
  });
}

function enter(space: number, cu: number, passage: Passage, rout: Rout, read: Reader): Stop {
  const ends = isGoal(cu, passage);
  const swept = ends ? 0 : sweptUp(cu, passage);
  const lines = atMost(cu + swept, penalties(space, passage, rout, read)).filter((l) => l.amount !== 0);
  const lost = -lines.reduce((sum, l) => sum + l.amount, 0);
  return {
    space,
    cu,
    swept,
    lost: lost + 0,
    left: cu + swept - lost,
    ends,
    lines: [...(swept > 0 ? [line(swept, `Space ${space}: own CU swept up`, '12.4.2')] : []), ...lines],
  };
}

/** 12.4.1: why the next space cannot be entered, if it cannot. */
function barred(
  space: number,
  passage: Passage,
  { role, beatenOverRough }: Rout,
  read: Reader,
): Omit<NonNullable<Trail['eliminated']>, 'cu'> | undefined {
  const most = Number(read.at('limits', 'retreat-spaces', 'number').value);
  if (space > most) return { why: `more than ${most} spaces to go`, rule: '12.4.5' };
  const wayBack = role === 'attacker' && space === 1 && beatenOverRough === 'retreats';
  return passage.acrossRough && !wayBack ? { why: 'no retreat over rough or a strait', rule: '12.4.1' } : undefined;
}

/** 12.4.1 to 12.4.5: the whole way of a force that leaves with this many CU. */
export function trailOf(cu: number, rout: Rout, read: Reader): Trail {
  const stops: Stop[] = [];
  let left = cu;
  for (const [i, passage] of rout.path.entries()) {
    const bar = barred(i + 1, passage, rout, read);
    if (bar) return { stops, left: 0, eliminated: { cu: left, ...bar } };
    const stop = enter(i + 1, left, passage, rout, read);
    stops.push(stop);
    left = stop.left;
    if (stop.ends || left === 0) return { stops, left };
  }
  return { stops, left: 0, eliminated: { cu: left, why: 'nowhere to go', rule: '12.4.5' } };
}
