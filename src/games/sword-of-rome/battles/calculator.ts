/** Battle after battle (chapters 12 and 13): what is left of an army after several battles, and whether it can still take a place. */
import type { Faces } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { touchedBy } from '../../../calculator/readings.ts';
import { spread } from '../../../calculator/summary.ts';
import { decimal, plural } from '../../../calculator/words.ts';
import { type Dist, entriesOf, weighted } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import {
  CAMPAIGN_AIMS,
  type CampaignState,
  campaignFigures,
  fightOn,
  fightsOn,
  wonAll,
} from '../../../mechanics/campaign.ts';
import { besieged, campaignGrid, campaignSentence } from '../../../mechanics/campaign-odds.ts';
import { besiege } from '../../../mechanics/siege.ts';
import { siegeEnds } from '../../../mechanics/siege-odds.ts';
import { type Field, fieldOf, fightGrounds, fightsOf } from '../battle/fights.ts';
import { battleDice, fight, fightSteps } from '../battle/roll.ts';
import { battleReadings, FIGHT_RULES } from '../battle/rules.ts';
import { strengthOf } from '../battle/strength.ts';
import { calculator } from '../readings.ts';
import { courseOf, siegeLedger, siegeModifier, siegeReadings, siegeStep } from '../siege/rules.ts';
import type { Figures } from '../tables.ts';
import { battlesFields, type Campaign, FOLDED } from './fields.ts';
import { afterBattle, battleAt, type Result, siegeAfter, startOf } from './rules.ts';

const figures = figuresOf<CampaignState, Campaign>()((kinds) => ({
  ...campaignFigures(kinds, 'My army is gone after the battles'),
  enemyLosses: kinds.amount('Enemy losses in battle (CU)', (state) => state.enemyLost, { tone: 'defender' }),
  battlesWon: kinds.amount('Battles won', (state) => state.won),
}));

type States = Generator<readonly [CampaignState, number]>;

/** A state as one number: no army and no war has as many of anything as the room it gets here. */
const keyOf = ({ cu, won, beaten, enemyLost }: CampaignState): number =>
  ((cu * 16 + won) * 2 + Number(beaten)) * 1024 + enemyLost;

/** One battle over every state that it may be reached in; what a battle may cost with so many CU is counted once. */
function* fought(campaign: Campaign, n: number, states: Dist<CampaignState>, field: Field): States {
  const known = new Map<number, Dist<Result>>();
  const resultsWith = (cu: number): Dist<Result> =>
    recall(known, cu, () => weighted(resultsOf(fightsOf(battleAt(campaign, n, cu), field).ends)));
  for (const [state, weight] of entriesOf(states))
    if (!fightsOn(campaign, state)) yield [state, weight];
    else {
      const results = resultsWith(state.cu);
      for (const [result, ways] of entriesOf(results))
        yield [afterBattle(campaign, n, state, result), (weight * ways) / results.total];
    }
}

function* resultsOf(ends: ReturnType<typeof fightsOf>['ends']): Generator<readonly [Result, number]> {
  for (const { winner, chance: p, tolls } of ends)
    for (const [{ attackerLosses, defenderLosses, retreatLosses }, ways] of entriesOf(tolls))
      yield [{ winner, attackerLosses, defenderLosses, retreatLosses }, p * (ways / tolls.total)];
}

function compute(campaign: Campaign, read: Figures) {
  const field = fieldOf(read);
  const before: Dist<CampaignState>[] = [];
  let states: Dist<CampaignState> = weighted([[startOf(campaign), 1]]);
  for (const n of campaign.battles.keys()) {
    before.push(states);
    states = weighted(fought(campaign, n, states, field), keyOf);
  }
  // 13: the siege with every number of CU that the last victory may leave.
  const { taken, left } = besieged(
    states,
    (state) => siegeAfter(campaign, state),
    (siege) => siegeEnds(courseOf(siege, read)).ends,
  );
  const folded = figures.fold(states, campaign);
  const chances = { ...folded.chances, ...(campaign.place !== 'none' && { taken }) };
  const army = spread({ cuLeft: left });
  const siege = `the ${campaign.place} within ${plural(campaign.rolls, 'roll')}`;
  return {
    sentence: campaignSentence(campaign, chances, `${decimal(army.expected.cuLeft)} CU`, siege),
    chances,
    expected: { ...army.expected, ...folded.expected },
    distributions: { ...army.distributions, ...folded.distributions },
    facts: { battles: campaign.battles.length },
    grid: campaignGrid([...before, states], (state) => fightsOn(campaign, state)),
    ...groundsOf(campaign, field),
  };
}

