/** The one island in which games are shown step by step, on a page of their own or inside a text. */
import { useEffect, useState } from 'preact/hooks';
import { hasBox } from '../../stores/device/storage.ts';
import { attempt } from '../lost.ts';
import { Body } from './body.tsx';
import { dataAt, fetchData } from './data.ts';
import type { Data, PlayerProps } from './props.ts';

/** Awaited before the island is drawn, so that it takes over what stands there. */
export const prepare = ({ data }: Pick<PlayerProps, 'data'>): Promise<void> => fetchData(data);

export default function Player(props: PlayerProps) {
  return <Body {...props} data={useLesson(props.lesson, dataAt(props.data))} />;
}

/** A lesson by the reader's own box, once it has been played anew; everything else as it was fetched. */
function useLesson(lesson: PlayerProps['lesson'], data: Data): Data {
  const [mine, setMine] = useState(data);
  useEffect(() => {
    if (!lesson || !hasBox(lesson.game)) return;
    void attempt(async () => {
      const { lessonByBox } = await import('./own-lesson.ts');
      setMine(await lessonByBox(lesson, data));
    });
  }, []);
  return mine;
}
