/** The cases the reader looked at last, in every calculator: kept on the device, the same in all tabs, newest first. */
import { atom } from 'nanostores';
import { kept, listOf } from './kept/kept.ts';

export interface RecentCase {
  readonly game: string;
  readonly calculator: string;
  /** The case as an address holds it. */
  readonly query: string;
  /** The case in words. */
  readonly sentence: string;
}

/** Of one calculator and of all together. */
const MOST = 6;
const MOST_IN_ALL = 60;

const cases = kept<readonly RecentCase[]>('cases', [], listOf<RecentCase>(['game', 'calculator', 'query', 'sentence']));

export const $recentCases = cases.$value;
/** What the reader should know about storage; empty where all is well. */
export const $casesTrouble = atom('');

export const openRecentCases = (): void => $casesTrouble.set(cases.open() || $casesTrouble.get());

/** Those of a game, or of one of its calculators. */
export const recentOf = (
  all: readonly RecentCase[],
  { game, calculator }: { readonly game: string; readonly calculator?: string },
): readonly RecentCase[] =>
  all.filter((one) => one.game === game && (calculator === undefined || one.calculator === calculator));

const change = (to: (now: readonly RecentCase[]) => readonly RecentCase[]): void => $casesTrouble.set(cases.change(to));

/** Puts a case on top; the same case is not kept twice. */
export const keepCase = (found: RecentCase): void =>
  change((all) => {
    const others = all.filter((one) => !recentOf([one], found).length || one.query !== found.query);
    const tooMany = recentOf(others, found).slice(MOST - 1);
    return [found, ...others.filter((one) => !tooMany.includes(one))].slice(0, MOST_IN_ALL);
  });

export const forgetCases = (place: Pick<RecentCase, 'game' | 'calculator'>): void =>
  change((all) => all.filter((one) => !recentOf([one], place).length));
