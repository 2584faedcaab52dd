/** How a Land Battle ends (13.4 to 13.6): hits, losses, flight, PCs. */

import { keysOf } from '../../../../calculator/keys.ts';
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { found, note, pop, push, underWay } from '../../../../play/state.ts';
import { dieOf, fightOf, idOf, SIZES, type Symbols } from '../../land-battle/rules.ts';
import { both, otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { captureSts, displaceAlone, loseUnits } from '../changes.ts';
import { tire } from '../pieces/band.ts';
import { generalOf, generalsAt, leaderIn } from '../pieces/generals.ts';
import { bandOf, cusOf, fieldOf, hasCus, least, sum, unitsOf } from '../pieces/units.ts';
import { limit } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';
import { retreats } from './retreat.ts';

type BattleFrame = FrameAt<'battle'>;
type ActivationFrame = FrameAt<'activation'>;

/** 13.4: the symbols of the dice that lie there. */
const symbols = (s: State, f: BattleFrame) =>
  both((side): Symbols => {
    const fallen = { horse: 0, figure: 0, circle: 0 };
    for (const die of SIZES.map((size) => dieOf(side, size, figuresOf(s)))) {
      const shown = die.faces[(f.dice[idOf(die)]?.[0] ?? 0) - 1];
      for (const symbol of keysOf(fallen)) fallen[symbol] += shown?.[symbol] ?? 0;
    }
    return fallen;
  });

/** 13.4: what the dice that lie there bring. */
export const fought = (s: State, f: BattleFrame) =>
  fightOf(symbols(s, f), {
    attacker: f.attacker,
    carthageCu: cusOf(fieldOf(s, 'carthage', f.at)),
    romeCu: cusOf(fieldOf(s, 'rome', f.at)),
    cancelling: s.setup.rulings['cancelling-is-compulsory'],
  });

/** 13.4: hits, loser, losses. */
export function resolve(d: State, f: BattleFrame): void {
  const { winner, hits, lost } = fought(d, f);
  f.winner = winner;
  f.hits = hits;
  f.led = both((side) => leaderIn(d, f, side) ?? null);
  f.lost = { rome: lost.rome, carthage: lost.carthage };
  f.stage = 'casualties';
  const scores = (): string => `Rome scores ${plural(hits.rome, 'hit')}, Carthage ${hits.carthage}`;
  note(d, '13.4', () => `${scores()}: ${SIDE_NAMES[winner]} wins.`, {
    facts: {
      winner,
      romeHits: hits.rome,
      carthageHits: hits.carthage,
      romeLost: lost.rome,
      carthageLost: lost.carthage,
    },
  });
  for (const who of SIDES)
    loseUnits(d, { who, at: f.at }, '13.4', lost[who], who === 'carthage' && f.charged && winner === 'rome');
}

const winnerOf = (f: BattleFrame): Side => found(f.winner, 'the Land Battle is not decided');

/** 13.4, 13.5: STs change hands, and the loser goes. */
export function flight(d: State, f: BattleFrame): void {
  const loser = otherSide(winnerOf(f));
  f.lost[loser] += captureSts(d, loser, f.at);
  f.stage = 'scipio';
  if (!hasCus(d, loser, f.at)) {
    displaceAlone(d, loser, f.at);
    return;
  }
  const { at, from, bySea, sortie } = f;
  const attacker = loser === f.attacker;
  retreats(d, { who: loser, at, attacker, from, bySea, sortie, joined: attacker ? f.joined : null });
}

/** 7.1: whoever has fought moves no more on that card: the group, wherever it is now, and all who stood beside it. */
function weary(d: State, f: BattleFrame, a: ActivationFrame, won: boolean): void {
  const field = {
    ...bandOf(fieldOf(d, a.who, f.at), generalsAt(d, a.who, f.at, false)),
    at: f.at,
    inside: false,
  };
  const forces = won ? [field] : f.fled;
  const { at, inside = false } = generalOf(d, a.general);
  const own = forces.find((force) => force.at === at && force.inside === inside) ?? bandOf();
  a.band = bandOf(
    least(a.band, own),
    a.band.generals.filter((id) => own.generals.includes(id)),
  );
  if (a.by !== 'event') return;
  for (const force of forces) {
    const rest = force === own ? sum(force, a.band, -1) : force;
    if (unitsOf(rest) > 0) tire(d, force.at, rest, limit(d, 'mp'));
  }
  d.moved.engaged = [...new Set([...d.moved.engaged, ...forces.flatMap(({ generals }) => generals)])];
}

/** 13.6: half of what the loser has lost, in PCs; the activation takes note. */
export function consequences(d: State, f: BattleFrame): void {
  const winner = winnerOf(f);
  const loser = otherSide(winner);
  pop(d);
  const a = underWay(d, 'activation');
  if (a) {
    a.fought = true;
    const goesOn = winner === f.attacker && a.general === 'regulus' && f.led.rome === 'regulus' && a.mp > 0;
    if (goesOn) note(d, '17.2.B.Regulus', 'M. Atilius Regulus has won and may move on.');
    else {
      a.over = true;
      a.mp = 0;
    }
    weary(d, f, a, winner === a.who);
  }
  if (winner === 'rome' && f.led.rome === 'lscipio' && generalOf(d, 'lscipio').at === f.at) push(d, { type: 'scipio' });
  const left = Math.floor(f.lost[loser] / 2);
  if (f.lost[loser] % 2 === 1) note(d, '15.1', () => `Half of ${f.lost[loser]} is ${left}, rounded down.`);
  const removes = (): string => (left === 0 ? 'keeps its PCs' : `removes ${plural(left, 'PC')}`);
  note(d, '13.6', () => `${SIDE_NAMES[loser]} has lost ${plural(f.lost[loser], 'Unit')} and ${removes()}.`, {
    facts: { pcs: left },
  });
  if (left > 0) push(d, { type: 'removal', who: loser, cause: 'battle', rule: '13.6', left, fromMiat: false });
}
