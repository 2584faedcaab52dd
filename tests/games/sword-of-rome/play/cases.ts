/** The legality cases as data: a position, what is done before, and the action that is allowed or not. */
import { readFileSync } from 'node:fs';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { endProblem } from '../../../../src/games/sword-of-rome/play/movement/march.ts';
import { avoidBan, interceptBan } from '../../../../src/games/sword-of-rome/play/movement/reactions.ts';
import { contestBan } from '../../../../src/games/sword-of-rome/play/movement/sea.ts';
import { under } from '../../../../src/games/sword-of-rome/play/queries.ts';
import type { Options } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { Frame, State } from '../../../../src/games/sword-of-rome/play/state.ts';
import type { Power } from '../../../../src/games/sword-of-rome/words.ts';
import { propose } from '../../../../src/play/propose.ts';
import { Runner } from '../../../../src/play/runner.ts';
import type { Written } from '../../../../src/play/sample.ts';
import { start } from './table.ts';

export interface Case {
  readonly case: number | string;
  readonly says: string;
  readonly setup: Options;
  readonly before: readonly Written[];
  readonly action?: Written;
  /** A clause that refuses it; or `allowed`, `moment` (nobody is asked), `gone`, `home`, with the clause. */
  readonly verdict: string;
  readonly intercepts?: { readonly power: Power; readonly from: string };
  readonly avoids?: { readonly power: Power; readonly at: string };
  readonly contests?: Power;
  readonly rests?: { readonly power: Power; readonly at: string };
  readonly winners?: string;
  readonly bribes?: 'no';
  readonly interrupts?: string;
  readonly until?: keyof typeof MOMENTS;
  readonly held?: Readonly<Record<string, number>>;
}

export const cases: Case[] = JSON.parse(readFileSync(new URL('legality.json', import.meta.url), 'utf8'));

/** Moments of the end of a turn and the beginning of the next. */
const MOMENTS = {
  draw: (f: Frame) => f.type === 'draw' && f.stage === 'draw',
  shuffle: (f: Frame) => f.type === 'draw' && f.stage === 'shuffle',
  short: (f: Frame) => f.type === 'draw' && f.short,
  romans: (f: Frame) => f.type === 'reinforce' && f.stage === 'cu' && f.powers.includes('romans'),
  leaders: (f: Frame) => f.type === 'reinforce' && f.stage === 'leaders',
  upkeep: (f: Frame) => f.type === 'reinforce' && f.stage === 'upkeep',
} as const;

/** On with whatever comes first, to the moment that a case is about. */
function onward(first: State, until: NonNullable<Case['until']>): State {
  let s = first;
  for (let i = 0; i < 200; i++) {
    const top = s.frames.at(-1);
    if (top && MOMENTS[until](top)) return s;
    const waits = swordOfRome.chance(s);
    const open = swordOfRome.choices(s).map((choice) => choice.action);
    const action = waits ? propose(waits, i).action : (open.find(({ type }) => type === 'pass') ?? open[0]);
    const played = swordOfRome.play(s, action);
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    s = played.state;
  }
  throw new Error(`never came to ${until}`);
}

/** What forbids a reaction that is not even asked for. */
export const banOf = (s: State, c: Case): string | undefined => {
  if (c.intercepts) return interceptBan(s, under(s, 'move')!.force, c.intercepts, [])?.rule;
  if (c.contests) return contestBan(s, c.contests)?.rule;
  if (c.rests) return endProblem(s, c.rests.power, c.rests.at)?.rule;
  return c.avoids && avoidBan(s, c.avoids.at, c.avoids.power)?.rule;
};

/** The game at the moment that a case is about. */
export function reached({ setup, before, until }: Case): Runner {
  const runner = new Runner(swordOfRome, start(setup));
  for (const action of before) {
    runner.passUntil(action, 0);
    runner.play(action, 0);
  }
  if (until) runner.state = onward(runner.state as State, until);
  return runner;
}
