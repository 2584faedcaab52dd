/** An evening on one page, to share or print: who leads, the course of play, the luck, the rolls against the odds. */
import { percent, plural } from '../../calculator/words.ts';
import { amountsOf, chanceOf, dearestOf, type Evening } from '../../stores/evening/evening.ts';
import { Course } from './course.tsx';
import { Entries } from './entries.tsx';
import { Luck } from './luck.tsx';
import type { EveningProps } from './props.ts';
import { nameOf } from './seats.ts';
import { wordsOf } from './told.ts';
import * as say from './words.ts';

const DEAREST = 3;
const MINUTE = 60_000;

/** "Jon leads, 9 to 7 VP", or what evening it was. */
function headOf(
  { plan, name }: Pick<EveningProps, 'plan' | 'name'>,
  evening: Evening,
  what: string | undefined,
): string {
  const [[seat, most] = [], [, next] = []] = Object.entries(what ? amountsOf(evening, what) : {}).toSorted(
    ([, a], [, b]) => b - a,
  );
  if (seat === undefined || most === undefined || next === undefined) return say.anEvening(name);
  return most === next ? say.levelAt(most, what ?? '') : say.leads(nameOf(plan, evening, seat), most, next, what ?? '');
}

function spanOf({ began, entries }: Evening): string {
  const minutes = Math.round(((entries.at(-1)?.at ?? began) - began) / MINUTE);
  return minutes < 60
    ? plural(minutes, 'minute')
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

export const dayOf = ({ began }: Evening): string =>
  new Date(began).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export function Sheet({
  evening,
  ...props
}: Pick<EveningProps, 'plan' | 'name' | 'sides' | 'counted'> & { evening: Evening }) {
  const { plan, name, sides, counted } = props;
  const [what] = counted;
  const turns = new Set(evening.entries.map(({ turn }) => turn)).size;
  const dearest = dearestOf(evening, DEAREST);
  return (
    <article class="evening-sheet on-sheet">
      <h2>{headOf(props, evening, what)}</h2>
      <p>
        {name}, {dayOf(evening)}, {say.turnsIn(plural(turns, plan.turns.word.toLowerCase()), spanOf(evening))}
      </p>
      {what && <Course plan={plan} evening={evening} what={what} sides={sides} />}
      <Luck plan={plan} evening={evening} sides={sides} />
      {dearest.length > 0 && (
        <section>
          <h2>{say.dearestRolls}</h2>
          <ol class="stack">
            {dearest.map((roll) => (
              <li key={roll.id}>
                {(roll.good ?? roll.bad) && (
                  <>
                    <b>
                      {nameOf(plan, evening, roll.good ?? roll.bad ?? '')}: {wordsOf(plan, evening, roll).of}
                    </b>
                    .{' '}
                  </>
                )}
                {wordsOf(plan, evening, roll).title}{' '}
                <small class="block">
                  {plan.turns.word} {roll.turn}, {say.chanceOfThis(percent(chanceOf(roll) ?? 0))} {roll.asked}
                </small>
              </li>
            ))}
          </ol>
        </section>
      )}
      <details>
        <summary>{say.allOfIt(plural(evening.entries.length, 'entry', 'entries'))}</summary>
        <Entries plan={plan} sides={sides} evening={evening} />
      </details>
    </article>
  );
}
