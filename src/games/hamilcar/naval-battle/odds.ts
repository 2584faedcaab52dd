/** A Naval Battle over all its rolls, with the best choices of both sides: losses, Prizes, Supremacy, and who Evades when. */
import { mapped } from '../../../calculator/keys.ts';
import type { Grid, JointRow, Series } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance, type Dist, entriesOf, map } from '../../../engine/dist.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import { adviceOn } from './advice.ts';
import { type BestPlay, endsAmong } from './best-play.ts';
import { ROUNDS } from './cards.ts';
import type { Stakes } from './end.ts';
import type { NavalInput } from './fields.ts';
import { aimName } from './fleet-fields.ts';
import { chooserOf, type Moment } from './moment.ts';
import { planOf } from './plan.ts';
import { COUNTED, chancesOver, type NavalResult, resultsOf, type TOLD } from './result.ts';

/** The more likely situations are listed, the rest only counted. */
const ROWS = 40;

export function navalOdds(input: NavalInput, tables: Tables) {
  const { play, facts, basis } = planOf(input, tables);
  const reached = play.policy.reached(play.start);
  const results = resultsOf(play, endsAmong(reached));
  const chances = chancesOver(results);
  const { expected, distributions } = measure(mapped(COUNTED, (of) => [results, of] as const));
  const grid = gridOf(play, reached);
  return {
    sentence: `${adviceOn(play.battle, tables)}${sentence(play, chances, expected)}`,
    chances,
    expected,
    distributions,
    facts,
    joint: jointOf(results),
    ...(grid.rows.length > 0 && { grid }),
    series: seriesOf(results),
    ...basis,
  };
}

type Chances = Readonly<Record<keyof typeof TOLD, number>>;
type Averages = Readonly<Record<keyof typeof COUNTED, number>>;

/** What a report tells of the stakes of the side from which it is seen. */
export function stakesIn({
  chances,
  expected,
  facts,
}: {
  readonly chances: Chances;
  readonly expected: Averages;
  readonly facts: { readonly side: string };
}): Stakes {
  const me = SIDES.find((side) => SIDE_NAMES[side] === facts.side) ?? 'rome';
  const enemy = otherSide(me);
  return {
    wins: chances[`${me}Wins`],
    supremacy: chances[`${me}Supremacy`],
    shipsLost: expected[`${me}ShipsLost`],
    enemyShipsLost: expected[`${enemy}ShipsLost`],
    unitsLost: expected[`${me}UnitsLost`],
    prizes: expected[`${me}Prizes`],
    enemyPrizes: expected[`${enemy}Prizes`],
    pcs: expected[`${me}Pcs`],
    enemyPcs: expected[`${enemy}Pcs`],
  };
}

/** Warships lost by both sides together, and who won. */
function jointOf(results: Dist<NavalResult>): JointRow[] {
  const pairs = map(results, ({ after: { shipsLost, winner } }) => ({
    romeShipsLost: shipsLost.rome,
    carthageShipsLost: shipsLost.carthage,
    winner,
  }));
  return [...entriesOf(pairs)]
    .map(([pair, weight]) => ({ ...pair, chance: weight / pairs.total }))
    .sort((a, b) => a.romeShipsLost - b.romeShipsLost || a.carthageShipsLost - b.carthageShipsLost);
}

/** 9.3.A: who has won by the end of each round. */
function seriesOf(results: Dist<NavalResult>): Series {
  const by = (side: Side, at: number): number => chance(results, ({ end }) => end.winner === side && end.round <= at);
  return {
    title: 'Won by the end of the round',
    step: 'Round',
    points: Array.from({ length: ROUNDS }, (_, i) => ({
      at: i + 1,
      chances: { romeWins: by('rome', i + 1), carthageWins: by('carthage', i + 1) },
    })),
  };
}

/** 9.2.C: what to do in each situation in which a player has a choice, the most likely situations first. */
function gridOf(
  { policy, purpose, rules, choose }: BestPlay,
  reached: readonly { state: Moment; chance: number }[],
): Grid {
  const share = purpose.aim === 'wins' || purpose.aim === 'supremacy';
  const show = (worth: number): string => (share ? percent(worth) : decimal(worth, 2));
  const open = reached.flatMap(({ state, chance }) =>
    state.type === 'window' || state.type === 'chase' ? [{ state, chance }] : [],
  );
  const rows = open
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, ROWS)
    .toSorted((a, b) => a.state.round - b.state.round || b.chance - a.chance)
    .map(({ state, chance }) => {
      const best = choose(state);
      return {
        round: state.round,
        who: SIDE_NAMES[chooserOf(state)],
        after: SIDE_NAMES[state.roller],
        ships: `${state.ships.rome} : ${state.ships.carthage}`,
        prizes: `${state.prizes.rome} : ${state.prizes.carthage}`,
        reached: chance,
        best: best.name,
        worth: show(policy.worth(state)),
        others: rules
          .options(state)
          .filter(({ id }) => id !== best.id)
          .map((option) => `${option.name}: ${show(policy.worthOf(option))}`)
          .join('; '),
      };
    });
  return {
    columns: [
      { id: 'round', label: 'Round', form: 'number' },
      { id: 'who', label: 'Decides', form: 'text' },
      { id: 'ships', label: 'Ships R : C', form: 'text' },
      { id: 'prizes', label: 'Prizes R : C', form: 'text' },
      { id: 'best', label: 'Best', form: 'text' },
      { id: 'worth', label: `${SIDE_NAMES[purpose.side]} then`, form: 'text' },
      { id: 'others', label: 'Otherwise', form: 'text' },
      { id: 'after', label: 'Rolled last', form: 'text' },
      { id: 'reached', label: 'Comes to this', form: 'chance' },
    ],
    rows,
  };
}

function sentence({ purpose }: BestPlay, chances: Chances, expected: Averages): string {
  const { side: me, aim } = purpose;
  const enemy = otherSide(me);
  const lead = aim === 'wins' ? '' : `Played for the ${aimName(aim)}: `;
  const evades = [me, enemy]
    .filter((side) => chances[`${side}Evades`] > 0)
    .map((side) => `${SIDE_NAMES[side]} Evades ${percent(chances[`${side}Evades`])}`);
  return `${lead}${SIDE_NAMES[me]} wins ${percent(chances[`${me}Wins`])} of the time${evades.length ? ` (${evades.join(', ')})` : ''} and loses ${decimal(expected[`${me}ShipsLost`])} Warships on average, and ${SIDE_NAMES[enemy]} loses ${decimal(expected[`${enemy}ShipsLost`])}; it has Naval Supremacy afterwards ${percent(chances[`${me}Supremacy`])} of the time.`;
}
