/** The battle calculator in a reader's hands: every key changes the answer, and nothing typed can break it. */
import { BATTLE, calculator, expect, isAwake, open, plain, test, winChance } from './site.ts';

const percentOf = (text: string | null): number => Number.parseFloat(plain(text));

test.describe('typing', () => {
  test('the result follows each keystroke', async ({ page }) => {
    const { figure, sentence, field } = calculator(page);
    await open(page, BATTLE);
    await expect(figure).toHaveText(winChance(0));
    await field('Attacker tactics').focus();
    for (const digit of [3, 1, 5]) {
      await page.keyboard.press('Backspace');
      await page.keyboard.type(String(digit));
      await expect(figure).toHaveText(winChance(digit));
      await expect(sentence).toContainText(winChance(digit, 1));
    }
  });

  test('a sign alone is not yet a number, and the digit after it makes it one', async ({ page }) => {
    const { figure, problem, field } = calculator(page);
    await open(page, BATTLE);
    await page.getByText('Cards and dice').click();
    await field("Events on the attacker's roll").fill('');
    await page.keyboard.type('-');
    await expect(problem).toContainText("Events on the attacker's roll must be a whole number");
    await page.keyboard.type('2');
    await expect(problem).toHaveCount(0);
    await expect(figure).toHaveText(winChance(-2));
  });

  test('what makes no sense gives one sentence with the field and what it takes, and the last good result stays', async ({
    page,
  }) => {
    const { figure, sentence, problem, field } = calculator(page);
    await open(page, BATTLE);
    await field('Attacker tactics').fill('2');
    await expect(figure).toHaveText(winChance(2));
    const before = plain(await sentence.textContent());
    for (const typed of ['abc', '', '99', '2.5', '-1']) {
      await field('Attacker CU').fill(typed);
      await expect(problem).toContainText(
        'Attacker CU must be a whole number between 1 and 13, the most that 9.1.1 allows.',
      );
      await expect(problem).toContainText('Still for: 6 CU, tactics 2, against 6 CU');
      await expect(problem).toHaveCount(1);
      await expect(field('Attacker CU')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('Attacker CU')).toHaveAccessibleDescription(/must be a whole number between 1 and 13/);
      await expect(figure).toHaveText(winChance(2));
      expect(plain(await sentence.textContent())).toBe(before);
      await expect(page).toHaveURL(`${BATTLE}?v=1&at=2`);
    }
    await field('Attacker CU').fill('6');
    await expect(problem).toHaveCount(0);
    await expect(field('Attacker CU')).not.toHaveAttribute('aria-invalid');
  });

  test('two presses at once count twice', async ({ page }) => {
    const { field, more } = calculator(page);
    await open(page, BATTLE);
    // As a device does that was too busy to draw between them.
    await more('Attacker tactics').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(field('Attacker tactics')).toHaveValue('2');
  });
});

