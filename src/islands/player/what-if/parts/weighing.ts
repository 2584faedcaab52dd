/** What may happen on a way, and what a question turns on as its calculator answers: fetched once either is told. */
import { answerOf, type Desk } from '../../../../play/odds.ts';
import type { Question } from '../../../../play/question.ts';
import type { Part } from '../../../../play/shown.ts';
import { turnsOn } from '../../../../play/shown-odds.ts';

export { risksOf } from '../../../../play/reach-risks.ts';

export async function turnOf(question: Question, desk: Desk): Promise<Part | undefined> {
  const { calculator, report } = await answerOf(question, desk);
  return turnsOn(question, calculator, report);
}
