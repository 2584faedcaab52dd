/** A Naval Battle over all its rolls, with the best choices of both sides: losses, Prizes, Supremacy, and who Evades when. */
import type { Grid, JointRow, Report, Series } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance, type Dist, entriesOf, map } from '../../../engine/dist.ts';
import { otherSide, SIDE_NAMES, type Side } from '../words.ts';
import { ends, type NavalPlan } from './best-play.ts';
import { AIMS } from './end.ts';
import type { FleetInput } from './fields.ts';
import { chooserOf, type Moment, ROUNDS } from './moment.ts';
import { navalBasis } from './readings.ts';
import {
  type Chances,
  chancesOver,
  type NavalResult,
  type Numbers,
  navalFacts,
  navalNumbers,
  resultsOf,
} from './result.ts';

/** The more likely situations are listed, the rest only counted. */
const ROWS = 40;

export function navalOdds(input: FleetInput, plan: NavalPlan): Report {
  const { policy, start } = plan;
  const reached = policy.reached(start);
  const results = resultsOf(plan, ends(reached));
  const chances = chancesOver(results);
  const keys = Object.keys(navalNumbers({ end: results.outcomes[0]!.end, after: results.outcomes[0]!.after }));
  const { expected, distributions } = measure(
    Object.fromEntries(keys.map((key) => [key, [results, (r: NavalResult) => navalNumbers(r)[key as keyof Numbers]]])),
  );
  const grid = gridOf(plan, reached);
  return {
    sentence: sentence(plan, chances, expected as Numbers),
    chances,
    expected,
    distributions,
    facts: navalFacts(input, plan),
    joint: jointOf(results),
    ...(grid.rows.length > 0 && { grid }),
    series: seriesOf(results),
    ...navalBasis(input, plan),
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
function gridOf({ policy, purpose, rules }: NavalPlan, reached: readonly { state: Moment; chance: number }[]): Grid {
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
      const best = policy.choose(state)!;
      return {
        round: state.round,
        who: SIDE_NAMES[chooserOf(state)!],
        after: SIDE_NAMES[state.roller],
        ships: `${state.ships.rome} : ${state.ships.carthage}`,
        prizes: `${state.prizes.rome} : ${state.prizes.carthage}`,
        reached: chance,
        best: best.name,
        worth: show(policy.worth(state)),
        others: rules
          .options(state)
          .filter(({ name }) => name !== best.name)
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

const lead = ({ purpose }: NavalPlan): string =>
  purpose.aim === 'wins' ? '' : `Played for the ${AIMS.find(({ id }) => id === purpose.aim)!.label}: `;

function sentence(plan: NavalPlan, chances: Chances, expected: Numbers): string {
  const me = plan.purpose.side;
  const enemy = otherSide(me);
  const evades = [me, enemy]
    .filter((side) => chances[`${side}Evades`] > 0)
    .map((side) => `${SIDE_NAMES[side]} Evades ${percent(chances[`${side}Evades`])}`);
  return `${lead(plan)}${SIDE_NAMES[me]} wins ${percent(chances[`${me}Wins`])} of the time${evades.length ? ` (${evades.join(', ')})` : ''} and loses ${decimal(expected[`${me}ShipsLost`])} Warships on average against ${decimal(expected[`${enemy}ShipsLost`])} of ${SIDE_NAMES[enemy]}; it has Naval Supremacy afterwards ${percent(chances[`${me}Supremacy`])}.`;
}
