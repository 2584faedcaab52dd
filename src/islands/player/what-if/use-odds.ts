/** The odds of where a branch stands: of what waits, and of each choice that has some. They come after the choices. */
import { useEffect, useState } from 'preact/hooks';
import type { Choice } from '../../../play/procedure.ts';
import type { Written } from '../../../play/sample.ts';
import type { Part, ShownOdds, Side } from '../../../play/shown.ts';
import type { Now } from '../../../stores/branch/branch.ts';
import { attempt } from '../../lost.ts';
import type { Room } from './engine.ts';

interface Told {
  readonly pending?: ShownOdds | undefined;
  readonly choices: ReadonlyMap<Choice<Written>, Part>;
}

const NONE: Told = { choices: new Map() };
const breath = () => new Promise((done) => setTimeout(done));

/** `open`: whether all hands may be seen, as what both sides expect tells of them. */
export function useOdds(room: Room, now: Now, sides: readonly Side[], open: boolean): Told {
  const [told, setTold] = useState<Told & { readonly of?: Now }>(NONE);
  useEffect(() => {
    let over = false;
    let end = () => {};
    const tell = (more: Partial<Told>) =>
      over || setTold((known) => ({ ...(known.of === now ? known : NONE), ...more, of: now }));
    const tellAll = async () => {
      // Drawn first: nobody waits for odds.
      await breath();
      if (now.question && !over) {
        const { followPending } = await import('./parts/drawing.ts');
        if (over) return;
        end = followPending(room, now, sides, open, (pending) => tell({ pending }));
      }
      const choices = new Map<Choice<Written>, Part>();
      for (const choice of now.choices) {
        if (!choice.question || over) continue;
        const { turnOf } = await import('./parts/weighing.ts');
        const part = await turnOf(choice.question, room.desk);
        if (part) choices.set(choice, part);
        await breath();
      }
      if (choices.size) tell({ choices });
    };
    void attempt(tellAll);
    return () => {
      over = true;
      end();
    };
  }, [now, open]);
  return told.of === now ? told : NONE;
}
