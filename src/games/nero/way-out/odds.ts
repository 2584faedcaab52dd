/** The ways out, told: which neighbouring places are open, what closes the others, and how it is after the flight. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Line } from '../../../calculator/report.ts';
import { SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { nameOf } from '../words.ts';
import type { Flying } from './fields.ts';
import { arrived, type Bar, type WayOut, waysOut } from './rules.ts';

const BARS: Readonly<Record<Bar, string>> = {
  straits: 'Closed: a retreat does not cross Straits',
  roma: 'Closed: no Legions in Roma',
  enemies: 'Closed: enemy Legions',
  tribe: 'Closed: Barbarian Tribe',
  'came-from': 'Closed: the moving force came from there',
};

export function wayOutOdds(input: Flying, tables: Tables) {
  const read = new Reader(tables);
  const ways = waysOut(input, tables, read);
  const open = ways.filter((w) => !w.bar).map((w) => nameOf(w.to));
  const rule = input.how === 'withdraws' ? '5.6' : '6.5';
  const lineOf = ({ to, bar }: WayOut): Line =>
    line(nameOf(to), bar ? 0 : 1, bar ? BARS[bar] : 'Open', bar === 'roma' ? '5.8' : rule);
  return {
    sentence: `${sentence(input, open)}${told(input, ways)}`,
    ...SETTLED,
    facts: {
      possible: open.length > 0,
      open: open.join(', ') || 'none',
      mustStay: open.length === 0,
      ...outcome(input, ways),
    },
    ...basis(ways.map(lineOf), readings(input), read),
  };
}

const allowed = ({ to }: Flying, ways: readonly WayOut[]): boolean => ways.some((w) => w.to === to && !w.bar);

type After = {
  readonly allowed?: boolean;
  readonly staying?: number;
  readonly stack?: number;
  readonly marked?: number;
  readonly moverGoesOn?: boolean;
  readonly cardsAgain?: number;
};

/** Where everybody is after it; nothing where no Province is chosen. */
function outcome(input: Flying, ways: readonly WayOut[]): After {
  if (input.to === 'none') return {};
  if (!allowed(input, ways)) return { allowed: false };
  const { stack, marked } = arrived(input);
  const leaves = { allowed: true, staying: 0, stack, marked };
  // Only Legions that withdrew give way to the same force once more without cards.
  return input.how === 'withdraws' ? { ...leaves, moverGoesOn: true, cardsAgain: 0 } : leaves;
}

function told(input: Flying, ways: readonly WayOut[]): string {
  const { to, how } = input;
  if (to === 'none') return '';
  if (!allowed(input, ways)) return ` ${nameOf(to)} is closed to it.`;
  const { stack } = arrived(input);
  const after = ` In ${nameOf(to)} ${plural(stack, 'Legion is', 'Legions are')} then one stack under a Retreat marker`;
  return how === 'withdraws' ? `${after}, and the force that moved in may go on with its MP.` : `${after}.`;
}

const listed = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1');

function sentence({ how, at }: Flying, open: readonly string[]): string {
  const does = how === 'withdraws' ? 'withdraw' : 'retreat';
  return open.length
    ? `From ${nameOf(at)} the force may ${does} to ${listed(open)}.`
    : `From ${nameOf(at)} there is no way to ${does}: the force stays.`;
}

const readings = ({ how, goesBack }: Flying): Assumption[] =>
  when(how === 'beaten-attacker', {
    ruling: 'beaten-attacker-goes-back',
    rule: '6.5',
    field: 'goesBack',
    reading: `A beaten attacker ${goesBack === 'allowed' ? 'may' : 'may not'} retreat the way it came.`,
  });
