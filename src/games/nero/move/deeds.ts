/** What a moving force does, in words, with its cost line by line (5.2 to 5.8, 6.1). Plans nothing. */
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import type { Crossing } from '../board/rules.ts';
import type { Figures } from '../tables.ts';
import { nameOf, type PlaceId, ROMA } from '../words.ts';
import {
  type CostReadings,
  FOR_MARKER,
  type Force,
  forAttack,
  forPassage,
  forPickUp,
  forStep,
  mpFor,
  type Paid,
} from './rules.ts';

/** Something done on the way, with the lines that make up its price. */
export interface Deed {
  readonly type: 'enter' | 'take' | 'attack' | 'pass' | 'free';
  readonly what: string;
  readonly mp: number;
  readonly lines: readonly Line[];
}

interface Told {
  readonly why: string;
  readonly rule: string;
}

function deed(
  type: Deed['type'],
  what: string,
  paid: readonly Paid[],
  told: (part: Paid) => Told,
  figures: Figures,
): Deed {
  const lines = paid.map((part): Line => {
    const { standing } = figures.at('movement-costs', part.cost, 'mp');
    return { who: 'MP', amount: mpFor(part, figures), ...told(part), standing };
  });
  return { type, what, mp: lines.reduce((sum, line) => sum + line.amount, 0), lines };
}

const fatigueTold = (won: number): Told => ({ why: `Battle Fatigue, battles won: ${won}`, rule: '5.3' });

function stepTold({ cost }: Paid, { legions, won }: Force, name: string): Told {
  if (cost === 'fatigue') return fatigueTold(won);
  if (cost === 'roma') return { why: `Enter ${name}`, rule: '5.8' };
  if (cost === 'enter-barbarian') return { why: `Enter ${name}, Barbarian Tribe`, rule: '12.0-barbarians' };
  if (cost === 'leader-alone') return { why: `Enter ${name}, a Leader alone`, rule: '5.7' };
  const how = cost === 'straits' ? ' across Straits' : '';
  return { why: `Enter ${name}${how} with ${plural(legions, 'Legion')}`, rule: '5.2' };
}

/** 5.2, 5.3, 5.7, 5.8, 12.0-barbarians: one step into the next place. */
export function entering(
  force: Force,
  to: PlaceId,
  way: Crossing,
  tribe: boolean,
  readings: CostReadings,
  figures: Figures,
): Deed {
  const ahead = { roma: to === ROMA, straits: way === 'straits', tribe };
  const name = nameOf(to);
  return deed('enter', `into ${name}`, forStep(force, ahead, readings), (part) => stepTold(part, force, name), figures);
}

/** 5.4: own Legions, Uncontrolled ones, or both; their number makes no difference. */
export function pickingUp(own: number, uncontrolled: number, figures: Figures): Deed[] {
  const taken = (whose: 'own' | 'uncontrolled', word: string, n: number): Deed[] =>
    n > 0
      ? [
          deed(
            'take',
            `take ${n} ${word}`,
            [forPickUp(whose)],
            () => ({ why: `Pick up ${word} Legions: ${n}`, rule: '5.4' }),
            figures,
          ),
        ]
      : [];
  return [...taken('own', 'own', own), ...taken('uncontrolled', 'Uncontrolled', uncontrolled)];
}

/** 6.1, 5.3: one attack. */
export const attacking = (force: Force, at: PlaceId, figures: Figures): Deed =>
  deed(
    'attack',
    `attack in ${nameOf(at)}`,
    forAttack(force),
    ({ cost }) => (cost === 'fatigue' ? fatigueTold(force.won) : { why: `Attack in ${nameOf(at)}`, rule: '6.1' }),
    figures,
  );

/** 5.5: on from a Province of others who agree. */
export const passing = (owners: number, at: PlaceId, readings: CostReadings, figures: Figures): Deed =>
  deed(
    'pass',
    `pass through ${nameOf(at)}`,
    [forPassage(owners, readings)],
    () => ({ why: `Permission to go on from ${nameOf(at)}`, rule: '5.5' }),
    figures,
  );

/** 5.6: the Retreat marker must go before the Legions can. */
export const freeing = (figures: Figures): Deed =>
  deed(
    'free',
    'remove the Retreat marker',
    [FOR_MARKER],
    () => ({ why: 'Remove the Retreat marker', rule: '5.6' }),
    figures,
  );
