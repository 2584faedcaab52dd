/** Naval Battle (chapter 9): who wins, what it costs, and when to Evade. */
import { figuresOf } from '../../../calculator/figures.ts';
import { perCase } from '../../../calculator/remember.ts';
import type { Grid, JointRow, Series } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, entriesOf, map } from '../../../engine/dist.ts';
import { settled } from '../dice.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { both, otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import { adviceOn } from './advice.ts';
import { type BestPlay, bestPlay, endsAmong, type NavalResult, resultsOf } from './best-play.ts';
import { ROUNDS } from './cards.ts';
import { aimsOf, type Stakes } from './end.ts';
import { type NavalInput, navalBattleFields, UNDER_WAY } from './fields.ts';
import { aimName, FOLDED } from './fleet-fields.ts';
import { battleOf, chooserOf, isOver, type Moment, type NavalBattle } from './moment.ts';
import { NAVAL_RULES, NAVAL_TABLES, navalGrounds, tcsOf } from './readings.ts';
import { battleSteps, type Fought, fightAtSea } from './roll.ts';
import { columnsOf } from './rules.ts';

/** How a battle ended; with its course, where one is told. */
interface Ended extends NavalResult {
  readonly fought?: Fought;
}

const evadedBy =
  (side: Side) =>
  ({ end }: Ended): boolean =>
    end.how === 'evaded' && end.winner !== side;

const [SHIPS, PRIZES, PCS, UNITS] = ['Warships lost', 'Prizes claimed', 'PCs lost', 'Units lost in all'];

const figures = figuresOf<Ended>()(({ chance, amount, fact }) => {
  const rome = (label: string, what: 'shipsLost' | 'unitsLost' | 'claimed' | 'pcs', chart: string) =>
    amount(label, ({ after }) => after[what].rome, { tone: 'attacker', chart });
  const carthage = (label: string, what: 'shipsLost' | 'unitsLost' | 'claimed' | 'pcs', chart: string) =>
    amount(label, ({ after }) => after[what].carthage, { tone: 'defender', chart });
  return {
    romeWins: chance('Rome wins', ({ after }) => after.winner === 'rome', { tone: 'attacker' }),
    carthageWins: chance('Carthage wins', ({ after }) => after.winner === 'carthage', { tone: 'defender' }),
    romeSupremacy: chance('Rome has Naval Supremacy afterwards', ({ after }) => after.supremacy === 'rome'),
    carthageSupremacy: chance('Carthage has Naval Supremacy afterwards', ({ after }) => after.supremacy === 'carthage'),
    romeEvades: chance('Rome Evades', evadedBy('rome')),
    carthageEvades: chance('Carthage Evades', evadedBy('carthage')),
    romeDisplaced: chance('Roman Generals displaced', ({ after }) => after.displaced.rome),
    carthageDisplaced: chance('Carthaginian Generals displaced', ({ after }) => after.displaced.carthage),
    romeShipsLost: rome('Warships that Rome loses', 'shipsLost', SHIPS),
    carthageShipsLost: carthage('Warships that Carthage loses', 'shipsLost', SHIPS),
    romePrizes: rome('Prizes that Rome claims', 'claimed', PRIZES),
    carthagePrizes: carthage('Prizes that Carthage claims', 'claimed', PRIZES),
    romePcs: rome('PCs that Rome loses', 'pcs', PCS),
    carthagePcs: carthage('PCs that Carthage loses', 'pcs', PCS),
    romeUnitsLost: rome('Units that Rome loses', 'unitsLost', UNITS),
    carthageUnitsLost: carthage('Units that Carthage loses', 'unitsLost', UNITS),
    rounds: amount('Rounds fought', ({ end }) => end.round),
    winner: fact('Winner', ({ after }) => SIDE_NAMES[after.winner]),
    supremacyAfter: fact('Naval Supremacy afterwards', ({ after }) => SIDE_NAMES[after.supremacy]),
    romeShipsLeft: fact('Roman Warships left', ({ end }) => end.ships.rome),
    carthageShipsLeft: fact('Carthaginian Warships left', ({ end }) => end.ships.carthage),
    tcsDrawn: fact(
      'Tactic Cards drawn by rolls',
      ({ fought }) => fought?.happened.filter((one) => one.type === 'roll' && one.rolled.brings.drawsTc).length,
    ),
  };
});

type Folded = ReturnType<typeof figures.fold>;

/** A battle under way, or about to begin. */
function battleFrom(input: NavalInput): NavalBattle {
  const { next, round, decides } = input;
  const battle = battleOf(input);
  const by = SIDES.find((side) => decides.startsWith(side));
  return {
    ...battle,
    round,
    ...(next !== 'round' && { last: next }),
    ...(by && { decides: { by, own: decides === by } }),
    played: both((side) => ({ every: input[`${side}Every`], next: input[`${side}Next`] })),
    fleets: both((side) => ({ ...battle.fleets[side], prizes: input[`${side}Held`], lost: input[`${side}Lost`] })),
  };
}

/** What is settled before the first roll. */
const factsOf = (input: NavalInput, { battle, purpose, start }: BestPlay) => ({
  side: SIDE_NAMES[purpose.side],
  goesFirst: SIDE_NAMES[isOver(start) ? start.winner : start.roller],
  romeColumns: columnsOf(battle, 'rome').join(', '),
  carthageColumns: columnsOf(battle, 'carthage').join(', '),
  romeTcs: tcsOf(input, 'rome'),
  carthageTcs: tcsOf(input, 'carthage'),
});

