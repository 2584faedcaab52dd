/** What must hold in every state of Nero, whoever plays and however. */
import type { State } from '../../../../src/games/nero/play/state.ts';
import { COLOURS, ROMA } from '../../../../src/games/nero/words.ts';

/** Throws plainly, as it is asked many thousand times. */
export function check(s: State): void {
  const wrong = (what: string): never => {
    throw new Error(`${what}: ${JSON.stringify({ ...s, setup: undefined })}`);
  };
  const { colours, board } = s.setup;
  const setting = s.frames.at(-1)?.type === 'set-up';
  let legions = 0;
  for (const c of COLOURS) {
    for (const [at, k] of Object.entries(s.stacks[c])) {
      legions += k.n;
      if (!board.places[at] || at === ROMA) wrong(`Legions of ${c} in ${at}`);
      if (k.n < 1 || !Number.isInteger(k.n)) wrong(`${k.n} Legions`);
      const moving = s.round.force && c === s.round.active && s.round.force.at === at ? s.round.force.legions : 0;
      if (k.done < 0 || k.done + moving > k.n || k.attacked > k.n) wrong('more Legions have acted than are there');
      if (k.done > 0 && c !== s.round.active) wrong('an inactive colour has moved');
    }
    if (!Number.isInteger(s.vp[c])) wrong('VP');
  }
  const uncontrolled = Object.values(s.uncontrolled).reduce((a, b) => a + b, 0);
  if (!setting && legions + uncontrolled !== colours.length * 7) wrong(`${legions} + ${uncontrolled} Legions`);
  if (uncontrolled > 4) wrong('too many Uncontrolled Legions');
  const held = Object.values(s.held).filter((id) => id !== null);
  const cards = [...Object.values(s.hands).flat(), ...held, ...s.faceDown, ...s.faceUp];
  if (cards.length !== 55 || new Set(cards).size !== 55) wrong(`${cards.length} cards`);
  if (colours.filter((c) => s.leaders[c].status === 'emperor').length > 2) wrong('Emperors');
  if (s.round.used > 4) wrong('more than four cards in a round');
  if (s.barbarian && !board.tribe.includes(s.barbarian)) wrong('Barbarians');
  for (const c of colours) {
    const { status, at } = s.leaders[c];
    if (!setting && !board.places[at]) wrong(`Leader in ${at}`);
    if (status === 'general' || at === ROMA || s.stacks[c][at]) continue;
    const among = COLOURS.some((other) => s.stacks[other][at]);
    if (among && s.setup.rulings['passage-of-a-leader'] === 'demoted') wrong('not demoted');
  }
}
