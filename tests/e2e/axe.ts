/** What axe finds on a page: in both themes, on a desk and on a phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './site.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Scheme = 'light' | 'dark';
/** What the theme can change; the rest is the same in both. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every rule that is broken, a line each. Pages have no frames, so that one pass in the page itself is enough. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const result = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  expect(result.passes.length).toBeGreaterThan(0);
  return result.violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map((n) => n.target.join(' '));
    return `${id} (${help}), ${nodes.length} times: ${places.join(' | ')}: ${nodes[0]!.failureSummary}`;
  });
}

export async function inBothThemes(page: Page, rules?: string[]): Promise<string[]> {
  const inScheme = async (colorScheme: Scheme, only?: string[]) => {
    await page.emulateMedia({ colorScheme });
    return (await violations(page, only)).map((line) => `${colorScheme}: ${line}`);
  };
  return [...(await inScheme('light', rules)), ...(await inScheme('dark', rules ?? COLOURS))];
}

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** Brings axe into a page, so that it can be asked at every moment without being sent again. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(readFileSync(AXE, 'utf8'));

/** What axe finds now within this part of the page; contrast, which takes longest, only where it is asked for. */
export const brokenNow = (page: Page, css: string, contrast = false): Promise<string[]> =>
  page.evaluate(
    async ([part, withContrast]) => {
      const { axe } = window as unknown as { axe: { run: (css: string, how: object) => Promise<Found> } };
      const rules = withContrast ? {} : { 'color-contrast': { enabled: false } };
      const { violations } = await axe.run(part, { resultTypes: ['violations'], elementRef: false, rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [css, contrast] as const,
  );
