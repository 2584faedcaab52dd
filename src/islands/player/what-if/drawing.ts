/** What a question comes to: at once where it is counted, better and better from a worker where it is drawn. */
import { FIRST_SEED } from '../../../calculator/sampling.ts';
import { type Computed, caseOf } from '../../../play/odds.ts';
import type { Question } from '../../../play/question.ts';
import type { Room } from './engine.ts';

/** Gives back how to end it: nothing is told after that. */
export function follow({ id: game, desk }: Room, question: Question, tell: (answer: Computed) => void): () => void {
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
    const { launch } = await import('../../../workers/launch.ts');
    if (over) return;
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
