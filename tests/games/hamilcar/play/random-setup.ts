/** Games to start at random: from the set-up of the rules, or from a position in which Armies and Fleets soon meet. */
import { OPTIONAL, RULINGS } from '../../../../src/games/hamilcar/play/rulings.ts';
import type { Options, Position, PositionSpace } from '../../../../src/games/hamilcar/play/set-up.ts';

type Share = () => number;

const oneOf = <T>(list: readonly T[], share: Share): T => list[Math.floor(share() * list.length)]!;
const upTo = (most: number, share: Share): number => Math.floor(share() * (most + 1));
const some = <T>(list: readonly T[], often: number, share: Share): T[] => list.filter(() => share() < often);

/** Where Roman and Carthaginian Armies stand close together. */
const ROMAN = ['messana', 'thermae', 'tyndaris', 'panormus', 'roma', 'neapolis', 'aspis'];
const PUNIC = ['agrigentum', 'enna', 'lilybaeum', 'syracusae', 'carthago', 'tunes', 'drepanum', 'gela'];
const CONSULS = ['metellus', 'regulus', 'lscipio', 'vulso', 'duilius', 'catulus', 'megellus'];
const GENERALS = ['hanno', 'gisco', 'hamilcar', 'adherbal', 'carthalo', 'barca', 'xanthippus'];

function shuffledOf<T>(list: readonly T[], share: Share): T[] {
  return list
    .map((one) => [share(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** Two Consuls, a Proconsul and three Generals of Carthage with their Armies, ships, and a Siege that has begun. */
function anyPosition(share: Share): Position {
  const [first = '', second = '', third = ''] = shuffledOf(CONSULS, share);
  const punic = shuffledOf(GENERALS, share).slice(0, 3);
  const spaces: Record<string, PositionSpace> = {
    agrigentum: { inside: { cu: 2, st: 2 } },
    lilybaeum: { inside: { cu: 1, st: 2 } },
    carthago: { inside: { cu: 2, st: 1 } },
    roma: { inside: { cu: 1, st: 1 } },
  };
  const generals: Record<string, string | { at: string; office: 'consul' | 'proconsul' }> = {};
  // A pair of Consuls together now and then.
  const at = shuffledOf(ROMAN, share);
  const together = share() < 0.4;
  for (const [i, id] of [first, second, third].entries()) {
    const space = (together && i === 1 ? at[0] : at[i])!;
    generals[id] = { at: space, office: i < 2 ? 'consul' : 'proconsul' };
    spaces[space] = { ...spaces[space], rome: { cu: 5 + upTo(4, share), st: upTo(1, share) } };
  }
  const there = shuffledOf(PUNIC, share);
  for (const [i, id] of punic.entries()) {
    generals[id] = there[i]!;
    const elephants = share() < 0.6 ? 1 + upTo(1, share) : 0;
    spaces[there[i]!] = {
      ...spaces[there[i]!],
      carthage: { cu: 3 + upTo(5, share), elephants: i < 2 ? elephants : 0, st: upTo(1, share) },
    };
  }
  return {
    bare: true,
    turn: 4 + upTo(3, share),
    active: oneOf(['rome', 'carthage'] as const, share),
    supremacy: oneOf(['rome', 'carthage'] as const, share),
    seamanship: 1 + upTo(3, share),
    corvi: share() < 0.6,
    forgotten: share() < 0.4,
    miat: some(['a', 'b', 'c', 'd', 'e'], 0.6, share),
    spaces,
    generals,
    warships: {
      rome: { ready: 3 + upTo(3, share), spent: upTo(2, share) },
      carthage: { ready: 3 + upTo(3, share), spent: upTo(2, share) },
    },
    hands: handsOf(share),
  };
}

/** Seven cards each, counters among them. */
function handsOf(share: Share): { rome: string[]; carthage: string[] } {
  const all = Array.from({ length: 56 }, (_, i) => `s${String(i + 1).padStart(2, '0')}`);
  const rare = ['s01', 's11', 's17', 's32', 's39', 's45', 's50', 's53', 's54', 's22', 's21', 's05'];
  const cards = [...shuffledOf(rare, share).slice(0, 6), ...shuffledOf(all, share)];
  const own = [...new Set(cards)];
  return {
    rome: own.filter((_, i) => i % 2 === 0).slice(0, 7),
    carthage: own.filter((_, i) => i % 2 === 1).slice(0, 7),
  };
}

export function anySetup(seed: number, share: Share): Options {
  const rulings = Object.entries(RULINGS).map(([id, readings]) => [id, oneOf(Object.keys(readings), share)]);
  return {
    ...(seed % 4 === 3 && { rulings: Object.fromEntries(rulings) }),
    ...(seed % 3 === 1 && { optional: some(OPTIONAL, 0.7, share) }),
    ...(seed % 6 !== 0 && { position: anyPosition(share) }),
  };
}
