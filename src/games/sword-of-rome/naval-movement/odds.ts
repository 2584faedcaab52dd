/** A naval move over all its rolls, and the same move against every card of Carthage. */
import type { Grid } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, signed } from '../../../calculator/words.ts';
import { chance, type Dist, mean } from '../../../engine/dist.ts';
import { CARD_NAMES, CARDS, type Sailing } from './fields.ts';
import { navalReadings } from './readings.ts';
import { type Fate, fateOf, type Landfall, landfalls, mayContest, sailingFacts, voyageOf } from './rules.ts';
import { navalLedger, navalModifier, rollDue } from './voyage.ts';

const chancesOf = ({ cu }: Sailing, ends: Dist<Landfall>) => {
  const of = (passes: (fate: Fate) => boolean) => chance(ends, (end) => passes(fateOf(cu, end)));
  return {
    success: of((f) => f.success),
    returns: of((f) => f.returns),
    attrition: of((f) => f.attrition),
    arrives: of((f) => f.arrives),
    wipedOut: of((f) => f.wipedOut),
  };
};

export function sailingOdds(sailing: Sailing, tables: Tables) {
  const read = new Reader(tables);
  const ends = landfalls(sailing, read);
  const chances = chancesOf(sailing, ends);
  const { expected, distributions } = measure({
    cuLost: [ends, (end) => end.cuLost],
    cuArriving: [ends, (end) => fateOf(sailing.cu, end).cuArriving],
  });
  const grid = gridOf(sailing, read);
  const voyage = voyageOf(sailing);
  return {
    sentence: sentence(sailing, chances, expected.cuLost),
    chances,
    expected,
    distributions,
    facts: sailingFacts(sailing, read),
    ...(grid && { grid }),
    ...basis(navalLedger(voyage, read), navalReadings(voyage, read), read),
  };
}

/** 9.6.4-5p: the voyage against every card; with fewer players, to a friendly port and to another. */
function gridOf(sailing: Sailing, figures: Figures): Grid | undefined {
  const contested = mayContest(sailing);
  const cases: { name: string; other: Sailing }[] = contested
    ? CARDS.map((contest) => ({ name: CARD_NAMES[contest], other: { ...sailing, contest } }))
    : [true, false].map((friendlyPort) => ({
        name: friendlyPort ? 'a friendly port' : 'another port',
        other: { ...sailing, friendlyPort },
      }));
  if (!cases.some(({ other }) => rollDue(voyageOf(other)))) return undefined;
  const rows = cases.map(({ name, other }) => {
    const ends = landfalls(other, figures);
    const { success, returns, attrition } = chancesOf(other, ends);
    return {
      case: name,
      modifier: rollDue(voyageOf(other)) ? signed(navalModifier(voyageOf(other), figures)) : 'no roll',
      success,
      returns,
      attrition,
      cuLost: decimal(
        mean(ends, (end) => end.cuLost),
        2,
      ),
    };
  });
  return {
    columns: [
      { id: 'case', label: contested ? 'Carthage plays' : 'Destination', form: 'text' },
      { id: 'modifier', label: 'Modifier', form: 'text' },
      { id: 'success', label: 'Success', form: 'chance' },
      { id: 'returns', label: 'Return', form: 'chance' },
      { id: 'attrition', label: 'Attrition', form: 'chance' },
      { id: 'cuLost', label: 'CU lost', form: 'text' },
      { id: 'bought', label: 'Success, against the line above', form: 'change' },
    ],
    rows: rows.map((row, i) => ({ ...row, bought: row.success - (rows[i - 1] ?? row).success })),
  };
}

function sentence(sailing: Sailing, chances: ReturnType<typeof chancesOf>, cuLost: number): string {
  if (!rollDue(voyageOf(sailing))) {
    const { players, who, contest } = sailing;
    const why =
      players !== 'five' || contest === 'none'
        ? 'no roll is due'
        : who === 'carthage'
          ? 'Carthage does not contest its own moves'
          : 'Carthage cannot contest the move of an ally';
    return `The force arrives for certain: ${why}.`;
  }
  return `The force arrives ${percent(chances.arrives)} of the time and loses ${decimal(cuLost, 2)} CU at sea on average. The roll is a success ${percent(chances.success)}, a return ${percent(chances.returns)} and attrition ${percent(chances.attrition)} of the time.`;
}
