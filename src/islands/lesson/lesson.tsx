/** The island of a game's lesson: every screen is a position of the whole game, in which the learner plays. */
import { dataAt, fetchData } from '../player/data.ts';
import { Body, type LessonProps } from './body.tsx';

/** Awaited before the island is drawn, so that it takes over what stands there. */
export const prepare = ({ data }: Pick<LessonProps, 'data'>): Promise<void> => fetchData(data);

export default function Lesson(props: LessonProps) {
  return <Body {...props} shownData={dataAt(props.data)} />;
}
