/** Re-roll (13.3.D): the Battle Dice lie open, and one of them may be rolled again: which? */
import { barIf, barred, choice, grouped, type InputOf, numberOr } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { when } from '../../../calculator/ledger.ts';
import { perCase } from '../../../calculator/remember.ts';
import type { Grid } from '../../../calculator/report.ts';
import { percent, plural, signed } from '../../../calculator/words.ts';
import { certain, map } from '../../../engine/dist.ts';
import { DIE, faceOf, oneDie, SIDED, settled } from '../dice.ts';
import { levelFields, READINGS } from '../dice-level/fields.ts';
import { attackerField, CARTHAGE_FIRST, cancellingField, purposeField } from '../land-battle/fields.ts';
import {
  bestOf,
  type Choice,
  choicesAt,
  chosenName,
  fightBy,
  type Melee,
  meleeOf,
  placeOf,
} from '../land-battle/melee.ts';
import { dieOf, type Fight, type Size } from '../land-battle/rules.ts';
import { rerollReadings, symbolReadings } from '../land-battle/words.ts';
import { calculator } from '../readings.ts';
import type { Figures, Reader } from '../tables.ts';
import { rankedBy, SIDE_NAMES, type Side } from '../words.ts';

const ON_TABLE = 'The dice on the table';
const ARMIES = 'The Armies';

const face = (label: string, key: string, start: number | 'none') =>
  numberOr<'none'>({
    label,
    key,
    group: ON_TABLE,
    rule: '13.4',
    min: 1,
    max: SIDED,
    default: start,
    words: [{ id: 'none', label: 'not rolled' }],
    help: 'Enter the row of that face in the die’s table',
  });

const fields = {
  attacker: attackerField,
  holder: choice({
    label: 'A die may be rolled again by',
    key: 'h',
    rule: '13.3.D',
    options: CARTHAGE_FIRST,
    default: 'carthage',
  }),
  carthageSmall: face("Carthage's small die", 'cs', 2),
  carthageLarge: face("Carthage's large die", 'cl', 2),
  romeSmall: face("Rome's small die", 'rs', 'none'),
  romeLarge: face("Rome's large die", 'rl', 1),
  again: choice({
    label: 'The die that is rolled again',
    given: true,
    key: 'ag',
    group: ON_TABLE,
    rule: '13.3.D',
    options: {
      best: 'the best, if any',
      carthageSmall: "Carthage's small die",
      carthageLarge: "Carthage's large die",
      romeSmall: "Rome's small die",
      romeLarge: "Rome's large die",
    },
  }),
  ...grouped(ARMIES, {
    carthageCu: { ...levelFields.carthageCu, label: 'CUs of Carthage', rule: '13.4' },
    romeCu: { ...levelFields.romeCu, label: 'CUs of Rome', rule: '13.4' },
    purpose: purposeField(ARMIES),
  }),
  cancelling: cancellingField('cc'),
  aim: rankedBy('carthageWins', { carthageWins: "Carthage's win chance", romeWins: "Rome's win chance" }),
};

type Reroll = InputOf<typeof fields>;

const figures = figuresOf<Fight>()(({ chance, amount, fact }) => ({
  carthageWins: chance('Carthage wins', ({ winner }) => winner === 'carthage', { tone: 'attacker' }),
  romeWins: chance('Rome wins', ({ winner }) => winner === 'rome', { tone: 'defender' }),
  carthageCuLost: amount('Carthage loses (CUs)', ({ lost }) => lost.carthage, { tone: 'attacker', chart: 'Losses' }),
  romeCuLost: amount('Rome loses (CUs)', ({ lost }) => lost.rome, { tone: 'defender', chart: 'Losses' }),
  carthageHits: fact('Hits that Carthage scores', ({ hits }) => hits.carthage),
  romeHits: fact('Hits that Rome scores', ({ hits }) => hits.rome),
}));

const DICE = [
  ['carthage', 'small', 'carthageSmall'],
  ['carthage', 'large', 'carthageLarge'],
  ['rome', 'small', 'romeSmall'],
  ['rome', 'large', 'romeLarge'],
] as const satisfies readonly (readonly [Side, Size, keyof Reroll])[];

interface Thrown {
  readonly melee: Melee;
  /** The faces of the dice, in their order. */
  readonly faces: readonly number[];
  readonly choices: readonly Choice[];
  readonly best: Choice;
  /** What is done: the best, or the die that was named. */
  readonly taken: Choice;
  /** The fight if nothing is rolled again. */
  readonly asItLies: Fight;
}

