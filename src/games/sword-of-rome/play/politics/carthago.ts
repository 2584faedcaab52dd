/** 17.2.2: what a Greek army in Carthago brings about. */

import { note, push } from '../../../../play/state.ts';
import { mark, putLeader, putLeaders, setCu, setInside, settle, shiftCu } from '../changes.ts';
import { cuAt, enemyCu, holderAt, isCity, kindAt, leaderOf, leadersAt, spaceOf, standing } from '../queries.ts';
import type { State } from '../state.ts';

/** 17.2.2: Greek CU in Carthago at the end of a seat's turn break Carthage for good. */
export function testCarthago(d: State): void {
  if (d.setup.players === '5' || cuAt(d, 'carthago', 'greeks') === 0 || d.marks.includes('carthage-broken')) return;
  d.marks = [...d.marks.filter((mark) => mark !== 'treaty' && mark !== 'punic-envoys'), 'carthage-broken'];
  for (const at of Object.keys(d.setup.spaces)) {
    setCu(d, at, 'carthage', 0);
    if (holderAt(d, at) !== 'carthage' || kindAt(d, at) === 'box') continue;
    setInside(d, at, 0);
    if (spaceOf(d, at).region === 'Africa') continue;
    mark(d, at, 'greeks');
    if (isCity(d, at)) d.loyalty[at] = 1;
  }
  d.militia = {};
  for (const id of Object.keys(d.leaders)) if (leaderOf(d, id).power === 'carthage') putLeader(d, id, 'out');
  note(d, '17.2.2', 'The Greeks stand in Carthago: Carthage is broken, its places abroad are Greek.');
  const homes = greekHomes(d);
  if (homes.length > 1) push(d, { type: 'arrive', seat: 'greeks', leader: '', how: 'returns' });
  else goHome(d, homes[0]);
  settle(d);
}

/** 17.2.2: Greek reinforcement spaces without enemies. */
export const greekHomes = (s: State): string[] =>
  Object.keys(s.setup.spaces).filter(
    (at) =>
      spaceOf(s, at).home === 'greeks' &&
      spaceOf(s, at).reinforcement > 0 &&
      holderAt(s, at) === 'greeks' &&
      enemyCu(s, at, 'greeks') === 0 &&
      standing(s, at).every((power) => power === 'greeks'),
  );

/** 17.2.2: the Greeks in Africa go home, or are lost. */
export function goHome(d: State, home: string | undefined): void {
  for (const at of ['carthago', 'kerkouane']) {
    const cu = cuAt(d, at, 'greeks');
    const leaders = leadersAt(d, at, 'greeks');
    if (home) {
      shiftCu(d, 'greeks', cu, at, home);
      putLeaders(d, leaders, home);
    } else {
      setCu(d, at, 'greeks', 0);
      putLeaders(d, leaders, 'out');
    }
  }
}
