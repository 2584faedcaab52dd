/** Games to start at random: from the set-up of the rules, or from a position in which everything can happen soon. */
import { RULINGS } from '../../../../src/games/nero/play/rulings.ts';
import type { Options, Position } from '../../../../src/games/nero/play/set-up.ts';
import { COLOURS, type Colour, PROVINCES, ROMA } from '../../../../src/games/nero/words.ts';
import { deck } from './table.ts';

type Share = () => number;

const oneOf = <T>(list: readonly T[], share: Share): T => list[Math.floor(share() * list.length)]!;

/** Seven Legions each, crowded together, so that everybody meets. */
function legionsOf(share: Share): { [at: string]: number } {
  const near = Array.from({ length: 4 }, () => oneOf(PROVINCES, share));
  const legions: Record<string, number> = {};
  for (let i = 0; i < 7; i++) {
    const at = oneOf([...near, 'italia-north', 'italia-south'], share);
    legions[at] = (legions[at] ?? 0) + 1;
  }
  return legions;
}

/** At most two Emperors, each with Legions or in Roma. */
function leaderOf(c: Colour, reigning: readonly Colour[], legions: object, share: Share) {
  const at = share() < 0.3 ? ROMA : oneOf(Object.keys(legions), share);
  if (reigning.includes(c)) return { status: 'emperor', at } as const;
  return { status: oneOf(['general', 'contender'] as const, share), at };
}

/** The last game turns, with hands of six, a tribe and marked stacks. */
function anyPosition(colours: readonly Colour[], share: Share): Position {
  const legions = Object.fromEntries(colours.map((c) => [c, legionsOf(share)]));
  const reigning = colours.filter(() => share() < 0.4).slice(0, 2);
  const cards = Object.keys(deck)
    .map((id) => [share(), id] as const)
    .sort(([a], [b]) => a - b)
    .map(([, id]) => id);
  // One Legion of somebody has become Uncontrolled, perhaps in Italy.
  const rebel = oneOf(colours, share);
  const [from = ''] = Object.keys(legions[rebel]!);
  legions[rebel]![from]! -= 1;
  if (legions[rebel]![from] === 0) delete legions[rebel]![from];
  return {
    active: oneOf(colours, share),
    turn: oneOf([3, 4], share),
    legions,
    leaders: Object.fromEntries(colours.map((c) => [c, leaderOf(c, reigning, legions[c]!, share)])),
    markers: Object.fromEntries(colours.map((c) => [c, Object.keys(legions[c]!).filter(() => share() < 0.2)])),
    hands: Object.fromEntries(colours.map((c, i) => [c, cards.slice(i * 6, i * 6 + 6)])),
    uncontrolled: { [oneOf(['italia-north', 'achaea', 'syria'], share)]: 1 },
    ...(share() < 0.5 && { barbarian: oneOf(['germania-superior', 'germania-inferior', 'dacia', 'moesia'], share) }),
    vp: Object.fromEntries(colours.map((c) => [c, Math.floor(share() * 6)])),
  };
}

/** Every number of players, two thirds from a position; a quarter of them by readings at random. */
export function anySetup(seed: number, share: Share): Options {
  const players = ([2, 3, 4] as const)[seed % 3] ?? 4;
  const vacant = players === 3 ? oneOf(COLOURS, share) : undefined;
  const rulings = Object.entries(RULINGS).map(([id, readings]) => [id, oneOf(Object.keys(readings), share)]);
  const colours = COLOURS.filter((c) => c !== vacant);
  return {
    players,
    version: seed % 8 === 0 ? 'normal' : 'fast',
    ...(vacant && { vacant }),
    ...(seed % 4 === 3 && { rulings: Object.fromEntries(rulings) }),
    ...(seed % 8 >= 3 && {
      position: anyPosition(colours, share),
      // Cards worth nothing, and one that moves far.
      values: { 'bribe-1': { bp: 0 }, 'traitor-1': { bp: 0, mp: 9 }, 'sick-1': { mp: 0 } },
    }),
  };
}