/** The modifiers of each battle as it is met with all CU, and the readings that they touch. */
function groundsOf(campaign: Campaign, field: Field) {
  const siege = siegeAfter(campaign, { ...startOf(campaign), won: campaign.battles.length });
  const met = campaign.battles.map((_, n) => ({
    name: `Battle ${n + 1}, at full strength`,
    battle: battleAt(campaign, n, campaign.cu),
  }));
  const { ledger, readings } = fightGrounds(met, field);
  // Whoever comes to a battle with fewer CU may be beaten without a roll, or would be by the other reading.
  const worn = campaign.battles.map((_, n) => battleReadings(battleAt(campaign, n, 1), true));
  return {
    ledger: [...ledger, ...(siege ? siegeLedger(siege).map((line) => ({ ...line, in: 'Siege' })) : [])],
    readings: touchedBy(readings, ...worn.slice(1), siege ? siegeReadings(siege, false) : {}),
  };
}

const written = (campaign: Campaign, faces: Faces, figures: Figures) =>
  fightOn(
    campaign,
    {
      start: startOf(campaign),
      goesOn: (state) => fightsOn(campaign, state),
      fight: (n, state, own) => {
        const battle = battleAt(campaign, n, state.cu);
        const dice = strengthOf(battle, figures).automatic ? [] : battleDice(battle);
        const rolls = dice.map((die) => ({ ...die, label: die.label.toLowerCase() }));
        if (dice.some(({ id }) => !own[id])) return { rolls, steps: [] };
        const result = fight(battle, own, figures);
        const after = afterBattle(campaign, n, state, result);
        const left = { rule: '12.4', text: `After battle ${n + 1} I have ${plural(after.cu, 'CU', 'CU')} left.` };
        return { rolls, after, steps: [...fightSteps(battle, result), left] };
      },
      siege: (state) => {
        const siege = siegeAfter(campaign, state);
        const besieged = siege && besiege(courseOf(siege, figures), faces);
        return besieged && { besieged, steps: besieged.turns.map((turn) => siegeStep(turn, siegeModifier(siege))) };
      },
    },
    faces,
  );

export const battles = calculator({
  id: 'battles',
  title: 'Battle after battle',
  question: 'If I fight one battle after another, how far do I get with what is left?',
  rules: [
    '9.1.1',
    ...FIGHT_RULES,
    '12.4',
    '12.4.1',
    '12.4.5',
    '13.1.2',
    '13.2',
    '13.5',
    '12',
    '12.5',
    '13.1.1-exception',
  ],
  fields: battlesFields,
  folded: FOLDED,
  tables: ['force-ratio', 'combat-loss', 'siege'],
  figures,
  terms: { taken: 'The place is taken', cuLeft: 'CU left at the end', battles: 'Battles' },
  headline: ['allWon', 'spent', 'beaten'],
  luck: { unit: 'CU', gains: ['cuLeft'] },
  charts: [
    { title: 'CU left at the end', keys: ['cuLeft'] },
    { title: 'Battles won', keys: ['battlesWon'] },
    { title: 'The enemies lose', keys: ['enemyLosses'] },
  ],
  tones: { cuLeft: 'attacker' },
  compute,
  aims: CAMPAIGN_AIMS,
  rolls: (campaign, read, fallen) => written(campaign, fallen, read).rolls,
  resolve: (campaign, faces, read) => {
    const { state, steps, cuLeft, taken, open } = written(campaign, faces, read);
    if (open) throw new RangeError('the battles are not over: dice are missing');
    const all = wonAll(campaign, state);
    const wins = all
      ? 'Every battle is won'
      : state.won
        ? `${plural(state.won, 'battle is', 'battles are')} won`
        : 'No battle is won';
    const siege =
      campaign.place !== 'none' && all ? ` and the ${campaign.place} ${taken ? 'is taken' : 'holds out'}` : '';
    return {
      sentence: `${wins}${siege}; ${plural(cuLeft, 'CU is', 'CU are')} left.`,
      facts: {
        battles: campaign.battles.length,
        ...figures.facts(state, campaign),
        ...(campaign.place !== 'none' && { taken }),
        cuLeft,
      },
      steps,
      ...groundsOf(campaign, fieldOf(read)),
    };
  },
});