const planOf = perCase((input: NavalInput, read: Reader) => {
  const play = bestPlay(battleFrom(input), { side: input.side, aim: input.aim }, read);
  return { play, facts: factsOf(input, play), grounds: navalGrounds(input, play) };
});

/** What a report tells of the stakes of the side from which it is seen. */
export function stakesIn({
  chances,
  expected,
  facts,
}: Omit<Folded, 'distributions'> & { readonly facts: { readonly side: string } }): Stakes {
  const me = SIDES.find((side) => SIDE_NAMES[side] === facts.side);
  if (!me) throw new RangeError(`side "${facts.side}" is not one of ${Object.values(SIDE_NAMES).join(', ')}`);
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

/** The more likely situations are listed, the rest only counted. */
const ROWS = 40;

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
      { id: 'who', label: 'Who decides', form: 'text' },
      { id: 'ships', label: 'Ships R : C', form: 'text' },
      { id: 'prizes', label: 'Prizes R : C', form: 'text' },
      { id: 'best', label: 'Best', form: 'text' },
      { id: 'worth', label: `${SIDE_NAMES[purpose.side]} then`, form: 'text' },
      { id: 'others', label: 'Otherwise', form: 'text' },
      { id: 'after', label: 'Rolled last', form: 'text' },
      { id: 'reached', label: 'How often', form: 'chance' },
    ],
    rows,
  };
}

function sentence({ purpose }: BestPlay, { chances, expected }: Folded): string {
  const { side: me, aim } = purpose;
  const enemy = otherSide(me);
  const lead = aim === 'wins' ? '' : `Aim: ${aimName(aim)}. `;
  const evades = [me, enemy]
    .filter((side) => chances[`${side}Evades`] > 0)
    .map((side) => `${SIDE_NAMES[side]} Evades ${percent(chances[`${side}Evades`])}`);
  return `${lead}${SIDE_NAMES[me]} wins ${percent(chances[`${me}Wins`])} of the time${evades.length ? ` (${evades.join(', ')})` : ''} and loses ${decimal(expected[`${me}ShipsLost`])} Warships on average, and ${SIDE_NAMES[enemy]} loses ${decimal(expected[`${enemy}ShipsLost`])}. ${SIDE_NAMES[me]} has Naval Supremacy afterwards ${percent(chances[`${me}Supremacy`])} of the time.`;
}

function compute(input: NavalInput, read: Reader) {
  const { play, facts, grounds } = planOf(input, read);
  const reached = play.policy.reached(play.start);
  const results = resultsOf(play, endsAmong(reached));
  const folded = figures.fold(results);
  const grid = gridOf(play, reached);
  return {
    sentence: `${adviceOn(play.battle, read)}${sentence(play, folded)}`,
    ...folded,
    facts,
    joint: jointOf(results),
    ...(grid.rows.length > 0 && { grid }),
    series: seriesOf(results),
    ...grounds,
  };
}

const fleetWords = (warships: number, units: number): string =>
  `${plural(warships, 'Warship')}${units ? ` with ${plural(units, 'Unit')} aboard` : ''}`;

export const navalBattle = calculator({
  id: 'naval-battle',
  title: 'Naval Battle',
  question: 'Who wins at sea, what does it cost, and when should I Evade?',
  says: {
    fields: ['romeWarships', 'romeUnits', 'carthageWarships', 'carthageUnits'],
    words: ({ romeWarships, romeUnits, carthageWarships, carthageUnits }) =>
      `Rome ${fleetWords(romeWarships, romeUnits)}, against Carthage ${fleetWords(carthageWarships, carthageUnits)}`,
  },
  rules: NAVAL_RULES,
  fields: navalBattleFields,
  folded: [...FOLDED, UNDER_WAY],
  tables: NAVAL_TABLES,
  figures,
  terms: {
    side: 'Seen from',
    goesFirst: 'Goes first',
    romeColumns: 'Roman columns',
    carthageColumns: 'Carthaginian columns',
    romeTcs: "Rome's Tactic Cards",
    carthageTcs: "Carthage's Tactic Cards",
  },
  headline: ['romeWins', 'carthageWins'],
  luck: { unit: 'Warships', gains: ['carthageShipsLost', 'romePrizes'], loses: ['romeShipsLost', 'carthagePrizes'] },
  joint: {
    rows: 'romeShipsLost',
    columns: 'carthageShipsLost',
    split: 'winner',
    wins: { rome: 'romeWins', carthage: 'carthageWins' },
  },
  compute,
  aims: aimsOf(stakesIn),
  rolls: (input, read, fallen) => fightAtSea(planOf(input, read).play, fallen).rolls,
  resolve: (input, faces, read) => {
    const { play, facts, grounds } = planOf(input, read);
    const fought = fightAtSea(play, faces);
    const end = settled(fought.end, 'a Naval Battle');
    const after = play.after(end);
    const { winner, shipsLost } = after;
    return {
      sentence: `${SIDE_NAMES[winner]} wins in round ${end.round}; Rome loses ${plural(shipsLost.rome, 'Warship')}, Carthage ${shipsLost.carthage}.`,
      facts: { ...facts, ...figures.facts({ end, after, fought }) },
      steps: battleSteps(play, fought),
      ...grounds,
    };
  },
});
