/** The inputs for a table and its hands: players, version, cards held and seen. */
import { type Bar, barIf, choice, grouped, type InputOf, number, numberOr, shown } from '../../../calculator/fields.ts';

export const TABLE = 'The table';
export const SEEN = 'Hands and cards seen';

const DEALT = [{ id: 'dealt', label: 'as dealt' }] as const;

const handField = (place: number, label: string) =>
  numberOr({ label, key: `h${place}`, group: SEEN, rule: '4.2.2', max: 26, default: 'dealt', words: DEALT });

/** 3.2, 14.0: how many play. */
export const playersField = (rule: string) =>
  choice({
    label: 'Players',
    given: true,
    key: 'n',
    rule,
    options: (['4', '3', '2'] as const).map((id) => ({ id, label: id })),
  });

export const tableFields = {
  ...grouped(TABLE, {
    players: choice({
      label: 'Players',
      given: true,
      key: 'n',
      rule: '4.2.2',
      options: [
        { id: '4', label: 'four' },
        { id: '3', label: 'three' },
        { id: '2', label: 'two, with two colours each' },
      ],
    }),
    version: choice({
      label: 'Version',
      given: true,
      key: 'fv',
      rule: '3.0.4',
      options: { normal: 'normal', fast: 'Fast Version' },
    }),
  }),
};

/** What a reader knows of another's hand: its cards, or only how many. */
export const handFields = (group: string, rule: string) => ({
  hand: choice({
    label: 'I know his cards',
    given: true,
    key: 'k',
    group,
    rule,
    options: { unknown: 'no, only how many', known: 'yes' },
  }),
  cards: numberOr({ label: 'His cards', key: 'c', group, rule: '4.2.2', max: 26, default: 'dealt', words: DEALT }),
});

/** The hands as one player sees them; the first opponent is the one whom a calculator is about. */
export function sightFields(first = 'Cards of the first opponent') {
  const fields = {
    ...tableFields,
    ...grouped(SEEN, {
      mine: numberOr({
        label: 'Cards that I hold or play now',
        key: 'm',
        rule: '4.2.2',
        max: 40,
        default: 'dealt',
        words: DEALT,
        help: 'With two players, count both my colours',
      }),
      open: number({
        label: 'Other cards that I have seen',
        key: 'o',
        rule: '4.2.2',
        max: 55,
        help: 'Face up since the deal, or known through a Traitor. If you know a card in a hand, count that hand without it',
      }),
    }),
    hand1: handField(1, first),
    hand2: handField(2, 'Cards of the next opponent'),
    hand3: handField(3, 'Cards of the third opponent'),
  };
  return shown(fields, { hand3: ({ players }) => players === '4' });
}

export type SightInput = InputOf<ReturnType<typeof sightFields>>;

/** The cards of an event that there are, for fields that must know it before any table. */
const COPIES = { guards: 6, bribes: 8 } as const;
const COPY_NAMES = { guards: 'Praetorian Guards', bribes: 'Bribes' } as const;

/** 12.0: more cards of an event than the deck has. */
export const copiesBar = (what: keyof typeof COPIES, named: number): Bar | undefined =>
  barIf(
    named > COPIES[what],
    what === 'guards' ? '12.0-praetorian-guard' : '12.0-bribe',
    `The deck has ${COPIES[what]} ${COPY_NAMES[what]}, but you entered ${named}`,
  );

/** 4.2.2: more cards named than I hold. */
export const heldBar = (mine: number | 'dealt', named: number): Bar | undefined =>
  barIf(
    mine !== 'dealt' && named > mine,
    '4.2.2',
    `You hold ${mine} ${mine === 1 ? 'card' : 'cards'} in all, but you entered ${named}`,
  );
