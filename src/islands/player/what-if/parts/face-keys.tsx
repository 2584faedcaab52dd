/** A waiting roll: tap or type a face for each die, or let the device roll. */
import { percent } from '../../../../calculator/words.ts';
import { outcomesOf } from '../../../../play/outcomes.ts';
import type { Side } from '../../../../play/shown.ts';
import { Badge, sideOf } from '../../../board/badge.tsx';
import { Die } from '../../../dice/die.tsx';
import { fallen, type Given, type Rolling } from '../faces.ts';
import * as say from './words.ts';

interface Props {
  readonly roll: Rolling;
  readonly given: Given;
  readonly onGiven: (given: Given) => void;
  readonly sides: readonly Side[];
  /** What fell in the game. */
  readonly played: Given | undefined;
}

export function FaceKeys({ roll, given, onGiven, sides, played }: Props) {
  const rows = roll.dice(fallen(roll, given));
  const outcomes = outcomesOf(roll) ?? [];
  return (
    <div class="faces on-sheet">
      {rows.map(({ id, label, dice, sides: most, by, power = by }) => {
        const faces = given[id] ?? [];
        const side = sideOf(sides, power);
        // The next free die takes the tap; when none is free, the roll begins anew.
        const put = (face: number) => onGiven({ ...given, [id]: faces.length < dice ? [...faces, face] : [face] });
        return (
          <fieldset
            key={id}
            class="faces-row"
            data-look={side?.look}
            onKeyDown={(event) => {
              const face = Number(event.key);
              if (face >= 1 && face <= Math.min(most, 9)) put(face);
            }}
          >
            <legend class="soft">
              {side && <Badge side={side} />} <b>{label}</b>{' '}
              <span>{dice > 1 ? say.diceOf(faces.length, dice) : say.tapFace}</span>
            </legend>
            <div class="faces-keys row gap-2">
              {Array.from({ length: most }, (_, i) => i + 1).map((face) => {
                const times = faces.filter((f) => f === face).length;
                return (
                  <button
                    key={face}
                    type="button"
                    class="bare"
                    aria-label={`${face}`}
                    aria-pressed={times > 0}
                    onClick={() => put(face)}
                  >
                    <Die face={face} sides={most} />
                    {times > 1 && <i>×{times}</i>}
                  </button>
                );
              })}
            </div>
          </fieldset>
        );
      })}
      {played && (
        <p class="row flush">
          <button type="button" onClick={() => onGiven(played)}>
            {say.asPlayed(Object.values(played).flat().join(', '))}
          </button>
        </p>
      )}
      {outcomes.length > 0 && (
        <ul class="chance-parts row">
          {outcomes.map(({ says, chance }) => (
            <li key={says}>
              {says} <b>{percent(chance)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
