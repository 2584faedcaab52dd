/** One thing to try: a real choice, and what the rules answer to the way that was chosen. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ShownOption, ShownTry } from '../../play/shown.ts';

const VERDICTS: Readonly<Record<NonNullable<ShownOption['verdict']>, string>> = {
  refused: 'Not allowed.',
  missed: 'Not quite.',
  hit: 'Yes.',
};

interface Props {
  readonly tries: ShownTry;
  readonly tried: number | undefined;
  readonly onTry: (option: number | undefined) => void;
  readonly answer: (option: ShownOption) => ComponentChildren;
}

export function Tries({ tries: { ask, options }, tried, onTry, answer }: Props) {
  const answered = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tried !== undefined) answered.current?.scrollIntoView({ block: 'start' });
  }, [tried]);
  const chosen = tried === undefined ? undefined : options[tried];
  return (
    <fieldset class="tries">
      <legend>{ask}</legend>
      <div class="tries-ways">
        {options.map(({ says }, i) => [
          i > 0 && ' ',
          <button
            key={says}
            type="button"
            aria-pressed={i === tried}
            onClick={() => onTry(i === tried ? undefined : i)}
          >
            {says}
          </button>,
        ])}
      </div>
      <div class="tries-answer" role="status" ref={answered}>
        {chosen && (
          <>
            {(chosen.verdict || chosen.tells) && (
              <p class="tries-tells">
                {chosen.verdict && <b data-verdict={chosen.verdict}>{VERDICTS[chosen.verdict]} </b>}
                {chosen.tells}
              </p>
            )}
            {answer(chosen)}
          </>
        )}
      </div>
    </fieldset>
  );
}
