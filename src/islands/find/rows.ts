/** What the find box lists: a typed case first, then the results; before anything is typed, what is close at hand. */
import { caseIn } from '../../find/case.ts';
import type { Document } from '../../find/document.ts';
import { excerpt, marked, type Piece } from '../../find/excerpt.ts';
import { type Finder, find } from '../../find/search.ts';
import type { Slip } from '../../stores/shelf.ts';
import { LETTERS, sharedQuery } from '../../stores/tray.ts';
import * as say from './words.ts';

export interface Row {
  readonly slip: Slip;
  /** A clause's number, where it has one. */
  readonly number: string;
  readonly title: readonly Piece[];
  /** What it is, in a word. */
  readonly kind: string;
  readonly text: readonly Piece[];
  /** How the first of them is shown: its sentence large, or its text at once. */
  readonly answer?: 'sentence' | 'text' | undefined;
  /** One case, whose figure can be told. */
  readonly isCase?: boolean;
}

const kindOf = ({ kind, id }: Document): string => (id.startsWith('glossary-') ? say.aWord : say.KIND_WORDS[kind]);
const numberOf = (label: string): string => (/\d/.test(label) ? label : '');
const whole = (text: string): Piece[] => [{ text, hit: false }];

export function foundRows(finder: Finder, typed: string, game: string): Row[] {
  const offered = caseIn(finder.documents, typed, game);
  const found = find(finder, offered?.about ?? typed, game).map(({ document, words }, i): Row => {
    const isClause = document.kind === 'clause' && i === 0;
    return {
      slip: document,
      number: document.kind === 'clause' ? numberOf(document.label) : '',
      title: marked(document.title, words),
      kind: kindOf(document),
      text: isClause && !words.length ? whole(document.text) : excerpt(document.text, words),
      answer: isClause && document.text ? (words.length ? 'sentence' : 'text') : undefined,
    };
  });
  if (!offered) return found;
  const { document, told, leftOut } = offered;
  const isOne = told.length === 1;
  const plans = told.map(({ says }, i) => say.plan(isOne ? '' : (LETTERS[i] ?? ''), says[0] ?? '', says[1] ?? ''));
  const without = leftOut.length ? say.leftOut(leftOut.join(' ')) : '';
  const first: Row = {
    slip: { ...document, address: `${document.address}?${isOne ? told[0]!.query : sharedQuery(told)}` },
    number: '',
    title: whole(document.title),
    kind: isOne ? say.filledIn : say.sideBySide,
    text: whole(plans.join(' ') + without),
    answer: 'sentence',
    isCase: isOne,
  };
  return [first, ...found.map((row) => ({ ...row, answer: undefined }))];
}

export const shelfRows = (slips: readonly Slip[], names: Readonly<Record<string, string>>): Row[] =>
  slips.map((slip) => ({
    slip,
    number: numberOf(slip.label),
    title: whole(slip.title),
    kind: numberOf(slip.label) ? '' : slip.label.toLowerCase(),
    text: whole(names[slip.game] ?? ''),
  }));
