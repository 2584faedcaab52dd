/** Truce (17.1 #49): whom it binds, what it forbids, and whether a card breaks it. */
import { choice, flag, type InputOf, shown } from '../../calculator/fields.ts';
import { line, when } from '../../calculator/ledger.ts';
import { calculator } from './readings.ts';
import { ruling } from './rulings.ts';
import type { Side } from './words.ts';

const all = {
  truce: flag({ label: 'A Truce is in play', key: 't', rule: '17.1.#49', default: true }),
  peaceful: flag({ label: 'The Miat is Peaceful', key: 'p', rule: '15.3.D' }),
  card: choice({
    label: 'A card with the broken olive branch is played',
    key: 'c',
    rule: '17.1.#49',
    options: { none: 'no', event: 'as an Event', other: 'for OPs or as a discard' },
  }),
  carriedOut: flag({ label: 'Its Event can be carried out', key: 'o', rule: '17.1.#49', default: true }),
  peacefulTruce: ruling('peaceful-truce', { label: 'A Truce under a Peaceful Miat', key: 'r', rule: '15.3.D' }),
};

const fields = shown(all, {
  carriedOut: ({ card }) => card === 'event',
  peacefulTruce: ({ truce, peaceful }) => truce && peaceful,
});

type Input = InputOf<typeof all>;

/** 17.1.#49, 15.3.D: a Truce binds both; a Peaceful Miat binds Carthage as one would, and by our reading frees Rome. */
export function isBound(
  side: Side,
  { truce, peaceful, peacefulTruce }: Pick<Input, 'truce' | 'peaceful' | 'peacefulTruce'>,
) {
  if (!peaceful) return truce;
  return side === 'carthage' || (truce && peacefulTruce === 'both');
}

/** 17.1.#49: only an Event that is carried out breaks a Truce. */
const breaks = ({ truce, card, carriedOut }: Input): boolean => truce && card === 'event' && carriedOut;

function compute(input: Input) {
  const broken = breaks(input);
  const holds = input.truce && !broken;
  const after = { ...input, truce: holds };
  const [romeBound, carthageBound] = [isBound('rome', after), isBound('carthage', after)];
  const byEvent = broken ? 'Broken by the Event' : 'An Event that cannot be carried out does not break it';
  const ledger = [
    ...when(input.truce && input.card === 'event', line('Truce', 0, byEvent, '17.1.#49')),
    ...when(input.truce && input.card === 'other', line('Truce', 0, 'Only an Event can break it', '17.1.#49')),
    ...when(input.peaceful, line('Truce', 0, 'A Peaceful Miat binds Carthage as a Truce would', '15.3.D')),
  ];
  return {
    sentence: `${broken ? 'The Truce is broken. ' : ''}${
      !(romeBound || carthageBound)
        ? 'Nobody is bound: both sides may intercept and make Siege attempts.'
        : `${romeBound ? 'Neither side can' : 'Carthage cannot'} intercept or make Siege attempts; Subjugation is still allowed.`
    }`,
    facts: { truceBroken: broken, truceHolds: holds, romeBound, carthageBound },
    ledger,
    readings: { 'peaceful-truce': input.truce && input.peaceful },
  };
}

export const truce = calculator({
  id: 'truce',
  title: 'Truce',
  question: 'Does the Truce hold, and whom does it bind?',
  rules: ['17.1.#49', '15.3.D', '17.1.#33'],
  fields,
  tables: [],
  terms: {
    truceBroken: 'The Truce is broken',
    truceHolds: 'The Truce holds',
    romeBound: 'Rome is bound',
    carthageBound: 'Carthage is bound',
  },
  compute,
});
