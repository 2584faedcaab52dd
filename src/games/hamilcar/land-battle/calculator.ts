/** Land Battle (chapter 13): who wins, what both sides lose, and how many PCs the defeat costs. */
import { when } from '../../../calculator/ledger.ts';
import { touchedBy } from '../../../calculator/readings.ts';
import { perCase } from '../../../calculator/remember.ts';
import type { Grid, JointRow, Line } from '../../../calculator/report.ts';
import { decimal, percent, points } from '../../../calculator/words.ts';
import { chain, chance, type Dist, entriesOf, map, mean } from '../../../engine/dist.ts';
import { faceOf, oneDie, SIDED, settled } from '../dice.ts';
import { CARDS, READINGS } from '../dice-level/fields.ts';
import { LEVEL_RULES, LEVEL_TABLES, LEVEL_TERMS, levelFacts } from '../dice-level/readings.ts';
import { chargeFacts } from '../dice-level/roll.ts';
import { mayCharge, RIGHT_NAMES, type Right } from '../dice-level/rules.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { armyWords, otherSide, SIDE_NAMES, type Side } from '../words.ts';
import { commandLines, isCommandRolled, type Led, ledAfter, ledBy, rollReadings } from './command.ts';
import { AFTER, type Battle, battleFields, type LandBattle } from './fields.ts';
import { chosenName } from './melee.ts';
import { onwardOf } from './onward.ts';
import { fight, fightSteps } from './roll.ts';
import type { Result } from './rules.ts';
import { mixed, type ResultsOf, resultsOf, resultsOver, type Stage, stageOf } from './stage.ts';
import { AFTERMATH_RULES, battleReadings, resultFigures, resultSentence } from './words.ts';

const factsOf = ({ battle }: Led, stage: Stage, read: Reader) => ({
  ...levelFacts(battle, stage.steps, read),
  ...(mayCharge(battle) && { charged: stage.charged }),
  ...(mayCharge(battle) && !stage.fallen && { chargeModifier: stage.modifier }),
});

/** The battle under one Consul before its dice, with what there is to tell of it. */
interface Staged extends Led {
  readonly stage: Stage;
  readonly facts: ReturnType<typeof factsOf>;
  readonly ledger: readonly Line[];
}

const caseName = ({ swaps }: Led): string => (swaps ? 'The Consuls change places' : 'The Commanding Consul stays');

const casesOf = perCase((battle: LandBattle, read: Reader): readonly Staged[] => {
  const all = ledBy(battle, read);
  return all.map((led) => {
    const stage = stageOf(led.battle, read);
    const ledger = all.length > 1 ? stage.ledger.map((l) => ({ ...l, in: caseName(led) })) : stage.ledger;
    return { ...led, stage, facts: factsOf(led, stage, read), ledger: [...commandLines(battle), ...ledger] };
  });
});

type Folded = ReturnType<typeof resultFigures.fold>;

/** A case with all that may come of it. */
type Counted = Staged & { readonly results: Dist<Result> };

/** 13.2: both battles, each as often as the Die brings it. */
const together = (cases: readonly Counted[]): Dist<Result> =>
  chain({ outcomes: cases, weights: cases.map(({ faces }) => faces.length), total: SIDED }, ({ results }) => results);

const wins = (results: Dist<Result>, side: Side): number => chance(results, (r) => r.winner === side);

const GRID_NAMES: Readonly<Record<Right, string>> = {
  carthage: 'Carthage rerolls',
  nobody: 'Nobody rerolls (same as no charge)',
  rome: 'Rome rerolls',
};

/** 13.3.D: the battle under each right, how often a charge brings it, and the charge as a whole. */
function chargeGrid(stage: Stage, resultsBy: ResultsOf): { grid: Grid; worth: number } {
  const row = (right: string, chance: number, results: Dist<Result>) => ({
    right,
    chance,
    carthageWins: wins(results, 'carthage'),
    romeWins: wins(results, 'rome'),
    carthageCu: decimal(mean(results, (r) => r.lost.carthage)),
    romeCu: decimal(mean(results, (r) => r.lost.rome)),
  });
  const under = (right: Right) => row(GRID_NAMES[right], stage.ifCharged[right] / 36, resultsBy(stage.weights[right]));
  const whole = row('The charge on average', 1, resultsBy(mixed(stage, stage.ifCharged)));
  const without = under('nobody');
  return {
    grid: {
      columns: [
        { id: 'right', label: 'Elephant Charge', form: 'text' },
        { id: 'chance', label: 'If announced', form: 'chance' },
        { id: 'carthageWins', label: 'Carthage wins', form: 'chance' },
        { id: 'romeWins', label: 'Rome wins', form: 'chance' },
        { id: 'carthageCu', label: 'Carthage loses (CUs)', form: 'text' },
        { id: 'romeCu', label: 'Rome loses (CUs)', form: 'text' },
      ],
      rows: [under('carthage'), without, under('rome'), whole],
    },
    worth: whole.carthageWins - without.carthageWins,
  };
}

