/** The battle calculator in a reader's hands: every key changes the answer, and nothing typed can break it. */
import type { Locator } from '@playwright/test';
import { BATTLE, calculator, expect, isAwake, open, plain, test, winChance } from './site.ts';

const percentOf = (text: string | null): number => Number.parseFloat(plain(text));

test('the result follows each key; what makes no sense is told with its field, and the last good result stays', async ({
  page,
}) => {
  const { figure, sentence, problem, field, more, less, press } = calculator(page);
  await open(page, BATTLE);
  await expect(figure).toHaveText(winChance(0));
  const tactics = field('Attacker tactics');
  await tactics.focus();
  for (const digit of [3, 1, 2]) {
    await page.keyboard.press('Backspace');
    await page.keyboard.type(String(digit));
    await expect(figure).toHaveText(winChance(digit));
    await expect(sentence).toContainText(winChance(digit, 1));
  }
  const before = plain(await sentence.textContent());
  const cu = field('Attacker CU');
  for (const typed of ['abc', '', '99', '2.5', '-1']) {
    await cu.fill(typed);
    await expect(problem).toContainText(
      'Attacker CU must be a whole number between 1 and 13, the most that 9.1.1 allows.',
    );
    await expect(problem).toContainText('Still showing the answer for 6 CU, tactics 2, against 6 CU');
    await expect(problem).toHaveCount(1);
    await expect(cu).toHaveAttribute('aria-invalid', 'true');
    await expect(cu).toHaveAccessibleDescription(/must be a whole number between 1 and 13/);
    await expect(figure).toHaveText(winChance(2));
    expect(plain(await sentence.textContent())).toBe(before);
    await expect(page).toHaveURL(`${BATTLE}?v=1&at=2`);
  }
  // After a bad value a stepper begins at the least that is allowed.
  await more('Attacker CU').click();
  await expect(cu).toHaveValue('1');
  await expect(problem).toHaveCount(0);
  await expect(cu).not.toHaveAttribute('aria-invalid');

  await press('Start over');
  await expect(page).toHaveURL(BATTLE);
  await expect(less('Attacker tactics')).toBeDisabled();
  // Two presses at once, as on a device that was too busy to draw between them.
  await more('Attacker tactics').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(tactics).toHaveValue('2');
  for (const value of [3, 4, 5, 6]) {
    await more('Attacker tactics').click();
    await expect(tactics).toHaveValue(String(value));
  }
  await expect(figure).toHaveText(winChance(6));
  await expect(more('Attacker tactics')).toBeDisabled();
  await less('Attacker tactics').click();
  await expect(figure).toHaveText(winChance(5));
});

test('flags, choices, leaders and folded fields count, each by its clause, and a fold says what it holds', async ({
  page,
}) => {
  const { figure, field, more, flag, option, section, press, problem } = calculator(page);
  await open(page, BATTLE);
  await flag('The attack crosses rough').check();
  await expect(figure).toHaveText(winChance(-2));
  await flag('The defender tried to avoid and failed').check();
  await expect(figure).toHaveText(winChance(-1));
  await option('The space is friendly to', 'the attacker').check();
  await expect(figure).toHaveText(winChance(0));
  const ledger = section('Where the numbers come from').getByRole('row');
  await expect(ledger.filter({ hasText: /rough/ })).toContainText('12.2.3');
  await expect(ledger.filter({ hasText: /rough/ })).toContainText('−2');
  // One stop of the tab key for all options, and arrows between them.
  await option('The space is friendly to', 'the attacker').focus();
  await page.keyboard.press('ArrowRight');
  await expect(option('The space is friendly to', 'the defender')).toBeChecked();
  await expect(figure).toHaveText(winChance(-2));

  await press('Start over');
  await expect(option('The space is friendly to', 'neither')).toBeChecked();
  const leaders = page.getByRole('combobox', { name: 'Set Attacker tactics by leader' });
  await leaders.selectOption({ label: 'Camillus (Romans): 4' });
  await expect(field('Attacker tactics')).toHaveValue('4');
  await expect(figure).toHaveText(winChance(4));
  await expect(leaders).toHaveValue('');

  await press('Start over');
  const title = page.locator('details.group').filter({ hasText: 'Cards and dice' }).locator('summary');
  const events = "Events on the attacker's roll";
  await expect(field(events)).toBeHidden();
  await expect(title).toContainText('no change');
  await title.click();
  await more(events).click();
  await expect(field(events)).toHaveValue('+1');
  await expect(figure).toHaveText(winChance(1));
  // A sign alone is not yet a number, and the digit after it makes it one.
  await field(events).fill('');
  await page.keyboard.type('-');
  await expect(problem).toContainText(`${events} must be a whole number`);
  await page.keyboard.type('2');
  await expect(problem).toHaveCount(0);
  await expect(figure).toHaveText(winChance(-2));
  await title.click();
  await expect(title).toContainText(`${events} −2`);
  await page.reload();
  await isAwake(page);
  await expect(title).toContainText(`${events} −2`);
});

