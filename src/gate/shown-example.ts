/** A worked example as the player shows it: the position, the rolls and the counting, the result, and whether it agrees. */
import { toQuery } from '../calculator/address.ts';
import type { Calculator } from '../calculator/calculator.ts';
import type { Check } from '../calculator/example.ts';
import type { Outcome, Report } from '../calculator/report.ts';
import { fingerprint } from '../play/sample.ts';
import type { Shown, ShownDice, ShownOdds, ShownStep } from '../play/shown.ts';
import { exampleBoard, examplePicture } from './example-picture.ts';
import type { Example, Game } from './game.ts';
import { type Ran, runExample, runStages } from './run-example.ts';

const isReport = (result: Outcome | Report): result is Report => 'chances' in result;

const EMPTY = { happened: [], passed: 0, dice: [] } as const;

export interface ExampleShown {
  readonly shown: Shown;
  readonly ran: Ran;
  readonly agrees: boolean;
}

/** What a check says: the figure by its name, and what the book has where that is something else. */
function checkSays(example: Example, { terms }: Calculator, { key, expected, found, agrees }: Check): string {
  const show = (value: unknown): string =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : (example.sides?.[String(value)] ?? String(value));
  const label = terms[key] ?? key;
  return agrees ? `${label}: ${show(expected)}` : `${label}: ${show(found)} here, ${show(expected)} there`;
}

function oddsOf(example: Example, { calculator, input, result }: Ran): ShownOdds {
  const nameOf = (who: string): string => example.sides?.[who] ?? who;
  const sentence = isReport(result) ? result.sentence : '';
  const parts = isReport(result)
    ? calculator.headline.flatMap((key) => {
        const chance = result.chances[key] ?? 0;
        return chance > 0 ? [{ says: calculator.terms[key] ?? key, chance }] : [];
      })
    : [];
  return {
    title: calculator.title,
    says: calculator.question,
    parts,
    sentence,
    standing: isReport(result) ? result.standing : 'printed',
    ledger: result.breakdown.map(({ who, amount, why, rule }) => ({ who: nameOf(who), amount, why, rule })),
    calculator: calculator.id,
    query: toQuery(calculator.fields, input),
  };
}

function diceOf(game: Game, example: Example, { rolls }: Ran): ShownDice[] {
  return Object.entries(example.run.faces ?? {}).map(([id, faces]) => {
    const roll = rolls.find((one) => one.id === id);
    const label = example.sides?.[id] ?? roll?.label ?? id;
    const by = game.sides.find((side) => side.id === id || side.name === label)?.id;
    return { ...(by && { by }), label, sides: roll?.sides ?? 6, faces };
  });
}

const step = (says: string, more: Partial<ShownStep> = {}): ShownStep => ({ says, ...EMPTY, ...more });

export async function exampleShown(game: Game, example: Example): Promise<ExampleShown> {
  const ran = await runExample(game, example);
  const { calculator, result, checks } = ran;
  const stages = await runStages(game, example);
  const picture = examplePicture(game, example, calculator);
  const agrees = checks.every((check) => check.agrees);
  const dice = diceOf(game, example, ran);
  const odds = oddsOf(example, ran);
  const told = 'steps' in result ? result.steps : [];
  const [first, ...rest] = example.given;
  const source = game.constructed ? 'what the clause says' : 'the rulebook';
  const verdict = `${agrees ? `Agrees with ${source}` : `Differs from ${source}`}: ${checks.map((c) => checkSays(example, calculator, c)).join('; ')}.`;
  const steps: ShownStep[] = [
    ...rest.map((says) => step(says)),
    ...stages.map(({ tells }) => step(tells)),
    ...(dice.length
      ? [step('The dice are rolled.', { dice, odds })]
      : [step(odds.sentence || 'The result is worked out.', { odds: { ...odds, sentence: '' } })]),
    ...told.map(({ text, rule }) => step(text, { cites: [rule] })),
    step(example.printed ? `${verdict} In print: ${example.printed.says} ${example.printed.because}` : verdict, {
      cites: example.rules.slice(0, 3),
    }),
  ];
  const look = picture.places;
  return {
    ran,
    agrees,
    shown: {
      id: example.id,
      title: example.title,
      teaches: first ?? example.title,
      standIns: [],
      digest: fingerprint(JSON.stringify(example)),
      sides: picture.sides,
      start: exampleBoard(game, example.title, picture),
      steps: steps.map((one) => ({ ...one, ...(look.length && { look }) })),
      ...(!look.length && { facing: true }),
      ...(look.length && { look }),
    },
  };
}
