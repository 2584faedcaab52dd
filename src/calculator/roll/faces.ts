/** Reads the faces entered for a roll, and says what is wrong with them. */
import type { Faces, Roll } from '../calculator.ts';
import { isRecord } from '../keys.ts';
import { instead, quotedName } from '../quoted.ts';

export type ReadFaces =
  | { readonly type: 'faces'; readonly faces: Faces }
  | { readonly type: 'problem'; readonly sentence: string };

/** What is needed may depend on what has fallen, so it is asked for roll by roll. */
export type Needed = (fallen: Faces) => readonly Roll[];

/** The first roll that is needed and has not fallen yet. */
export const nextRoll = (needed: Needed, fallen: Faces): Roll | undefined =>
  needed(fallen).find((roll) => !fallen[roll.id]);

export function readFaces(needed: Needed, raw: unknown): ReadFaces {
  const wrong = (sentence: string): ReadFaces => ({ type: 'problem', sentence });
  if (!isRecord(raw)) return wrong(`faces must be an object with ${names(needed({}))}${instead(raw)}.`);
  const faces: Record<string, readonly number[]> = {};
  for (let roll = nextRoll(needed, faces); roll; roll = nextRoll(needed, faces)) {
    const { id, dice, sides } = roll;
    const found = raw[id];
    const fits =
      Array.isArray(found) && found.length === dice && found.every((f) => Number.isInteger(f) && f >= 1 && f <= sides);
    if (!fits) {
      return wrong(
        `${id} must be a list of ${dice} ${dice === 1 ? 'face' : 'faces'} from 1 to ${sides}${instead(found)}.`,
      );
    }
    faces[id] = found;
  }
  const extra = Object.keys(raw).find((id) => !Object.hasOwn(faces, id));
  if (extra !== undefined)
    return wrong(`There is no roll ${quotedName(extra)} here; this case takes ${names(needed(faces))}.`);
  return { type: 'faces', faces };
}

const names = (rolls: readonly Roll[]): string =>
  rolls.map((r) => r.id).join(' and ') || 'no faces, since nothing is rolled';
