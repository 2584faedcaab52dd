/** 13.5: a place falls: what happens to it and to those inside. 14.1: plunder on its track. 17.2.2: Carthage's defeat. */
import { figuresOf } from '../../../../play/figures.ts';
import { note, push } from '../../../../play/state.ts';
import { trackAfter } from '../../raid/rules.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { displace, mark, putLeaders, setCu, setInside, settle, shiftCu, touch } from '../changes.ts';
import {
  allyAtHome,
  bearsAt,
  cuAt,
  enemyCu,
  holderAt,
  isAlliedHome,
  isCity,
  isShared,
  isTribe,
  kindAt,
  leadersAt,
  limitOf,
  nameOf,
  sourcesOf,
  spaceOf,
} from '../queries.ts';
import type { State } from '../state.ts';

/** Whether the level has reached what the place can bear. */
export const hasFallen = (s: State, at: string): boolean => {
  const siege = s.siege[at];
  return siege !== undefined && siege.level >= bearsAt(s, at);
};

/** 13.5: the siege has come to its end; Gauls may loot a power's city. */
export function fall(d: State, at: string): void {
  const { by } = d.siege[at]!;
  const gallic = by === 'gauls' || by === 'transalpine';
  const ofPower = holderAt(d, at) !== 'independents';
  if (!isTribe(d, at) && gallic && ofPower && !isAlliedHome(d, at, by)) push(d, { type: 'loot', at, by });
  else convert(d, at, by);
}

/** Those inside are lost with the place. */
export function emptied(d: State, at: string): void {
  const holder = holderAt(d, at);
  setInside(d, at, 0);
  if (holder !== 'independents') displace(d, leadersAt(d, at, holder, true));
  delete d.siege[at];
  touch(d);
}

/** 13.5, 13.5-exception: the place is the besieger's, or his ally's where it is the ally's home. */
export function convert(d: State, at: string, by: Power): void {
  const ally = allyAtHome(d, at, by);
  const to = ally ?? by;
  const tribe = isTribe(d, at);
  emptied(d, at);
  if (tribe) d.kind[at] = 'plain';
  else d.loyalty[at] = 1;
  mark(d, at, to);
  if (tribe) note(d, '2.2-tribal-spaces', () => `${nameOf(d, at)} is no longer a tribe, and will never be one again.`);
  const says = `${nameOf(d, at)} ${tribe ? 'is subjugated by' : 'falls to'} the ${PEOPLES[to]}.`;
  note(d, ally ? '13.5-exception' : '13.5', says, { facts: { [`${at} falls`]: true } });
}

/** 14.4: looted instead: independent, and five markers, one by one. */
export function loot(d: State, at: string, by: Power): void {
  emptied(d, at);
  d.loyalty[at] = 1;
  mark(d, at, 'independents');
  note(d, '14.4', () => `${nameOf(d, at)} is looted.`, { facts: { [`${at} looted`]: true } });
  addPlunder(d, by, limitOf(d, 'loot'));
}

/** 5.4-3p: where nobody plays the Gauls no plunder is kept. */
export const keepsPlunder = (s: State): boolean => s.setup.players !== '3';

/** 14.1: the two kinds cancel out; a full track pays and is cleared. */
export function addPlunder(d: State, by: Power, number: number): void {
  if (!keepsPlunder(d)) return;
  const length = Number(figuresOf(d).at('plunder-track-length', 'length', 'spaces').value);
  const sign = by === 'gauls' ? 1 : -1;
  const { plunder, fills } = trackAfter({ plunder: sign * d.plunder }, number, length);
  d.plunder = sign * plunder + 0;
  for (let i = 0; i < fills; i++) {
    d.vp['gauls'] = Math.min(limitOf(d, 'vp-most'), Math.max(limitOf(d, 'vp-least'), d.vp['gauls']! + sign));
    note(d, '14.1', () => `The plunder track is full: the Gauls ${sign > 0 ? 'gain' : 'lose'} 1 VP.`, {
      facts: { 'track filled': true },
    });
  }
}

/** 17.2.2: Greek CU in Carthago at the end of a seat's turn break Carthage for good. */
export function testCarthago(d: State): void {
  if (d.setup.players === '5' || cuAt(d, 'carthago', 'greeks') === 0 || d.marks.includes('carthage-broken')) return;
  d.marks = [...d.marks.filter((mark) => mark !== 'treaty' && mark !== 'punic-envoys'), 'carthage-broken'];
  for (const at of d.setup.spaceIds) {
    setCu(d, at, 'carthage', 0);
    if (holderAt(d, at) !== 'carthage' || kindAt(d, at) === 'box') continue;
    setInside(d, at, 0);
    if (spaceOf(d, at).region === 'Africa') continue;
    mark(d, at, 'greeks');
    if (isCity(d, at)) d.loyalty[at] = 1;
  }
  d.militia = {};
  putLeaders(d, d.setup.leadersOf.carthage, 'out');
  note(d, '17.2.2', 'The Greeks are in Carthago: Carthage has fallen, and its spaces outside Africa become Greek.');
  const homes = greekHomes(d);
  if (homes.length > 1) push(d, { type: 'arrive', seat: 'greeks', leader: null, how: 'returns' });
  else goHome(d, homes[0]);
  settle(d);
}

/** 17.2.2: Greek reinforcement spaces without enemies. */
export const greekHomes = (s: State): string[] =>
  sourcesOf(s, 'greeks').filter((at) => enemyCu(s, at, 'greeks') === 0 && !isShared(s, at, 'greeks'));

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
