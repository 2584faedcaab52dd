/** A lesson is short, real and right: what does not fit the rules stops the build with screen and reason. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { type LessonText, lessonOf } from '../../src/gate/lesson.ts';
import { contentOf } from '../../src/gate/samples.ts';
import { judged } from '../../src/play/lesson.ts';
import type { Written } from '../../src/play/sample.ts';
import { mainLine } from '../../src/stores/branch/main-line.ts';
import { screenOf } from '../../src/stores/lesson.ts';
import { isShort } from '../support/size.ts';

const written = (): LessonText => JSON.parse(readFileSync('content/nero/learn.json', 'utf8'));
const countOf = (words: string): number => words.split(/\s+/).length;

/** What the build says of Nero's lesson once it is changed. */
async function stopsWith(change: (lesson: LessonText) => void): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'lesson-'));
  mkdirSync(join(root, 'content/nero'), { recursive: true });
  const lesson = written();
  change(lesson);
  writeFileSync(join(root, 'content/nero/learn.json'), JSON.stringify(lesson));
  return lessonOf(gameOf('nero'), root).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
}

test.each(GAMES)(
  '%s: on every screen the learner plays, and what the story plays there is what is asked',
  async (id) => {
    const { shown, setup, steps } = (await lessonOf(gameOf(id)))!;
    const game = (await playOf(id))!;
    expect(shown.steps.length).toBeGreaterThanOrEqual(isShort(id) ? 6 : 12);
    expect(shown.steps.length).toBeLessThanOrEqual(16);
    const line = mainLine(game, { ...shown, setup, steps }, contentOf(gameOf(id)));
    for (const [i, { mark, says, task }] of shown.steps.entries()) {
      expect(countOf(`${says} ${task!.asks}`), mark).toBeLessThanOrEqual(60);
      const { sitting, $judged, show } = screenOf(line, i, task!, () => 1);
      const { $now } = sitting.branching;
      const [first] = task!.deed;
      // It is the learner's to decide, or dice wait; and without help more than what is meant is open to him.
      expect($now.get().decider, mark).toBe(first!.by);
      const open = $now.get().choices.length;
      show();
      for (const { action } of task!.deed) {
        // What nobody needs to be asked goes by itself.
        if ($judged.get().verdict === 'done' || game.problem($now.get().state, action)) continue;
        expect(sitting.play([action]), `${mark}: ${JSON.stringify(action)}`).toBeUndefined();
      }
      expect($judged.get().verdict, mark).toBe('done');
      expect(open + Number(first!.by === 'chance'), mark).toBeGreaterThan(0);
    }
  },
);

test.each(GAMES)('%s: its last screen leads to a new game with the computer in all other seats', async (id) => {
  const { links } = (await lessonOf(gameOf(id)))!;
  expect(links.at(-1)!.some((link) => 'seat' in link)).toBe(true);
});

test('too many words, a deed that is forbidden, a wrong way that is not refused or is what is meant', async () => {
  expect(await stopsWith(({ screens }) => (screens[0]!.says += ' word'.repeat(60)))).toContain('at most 60 words');
  expect(
    await stopsWith(({ screens }) => {
      screens[0]!.deed = [{ type: 'place', by: 'west', province: 'dacia' }];
    }),
  ).toMatch(/"Seven Legions": the deed: step 2 \(3\.0\.2\)/);
  expect(
    await stopsWith(({ screens }) => {
      screens[0]!.wrong = [{ actions: [{ type: 'place', by: 'west', province: 'britannia' }], refused: '3.0.2' }];
    }),
  ).toContain('expected 3.0.2 to forbid it, and nothing does');
  expect(
    await stopsWith(({ screens }) => {
      screens[0]!.wrong = [{ actions: [...screens[0]!.deed], tells: 'No.' }];
    }),
  ).toContain('expected it to be wrong, and it is done');
  expect(await stopsWith(({ screens }) => (screens[0]!.rules = ['99.9']))).toContain('99.9');
});

test('a gesture goes astray by another goal, not by another way, by others or by what lies on the way', () => {
  const step = (to: string) => ({ type: 'step', to });
  const asked = {
    deed: [
      { by: 'rome', action: { type: 'activate', general: 'caudex', card: 's1' } },
      { by: 'rome', action: step('enna'), way: true },
      { by: 'rome', action: step('gela') },
      { by: 'chance', action: { type: 'roll', faces: { die: [4] } } },
    ],
    loose: ['card'],
  };
  const played = (...actions: Written[]) =>
    judged(
      asked,
      actions.map((action, i) => ({ action, by: 'rome', follows: i > 0 })),
    ).verdict;
  const activate = { type: 'activate', general: 'caudex', card: 's9' };
  expect(played(activate)).toBe('open');
  expect(played(activate, step('enna'))).toBe('open');
  expect(played(activate, step('panormus'), step('gela'))).toBe('open');
  expect(played(activate, step('panormus'))).toBe('astray');
  expect(played({ ...activate, general: 'maximus' })).toBe('astray');
  expect(played({ type: 'discard' })).toBe('astray');
  const moves = [activate, step('gela')].map((action, i) => ({ action, by: 'rome', follows: i > 0 }));
  const answer = { action: { type: 'intercept' }, by: 'carthage', follows: true };
  const roll = { action: { type: 'roll', faces: { die: [1] } }, by: 'chance', follows: false };
  expect(judged(asked, [...moves, answer]).verdict).toBe('open');
  expect(judged(asked, [...moves, answer, roll]).verdict).toBe('done');
});
