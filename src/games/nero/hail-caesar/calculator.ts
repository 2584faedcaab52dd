/** Hail Caesar! (7.2): may my General be hailed as Contender, and does my Contender become Emperor. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, type InputOf, number, ruling } from '../../../calculator/fields.ts';
import type { Assumption, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { areaOf } from '../board/rules.ts';
import { neededFor } from '../control/rules.ts';
import { AREA_NAMES, AREAS, nameOf, optionsOf, PLACES, ROMA } from '../words.ts';
import { emperorsByThen, hailed, hasRoom, mostEmperors } from './rules.ts';

type Raw = Readonly<Record<string, unknown>>;

const isGeneral = (input: Raw): boolean => input['leader'] === 'general';
const isContender = (input: Raw): boolean => input['leader'] === 'contender';

const fields = {
  leader: choice({
    label: 'My Leader is a',
    key: 'l',
    rule: '7.2',
    options: [
      { id: 'general', label: 'General' },
      { id: 'contender', label: 'Contender' },
    ],
    default: 'general',
  }),
  emperors: number({ label: 'Emperors in play', key: 'e', rule: '10.0', min: 0, max: 2, default: 0 }),
  base: choice({
    label: 'My Base',
    key: 'b',
    rule: '2.6.3',
    options: AREAS.map((id) => ({ id, label: AREA_NAMES[id] })),
    default: 'central',
    when: isGeneral,
  }),
  at: choice({
    label: 'He is in',
    key: 'a',
    rule: '7.2',
    options: optionsOf(PLACES),
    default: 'germania-superior',
    when: isGeneral,
  }),
  legions: number({
    label: 'My Legions with him',
    key: 'n',
    rule: '7.2',
    min: 0,
    max: 28,
    default: 1,
    when: isGeneral,
  }),
  controlled: number({
    label: 'Provinces of my Base that I control',
    key: 'c',
    rule: '11.2',
    min: 0,
    max: 5,
    default: 3,
    when: isGeneral,
  }),
  roma: flag({
    label: 'He is in Roma when my round begins',
    key: 'r',
    rule: '7.2',
    default: true,
    when: isContender,
  }),
  ahead: number({
    label: 'Other Contenders in Roma whose round comes first',
    key: 'o',
    rule: '7.2',
    min: 0,
    max: 3,
    default: 0,
    when: isContender,
  }),
  declares: flag({
    label: 'Another Leader may declare himself in Roma before',
    key: 'd',
    rule: '7.1',
    when: isContender,
  }),
  cardless: flag({ label: 'I have no cards left', key: 'k', rule: '4.3', when: isContender }),
  empty: ruling({
    label: 'A player without cards',
    key: 'em',
    rule: '4.3',
    ruling: 'round-without-cards',
    options: [
      { id: 'round', label: 'has an empty round' },
      { id: 'skipped', label: 'is passed over' },
    ],
    when: isContender,
  }),
};

type Input = InputOf<typeof fields>;

interface Condition {
  readonly holds: boolean;
  readonly says: string;
  readonly rule: string;
}

const linesOf = (conditions: readonly Condition[]): Line[] =>
  conditions.map(({ holds, says, rule }) => ({
    who: holds ? 'met' : 'not met',
    amount: Number(holds),
    why: says,
    rule,
    standing: 'printed',
  }));

const missingOf = (conditions: readonly Condition[]): string =>
  conditions
    .filter((c) => !c.holds)
    .map((c) => c.says)
    .join('; ');

const compute = (input: Input, tables: Tables): Report =>
  input.leader === 'general' ? general(input, tables) : contender(input, tables);

function general(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const most = mostEmperors(read);
  const met = hailed({ ...input, area: input.at === ROMA ? undefined : areaOf(input.at, read) }, read);
  const base = AREA_NAMES[input.base];
  const conditions: Condition[] = [
    { holds: met.room, says: `fewer than ${most} Emperors in play`, rule: '10.0' },
    { holds: met.home, says: `the General in a Province of ${base}`, rule: '7.2' },
    { holds: met.legion, says: 'a Legion of yours with him', rule: '7.2' },
    { holds: met.control, says: `control of ${base}, ${neededFor(read)} Provinces of it`, rule: '11.2' },
  ];
  const missing = missingOf(conditions);
  return {
    sentence: missing
      ? `Hail Caesar! cannot be played. It still takes: ${missing}.`
      : `Hail Caesar! may be played: the General in ${nameOf(input.at)} becomes Contender.`,
    ...SETTLED,
    facts: {
      playable: !missing,
      room: met.room,
      inBase: met.home && met.legion,
      control: met.control,
      missing: missing || 'nothing',
    },
    ...basis(
      linesOf(conditions),
      met.home ? [] : [{ ruling: 'hail-caesar-needs-the-general', rule: '7.2', reading: NEEDS_THE_GENERAL }],
      read,
    ),
  };
}

const NEEDS_THE_GENERAL = 'The General himself must be in the Base, with a Legion.';

function contender(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const most = mostEmperors(read);
  const byThen = emperorsByThen(input, read);
  const conditions: Condition[] = [
    { holds: input.roma, says: 'the Contender in Roma when your round begins', rule: '7.2' },
    { holds: !input.cardless || input.empty === 'round', says: 'a round of your own', rule: '4.3' },
    { holds: hasRoom(input.emperors, read), says: `fewer than ${most} Emperors in play`, rule: '10.0' },
  ];
  const missing = missingOf(conditions);
  const safe = !missing && hasRoom(byThen, read);
  const rivals = input.ahead > 0 || input.declares;
  return {
    sentence: missing
      ? `Your Contender does not become Emperor. It still takes: ${missing}.`
      : safe
        ? `Your Contender becomes Emperor when your round begins${rivals ? ', even if the others take the title first' : ''}.`
        : `There is room for your Contender now, but the others can bring the Emperors to ${byThen} before your round begins, and then he must wait.`,
    ...SETTLED,
    facts: {
      becomesEmperor: !missing,
      safe,
      room: hasRoom(input.emperors, read),
      byThen,
      missing: missing || 'nothing',
    },
    ...basis(linesOf(conditions), readings(input, read), read),
  };
}

const readings = (input: Input, read: Reader): Assumption[] => [
  ...(input.cardless
    ? [
        {
          ruling: 'round-without-cards',
          rule: '4.3',
          field: 'empty',
          reading:
            input.empty === 'round'
              ? 'A player without cards has an empty round, and the title comes at its start.'
              : 'A player without cards is passed over, so that the title does not come.',
        },
      ]
    : []),
  ...(hasRoom(input.emperors, read)
    ? []
    : [
        {
          ruling: 'hail-caesar-with-two-emperors',
          rule: '10.0',
          reading: 'A Contender keeps his status and waits while there is no room.',
        },
      ]),
];

export const hailCaesar = calculator({
  id: 'hail-caesar',
  title: 'Hail Caesar!',
  question: 'May my General be hailed, or does my Contender become Emperor?',
  rules: ['7.2', '7.1', '10.0', '11.2', '2.6.3', '4.3', '12.0-hail-caesar'],
  fields,
  tables: ['limits', 'provinces'],
  terms: {
    playable: 'Hail Caesar! may be played',
    room: 'Room for an Emperor',
    inBase: 'General in the Base with a Legion',
    control: 'Base controlled',
    becomesEmperor: 'The Contender becomes Emperor, as things stand',
    safe: 'Whatever the others do before',
    byThen: 'Emperors by then, at most',
    missing: 'Still missing',
  },
  ...NO_DICE,
  compute,
});