/** 13.3.D: the dice that were rolled, where they lie, and what may be chosen. */
function layOut(input: Reroll, figures: Figures): Thrown {
  const rolled = DICE.flatMap(([side, size, field]) => {
    const face = input[field];
    return face === 'none' ? [] : [{ field, die: dieOf(side, size, figures), face }];
  });
  const dice = rolled.map(({ die }) => die);
  const faces = rolled.map(({ face }) => face);
  const melee = meleeOf(dice, input, input.purpose);
  const choices = choicesAt(melee, placeOf(melee, faces), input.holder);
  const best = bestOf(choices, input.purpose);
  const named = rolled.findIndex(({ field }) => field === input.again);
  const taken = choices.find(({ die }) => die === named) ?? best;
  return { melee, faces, choices, best, taken, asItLies: fightBy(melee, faces) };
}

const nameIn = ({ melee }: Thrown, choice: Choice): string => chosenName(melee, choice, 'none');

const planOf = perCase((input: Reroll, read: Reader) => {
  const table = layOut(input, read);
  return {
    table,
    facts: { reroll: nameIn(table, table.best), asItLies: SIDE_NAMES[table.asItLies.winner] },
    readings: { ...rerollReadings(input, true), ...symbolReadings(table.melee) },
  };
});

function gridOf(table: Thrown, holder: Side): Grid {
  return {
    columns: [
      { id: 'die', label: 'Rolled again', form: 'text' },
      { id: 'wins', label: `${SIDE_NAMES[holder]} wins`, form: 'chance' },
      { id: 'balance', label: 'Balance of CUs', form: 'text' },
      { id: 'best', label: 'Best', form: 'text' },
    ],
    rows: table.choices.map((choice) => ({
      die: nameIn(table, choice),
      wins: choice.wins / SIDED,
      balance: signed(choice.balance / SIDED, 2),
      best: choice === table.best ? 'yes' : 'no',
    })),
  };
}

function compute(input: Reroll, read: Reader) {
  const { table, facts, readings } = planOf(input, read);
  const { melee, faces, taken, asItLies } = table;
  const { die } = taken;
  const fights = die === undefined ? certain(asItLies) : map(DIE, (face) => fightBy(melee, faces.with(die, face)));
  const folded = figures.fold(fights);
  const who = SIDE_NAMES[input.holder];
  const lies = `As the dice are now, ${facts.asItLies} wins.`;
  const does = input.again === 'best' ? 'should have' : 'has';
  return {
    sentence:
      die === undefined
        ? `${who} should leave the dice as they are. ${lies}`
        : `${who} ${does} ${nameIn(table, taken)} rolled again: it then wins ${percent(folded.chances[`${input.holder}Wins`])} of the time. ${lies}`,
    ...folded,
    facts,
    grid: gridOf(table, input.holder),
    readings,
  };
}

export const reroll = calculator({
  id: 'reroll',
  title: 'Which die to reroll',
  question: 'The charge won you a reroll: which Battle Die should you reroll?',
  rules: ['13.3.D', '13.4', '13'],
  fields: barred(fields, {
    again: (input) =>
      barIf(
        input.again !== 'best' && input[input.again] === 'none',
        '13.3.D',
        'That die was not rolled, so it cannot be rerolled',
      ),
  }),
  folded: [READINGS],
  tables: ['small-battle-die', 'large-battle-die'],
  figures,
  terms: { reroll: 'Best die to reroll', asItLies: 'Winner as the dice are now' },
  headline: ['carthageWins', 'romeWins'],
  luck: { unit: 'CU', gains: ['romeCuLost'], loses: ['carthageCuLost'] },
  compute,
  aims: {
    carthageWins: { form: 'chance', worth: ({ chances }) => chances.carthageWins },
    romeWins: { form: 'chance', worth: ({ chances }) => chances.romeWins },
  },
  rolls: (input, read) => {
    const { table } = planOf(input, read);
    return when(table.taken.die !== undefined, oneDie('reroll', `${nameIn(table, table.taken)}, rerolled`));
  },
  resolve: (input, fallen, read) => {
    const { table, facts, readings } = planOf(input, read);
    const { melee, faces, taken, asItLies } = table;
    const { die } = taken;
    const face = die === undefined ? undefined : settled(faceOf(fallen, 'reroll'), 'a die rolled again');
    const then = die === undefined || face === undefined ? asItLies : fightBy(melee, faces.with(die, face));
    const { winner, hits, lost } = then;
    return {
      sentence: `${SIDE_NAMES[winner]} wins. Carthage loses ${plural(lost.carthage, 'CU')} and Rome ${lost.rome}.`,
      facts: { ...facts, ...figures.facts(then) },
      steps: [
        ...when(face !== undefined, {
          rule: '13.3.D',
          text: `${nameIn(table, taken)} is rerolled and shows face ${face}.`,
        }),
        { rule: '13.4', text: `Hits scored: Carthage ${hits.carthage}, Rome ${hits.rome}.` },
      ],
      readings,
    };
  },
});
