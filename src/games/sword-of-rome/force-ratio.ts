/** Force ratio (12.2.1): what my size is worth against each enemy size, and what one more CU would add. */
import { aim, choice, type InputOf, number } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import type { Grid } from '../../calculator/report.ts';
import { type Standing, weakest } from '../../calculator/standing.ts';
import { percent, signed } from '../../calculator/words.ts';
import { READINGS, sharedFields } from './battle/fields.ts';
import { type PoolCache, winChance } from './battle/losses.ts';
import { type Battle, PLAIN_BATTLE } from './battle/rules.ts';
import { strengthOf } from './battle/strength.ts';
import { calculator } from './readings.ts';
import type { Reader } from './tables.ts';
import { opponent, type Side } from './words.ts';

const SIZES = Array.from({ length: 20 }, (_, i) => i + 1);
/** How far to look for the next step of the table. */
const REACH = 20;

const fields = {
  cu: number({
    label: 'My size',
    key: 'c',
    min: 1,
    max: 40,
    default: 6,
    rule: '12.2.1',
    help: 'CU, and half of a flanking force',
  }),
  enemyCu: number({ label: 'Enemy size', key: 'e', min: 1, max: 20, default: 6, rule: '12.2.1' }),
  side: choice({
    label: 'I am the',
    given: true,
    key: 's',
    options: { attacker: 'attacker', defender: 'defender' },
    rule: '12.2.5',
  }),
  otherModifiers: number({
    label: 'All other modifiers, mine minus the enemy’s',
    key: 'm',
    min: -9,
    max: 9,
    default: 0,
    signed: true,
    rule: '12.2.3',
  }),
  defenderVictory: sharedFields.defenderVictory,
  aim: aim({ label: 'Rank changes by', key: 'aim', options: { win: 'my win chance' } }),
};

type Input = InputOf<typeof fields>;

interface Standoff {
  readonly modifier: number;
  readonly automatic?: Side | undefined;
  readonly wins: () => number;
  readonly standing: Standing;
}

/** Where sizes are looked up, and the pools that every size shares; the loss table decides nothing here. */
interface Desk {
  readonly read: Reader;
  readonly aside: Reader;
  readonly kept: PoolCache;
}

/** The battle that my size and theirs make, all else being the typed modifiers. */
function standoff(input: Input, cu: number, enemyCu: number, { read, aside, kept }: Desk): Standoff {
  const mine = input.side;
  const battle: Battle = {
    ...PLAIN_BATTLE,
    attackerCu: mine === 'attacker' ? cu : enemyCu,
    defenderCu: mine === 'attacker' ? enemyCu : cu,
    defenderVictory: input.defenderVictory,
    [mine === 'attacker' ? 'attackerEvent' : 'defenderEvent']: input.otherModifiers,
  };
  const strength = strengthOf(battle, read);
  const [ratio] = strength.ledger;
  return {
    modifier: ratio.who === mine ? ratio.amount : -ratio.amount,
    automatic: strength.automatic,
    // Counted only where it is asked for: the search for the next step needs sizes alone.
    wins: () => winChance(mine, battle, strength, aside, kept),
    standing: ratio.standing,
  };
}

const modifierText = ({ modifier, automatic }: Standoff, mine: Side): string => {
  if (automatic) return automatic === mine ? 'AV' : 'AV against me';
  return signed(modifier);
};

interface Ahead {
  /** The fewest CU more that better my modifier or win at once; absent where none in reach does. */
  readonly step?: { readonly more: number; readonly then: Standoff };
  /** All sizes that were looked at to find it. */
  readonly standing: Standing;
}

function lookAhead(input: Input, enemyCu: number, now: Standoff, desk: Desk): Ahead {
  const standings = [now.standing];
  if (now.automatic === input.side) return { standing: now.standing };
  for (let more = 1; more <= REACH; more++) {
    const then = standoff(input, input.cu + more, enemyCu, desk);
    standings.push(then.standing);
    const freed = now.automatic === opponent(input.side) && !then.automatic;
    if (freed || then.automatic === input.side || (!then.automatic && !now.automatic && then.modifier > now.modifier))
      return { step: { more, then }, standing: weakest(standings) };
  }
  return { standing: weakest(standings) };
}