test.describe('controls', () => {
  test('steppers go one up and one down, and stop at the bounds', async ({ page }) => {
    const { figure, field, more, less } = calculator(page);
    await open(page, BATTLE);
    const tactics = field('Attacker tactics');
    await expect(less('Attacker tactics')).toBeDisabled();
    for (const value of [1, 2, 3, 4, 5, 6]) {
      await more('Attacker tactics').click();
      await expect(tactics).toHaveValue(String(value));
    }
    await expect(figure).toHaveText(winChance(6));
    await expect(more('Attacker tactics')).toBeDisabled();
    await less('Attacker tactics').click();
    await expect(tactics).toHaveValue('5');
    await expect(figure).toHaveText(winChance(5));
  });

  test('a stepper after a bad value begins at the least that is allowed', async ({ page }) => {
    const { problem, field, more } = calculator(page);
    await open(page, BATTLE);
    await field('Attacker CU').fill('abc');
    await expect(problem).toBeVisible();
    await more('Attacker CU').click();
    await expect(field('Attacker CU')).toHaveValue('1');
    await expect(problem).toHaveCount(0);
  });

  test('flags and choices count, each by its clause', async ({ page }) => {
    const { figure, flag, choice, section } = calculator(page);
    await open(page, BATTLE);
    await flag('The attack crosses rough').check();
    await expect(figure).toHaveText(winChance(-2));
    await flag('The defender tried to avoid and failed').check();
    await expect(figure).toHaveText(winChance(-1));
    await choice('The space is friendly to').selectOption('the attacker');
    await expect(figure).toHaveText(winChance(0));
    const ledger = section('Where the numbers come from').getByRole('row');
    await expect(ledger.filter({ hasText: /rough/ })).toContainText('12.2.3');
    await expect(ledger.filter({ hasText: /rough/ })).toContainText('−2');
  });

  test('a leader by name fills in the tactics', async ({ page }) => {
    const { figure, field } = calculator(page);
    await open(page, BATTLE);
    const leaders = page.getByRole('combobox', { name: 'Attacker tactics: by leader' });
    await leaders.selectOption({ label: 'Camillus (Romans): 4' });
    await expect(field('Attacker tactics')).toHaveValue('4');
    await expect(figure).toHaveText(winChance(4));
    await expect(leaders).toHaveValue('');
  });

  test('swapping sides changes the armies, and swapping back undoes it', async ({ page }) => {
    const { figure, field, press } = calculator(page);
    await open(page, `${BATTLE}?v=1&at=3&d=7`);
    const values = () =>
      Promise.all(
        ['Attacker CU', 'Attacker tactics', 'Defender CU', 'Defender tactics'].map((l) => field(l).inputValue()),
      );
    const before = plain(await figure.textContent());
    expect(await values()).toEqual(['6', '3', '7', '0']);
    await press('Swap sides');
    await expect(field('Defender tactics')).toHaveValue('3');
    expect(await values()).toEqual(['7', '0', '6', '3']);
    await expect(figure).not.toHaveText(before);
    await press('Swap sides');
    await expect(field('Attacker tactics')).toHaveValue('3');
    await expect(figure).toHaveText(before);
  });

  test('starting over brings back the defaults and a bare address', async ({ page }) => {
    const { figure, field, press } = calculator(page);
    await open(page, `${BATTLE}?v=1&at=3&a=9&lo=nothing`);
    await expect(field('Attacker CU')).toHaveValue('9');
    await press('Start over');
    await expect(field('Attacker CU')).toHaveValue('6');
    await expect(figure).toHaveText(winChance(0));
    await expect(page).toHaveURL(BATTLE);
  });

  test('rarely used fields are folded, and the fold says what it holds', async ({ page }) => {
    const { figure, more, field } = calculator(page);
    await open(page, BATTLE);
    const fold = page.locator('details.group').filter({ hasText: 'Cards and dice' });
    const title = fold.locator('summary');
    await expect(field("Events on the attacker's roll")).toBeHidden();
    await expect(title).toContainText('no change');
    await title.click();
    await more("Events on the attacker's roll").click();
    await expect(field("Events on the attacker's roll")).toHaveValue('+1');
    await expect(figure).toHaveText(winChance(1));
    await title.click();
    await expect(title).toContainText(/Events on the attacker's roll \+1/);
    await page.reload();
    await isAwake(page);
    await expect(title).toContainText(/Events on the attacker's roll \+1/);
  });

  test('the force ratio can be typed in from the own card', async ({ page }) => {
    const { figure, field } = calculator(page);
    await open(page, `${BATTLE}?v=1&a=8&d=4`);
    await page.getByText('Cards and dice').click();
    const source = page.getByRole('combobox', { name: 'Force ratio modifier: where from' });
    await source.selectOption('automatic victory');
    await expect(figure).toHaveText('100%');
    await source.selectOption('a number');
    await field('Force ratio modifier').fill('4');
    await expect(figure).toHaveText(winChance(4));
    await source.selectOption('from the table');
    await expect(page).toHaveURL(`${BATTLE}?v=1&a=8&d=4`);
  });

  test('an automatic victory is certain, needs no dice and still shows its losses', async ({ page }) => {
    const { figure, sentence, section, press } = calculator(page);
    await open(page, `${BATTLE}?v=1&a=13&d=1`);
    await expect(figure).toHaveText('100%');
    await expect(sentence).toContainText('Automatic victory');
    await expect(section('Losses').getByRole('row', { name: /^1 / })).toContainText('100%');
    await press('Roll the dice');
    await expect(section('Roll it').getByRole('status')).toContainText('Automatic victory');
  });
});

test.describe('what one change is worth', () => {
  test('changes are ranked from best to worst, and a press makes the change that it promised', async ({ page }) => {
    const { figure, changes } = calculator(page);
    await open(page, BATTLE);
    const worth = (text: string) => Number(/([+−][\d.]+) points/.exec(text)![1]!.replace('−', '-'));
    const texts = (await changes.allTextContents()).map(plain);
    expect(texts.length).toBeGreaterThan(5);
    const gains = texts.map(worth);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    for (const place of [0, texts.length - 1]) {
      await open(page, BATTLE);
      const before = percentOf(await figure.textContent());
      const gain = worth(plain(await changes.nth(place).textContent()));
      await changes.nth(place).click();
      await expect(page).toHaveURL(/\?v=1&/);
      await expect.poll(async () => Math.abs(percentOf(await figure.textContent()) - before - gain)).toBeLessThan(1.1);
    }
  });

  test('the aim decides what they are ranked by', async ({ page }) => {
    const { changes, choice } = calculator(page);
    await open(page, BATTLE);
    const first = plain(await changes.first().textContent());
    const last = plain(await changes.last().textContent());
    expect(first).toContain('points');
    await choice('Rank changes by').selectOption("defender's win chance");
    // What helps the attacker most hurts the defender most.
    await expect(changes.last()).toContainText(first.replace(/ \d+%.*/, ''));
    await expect(changes.first()).toContainText(last.replace(/ \d+%.*/, ''));
    await choice('Rank changes by').selectOption("attacker's CU swing");
    await expect(changes.first()).not.toContainText('points');
    await expect(page).toHaveURL(`${BATTLE}?v=1&aim=attackerSwing`);
  });
});

test('switching a ruling changes the losses that it bears on, not the winner', async ({ page }) => {
  const { figure, choice, section } = calculator(page);
  await open(page, BATTLE);
  const average = section('Losses').getByRole('row', { name: /^Average/ });
  const readings = section('Rules questions');
  const before = plain(await average.textContent());
  await expect(readings).toContainText('costs the loser 1 CU');
  await choice('A 1 rolled by the loser').selectOption('does nothing');
  await expect(average).not.toHaveText(before);
  await expect(figure).toHaveText(winChance(0));
  await expect(page).toHaveURL(`${BATTLE}?v=1&lo=nothing`);
  await choice('A 1 rolled by the loser').selectOption('costs the loser 1 CU');
  await expect(average).toHaveText(before);
});

test('a roll is resolved step by step, each with its clause, and belongs to its input', async ({ page }) => {
  // Every byte drawn is 0, so that every die shows a 1 and the tie goes to the defender.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => array;
  });
  const { section, more, press } = calculator(page);
  await open(page, BATTLE);
  const roll = section('Roll it');
  await press('Roll the dice');
  await expect(roll.getByRole('status')).toContainText('3 to 3. The defender wins');
  await expect(roll.getByText('The attacker rolls 1, 1, 1: 3.')).toBeVisible();
  for (const step of await roll.getByRole('listitem').all())
    await expect(step.getByRole('link')).toHaveText(/^\d+\.\d/);
  await expect(roll.getByRole('button')).toHaveText('Roll again');
  await more('Attacker tactics').click();
  await expect(roll.getByRole('button')).toHaveText('Roll the dice');
  await expect(roll.getByRole('listitem')).toHaveCount(0);
  await press('Roll the dice');
  await expect(roll.getByRole('status')).toContainText('4 to 3. The attacker wins');
});

test('rolls are drawn fairly: many of them show every face', async ({ page }) => {
  const { section, press } = calculator(page);
  await open(page, BATTLE);
  const rolled = section('Roll it').getByText(/^The (attacker|defender) rolls/);
  const faces = new Set<string>();
  await press('Roll the dice');
  for (let i = 0; i < 20; i++) {
    await press('Roll again');
    for (const text of await rolled.allTextContents())
      for (const [face] of text.split(':')[0]!.matchAll(/\d/g)) faces.add(face);
  }
  // 120 dice and more: a fair die leaves a face out less than once in 10^8 runs.
  expect([...faces].sort()).toEqual(['1', '2', '3', '4', '5', '6']);
});
