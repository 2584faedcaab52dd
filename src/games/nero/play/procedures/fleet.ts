/** Galley Fleet (12.0-galley-fleet): up to three Legions and the Leader from port to port. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES } from '../../words.ts';
import type { Action } from '../actions.ts';
import type { Aim, Reply } from '../frames.ts';
import { piecesName } from '../marching.ts';
import { changeRound, gain, lose, patch, placeLeader } from '../pieces.ts';
import { enemiesAt, freshAt, givesOccasion, leaderFree, placeName } from '../situation.ts';
import type { State } from '../state.ts';

/** 2.6.5 */
const isPort = (s: State, at: string): boolean => s.setup.board.places[at]?.port === true;

/** 5.6: Legions under a Retreat marker cannot sail; nor can those that have moved. */
function aboard(s: State, from: string): number {
  const stack = s.stacks[s.round.active][from];
  return !stack || stack.marker ? 0 : Math.min(freshAt(s, from), limitOf('galley-legions', figuresOf(s)));
}

/** 12.0-galley-fleet: whether the Leader may sail without Legions. */
const leaderAlone = (s: State, from: string): boolean =>
  leaderFree(s, from) && s.setup.rulings['galley-fleet-for-a-leader'] === 'yes';

/** 12.0-galley-fleet: a port with own pieces that may still sail. */
const mayLeave = (s: State, at: string): boolean => isPort(s, at) && (aboard(s, at) > 0 || leaderAlone(s, at));

/** 5.0: none while a force moves, which must finish before another does. */
function ports(s: State): string[] {
  const { active, force } = s.round;
  const held = new Set([...Object.keys(s.stacks[active]), s.leaders[active].at]);
  return force ? [] : [...held].filter((at) => mayLeave(s, at));
}

/** 12.0-galley-fleet: any other port; Roma is none (5.8). */
const landings = (s: State, from: string): string[] =>
  Object.keys(s.setup.board.places).filter((at) => at !== from && isPort(s, at));

/** 5.0, 12.0-galley-fleet: why no fleet can sail now. */
export function fleetProblem(s: State): Problem | undefined {
  if (s.round.force) return no('5.0', 'A force is moving; it must finish before a fleet sails.');
  return ports(s).length > 0 ? undefined : no('12.0-galley-fleet', 'No port holds own pieces that may still sail.');
}

/** 12.0-galley-fleet: every way to sail. */
export const sailings = (s: State): Action<'sail'>[] =>
  ports(s).flatMap((from) => {
    const leaders = leaderFree(s, from) ? [false, true] : [false];
    return landings(s, from).flatMap((to) =>
      leaders.flatMap((leader) => {
        const least = leader && leaderAlone(s, from) ? 0 : 1;
        return Array.from({ length: Math.max(0, aboard(s, from) - least + 1) }, (_, more) => ({
          type: 'sail' as const,
          from,
          to,
          legions: least + more,
          leader,
        }));
      }),
    );
  });

/** 12.0-galley-fleet: why a fleet cannot sail so. */
export function sailProblem(s: State, { from = '', to = '', legions = 0, leader = false }: Aim): Problem | undefined {
  const rule = '12.0-galley-fleet';
  if (!mayLeave(s, from)) return no(rule, `Found ${from}; the fleet may leave from ${listed(ports(s))}.`);
  if (to === from || !isPort(s, to))
    return no(rule, `Found ${to}; the fleet may land in ${listed(landings(s, from))}.`);
  const most = aboard(s, from);
  if (legions > most) return no(rule, `Found ${plural(legions, 'Legion')}; ${most} can sail from ${from}.`);
  if (leader && !leaderFree(s, from)) return no(rule, `The Leader is not in ${from}, or cannot move any more.`);
  if (legions > 0 || (leader && leaderAlone(s, from))) return undefined;
  return no(rule, leader ? 'The Leader cannot sail without a Legion.' : 'Found no piece aboard.');
}

/** 12.0: Bad Weather holds the Legions, Sick a General or Contender; Bad Augury would cancel everything. */
export function fleetOffers(s: State, { legions = 0, leader = false }: Aim): Reply[] {
  const sick = leader && s.leaders[s.round.active].status !== 'emperor';
  return [
    ...(legions > 0 ? [{ event: 'bad-weather', target: 'fleet' } as const] : []),
    ...(sick ? [{ event: 'sick', target: 'fleet' } as const] : []),
  ];
}

/** 12.0-galley-fleet: whoever was not stopped lands and is finished; the landing is an entry (5.6). */
export function sail(
  d: State,
  { from = '', to = '', legions = 0, leader = false }: Aim,
  struck: readonly Reply[],
): void {
  const { active } = d.round;
  const is = (event: string) => struck.some((s) => s.event === event);
  const held = legions > 0 && is('bad-weather');
  if (held) patch(d, active, from, { done: (d.stacks[active][from]?.done ?? 0) + legions });
  else if (legions > 0) {
    lose(d, active, from, legions);
    gain(d, active, to, legions, { done: legions });
  }
  if (is('sick')) changeRound(d, { sick: [...d.round.sick, active] });
  else if (leader) {
    placeLeader(d, active, to);
    changeRound(d, { leaderDone: true });
  }
  const landed = { legions: held ? 0 : legions, leader: leader && !is('sick') };
  if (landed.legions === 0 && !landed.leader) return;
  note(d, '12.0-galley-fleet', `${AREA_NAMES[active]} lands ${piecesName(d, landed)} in ${placeName(d, to)}.`, {
    move: { side: active, path: [from, to], as: 'moved' },
  });
  if (!givesOccasion(d, 'galley') || (landed.legions === 0 && !givesOccasion(d, 'leader'))) return;
  const force = d.round.forces + 1;
  changeRound(d, { forces: force });
  push(d, { type: 'entered', at: to, came: from, left: 0, force, waiting: enemiesAt(d, active, to) });
}
