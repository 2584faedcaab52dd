/** A lesson is short, real and right: what does not fit the rules stops the build with screen, way and reason. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Own } from '../../src/calculator/own.ts';
import { GAMES, type GameId, playOf } from '../../src/games/index.ts';
import { tellingOf } from '../../src/gate/desk.ts';
import { gameOf } from '../../src/gate/game.ts';
import { type LessonText, lessonOf, lessonText } from '../../src/gate/lesson.ts';
import { contentOf } from '../../src/gate/samples.ts';
import { ownLesson } from '../../src/play/lesson.ts';
import { type Boxed, boxed } from '../../src/stores/box/boxed.ts';

const written = (): LessonText => JSON.parse(readFileSync('content/nero/learn.json', 'utf8'));

/** What the build says of Nero's lesson once it is changed. */
async function stopsWith(change: (lesson: LessonText) => void): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'lesson-'));
  mkdirSync(join(root, 'content/nero'), { recursive: true });
  cpSync('content/nero/learn.json', join(root, 'content/nero/learn.json'));
  const lesson = written();
  change(lesson);
  writeFileSync(join(root, 'content/nero/learn.json'), JSON.stringify(lesson));
  return lessonOf(gameOf('nero'), root).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
}

test.each(GAMES)('%s: every screen has a picture and a real choice, and the ways differ', async (id) => {
  const { shown } = (await lessonOf(gameOf(id)))!;
  expect(shown.steps.length).toBeGreaterThanOrEqual(8);
  for (const { mark, tries } of shown.steps) {
    const answers = tries!.options.map(({ happened, change, odds, verdict }) =>
      JSON.stringify([happened, change, verdict, odds?.sentence]),
    );
    expect(tries!.options.length, mark).toBeGreaterThan(1);
    expect(new Set(answers).size, mark).toBeGreaterThan(1);
  }
  const tried = shown.steps.flatMap(({ tries }) => tries!.options);
  expect(tried.some(({ verdict, happened }) => verdict === 'refused' && happened[0]!.rule !== '')).toBe(true);
  expect(tried.some(({ change }) => change !== undefined)).toBe(true);
});

test('too many words, a way that is refused or allowed against what is written, a guess that no way hits', async () => {
  const screenOf = ({ screens }: LessonText, title: string) => screens.find((s) => s.title === title)!;
  expect(await stopsWith(({ screens }) => (screens[0]!.says += ' word'.repeat(80)))).toContain('at most 80 words');
  expect(
    await stopsWith((lesson) => {
      const way = screenOf(lesson, 'A turn').try.options[0]!;
      if ('actions' in way) delete way.refused;
    }),
  ).toMatch(/"A turn": step 1 \(4\.3\): West Europe has used no card/);
  expect(
    await stopsWith((lesson) => {
      const way = screenOf(lesson, 'A turn').try.options[1]!;
      if ('actions' in way) way.refused = '4.3';
    }),
  ).toContain('expected 4.3 to forbid it, and nothing does');
  expect(
    await stopsWith((lesson) => {
      for (const way of screenOf(lesson, 'The aim').try.options) if ('is' in way) way.is = 0;
    }),
  ).toContain('expected one guess to hit');
});

describe('by a reader’s own box', () => {
  const played = async (id: GameId, own: Own) => {
    const game = gameOf(id);
    const { shown } = (await lessonOf(game))!;
    const content = boxed(contentOf(game) as unknown as Boxed, own);
    const { desk, sides } = tellingOf(game);
    const telling = { sides, desk: { load: desk.load, tables: content.tables } };
    return { shown, mine: await ownLesson(shown, lessonText(game)!, (await playOf(id))!, content, telling) };
  };

  test('that says the same as ours nothing changes', async () => {
    const { shown, mine } = await played('sword-of-rome', {});
    expect(mine).toEqual(shown);
  });

  test('a figure, what it rests on and which guess hits are those of the box', async () => {
    const losses = gameOf('sword-of-rome').tables['attrition']!;
    const none = Object.fromEntries(losses.entries.map(({ at }) => [at.join(' '), 0]));
    const { shown, mine } = await played('sword-of-rome', { attrition: none });
    const optionsOf = ({ steps }: typeof shown) => steps.find(({ mark }) => mark === 'Five traps')!.tries!.options;
    expect(optionsOf(shown).map(({ verdict }) => verdict)).toEqual(['missed', 'hit']);
    expect(optionsOf(mine).map(({ verdict, odds }) => [verdict, odds?.chance, odds?.standing])).toEqual([
      ['missed', 0, 'yours'],
      ['missed', 0, 'yours'],
    ]);
    // What we tell of a guess that hits is not told of one that misses.
    expect(optionsOf(mine).map(({ tells }) => tells)).toEqual([optionsOf(shown)[0]!.tells, undefined]);
    expect(mine.steps.length).toBe(shown.steps.length);
  });

  test('a screen that the box cannot play stays as we ship it', async () => {
    const game = gameOf('nero');
    const { shown } = (await lessonOf(game))!;
    const whole = (await playOf('nero'))!;
    const lost = {
      ...whole,
      start: () => {
        throw new RangeError('no such game');
      },
    };
    const mine = await ownLesson(shown, lessonText(game)!, lost as typeof whole, contentOf(game), tellingOf(game));
    expect(mine).toEqual(shown);
  });
});
