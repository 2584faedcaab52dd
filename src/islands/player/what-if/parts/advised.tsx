/** The computer's suggestions: up to three of the best options it could look at, each with its chance and one reason. */
import { useEffect, useState } from 'preact/hooks';
import type { Now } from '../../../../stores/branch/branch.ts';
import type { Sitting } from '../../../../stores/branch/sitting.ts';
import { NO_TAPS, optionsIn } from '../../../../stores/branch/tapping.ts';
import type { Figures } from '../../../../workers/weigher.ts';
import { winsGame } from '../begun-words.ts';
import { isClosing } from '../deeds.ts';
import type { Room } from '../engine.ts';
import { order } from '../use-odds.ts';
import { Estimated, EstimateSign } from './drawn-figure.tsx';
import * as say from './words.ts';

export interface AdviceProps {
  readonly room: Room;
  readonly sitting: Sitting;
  readonly now: Now;
  readonly who: string;
}

/** How far an option is behind the first. */
function behindFirst(first: number, chance: number): string {
  const less = Math.round((first - chance) * 100);
  return less > 0 ? say.behind(less) : say.asGood;
}

export function Advised({ room, sitting, now, who }: AdviceProps) {
  const [found, setFound] = useState<Figures>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const { state, decider: seat } = now;
    if (seat === undefined) return;
    const lose = () => setLost(true);
    return order(room, ({ weigh }) => weigh({ state, seat, advises: true }, setFound, lose), lose);
  }, []);
  const prepare = (at: number) => {
    const choice = now.choices[at];
    if (!choice) return;
    if (isClosing(room.game, choice)) {
      // What passes or ends waits at the foot.
      const button = [...document.querySelectorAll<HTMLElement>('.branch-foot .branch-play')];
      button.find((one) => one.textContent?.startsWith(choice.says))?.focus();
      return;
    }
    const [option] = optionsIn(room.game, [choice]);
    const touches = option?.touches ?? [];
    const named = touches.filter(({ kind }) => kind !== 'deed');
    sitting.$taps.set({ ...NO_TAPS, named: named.length > 0 ? named : touches });
  };
  const advice = found?.advice;
  if (!advice)
    return (
      <p role="status" class="figures-note note">
        {lost ? say.noAdvice : say.playingOn}
        {!lost && <progress max="1" value={found?.share ?? 0} aria-label={say.howFar} />}
      </p>
    );
  const looks = found.figures.reduce((sum, one) => sum + (one?.type === 'estimate' ? one.looks : 0), 0);
  const [first] = advice;
  const close = advice.filter(({ figure }) => figure.behind <= figure.doubt);
  return (
    <>
      <ol>
        {advice.map(({ at, figure, ...why }, nth) => (
          <li key={at}>
            <button type="button" class="bare choice side-tap" onClick={() => prepare(at)}>
              <span class="advice-nth keep centred" data-first={nth === 0 || undefined}>
                {nth + 1}
              </span>
              <span class="choice-says">
                {now.choices[at]?.group ? `${now.choices[at]?.group}: ` : ''}
                {now.choices[at]?.says}
                <small>{say.reason(why)}</small>
              </span>
              <span class="choice-figure ends" data-figure="estimate">
                <Estimated figure={figure} />
                <small>{nth === 0 || !first ? winsGame : behindFirst(first.figure.chance, figure.chance)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p class="figures-note note" role="status">
        <EstimateSign />
        {say.estimatedFrom(looks, who)}
        {close.length > 1 && say.tooClose(close.length === advice.length)}
      </p>
    </>
  );
}