test('sides swap and swap back; the force ratio can come from the own card; an automatic victory needs no dice', async ({
  page,
}) => {
  const { figure, field, press, sentence, section } = calculator(page);
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

  await press('Start over');
  await expect(page).toHaveURL(BATTLE);
  await field('Attacker CU').fill('8');
  await field('Defender CU').fill('4');
  await page.getByText('Cards and dice').click();
  const source = page.getByRole('combobox', { name: 'Where Force ratio modifier comes from' });
  await source.selectOption('automatic victory');
  await expect(figure).toHaveText('100%');
  await source.selectOption('a number');
  await field('Force ratio modifier').fill('4');
  await expect(figure).toHaveText(winChance(4));
  await source.selectOption('from the table');
  await expect(page).toHaveURL(`${BATTLE}?v=1&a=8&d=4`);

  await field('Attacker CU').fill('13');
  await field('Defender CU').fill('1');
  await expect(figure).toHaveText('100%');
  await expect(sentence).toContainText('Automatic victory');
  await expect(section('Losses').getByRole('row', { name: /^1 / })).toContainText('100%');
  await press('Roll the dice');
  await expect(section('Roll it').getByRole('status')).toContainText('Automatic victory');
});

test('changes are ranked by the aim, and a press makes the one it promised; a ruling changes losses, not the winner', async ({
  page,
}) => {
  const { figure, changes, choice, press, section } = calculator(page);
  await open(page, BATTLE);
  const worth = (text: string) => Number(/([+−][\d.]+) points/.exec(text)![1]!.replace('−', '-'));
  const texts = (await changes.allTextContents()).map(plain);
  const gains = texts.map(worth);
  expect(texts.length).toBeGreaterThan(5);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  for (const place of [0, texts.length - 1]) {
    const before = percentOf(await figure.textContent());
    await changes.nth(place).click();
    await expect(page).toHaveURL(/\?v=1&/);
    await expect
      .poll(async () => Math.abs(percentOf(await figure.textContent()) - before - gains[place]!))
      .toBeLessThan(1.1);
    await press('Start over');
    await expect(figure).toHaveText(winChance(0));
  }
  await choice('Rank changes by').selectOption("defender's win chance");
  // What helps the attacker most hurts the defender most; others may hurt him as much.
  const named = (text: string) => text.replace(/ \d+%.*/, '');
  const pointsOf = async (change: Locator) => worth(plain((await change.textContent()) ?? ''));
  await expect(changes.first()).toContainText(named(texts.at(-1)!));
  expect(await pointsOf(changes.filter({ hasText: named(texts[0]!) }))).toBe(await pointsOf(changes.last()));
  await choice('Rank changes by').selectOption("attacker's CU swing");
  await expect(changes.first()).not.toContainText('points');
  await expect(page).toHaveURL(`${BATTLE}?v=1&aim=attackerSwing`);

  await press('Start over');
  const average = section('Losses').getByRole('row', { name: /^Average/ });
  const usual = plain(await average.textContent());
  await expect(section('Rules questions')).toContainText('costs the loser 1 CU');
  await choice('A 1 rolled by the loser').selectOption('does nothing');
  await expect(average).not.toHaveText(usual);
  await expect(figure).toHaveText(winChance(0));
  await expect(page).toHaveURL(`${BATTLE}?v=1&lo=nothing`);
  await choice('A 1 rolled by the loser').selectOption('costs the loser 1 CU');
  await expect(average).toHaveText(usual);
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
  await expect(roll.locator('.actions button').first()).toHaveText('Roll again');
  await more('Attacker tactics').click();
  await expect(roll.locator('.actions button').first()).toHaveText('Roll the dice');
  await expect(roll.getByRole('listitem')).toHaveCount(0);
  await press('Roll the dice');
  await expect(roll.getByRole('status')).toContainText('4 to 3. The attacker wins');
});

test('rolls are drawn fairly: many of them show every face', async ({ page }) => {
  const { section, press } = calculator(page);
  await open(page, BATTLE);
  await press('Roll the dice');
  const faces = await section('Roll it').evaluate(async (roll) => {
    const fallen: string[] = [];
    for (let i = 0; i < 20; i++) {
      roll.querySelector<HTMLElement>('.actions button')!.click();
      let told: string[] = [];
      while (told.length < 2) {
        await new Promise((drawn) => setTimeout(drawn, 10));
        const steps = [...roll.querySelectorAll('li')].map((step) => step.textContent);
        told = steps.filter((step) => /^The (attacker|defender) rolls/.test(step));
      }
      for (const text of told)
        fallen.push(
          ...text
            .split(':')[0]!
            .matchAll(/\d/g)
            .map(([face]) => face),
        );
    }
    return fallen;
  });
  expect(faces).toHaveLength(120);
  // A fair die leaves a face out of 120 throws less than once in 10^8 runs.
  expect([...new Set(faces)].sort()).toEqual(['1', '2', '3', '4', '5', '6']);
});
