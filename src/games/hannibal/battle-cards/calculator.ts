/** Battle Cards (11.4): how many each side is dealt, reason by reason. */
import type { Grid } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { otherSide, SIDE_NAMES, SIDES } from '../words.ts';
import { battleOf, CHARGE_NAMES, fields, type Input, OLDER } from './fields.ts';
import { type Battle, CHARGE_ENDS, dealOf, dealReadings } from './rules.ts';

function compute(input: Input, read: Reader) {
  const battle = battleOf(input);
  const [rome, carthage] = [dealOf('rome', input.charge, battle, read), dealOf('carthage', input.charge, battle, read)];
  return {
    sentence: `${leaderless(input)}${sentence(rome.cards, carthage.cards)}`,
    facts: {
      romeCards: rome.cards,
      carthageCards: carthage.cards,
      romeBeforeCharge: rome.beforeCharge,
      carthageBeforeCharge: carthage.beforeCharge,
      attacker: SIDE_NAMES[input.active],
      defender: SIDE_NAMES[otherSide(input.active)],
      romeMayCounterattack: input.romeRating !== 'none',
      carthageMayCounterattack: input.carthageRating !== 'none',
    },
    ...(battle.elephants > 0 && { grid: gridOf(battle, read.aside()) }),
    ledger: [...rome.lines, ...carthage.lines],
    readings: dealReadings(battle, [rome, carthage], read),
  };
}

/** 11.4B: Allies that were named and join nobody. */
const leaderless = (input: Input): string =>
  SIDES.flatMap((side) => {
    const allies = input[`${side}Allies`];
    const lost = allies !== 'older' && allies > 0 && input[`${side}Rating`] === 'none';
    return lost ? [`Without a General ${SIDE_NAMES[side]}’s Allies do not join. `] : [];
  }).join('');

function sentence(rome: number, carthage: number): string {
  const held = `Rome holds ${plural(rome, 'Battle Card')}, Carthage ${carthage}`;
  if (rome === carthage) return `${held}: the hands are equal.`;
  return `${held}: ${rome > carthage ? 'Rome' : 'Carthage'} has ${Math.abs(rome - carthage)} more.`;
}

/** 11.3: the hands for each way that the charge may go; browsing them is not what the result stands on. */
const gridOf = (battle: Battle, browse: Reader): Grid => ({
  columns: [
    { id: 'charge', label: 'Elephant Charge', form: 'text' },
    { id: 'rome', label: 'Rome', form: 'number' },
    { id: 'carthage', label: 'Carthage', form: 'number' },
  ],
  rows: CHARGE_ENDS.map((charge) => ({
    charge: CHARGE_NAMES[charge],
    rome: dealOf('rome', charge, battle, browse).cards,
    carthage: dealOf('carthage', charge, battle, browse).cards,
  })),
});

export const battleCards = calculator({
  id: 'battle-cards',
  title: 'Battle Cards',
  question: 'How many Battle Cards does each side get?',
  rules: ['11', '11.4', '11.4B', '11.3', '11.1.2', '9', '10.a', '11.6'],
  fields,
  folded: [OLDER],
  tables: ['battle-hand', 'allies'],
  terms: {
    romeCards: 'Rome’s Battle Cards',
    carthageCards: 'Carthage’s Battle Cards',
    romeBeforeCharge: 'Rome’s, before the Elephant Charge',
    carthageBeforeCharge: 'Carthage’s, before the Elephant Charge',
    attacker: 'Attacker',
    defender: 'Defender',
    romeMayCounterattack: 'Rome may Counterattack',
    carthageMayCounterattack: 'Carthage may Counterattack',
  },
  compute,
});
