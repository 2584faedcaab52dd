/** Somebody who plays The Sword of Rome at random: any type of action by its weight, then any action of that type. */
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';

/** How often a type of action is taken up, beside 1 for the others: some go on and on, some end things too soon. */
const WEIGHTS: Readonly<Record<string, number>> = {
  minor: 0.1,
  propose: 0.05,
  agree: 0.15,
  break: 0.1,
  drop: 0.1,
  leave: 0.1,
  call: 0.3,
  stop: 0.4,
  done: 0.7,
  pass: 0.5,
  desperate: 0.2,
  reinforce: 0.3,
  support: 0.4,
  activate: 2,
};

export function pick(
  state: State,
  actions: readonly { readonly type: string }[],
  share: () => number,
): { readonly type: string } {
  const types = [...new Set(actions.map(({ type }) => type))];
  // A force takes CU along before it does anything else.
  const open = state.frames.at(-1);
  const bare = open?.type === 'move' && open.force.cu === 0;
  const weights = types.map((type): number => (type === 'take' ? (bare ? 6 : 0.1) : (WEIGHTS[type] ?? 1)));
  const mark = share() * weights.reduce((a, b) => a + b, 0);
  const type = types.find((_, i) => weights.slice(0, i + 1).reduce((a, b) => a + b, 0) > mark) ?? types[0];
  const some = actions.filter((action) => action.type === type);
  return some[Math.floor(share() * some.length)]!;
}
