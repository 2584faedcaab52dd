/** What one player sees of the cards: how many are unseen, and how many of these each opponent holds. */
import { choice, number, numberOr } from '../../calculator/fields.ts';
import type { Reader } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import { amountOf, deckSize, within } from './deck.ts';

export const TABLE = 'The table';
export const SEEN = 'Hands and cards seen';

const DEALT = [{ id: 'dealt', label: 'as dealt' }] as const;

type Raw = Readonly<Record<string, unknown>>;

/** Opponents with a hand each: the two colours of the other person where two play. */
export const opponentsOf = (players: string): number => (players === '4' ? 3 : 2);

const handField = (place: number, label: string, when?: (input: Raw) => boolean) =>
  numberOr({
    label,
    key: `h${place}`,
    group: SEEN,
    rule: '4.2.2',
    min: 0,
    max: 26,
    default: 'dealt',
    words: DEALT,
    ...(when && { when }),
  });

export const tableFields = {
  players: choice({
    label: 'Players',
    key: 'n',
    group: TABLE,
    rule: '4.2.2',
    options: [
      { id: '4', label: 'four' },
      { id: '3', label: 'three' },
      { id: '2', label: 'two, with two colours each' },
    ],
    default: '4',
  }),
  version: choice({
    label: 'Version',
    key: 'fv',
    group: TABLE,
    rule: '3.0.4',
    options: [
      { id: 'normal', label: 'normal' },
      { id: 'fast', label: 'Fast Version' },
    ],
    default: 'normal',
  }),
};

/** The hands as one player sees them; the first opponent is the one whom a calculator is about. */
export const sightFields = (first = 'Cards of the first opponent') => ({
  ...tableFields,
  mine: numberOr({
    label: 'Cards that I hold or lay now',
    key: 'm',
    group: SEEN,
    rule: '4.2.2',
    min: 0,
    max: 40,
    default: 'dealt',
    words: DEALT,
    help: 'With two players: of both my colours',
  }),
  open: number({
    label: 'Other cards that I have seen',
    key: 'o',
    group: SEEN,
    rule: '4.2.2',
    min: 0,
    max: 55,
    default: 0,
    help: 'Face up since the deal, or known through a Traitor. A card known in a hand is taken off that hand',
  }),
  hand1: handField(1, first),
  hand2: handField(2, 'Cards of the next opponent'),
  hand3: handField(3, 'Cards of the third opponent', (input) => input['players'] === '4'),
});

export interface SightInput {
  readonly players: '4' | '3' | '2';
  readonly version: 'normal' | 'fast';
  readonly mine: number | 'dealt';
  readonly open: number;
  readonly hand1: number | 'dealt';
  readonly hand2: number | 'dealt';
  readonly hand3: number | 'dealt';
}

export interface Sight {
  readonly unseen: number;
  /** Cards of each opponent, the first first. */
  readonly hands: readonly number[];
  /** All of them together. */
  readonly held: number;
  /** A sentence where the hands named cannot all be filled; else empty. */
  readonly caution: string;
}

/** 4.2.2, 14.0: the cards dealt to one hand. */
export const dealtTo = ({ players, version }: Pick<SightInput, 'players' | 'version'>, read: Reader): number =>
  amountOf(read.at('hand-size', Number(players), version).value);

/** 4.2.2: who could hold the cards that I have not seen. */
export function sightOf(input: SightInput, read: Reader): Sight {
  const dealt = dealtTo(input, read);
  const mine = input.mine === 'dealt' ? dealt * (input.players === '2' ? 2 : 1) : input.mine;
  const unseen = Math.max(0, deckSize(read) - mine - input.open);
  const wanted = [input.hand1, input.hand2, input.hand3]
    .slice(0, opponentsOf(input.players))
    .map((size) => (size === 'dealt' ? dealt : size));
  const hands = within(unseen, wanted);
  const held = hands.reduce((a, b) => a + b, 0);
  const short = wanted.some((size, i) => size !== hands[i]);
  const caution = short
    ? `Only ${plural(unseen, 'card is', 'cards are')} unseen, too few for these hands: they are taken as ${hands.join(', ')}. `
    : '';
  return { unseen, hands, held, caution };
}
