/** Advice, only when somebody asks for it: up to three of the best options with their chance and one reason; a tap prepares one. */
import { useEffect, useState } from 'preact/hooks';
import type { Now } from '../../../stores/branch/branch.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { NO_TAPS, optionsIn } from '../../../stores/branch/tapping.ts';
import type { Figures } from '../../../workers/weigher.ts';
import { isClosing } from './deeds.ts';
import type { Room } from './engine.ts';
import { EstimateSign, estimated, points } from './figure.tsx';
import { weigherIn } from './use-odds.ts';

interface Props {
  readonly room: Room;
  readonly sitting: Sitting;
  readonly now: Now;
  readonly who: string;
}

type Wanted = { readonly of: Now; readonly found?: Figures; readonly lost?: boolean };

/** What speaks for an option beside the best of the others: one reason, the one that weighs most. */
const reasonOf = ({ gains, costs }: { readonly gains?: string; readonly costs?: string }): string =>
  gains ? `for ${gains}` : costs ? `though it costs ${costs}` : 'much like the others';

/** How far an option is behind the first. */
function behindFirst(first: number, chance: number): string {
  const less = Math.round((first - chance) * 100);
  return less > 0 ? `${less} less` : 'as good';
}

export function Advice({ room, sitting, now, who }: Props) {
  const [wanted, setWanted] = useState<Wanted>();
  const open = wanted?.of === now ? wanted : undefined;
  const toggle = () => setWanted(open ? undefined : { of: now });
  const isOpen = open !== undefined;
  useEffect(() => {
    if (!isOpen || now.decider === undefined) return;
    return weigherIn(room).weigh(
      { state: now.state, seat: now.decider, advises: true },
      (found) => setWanted({ of: now, found }),
      () => setWanted({ of: now, lost: true }),
    );
  }, [isOpen, now]);
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== 'a' || ctrlKey || metaKey || altKey) return;
      if (!(target as Element | null)?.closest('input, select, textarea')) toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [now, isOpen]);
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
  const advice = open?.found?.advice;
  const looks = open?.found?.figures.reduce((sum, one) => sum + (one?.type === 'estimate' ? one.looks : 0), 0) ?? 0;
  const [first] = advice ?? [];
  const close = advice?.filter(({ figure }) => figure.behind <= figure.doubt) ?? [];
  return (
    <section class="advice" aria-label="Advice">
      <button type="button" class="bare choice side-tap" aria-expanded={isOpen} onClick={toggle}>
        <svg class="advice-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 18h6M10 21h4M8.5 14.5a5.5 5.5 0 1 1 7 0c-.7.6-1 1.2-1 2h-5c0-.8-.3-1.4-1-2z" />
        </svg>
        <span class="choice-says">{isOpen ? 'Advice' : 'Advice: what would you do?'}</span>
        <span class="choice-more">{isOpen ? '✕' : '›'}</span>
      </button>
      {open && !advice && (
        <p role="status" class="figures-note">
          {open.lost ? 'Advice could not be fetched.' : 'Games are played on from here …'}
          {!open.lost && <progress max="1" value={open.found?.share ?? 0} aria-label="How far it has come" />}
        </p>
      )}
      {advice && (
        <>
          <ol>
            {advice.map(({ at, figure, ...why }, nth) => (
              <li key={at}>
                <button type="button" class="bare choice side-tap" onClick={() => prepare(at)}>
                  <span class="advice-nth" data-first={nth === 0 || undefined}>
                    {nth + 1}
                  </span>
                  <span class="choice-says">
                    {now.choices[at]?.group ? `${now.choices[at]?.group}: ` : ''}
                    {now.choices[at]?.says}
                    <small>{reasonOf(why)}</small>
                  </span>
                  <span class="choice-figure" data-figure="estimate">
                    <b>
                      <EstimateSign />
                      {estimated(figure.chance)} <small>±{points(figure.error)}</small>
                    </b>
                    <small>
                      {nth === 0 || !first ? 'wins the game' : behindFirst(first.figure.chance, figure.chance)}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <p class="figures-note" role="status">
            <EstimateSign /> Estimated from {looks} games played on from here, by what {who} can see.
            {close.length > 1 && ` ${close.length === advice.length ? 'They' : 'The first two'} are too close to call.`}
          </p>
        </>
      )}
    </section>
  );
}
