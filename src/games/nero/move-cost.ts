/** What one thing costs a moving force: a step, a pick-up, an attack, a permission (5.2 to 5.8, 6.1). Plans nothing. */
import type { Line } from '../../calculator/report.ts';
import type { Reader } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import { type Cost, type CostReadings, entry, fatigue, passages } from './costs.ts';
import { amountOf } from './deck.ts';
import type { Way } from './links.ts';
import { nameOf, type Place } from './provinces.ts';

/** A force on its way; without Legions it is a Leader alone. */
export interface Force {
  readonly legions: number;
  /** Battles it has attacked in and won in this player round. */
  readonly won: number;
}

/** Something done on the way, with the lines that make up its price. */
export interface Deed {
  readonly what: string;
  readonly mp: number;
  readonly lines: readonly Line[];
}

interface Price {
  readonly cost: Cost;
  readonly times: number;
  readonly why: string;
  readonly rule: string;
}

function deed(what: string, prices: readonly Price[], read: Reader): Deed {
  const lines = prices.map(({ cost, times, why, rule }): Line => {
    const { value, standing } = read.at('movement-costs', cost, 'mp');
    return { who: 'MP', amount: amountOf(value) * times, why, rule, standing };
  });
  return { what, mp: lines.reduce((sum, line) => sum + line.amount, 0), lines };
}

/** 5.3: a force that has won pays more to enter and to attack. */
function fatigueOf({ legions, won }: Force): Price[] {
  const times = fatigue(legions, won);
  return times > 0 ? [{ cost: 'fatigue', times, why: `Battle Fatigue, battles won: ${won}`, rule: '5.3' }] : [];
}

/** The words and the clause for an entry. */
function told(cost: Cost, legions: number): { readonly how: string; readonly rule: string } {
  if (cost === 'roma') return { how: '', rule: '5.8' };
  if (cost === 'enter-barbarian') return { how: ', Barbarian Tribe', rule: '12.0-barbarians' };
  if (cost === 'leader-alone') return { how: ', a Leader alone', rule: '5.7' };
  return { how: `${cost === 'straits' ? ' over Straits' : ''} with ${plural(legions, 'Legion')}`, rule: '5.2' };
}

function entryPrice({ legions }: Force, to: Place, way: Way, tribe: boolean, readings: CostReadings): Price {
  const paid = entry(legions, { roma: to === 'roma', straits: way === 'straits', tribe }, readings);
  const { how, rule } = told(paid.cost, legions);
  return { ...paid, why: `Enter ${nameOf(to)}${how}`, rule };
}

/** 5.2, 5.3, 5.7, 5.8, 12.0-barbarians: one step into the next place. */
export const entering = (
  force: Force,
  to: Place,
  way: Way,
  tribe: boolean,
  readings: CostReadings,
  read: Reader,
): Deed =>
  deed(
    `into ${nameOf(to)}`,
    [entryPrice(force, to, way, tribe, readings), ...(to === 'roma' ? [] : fatigueOf(force))],
    read,
  );

/** 5.4: own Legions, Uncontrolled ones, or both; their number makes no difference. */
export const pickingUp = (own: number, uncontrolled: number, read: Reader): Deed[] => [
  ...(own > 0
    ? [
        deed(
          `take ${own} own`,
          [{ cost: 'pickup-own', times: 1, why: `Pick up own Legions: ${own}`, rule: '5.4' }],
          read,
        ),
      ]
    : []),
  ...(uncontrolled > 0
    ? [
        deed(
          `take ${uncontrolled} Uncontrolled`,
          [
            {
              cost: 'pickup-uncontrolled',
              times: 1,
              why: `Pick up Uncontrolled Legions: ${uncontrolled}`,
              rule: '5.4',
            },
          ],
          read,
        ),
      ]
    : []),
];

/** 6.1, 5.3: one attack. */
export const attacking = (force: Force, at: Place, read: Reader): Deed =>
  deed(
    `attack in ${nameOf(at)}`,
    [{ cost: 'attack', times: 1, why: `Attack in ${nameOf(at)}`, rule: '6.1' }, ...fatigueOf(force)],
    read,
  );

/** 5.5: on from a Province of others who agree. */
export const passing = (owners: number, at: Place, readings: CostReadings, read: Reader): Deed =>
  deed(
    `pass through ${nameOf(at)}`,
    [
      {
        cost: 'passage',
        times: passages(owners, readings),
        why: `Permission to go on from ${nameOf(at)}`,
        rule: '5.5',
      },
    ],
    read,
  );

/** 5.6: the Retreat marker must go before the Legions can. */
export const freeing = (read: Reader): Deed =>
  deed(
    'remove the Retreat marker',
    [{ cost: 'clear-retreat', times: 1, why: 'Remove the Retreat marker', rule: '5.6' }],
    read,
  );