/** 13.2: the battle under either Consul. */
function commandGrid(cases: readonly Counted[]): Grid {
  return {
    columns: [
      { id: 'command', label: 'Change of Command', form: 'text' },
      { id: 'chance', label: 'Chance', form: 'chance' },
      { id: 'levels', label: 'Dice levels, Carthage v Rome', form: 'text' },
      { id: 'carthageWins', label: 'Carthage wins', form: 'chance' },
      { id: 'romeWins', label: 'Rome wins', form: 'chance' },
    ],
    rows: cases.map((led) => ({
      command: caseName(led),
      chance: led.faces.length / SIDED,
      levels: led.facts.levelsAfterC,
      carthageWins: wins(led.results, 'carthage'),
      romeWins: wins(led.results, 'rome'),
    })),
  };
}

/** What stands under the result: the battle under either Consul, or what a charge is worth under the one who commands. */
function besides(cases: readonly Counted[]) {
  const [only] = cases;
  if (!only || cases.length > 1) return { grid: commandGrid(cases), facts: {} };
  if (!mayCharge(only.battle)) return { facts: only.facts };
  const { grid, worth } = chargeGrid(only.stage, resultsOf(only.battle, only.stage));
  return { grid, facts: { ...only.facts, chargeWorth: points(worth) } };
}

function jointOf(results: Dist<Result>): JointRow[] {
  const pairs = map(results, ({ lost, winner }) => ({ carthageCuLost: lost.carthage, romeCuLost: lost.rome, winner }));
  return [...entriesOf(pairs)]
    .map(([pair, weight]) => ({ ...pair, chance: weight / pairs.total }))
    .sort((a, b) => a.carthageCuLost - b.carthageCuLost || a.romeCuLost - b.romeCuLost);
}

/** 13.3.D: a charge that was asked for and cannot be. */
const cannotCharge = ({ charge }: Battle): string =>
  charge === 'yes'
    ? ' The Elephants cannot charge: Carthage needs at least as many as the Roman Battle Rating, and at least one.'
    : '';

function sentence(led: LandBattle, cases: readonly Counted[], { chances, expected }: Folded): string {
  const { attacker: us } = led;
  const them = otherSide(us);
  const cost = `On average ${SIDE_NAMES[us]} loses ${decimal(expected[`${us}CuLost`])} CUs and ${SIDE_NAMES[them]} ${decimal(expected[`${them}CuLost`])}.`;
  const won = percent(chances[`${us}Wins`]);
  const [only] = cases;
  if (!only || cases.length > 1) {
    const under = cases.map(
      ({ battle, results }) => `${percent(wins(results, us))} under the Consul with Battle Rating ${battle.romeRating}`,
    );
    return `${SIDE_NAMES[us]} attacks and wins ${won} of the time: ${under.join(', ')}. ${cost}`;
  }
  const { battle, stage } = only;
  const { levels } = stage.steps;
  const odds = `${SIDE_NAMES[us]} attacks at dice level ${levels[us]} against ${levels[them]} and wins ${won} of the time.`;
  const charge = !mayCharge(battle)
    ? cannotCharge(battle)
    : stage.charged
      ? stage.fallen
        ? ` The charge has favoured ${RIGHT_NAMES[stage.fallen]}.`
        : ' The Elephants charge.'
      : ' The Elephants do not charge.';
  const command = commandLines(led).length && !isCommandRolled(cases) ? ' Nobody rolls for a Change of Command.' : '';
  return `${odds}${command}${charge} ${cost}`;
}

