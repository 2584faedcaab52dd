/** Re-roll (13.3.D): the Battle Dice lie open, and one of them may be rolled again: which? */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, choice, type InputOf, number, numberOr } from '../../../calculator/fields.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Fact, Grid, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { percent, signed } from '../../../calculator/words.ts';
import { chance, map, uniform } from '../../../engine/dist.ts';
import { READINGS } from '../dice-level/fields.ts';
import {
  bestOf,
  type Choice,
  choicesAt,
  dieOf,
  type Melee,
  meleeOf,
  nameOf,
  placeOf,
  placesAgain,
  SIDED,
  type Size,
} from '../land-battle/melee.ts';
import { rerollReadings, symbolReadings } from '../land-battle/readings.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { attackerField, cancellingField, purposeField } from './fields.ts';

const DICE = 'The dice as they lie';
const ARMIES = 'The Armies';

const face = (label: string, key: string, start: number | 'none') =>
  numberOr<'none'>({
    label,
    key,
    group: DICE,
    rule: '13.4',
    min: 1,
    max: SIDED,
    default: start,
    words: [{ id: 'none', label: 'not rolled' }],
    help: 'The row of the face in the table of the die',
  });

const fields = {
  attacker: attackerField,
  holder: choice<Side>({
    label: 'A die may be rolled again by',
    key: 'h',
    rule: '13.3.D',
    options: [
      { id: 'carthage', label: 'Carthage' },
      { id: 'rome', label: 'Rome' },
    ],
    default: 'carthage',
  }),
  carthageSmall: face("Carthage's small die", 'cs', 2),
  carthageLarge: face("Carthage's large die", 'cl', 2),
  romeSmall: face("Rome's small die", 'rs', 'none'),
  romeLarge: face("Rome's large die", 'rl', 1),
  carthageCu: number({ label: 'CUs of Carthage', key: 'c', group: ARMIES, rule: '13.4', min: 1, max: 30, default: 3 }),
  romeCu: number({ label: 'CUs of Rome', key: 'r', group: ARMIES, rule: '13.4', min: 1, max: 30, default: 5 }),
  purpose: purposeField(ARMIES),
  cancelling: cancellingField(READINGS),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'carthageWins', label: "Carthage's win chance" },
      { id: 'romeWins', label: "Rome's win chance" },
    ],
    default: 'carthageWins',
  }),
};

type Input = InputOf<typeof fields>;

const PLACES = [
  ['carthage', 'small', 'carthageSmall'],
  ['carthage', 'large', 'carthageLarge'],
  ['rome', 'small', 'romeSmall'],
  ['rome', 'large', 'romeLarge'],
] as const satisfies readonly (readonly [Side, Size, keyof Input])[];

interface Table {
  readonly read: Reader;
  readonly melee: Melee;
  readonly place: number;
  readonly choices: readonly Choice[];
  readonly best: Choice;
}

/** 13.3.D: the dice that were rolled, where they lie, and what may be chosen. */
const layOut = remember((input: Input, tables: Tables): Table => {
  const read = new Reader(tables);
  const rolled = PLACES.flatMap(([side, size, field]) => {
    const shown = input[field];
    return shown === 'none' ? [] : [{ die: dieOf(side, size, read), shown }];
  });
  const melee = meleeOf(
    rolled.map(({ die }) => die),
    input,
  );
  const place = placeOf(
    melee,
    rolled.map(({ shown }) => shown),
  );
  const choices = choicesAt(melee, place, input.holder);
  return { read, melee, place, choices, best: bestOf(choices, input.purpose) };
});

const nameIn = ({ dice }: Melee, { die }: Choice): string => (die === undefined ? 'none' : nameOf(dice[die]!));

const factsOf = ({ melee, place, best }: Table): Record<string, Fact> => ({
  reroll: nameIn(melee, best),
  asItLies: SIDE_NAMES[melee.fights[place]!.winner],
});

