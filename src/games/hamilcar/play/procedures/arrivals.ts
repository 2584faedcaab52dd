/** The Reinforcement Phase stage by stage (5.1), as far as nobody decides. */

import { pop } from '../../../../play/state.ts';
import type { ReinforceFrame } from '../frames.ts';
import { retire } from '../changes.ts';
import { carthageCuSpaces, carthageGeneralSpaces } from '../placing.ts';
import {
  arrivals,
  barcaPorts,
  consuls,
  hireCost,
  levies,
  poolOf,
  proconsulProblem,
  recall,
  refits,
  retireConsuls,
  returnWarships,
  roma,
  symbols,
} from './reinforcements.ts';
import { generalsOnMap } from '../queries.ts';
import type { State } from '../state.ts';

const NEXT: Readonly<Record<ReinforceFrame['stage'], ReinforceFrame['stage']>> = {
  warships: 'prolong',
  prolong: 'cu',
  cu: 'levy',
  levy: 'recall',
  recall: 'draw-generals',
  'draw-generals': 'generals',
  generals: 'barca',
  barca: 'refit',
  refit: 'roma',
  roma: 'proconsul',
  proconsul: 'retire',
  retire: 'elect',
  elect: 'draw-consuls',
  'draw-consuls': 'consuls',
  consuls: 'reforms',
  reforms: 'done',
  done: 'done',
};

export function go(f: ReinforceFrame): 'goes-on' {
  f.stage = NEXT[f.stage];
  return 'goes-on';
}

export const toDraw = (s: State, f: ReinforceFrame): number =>
  f.stage === 'draw-generals'
    ? Math.min(poolOf(s, 'carthage').length, arrivals(s).generals - 1)
    : Math.min(poolOf(s, 'rome').length, 2 - f.waiting.length);

/** Goes through a stage as far as nobody decides. */
export function course(d: State, f: ReinforceFrame): 'goes-on' | 'waits' {
  switch (f.stage) {
    case 'warships':
      returnWarships(d);
      return go(f);
    case 'prolong': {
      const there = d.setup.optional.includes('16.3') && generalsOnMap(d, 'carthage').includes('xanthippus');
      if (there && d.hired !== d.turn) {
        if (d.miat.length >= hireCost(d)) return 'waits';
        retire(d, 'xanthippus', 'gone');
      }
      return go(f);
    }
    case 'cu':
      f.left = arrivals(d).standardCu;
      if (f.left > 0 && carthageCuSpaces(d).length > 0) return 'waits';
      return go(f);
    case 'levy':
      return levyCourse(d, f);
    case 'recall':
      recall(d);
      return go(f);
    case 'draw-generals': {
      const boxed = d.setup.track[d.turn - 1]?.general;
      if (boxed && d.generals[boxed]?.at === 'track' && !f.waiting.includes(boxed)) f.waiting = [boxed];
      return toDraw(d, f) > 0 ? 'waits' : go(f);
    }
    case 'generals':
      if (f.waiting.length > 0 && carthageGeneralSpaces(d).length > 0) return 'waits';
      for (const id of f.waiting) retire(d, id, 'pool');
      f.waiting = [];
      return go(f);
    case 'barca':
      if (arrivals(d).barca && barcaPorts(d).length > 0) return 'waits';
      f.left = 0;
      return go(f);
    case 'refit':
      if (refits(d, f) > 0) return 'waits';
      f.admirals = [];
      f.left = 0;
      return go(f);
    case 'roma':
      roma(d);
      return go(f);
    case 'proconsul':
      return consuls(d).some((id) => !proconsulProblem(d, id)) ? 'waits' : go(f);
    case 'retire':
      retireConsuls(d);
      d.duiliusPaid = false;
      f.waiting = [];
      return go(f);
    case 'elect':
      if (d.setup.optional.includes('16.2') && f.waiting.length < 2 && poolOf(d, 'rome').length > f.waiting.length)
        return 'waits';
      return go(f);
    case 'draw-consuls':
      return toDraw(d, f) > 0 ? 'waits' : go(f);
    case 'consuls':
      return f.waiting.length > 0 ? 'waits' : go(f);
    case 'reforms':
      return f.admirals.length > 0 ? 'waits' : go(f);
    case 'done':
      pop(d);
      return 'goes-on';
  }
}

/** 5.1.B, 15.3.A: CUs of the Miat one after the other. */
function levyCourse(d: State, f: ReinforceFrame): 'goes-on' | 'waits' {
  if (f.left === 0) f.left = symbols(d, 'CU') + 1;
  if (f.left === 1 || levies(d).length === 0) {
    f.left = 0;
    return go(f);
  }
  return 'waits';
}
