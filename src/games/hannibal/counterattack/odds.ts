/** The odds of one round of a Land Battle: every way the dice can fall. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { Tables } from '../../../calculator/table.ts';
import { percent } from '../../../calculator/words.ts';
import { certain, chain, type Dist } from '../../../engine/dist.ts';
import { DIE } from '../die.ts';
import { chancesOf } from '../ends.ts';
import { capital } from '../words.ts';
import type { Input } from './fields.ts';
import { basisOf, settledFacts } from './readings.ts';
import { END_WORDS, ENDS, type End, fightRound } from './roll.ts';

function endsOf(input: Input, faces: Faces = {}): Dist<End> {
  const { end, rolls } = fightRound(input, faces);
  if (end) return certain(end);
  const asked = rolls.find(({ id }) => !faces[id]);
  if (!asked) throw new RangeError('a round that neither ends nor asks for a die');
  return chain(DIE, (face) => endsOf(input, { ...faces, [asked.id]: [face] }));
}

export function roundOdds(input: Input, tables: Tables) {
  const chances = chancesOf(ENDS, endsOf(input), (end) => end);
  const possible = ENDS.filter((end) => chances[end] > 0);
  const said = possible.map(
    (end) => `${END_WORDS[end]}${possible.length > 1 ? ` ${percent(chances[end])} of the time` : ''}`,
  );
  return {
    sentence: `${capital(said.join(', '))}.`,
    chances,
    expected: {},
    distributions: {},
    facts: settledFacts(input),
    ...basisOf(input, tables),
  };
}
