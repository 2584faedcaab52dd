/** Attack (chapters 9 to 13): a march into a defended space and everything that may follow, up to the fall of the city. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { keyed, mapped } from '../../../calculator/keys.ts';
import { follow, pictureOf, type Step } from '../../../calculator/roll/dice-tree.ts';
import { spread } from '../../../calculator/summary.ts';
import { plural } from '../../../calculator/words.ts';
import { Count, type Dist } from '../../../engine/dist.ts';
import { leavesOf } from '../../../engine/tree.ts';
import { type Besieged, besiege, hasFallen, type SiegeState } from '../../../mechanics/siege.ts';
import { fight } from '../battle/roll.ts';
import { FIGHT_RULES } from '../battle/rules.ts';
import { INTERCEPTION_RULES } from '../march-past/rules.ts';
import { calculator } from '../readings.ts';
import { courseOf, siegeModifier, siegeStep } from '../siege/rules.ts';
import type { Reader } from '../tables.ts';
import { armyWords } from '../words.ts';
import { type Attack, attackFields, FOLDED } from './fields.ts';
import { ENDS, type End, type Left, leftAfter, type Outlook, siegeOf } from './outlook.ts';
import { prepared } from './plan.ts';
import { type Answer, answerName, needsOf } from './rules.ts';
import { END_NAMES, gridOf, type Leaves, onwardOf, sentence, seriesOf, words } from './told.ts';

/** How an attack went. */
interface Attacked {
  readonly end: End;
  readonly left: Left;
  readonly siege: Besieged<SiegeState> | undefined;
}

const falls = ({ siege }: Attacked): boolean => siege !== undefined && hasFallen(siege.state);
const attackerLosses = ({ left, siege }: Attacked): number =>
  left.attackerLost + (siege ? left.cu - siege.state.cu : 0);
/** 13.5: whoever is inside a city that falls is lost. */
const defenderLosses = (r: Attacked): number => r.left.defenderLost + (falls(r) ? r.left.garrison : 0);

const figures = figuresOf<Attacked, Attack>()(({ chance, amount }) => ({
  taken: chance('The place is taken', (r, { place }) => (place === 'none' ? r.left.cu > 0 : falls(r)), {
    tone: 'attacker',
  }),
  holds: chance('The attacker holds the space after the battle', ({ left }) => left.cu > 0),
  unopposed: chance('No battle', ({ end }) => end.end === 'unopposed', { tone: 'plain' }),
  wins: chance('The attacker wins a battle', ({ end }) => end.end === 'wins', { tone: 'attacker' }),
  beaten: chance('The attacker is beaten', ({ end }) => end.end === 'beaten', { tone: 'defender' }),
  refused: chance('The attacker steps back', ({ end }) => end.end === 'refused', { tone: 'faint' }),
  intercepted: chance('Somebody intercepts', ({ end }) => end.intercepted),
  avoided: chance('The defender gets away', ({ end }) => end.avoided),
  attackerWipedOut: chance('Attacker wiped out on the field', ({ left }, { cu }) => left.attackerLost === cu),
  attackerDisplaced: chance('Attacking leader displaced on the field', ({ left }) => left.attackerDisplaced),
  defenderDisplaced: chance('Defending leader displaced on the field', ({ left }) => left.defenderDisplaced),
  attackerLosses: amount('Attacker loses (CU)', attackerLosses, { tone: 'attacker', chart: 'Losses' }),
  defenderLosses: amount('Defender loses (CU)', defenderLosses, { tone: 'defender', chart: 'Losses' }),
  support: amount('Support points for the attacker', ({ left }) => left.support, { chart: 'Support points won' }),
}));

const factsOf = (attack: Attack, answer: Answer) => ({
  answer: answerName(answer),
  side: attack.side,
  ...needsOf(attack, answer),
});

function compute(attack: Attack, read: Reader) {
  const { plan, outlook, ways, taken, ledger, readings } = prepared(attack, read);
  const leaves = leavesOf(plan.solved);
  const { chances, losses } = totalsOf(attack, leaves, outlook);
  const amounts = spread(losses);
  return {
    sentence: sentence(attack, taken.answer, chances, amounts.expected, ways, outlook),
    chances,
    ...amounts,
    facts: factsOf(attack, taken.answer),
    grid: gridOf(ways, outlook, taken),
    ...(attack.place !== 'none' && { series: seriesOf(attack, leaves, outlook) }),
    tree: pictureOf(taken, words(outlook)),
    onward: onwardOf(attack, taken.answer),
    ledger,
    readings,
  };
}

const COUNTED = [
  'falls',
  'holds',
  'intercepted',
  'avoided',
  'attackerWipedOut',
  'attackerDisplaced',
  'defenderDisplaced',
] as const;

