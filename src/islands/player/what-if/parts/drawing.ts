/** The odds of a waiting roll: at once if they are exact, better and better from a worker if they are sampled. */
import { FIRST_SEED } from '../../../../calculator/roll/sampling.ts';
import { type Computed, caseOf, pendingOdds } from '../../../../play/odds.ts';
import type { Question } from '../../../../play/question.ts';
import type { ShownOdds, Side } from '../../../../play/shown.ts';
import { shownOdds } from '../../../../play/shown-odds.ts';
import type { Now } from '../../../../stores/branch/branch.ts';
import { launch } from '../../../../workers/launch.ts';
import type { Room } from '../engine.ts';

/** What a question comes to. Gives back how to end it: nothing is told after that. */
function follow({ id: game, desk }: Room, question: Question, tell: (answer: Computed) => void): () => void {
  let over = false;
  let close = () => {};
  const end = () => {
    over = true;
    close();
  };
  const begin = async () => {
    const { calculator, input } = await caseOf(question, desk);
    const { tables } = desk;
    if (over) return;
    const count = () => tell({ calculator, input, report: calculator.compute(input, tables) });
    if (!calculator.sample?.most(input, tables)) return count();
    close = launch(
      { game, calculator: calculator.id, input, tables, seed: FIRST_SEED },
      (report) => {
        if (over) return;
        tell({ calculator, input, report });
        if (report.sampled && report.sampled.drawn >= report.sampled.of) end();
      },
      // Where no worker can be had, the first draws must do.
      () => over || count(),
    );
  };
  void begin();
  return end;
}

/** What is waited for, as its calculator answers, and what the other side expects once that is known. */
function pendingOf({ game }: Room, now: Now, sides: readonly Side[], mine: Computed, theirs?: Computed) {
  const by = now.decider ?? '';
  const { question } = now;
  const odds = {
    ...pendingOdds(game, now.state, mine),
    ...(question?.beside && theirs && { beside: { ...question.beside, answer: theirs } }),
  };
  const shown = shownOdds(odds, { ...(question && { question }), by }, mine.calculator, sides);
  // What is certain needs no odds.
  return shown?.chance === 0 || shown?.chance === 1 ? undefined : shown;
}

/** Tells the odds of what waits, again with every better report; gives back how to end it. */
export function followPending(
  room: Room,
  now: Now,
  sides: readonly Side[],
  open: boolean,
  tell: (odds?: ShownOdds) => void,
) {
  const { question } = now;
  let [mine, theirs]: (Computed | undefined)[] = [];
  const show = () => mine && tell(pendingOf(room, now, sides, mine, theirs));
  const ends = [
    ...(question
      ? [
          follow(room, question, (answer) => {
            mine = answer;
            show();
          }),
        ]
      : []),
    ...(question?.beside && open
      ? [
          follow(room, question.beside.question, (answer) => {
            theirs = answer;
            show();
          }),
        ]
      : []),
  ];
  return () => {
    for (const end of ends) end();
  };
}
