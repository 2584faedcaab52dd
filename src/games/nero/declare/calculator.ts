/** Declaration in Roma (7.1): how many DP, and whether the others hold enough to stop it. */
import type { Grid } from '../../../calculator/report.ts';
import { shares } from '../../../calculator/summary.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, map, mean, quantile } from '../../../engine/dist.ts';
import { unseenOf, within } from '../deck/rules.ts';
import { limitOf } from '../limits/rules.ts';
import { calculator } from '../readings.ts';
import { SEEN, TABLE } from '../sight/fields.ts';
import { type Sight, sightOf } from '../sight/rules.ts';
import type { Reader } from '../tables.ts';
import type { Declaration } from './fields.ts';
import { ANSWERS, fields } from './fields.ts';
import {
  type Answers,
  answersHeld,
  baseDp,
  type DpCards,
  declarationLedger,
  dpOf,
  type Position,
  surplusOf,
  takenBy,
  takenDespite,
  type Worth,
  worthOf,
} from './rules.ts';

/** The chance at which a declaration is called safe. */
const SAFE = 0.9;

const positionOf = (input: Declaration): Position => {
  const ignored = input.players === '3' && input.vacant && input.vacantArea === 'ignored';
  return {
    own: input.own,
    others: input.others,
    uncontrolled: input.italy === 'count' ? input.uncontrolled : 0,
    areas: Math.max(0, input.areas - (ignored ? 1 : 0)),
  };
};

/** 7.1: cards still on the table after the answers played so far, which strike Senate Influence first. */
function leftOf({ senate, guard, bribesPlayed, auguriesPlayed }: Declaration): DpCards {
  const bribed = senate - Math.min(senate, bribesPlayed);
  const struck = Math.min(guard, auguriesPlayed);
  return { senate: bribed - Math.min(bribed, auguriesPlayed - struck), guard: guard - struck };
}

/** 12.0: how many more Bad Auguries can be played against this declaration. */
function auguriesLeft({ once, auguriesPlayed, auguryUsed }: Declaration, { hands }: Sight): number {
  if (once === 'table') return auguriesPlayed > 0 || auguryUsed ? 0 : 1;
  return Math.max(0, hands.length - auguriesPlayed);
}

/** 12.0: of what they hold, that for which it is not too late. */
const inTime = ({ answerable }: Declaration, { bribes, auguries }: Answers): Answers => ({
  bribes: answerable === 'nothing' ? 0 : bribes,
  auguries: answerable === 'all' ? auguries : 0,
});

interface Weighed {
  readonly input: Declaration;
  readonly worth: Worth;
  readonly held: Dist<Answers>;
}

/** DP that the others can take from these cards. */
function takenFrom({ input, worth, held }: Weighed, cards: DpCards): Dist<number> {
  const mineCounts = input.ownAugury && !(input.once === 'table' && input.auguryUsed);
  return map(held, (answers) =>
    mineCounts ? takenDespite(cards, answers, worth, input.once) : takenBy(cards, answers, worth),
  );
}

/** 7.1: the chance that too few DP are left; a sum of chances may pass the whole by its rounding. */
const stopChance = (taken: Dist<number>, total: number, needed: number): number =>
  chance(taken, (dp) => total - dp < needed);

/** The fewest DP with which these cards are safe enough. */
const safeDp = (taken: Dist<number>, needed: number): number => needed + quantile(taken, SAFE);

function compute(input: Declaration, read: Reader) {
  const worth = worthOf(read);
  const sight = sightOf(input, read);
  const limit = limitOf('cards-in-round', read);
  const [bribes = 0, auguries = 0] = within(sight.unseen, [
    unseenOf('bribe', Math.max(input.bribesSeen, input.bribesPlayed), read),
    unseenOf('bad-augury', Math.max(input.auguriesSeen, input.auguriesPlayed), read),
  ]);
  const held = answersHeld({ bribes, auguries }, sight.unseen, sight.hands, input.once, auguriesLeft(input, sight));
  const at: Weighed = { input, worth, held };

  const position = positionOf(input);
  const laid: DpCards = { senate: input.senate, guard: input.guard };
  const left = leftOf(input);
  const total = dpOf(position, left, worth);
  const taken = takenFrom({ ...at, held: map(held, (answers) => inTime(input, answers)) }, left);
  const stopped = stopChance(taken, total, worth.needed);
  const most = Math.max(...taken.outcomes);
  const cards = input.senate + input.guard;
  const cardsUsed = input.used + cards + (input.ownAugury ? 1 : 0);
  const facts = {
    total,
    needed: worth.needed,
    success: total >= worth.needed,
    surplus: surplusOf(position),
    baseDp: baseDp(position, worth),
    cards,
    cardsUsed,
    allowed: cardsUsed <= limit,
    ...(total >= worth.needed && { toStop: total - worth.needed + 1 }),
    maxCancelled: most,
    worst: total - most,
    stoppable: total >= worth.needed && total - most < worth.needed,
    safeDp: safeDp(taken, worth.needed),
  };
  return {
    sentence: sight.caution + sentence(facts, stopped, limit),
    chances: { stands: 1 - stopped, stopped },
    expected: { taken: mean(taken, (dp) => dp) },
    distributions: { taken: shares(taken) },
    facts,
    grid: mixes(at, position, limit - input.used - (input.ownAugury ? 1 : 0)),
    ledger: declarationLedger(position, laid, dpOf(position, laid, worth) - total, worth, read),
    readings: {
      'once-for-the-table': cards > 0 && (`augury-${input.once}` as const),
      'bad-augury-in-a-declaration': cards > 0,
      'bad-augury-target': cards > 1,
      'bribe-timing': input.senate > 0,
      'cancelling-a-reaction': input.ownAugury,
      'uncontrolled-in-italy': input.uncontrolled > 0,
      'vacant-area': input.players === '3' && input.vacant && (`dp-${input.vacantArea}` as const),
    },
  };
}

