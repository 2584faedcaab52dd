/** Remembers a case as recent once the reader has stayed with it or leaves the page, however soon; that is why it is not loaded later. */
import { caseWords } from '../../calculator/told/case-words.ts';
import { keepCase } from '../../stores/recent-cases.ts';
import type { Session } from '../../stores/session.ts';

/** Whoever stays so long has read the answer; what is only passed while stepping is no case. */
const STAY = 2500;

export function keepCases({ calculator, $query, $input }: Session, game: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const query = $query.get();
    const sentence = caseWords(calculator, $input.get());
    // The case that the page opens with is at hand anyway.
    if (query && sentence) keepCase({ game, calculator: calculator.id, query, sentence });
  };
  const stop = $query.listen(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, STAY);
  });
  addEventListener('pagehide', keep);
  return () => {
    stop();
    keep();
    removeEventListener('pagehide', keep);
  };
}