/** 13.2 to 13.6: all rolls at once. */
function compute(battle: LandBattle, read: Reader) {
  const cases = casesOf(battle, read).map((led): Counted => ({ ...led, results: resultsOver(led.battle, led.stage) }));
  const rolled = isCommandRolled(cases);
  const [only] = cases;
  const results = only && cases.length === 1 ? only.results : together(cases);
  const right = (side: Side): number =>
    cases.reduce((sum, { stage, faces }) => sum + (stage.rights[side] / 36) * (rolled ? faces.length / SIDED : 1), 0);
  const folded = resultFigures.fold(results, battle);
  return {
    sentence: sentence(battle, cases, folded),
    ...folded,
    chances: {
      ...folded.chances,
      carthageRerolls: right('carthage'),
      romeRerolls: right('rome'),
      ...(rolled && { swaps: cases.reduce((sum, { swaps, faces }) => sum + (swaps ? faces.length / SIDED : 0), 0) }),
    },
    ...besides(cases),
    joint: jointOf(results),
    onward: onwardOf(battle),
    ledger: cases.flatMap(({ ledger }, i) => (i === 0 ? ledger : ledger.filter((l) => l.in !== undefined))),
    readings: touchedBy(
      rollReadings(battle),
      ...cases.map((led) => battleReadings(led.battle, led.stage, led.results.outcomes)),
    ),
  };
}

export const landBattle = calculator({
  id: 'land-battle',
  title: 'Land Battle',
  question: 'Who wins this Land Battle, and what does it cost?',
  says: {
    fields: ['carthageCu', 'carthageRating', 'carthageAllies', 'romeCu', 'romeRating', 'romeAllies'],
    words: ({ carthageCu, carthageRating, carthageAllies, romeCu, romeRating, romeAllies }) =>
      `Carthage ${armyWords(carthageCu, carthageRating, carthageAllies)}, against Rome ${armyWords(romeCu, romeRating, romeAllies)}`,
  },
  rules: ['13', '13.2', ...LEVEL_RULES, '13.4', ...AFTERMATH_RULES, '17.1.#1', '17.1.#54', '17.2.B.Metellus', '14.5.B'],
  fields: battleFields,
  leads: ['battles'],
  folded: [CARDS, AFTER, READINGS],
  tables: ['change-of-command', ...LEVEL_TABLES],
  figures: resultFigures,
  terms: {
    ...LEVEL_TERMS,
    swaps: 'The Consuls change places',
    charged: 'Carthage charges',
    chargeWorth: "What the charge adds to Carthage's win chance",
    reroll: 'Best die to reroll',
  },
  headline: ['carthageWins', 'romeWins'],
  luck: { unit: 'CU', gains: ['romeCuLost'], loses: ['carthageCuLost'] },
  joint: {
    rows: 'carthageCuLost',
    columns: 'romeCuLost',
    split: 'winner',
    wins: { carthage: 'carthageWins', rome: 'romeWins' },
  },
  compute,
  aims: {
    carthageWins: { form: 'chance', worth: ({ chances }) => chances.carthageWins },
    carthageSwing: { form: 'number', worth: ({ expected }) => expected.romeCuLost - expected.carthageCuLost },
    romeWins: { form: 'chance', worth: ({ chances }) => chances.romeWins },
    romeSwing: { form: 'number', worth: ({ expected }) => expected.carthageCuLost - expected.romeCuLost },
  },
  rolls: (input, read, fallen) => {
    const cases = casesOf(input, read);
    const led = ledAfter(cases, fallen);
    return [
      // 13.2: the Die that is rolled before all others, where it is.
      ...when(isCommandRolled(cases), oneDie('command', 'Change of Command')),
      ...(led ? fight(led.battle, fallen, read, led.stage).rolls : []),
    ];
  },
  resolve: (input, faces, read) => {
    const cases = casesOf(input, read);
    const { battle, stage, facts, swaps, ledger } = settled(ledAfter(cases, faces), 'a Change of Command');
    const rolled = isCommandRolled(cases);
    const fought = fight(battle, faces, read, stage);
    const { again, charge } = fought;
    const result = settled(fought.result, 'a Land Battle');
    return {
      sentence: resultSentence(result),
      facts: {
        ...facts,
        ...(rolled && { swaps }),
        ...chargeFacts(charge),
        ...(again && { reroll: chosenName(stage.melee, again.best, 'none') }),
        carthageRerolls: charge.right === 'carthage',
        romeRerolls: charge.right === 'rome',
        ...resultFigures.facts(result, battle),
      },
      steps: [
        ...when(rolled, {
          rule: '13.2',
          text: `Change of Command: a ${faceOf(faces, 'command')}. Rome fights with Battle Rating ${battle.romeRating}.`,
        }),
        ...fightSteps(battle, stage, fought, result),
      ],
      ledger,
      readings: { ...rollReadings(input), ...battleReadings(battle, stage, [result]) },
    };
  },
});