function sentence(
  facts: { total: number; needed: number; cardsUsed: number; allowed: boolean; toStop?: number; stoppable: boolean },
  stopped: number,
  limit: number,
): string {
  const { total, needed, cardsUsed, allowed, toStop, stoppable } = facts;
  const over = allowed ? '' : `You would use ${cardsUsed} cards, but you may use only ${limit} in a round. `;
  if (toStop === undefined) return `${over}You have ${total} DP and need ${needed}: the declaration fails.`;
  if (!stoppable) return `${over}Your declaration passes with ${total} DP: no cards the others can hold will stop it.`;
  return `${over}Your declaration passes ${percent(1 - stopped)} of the time: you have ${total} DP, and ${percent(stopped)} of the time the others can take away the ${toStop} that would stop it.`;
}

/** Every mix of cards that reaches enough DP, and how safe each is. */
function mixes(at: Weighed, position: Position, free: number): Grid {
  const rows = [];
  for (let n = 0; n <= free; n++)
    for (let guard = n; guard >= 0; guard--) {
      const cards = { senate: n - guard, guard };
      const dp = dpOf(position, cards, at.worth);
      if (dp < at.worth.needed) continue;
      const taken = takenFrom(at, cards);
      rows.push({
        mix: n === 0 ? 'no cards' : mixName(cards),
        dp,
        stands: 1 - stopChance(taken, dp, at.worth.needed),
        safe: safeDp(taken, at.worth.needed),
      });
    }
  return {
    columns: [
      { id: 'mix', label: 'Cards played', form: 'text' },
      { id: 'dp', label: 'DP', form: 'number' },
      { id: 'stands', label: 'They cannot stop it', form: 'chance' },
      { id: 'safe', label: 'DP for 90%', form: 'number' },
    ],
    rows,
  };
}

const mixName = ({ senate, guard }: DpCards): string =>
  [...(senate ? [`${senate} Senate`] : []), ...(guard ? [plural(guard, 'Guard')] : [])].join(', ');

export const declare = calculator({
  id: 'declare',
  title: 'Declare in Roma',
  question: 'Do I have the DP, and can the others stop me?',
  rules: [
    '7.1',
    '3.0.4',
    '3.2',
    '4.2.2',
    '4.3',
    '11.2',
    '12.0',
    '12.0-bad-augury',
    '12.0-bribe',
    '12.0-praetorian-guard',
    '12.0-senate-influence',
  ],
  fields,
  folded: [ANSWERS, TABLE, SEEN],
  tables: ['declaration', 'deck', 'hand-size', 'limits'],
  terms: {
    stands: 'It passes, whatever they play',
    stopped: 'They can stop it',
    taken: 'DP that they can take away',
    total: 'DP now',
    needed: 'DP needed',
    success: 'Enough if nobody answers',
    surplus: 'Legion superiority in Italy',
    baseDp: 'DP without cards',
    cards: 'Cards played for DP',
    cardsUsed: 'Cards used in this round',
    allowed: 'Within the card limit for a round',
    toStop: 'DP that they must take away',
    maxCancelled: 'Most DP that they can take away',
    worst: 'DP left at worst',
    stoppable: 'Can be stopped',
    safeDp: 'DP needed to be 90% safe with these cards',
  },
  headline: ['stands', 'stopped'],
  charts: [{ title: 'DP that they can take away', keys: ['taken'] }],
  tones: { stands: 'attacker', stopped: 'defender', taken: 'defender' },
  compute,
  aims: { stands: { form: 'chance', worth: (r) => r.chances.stands } },
});
