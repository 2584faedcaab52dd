/** The odds of an Elephant Charge: what it costs either side, against this rating and against every other. */
import type { Grid } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { type Dist, map, mean } from '../../../engine/dist.ts';
import { DIE } from '../die.ts';
import { chancesOf } from '../ends.ts';
import type { Input } from './fields.ts';
import { ledgerOf, readingsOf } from './readings.ts';
import { type Charged, chargeOn } from './roll.ts';
import { CHARGES, punicCardsLost, romanCardsLost } from './rules.ts';

const RATINGS = [0, 1, 2, 3, 4, 5];

const chargesOf = (input: Input): Dist<Charged> => map(DIE, (die) => chargeOn(die, input));

/** 11.3: every Roman rating at a glance. */
const gridOf = (input: Input): Grid => ({
  columns: [
    { id: 'rating', label: 'Roman rating', form: 'number' },
    { id: 'success', label: 'Rome loses cards', form: 'chance' },
    { id: 'backfire', label: 'Carthage loses a card', form: 'chance' },
    { id: 'gain', label: 'Cards gained on average', form: 'text' },
  ],
  rows: RATINGS.map((rating) => {
    const charges = chargesOf({ ...input, rating });
    const { success, backfire } = chancesOf(CHARGES, charges, (c) => c.result);
    const gain = mean(charges, (c) => c.romeLost - c.carthageLost);
    return { rating, success, backfire, gain: decimal(gain, 2) };
  }),
});

export function chargeOdds(input: Input, tables: Tables) {
  const charges = chargesOf(input);
  const chances = chancesOf(CHARGES, charges, (c) => c.result);
  const { expected, distributions } = measure({
    romeLost: [charges, (c) => c.romeLost],
    carthageLost: [charges, (c) => c.carthageLost],
  });
  const romeMay = romanCardsLost('success', input.elephants, input.romanCards);
  const carthageMay = punicCardsLost('backfire', input.punicCards);
  return {
    sentence: `Rome loses ${plural(romeMay, 'Battle Card')} ${percent(chances.success)} of the time, and Carthage loses ${plural(carthageMay, 'card')} ${percent(chances.backfire)} of the time.`,
    chances,
    expected,
    distributions,
    facts: {},
    grid: gridOf(input),
    outOf: 6,
    ...basis(ledgerOf(input), readingsOf(input), new Reader(tables)),
  };
}
