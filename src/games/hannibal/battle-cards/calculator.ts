/** Battle Cards (11.4): how many each side is dealt, reason by reason. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, type InputOf, number, numberOr, ruling } from '../../../calculator/fields.ts';
import type { Grid, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { CHARGES, type Charge } from '../elephant-charge/rules.ts';
import { otherSide, SIDE_NAMES, type Side, sideOptions } from '../words.ts';
import { type Army, type Battle, dealOf, dealReadings } from './rules.ts';

const BATTLE = 'The Battle';
const OLDER = 'Allies by the older edition’s rule';

type Raw = Readonly<Record<string, unknown>>;

const rating = (side: Side, key: string, standard: number) =>
  numberOr<'none'>({
    label: 'Battle Rating of the commander',
    key,
    group: SIDE_NAMES[side],
    rule: '11.4',
    min: 1,
    max: 6,
    words: [{ id: 'none', label: 'no General' }],
    default: standard,
  });
const cu = (side: Side, key: string, standard: number) =>
  number({ label: 'CUs', key, group: SIDE_NAMES[side], rule: '11.4', min: 0, max: 40, default: standard });
const allies = (side: Side, key: string) =>
  numberOr<'older'>({
    label: 'Ally cards',
    key,
    group: SIDE_NAMES[side],
    rule: '11.4B',
    min: 0,
    max: 10,
    words: [{ id: 'older', label: 'older rule' }],
    default: 0,
    help:
      side === 'rome'
        ? 'From your rulebook; in Italia no more than 2 are counted. The aid gives no number'
        : 'From your rulebook; the aid gives no number',
  });
const usesOlder = (side: Side) => (input: Raw) => input[`${side}Allies`] === 'older';
const provinces = (side: Side, key: string) =>
  number({
    label: `${SIDE_NAMES[side]}: Provinces it controls in the Region of the Battle`,
    key,
    group: OLDER,
    rule: '11.4B',
    min: 0,
    max: 7,
    default: 2,
    when: usesOlder(side),
    help: `${side === 'rome' ? 'Without Latium, and' : 'Those'} outside Numidia; public for the Avalon Hill edition`,
  });
const numidia = (side: Side, key: string) =>
  number({
    label: `${SIDE_NAMES[side]}: Numidian Provinces it controls, in a Battle in Africa`,
    key,
    group: OLDER,
    rule: '11.4B',
    min: 0,
    max: 2,
    default: 0,
    when: usesOlder(side),
    help: '2 cards each; public for the Avalon Hill edition',
  });
const events = (side: Side, key: string) =>
  number({
    label: 'Cards from Counter Events',
    key,
    group: SIDE_NAMES[side],
    rule: '11.1.2',
    min: -5,
    max: 10,
    default: 0,
    signed: true,
  });

const CHARGE_NAMES: Record<Charge, string> = {
  success: 'succeeds',
  nothing: 'is not made, or has no effect',
  backfire: 'turns on Carthage',
};

const fields = {
  romeRating: rating('rome', 'rr', 2),
  romeCu: cu('rome', 'rc', 8),
  romeAllies: allies('rome', 'ra'),
  romeEvents: events('rome', 're'),
  carthageRating: rating('carthage', 'cr', 4),
  carthageCu: cu('carthage', 'cc', 8),
  elephants: number({
    label: 'of them Elephants',
    key: 'el',
    group: SIDE_NAMES.carthage,
    rule: '11.3',
    min: 0,
    max: 10,
    default: 0,
  }),
  carthageAllies: allies('carthage', 'ca'),
  carthageEvents: events('carthage', 'ce'),
  active: choice<Side>({
    label: 'The Army that moved is of',
    key: 'a',
    group: BATTLE,
    rule: '11',
    options: sideOptions,
    default: 'carthage',
    help: 'It is the Attacker',
  }),
  intercepted: flag({ label: 'The other side Intercepted it', key: 'i', group: BATTLE, rule: '10.a' }),
  failedAvoid: flag({ label: 'The other side failed to Avoid Battle', key: 'f', group: BATTLE, rule: '9' }),
  region: choice<Battle['region']>({
    label: 'The Battle is in',
    key: 'g',
    group: BATTLE,
    rule: '11.4B',
    options: [
      { id: 'italia', label: 'Italia, not Latium' },
      { id: 'latium', label: 'Latium' },
      { id: 'other', label: 'another Region' },
    ],
    default: 'italia',
  }),
  tribe: flag({ label: 'In the space of a Tribe friendly to Carthage', key: 't', group: BATTLE, rule: '11.4' }),
  charge: choice<Charge>({
    label: 'The Elephant Charge',
    key: 'ch',
    group: BATTLE,
    rule: '11.3',
    options: CHARGES.map((id) => ({ id, label: CHARGE_NAMES[id] })),
    default: 'nothing',
    when: (input) => Number(input['elephants']) > 0,
  }),
  romeProvinces: provinces('rome', 'rp'),
  romeNumidia: numidia('rome', 'rn'),
  carthageProvinces: provinces('carthage', 'cp'),
  carthageNumidia: numidia('carthage', 'cn'),
  eventCards: ruling<Battle['events']>({
    label: 'Cards from Events are counted',
    key: 'ev',
    group: BATTLE,
    rule: '11.4',
    ruling: 'card-limit-and-events',
    options: [
      { id: 'before', label: 'before the limit' },
      { id: 'after', label: 'after the limit' },
    ],
    when: (input) => input['romeEvents'] !== 0 || input['carthageEvents'] !== 0,
  }),
};

type Input = InputOf<typeof fields>;

const armyOf = (side: Side, input: Input): Army => ({
  rating: input[`${side}Rating`],
  cu: input[`${side}Cu`],
  allies: input[`${side}Allies`],
  provinces: input[`${side}Provinces`],
  numidia: input[`${side}Numidia`],
  events: input[`${side}Events`],
});

const battleOf = (input: Input): Battle => ({
  ...input,
  armies: { rome: armyOf('rome', input), carthage: armyOf('carthage', input) },
  elephants: Math.min(input.elephants, input.carthageCu),
  events: input.eventCards,
});

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const battle = battleOf(input);
  const [rome, carthage] = [dealOf('rome', input.charge, battle, read), dealOf('carthage', input.charge, battle, read)];
  const lines = [...rome.lines, ...carthage.lines];
  return {
    sentence: sentence(rome.cards, carthage.cards),
    ...SETTLED,
    facts: {
      romeCards: rome.cards,
      carthageCards: carthage.cards,
      romeBeforeCharge: rome.beforeCharge,
      carthageBeforeCharge: carthage.beforeCharge,
      attacker: SIDE_NAMES[input.active],
      defender: SIDE_NAMES[otherSide(input.active)],
      romeMayCounterattack: input.romeRating !== 'none',
      carthageMayCounterattack: input.carthageRating !== 'none',
    },
    ...(battle.elephants > 0 && { grid: gridOf(battle, tables) }),
    ...basis(lines, dealReadings(battle, lines, read), read),
  };
}

function sentence(rome: number, carthage: number): string {
  const held = `Rome holds ${plural(rome, 'Battle Card')}, Carthage ${carthage}`;
  if (rome === carthage) return `${held}: as many each.`;
  return `${held}: ${rome > carthage ? 'Rome' : 'Carthage'} has ${Math.abs(rome - carthage)} more.`;
}

/** 11.3: the hands for each way that the charge may go; browsing them is not what the result stands on. */
function gridOf(battle: Battle, tables: Tables): Grid {
  const browse = new Reader(tables);
  return {
    columns: [
      { id: 'charge', label: 'Elephant Charge', form: 'text' },
      { id: 'rome', label: 'Rome', form: 'number' },
      { id: 'carthage', label: 'Carthage', form: 'number' },
    ],
    rows: CHARGES.map((charge) => ({
      charge: CHARGE_NAMES[charge],
      rome: dealOf('rome', charge, battle, browse).cards,
      carthage: dealOf('carthage', charge, battle, browse).cards,
    })),
  };
}

export const battleCards = calculator({
  id: 'battle-cards',
  title: 'Battle Cards',
  question: 'How many Battle Cards does each side get?',
  rules: ['11', '11.4', '11.4B', '11.3', '11.1.2', '9', '10.a', '11.6'],
  fields,
  folded: [OLDER],
  tables: ['battle-hand', 'allies'],
  terms: {
    romeCards: 'Rome’s Battle Cards',
    carthageCards: 'Carthage’s Battle Cards',
    romeBeforeCharge: 'Rome’s, before the Elephant Charge',
    carthageBeforeCharge: 'Carthage’s, before the Elephant Charge',
    attacker: 'Attacker',
    defender: 'Defender',
    romeMayCounterattack: 'Rome may Counterattack',
    carthageMayCounterattack: 'Carthage may Counterattack',
  },
  ...NO_DICE,
  compute,
});
