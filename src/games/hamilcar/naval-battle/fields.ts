/** What a reader sets for a Naval Battle: the fields that several calculators share, and the battle they describe. */
import { choice, flag, type InputOf, list, number, numberOr, ruling } from '../../../calculator/fields.ts';
import { ROW_SIX } from '../attrition/rules.ts';
import { LEVEL_NAMES, LEVELS, type Level } from '../battle-roll/rules.ts';
import { SIDE_NAMES, SIDES, type Side } from '../words.ts';
import { EFFECTS, type Effect } from './cards.ts';
import { type NavalBattle, ROUNDS, type Squadron } from './moment.ts';

export const GROUPS = {
  rome: 'Rome',
  carthage: 'Carthage',
  battle: 'The battle',
  cards: 'Cards entered by hand',
  tcs: 'Tactic Cards drawn',
  after: 'After the battle',
  readings: 'Readings',
} as const;

export const FOLDED = [GROUPS.cards, GROUPS.tcs, GROUPS.after, GROUPS.readings];

const SIDE_OPTIONS = SIDES.map((id) => ({ id, label: SIDE_NAMES[id] }));

/** 2.3.G: a Fleet holds 10 Units, 5 of them Warships. */
const [FLEET_UNITS, FLEET_WARSHIPS] = [10, 5];

export const warships = (side: Side, key: string, min: number, value: number, help?: string) =>
  number({
    label: 'Warships',
    key,
    group: GROUPS[side],
    rule: '2.3.G',
    min,
    max: FLEET_WARSHIPS,
    default: value,
    ...(help && { help }),
  });

const units = (side: Side, key: string, value: number) =>
  number({
    label: 'CUs and STs aboard',
    key,
    group: GROUPS[side],
    rule: '2.3.G',
    min: 0,
    max: FLEET_UNITS - 1,
    default: value,
    help: 'With the Warships 10 Units at most; what is above does not count',
  });

const NONE = [{ id: 'none', label: 'none' }] as const;

const admiral = (side: Side, key: string) =>
  numberOr<'none'>({
    label: 'Commanding Admiral: Battle Rating',
    key,
    group: GROUPS[side],
    rule: '9.2.B1',
    words: NONE,
    min: 1,
    max: 4,
    default: 'none',
    help: 'None where the Commanding General is no Admiral',
  });

