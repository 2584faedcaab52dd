/** The inputs for the deal of Battle Cards: both Armies, the Battle, and Allies by the 2007 rules. */
import { barred, choice, flag, type InputOf, number, numberOr, shown } from '../../../calculator/fields.ts';
import { commanderField, elephantsBar } from '../limits.ts';
import { ruling } from '../rulings.ts';
import { SIDE_NAMES, type Side, sideOptions } from '../words.ts';
import { type Army, type Battle, CHARGE_ENDS, type ChargeEnd } from './rules.ts';

const BATTLE = 'The Battle';
export const OLDER = 'Allies by the 2007 rule';

const cu = (side: Side, key: string, standard: number) =>
  number({ label: 'CUs', key, group: SIDE_NAMES[side], rule: '11.4', max: 40, default: standard });
const allies = (side: Side, key: string) =>
  numberOr<'older'>({
    label: 'Ally cards',
    key,
    group: SIDE_NAMES[side],
    rule: '11.4B',
    max: 10,
    words: [{ id: 'older', label: '2007 rule' }],
    default: 0,
    help:
      side === 'rome' ? 'The aid does not say how many; at most 2 count in Italia' : 'The aid does not say how many',
  });
const provinces = (side: Side, key: string) =>
  number({
    label: `${SIDE_NAMES[side]}: Provinces it controls in the Region or on the island of the Battle`,
    key,
    group: OLDER,
    rule: '11.4B',
    max: 7,
    default: 2,
    help: `Not counting ${side === 'rome' ? 'Latium or ' : ''}Numidia; 0 if card 31 took these Allies away`,
  });
const numidia = (side: Side, key: string) =>
  number({
    label: `${SIDE_NAMES[side]}: Numidian Provinces it controls, in a Battle in Africa`,
    key,
    group: OLDER,
    rule: '11.4B',
    max: 2,
    help: '2 cards each; 0 if card 32 took these Allies away',
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

export const CHARGE_NAMES: Record<ChargeEnd, string> = {
  success: 'succeeds',
  nothing: 'is not made, or has no effect',
  backfire: 'backfires',
  fright: 'ends in Elephant Fright (card 42)',
};

const asked = shown(
  {
    romeRating: commanderField(SIDE_NAMES.rome, 'rr', '11.4', 2),
    romeCu: cu('rome', 'rc', 8),
    romeAllies: allies('rome', 'ra'),
    romeEvents: events('rome', 're'),
    carthageRating: commanderField(SIDE_NAMES.carthage, 'cr', '11.4', 4),
    carthageCu: cu('carthage', 'cc', 8),
    elephants: number({
      label: 'Elephants among the CUs',
      key: 'el',
      group: SIDE_NAMES.carthage,
      rule: '11.3',
      max: 10,
    }),
    carthageAllies: allies('carthage', 'ca'),
    carthageEvents: events('carthage', 'ce'),
    active: choice<Side>({
      label: 'The Army that moved belongs to',
      key: 'a',
      group: BATTLE,
      rule: '11',
      options: sideOptions,
      default: 'carthage',
      help: 'The Army that moved is the Attacker',
    }),
    intercepted: flag({ label: 'The other side Intercepted', key: 'i', group: BATTLE, rule: '10.a' }),
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
    }),
    tribe: flag({ label: 'The space has a Tribe friendly to Carthage', key: 't', group: BATTLE, rule: '11.4' }),
    charge: choice<ChargeEnd>({
      label: 'The Elephant Charge',
      key: 'ch',
      group: BATTLE,
      rule: '11.3',
      options: CHARGE_ENDS.map((id) => ({ id, label: CHARGE_NAMES[id] })),
      default: 'nothing',
    }),
    romeProvinces: provinces('rome', 'rp'),
    romeNumidia: numidia('rome', 'rn'),
    carthageProvinces: provinces('carthage', 'cp'),
    carthageNumidia: numidia('carthage', 'cn'),
    eventCards: ruling('card-limit-and-events', {
      label: 'Cards from Events are counted',
      key: 'ev',
      group: BATTLE,
      rule: '11.4',
    }),
  },
  {
    charge: ({ elephants }) => elephants > 0,
    romeProvinces: ({ romeAllies }) => romeAllies === 'older',
    romeNumidia: ({ romeAllies }) => romeAllies === 'older',
    carthageProvinces: ({ carthageAllies }) => carthageAllies === 'older',
    carthageNumidia: ({ carthageAllies }) => carthageAllies === 'older',
    eventCards: ({ romeEvents, carthageEvents }) => romeEvents !== 0 || carthageEvents !== 0,
  },
);

export type Input = InputOf<typeof asked>;

export const fields = barred(asked, { elephants: ({ elephants, carthageCu }) => elephantsBar(elephants, carthageCu) });

const armyOf = (side: Side, input: Input): Army => ({
  rating: input[`${side}Rating`],
  cu: input[`${side}Cu`],
  allies: input[`${side}Allies`],
  provinces: input[`${side}Provinces`],
  numidia: input[`${side}Numidia`],
  events: input[`${side}Events`],
});

export const battleOf = (input: Input): Battle => ({
  ...input,
  armies: { rome: armyOf('rome', input), carthage: armyOf('carthage', input) },
  elephants: Math.min(input.elephants, input.carthageCu),
  events: input.eventCards,
});
