/** The faces rolled at the table: one row of keys, a tap fills the next free die, and a tap on a die clears it. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { Needed } from '../../../calculator/roll/faces.ts';
import { facesFor, freeDie, typedRolls, typeFace } from '../../../calculator/roll/typed-faces.ts';
import { Die } from '../../dice/die.tsx';
import * as say from './words.tsx';

interface TypedFacesProps {
  readonly needed: Needed;
  readonly typed: Faces;
  readonly type: (typed: Faces) => void;
}

export function TypedFaces({ needed, typed, type }: TypedFacesProps) {
  const { rolls, waiting } = typedRolls(needed, typed);
  const put = (face: number) => type(typeFace(needed, typed, face));
  const press = ({ key }: KeyboardEvent) => /^[1-9]$/.test(key) && put(Number(key));
  if (!rolls.length) return null;
  return (
    <fieldset class="typed-faces" onKeyDown={press}>
      <legend>{say.whichFaces}</legend>
      <div class="stack">
        {rolls.map((roll) => {
          const faces = facesFor(roll, typed);
          return (
            <p key={roll.id} class="row apart words flush">
              <span>{roll.label}</span>
              <span class="typed-dice row tap">
                {faces.map((face, i) => (
                  <button
                    key={i}
                    type="button"
                    class="bare"
                    aria-label={say.takeBack(roll.label, face)}
                    onClick={() => type(freeDie(typed, roll, i))}
                  >
                    <Die face={face} sides={roll.sides} />
                  </button>
                ))}
                {Array.from({ length: roll.dice - faces.length }, (_, i) => (
                  <i key={i} data-next={i === 0 && roll === waiting ? '' : undefined} />
                ))}
              </span>
            </p>
          );
        })}
      </div>
      <div class="face-keys">
        {Array.from({ length: waiting?.sides ?? rolls.at(-1)?.sides ?? 6 }, (_, i) => (
          <button key={i} type="button" disabled={!waiting} aria-label={say.rolled(i + 1)} onClick={() => put(i + 1)}>
            <Die face={i + 1} sides={waiting?.sides ?? 6} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
