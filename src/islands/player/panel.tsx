/** The step in words: whose, one or two sentences, dice, chances, and what the engine says happened, by which clause. */
import type { Seen } from '../../stores/stepping.ts';
import { Badge, sideOf } from './badge.tsx';
import { Chance } from './chance.tsx';
import { Clause } from './clause.tsx';
import { Dice } from './dice.tsx';
import { Ledger } from './ledger.tsx';
import type { Data } from './props.ts';

const rulesOf = (seen: Seen): string[] => [...new Set(seen.step?.happened.map((h) => h.rule) ?? [])].slice(0, 3);

/** Before the first step: what the game teaches, and what of its position is ours. */
function Opening({ data: { shown } }: { readonly data: Data }) {
  return (
    <>
      <p class="step-says">{shown.teaches}</p>
      {shown.standIns.length > 0 && (
        <ul class="step-happened">
          {shown.standIns.map((says) => (
            <li key={says}>◇ {says}</li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Panel({ data, seen, odds }: { readonly data: Data; readonly seen: Seen; readonly odds: string }) {
  const { shown, clauses } = data;
  const { step, board } = seen;
  const side = sideOf(shown.sides, step?.side);
  const { moving } = board;
  return (
    <div class="step">
      <p class="step-state">
        {side && <Badge side={side} />}
        <span class="step-doing">{step ? board.title : 'Set-up'}</span>
        {moving && (
          <span class="step-left">
            {moving.left} {moving.unit} left
          </span>
        )}
        <span class="step-rules">
          {rulesOf(seen).map((id) => (
            <Clause key={id} id={id} clauses={clauses} />
          ))}
        </span>
      </p>
      {step ? <p class="step-says">{step.says}</p> : <Opening data={data} />}
      {step && <Dice dice={step.dice} sides={shown.sides} ledger={step.odds?.ledger ?? []} score={board.score} />}
      {step?.odds && <Ledger lines={step.odds.ledger} clauses={clauses} />}
      {step?.odds && <Chance odds={step.odds} base={odds} />}
      {step && step.happened.length > 0 && (
        <ul class="step-happened">
          {step.happened.map(({ rule, says }, i) => (
            <li key={i}>
              {says} <Clause id={rule} clauses={clauses} />
            </li>
          ))}
          {step.passed > 0 && (
            <li class="step-passed">
              {step.passed === 1
                ? 'One is asked and declines.'
                : `${step.passed} times somebody is asked and declines.`}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
