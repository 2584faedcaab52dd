/** The luck log of an evening: every roll made on this device, by game, the same in all tabs, until it is reset. */
import { atom } from 'nanostores';
import type { Fall } from '../calculator/roll/luck.ts';
import { kept } from './kept/kept.ts';

type Logs = Readonly<Record<string, readonly Fall[]>>;

/** An evening's worth. */
const MOST = 300;

const isFall = (json: unknown): json is Fall => {
  if (typeof json !== 'object' || json === null) return false;
  const { player, asked, sentence, stakes } = json as Record<string, unknown>;
  return (
    [player, asked, sentence].every((part) => typeof part === 'string') &&
    Array.isArray(stakes) &&
    stakes.every(isStake)
  );
};
const isStake = (json: unknown): boolean => {
  if (typeof json !== 'object' || json === null) return false;
  const { term, form, expected, fell } = json as Record<string, unknown>;
  return (
    typeof term === 'string' && (form === 'chance' || form === 'number') && [expected, fell].every(Number.isFinite)
  );
};
const isLogs = (json: unknown): json is Logs =>
  typeof json === 'object' &&
  json !== null &&
  !Array.isArray(json) &&
  Object.values(json).every((log) => Array.isArray(log) && log.every(isFall));

const logs = kept<Logs>('luck', {}, { from: (json) => (isLogs(json) ? json : undefined) });

/** What the reader should know about storage; empty where all is well. */
export const $logTrouble = atom('');
export const $logs = logs.$value;

export const openLog = (): void => $logTrouble.set(logs.open() || $logTrouble.get());

/** Of a game, the latest last. */
export const logOf = (all: Logs, game: string): readonly Fall[] => all[game] ?? [];

export const logFall = (game: string, fall: Fall): void =>
  $logTrouble.set(logs.change((all) => ({ ...all, [game]: [...logOf(all, game), fall].slice(-MOST) })));

/** Takes the last roll back, or all of them. */
export const takeBack = (game: string, which: 'last' | 'all'): void =>
  $logTrouble.set(logs.change((all) => ({ ...all, [game]: which === 'all' ? [] : logOf(all, game).slice(0, -1) })));

const same = (a: Fall, b: Fall): boolean =>
  a.asked === b.asked && a.sentence === b.sentence && JSON.stringify(a.stakes) === JSON.stringify(b.stakes);

/** Takes one roll out, the latest that was such; whoever it was noted under. */
export const forgetFall = (game: string, fall: Fall): void =>
  $logTrouble.set(
    logs.change((all) => {
      const log = logOf(all, game);
      const at = log.findLastIndex((one) => same(one, fall));
      return at < 0 ? all : { ...all, [game]: log.toSpliced(at, 1) };
    }),
  );
