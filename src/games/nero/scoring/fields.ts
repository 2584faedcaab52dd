/** What scoring asks: the game turn, the board, and what each player has. */
import { choice, flag, number, ruling } from '../../../calculator/fields.ts';
import { AREA_NAMES, AREAS, type Area } from '../words.ts';

const three = (input: Readonly<Record<string, unknown>>) => input['players'] === '3';
const plays = (player: Area) => (input: Readonly<Record<string, unknown>>) =>
  !(input['players'] === '3' && input['vacant'] === player);

const seat = (player: Area, key: string) => {
  const common = { group: AREA_NAMES[player], when: plays(player) };
  return {
    vp: number({ label: 'VP before', key: `${key}v`, ...common, rule: '13.2', min: -20, max: 99, default: 0 }),
    emperor: flag({ label: 'Is Emperor', key: `${key}e`, ...common, rule: '13.2-early' }),
    inRoma: flag({ label: 'His Emperor is in Roma', key: `${key}r`, ...common, rule: '13.2-early' }),
    wholeTurn: flag({ label: 'And was there the whole turn', key: `${key}w`, ...common, rule: '13.2-early' }),
    areas: number({ label: 'Areas controlled', key: `${key}a`, ...common, rule: '11.2', min: 0, max: 4, default: 1 }),
    italy: number({ label: 'Provinces of Italy', key: `${key}i`, ...common, rule: '11.1', min: 0, max: 2, default: 0 }),
  };
};

const west = seat('west', 'w');
const central = seat('central', 'c');
const east = seat('east', 'e');
const asia = seat('asia', 'a');

export const fields = {
  players: choice({
    label: 'Players',
    key: 'n',
    rule: '3.2',
    options: [
      { id: '4', label: '4' },
      { id: '3', label: '3' },
      { id: '2', label: '2' },
    ],
    default: '4',
  }),
  turn: number({ label: 'Game turn', key: 't', rule: '4.1', min: 1, max: 4, default: 1 }),
  barbarians: flag({ label: 'Barbarian Tribe on the board', key: 'b', rule: '12.0-barbarians' }),
  vacant: choice({
    label: 'Vacant Area',
    key: 'vc',
    rule: '3.2',
    options: AREAS.map((id) => ({ id, label: AREA_NAMES[id] })),
    default: 'asia',
    when: three,
  }),
  vacantHolder: choice({
    label: 'It is controlled by',
    key: 'vh',
    rule: '3.2',
    options: [{ id: 'nobody', label: 'nobody' }, ...AREAS.map((id) => ({ id, label: AREA_NAMES[id] }))],
    default: 'nobody',
    help: 'Count it among his Areas as well',
    when: three,
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
  vacantArea: ruling({
    label: 'The vacant Area, for an automatic victory',
    key: 'va',
    rule: '3.2',
    ruling: 'vacant-area',
    options: [
      { id: 'counts', label: 'counts' },
      { id: 'ignored', label: 'does not count' },
    ],
    when: three,
  }),
  tie: ruling({
    label: 'A tie at the end',
    key: 'ti',
    rule: '13.2',
    ruling: 'tie-at-the-end',
    options: [
      { id: 'shared', label: 'is a shared victory' },
      { id: 'emperor', label: 'goes to the Emperor, then to most Areas' },
    ],
  }),
};