function compute(input: Input, read: Reader) {
  // One desk for all: the report stands on the pair in view, on the sizes to come and on every row.
  const desk: Desk = { read, aside: read.aside(), kept: new Map() };
  const now = standoff(input, input.cu, input.enemyCu, desk);
  const { step: next } = lookAhead(input, input.enemyCu, now, desk);
  const more = standoff(input, input.cu + 1, input.enemyCu, desk);
  const rows = SIZES.map((enemy) => {
    const here = standoff(input, input.cu, enemy, desk);
    const larger = standoff(input, input.cu + 1, enemy, desk);
    const { step: further, standing } = lookAhead(input, enemy, here, desk);
    return {
      enemy,
      modifier: modifierText(here, input.side),
      wins: here.wins(),
      oneMore: larger.wins() - here.wins(),
      next: further ? `${input.cu + further.more} CU: ${modifierText(further.then, input.side)}` : '–',
      standing: weakest([standing, larger.standing]),
    };
  });
  const grid: Grid = {
    columns: [
      { id: 'enemy', label: 'Enemy size', form: 'number' },
      { id: 'modifier', label: 'Modifier', form: 'text' },
      { id: 'wins', label: 'I win', form: 'chance' },
      { id: 'oneMore', label: 'One more CU', form: 'change' },
      { id: 'next', label: 'Next step', form: 'text' },
      { id: 'standing', label: 'Source', form: 'text' },
    ],
    rows,
  };
  return {
    sentence: sentence(input, now, next),
    chances: { wins: now.wins(), winsWithOneMore: more.wins(), automaticVictory: now.automatic === input.side ? 1 : 0 },
    facts: {
      modifier: modifierText(now, input.side),
      ...(next && { nextStepAt: input.cu + next.more, nextStepGives: modifierText(next.then, input.side) }),
    },
    grid,
    ledger: [
      line(
        now.modifier < 0 || now.automatic === opponent(input.side) ? opponent(input.side) : input.side,
        Math.abs(now.modifier),
        `Force ratio ${Math.max(input.cu, input.enemyCu)} to ${Math.min(input.cu, input.enemyCu)}${now.automatic ? ': automatic victory' : ''}`,
        '12.2.1',
        now.standing,
      ),
    ],
    readings: { 'defender-automatic-victory': defenderMayWin(input, desk) },
  };
}

/** 12.2.1: whether by its larger size the defender wins at once, now, with one CU more or at the next step told. */
function defenderMayWin(input: Input, desk: Desk): boolean {
  const usual: Input = { ...input, defenderVictory: 'automatic' };
  const sized = (cu: number): Standoff => standoff(usual, cu, input.enemyCu, desk);
  const now = sized(input.cu);
  const next = lookAhead(usual, input.enemyCu, now, desk).step?.then;
  return [now, sized(input.cu + 1), next].some((here) => here?.automatic === 'defender');
}

function sentence({ cu, enemyCu, side }: Input, now: Standoff, next: Ahead['step']): string {
  if (now.automatic === side) return `${cu} CU against ${enemyCu} is an automatic victory.`;
  const step = next
    ? ` With ${next.more} more CU ${next.then.automatic === side ? 'it is an automatic victory' : `your modifier is ${modifierText(next.then, side)}`}.`
    : '';
  if (now.automatic) return `${cu} CU against ${enemyCu}: the enemy wins automatically.${step}`;
  const who =
    now.modifier === 0
      ? 'gives nobody a modifier'
      : `gives ${now.modifier > 0 ? 'you' : 'the enemy'} ${signed(Math.abs(now.modifier))}`;
  return `${cu} CU against ${enemyCu} ${who}: you win ${percent(now.wins())} of the time.${step}`;
}

export const forceRatio = calculator({
  id: 'force-ratio',
  title: 'Force ratio',
  question: 'What is army size worth, and what would 1 more CU add?',
  rules: ['12.2.1', '12.2.5', '12.2.3'],
  fields,
  folded: [READINGS],
  tables: ['force-ratio', 'combat-loss'],
  terms: {
    wins: 'I win',
    winsWithOneMore: 'I win with one more CU',
    automaticVictory: 'Automatic victory',
    modifier: 'Modifier',
    nextStepAt: 'Next step at (CU)',
    nextStepGives: 'Next step gives',
  },
  headline: ['wins'],
  tones: { wins: 'plain' },
  aims: { win: { form: 'chance', worth: (r) => r.chances.wins } },
  compute,
});
