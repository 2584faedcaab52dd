/** A lesson by the reader's own box: fetched and played anew where there is one. */
import { calculatorOf, playOf } from '../../games/index.ts';
import { type LessonText, ownLesson } from '../../play/lesson.ts';
import { boxRoom } from '../../stores/box/room.ts';
import type { Data, EngineData, LessonAt } from './props.ts';
import { clausesFrom, fetched, received } from './what-if/engine.ts';

export async function lessonByBox({ game: id, text, content, box }: LessonAt, data: Data): Promise<Data> {
  const [game, lesson, engine] = await Promise.all([
    playOf(id),
    fetched<LessonText>(text),
    fetched<EngineData>(content),
  ]);
  if (!game) return data;
  const room = await boxRoom(id, received(engine.content), () => fetched(box));
  const positions = Object.values(lesson.positions);
  const begins = (letters: string) => positions.every((setup) => game.start(setup, room.boxed(letters)));
  const own = room.fitting(begins);
  if (own === undefined) return data;
  const boxed = room.boxed(own);
  const { sides } = data.shown;
  const desk = {
    tables: boxed.tables,
    async load(calculator: string) {
      const found = await calculatorOf(id, calculator);
      if (!found) throw new RangeError(`calculator "${calculator}" is not one of ${id}`);
      return found;
    },
  };
  const shown = await ownLesson(data.shown, lesson, game, boxed, { desk, sides });
  return { ...data, shown, clauses: { ...clausesFrom(engine), ...data.clauses } };
}
