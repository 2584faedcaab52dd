/** Why something on the board cannot be chosen: the current options, with that thing in place of the one they name. */
import type { Declared } from '../../play/fields.ts';
import type { AnyAction } from '../../play/frames.ts';
import type { AnyGame } from '../../play/machine.ts';
import type { Problem } from '../../play/problem.ts';
import type { AnyState } from '../../play/state.ts';
import { type Tapping, travelOf } from './tapping.ts';

const KINDS = { piece: ['piece'], place: ['place'] } as const;

/** More than anybody means by one tap. */
const MANY = 24;

/** A refusal that only names what is allowed. */
const LIST = /^That is not possible here\./;

/** The action with another piece or place, the last of its kind. */
function swapped(action: AnyAction, declared: Declared, kind: keyof typeof KINDS, id: string): AnyAction | undefined {
  const fields = Object.entries(declared[action.type] ?? {});
  const field = fields.findLast(([, one]) => (KINDS[kind] as readonly string[]).includes(one.kind))?.[0];
  return field === undefined ? undefined : ({ ...action, [field]: id } as AnyAction);
}

/** Where the pieces stand once they are under way, as far as nobody answers. */
function underWay(game: AnyGame, s: AnyState, { reach, begins }: Tapping): AnyState {
  let state = s;
  for (const action of reach ? [...(begins ? [begins.action] : []), ...reach.outset] : []) {
    for (let i = 0; i < MANY && game.problem(state, action); i++) {
      const passed = game.play(state, { type: 'pass' });
      if (passed.type === 'rejected') return s;
      state = passed.state;
    }
    const played = game.play(state, action);
    if (played.type === 'rejected') return s;
    state = played.state;
  }
  return state;
}

/** What a clause says of the first of these; a list of what else there is stands back behind a reason. */
function firstReason(game: AnyGame, s: AnyState, actions: Iterable<AnyAction>): Problem | undefined {
  const tried = new Set<string>();
  let listed: Problem | undefined;
  for (const action of actions) {
    const key = JSON.stringify(action);
    if (tried.has(key)) continue;
    if (tried.add(key).size > MANY) break;
    const problem: Problem | undefined = game.problem(s, action);
    if (problem?.code !== 'rule') continue;
    if (!LIST.test(problem.sentence)) return problem;
    listed ??= problem;
  }
  return listed && { ...listed, sentence: `Not this one. Now: ${game.asks(s)?.says ?? ''}` };
}

/** What forbids to mean a piece or a place after what was tapped; undefined where nothing is known to. */
export function whyNot(
  game: AnyGame,
  s: AnyState,
  tapping: Tapping,
  kind: keyof typeof KINDS,
  id: string,
): Problem | undefined {
  const declared = game.actions as Declared;
  if (tapping.reach && kind === 'place') {
    const there = underWay(game, s, tapping);
    const steps = game.search(there).options(travelOf(game)?.steps ?? []) as AnyAction[];
    const found = firstReason(
      game,
      there,
      steps.flatMap((step) => swapped(step, declared, kind, id) ?? []),
    );
    if (found) return found;
  }
  return firstReason(
    game,
    s,
    tapping.options.flatMap(({ action }) => swapped(action, declared, kind, id) ?? []),
  );
}
