/** Support (7.3, 12.5): how many points a victory, card or event brings, and what each can do. */
import { calculator } from '../../../calculator/calculator.ts';
import type { InputOf } from '../../../calculator/fields.ts';
import type { Assumption, Fact, Grid, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { supportFor } from '../battle/losses.ts';
import { highestLevel, lowered, moveOf, raised } from '../unrest-attack/rules.ts';
import { aboutUnrest, byEvent, MOST_SPACES, supportFields } from './fields.ts';
import { effectsOf, isAllowed, USES, type Use, whyNot } from './rules.ts';

type Input = InputOf<typeof supportFields>;

const gaulsWon = ({ parties }: Input): boolean => parties === 'gauls' || parties === 'gaulsBeatCarthage';

/** 12.5, 7.1: how many points, and how they come about. */
function pointsOf(input: Input): { points: number; facts: Record<string, Fact>; ledger: Line[] } {
  const line = (amount: number, why: string, rule: string): Line => ({
    who: 'support',
    amount,
    why,
    rule,
    standing: 'printed',
  });
  if (input.occasion === 'card')
    return { points: input.cardValue, facts: {}, ledger: [line(input.cardValue, 'Value of the card', '7.1')] };
  if (input.occasion !== 'battle')
    return {
      points: input.points,
      facts: {},
      ledger: [line(input.points, 'As the event says', input.occasion === 'own' ? '7.3.2' : '7.3.3')],
    };
  const asked = input.diceCu + input.retreatCu + input.eventCu;
  const cuRemoved = input.loserCu === 'enough' ? asked : Math.min(asked, input.loserCu);
  const points = supportFor(cuRemoved);
  return {
    points,
    facts: { cuRemoved },
    ledger: [line(points, `Half of ${plural(cuRemoved, 'CU', 'CU')} removed, rounded up`, '12.5')],
  };
}

/** 12.5.3, 20.1: what the points can do to the unrest level. */
function unrestFacts({ parties, unrest, garrison }: Input, points: number, read: Reader): Record<string, Fact> {
  if (parties === 'carthageWon') {
    const levelIfUsed = lowered(unrest, points);
    return { unrestPoints: unrest - levelIfUsed, levelIfUsed };
  }
  const maxLevel = highestLevel(garrison, read);
  const levelIfUsed = raised(unrest, points, maxLevel);
  return { maxLevel, unrestPoints: levelIfUsed - unrest, levelIfUsed };
}

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const { points, facts, ledger } = pointsOf(input);
  const gauls = !byEvent(input) && gaulsWon(input);
  const battle = input.occasion === 'battle';
  const unrest = aboutUnrest(input) ? unrestFacts(input, points, read) : undefined;
  const spaces = input.spaces.map((s) => {
    const results = [...new Set(effectsOf(s, input.occasion, gauls, read).map((e) => e.result))];
    return results.length ? results.join(' or ') : whyNot(s, input.occasion, gauls, read);
  });
  const plunder = battle && gauls ? ` Each may be a plunder marker instead.` : '';
  const level = unrest
    ? ` Up to ${unrest['unrestPoints']} may go to the unrest, which then ${moveOf(input.unrest, Number(unrest['levelIfUsed']))}.`
    : '';
  const adds = input.occasion === 'own' ? 'to give up' : input.occasion === 'other' ? 'to remove' : 'to spend';
  return {
    sentence: `${plural(points, 'support point')} ${adds}${battle ? `, for ${facts['cuRemoved']} CU removed` : ''}.${plunder}${level}`,
    ...SETTLED,
    facts: {
      points,
      ...facts,
      ...(battle && gauls && { plunder: points }),
      ...unrest,
      ...Object.fromEntries(spaces.map((result, i) => [`space${i + 1}`, result])),
    },
    grid: gridOf(input, gauls, unrest !== undefined, tables, read),
    ...basis(ledger, readings(input), read),
  };
}

/** The uses that the occasion allows, each with its condition. */
function gridOf(input: Input, gauls: boolean, unrest: boolean, tables: Tables, read: Reader): Grid {
  const browse = new Reader(tables);
  const offered = (use: Use) =>
    isAllowed(use, input.occasion, read) && (use !== 'plunder' || gauls) && (use !== 'unrest' || unrest);
  return {
    columns: [
      { id: 'use', label: 'A point can', form: 'text' },
      { id: 'condition', label: 'If', form: 'text' },
      { id: 'rule', label: 'Clause', form: 'text' },
    ],
    rows: (Object.keys(USES) as Use[]).filter(offered).map((use) => ({
      use: USES[use].name,
      condition: String(browse.at('support-menu', use, 'condition').value),
      rule: USES[use].rule,
    })),
  };
}

function readings(input: Input): Assumption[] {
  const list: Assumption[] = [];
  if (input.occasion === 'battle' && input.loserCu !== 'enough')
    list.push({
      ruling: 'losses-over-strength',
      rule: '12.5',
      reading: 'Losses beyond the CU present bring no support.',
    });
  if (input.occasion === 'battle' && input.spaces.some((s) => s.what.startsWith('independent') && s.home === 'mine'))
    list.push({
      ruling: 'home-clean-up-after-battle',
      rule: '7.3.4',
      reading: 'CU of any enemy protect an independent marker, not only the loser’s.',
    });
  return list;
}

export const support = calculator({
  id: 'support',
  title: 'Support',
  question: 'How many support points are there, and what can each do?',
  rules: [
    '7.3',
    '7.3.1',
    '7.3.1-exception-ally',
    '7.3.1-exception-gauls',
    '7.3.2',
    '7.3.3',
    '7.3.4',
    '7.1',
    '12.5',
    '12.5.1',
    '12.5.2',
    '12.5.3',
    '13.5',
    '14.5',
    '15.2.3',
    '15.5',
    '20.1',
  ],
  fields: supportFields,
  tables: ['support-menu', 'limits', 'unrest-cap'],
  terms: {
    points: 'Support points',
    cuRemoved: 'CU removed',
    plunder: 'Plunder markers instead, at most',
    maxLevel: 'Highest unrest level',
    unrestPoints: 'Points that move the unrest',
    levelIfUsed: 'Unrest level then',
    ...Object.fromEntries(
      Array.from({ length: MOST_SPACES }, (_, i) => [`space${i + 1}`, `Space ${i + 1}, with one point`]),
    ),
  },
  ...NO_DICE,
  compute,
});
