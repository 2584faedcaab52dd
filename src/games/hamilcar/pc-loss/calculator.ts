/** Political Consequences (9.4, 13.6, 2.2.D2): how many PCs a lost battle costs, and whether it loses the game. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, type InputOf, number, numberOr, ruling } from '../../../calculator/fields.ts';
import type { Assumption, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { SIDE_NAMES, SIDES } from '../words.ts';
import { type Cause, pcsForUnits, removalOf } from './rules.ts';

type Raw = Readonly<Record<string, unknown>>;
const isRoman = (input: Raw): boolean => input['side'] === 'rome';
const RULES: Readonly<Record<Cause, string>> = { land: '13.6', naval: '9.4', unguarded: '8.5' };

const units = (label: string, key: string, when?: (input: Raw) => boolean) =>
  number({ label, key, rule: '13.6', min: 0, max: 20, default: 0, ...(when && { when }) });

const fields = {
  side: choice({
    label: 'Loser',
    key: 's',
    rule: '13.6',
    options: SIDES.map((id) => ({ id, label: SIDE_NAMES[id] })),
    default: 'rome',
  }),
  cause: choice<Cause>({
    label: 'Lost',
    key: 'w',
    rule: '13.6',
    options: [
      { id: 'land', label: 'a Land Battle' },
      { id: 'naval', label: 'a Naval Battle' },
      { id: 'unguarded', label: 'a Fleet without Warships' },
    ],
    default: 'land',
  }),
  cu: { ...units('CUs lost, in the Retreat too', 'c'), default: 3 },
  st: { ...units('STs lost or captured', 't'), default: 1 },
  warships: units('Warships lost', 'n', (input) => input['cause'] === 'naval'),
  aristocrat: numberOr<'none'>({
    label: 'Battle Rating of an Aristocrat who is displaced',
    key: 'a',
    rule: '2.2.D2',
    min: 0,
    max: 6,
    words: [{ id: 'none', label: 'none' }],
    default: 'none',
    presets: 'leaders',
    when: isRoman,
  }),
  pcs: number({
    label: 'PCs of the loser on the map, without Walled Cities',
    key: 'p',
    rule: '4.1',
    min: 0,
    max: 40,
    default: 14,
    help: 'For Carthage those on the Miat too',
  }),
  miatPcs: number({
    label: 'Of these on the Miat',
    key: 'm',
    rule: '2.1.G',
    min: 0,
    max: 12,
    default: 3,
    when: (input) => !isRoman(input),
  }),
  unguardedAristocrat: ruling({
    label: 'An Aristocrat lost with an unguarded Fleet',
    key: 'u',
    rule: '8.5',
    ruling: 'aristocrat-in-unguarded-fleet',
    options: [
      { id: 'none', label: 'costs no PCs' },
      { id: 'removed', label: 'costs his Battle Rating in PCs' },
    ],
    when: (input) => isRoman(input) && input['cause'] === 'unguarded' && input['aristocrat'] !== 'none',
  }),
};

type Input = InputOf<typeof fields>;

/** 2.2.D2, 8.5: what the Aristocrat costs. */
function forAristocrat({ side, cause, aristocrat, unguardedAristocrat }: Input): number {
  if (side !== 'rome' || aristocrat === 'none') return 0;
  return cause === 'unguarded' && unguardedAristocrat === 'none' ? 0 : aristocrat;
}

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const lost = input.cu + input.st + (input.cause === 'naval' ? input.warships : 0);
  const fromLosses = pcsForUnits(input.cause, lost);
  const fromAristocrat = forAristocrat(input);
  const total = fromLosses + fromAristocrat;
  const { fromMiat, fromMap, left, losesGame } = removalOf(
    total,
    input.pcs,
    input.side === 'carthage' ? input.miatPcs : 0,
  );
  const who = SIDE_NAMES[input.side];
  const ledger: Line[] = [
    {
      who,
      amount: 0 - fromLosses,
      why: `Half of ${plural(lost, 'Unit')} lost`,
      rule: RULES[input.cause],
      standing: 'printed',
    },
    ...(fromAristocrat
      ? [{ who, amount: -fromAristocrat, why: 'Aristocrat displaced', rule: '2.2.D2', standing: 'printed' } as const]
      : []),
  ];
  return {
    sentence: losesGame
      ? `${who} would have to remove ${plural(total, 'PC')}, has only ${input.pcs}, and loses the game.`
      : `${who} removes ${plural(total, 'PC')}${fromMiat ? ', the first of them from the Miat' : ''}, and keeps ${left}.`,
    ...SETTLED,
    facts: { units: lost, fromLosses, fromAristocrat, total, fromMiat, fromMap, pcsLeft: left, losesGame },
    ...basis(ledger, assumptionsOf(input), read),
  };
}

const assumptionsOf = ({ side, cause, aristocrat, unguardedAristocrat }: Input): Assumption[] =>
  side === 'rome' && cause === 'unguarded' && aristocrat !== 'none'
    ? [
        {
          ruling: 'aristocrat-in-unguarded-fleet',
          rule: '8.5',
          reading:
            unguardedAristocrat === 'none'
              ? 'An Aristocrat lost with an unguarded Fleet costs no PCs.'
              : 'An Aristocrat lost with an unguarded Fleet costs his Battle Rating in PCs.',
          field: 'unguardedAristocrat',
        },
      ]
    : [];

export const pcLoss = calculator({
  id: 'pc-loss',
  title: 'Political Consequences',
  question: 'How many PCs does this defeat cost, and can it lose the game?',
  rules: ['13.6', '9.4', '8.5', '2.2.D2', '2.1.G', '4.1', '15.1', '15.3.A'],
  fields,
  tables: [],
  terms: {
    units: 'Units lost',
    fromLosses: 'PCs for Units lost',
    fromAristocrat: 'PCs for an Aristocrat',
    total: 'PCs to remove',
    fromMiat: 'From the Miat',
    fromMap: 'From the map',
    pcsLeft: 'PCs left',
    losesGame: 'Loses the game',
  },
  ...NO_DICE,
  compute,
});
