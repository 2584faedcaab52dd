/** The step in words: whose it is, one or two sentences, and the result. */
import type { Seen } from '../../stores/stepping.ts';
import { Badge, sideOf } from '../board/badge.tsx';
import { Clause } from './clause.tsx';
import { Followed } from './followed.tsx';
import type { Data } from './props.ts';
import * as say from './words.ts';

const rulesOf = ({ step }: Seen): string[] =>
  [...new Set([...(step?.cites ?? []), ...(step?.happened.map((h) => h.rule) ?? [])])].slice(0, 3);

/** Before the first step: what the game teaches, and what of its position is ours. */
function Opening({ data: { shown } }: { readonly data: Data }) {
  return (
    <>
      <p class="step-says">{shown.teaches}</p>
      {shown.standIns.length > 0 && (
        <ul class="step-happened soft stack">
          {shown.standIns.map((says) => (
            <li key={says}>◇ {says}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Props {
  readonly data: Data;
  readonly seen: Seen;
  readonly odds: string;
}

export function Panel({ data, seen, odds }: Props) {
  const { shown, clauses } = data;
  const { step, board } = seen;
  const side = sideOf(shown.sides, step?.side);
  const { moving } = board;
  return (
    <div class="step">
      <p class="step-state row soft">
        {side && <Badge side={side} />}
        <span class="step-doing">{step ? (step.apart ? step.mark : board.title) : say.setUp}</span>
        {moving && <b>{say.left(moving.left, moving.unit)}</b>}
        <span class="step-rules beside">
          {rulesOf(seen).map((id) => (
            <Clause key={id} id={id} clauses={clauses} />
          ))}
        </span>
      </p>
      {step ? <p class="step-says">{step.says}</p> : <Opening data={data} />}
      {step && <Followed what={step} data={data} score={board.score} odds={odds} />}
      {step?.ourCards && <p class="step-ours note">{say.ourCards}</p>}
      {step?.links && (
        <p class="step-links row">
          {step.links.map(({ says, href }) => [
            <a key={href} href={href}>
              {says}
            </a>,
            ' ',
          ])}
        </p>
      )}
    </div>
  );
}
