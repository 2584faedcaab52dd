/** Who plays each seat (a person here, a person by link, or the computer) and the game's seed, as part of its address. */
import { LEVELS, type Level } from '../../opponent/levels.ts';
import type { AnyGame } from '../../play/machine.ts';

export interface Seats {
  /** The seats of the computer; all others are people's. */
  readonly computers: Readonly<Record<string, Level>>;
  /** The seats of people who play from elsewhere, by link. */
  readonly linked?: readonly string[];
  /** Dice, deals and thoughts of a game against the computer follow from it. */
  readonly seed: number;
  /** Who gave up, and whether all agreed to end the game. */
  readonly over?: string;
}

export const NOBODY: Seats = { computers: {}, seed: 0 };

/** The game is ended by everybody's leave. */
export const AGREED = 'agreed';

export const isComputers = ({ computers }: Seats, seat: string | undefined): boolean =>
  seat !== undefined && Object.hasOwn(computers, seat);

export const hasComputer = ({ computers }: Seats): boolean => Object.keys(computers).length > 0;

/** The game is handed from device to device. */
export const isByLink = ({ linked = [] }: Seats): boolean => linked.length > 0;

/** The seats that people play, of those in the game. */
export const peopleOf = (seats: Seats, all: readonly string[]): string[] =>
  all.filter((seat) => !isComputers(seats, seat));

const isLevel = (text: string): text is Level => Object.hasOwn(LEVELS, text);

const LINK = 'link';

/** `1k3f,carthage:strong,rome:link`, and behind it who gave up; nothing where people play alone on one device. */
export const seatsText = (seats: Seats): string =>
  hasComputer(seats) || isByLink(seats)
    ? [
        seats.seed.toString(36),
        ...Object.entries(seats.computers).map((one) => one.join(':')),
        ...(seats.linked ?? []).map((seat) => `${seat}:${LINK}`),
        ...(seats.over ? [`over:${seats.over}`] : []),
      ].join(',')
    : '';

/** The seats of an address; undefined where it names nobody who could sit there. */
export function seatsFrom(text: string, { seats: known }: Pick<AnyGame, 'seats'>): Seats | undefined {
  if (text === '') return NOBODY;
  const [seed = '', ...rest] = text.split(',');
  const parts = rest.map((part) => part.split(':') as [string, string | undefined]);
  const over = parts.find(([name]) => name === 'over')?.[1];
  const sitting = parts.filter(([name]) => name !== 'over');
  const computers = sitting.filter(([, who]) => who !== LINK);
  const linked = sitting.filter(([, who]) => who === LINK).map(([seat]) => seat);
  const isSeat = (seat: string): boolean => Object.hasOwn(known, seat);
  const fits = sitting.every(([seat]) => isSeat(seat)) && computers.every(([, level]) => isLevel(level ?? ''));
  if (!/^[0-9a-z]{1,7}$/.test(seed) || sitting.length === 0 || !fits) return undefined;
  if (over !== undefined && over !== AGREED && !isSeat(over)) return undefined;
  return {
    computers: Object.fromEntries(computers) as Record<string, Level>,
    ...(linked.length > 0 && { linked }),
    seed: Number.parseInt(seed, 36),
    ...(over !== undefined && { over }),
  };
}
