/** The part of the answer that stays in sight once its card has scrolled away; a press shows the rest over the form. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Report } from '../../calculator/report.ts';
import { howSure, SIGN_WORDS } from '../../calculator/told/sure.ts';
import { usePin } from './actions.tsx';
import { useSurroundings } from './context.ts';
import { type Figure, Large } from './figure.tsx';
import { Bar, Names, type Part } from './odds-bar.tsx';
import { Sign } from './sign.tsx';
import * as say from './words.tsx';

interface FoldProps {
  readonly report: Report;
  readonly figure: Figure | undefined;
  readonly parts: readonly Part[];
  readonly words: string;
}

const FAR = 100_000;
/** The figure stands at the top of what is watched: once so much of that is gone, it is out of sight. */
const GONE = 12;
const STEPS = Array.from({ length: 41 }, (_, i) => i / 40);

export function Fold({ report, figure, parts, words }: FoldProps) {
  const { uid, session } = useSurroundings();
  const place = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState(false);
  const [open, setOpen] = useState(false);
  const { sign } = howSure(report);
  const { letter, pin } = usePin();
  useEffect(() => {
    const said = place.current?.nextElementSibling?.querySelector('.said');
    if (!place.current || !said) return;
    const top = Number.parseFloat(getComputedStyle(place.current).top) || 0;
    const watch = new IntersectionObserver(
      (seen) => setFolded((seen.at(-1)?.boundingClientRect.top ?? 0) < Math.round(top) - GONE),
      // What is still to come counts as seen: only what has left at the top is folded.
      { rootMargin: `${-Math.round(top)}px 0px ${FAR}px`, threshold: STEPS },
    );
    watch.observe(said);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!open) return;
    const shut = () => setOpen(false);
    addEventListener('scroll', shut, { once: true, passive: true });
    return () => removeEventListener('scroll', shut);
  }, [open]);
  return (
    <div class="fold" ref={place}>
      {folded && (
        <>
          <button
            type="button"
            class="fold-line beside bare whole gap-7 line-below on-sheet"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <span class="unseen">{open ? say.foldAnswer : say.wholeAnswer}</span>
            {figure ? (
              <>
                <Large says={figure.says} />
                <span class="grow">
                  <Bar parts={parts} uid={`${uid}-fold`} height={10} />
                  <span class="beside apart gap-6 note one-line">
                    <span class="clipped">{session.calculator.terms[figure.key]}</span>
                    <span class="sure-word">
                      <Sign of={sign} /> {SIGN_WORDS[sign]}
                    </span>
                  </span>
                </span>
              </>
            ) : (
              <span class="fold-sentence">{report.sentence}</span>
            )}
          </button>
          <button
            type="button"
            class="fold-pin bare"
            disabled={letter !== undefined}
            aria-label={letter ? say.caseNamed(letter) : say.compareThis}
            onClick={pin}
          >
            {letter ?? '+'}
          </button>
          {open && (
            <div class="fold-card line-below on-sheet">
              <p class="case note flush">{words}</p>
              <p class="verdict">{figure?.verdict}</p>
              <p class="sentence flush">{report.sentence}</p>
              {parts.length > 1 && <Names parts={parts} />}
            </div>
          )}
        </>
      )}
    </div>
  );
}
