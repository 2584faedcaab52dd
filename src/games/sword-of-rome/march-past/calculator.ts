/** March past (chapters 10 and 12): who intercepts on the way, fight or refuse, and how the battle ends. */
import { figuresOf } from '../../../calculator/figures.ts';
import type { Series, Stage } from '../../../calculator/report.ts';
import { follow, pictureOf } from '../../../calculator/roll/dice-tree.ts';
import { spread } from '../../../calculator/summary.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chanceOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import { lossesOver } from '../battle/fights.ts';
import { fightSentence } from '../battle/roll.ts';
import { FIGHT_RULES } from '../battle/rules.ts';
import { calculator } from '../naval-movement/readings.ts';
import type { Reader } from '../tables.ts';
import { armyWords, POWER_NAMES, type Side } from '../words.ts';
import { FOLDED, type MarchInput, marchFields } from './fields.ts';
import { type End, enemyLoses, type Marched, marchThrough, moverLoses, prepared, standing, wipedOut } from './plan.ts';
import { arrivedIn, chanceToCome, INTERCEPTION_RULES, type March, mayTry, watcherAt } from './rules.ts';

/** Whether several powers may intercept. */
interface Ordered {
  readonly orderSetBy?: string;
}

const figures = figuresOf<Marched, Ordered>()(({ chance, amount, fact }) => ({
  intercepted: chance('Intercepted', ({ end }) => end !== 'passes', { tone: 'defender' }),
  passes: chance('Marches on untouched', ({ end }) => end === 'passes', { tone: 'plain' }),
  turnedBack: chance('Steps back; its move is over', ({ end }) => end === 'turnedBack', { tone: 'faint' }),
  wins: chance('Intercepted and wins', ({ end }) => end === 'wins', { tone: 'attacker' }),
  beaten: chance('Intercepted and beaten', ({ end }) => end === 'beaten', { tone: 'defender' }),
  through: chance('Ends up in the space', ({ short, moverWipedOut }) => !short && !moverWipedOut),
  stoppedShort: chance('Wins, but stops before the last space', ({ end, short }) => end === 'wins' && short),
  moverWipedOut: chance('My army wiped out', (r) => r.moverWipedOut),
  moverLosses: amount('I lose (CU)', (r) => r.moverLosses, { tone: 'attacker', chart: 'Losses' }),
  enemyLosses: amount('The interceptors lose (CU)', (r) => r.enemyLosses, { tone: 'defender', chart: 'Losses' }),
  interceptedBy: fact('Intercepted by the', ({ power }, { orderSetBy }) =>
    power && orderSetBy !== undefined ? POWER_NAMES[power] : undefined,
  ),
}));

function compute(input: MarchInput, read: Reader) {
  const { march, plan, facts, ledger, readings } = prepared(input, read);
  const leaves = leavesOf(plan.solved);
  const often = (share: (end: End) => number) => chanceOf(plan.solved, share);
  const ended = (end: End['end']) => often((leaf) => (leaf.end === end ? 1 : 0));
  const untouched = untouchedBy(march);
  const chances = {
    intercepted: 1 - (untouched.at(-1) ?? 1),
    passes: ended('passes'),
    turnedBack: ended('turnedBack'),
    wins: ended('wins'),
    beaten: ended('beaten'),
    through: often(standing),
    stoppedShort: often(({ end, short }) => (end === 'wins' && short ? 1 : 0)),
    moverWipedOut: often((end) => wipedOut(march, end)),
  };
  const lost = (side: Side, besides: (end: End) => number) =>
    lossesOver(
      leaves.map(({ leaf, chance }) => ({ fight: leaf.fight, besides: besides(leaf), chance })),
      side,
    );
  const losses = {
    moverLosses: lost('attacker', (end) => end.lostAtSea),
    enemyLosses: lost('defender', (end) => end.brushedAside),
  };
  return {
    sentence: sentence(march, chances.intercepted, chances.through, adviceOf(plan.solved)),
    chances,
    ...spread(losses),
    facts,
    tree: pictureOf(plan, words),
    ...(march.spaces.length > 1 && { series: bySpace(untouched) }),
    ledger,
    readings,
  };
}

/** 10.1: the chance that nobody has come, after each space; no battle can have changed who watches till then. */
function untouchedBy(march: March): number[] {
  let chance = arrivedIn(march).length > 0 ? 0 : 1;
  return march.spaces.map((_, space) => {
    march.interceptors.forEach((army, who) => {
      if (mayTry(army, space + 1)) chance *= 1 - chanceToCome(watcherAt(march, who, space));
    });
    return chance;
  });
}

