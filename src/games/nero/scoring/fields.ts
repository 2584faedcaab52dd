/** The inputs for scoring: the game turn, the board, and what each player has. */
import {
  barIf,
  barred,
  choice,
  flag,
  grouped,
  type InputOf,
  number,
  prefixed,
  shown,
} from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { playersField } from '../sight/fields.ts';
import { AREA_NAMES, AREA_OPTIONS, AREAS, type Area } from '../words.ts';

const seat = <P extends Area>(player: P, key: string) =>
  prefixed(
    player,
    grouped(AREA_NAMES[player], {
      vp: number({ label: 'VP before', key: `${key}v`, rule: '13.2', min: -20, max: 99, default: 0 }),
      emperor: flag({ label: 'Is Emperor', key: `${key}e`, rule: '13.2-early' }),
      inRoma: flag({ label: 'His Emperor is in Roma', key: `${key}r`, rule: '13.2-early' }),
      wholeTurn: flag({ label: 'And was there the whole turn', key: `${key}w`, rule: '13.2-early' }),
      areas: number({ label: 'Areas controlled', key: `${key}a`, rule: '11.2', max: 4, default: 1 }),
      italy: number({ label: 'Provinces of Italy', key: `${key}i`, rule: '11.1', max: 2 }),
    }),
  );

const asked = {
  players: playersField('3.2'),
  turn: number({ label: 'Game turn', given: true, key: 't', rule: '4.1', min: 1, max: 4 }),
  barbarians: flag({ label: 'Barbarian Tribe on the board', key: 'b', rule: '12.0-barbarians' }),
  vacant: choice({ label: 'Vacant Area', key: 'vc', rule: '3.2', options: AREA_OPTIONS, default: 'asia' }),
  vacantHolder: choice({
    label: 'The vacant Area is controlled by',
    key: 'vh',
    rule: '3.2',
    options: [{ id: 'nobody', label: 'nobody' }, ...AREA_OPTIONS],
    help: 'Count it among his Areas as well',
  }),
  ...seat('west', 'w'),
  ...seat('central', 'c'),
  ...seat('east', 'e'),
  ...seat('asia', 'a'),
  vacantArea: ruling(
    'vacant-area',
    { label: 'The vacant Area, for an automatic victory', key: 'va', rule: '3.2' },
    { counts: 'counts', ignored: 'does not count' },
  ),
  tie: ruling('tie-at-the-end', { label: 'A tie at the end', key: 'ti', rule: '13.2' }),
};

type Asked = InputOf<typeof asked>;

const three = ({ players }: Asked): boolean => players === '3';

const SEAT = ['Vp', 'Emperor', 'InRoma', 'WholeTurn', 'Areas', 'Italy'] as const;

/** 3.2: the seat of a vacant Area is empty. */
export const seated = ({ players, vacant }: Pick<Asked, 'players' | 'vacant'>): Area[] =>
  AREAS.filter((area) => players !== '3' || area !== vacant);

/** 13.2-early: only an Emperor is in Roma as one, and only there the whole turn. */
const has: Partial<Record<(typeof SEAT)[number], (input: Asked, player: Area) => boolean>> = {
  InRoma: (input, player) => input[`${player}Emperor`],
  WholeTurn: (input, player) => input[`${player}Emperor`] && input[`${player}InRoma`],
};

const seats = Object.fromEntries(
  AREAS.flatMap((player) =>
    SEAT.map((what) => [
      `${player}${what}` as const,
      (input: Asked): boolean => seated(input).includes(player) && (has[what]?.(input, player) ?? true),
    ]),
  ),
);

/** What the players have in all. */
const together = (input: Asked, what: 'Areas' | 'Italy' | 'Emperor'): number =>
  seated(input).reduce((sum, player) => sum + Number(input[`${player}${what}`]), 0);

/** 11.2, 11.1, 10.0: nobody has what another has; said where the last of them is asked for. */
const board = Object.fromEntries(
  AREAS.flatMap((player) => {
    const most = (what: 'Areas' | 'Italy' | 'Emperor', number: number, rule: string, says: string) => [
      `${player}${what}` as const,
      (input: Asked) => {
        const named = together(input, what);
        return barIf(seated(input).at(-1) === player && named > number, rule, `${says}, but you entered ${named}`);
      },
    ];
    return [
      most('Areas', AREAS.length, '11.2', `There are ${AREAS.length} Areas`),
      most('Italy', 2, '11.1', 'Italy has 2 Provinces'),
      most('Emperor', 2, '10.0', 'There are never more than 2 Emperors'),
    ];
  }),
);

export const fields = barred(shown(asked, { vacant: three, vacantHolder: three, vacantArea: three, ...seats }), {
  ...board,
  vacantHolder: ({ vacantHolder, ...input }) =>
    vacantHolder !== 'nobody' && input[`${vacantHolder}Areas`] === 0
      ? { says: `${AREA_NAMES[vacantHolder]} controls the vacant Area, but you entered no Area at all`, rule: '3.2' }
      : undefined,
});

export type Standings = InputOf<typeof fields>;
