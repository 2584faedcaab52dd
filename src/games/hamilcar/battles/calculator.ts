/**
 * Battle after battle (chapters 13 and 14): what is left of an Army after several Land Battles, and whether it can still
 * take a place.
 */
import type { Faces } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { touchedBy } from '../../../calculator/readings.ts';
import { perCase } from '../../../calculator/remember.ts';
import { shares } from '../../../calculator/summary.ts';
import { decimal, plural } from '../../../calculator/words.ts';
import { certain, type Dist, entriesOf, map, mean, weighted } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { CAMPAIGN_AIMS, campaignFigures, fightOn, wonAll } from '../../../mechanics/campaign.ts';
import { besieged, campaignGrid, campaignSentence } from '../../../mechanics/campaign-odds.ts';
import { besiege } from '../../../mechanics/siege.ts';
import { siegeEnds } from '../../../mechanics/siege-odds.ts';
import { LEVEL_TABLES } from '../dice-level/readings.ts';
import type { Battle } from '../land-battle/fields.ts';
import { fight, fightSteps } from '../land-battle/roll.ts';
import { type MeleeCache, resultsOver, type Stage, stageOf } from '../land-battle/stage.ts';
import { AFTERMATH_RULES, battleReadings } from '../land-battle/words.ts';
import { calculator } from '../readings.ts';
import type { Siege } from '../siege/fields.ts';
import {
  campOf,
  courseOf,
  isOver,
  siegeLedger,
  siegeReadings,
  startOf as siegeStart,
  siegeSteps,
} from '../siege/rules.ts';
import type { Reader } from '../tables.ts';
import { battlesFields, type Campaign, FOLDED } from './fields.ts';
import { afterBattle, battleAt, goesOn, isOut, type State, siegeAfter, startOf, type Toll } from './rules.ts';

/** Where a campaign ends: after its battles, and after the Siege where there is one. */
interface Ended extends State {
  readonly cuLeft?: number;
  readonly taken?: boolean;
}

const [LEFT, WON, REMOVED] = ['CUs left at the end', 'Battles won', 'PCs that I remove'];

const figures = figuresOf<Ended, Campaign>()((kinds) => ({
  ...campaignFigures(kinds, 'My Army is gone after the battles'),
  outOfPcs: kinds.chance('I have too few PCs and lose the game', (s, campaign) => isOut(campaign, s)),
  taken: kinds.chance('The place is taken', (s) => s.taken === true, { given: (_, { place }) => place !== 'none' }),
  cuLeft: kinds.amount(LEFT, (s) => s.cuLeft ?? s.cu, { tone: 'attacker', chart: LEFT }),
  elephantsLeft: kinds.amount('Elephants left after the battles', (s) => s.elephants, {
    when: (campaign) => startOf(campaign).elephants > 0,
  }),
  battlesWon: kinds.amount(WON, (s) => s.won, { chart: WON }),
  enemyLosses: kinds.amount('Enemy losses in battle (CUs)', (s) => s.enemyLost, {
    tone: 'defender',
    chart: 'The enemies lose',
  }),
  pcsLost: kinds.amount(REMOVED, (s) => s.pcsLost, { chart: REMOVED }),
}));

interface Met {
  readonly battle: Battle;
  readonly stage: Stage;
}

/** The battle that comes next, with what is left. */
type Meet = (n: number, state: State) => Met;

/** The battles that a campaign may come to, each prepared once for the odds and for all faces that are asked for. */
const planOf = perCase((campaign: Campaign, read: Reader) => {
  const known = new Map<string, Met>();
  const melees: MeleeCache = new Map();
  const meet: Meet = (n, state) =>
    recall(known, `${n} ${state.cu} ${state.elephants} ${state.sts}`, () => {
      const battle = battleAt(campaign, n, state);
      return { battle, stage: stageOf(battle, read, melees) };
    });
  return { meet, camp: (siege: Siege) => campOf(siege, read) };
});

/** The levels of each battle as it is met with all CUs, and the readings that they touch. */
function groundsOf(campaign: Campaign, read: Reader) {
  const { meet, camp: campAt } = planOf(campaign, read);
  const start = startOf(campaign);
  const met = campaign.battles.map((_, n) => meet(n, start));
  const siege = siegeAfter(campaign, { ...start, won: campaign.battles.length });
  const camp = siege && campAt(siege);
  const besieging = camp && siegeReadings(camp, !isOver(camp, siegeStart(camp)), false);
  const touched = touchedBy(...met.map(({ battle, stage }) => battleReadings(battle, stage, [])), besieging ?? {});
  return {
    ledger: [
      ...met.flatMap(({ stage }, n) => stage.ledger.map((l) => ({ ...l, in: `Battle ${n + 1}, with all my CUs` }))),
      ...(camp ? siegeLedger(camp).map((l) => ({ ...l, in: 'Siege' })) : []),
    ],
    readings:
      touched['dice-faces'] === 'battle' && besieging?.['dice-faces']
        ? ({ ...touched, 'dice-faces': 'both' } as const)
        : touched,
  };
}

/** What battles may cost, each counted once. */
type Tolls = (met: Met) => Dist<Toll>;

function tollsOf(): Tolls {
  const known = new Map<Met, Dist<Toll>>();
  return (met) =>
    recall(known, met, () => {
      const results = resultsOver(met.battle, met.stage);
      return { ...results, weights: results.weights.map((ways) => ways / results.total), total: 1 };
    });
}

