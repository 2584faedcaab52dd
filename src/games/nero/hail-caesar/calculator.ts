/** Hail Caesar! (7.2): may my General be hailed as a Contender, and does my Contender become Emperor? */
import { choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { areaOf } from '../board/rules.ts';
import { neededFor } from '../control/rules.ts';
import { calculator } from '../readings.ts';
import { ruling } from '../rulings.ts';
import type { Reader } from '../tables.ts';
import { AREA_NAMES, AREA_OPTIONS, nameOf, optionsOf, PLACES, ROMA } from '../words.ts';
import { emperorsByThen, hailed, hasRoom, mostEmperors } from './rules.ts';

const asked = {
  leader: choice({
    label: 'My Leader is a',
    key: 'l',
    rule: '7.2',
    options: { general: 'General', contender: 'Contender' },
  }),
  emperors: number({ label: 'Emperors in play', key: 'e', rule: '10.0', max: 2 }),
  base: choice({ label: 'My Base', key: 'b', rule: '2.6.3', options: AREA_OPTIONS, default: 'central' }),
  at: choice({ label: 'He is in', key: 'a', rule: '7.2', options: optionsOf(PLACES), default: 'germania-superior' }),
  legions: number({ label: 'My Legions with him', key: 'n', rule: '7.2', max: 28, default: 1 }),
  controlled: number({ label: 'Provinces of my Base that I control', key: 'c', rule: '11.2', max: 5, default: 3 }),
  roma: flag({ label: 'He is in Roma when my round begins', key: 'r', rule: '7.2', default: true }),
  ahead: number({ label: 'Other Contenders in Roma whose round comes first', key: 'o', rule: '7.2', max: 3 }),
  declares: flag({ label: 'Another Leader may declare himself in Roma before that', key: 'd', rule: '7.1' }),
  cardless: flag({ label: 'I have no cards left', key: 'k', rule: '4.3' }),
  empty: ruling('round-without-cards', { label: 'A player without cards', key: 'em', rule: '4.3' }),
};

type Asked = InputOf<typeof asked>;

const isGeneral = ({ leader }: Asked): boolean => leader === 'general';
const isContender = ({ leader }: Asked): boolean => leader === 'contender';

const fields = shown(asked, {
  base: isGeneral,
  at: isGeneral,
  legions: isGeneral,
  controlled: isGeneral,
  roma: isContender,
  ahead: isContender,
  declares: isContender,
  cardless: isContender,
  empty: isContender,
});

type Acclaim = InputOf<typeof fields>;

interface Condition {
  readonly holds: boolean;
  readonly says: string;
  readonly rule: string;
}

const linesOf = (conditions: readonly Condition[]): Line[] =>
  conditions.map(({ holds, says, rule }) => line(holds ? 'met' : 'not met', Number(holds), says, rule));

const missingOf = (conditions: readonly Condition[]): string =>
  conditions
    .filter((c) => !c.holds)
    .map((c) => c.says)
    .join('; ');

function general(input: Acclaim, read: Reader) {
  const most = mostEmperors(read);
  const met = hailed({ ...input, area: input.at === ROMA ? undefined : areaOf(input.at, read) }, read);
  const base = AREA_NAMES[input.base];
  const conditions: Condition[] = [
    { holds: met.room, says: `fewer than ${most} Emperors in play`, rule: '10.0' },
    { holds: met.home, says: `the General in a Province of ${base}`, rule: '7.2' },
    { holds: met.legion, says: 'a Legion of yours with him', rule: '7.2' },
    { holds: met.control, says: `control of ${base} (${neededFor(read)} of its Provinces)`, rule: '11.2' },
  ];
  const missing = missingOf(conditions);
  return {
    sentence: missing
      ? `Hail Caesar! cannot be played. You still need ${missing}.`
      : `Hail Caesar! may be played: the General in ${nameOf(input.at)} becomes a Contender.`,
    facts: {
      playable: !missing,
      room: met.room,
      inBase: met.home && met.legion,
      control: met.control,
      missing: missing || 'nothing',
    },
    ledger: linesOf(conditions),
    readings: { 'hail-caesar-needs-the-general': !met.home },
  };
}

function contender(input: Acclaim, read: Reader) {
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
      ? `Your Contender does not become Emperor. You still need ${missing}.`
      : safe
        ? `Your Contender becomes Emperor when your round begins${rivals ? ', even if the others take the title first' : ''}.`
        : `There is room for your Contender now, but there can be ${byThen} Emperors before your round begins, and then he must wait.`,
    facts: {
      becomesEmperor: !missing,
      safe,
      room: hasRoom(input.emperors, read),
      byThen,
      missing: missing || 'nothing',
    },
    ledger: linesOf(conditions),
    readings: {
      'round-without-cards': input.cardless,
      'hail-caesar-with-two-emperors': !hasRoom(input.emperors, read),
    },
  };
}

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
    safe: 'Certain, whatever the others do',
    byThen: 'Most Emperors by then',
    missing: 'Still missing',
  },
  compute: (input, read) => (input.leader === 'general' ? general(input, read) : contender(input, read)),
});
