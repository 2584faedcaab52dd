/** What scoring asks: the game turn, the board, and what each player has. */
import { barred, choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import { AREA_NAMES, AREA_OPTIONS, AREAS, type Area } from '../words.ts';

const seat = (player: Area, key: string) => {
  const group = AREA_NAMES[player];
  return {
    vp: number({ label: 'VP before', key: `${key}v`, group, rule: '13.2', min: -20, max: 99, default: 0 }),
    emperor: flag({ label: 'Is Emperor', key: `${key}e`, group, rule: '13.2-early' }),
    inRoma: flag({ label: 'His Emperor is in Roma', key: `${key}r`, group, rule: '13.2-early' }),
    wholeTurn: flag({ label: 'And was there the whole turn', key: `${key}w`, group, rule: '13.2-early' }),
    areas: number({ label: 'Areas controlled', key: `${key}a`, group, rule: '11.2', max: 4, default: 1 }),
    italy: number({ label: 'Provinces of Italy', key: `${key}i`, group, rule: '11.1', max: 2 }),
  };
};

const west = seat('west', 'w');
const central = seat('central', 'c');
const east = seat('east', 'e');
const asia = seat('asia', 'a');

const asked = {
  players: choice({
    label: 'Players',
    given: true,
    key: 'n',
    rule: '3.2',
    options: [
      { id: '4', label: '4' },
      { id: '3', label: '3' },
      { id: '2', label: '2' },
    ],
  }),
  turn: number({ label: 'Game turn', given: true, key: 't', rule: '4.1', min: 1, max: 4 }),
  barbarians: flag({ label: 'Barbarian Tribe on the board', key: 'b', rule: '12.0-barbarians' }),
  vacant: choice({ label: 'Vacant Area', key: 'vc', rule: '3.2', options: AREA_OPTIONS, default: 'asia' }),
  vacantHolder: choice({
    label: 'It is controlled by',
    key: 'vh',
    rule: '3.2',
    options: [{ id: 'nobody', label: 'nobody' }, ...AREA_OPTIONS],
    help: 'Count it among his Areas as well',
  }),
  westVp: west.vp,
  westEmperor: west.emperor,
  westInRoma: west.inRoma,
  westWholeTurn: west.wholeTurn,
  westAreas: west.areas,
  westItaly: west.italy,
  centralVp: central.vp,
  centralEmperor: central.emperor,
  centralInRoma: central.inRoma,
  centralWholeTurn: central.wholeTurn,
  centralAreas: central.areas,
  centralItaly: central.italy,
  eastVp: east.vp,
  eastEmperor: east.emperor,
  eastInRoma: east.inRoma,
  eastWholeTurn: east.wholeTurn,
  eastAreas: east.areas,
  eastItaly: east.italy,
  asiaVp: asia.vp,
  asiaEmperor: asia.emperor,
  asiaInRoma: asia.inRoma,
  asiaWholeTurn: asia.wholeTurn,
  asiaAreas: asia.areas,
  asiaItaly: asia.italy,
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
    const isLast = (input: Asked): boolean => seated(input).at(-1) === player;
    return [
      [
        `${player}Areas` as const,
        (input: Asked) =>
          isLast(input) && together(input, 'Areas') > AREAS.length
            ? { says: `There are ${AREAS.length} Areas, but you entered ${together(input, 'Areas')}`, rule: '11.2' }
            : undefined,
      ],
      [
        `${player}Italy` as const,
        (input: Asked) =>
          isLast(input) && together(input, 'Italy') > 2
            ? { says: `Italy has 2 Provinces, but you entered ${together(input, 'Italy')}`, rule: '11.1' }
            : undefined,
      ],
      [
        `${player}Emperor` as const,
        (input: Asked) =>
          isLast(input) && together(input, 'Emperor') > 2
            ? {
                says: `There are never more than 2 Emperors, but you entered ${together(input, 'Emperor')}`,
                rule: '10.0',
              }
            : undefined,
      ],
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