function gridOf({ melee, choices, best }: Table, holder: Side): Grid {
  return {
    columns: [
      { id: 'die', label: 'Rolled again', form: 'text' },
      { id: 'wins', label: `${SIDE_NAMES[holder]} wins`, form: 'chance' },
      { id: 'balance', label: 'Balance of CUs', form: 'text' },
      { id: 'best', label: 'Best', form: 'text' },
    ],
    rows: choices.map((c) => ({
      die: nameIn(melee, c),
      wins: c.wins / SIDED,
      balance: signed(c.balance / SIDED, 2),
      best: c === best ? 'yes' : 'no',
    })),
  };
}

const readingsOf = (input: Input, { melee }: Table) => [...rerollReadings(input), ...symbolReadings(input, melee)];

function compute(input: Input, tables: Tables): Report {
  const table = layOut(input, tables);
  const { read, melee, place, best } = table;
  const fights = map(
    uniform(best.die === undefined ? [place] : placesAgain(melee, place, best.die)),
    (at) => melee.fights[at]!,
  );
  const wins = (side: Side): number => chance(fights, ({ winner }) => winner === side);
  const who = SIDE_NAMES[input.holder];
  const lies = `As the dice lie, ${factsOf(table)['asItLies']} wins.`;
  return {
    sentence:
      best.die === undefined
        ? `${who} had better leave the dice as they are. ${lies}`
        : `${who} does best to have ${nameIn(melee, best)} rolled again: it then wins ${percent(wins(input.holder))}. ${lies}`,
    chances: { carthageWins: wins('carthage'), romeWins: wins('rome') },
    ...measure({
      carthageCuLost: [fights, ({ lost }) => lost.carthage],
      romeCuLost: [fights, ({ lost }) => lost.rome],
    }),
    facts: factsOf(table),
    grid: gridOf(table, input.holder),
    ...basis([], readingsOf(input, table), read),
  };
}

function rolls(input: Input, tables: Tables): Roll[] {
  const { melee, best } = layOut(input, tables);
  return best.die === undefined
    ? []
    : [{ id: 'reroll', label: `${nameIn(melee, best)}, rolled again`, dice: 1, sides: SIDED }];
}

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const table = layOut(input, tables);
  const { read, melee, place, best } = table;
  const again = faces['reroll']?.[0];
  const at = best.die === undefined ? place : placesAgain(melee, place, best.die)[again! - 1]!;
  const { winner, hits, lost } = melee.fights[at]!;
  return {
    sentence: `${SIDE_NAMES[winner]} wins. Carthage loses ${lost.carthage} CU, Rome ${lost.rome}.`,
    facts: {
      ...factsOf(table),
      carthageWins: winner === 'carthage',
      romeWins: winner === 'rome',
      carthageCuLost: lost.carthage,
      romeCuLost: lost.rome,
      carthageHits: hits.carthage,
      romeHits: hits.rome,
    },
    steps: [
      ...(again === undefined
        ? []
        : [{ rule: '13.3.D', text: `${nameIn(melee, best)} is rolled again and shows face ${again}.` }]),
      { rule: '13.4', text: `Hits scored: Carthage ${hits.carthage}, Rome ${hits.rome}.` },
    ],
    ...basis([], readingsOf(input, table), read),
  };
}

export const reroll = calculator({
  id: 'reroll',
  title: 'Which die to roll again',
  question: 'The charge gave a re-roll: which Battle Die should it be?',
  rules: ['13.3.D', '13.4', '13'],
  fields,
  folded: [READINGS],
  tables: ['small-battle-die', 'large-battle-die'],
  terms: {
    carthageWins: 'Carthage wins',
    romeWins: 'Rome wins',
    carthageCuLost: 'Carthage loses (CU)',
    romeCuLost: 'Rome loses (CU)',
    carthageHits: 'Hits that Carthage scores',
    romeHits: 'Hits that Rome scores',
    reroll: 'Best die to roll again',
    asItLies: 'Wins as the dice lie',
  },
  headline: ['carthageWins', 'romeWins'],
  charts: [{ title: 'Losses', keys: ['carthageCuLost', 'romeCuLost'] }],
  tones: { carthageWins: 'attacker', romeWins: 'defender', carthageCuLost: 'attacker', romeCuLost: 'defender' },
  aims: {
    carthageWins: { form: 'chance', worth: (r) => r.chances['carthageWins']! },
    romeWins: { form: 'chance', worth: (r) => r.chances['romeWins']! },
  },
  compute,
  rolls,
  resolve,
});
