/** Revolts and Legion Rebels (12.0): whether the event may be played now, and how many Legions turn Uncontrolled. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, type InputOf, number, ruling } from '../../../calculator/fields.ts';
import type { Assumption, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { areaOf } from '../board/rules.ts';
import { isSpent } from '../once/rules.ts';
import { AREA_NAMES, nameOf, optionsOf, type Province } from '../words.ts';
import { mostUncontrolled, REVOLTING, revolted } from './rules.ts';

const plays = (event: 'revolts' | 'rebels') => (input: Readonly<Record<string, unknown>>) => input['event'] === event;

const REVOLT_PROVINCES = ['judaea', 'britannia', 'germania-superior', 'achaea'] as const satisfies readonly Province[];

const fields = {
  event: choice({
    label: 'Event',
    key: 'e',
    rule: '12.0',
    options: [
      { id: 'revolts', label: '(Province) Revolts' },
      { id: 'rebels', label: 'Legion Rebels' },
    ],
    default: 'revolts',
  }),
  province: choice({
    label: 'The card names',
    key: 'p',
    rule: '12.0-revolts',
    options: optionsOf(REVOLT_PROVINCES),
    default: 'judaea',
    when: plays('revolts'),
  }),
  legions: number({
    label: 'Legions of players there',
    key: 'l',
    rule: '12.0-revolts',
    min: 0,
    max: 28,
    default: 1,
    when: plays('revolts'),
  }),
  uncontrolled: number({
    label: 'Uncontrolled Legions there',
    key: 'u',
    rule: '12.0-revolts',
    min: 0,
    max: 4,
    default: 0,
    when: plays('revolts'),
  }),
  elsewhere: number({
    label: 'Uncontrolled Legions elsewhere',
    key: 'o',
    rule: '2.2-uncontrolled',
    min: 0,
    max: 4,
    default: 2,
  }),
  baseLegions: number({
    label: 'Legions that the player of its Base has elsewhere',
    key: 'b',
    rule: '12.0-revolts',
    min: 0,
    max: 28,
    default: 6,
    when: plays('revolts'),
  }),
  vacant: flag({ label: 'Three players, and its Area is vacant', key: 'va', rule: '3.2', when: plays('revolts') }),
  used: flag({ label: 'A Legion Rebels was played in this round', key: 'd', rule: '12.0', when: plays('rebels') }),
  byMe: flag({ label: 'It was mine', key: 'm', rule: '12.0', when: plays('rebels') }),
  once: ruling({
    label: 'Once means once',
    key: 'on',
    rule: '12.0',
    ruling: 'once-for-the-table',
    options: [
      { id: 'table', label: 'for the whole table' },
      { id: 'player', label: 'for each player' },
    ],
    when: plays('rebels'),
  }),
  short: ruling({
    label: 'If he has too few Legions',
    key: 'sh',
    rule: '12.0-revolts',
    ruling: 'revolt-without-legions',
    options: [
      { id: 'what-he-has', label: 'he brings what he has' },
      { id: 'not-playable', label: 'the event cannot be played' },
    ],
    when: plays('revolts'),
  }),
};

type Input = InputOf<typeof fields>;

const compute = (input: Input, tables: Tables): Report =>
  input.event === 'revolts' ? revolt(input, tables) : rebels(input, tables);

function revolt(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
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
      ? `it would make ${outcome.total} Uncontrolled Legions, and ${most} is the most`
      : tooFew
        ? 'the player of the Base has too few Legions to bring'
        : '';
  const line = (amount: number, why: string, rule: string): Line[] =>
    amount ? [{ who: 'Uncontrolled', amount, why, rule, standing: 'printed' }] : [];
  const brings = outcome.added ? ` ${AREA_NAMES[area ?? 'asia']} brings ${plural(outcome.added, 'Legion')};` : '';
  return {
    sentence: ban
      ? `${name} Revolts cannot be played: ${ban}.`
      : `${name} Revolts may be played:${brings} ${plural(outcome.uncontrolledThere, 'Legion')} there ${outcome.uncontrolledThere === 1 ? 'is' : 'are'} then Uncontrolled, ${outcome.total} on the board.`,
    ...SETTLED,
    facts: {
      playable: !ban,
      added: outcome.added,
      uncontrolledThere: outcome.uncontrolledThere,
      totalUncontrolled: outcome.total,
      room: most - elsewhere - uncontrolled,
    },
    ...basis(
      [
        ...line(elsewhere, 'Elsewhere', '2.2-uncontrolled'),
        ...line(there, `In ${name}`, '12.0-revolts'),
        ...line(outcome.added, `Brought to make ${REVOLTING}`, '12.0-revolts'),
      ],
      revoltReadings(input, outcome.short),
      read,
    ),
  };
}

function rebels(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const most = mostUncontrolled(read);
  const total = input.elsewhere + 1;
  const spent = input.used && isSpent({ byMe: Number(input.byMe), byOthers: Number(!input.byMe) }, input.once);
  const full = total > most;
  const why = spent
    ? 'Legion Rebels has already been played in this player round'
    : `${most} Legions are Uncontrolled already`;
  return {
    sentence:
      spent || full
        ? `Legion Rebels cannot be played: ${why}.`
        : `Legion Rebels may be played: ${total} of at most ${most} Legions are then Uncontrolled.`,
    ...SETTLED,
    facts: { playable: !(spent || full), totalUncontrolled: total, room: Math.max(0, most - input.elsewhere) },
    ...basis(
      [
        { who: 'Uncontrolled', amount: input.elsewhere, why: 'Already', rule: '2.2-uncontrolled', standing: 'printed' },
        { who: 'Uncontrolled', amount: 1, why: 'The Legion chosen', rule: '12.0-legion-rebels', standing: 'printed' },
      ],
      input.used
        ? [
            {
              ruling: 'once-for-the-table',
              rule: '12.0',
              field: 'once',
              reading:
                input.once === 'table'
                  ? 'Once: one play in a player round for the whole table.'
                  : 'Once: one play in a player round for each player.',
            },
          ]
        : [],
      read,
    ),
  };
}

const revoltReadings = (input: Input, short: boolean): Assumption[] =>
  short
    ? [
        {
          ruling: 'revolt-without-legions',
          rule: '12.0-revolts',
          field: 'short',
          reading:
            input.short === 'what-he-has'
              ? 'A player with too few Legions brings what he has.'
              : 'With too few Legions to bring, the event cannot be played.',
        },
      ]
    : [];

export const revolts = calculator({
  id: 'revolts',
  title: 'Revolts and Legion Rebels',
  question: 'May this event be played, and how many Legions turn Uncontrolled?',
  rules: ['12.0', '12.0-revolts', '12.0-legion-rebels', '2.2-uncontrolled', '3.2'],
  fields,
  tables: ['limits', 'provinces'],
  terms: {
    playable: 'May be played',
    added: 'Legions that the player of the Base brings',
    uncontrolledThere: 'Uncontrolled in the Province afterwards',
    totalUncontrolled: 'Uncontrolled on the board afterwards',
    room: 'More that could turn Uncontrolled now',
  },
  ...NO_DICE,
  compute,
});