const bySpace = (untouched: readonly number[]): Series => ({
  title: 'Space by space',
  step: 'space',
  points: untouched.map((passes, i) => ({ at: i + 1, chances: { intercepted: 1 - passes, passes } })),
});

/** What the best choices come to: the first branch of each is to fight, any other to refuse. */
function adviceOf(
  solved: Solved<End>,
  seen = new Set<Solved<End>>(),
  found = new Set<'fight' | 'refuse'>(),
): Set<'fight' | 'refuse'> {
  if (solved.type === 'leaf' || seen.has(solved)) return found;
  seen.add(solved);
  for (const [place, branch] of solved.branches.entries()) {
    if (branch.best) found.add(place === 0 ? 'fight' : 'refuse');
    if (branch.best !== false) adviceOf(branch.to, seen, found);
  }
  return found;
}

function sentence(march: March, intercepted: number, through: number, advice: ReturnType<typeof adviceOf>): string {
  const { spaces, letGo } = march;
  const come = arrivedIn(march).length > 0;
  const end =
    spaces.length > 1
      ? `gets through ${spaces.length === 2 ? 'both' : `all ${spaces.length}`} spaces`
      : 'ends up in the space';
  const refuses = letGo ? 'refuse battle' : 'try to refuse';
  const then =
    advice.size === 2
      ? ' Whether it should fight if it is intercepted depends on who comes.'
      : advice.size === 1
        ? ` ${come ? 'It' : 'If it is intercepted, it'} should ${advice.has('fight') ? 'fight' : refuses}.`
        : '';
  if (come) return `The interceptors have arrived: the army ${end} ${percent(through)} of the time.${then}`;
  return `The army is intercepted ${percent(intercepted)} of the time and ${end} ${percent(through)} of the time.${then}`;
}

const NAMES: Record<End['end'], string> = {
  passes: 'Marches on untouched',
  turnedBack: 'Goes back where it came from; its move is over',
  wins: 'Wins the battle',
  beaten: 'Is beaten',
};

function words(end: End): Stage {
  const name = end.end === 'wins' && end.short ? 'Wins the battle, but stops here' : NAMES[end.end];
  const [lost, taken] = [moverLoses(end), enemyLoses(end)];
  const note = end.fight || lost > 0 || taken > 0 ? `loses ${decimal(lost)} CU, kills ${decimal(taken)}` : '';
  return { name, note };
}

function told({ end, fight: battle, fought, brushedAside, lostAtSea }: Marched): string {
  if (battle && fought)
    return `${plural(battle.battle.defenderCu, 'CU', 'CU')} intercept. ${fightSentence(battle.battle, fought)}`;
  if (end === 'passes') return 'Nobody intercepts: the army marches on.';
  if (end === 'wins') return `The army brushes ${brushedAside} CU aside and marches on.`;
  return `The army is intercepted and steps back${lostAtSea ? `, losing ${lostAtSea} CU at sea` : ''}; its move is over.`;
}

export const marchPast = calculator({
  id: 'march-past',
  title: 'March past',
  question: 'If I march past these armies, who stops me, and what then?',
  says: { fields: ['moverCu', 'moverTactics'], words: ({ moverCu, moverTactics }) => armyWords(moverCu, moverTactics) },
  rules: ['10.1', ...INTERCEPTION_RULES, '4.4', '9.4.3', '9.6.4', '9.6.4-5p', ...FIGHT_RULES, '12.4.1', '12.5'],
  fields: marchFields,
  folded: FOLDED,
  tables: ['force-ratio', 'combat-loss', 'tie-order', 'naval-combat', 'naval-combat-modifiers', 'attrition'],
  figures,
  terms: { orderSetBy: 'The order is set by the' },
  figure: 'through',
  headline: ['passes', 'wins', 'turnedBack', 'beaten'],
  luck: { unit: 'CU', gains: ['enemyLosses'], loses: ['moverLosses'] },
  compute,
  aims: {
    through: { form: 'chance', worth: (r) => r.chances.through },
    unbeaten: { form: 'chance', worth: (r) => 1 - r.chances.beaten },
    saved: { form: 'number', worth: (r) => -r.expected.moverLosses },
    swing: { form: 'number', worth: (r) => r.expected.enemyLosses - r.expected.moverLosses },
  },
  rolls: (input, read, fallen) => follow(prepared(input, read).plan, fallen).rolls,
  resolve: (input, faces, read) => {
    const { facts, ledger, readings } = prepared(input, read);
    const marched = marchThrough(input, faces, read);
    return {
      sentence: told(marched),
      facts: { ...figures.facts(marched, facts), ...facts },
      steps: marched.steps,
      ledger,
      readings,
    };
  },
});
