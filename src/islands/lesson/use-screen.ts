/** The screen being played, once the rules have loaded: always started anew, since only its tick is kept. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MainLine } from '../../stores/branch/main-line.ts';
import { screenOf } from '../../stores/lesson.ts';
import { attempt } from '../lost.ts';
import type { Data, EngineAt } from '../player/props.ts';
import type { Opening } from './opening.ts';
import type { Playing } from './playing.ts';

export function useScreen(engine: EngineAt, data: Data, at: number): (Opening & Playing) | undefined {
  const [opened, setOpened] = useState<Opening & { readonly line: MainLine }>();
  useEffect(() => {
    void attempt(async () => {
      const { opening } = await import('./opening.ts');
      const parts = await opening(engine);
      setOpened({ ...parts, line: parts.storyOf(parts.room, data) });
    });
  }, []);
  return useMemo(() => {
    const task = data.shown.steps[at - 1]?.task;
    return opened && task && { ...opened, screen: screenOf(opened.line, at - 1, task, opened.seed) };
  }, [opened, at]);
}
