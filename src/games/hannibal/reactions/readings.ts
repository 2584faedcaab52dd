/** What reactions stand on: what the rolls need, the hands as both sides stand, and the readings that they touch. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Figures, Reader } from '../../../calculator/table.ts';
import { countHand, handReadings } from '../battle-cards/hand.ts';
import { type Entry, hasFailed, isIntercepted, moverHand, reactingHand, triesToAvoid } from './rules.ts';

/** die, 11.4: what the rolls need, and the hands as both sides stand. */
function groundsOf(entry: Entry, figures: Figures) {
  const needs = (who: string, amount: number, rule: string) => line(who, amount, 'Succeeds on this or less', rule);
  const hands = [
    countHand(moverHand(entry), figures),
    ...(entry.here.cu > 0
      ? [countHand(reactingHand(entry, [], true, triesToAvoid(entry) || hasFailed(entry)), figures)]
      : []),
  ];
  return {
    ranOut: hands.some(({ ranOut }) => ranOut),
    lines: [
      ...(triesToAvoid(entry) ? [needs('Avoid Battle', entry.here.rating, '9')] : []),
      ...entry.interceptors.map(({ rating }, i) => needs(`Army ${i + 1}`, rating, '10.a')),
      ...hands.flatMap(({ lines }) => lines),
    ],
  };
}

function readingsOf(entry: Entry, ranOut: boolean): Assumption[] {
  const comes = entry.interceptors.length > 0;
  const back = comes || isIntercepted(entry, []);
  const hands = [reactingHand(entry, comes ? [0] : [], entry.here.cu > 0, triesToAvoid(entry) || hasFailed(entry))];
  return [
    ...handReadings(hands, ranOut),
    ...(back && entry.backOver !== 'none' && entry.reply !== 'fights'
      ? [
          {
            ruling: 'backing-up',
            rule: '10.3',
            reading: 'Backing up needs no roll; over a pass Attrition is rolled once more.',
          },
        ]
      : []),
  ];
}

export function basisOf(entry: Entry, read: Reader): Basis {
  const { lines, ranOut } = groundsOf(entry, read);
  return basis(lines, readingsOf(entry, ranOut), read);
}
