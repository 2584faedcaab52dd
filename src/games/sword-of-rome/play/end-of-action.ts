/** 13.1.1, 5.4: what follows once an action is over. 17.2.2: what follows once a seat's turn is over. */
import { note, push } from '../../../play/state.ts';
import { PEOPLES, type Power } from '../words.ts';
import {
  cuAt,
  enemyCu,
  holderAt,
  isArmy,
  isCity,
  isFriend,
  isMinor,
  isTribe,
  kindAt,
  leaderOf,
  leadersAt,
  nameOf,
  spaceOf,
  standing,
} from './board.ts';
import { putLeader, setInside, settle, shiftCu } from './pieces.ts';
import { NOTHING_UNDER, type State } from './state.ts';

/** 13.1.1: an army before an unbesieged enemy city or in an enemy tribe begins a siege. */
export function beginSiege(d: State, at: string, power: Power, rule: '13.1.1' | '13.1.2' = '13.1.1'): void {
  if (d.siege[at] || !(isCity(d, at) || isTribe(d, at)) || isFriend(d, power, holderAt(d, at))) return;
  d.siege[at] = { by: power, level: 0 };
  note(d, rule, `The ${PEOPLES[power]} besiege ${nameOf(d, at)}.`, { facts: { [`${at} besieged`]: true } });
}

export function endAction(d: State): void {
  d.under = { ...NOTHING_UNDER, tried: [], spent: [], used: {}, noCity: [], bribed: [], named: {} };
  d.ward = null;
  for (const at of Object.keys(d.cu))
    for (const power of standing(d, at)) if (isArmy(d, at, power)) beginSiege(d, at, power);
}

/** 8.2.1: where several could command, the owner says who does. */
export function askCommander(d: State, at: string, power: Power): void {
  const here = leadersAt(d, at, power);
  const named = here.filter((id) => !isMinor(d, id));
  const among = named.length > 0 ? named : here;
  if (among.length > 1 && cuAt(d, at, power) > 0) push(d, { type: 'command', at, power, among });
}

/** 17.2.2: Greek CU in Carthago at the end of a seat's turn break Carthage for good. */
export function testCarthago(d: State): void {
  if (d.setup.players === '5' || cuAt(d, 'carthago', 'greeks') === 0 || d.marks.includes('carthage-broken')) return;
  d.marks = [...d.marks.filter((mark) => mark !== 'treaty' && mark !== 'punic-envoys'), 'carthage-broken'];
  for (const at of Object.keys(d.setup.spaces)) {
    const here = d.cu[at];
    if (here?.carthage) delete here.carthage;
    if (holderAt(d, at) !== 'carthage' || kindAt(d, at) === 'box') continue;
    setInside(d, at, 0);
    if (spaceOf(d, at).region === 'Africa') continue;
    d.marker[at] = 'greeks';
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
      for (const id of leaders) putLeader(d, id, home);
    } else {
      const here = d.cu[at];
      if (here) delete here.greeks;
      for (const id of leaders) putLeader(d, id, 'out');
    }
  }
}
