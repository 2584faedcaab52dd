/** The result of a step: dice as rolled, the ledger, the chances, and what the engine says happened, by which clause. */
import type { Board } from '../../play/board.ts';
import type { ShownStep } from '../../play/shown.ts';
import { Chance } from './chance.tsx';
import { Clause } from './clause.tsx';
import { Dice } from './dice.tsx';
import { Ledger } from './ledger.tsx';
import type { Data } from './props.ts';
import * as say from './words.ts';

interface Props {
  readonly what: Pick<ShownStep, 'dice' | 'odds' | 'happened' | 'passed'>;
  readonly data: Data;
  readonly score: Board['score'];
  /** Where calculators of this game lie. */
  readonly odds: string;
}

export function Followed({
  what: { dice, odds, happened, passed },
  data: { shown, clauses },
  score,
  odds: base,
}: Props) {
  return (
    <>
      <Dice dice={dice} sides={shown.sides} ledger={odds?.ledger ?? []} score={score} />
      {odds && <Ledger lines={odds.ledger} clauses={clauses} dice={dice} sides={shown.sides} />}
      {odds && <Chance odds={odds} base={base} sides={shown.sides} />}
      {happened.length > 0 && (
        <ul class="step-happened soft stack">
          {happened.map(({ rule, says }, i) => (
            <li key={i}>
              {says} <Clause id={rule} clauses={clauses} />
            </li>
          ))}
          {passed > 0 && <li>{say.nobodyAnswers}</li>}
        </ul>
      )}
    </>
  );
}
