/** Naval movement (9.6.4): whether a force arrives, returns or suffers losses, and what each Carthaginian card changes. */
import { figuresOf } from '../../../calculator/figures.ts';
import type { Grid } from '../../../calculator/report.ts';
import { decimal, integer, percent, signed } from '../../../calculator/words.ts';
import { map } from '../../../engine/dist.ts';
import type { Figures } from '../tables.ts';
import { CARD_NAMES, CARDS, navalFields, type Sailing } from './fields.ts';
import { calculator } from './readings.ts';
import { type Fate, fateOf, landfallsOf, mayContest, voyageOf } from './rules.ts';
import { type Sailed, sail, voyageRolls } from './sail.ts';
import { navalLedger, navalModifier, navalReadings, rollDue } from './voyage.ts';

const figures = figuresOf<Fate & Partial<Sailed>>()(({ chance, amount, fact }) => ({
  success: chance('Success', (f) => f.success, { tone: 'attacker' }),
  returns: chance('Return', (f) => f.returns, { tone: 'defender' }),
  attrition: chance('Attrition', (f) => f.attrition, { tone: 'plain' }),
  arrives: chance('Arrives', (f) => f.arrives),
  wipedOut: chance('Loses its last CU at sea', (f) => f.wipedOut),
  cuLost: amount('CU lost at sea', (f) => f.cuLost, { tone: 'defender' }),
  cuArriving: amount('CU that arrive', (f) => f.cuArriving, { tone: 'attacker' }),
  modifiedRoll: fact('Modified roll', (f) => f.naval?.modified),
  result: fact('Result', (f) => f.result),
}));

const oddsOf = (sailing: Sailing, read: Figures) =>
  figures.fold(map(landfallsOf(voyageOf(sailing), sailing.cu, read), (end) => fateOf(sailing.cu, end)));

/** What is settled before the die, and what that rests on. */
function settled(sailing: Sailing, read: Figures) {
  const voyage = voyageOf(sailing);
  return {
    facts: { rollDue: rollDue(voyage), modifier: navalModifier(voyage, read) },
    ledger: navalLedger(voyage, read),
    readings: navalReadings(voyage, read),
  };
}

function compute(sailing: Sailing, read: Figures) {
  const folded = oddsOf(sailing, read);
  const grid = gridOf(sailing, read);
  return { sentence: sentence(sailing, folded), ...folded, ...(grid && { grid }), ...settled(sailing, read) };
}

/** 9.6.4-5p: the voyage against every card; with fewer players, to a friendly port and to another. */
function gridOf(sailing: Sailing, read: Figures): Grid | undefined {
  const contested = mayContest(sailing);
  const cases: { name: string; other: Sailing }[] = contested
    ? CARDS.map((contest) => ({ name: CARD_NAMES[contest], other: { ...sailing, contest } }))
    : [true, false].map((friendlyPort) => ({
        name: friendlyPort ? 'a friendly port' : 'another port',
        other: { ...sailing, friendlyPort },
      }));
  if (!cases.some(({ other }) => rollDue(voyageOf(other)))) return undefined;
  const rows = cases.map(({ name, other }) => {
    const { chances, expected } = oddsOf(other, read);
    const { success, returns, attrition } = chances;
    return {
      case: name,
      modifier: rollDue(voyageOf(other)) ? signed(navalModifier(voyageOf(other), read)) : 'no roll',
      success,
      returns,
      attrition,
      cuLost: decimal(expected.cuLost, 2),
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
      { id: 'bought', label: 'Success, compared with the line above', form: 'change' },
    ],
    rows: rows.map((row, i) => ({ ...row, bought: row.success - (rows[i - 1] ?? row).success })),
  };
}

function sentence(sailing: Sailing, { chances, expected }: ReturnType<typeof oddsOf>): string {
  if (rollDue(voyageOf(sailing)))
    return `The force arrives ${percent(chances.arrives)} of the time and loses ${decimal(expected.cuLost, 2)} CU at sea on average. The roll is a success ${percent(chances.success)}, a return ${percent(chances.returns)} and attrition ${percent(chances.attrition)} of the time.`;
  const { players, who, contest } = sailing;
  const why =
    players !== 'five' || contest === 'none'
      ? 'no roll is needed'
      : who === 'carthage'
        ? 'Carthage does not contest its own moves'
        : 'Carthage cannot contest an ally’s move';
  return `The force is sure to arrive: ${why}.`;
}

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval movement',
  question: 'Will the force arrive, and is contesting it worth a card?',
  rules: ['9.6.3', '9.6.4', '9.6.4-5p', '15.2.4', '18', '7.4.6-5p', '5.5'],
  fields: navalFields,
  tables: ['naval-combat', 'naval-combat-modifiers', 'attrition'],
  figures,
  terms: { rollDue: 'A roll is due', modifier: 'Modifier' },
  figure: 'arrives',
  headline: ['success', 'attrition', 'returns'],
  luck: { unit: 'CU', gains: ['cuArriving'] },
  charts: [{ title: 'CU', keys: ['cuArriving', 'cuLost'] }],
  compute,
  aims: {
    arrives: { form: 'chance', worth: (r) => r.chances.arrives },
    cuArriving: { form: 'number', worth: (r) => r.expected.cuArriving },
    returns: { form: 'chance', worth: (r) => r.chances.returns },
    damage: { form: 'number', worth: (r) => r.expected.cuLost },
  },
  rolls: (sailing, read, fallen) => voyageRolls(voyageOf(sailing), sailing.cu, fallen, read),
  resolve: (sailing, faces, read) => {
    const sailed = sail(voyageOf(sailing), sailing.cu, faces, read);
    const { naval, attritionFace } = sailed;
    const before = settled(sailing, read);
    const rule = sailing.players === 'five' ? '9.6.4-5p' : '9.6.4';
    const added = naval?.modifier ? `${naval.face} ${signed(naval.modifier)} = ` : '';
    return {
      ...before,
      sentence: sailed.returns
        ? 'The force returns to the port it left, and its move is over.'
        : sailed.wipedOut
          ? 'The force loses its last CU at sea.'
          : `The force arrives with ${sailed.cuArriving} CU.`,
      facts: { ...before.facts, ...figures.facts(sailed) },
      steps: [
        {
          rule,
          text: naval ? `Naval combat: ${added}${integer(naval.modified)}, ${sailed.result}.` : 'No roll is needed.',
        },
        ...(attritionFace === undefined
          ? []
          : [{ rule, text: `Attrition: a ${attritionFace} costs ${sailed.cuLost} of ${sailing.cu} CU.` }]),
      ],
    };
  },
});
