/** The odds of where a branch stands: of what waits, and of each choice that has some. They come after the choices. */
import { useEffect, useState } from 'preact/hooks';
import { answerOf, pendingOdds } from '../../../play/odds.ts';
import type { Choice } from '../../../play/procedure.ts';
import type { Written } from '../../../play/sample.ts';
import type { Part, ShownOdds, Side } from '../../../play/shown.ts';
import { shownOdds, turnsOn } from '../../../play/shown-odds.ts';
import type { Now } from '../../../stores/branch.ts';
import type { Room } from './engine.ts';

interface Told {
  readonly of?: Now;
  readonly pending?: ShownOdds | undefined;
  readonly choices: ReadonlyMap<Choice<Written>, Part>;
}

const NONE: Told = { choices: new Map() };
const breath = () => new Promise((done) => setTimeout(done));

async function pendingOf({ game, desk }: Room, now: Now, sides: readonly Side[]): Promise<ShownOdds | undefined> {
  const odds = await pendingOdds(game, now.state, desk);
  if (!odds.asked) return undefined;
  const calculator = await desk.load(odds.asked.calculator);
  const by = now.decider ?? '';
  const shown = shownOdds(odds, { ...(now.question && { question: now.question }), by }, calculator, sides);
  // What is certain needs no odds.
  return shown?.chance === 0 || shown?.chance === 1 ? undefined : shown;
}

export function useOdds(room: Room, now: Now, sides: readonly Side[]): Told {
  const [told, setTold] = useState<Told>(NONE);
  useEffect(() => {
    let over = false;
    const tell = async () => {
      // Drawn first: nobody waits for odds.
      await breath();
      const pending = now.question && !over ? await pendingOf(room, now, sides) : undefined;
      const choices = new Map<Choice<Written>, Part>();
      if (!over && pending) setTold({ of: now, pending, choices });
      for (const choice of now.choices) {
        if (!choice.question || over) continue;
        const { calculator, report } = await answerOf(choice.question, room.desk);
        const part = turnsOn(choice.question, calculator, report);
        if (part) choices.set(choice, part);
        await breath();
      }
      if (!over && choices.size) setTold({ of: now, pending, choices });
    };
    void tell();
    return () => {
      over = true;
    };
  }, [now]);
  return told.of === now ? told : NONE;
}
