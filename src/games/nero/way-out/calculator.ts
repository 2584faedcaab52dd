/** Way out (5.6, 6.5): the Provinces to which a force may withdraw, or retreat after a defeat. */
import { barIf, barred, choice, grouped, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import { ruling } from '../rulings.ts';
import type { Reader } from '../tables.ts';
import { nameOf, optionsOf, PROVINCES, TRIBE_OPTIONS } from '../words.ts';
import { arrived, type Bar, type WayOut, waysOut } from './rules.ts';

const ARRIVAL = 'Where it goes';

const enemy = {
  at: choice({ label: 'Province', key: 'p', rule: '5.6', options: optionsOf(PROVINCES), default: 'judaea' }),
};

const asked = {
  how: choice({
    label: 'The force',
    key: 'h',
    rule: '5.6',
    options: {
      withdraws: 'withdraws before a force that moves in',
      'beaten-defender': 'was attacked and beaten',
      'beaten-attacker': 'attacked and was beaten',
    },
  }),
  at: choice({ label: 'The force is in', key: 'a', rule: '5.6', options: optionsOf(PROVINCES), default: 'syria' }),
  cameFrom: choice({
    label: 'The force that moved in came from',
    key: 'f',
    rule: '5.6',
    options: [{ id: 'none', label: 'no adjacent Province' }, ...optionsOf(PROVINCES)],
    default: 'judaea',
  }),
  enemies: list({
    label: 'Provinces with enemy Legions',
    key: 'e',
    rule: '5.6',
    help: 'An enemy Leader alone is no obstacle',
    item: 'Province',
    max: 12,
    of: enemy,
  }),
  tribe: choice({
    label: 'Barbarian Tribe in',
    key: 'b',
    rule: '12.0-barbarians',
    options: TRIBE_OPTIONS,
    default: 'none',
  }),
  ...grouped(ARRIVAL, {
    to: choice({
      label: 'The force goes to',
      key: 't',
      rule: '5.6',
      options: [{ id: 'none', label: 'not decided' }, ...optionsOf(PROVINCES)],
    }),
    legions: number({ label: 'Legions that go', key: 'l', rule: '5.6', min: 1, max: 28, help: 'All of them or none' }),
    joined: number({ label: 'Its own Legions already there', key: 'j', rule: '5.6', max: 28 }),
  }),
  goesBack: ruling('beaten-attacker-goes-back', {
    label: 'A beaten attacker, the way it came',
    key: 'gb',
    rule: '6.5',
  }),
};

const isDecided = ({ to }: InputOf<typeof asked>): boolean => to !== 'none';

const fields = barred(
  shown(asked, { legions: isDecided, joined: isDecided, goesBack: ({ how }) => how === 'beaten-attacker' }),
  {
    cameFrom: ({ at, cameFrom }) =>
      barIf(cameFrom === at, '6.5', 'A force cannot move in from the Province it is already in'),
  },
);

type Flying = InputOf<typeof fields>;

const BARS: Readonly<Record<Bar, string>> = {
  straits: 'Closed: a retreat cannot cross Straits',
  roma: 'Closed: Legions cannot enter Roma',
  enemies: 'Closed: enemy Legions',
  tribe: 'Closed: Barbarian Tribe',
  'came-from': 'Closed: the moving force came from there',
};

function compute(input: Flying, read: Reader) {
  const ways = waysOut(input, read.tables, read);
  const open = ways.filter((w) => !w.bar).map((w) => nameOf(w.to));
  const rule = input.how === 'withdraws' ? '5.6' : '6.5';
  const lineOf = ({ to, bar }: WayOut): Line =>
    line(nameOf(to), bar ? 0 : 1, bar ? BARS[bar] : 'Open', bar === 'roma' ? '5.8' : rule);
  return {
    sentence: `${sentence(input, open)}${told(input, ways)}`,
    facts: {
      possible: open.length > 0,
      open: open.join(', ') || 'none',
      mustStay: open.length === 0,
      ...outcome(input, ways),
    },
    ledger: ways.map(lineOf),
    readings: { 'beaten-attacker-goes-back': input.how === 'beaten-attacker' },
  };
}

const allowed = ({ to }: Flying, ways: readonly WayOut[]): boolean => ways.some((w) => w.to === to && !w.bar);

/** Where everybody is after it; nothing where no Province is chosen. */
function outcome(input: Flying, ways: readonly WayOut[]) {
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
  const after = ` That makes one stack of ${plural(stack, 'Legion')} in ${nameOf(to)}, under a Retreat marker`;
  return how === 'withdraws' ? `${after}, and the force that moved in may go on with its MP.` : `${after}.`;
}

const listed = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1');

function sentence({ how, at }: Flying, open: readonly string[]): string {
  const does = how === 'withdraws' ? 'withdraw' : 'retreat';
  return open.length
    ? `From ${nameOf(at)} the force may ${does} to ${listed(open)}.`
    : `From ${nameOf(at)} there is no way to ${does}: the force stays.`;
}

export const wayOut = calculator({
  id: 'way-out',
  title: 'Withdrawal and retreat: where to',
  question: 'To which Provinces may this force withdraw or retreat?',
  rules: ['5.6', '6.5', '5.8', '12.0-barbarians'],
  fields,
  tables: ['links'],
  terms: {
    possible: 'It has a way out',
    open: 'Open',
    mustStay: 'The force has to stay',
    allowed: 'The force may go there',
    staying: 'Its Legions that stay behind',
    stack: 'Legions in the stack that it joins',
    marked: 'Legions under the Retreat marker',
    moverGoesOn: 'The moving force may go on',
    cardsAgain: 'Cards for a second withdrawal from the same force',
  },
  compute,
});
