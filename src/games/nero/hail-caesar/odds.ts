/** The title by acclaim of the Legions (7.2), told: what is met, what is missing, and what the others can still do. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Line } from '../../../calculator/report.ts';
import { SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { areaOf } from '../board/rules.ts';
import { neededFor } from '../control/rules.ts';
import { AREA_NAMES, nameOf, ROMA } from '../words.ts';
import type { Acclaim } from './fields.ts';
import { emperorsByThen, hailed, hasRoom, mostEmperors } from './rules.ts';

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

export const acclaimOdds = (input: Acclaim, tables: Tables) =>
  input.leader === 'general' ? general(input, tables) : contender(input, tables);

function general(input: Acclaim, tables: Tables) {
  const read = new Reader(tables);
  const most = mostEmperors(read);
  const met = hailed({ ...input, area: input.at === ROMA ? undefined : areaOf(input.at, read) }, read);
  const base = AREA_NAMES[input.base];
  const conditions: Condition[] = [
    { holds: met.room, says: `fewer than ${most} Emperors in play`, rule: '10.0' },
    { holds: met.home, says: `the General in a Province of ${base}`, rule: '7.2' },
    { holds: met.legion, says: 'a Legion of yours with him', rule: '7.2' },
    { holds: met.control, says: `control of ${base}, with ${neededFor(read)} of its Provinces`, rule: '11.2' },
  ];
  const missing = missingOf(conditions);
  return {
    sentence: missing
      ? `Hail Caesar! cannot be played. You still need ${missing}.`
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
      when(!met.home, {
        ruling: 'hail-caesar-needs-the-general',
        rule: '7.2',
        reading: 'The General himself must be in the Base, with a Legion.',
      }),
      read,
    ),
  };
}

function contender(input: Acclaim, tables: Tables) {
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
      ? `Your Contender does not become Emperor. You still need ${missing}.`
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

const readings = ({ cardless, empty, emperors }: Acclaim, read: Reader): Assumption[] => [
  ...when(cardless, {
    ruling: 'round-without-cards',
    rule: '4.3',
    field: 'empty',
    reading:
      empty === 'round'
        ? 'A player without cards has an empty round, and the title comes at its start.'
        : 'A player without cards is passed over, so that the title does not come.',
  }),
  ...when(!hasRoom(emperors, read), {
    ruling: 'hail-caesar-with-two-emperors',
    rule: '10.0',
    reading: 'A Contender keeps his status and waits while there is no room.',
  }),
];
