/** Revolts and Legion Rebels (12.0): whether the event may be played now, and how many Legions turn Uncontrolled. */
import { barred, choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import { plural } from '../../../calculator/words.ts';
import { areaOf } from '../board/rules.ts';
import { isSpent } from '../once/rules.ts';
import { calculator } from '../readings.ts';
import { onceField, ruling } from '../rulings.ts';
import type { Reader } from '../tables.ts';
import { AREA_NAMES, nameOf, optionsOf, type Province } from '../words.ts';
import { mostUncontrolled, REVOLTING, revolted } from './rules.ts';

const REVOLT_PROVINCES = ['judaea', 'britannia', 'germania-superior', 'achaea'] as const satisfies readonly Province[];

const asked = {
  event: choice({
    label: 'Event',
    key: 'e',
    rule: '12.0',
    options: { revolts: '(Province) Revolts', rebels: 'Legion Rebels' },
  }),
  province: choice({
    label: 'The card names',
    key: 'p',
    rule: '12.0-revolts',
    options: optionsOf(REVOLT_PROVINCES),
    default: 'judaea',
  }),
  legions: number({ label: 'Players’ Legions there', key: 'l', rule: '12.0-revolts', max: 28, default: 1 }),
  uncontrolled: number({ label: 'Uncontrolled Legions in the Province', key: 'u', rule: '2.2-uncontrolled', max: 4 }),
  elsewhere: number({
    label: 'Uncontrolled Legions elsewhere',
    key: 'o',
    rule: '2.2-uncontrolled',
    max: 4,
    default: 2,
  }),
  baseLegions: number({
    label: 'Legions that the owner of its Base has elsewhere',
    key: 'b',
    rule: '12.0-revolts',
    max: 28,
    default: 6,
  }),
  vacant: flag({ label: 'Three players, and the Area is vacant', key: 'va', rule: '3.2' }),
  used: flag({ label: 'Legion Rebels was played in this round', key: 'd', rule: '12.0' }),
  byMe: flag({ label: 'I played it', key: 'm', rule: '12.0' }),
  once: onceField,
  short: ruling('revolt-without-legions', { label: 'If he has too few Legions', key: 'sh', rule: '12.0-revolts' }),
};

type Asked = InputOf<typeof asked>;

const isRevolt = ({ event }: Asked): boolean => event === 'revolts';
const isRebels = ({ event }: Asked): boolean => event === 'rebels';

const asking = shown(asked, {
  province: isRevolt,
  legions: isRevolt,
  baseLegions: isRevolt,
  vacant: isRevolt,
  used: isRebels,
  byMe: isRebels,
  once: isRebels,
  short: isRevolt,
});

/** 2.2-uncontrolled: so many pieces there are. */
const fields = barred(asking, {
  elsewhere: ({ uncontrolled, elsewhere }) =>
    uncontrolled + elsewhere > 4
      ? {
          says: `There are 4 Uncontrolled Legions, but you entered ${uncontrolled + elsewhere}`,
          rule: '2.2-uncontrolled',
        }
      : undefined,
});

type Uprising = InputOf<typeof fields>;

function revolt(input: Uprising, read: Reader) {
  const { province, uncontrolled, elsewhere, baseLegions, vacant } = input;
  const most = mostUncontrolled(read);
  const there = input.legions + uncontrolled;
  const outcome = revolted({ there, uncontrolledElsewhere: elsewhere, baseLegions });
  const area = areaOf(province, read);
  const name = nameOf(province);
  const tooFew = outcome.short && input.short === 'not-playable';
  const ban = vacant
    ? 'nobody has the Area of this Province as his Base'
    : outcome.total > most
      ? `it would make ${outcome.total} Uncontrolled Legions, and at most ${most} are allowed`
      : tooFew
        ? 'the owner of the Base has too few Legions to bring'
        : '';
  const brings = outcome.added ? ` ${AREA_NAMES[area ?? 'asia']} brings ${plural(outcome.added, 'Legion')};` : '';
  return {
    sentence: ban
      ? `${name} Revolts cannot be played: ${ban}.`
      : `${name} Revolts may be played:${brings} that leaves ${plural(outcome.uncontrolledThere, 'Uncontrolled Legion')} there, ${outcome.total} on the board.`,
    facts: {
      playable: !ban,
      added: outcome.added,
      uncontrolledThere: outcome.uncontrolledThere,
      totalUncontrolled: outcome.total,
      room: most - elsewhere - uncontrolled,
    },
    ledger: [
      line('Uncontrolled', elsewhere, 'Elsewhere', '2.2-uncontrolled'),
      line('Uncontrolled', there, `In ${name}`, '12.0-revolts'),
      line('Uncontrolled', outcome.added, `Brought to make ${REVOLTING}`, '12.0-revolts'),
    ].filter(({ amount }) => amount > 0),
    readings: { 'revolt-without-legions': outcome.short },
  };
}

function rebels(input: Uprising, read: Reader) {
  const most = mostUncontrolled(read);
  const already = input.uncontrolled + input.elsewhere;
  const total = already + 1;
  const spent = input.used && isSpent({ byMe: Number(input.byMe), byOthers: Number(!input.byMe) }, input.once);
  const full = total > most;
  const why = spent
    ? 'Legion Rebels has already been played in this player round'
    : `${most} Legions are Uncontrolled already`;
  return {
    sentence:
      spent || full
        ? `Legion Rebels cannot be played: ${why}.`
        : `Legion Rebels may be played: that makes ${total} of at most ${most} Uncontrolled Legions.`,
    facts: { playable: !(spent || full), totalUncontrolled: total, room: Math.max(0, most - already) },
    ledger: [
      line('Uncontrolled', already, 'Already', '2.2-uncontrolled'),
      line('Uncontrolled', 1, 'The Legion chosen', '12.0-legion-rebels'),
    ],
    readings: { 'once-for-the-table': input.used },
  };
}

export const revolts = calculator({
  id: 'revolts',
  title: 'Revolts and Legion Rebels',
  question: 'May this event be played, and how many Legions turn Uncontrolled?',
  rules: ['12.0', '12.0-revolts', '12.0-legion-rebels', '2.2-uncontrolled', '3.2'],
  fields,
  tables: ['limits', 'provinces'],
  terms: {
    playable: 'May be played',
    added: 'Legions that the owner of the Base brings',
    uncontrolledThere: 'Uncontrolled in the Province afterwards',
    totalUncontrolled: 'Uncontrolled on the board afterwards',
    room: 'More that could turn Uncontrolled now',
  },
  compute: (input, read) => (input.event === 'revolts' ? revolt(input, read) : rebels(input, read)),
});