/** A state as one number: no Army has as many of anything as the room it gets here. */
const keyOf = ({ cu, elephants, sts, won, beaten, pcsLost, enemyLost }: State): number =>
  [elephants, sts, won, Number(beaten), pcsLost, enemyLost].reduce((key, n) => key * 128 + n, cu);

/** One battle over every state that it may be reached in. */
function* fought(
  campaign: Campaign,
  n: number,
  states: Dist<State>,
  meet: Meet,
  tolls: Tolls,
): Generator<readonly [State, number]> {
  for (const [state, weight] of entriesOf(states)) {
    if (!goesOn(campaign, state)) yield [state, weight];
    else
      for (const [toll, p] of entriesOf(tolls(meet(n, state)))) yield [afterBattle(campaign, state, toll), weight * p];
  }
}

const PLACES = { none: '', city: 'Walled City', large: 'Large Walled City', tribe: 'Tribe' } as const;

const siegeIn = ({ place, attempts }: Campaign): string => `the ${PLACES[place]} within ${plural(attempts, 'attempt')}`;

const self = (cu: number): number => cu;

function compute(campaign: Campaign, read: Reader) {
  const { meet, camp } = planOf(campaign, read);
  const tolls = tollsOf();
  let states: Dist<State> = certain(startOf(campaign));
  const before = [states];
  for (const n of campaign.battles.keys()) {
    states = weighted(fought(campaign, n, states, meet, tolls), keyOf);
    before.push(states);
  }
  // 14: the Siege with every number of CUs that the last victory may leave.
  const { taken, left } = besieged(
    states,
    (state) => siegeAfter(campaign, state),
    (siege) => siegeEnds(courseOf(camp(siege))).ends,
  );
  const folded = figures.fold(states, campaign);
  const cuLeft = mean(left, self);
  const chances = { ...folded.chances, ...(campaign.place !== 'none' && { taken }) };
  return {
    sentence: campaignSentence(campaign, chances, `${decimal(cuLeft)} CUs`, siegeIn(campaign)),
    chances,
    expected: { ...folded.expected, cuLeft },
    distributions: { ...folded.distributions, cuLeft: shares(map(left, self)) },
    facts: { battles: campaign.battles.length },
    grid: campaignGrid(before, (state) => goesOn(campaign, state)),
    ...groundsOf(campaign, read),
  };
}

function written(campaign: Campaign, faces: Faces, read: Reader) {
  const { meet, camp: campAt } = planOf(campaign, read);
  return fightOn<State>(
    campaign,
    {
      start: startOf(campaign),
      goesOn: (state) => goesOn(campaign, state),
      fight: (n, state, own) => {
        const { battle, stage } = meet(n, state);
        const fought = fight(battle, own, read, stage);
        const { rolls, result } = fought;
        if (!result) return { rolls, steps: [] };
        const after = afterBattle(campaign, state, result);
        const left = { rule: '13.4', text: `After battle ${n + 1} I have ${plural(after.cu, 'CU')} left.` };
        return { rolls, after, steps: [...fightSteps(battle, stage, fought, result), left] };
      },
      siege: (state) => {
        const siege = siegeAfter(campaign, state);
        if (!siege) return undefined;
        const camp = campAt(siege);
        const besieged = besiege(courseOf(camp), faces);
        return { besieged, steps: siegeSteps(camp, besieged.turns) };
      },
    },
    faces,
  );
}

export const battles = calculator({
  id: 'battles',
  title: 'Battle after battle',
  question: 'If I fight one Land Battle after another, how far do I get, and what is left?',
  rules: ['13', '13.3.A', '13.3.B', '13.3.C', '13.3.D', '13.4', '13.5', ...AFTERMATH_RULES, '14.1', '14.2', '13.3'],
  fields: battlesFields,
  folded: FOLDED,
  tables: [...LEVEL_TABLES, 'siege-needs', 'red-siege-die', 'white-siege-die', 'limits'],
  figures,
  terms: { battles: 'Battles' },
  headline: ['allWon', 'spent', 'beaten'],
  luck: { unit: 'CU', gains: ['cuLeft'] },
  compute,
  aims: CAMPAIGN_AIMS,
  rolls: (campaign, read, fallen) => written(campaign, fallen, read).rolls,
  resolve: (campaign, faces, read) => {
    const { state, steps, cuLeft, taken, open } = written(campaign, faces, read);
    if (open) throw new RangeError('the battles are not over: dice are missing');
    const all = wonAll(campaign, state);
    const { elephantsLeft: _, ...facts } = figures.facts({ ...state, cuLeft, taken }, campaign);
    const place = campaign.place !== 'none' && all ? ` and the place ${taken ? 'is taken' : 'holds out'}` : '';
    return {
      sentence: `${all ? 'Every battle is won' : state.won ? `${plural(state.won, 'battle is', 'battles are')} won` : 'No battle is won'}${place}; ${plural(cuLeft, 'CU is', 'CUs are')} left.`,
      facts: {
        battles: campaign.battles.length,
        ...facts,
        ...(startOf(campaign).elephants > 0 && { elephantsLeft: state.elephants }),
      },
      steps,
      ...groundsOf(campaign, read),
    };
  },
});