/** Every end with what it leaves and the siege after it, added up. */
function totalsOf(attack: Attack, leaves: Leaves, outlook: Outlook) {
  const ended = keyed(ENDS, () => new Count());
  const counts = keyed(COUNTED, () => new Count());
  const attacker: number[] = [];
  const defender: number[] = [];
  const support: number[] = [];
  const add = (to: number[], at: number, chance: number) => {
    to[at] = (to[at] ?? 0) + chance;
  };
  for (const { leaf, chance } of leaves) {
    for (const end of ENDS) ended[end].add(chance, leaf.end === end);
    counts.intercepted.add(chance, leaf.intercepted);
    counts.avoided.add(chance, leaf.avoided);
    const { outcomes, weights, total } = outlook.afters(leaf);
    for (const [i, { left, course: siege }] of outcomes.entries()) {
      const reached = chance * (weights[i]! / total);
      counts.holds.add(reached, left.cu > 0);
      counts.attackerWipedOut.add(reached, left.attackerLost === attack.cu);
      counts.attackerDisplaced.add(reached, left.attackerDisplaced);
      counts.defenderDisplaced.add(reached, left.defenderDisplaced);
      add(support, left.support, reached);
      if (!siege) add(attacker, left.attackerLost, reached);
      for (const [lost, q] of siege?.lost ?? []) add(attacker, left.attackerLost + lost, reached * q);
      const fallen = reached * (siege?.falls ?? 0);
      counts.falls.add(reached, siege?.falls ?? 0);
      // 13.5: whoever is inside a city that falls is lost.
      add(defender, left.defenderLost + left.garrison, fallen);
      if (reached > fallen) add(defender, left.defenderLost, reached - fallen);
    }
  }
  const { falls, holds, ...others } = mapped(counts, ({ chance }) => chance);
  const chances = {
    taken: attack.place === 'none' ? holds : falls,
    holds,
    ...mapped(ended, ({ chance }) => chance),
    ...others,
  };
  const losses = { attackerLosses: distOf(attacker), defenderLosses: distOf(defender), support: distOf(support) };
  return { chances, losses };
}

/** Chances by number as a distribution. */
function distOf(sums: readonly number[]): Dist<number> {
  const reached = Object.entries(sums).filter(([, chance]) => chance > 0);
  const weights = reached.map(([, chance]) => chance);
  return { outcomes: reached.map(([n]) => Number(n)), weights, total: weights.reduce((sum, w) => sum + w, 0) };
}

/** The attack as far as its dice have fallen, through the same tree as the odds, and the siege after it. */
function play(
  attack: Attack,
  faces: Faces,
  read: Reader,
): { rolls: readonly Roll[]; steps: () => Step[]; attacked?: Attacked } {
  const { plan, outlook, field } = prepared(attack, read);
  const { rolls, steps, leaf } = follow(plan, faces);
  if (!leaf) return { rolls, steps };
  const { answer } = leaf;
  const met = leaf.fight?.battle;
  const battle = met && outlook.settled(answer, met, fight(met, faces, field.figures));
  const left = leftAfter(attack, answer, leaf.end, battle && { battle, toll: fight(battle, faces, field.figures) });
  const next = siegeOf(attack, left);
  if (!next) return { rolls, steps, attacked: { end: leaf, left, siege: undefined } };
  const siege = besiege(courseOf(next, field.figures), faces);
  const begins = `The siege begins with ${plural(next.cu, 'CU', 'CU')} outside, ${next.garrison} inside.`;
  return {
    rolls: [...rolls, ...siege.rolls],
    steps: () => [
      ...steps(),
      { rule: '13.1.1', text: begins },
      ...siege.turns.map((turn) => siegeStep(turn, siegeModifier(next))),
    ],
    attacked: { end: leaf, left, siege },
  };
}

/** The attacker's chance, or the defender's that it does not come to it. */
const seen = ({ facts }: { readonly facts: { readonly side: string } }, chance: number): number =>
  facts.side === 'attacker' ? chance : 1 - chance;

export const attack = calculator({
  id: 'attack',
  title: 'Attack on a defended space',
  question: 'If I march in, who comes, who wins, and does the city fall?',
  says: {
    fields: ['cu', 'tactics', 'defenderCu', 'defenderTactics'],
    words: ({ cu, tactics, defenderCu, defenderTactics }) =>
      `${armyWords(cu, tactics)}, against ${armyWords(defenderCu, defenderTactics)}`,
  },
  rules: [
    '8.4',
    '9.1.1',
    '9.3.1',
    '9.3.2',
    '9.4.1',
    ...INTERCEPTION_RULES,
    '11.1',
    '11.2',
    ...FIGHT_RULES,
    '12.4.1',
    '12.4.4',
    '12.4.5',
    '12.5',
    '7.3.3',
    '13.1.1',
    '13.1.2',
    '13.2',
    '13.5',
    '13.1',
    '13.1.1-exception',
  ],
  fields: attackFields,
  folded: FOLDED,
  tables: ['force-ratio', 'combat-loss', 'siege', 'limits'],
  leads: ['march-past', 'avoid', 'battle', 'siege'],
  figures,
  terms: { answer: 'The defender declares', side: 'I am the', comeOn: 'To intercept' },
  headline: ['unopposed', 'wins', 'refused', 'beaten'],
  luck: { unit: 'CU', gains: ['defenderLosses'], loses: ['attackerLosses'] },
  figure: 'taken',
  compute,
  aims: {
    falls: { form: 'chance', worth: (r) => seen(r, r.chances.taken) },
    field: { form: 'chance', worth: (r) => seen(r, r.chances.holds) },
    swing: {
      form: 'number',
      worth: (r) => (r.facts.side === 'attacker' ? 1 : -1) * (r.expected.defenderLosses - r.expected.attackerLosses),
    },
  },
  rolls: (attack, read, fallen) => play(attack, fallen, read).rolls,
  resolve: (attack, faces, read) => {
    const { ledger, readings } = prepared(attack, read);
    const { attacked, steps } = play(attack, faces, read);
    if (!attacked) throw new RangeError('dice are missing');
    const { end, siege } = attacked;
    const place = siege ? ` The ${attack.place} ${falls(attacked) ? 'falls' : 'holds out'}.` : '';
    return {
      sentence: `${END_NAMES[end.end]}.${place} The attacker loses ${attackerLosses(attacked)} CU, the defender ${defenderLosses(attacked)}.`,
      facts: { ...figures.facts(attacked, attack), ...factsOf(attack, end.answer) },
      steps: [{ rule: '9.3.2', text: `Declared: ${answerName(end.answer)}.` }, ...steps()],
      ledger,
      readings,
    };
  },
});
