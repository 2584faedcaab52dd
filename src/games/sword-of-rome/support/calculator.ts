/** Support (7.3, 12.5): how many points a victory, card or event brings, and what each can do. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { supportFor } from '../battle/rules.ts';
import type { Figures, Reader } from '../tables.ts';
import { highestLevel, lowered, moveOf, raised } from '../unrest-attack/rules.ts';
import {
  aboutUnrest,
  byEvent,
  MOST_SPACES,
  type Occasion,
  type Space,
  type Supported,
  supportFields,
} from './fields.ts';
import { isAllowed, MINE, menuOf, resultOf, USE_IDS, USES, type Use, usesOf, whyNot } from './rules.ts';

const gaulsWon = ({ parties }: Supported): boolean => parties === 'gauls' || parties === 'gaulsBeatCarthage';

/** 12.5, 7.1: how many points, and how they come about. */
function pointsOf(input: Supported): { points: number; cuRemoved?: number; ledger: Line[] } {
  const points = (amount: number, why: string, rule: string) => ({
    points: amount,
    ledger: [line('support', amount, why, rule)],
  });
  if (input.occasion === 'card') return points(input.cardValue, 'Value of the card', '7.1');
  if (input.occasion !== 'battle')
    return points(input.points, 'As the event says', input.occasion === 'own' ? '7.3.2' : '7.3.3');
  const asked = input.diceCu + input.retreatCu + input.eventCu;
  const cuRemoved = input.loserCu === 'enough' ? asked : Math.min(asked, input.loserCu);
  const why = `Half of ${plural(cuRemoved, 'CU', 'CU')} removed, rounded up`;
  return { ...points(supportFor(cuRemoved), why, '12.5'), cuRemoved };
}

/** 12.5.3, 20.1: what the points can do to the unrest level. */
function unrestFacts(
  { parties, unrest, garrison }: Supported,
  points: number,
  figures: Figures,
): { maxLevel?: number; unrestPoints: number; levelIfUsed: number } {
  if (parties === 'carthageWon') {
    const levelIfUsed = lowered(unrest, points);
    return { unrestPoints: unrest - levelIfUsed, levelIfUsed };
  }
  const maxLevel = highestLevel(garrison, figures);
  const levelIfUsed = raised(unrest, points, maxLevel);
  return { maxLevel, unrestPoints: levelIfUsed - unrest, levelIfUsed };
}

/** The points, and what they can do to the unrest and to each space looked at. */
type Facts = {
  points: number;
  cuRemoved?: number;
  plunder?: number;
  maxLevel?: number;
  unrestPoints?: number;
  levelIfUsed?: number;
} & Record<`space${number}`, string>;

function compute(input: Supported, read: Reader) {
  const { points, cuRemoved, ledger } = pointsOf(input);
  const gauls = !byEvent(input) && gaulsWon(input);
  const battle = input.occasion === 'battle';
  const unrest = aboutUnrest(input) ? unrestFacts(input, points, read) : undefined;
  const plunder = battle && gauls ? ` Each may be a plunder marker instead.` : '';
  const level = unrest
    ? unrest.unrestPoints === 0
      ? ' None may go to the unrest.'
      : ` Up to ${unrest.unrestPoints} may go to the unrest, which then ${moveOf(input.unrest, unrest.levelIfUsed)}.`
    : '';
  const adds = input.occasion === 'own' ? 'to give up' : input.occasion === 'other' ? 'to remove' : 'to spend';
  const facts: Facts = {
    points,
    ...(cuRemoved !== undefined && { cuRemoved }),
    ...(battle && gauls && { plunder: points }),
    ...unrest,
  };
  for (const [i, space] of input.spaces.entries()) facts[`space${i + 1}`] = fateOf(space, input.occasion, gauls, read);
  return {
    sentence: `You have ${points === 0 ? 'no support point' : plural(points, 'support point')} ${adds}${cuRemoved === undefined ? '' : `, for ${cuRemoved} CU removed`}.${plunder}${level}`,
    facts,
    grid: gridOf(input, gauls, unrest !== undefined, read),
    ledger,
    readings: {
      'losses-over-strength': battle && input.loserCu !== 'enough',
      'home-clean-up-after-battle': battle && input.spaces.some((s) => isIndependent(s) && s.home === 'mine'),
    },
  };
}

/** What one point can make of a space, in words. */
function fateOf(space: Space, occasion: Occasion, gauls: boolean, figures: Figures): string {
  const uses = usesOf(space, menuOf(occasion, figures), gauls, figures);
  const results = [...new Set(uses.map((use) => resultOf(use, space, MINE)))];
  return results.length ? results.join(' or ') : whyNot(space, occasion, gauls, figures);
}

/** The uses that the occasion allows, each with its condition. */
function gridOf(input: Supported, gauls: boolean, unrest: boolean, read: Reader): Grid {
  const browse = read.aside();
  const offered = (use: Use) =>
    isAllowed(use, input.occasion, read) && (use !== 'plunder' || gauls) && (use !== 'unrest' || unrest);
  return {
    columns: [
      { id: 'use', label: 'A point can', form: 'text' },
      { id: 'condition', label: 'If', form: 'text' },
      { id: 'rule', label: 'Clause', form: 'text' },
    ],
    rows: USE_IDS.filter(offered).map((use) => ({
      use: USES[use].name,
      condition: String(browse.at('support-menu', use, 'condition').value),
      rule: USES[use].rule,
    })),
  };
}

const isIndependent = ({ what }: Space): boolean => what === 'independentPc' || what === 'independentCity';

/** One term for each space that can be looked at. */
const spaceTerms = (): Record<`space${number}`, string> => {
  const terms: Record<`space${number}`, string> = {};
  for (let i = 1; i <= MOST_SPACES; i++) terms[`space${i}`] = `Space ${i}, with one point`;
  return terms;
};

const calculator = calculatorWith({
  'losses-over-strength': { rule: '12.5', says: 'Losses beyond the CU present give no support.' },
  'home-clean-up-after-battle': {
    rule: '7.3.4',
    says: 'CU of any enemy, not only the loser’s, protect an independent marker.',
  },
});

export const support = calculator({
  id: 'support',
  title: 'Support',
  question: 'How many support points do I get, and what can each do?',
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
    plunder: 'Most plunder markers instead',
    maxLevel: 'Highest unrest level',
    unrestPoints: 'Points that move the unrest',
    levelIfUsed: 'Unrest level afterwards',
    ...spaceTerms(),
  },
  compute,
});
