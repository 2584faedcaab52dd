/** The inputs for two Fleets that may meet, the same wherever a Naval Battle may follow. */
import {
  aim,
  type Bar,
  barIf,
  choice,
  flag,
  grouped,
  type InputOf,
  list,
  number,
  numberOr,
} from '../../../calculator/fields.ts';
import { admiralField, corviField, NONE, READINGS, tableFields } from '../battle-roll/table-fields.ts';
import { ruling } from '../rulings.ts';
import { levelField } from '../seamanship/levels.ts';
import { SIDE_NAMES, SIDE_OPTIONS, type Side } from '../words.ts';
import { EFFECTS, type Effect, ROUNDS } from './cards.ts';

export const GROUPS = {
  rome: 'Rome',
  carthage: 'Carthage',
  battle: 'The battle',
  cards: 'Cards entered by hand',
  tcs: 'Tactic Cards drawn',
  after: 'After the battle',
  readings: READINGS,
} as const;

export const FOLDED = [GROUPS.cards, GROUPS.tcs, GROUPS.after, GROUPS.readings];

/** 2.3.G: a Fleet holds 10 Units, 5 of them Warships. */
export const FLEET_UNITS = 10;
const FLEET_WARSHIPS = 5;

/** 2.3.G: why a Fleet cannot be so large. */
export const fleetBar = (warships: number, units: number): Bar | undefined =>
  barIf(
    warships + units > FLEET_UNITS,
    '2.3.G',
    `A Fleet has at most ${FLEET_UNITS} Units, Warships included; you entered ${warships + units}`,
  );

export const warshipsField = (side: Side, key: string, min: number, value: number, help?: string) =>
  number({
    label: 'Warships',
    key,
    group: GROUPS[side],
    rule: '2.3.G',
    min,
    max: FLEET_WARSHIPS,
    limit: '2.3.G',
    default: value,
    ...(help && { help }),
  });

const units = (side: Side, key: string, value: number) =>
  number({
    label: 'CUs and STs aboard',
    key,
    group: GROUPS[side],
    rule: '2.3.G',
    max: FLEET_UNITS,
    limit: '2.3.G',
    default: value,
    help: 'At most 10 Units, including the Warships',
  });

const cards = (side: Side, key: string) =>
  list({
    label: `${SIDE_NAMES[side]}’s cards`,
    key,
    group: GROUPS.cards,
    rule: '9.2.A',
    item: `${SIDE_NAMES[side]}, card`,
    max: 3,
    of: {
      effect: choice<Effect>({ label: 'Changes', key: 'e', rule: '9.2.A', options: EFFECTS, default: 'rating' }),
      amount: number({ label: 'By, or Prizes', key: 'a', rule: '9.2.A', min: -3, max: 3, default: 1, signed: true }),
      round: number({ label: 'Played in round', key: 'r', rule: '9.2.A', min: 1, max: ROUNDS }),
    },
    help: 'One card per Maneuver step; a second waits a round. Flee!, Evasion and Pursuit are saved for the best moment',
  });

const otherAdmiral = (side: Side, key: string) =>
  numberOr<'none'>({
    label: `${SIDE_NAMES[side]}: best other Admiral aboard`,
    key,
    group: GROUPS.tcs,
    rule: '9.1',
    words: NONE,
    min: 1,
    max: 4,
    default: 'none',
  });

const pcInPort = (side: Side, key: string) =>
  flag({ label: `${SIDE_NAMES[side]}: a PC in the interception port`, key, group: GROUPS.tcs, rule: '9.1' });

const evades = (side: Side, key: string) =>
  choice({
    label: `${SIDE_NAMES[side]} Evades`,
    key,
    group: GROUPS.battle,
    rule: '9.2.C',
    options: { best: 'when it serves the aim', never: 'never' },
  });

const elsewhere = (side: Side, key: string) =>
  number({
    label: `${SIDE_NAMES[side]}: Warships in play elsewhere`,
    key,
    group: GROUPS.after,
    rule: '9.3.B1',
    max: 9,
    help: 'Prizes beyond 10 Warships in play are discarded',
  });

export const fleetFields = {
  romeUnits: units('rome', 'ru', 4),
  romeAdmiral: admiralField('ra', GROUPS.rome),
  seamanship: levelField('s', GROUPS.rome, 'fair'),
  corvi: corviField(GROUPS.rome),
  carthageUnits: units('carthage', 'cu', 2),
  carthageAdmiral: admiralField('ca', GROUPS.carthage),
  supremacy: choice({
    label: 'Naval Supremacy',
    given: true,
    key: 'ns',
    group: GROUPS.battle,
    rule: '9',
    options: SIDE_OPTIONS,
    default: 'rome',
    help: 'Its holder goes first in each round and may give it up to Evade',
  }),
  romeEvades: evades('rome', 're'),
  carthageEvades: evades('carthage', 'ce'),
  romeCards: cards('rome', 'rc'),
  carthageCards: cards('carthage', 'cc'),
  romeOtherAdmiral: otherAdmiral('rome', 'ro'),
  romePc: pcInPort('rome', 'rp'),
  carthageOtherAdmiral: otherAdmiral('carthage', 'co'),
  carthagePc: pcInPort('carthage', 'cp'),
  gisco: flag({
    label: 'Carthage draws with H. Gisco’s ability',
    key: 'g',
    group: GROUPS.tcs,
    rule: '17.2.A.Gisco',
    help: '2 TCs instead of his Battle Rating',
  }),
  romeElsewhere: elsewhere('rome', 'rx'),
  carthageElsewhere: elsewhere('carthage', 'cx'),
  aristocrats: number({
    label: 'Aristocrats in the Roman Fleet: total Battle Rating',
    key: 'ar',
    group: GROUPS.after,
    rule: '2.2.D2',
    max: 8,
  }),
  ...tableFields,
  ...grouped(GROUPS.readings, {
    prizesAreLosses: ruling('prizes-are-losses', { label: 'A Warship taken as a Prize', key: 'pl', rule: '9.4' }),
    pursuit: ruling('pursuit-and-supremacy', {
      label: 'Naval Supremacy given up, then Pursuit',
      key: 'pu',
      rule: '9.2.C',
    }),
  }),
};

export type FleetInput = InputOf<typeof fleetFields> & Readonly<Record<`${Side}Warships`, number>>;

/** Both Fleets at once, where both are given with their Warships. */
export const FLEET_BARS = {
  romeUnits: ({ romeWarships, romeUnits }: FleetInput) => fleetBar(romeWarships, romeUnits),
  carthageUnits: ({ carthageWarships, carthageUnits }: FleetInput) => fleetBar(carthageWarships, carthageUnits),
};

/** What the sides may play for. */
export const aimField = aim({
  label: 'Aim',
  key: 'aim',
  options: {
    wins: 'chance to win',
    swing: 'balance of Warships',
    saved: 'fewest Units lost',
    supremacy: 'Naval Supremacy afterwards',
    pcs: 'balance of PCs',
  },
});
export type AimId = (typeof aimField)['default'];

export const aimName = (aim: AimId): string => aimField.options.find(({ id }) => id === aim)?.label ?? aim;

export const playerField = (group: string) =>
  choice({ label: 'I play', given: true, key: 'me', group, rule: '9', options: SIDE_OPTIONS, default: 'rome' });
