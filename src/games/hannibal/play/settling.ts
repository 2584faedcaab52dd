/** What follows at once from where the pieces are: garrisons come out, sieges end, Generals flee, capitals fall. */
import { push } from '../../../play/state.ts';
import { SIDES, type Side } from '../words.ts';
import { add, displaceAll, putInside } from './changes.ts';
import { NOBODY, type Stack } from './forces.ts';
import { consulsTogether } from './generals.ts';
import { capitalLost, win } from './politics.ts';
import { goals } from './procedures/flee.ts';
import { liftSieges } from './procedures/siege.ts';
import { enemyCuAt, enemyCuIn } from './queries.ts';
import { type State, underWay } from './state.ts';

/** Those inside join the others as soon as no enemy CUs are outside. */
function openGates(d: State): void {
  for (const [at, stack] of Object.entries(d.inside)) {
    const owner = d.control[at];
    // A Battle outside is none of theirs, to its end.
    if (!owner || enemyCuAt(d, owner, at) > 0 || underWay(d, 'battle')?.at === at) continue;
    putInside(d, at, NOBODY);
    add(d, owner, at, stack);
  }
}

/** A space where something is being settled that its own procedure ends. */
const isContested = (d: State, at: string): boolean =>
  underWay(d, 'entry')?.at === at || underWay(d, 'battle')?.at === at || underWay(d, 'flee')?.at === at;

/** 7.2.b, 9.a: a General without CUs among enemy CUs: he tries to get away, or is displaced where they are inside. */
function chase(d: State, side: Side, at: string, { cu, generals }: Stack): void {
  if (cu > 0 || generals.length === 0 || isContested(d, at) || enemyCuIn(d, side, at) === 0) return;
  if (enemyCuAt(d, side, at) > 0 && goals(d, side, at, null).length > 0)
    push(d, { type: 'flee', side, at, barred: null, stage: 'roll' });
  else displaceAll(d, generals, '9.a');
}

export function settle(d: State): void {
  if (d.ending) return;
  // Before the gates open: among enemy CUs within walls nobody gets away.
  for (const side of SIDES) for (const [at, stack] of Object.entries(d.stacks[side])) chase(d, side, at, stack);
  openGates(d);
  liftSieges(d);
  if (d.named && !consulsTogether(d)) d.named = null;
  const verdict = capitalLost(d);
  if (verdict?.winner) win(d, verdict.winner, verdict.why ?? '', verdict.rule ?? '4.1');
}
