/** The slow way through a Naval Battle of Hamilcar: every face of every roll and every choice, with nothing remembered. */

export type Who = 'rome' | 'carthage';
export type Aim = 'wins' | 'swing' | 'saved' | 'supremacy' | 'pcs';
type Two<T> = Readonly<Record<Who, T>>;

export interface Case {
  readonly seamanship: string;
  readonly corvi: boolean;
  readonly ships: Two<number>;
  readonly units: Two<number>;
  /** 1 where no Admiral commands: both start in column I. */
  readonly admiral: Two<number>;
  readonly holder: Who;
  readonly round: number;
  readonly flee: Two<boolean>;
  readonly pursuit: Two<boolean>;
  readonly aim: Aim;
  readonly me: Who;
}

interface At {
  readonly round: number;
  readonly part: number;
  readonly roller: Who;
  readonly holder: Who;
  readonly ships: Two<number>;
  readonly prizes: Two<number>;
  readonly flee: Two<boolean>;
  readonly pursuit: Two<boolean>;
}

interface Found {
  readonly value: number;
  readonly romeWins: number;
}

const foe = (who: Who): Who => (who === 'rome' ? 'carthage' : 'rome');

/** Row and column counted from 1; the whole table follows from their sum. */
function hitsAt(row: number, column: number): number {
  const sum = row + column;
  return sum <= 6 ? 0 : sum <= 9 ? 1 : sum <= 11 ? 2 : sum <= 13 ? 3 : 4;
}

export function search(given: Case): Found {
  const end = (at: At, winner: Who, surplus = 0, fled = false): Found => {
    const loser = foe(winner);
    const shipsLost = { rome: given.ships.rome - at.ships.rome, carthage: given.ships.carthage - at.ships.carthage };
    const lost = { ...shipsLost, [loser]: shipsLost[loser] + surplus };
    const claimed = at.prizes[winner] + Math.floor(at.prizes[loser] / 2);
    const supremacy = fled ? at.holder : winner;
    const { me, aim } = given;
    const worth = {
      wins: winner === me ? 1 : 0,
      supremacy: supremacy === me ? 1 : 0,
      saved: -lost[me],
      swing: shipsLost[foe(me)] - shipsLost[me] + (winner === me ? claimed : -claimed),
      pcs: (loser === me ? -1 : 1) * Math.floor(lost[loser] / 2),
    };
    return { value: worth[aim], romeWins: winner === 'rome' ? 1 : 0 };
  };

  /** The first of equals, as a player who sees no reason to leave. */
  const best = (chooser: Who, options: readonly Found[]): Found =>
    options.reduce((top, option) => {
      const gain = (option.value - top.value) * (chooser === given.me ? 1 : -1);
      return gain > 1e-12 ? option : top;
    });

  const leave = (at: At, by: Who, means: 'supremacy' | 'flee', stay: (at: At) => Found): Found => {
    const played: At = means === 'flee' ? { ...at, flee: { ...at.flee, [by]: false } } : at;
    const away = end(played, foe(by), 0, means === 'flee');
    if (!at.pursuit[foe(by)]) return away;
    return best(foe(by), [away, stay({ ...played, pursuit: { ...played.pursuit, [foe(by)]: false } })]);
  };

  /** Both players in turn may leave; then it goes on. Whoever was held may still play a card. */
  const windows = (at: At, order: readonly Who[], rolled: boolean, on: (at: At) => Found, held = false): Found => {
    const [by, ...others] = order;
    if (!by) return on(at);
    const again = (now: At): Found => windows(now, order, rolled, on, true);
    const options = [windows(at, others, rolled, on)];
    if (!held && rolled && by === at.roller && by === at.holder) options.push(leave(at, by, 'supremacy', again));
    if (at.flee[by]) options.push(leave(at, by, 'flee', again));
    return best(by, options);
  };

  const next = (at: At): Found => {
    if (at.part === 1) return roll({ ...at, part: 2, roller: foe(at.roller) });
    if (at.round < 3) return roll({ ...at, round: at.round + 1, part: 1, roller: at.holder });
    const { rome, carthage } = at.ships;
    return end(at, rome > carthage ? 'rome' : carthage > rome ? 'carthage' : at.holder);
  };

  const roll = (at: At): Found => {
    const { roller } = at;
    const enemy = foe(roller);
    const raw =
      roller === 'rome'
        ? (given.corvi ? 1 : 0) - (given.seamanship === 'poor' || given.seamanship === 'fair' ? 1 : 0)
        : 0;
    // I is the column of 2, the second of the table.
    const column = Math.min(5, given.admiral[roller] + at.round - 1) + 1;
    let [value, romeWins] = [0, 0];
    for (let die = 1; die <= 6; die++) {
      const row = Math.min(7, Math.max(1, die + raw));
      const hits = hitsAt(row, column);
      const sunk = Math.min(hits, at.ships[enemy]);
      const prize = roller === 'rome' && given.corvi && row === 6 && sunk > 0 ? 1 : 0;
      const after: At = {
        ...at,
        holder: row === 7 ? roller : at.holder,
        ships: { ...at.ships, [enemy]: at.ships[enemy] - sunk },
        prizes: { ...at.prizes, [roller]: at.prizes[roller] + prize },
      };
      const found =
        after.ships[enemy] === 0
          ? end(after, roller, Math.min(hits - sunk, given.units[enemy]))
          : windows(after, [roller, enemy], true, next);
      value += found.value / 6;
      romeWins += found.romeWins / 6;
    }
    return { value, romeWins };
  };

  const { round, holder, ships, flee, pursuit } = given;
  const start: At = { round, part: 1, roller: holder, holder, ships, prizes: { rome: 0, carthage: 0 }, flee, pursuit };
  return windows(start, [holder, foe(holder)], false, roll);
}
