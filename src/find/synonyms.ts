/** The words players use for the words the rules use, trimmed as the index is; a phrase counts as a whole. */
import { COMMON, type TableTalk } from './table-talk.ts';
import { split, stem, stemsOf } from './vocabulary.ts';

/** A phrase that players say, by its trimmed words, and what the rules say instead. */
export interface Synonym {
  readonly said: readonly string[];
  readonly meant: readonly (readonly string[])[];
}

export type Synonyms = (game: string) => readonly Synonym[];

const listed = (synonyms: TableTalk): Synonym[] =>
  Object.entries(synonyms)
    .map(([said, meant]) => ({ said: split(said).map(stem), meant: meant.map(stemsOf) }))
    // A longer phrase says more than the words in it.
    .sort((a, b) => b.said.length - a.said.length);

/** Synonyms of one game and of all; on a page of no game, those of every game. */
export function synonymsIn(talk: Readonly<Record<string, TableTalk>>): Synonyms {
  const common = listed(COMMON);
  const byGame = new Map(Object.entries(talk).map(([game, synonyms]) => [game, listed(synonyms)]));
  return (game) => [...(byGame.get(game) ?? [...byGame.values()].flat()), ...common];
}