const cards = (side: Side, key: string) =>
  list({
    label: `Cards of ${SIDE_NAMES[side]}`,
    key,
    group: GROUPS.cards,
    rule: '9.2.A',
    item: `${SIDE_NAMES[side]}, card`,
    min: 0,
    max: 3,
    of: {
      effect: choice<Effect>({ label: 'Changes', key: 'e', rule: '9.2.A', options: EFFECTS, default: 'rating' }),
      amount: number({ label: 'By, or Prizes', key: 'a', rule: '9.2.A', min: -3, max: 3, default: 1, signed: true }),
      round: number({ label: 'Played in round', key: 'r', rule: '9.2.A', min: 1, max: ROUNDS, default: 1 }),
    },
    default: [],
    help: 'One card a Maneuver step; a second one waits a round. Flee!, Evasion and Pursuit are kept for the best moment',
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
  choice<'best' | 'never'>({
    label: `${SIDE_NAMES[side]} Evades`,
    key,
    group: GROUPS.battle,
    rule: '9.2.C',
    options: [
      { id: 'best', label: 'when it serves the aim' },
      { id: 'never', label: 'never' },
    ],
    default: 'best',
  });

const elsewhere = (side: Side, key: string) =>
  number({
    label: `${SIDE_NAMES[side]}: Warships in play elsewhere`,
    key,
    group: GROUPS.after,
    rule: '9.3.B1',
    min: 0,
    max: 9,
    default: 0,
    help: 'Prizes beyond 10 Warships in play are discarded',
  });

export const fleetFields = {
  romeUnits: units('rome', 'ru', 4),
  romeAdmiral: admiral('rome', 'ra'),
  seamanship: choice<Level>({
    label: 'Seamanship',
    key: 's',
    group: GROUPS.rome,
    rule: '15.4.B',
    options: LEVELS.map((id) => ({ id, label: LEVEL_NAMES[id] })),
    default: 'fair',
  }),
  corvi: flag({ label: 'Corvi mounted', key: 'k', group: GROUPS.rome, rule: '15.5' }),
  carthageUnits: units('carthage', 'cu', 2),
  carthageAdmiral: admiral('carthage', 'ca'),
  supremacy: choice<Side>({
    label: 'Naval Supremacy',
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
    label: 'Carthage draws by H. Gisco’s ability',
    key: 'g',
    group: GROUPS.tcs,
    rule: '17.2.A.Gisco',
    help: '2 TCs in place of a Battle Rating',
  }),
  romeElsewhere: elsewhere('rome', 'rx'),
  carthageElsewhere: elsewhere('carthage', 'cx'),
  aristocrats: number({
    label: 'Aristocrats in the Roman Fleet: Battle Ratings in all',
    key: 'ar',
    group: GROUPS.after,
    rule: '2.2.D2',
    min: 0,
    max: 8,
    default: 0,
  }),
  navalColumns: ruling<'from-2' | 'from-3'>({
    label: 'Naval columns I to V',
    key: 'nc',
    group: GROUPS.readings,
    rule: '9.2.B1',
    ruling: 'naval-columns',
    options: [
      { id: 'from-2', label: 'I is column 2' },
      { id: 'from-3', label: 'I is column 3' },
    ],
  }),
  rowSix: ruling({
    label: 'Row 6 of the Attrition Table',
    key: 'r6',
    group: GROUPS.readings,
    rule: '15.2',
    ruling: 'attrition-row-six',
    options: ROW_SIX,
  }),
  prizesAreLosses: ruling<'counts' | 'not'>({
    label: 'A Warship taken as a Prize',
    key: 'pl',
    group: GROUPS.readings,
    rule: '9.4',
    ruling: 'prizes-are-losses',
    options: [
      { id: 'counts', label: 'counts as lost' },
      { id: 'not', label: 'does not count' },
    ],
  }),
  pursuit: ruling<'kept' | 'lost'>({
    label: 'Naval Supremacy given up, then Pursuit',
    key: 'pu',
    group: GROUPS.readings,
    rule: '9.2.C',
    ruling: 'pursuit-and-supremacy',
    options: [
      { id: 'kept', label: 'is kept' },
      { id: 'lost', label: 'is lost' },
    ],
  }),
};

/** 8.2, 15.4.B: the symbols that count against avoidance, by either list of the rulebook. */
export const symbolsField = (group?: string) =>
  ruling<'three' | 'four'>({
    label: 'Carthaginian symbols from Poor to Excellent',
    key: 'sy',
    ...(group && { group }),
    rule: '15.4.B',
    ruling: 'seamanship-symbols',
    options: [
      { id: 'three', label: '3, 2, 1, none' },
      { id: 'four', label: '4, 3, 2, none' },
    ],
  });

export const sideField = (label: string, key: string, group: string, rule = '9') =>
  choice<Side>({ label, key, group, rule, options: SIDE_OPTIONS, default: 'rome' });

export type FleetInput = InputOf<typeof fleetFields> & {
  readonly romeWarships: number;
  readonly carthageWarships: number;
};

/** A battle that is about to begin. */
export function battleOf(input: FleetInput): NavalBattle {
  const squadron = (side: Side): Squadron => {
    const ships = input[`${side}Warships`];
    return {
      warships: ships,
      units: Math.min(input[`${side}Units`], FLEET_UNITS - ships),
      admiral: input[`${side}Admiral`],
      cards: input[`${side}Cards`],
      mayEvade: input[`${side}Evades`] === 'best',
      prizes: 0,
      lost: 0,
      elsewhere: input[`${side}Elsewhere`],
    };
  };
  const { seamanship, corvi, navalColumns, rowSix, supremacy, aristocrats } = input;
  return {
    seamanship,
    corvi,
    navalColumns,
    rowSix,
    supremacy,
    aristocrats,
    fleets: { rome: squadron('rome'), carthage: squadron('carthage') },
    round: 1,
    prizesCount: input.prizesAreLosses === 'counts',
    pursuedPays: input.pursuit === 'lost',
  };
}
