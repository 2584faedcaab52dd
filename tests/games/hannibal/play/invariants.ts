/** What must hold in every state of Hannibal, whoever plays and however. Throws plainly, as it is asked many thousand times. */

import { cuAt, cuIn, isCity, isPlain, isTribe } from '../../../../src/games/hannibal/play/queries.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { otherSide, SIDES } from '../../../../src/games/hannibal/words.ts';
import { underWay } from '../../../../src/play/state.ts';

/** No Battle, entry or flight is under way: the pieces are at rest. */
const isAtRest = (s: State): boolean =>
  !s.frames.some(({ type }) => ['entry', 'battle', 'flee', 'gates', 'react'].includes(type));

export function check(s: State): void {
  const wrong = (what: string): never => {
    throw new Error(`${what}: ${JSON.stringify({ ...s, setup: undefined })}`);
  };
  const beside = Object.values(s.bans).map(({ card }) => card);
  const strategy = [...s.hands.rome, ...s.hands.carthage, ...s.deck, ...s.discards, ...s.out, ...beside];
  if (strategy.length !== 64 || new Set(strategy).size !== 64) wrong(`${strategy.length} Strategy Cards`);
  const generals = [
    ...SIDES.flatMap((side) => Object.values(s.stacks[side]).flatMap((k) => k.generals)),
    ...Object.values(s.inside).flatMap((k) => k.generals),
    ...s.pool,
    ...s.displaced,
    ...s.away,
    ...(underWay(s, 'offices')?.stage === 'consuls' ? (underWay(s, 'offices')?.left ?? []) : []),
  ];
  if (generals.length !== 14 || new Set(generals).size !== 14) wrong(`Generals ${generals.join(' ')}`);
  if (s.consuls.some((id) => s.pool.includes(id))) wrong('a Consul in the pool');
  for (const side of SIDES)
    for (const [at, { cu, elephants, generals: here }] of Object.entries(s.stacks[side])) {
      if (cu < 0 || elephants < 0 || elephants > cu || !Number.isInteger(cu))
        wrong(`${cu} CUs, ${elephants} Elephants`);
      if (side === 'rome' && elephants > 0) wrong('Roman Elephants');
      if (!isAtRest(s)) continue;
      if (cu > 0 && cuAt(s, otherSide(side), at) > 0) wrong(`both sides in ${at}`);
      if (cu === 0 && here.length > 0 && cuIn(s, otherSide(side), at) > 0) wrong(`a lone General in ${at}`);
    }
  for (const [at, stack] of Object.entries(s.inside)) {
    if (!isCity(s, at) || !s.control[at]) wrong(`inside ${at}`);
    if (stack.elephants > stack.cu) wrong(`Elephants inside ${at}`);
    if (stack.cu > (at === 'rome' || at === 'carthage' ? 5 : 2)) wrong(`${stack.cu} CUs inside ${at}`);
  }
  for (const [at, points] of Object.entries(s.siege)) {
    if (points < 1 || points > 2) wrong(`${points} points`);
    if (isPlain(s, at)) wrong(`a siege of ${at}`);
    const besieger = isCity(s, at) ? otherSide(s.control[at]!) : s.subjugating[at];
    if (!besieger || cuAt(s, besieger, at) === 0) wrong(`nobody besieges ${at}`);
    if (!isCity(s, at) && s.setup.friends[at] === besieger) wrong(`friends Subjugate ${at}`);
  }
  const cities = Object.keys(s.setup.spaces).filter((at) => isCity(s, at));
  if (cities.length !== 13 || cities.some((at) => !s.control[at])) wrong('a city of nobody');
  for (const at of Object.keys(s.setup.friends)) {
    if (isTribe(s, at) && s.control[at] === 'rome') wrong(`a Roman Tribe ${at}`);
  }
  const move = underWay(s, 'move');
  if (move && (move.mp < 0 || move.mp > 6 || (move.force.cu > 10 && !move.over))) wrong('movement');
  const duel = underWay(s, 'duel');
  if (duel) {
    const [rome, carthage] = [duel.played.rome.length, duel.played.carthage.length];
    if (Math.abs(rome - carthage) > 1) wrong('cards played');
    const cards = [...duel.hands.rome, ...duel.hands.carthage, ...duel.played.rome, ...duel.played.carthage].map((c) =>
      typeof c === 'string' ? c : c.card,
    );
    if (new Set(cards).size !== cards.length || cards.some((c) => c !== 's06' && !s.setup.battleDeck.includes(c)))
      wrong('Battle Cards');
    const spare = SIDES.map((side) => duel.open[side].length);
    if (duel.hands.rome.length + rome > 21 || duel.hands.carthage.length + carthage > 21)
      wrong(`a hand of more than 20: ${spare.join()}`);
  }
}
