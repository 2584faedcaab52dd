/** Reactions (8 to 10.3): Avoid Battle, Interception, Backing up and Overrun when an Army enters a space. */
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import { perCase } from '../../../calculator/remember.ts';
import type { Grid } from '../../../calculator/report.ts';
import { follow, type Plan, pictureOf } from '../../../calculator/roll/dice-tree.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { weighted } from '../../../engine/dist.ts';
import { leavesOf } from '../../../engine/tree.ts';
import { countHand, handReadings } from '../battle-cards/hand.ts';
import { calculator } from '../readings.ts';
import type { Figures, Reader } from '../tables.ts';
import { capital } from '../words.ts';
import { entryOf, fields, type Input } from './fields.ts';
import { mayOverrun } from './overrun.ts';
import { type End, type Hands, lostBacking, planned, wordsOf } from './plan.ts';
import {
  type Entry,
  hasFailed,
  interceptsOn,
  isAlone,
  isEmpty,
  isIntercepted,
  moverHand,
  mustPursue,
  reactingHand,
  triesToAvoid,
} from './rules.ts';

const ends = (type: End['type']) => (end: End) => end.type === type;

const figures = figuresOf<End, Entry>()(({ chance, amount }) => ({
  battle: chance('Battle', ends('battle'), { tone: 'attacker' }),
  backsUp: chance('The mover Backs up', ends('backsUp'), { tone: 'defender' }),
  overrun: chance('Overrun', ends('overrun'), { tone: 'plain' }),
  passes: chance('No Battle, the mover goes on', ends('passes'), { tone: 'faint' }),
  stops: chance('No Battle, the mover stops', ends('stops')),
  avoided: chance('The Army in the space Avoids Battle', (e) => e.avoided),
  displaced: chance('The General without CUs is displaced', (e) => e.displaced),
  intercepted: chance('At least one Interception succeeds', (e, entry) => isIntercepted(entry, e.came)),
  allIntercept: chance(
    'All Interceptions succeed',
    ({ came }, { interceptors }) => came.length > 0 && came.length === interceptors.length,
  ),
  comers: amount('Armies that Intercept', (e) => e.came.length, {
    given: (_, { interceptors }) => interceptors.length > 0,
  }),
  moverLost: amount('CUs that Backing up costs', lostBacking, { given: (_, { backOver }) => backOver !== 'none' }),
}));

const chart = 'Battle Cards in a Battle';

/** 11.4: over the hands of a Battle, where there is one. */
const handFigures = figuresOf<Hands>()(({ amount }) => ({
  defenderCards: amount('Defender’s Battle Cards in a Battle', (h) => h.defender, { tone: 'defender', chart }),
  moverCards: amount('Mover’s Battle Cards in a Battle', (h) => h.mover, { tone: 'attacker', chart }),
  edge: amount('Defender’s cards minus the mover’s, in a Battle', (h) => h.defender - h.mover),
}));

function foldedOf(entry: Entry, plan: Plan<End>) {
  const leaves = leavesOf(plan.solved);
  const battles = leaves.flatMap(({ leaf, chance }) => (leaf.type === 'battle' ? [[leaf.hands, chance] as const] : []));
  const ended = figures.fold(weighted(leaves.map(({ leaf, chance }) => [leaf, chance] as const)), entry);
  const hands = battles.length > 0 ? handFigures.fold(weighted(battles)) : undefined;
  return {
    chances: ended.chances,
    expected: { ...ended.expected, ...hands?.expected },
    distributions: { ...ended.distributions, ...hands?.distributions },
  };
}

/** die, 11.4: what the rolls need, and the hands as both sides stand. */
function groundsOf(entry: Entry, figures: Figures) {
  const comes = entry.interceptors.length > 0;
  const backs = (comes || isIntercepted(entry, [])) && entry.backOver !== 'none' && entry.reply !== 'fights';
  const failing = triesToAvoid(entry) || hasFailed(entry);
  const met = reactingHand(entry, comes ? [0] : [], entry.here.cu > 0, failing);
  const pursues = triesToAvoid(entry) && mustPursue(entry);
  const needs = (who: string, amount: number, rule: string) => line(who, amount, 'Succeeds on this or less', rule);
  const hands = [
    countHand(moverHand(entry), figures),
    ...(entry.here.cu > 0 ? [countHand(reactingHand(entry, [], true, failing), figures)] : []),
  ];
  return {
    ledger: [
      ...(triesToAvoid(entry) ? [needs('Avoid Battle', entry.avoidsOn, '9')] : []),
      ...entry.interceptors.map((one, i) => needs(`Army ${i + 1}`, interceptsOn(entry, one, figures), '10.a')),
      ...(pursues ? [needs('Pursuit', entry.pursuesOn, '9')] : []),
      ...hands.flatMap(({ lines }) => lines),
    ],
    readings: {
      ...handReadings(
        [met],
        hands.some(({ ranOut }) => ranOut),
      ),
      'backing-up': backs,
      'play-pursuit': pursues,
    },
  };
}

const prepared = perCase((input: Input, read: Reader) => {
  const entry = entryOf(input);
  const plan = planned(entry, read);
  return { entry, plan, grounds: groundsOf(entry, read), facts: { mayOverrun: mayOverrun(entry, read.aside()) } };
});

function compute(input: Input, read: Reader) {
  const { entry, plan, grounds, facts } = prepared(input, read);
  const folded = foldedOf(entry, plan);
  return {
    sentence: sentence(entry, folded),
    ...folded,
    facts,
    ...(canChoose(entry) && { grid: gridOf(entry, read) }),
    tree: pictureOf(plan, wordsOf),
    ...grounds,
  };
}

/** 9: whoever has a General and CUs may stand or try to get away. */
const canChoose = ({ here, plan, came }: Entry): boolean =>
  here.cu > 0 && here.rating > 0 && plan !== 'failed' && !came;

/** Standing and avoiding side by side. */
function gridOf(entry: Entry, read: Reader): Grid {
  const cards = (mean: number | undefined) => (mean === undefined ? '–' : decimal(mean, 2));
  const rows = (['stand', 'avoid'] as const).map((plan) => {
    const tried = { ...entry, plan };
    const { chances, expected } = foldedOf(tried, planned(tried, read.aside()));
    return {
      plan: plan === 'stand' ? 'Stand' : 'Try to Avoid Battle',
      battle: chances.battle,
      backsUp: chances.backsUp,
      passes: chances.passes + chances.stops + chances.overrun,
      defender: cards(expected.defenderCards),
      mover: cards(expected.moverCards),
    };
  });
  return {
    columns: [
      { id: 'plan', label: 'In the space', form: 'text' },
      { id: 'battle', label: 'Battle', form: 'chance' },
      { id: 'backsUp', label: 'Mover Backs up', form: 'chance' },
      { id: 'passes', label: 'No Battle', form: 'chance' },
      { id: 'defender', label: 'Defender’s cards in a Battle', form: 'text' },
      { id: 'mover', label: 'Mover’s cards in a Battle', form: 'text' },
    ],
    rows,
  };
}

function sentence(
  entry: Entry,
  { chances, expected: { defenderCards, moverCards } }: ReturnType<typeof foldedOf>,
): string {
  if (isEmpty(entry) && !entry.interceptors.length) return 'Nobody can react: the Army moves on.';
  if (chances.overrun === 1) return 'No one can Intercept the Army: it may Overrun the CU.';
  const parts = [
    ...(triesToAvoid(entry) ? [`Battle is Avoided ${percent(chances.avoided)} of the time`] : []),
    ...(entry.interceptors.length > 0
      ? [`at least one Interception succeeds ${percent(chances.intercepted)} of the time`]
      : []),
  ].join(', and ');
  const cards =
    defenderCards === undefined || moverCards === undefined
      ? ''
      : `; in it the defender has ${decimal(defenderCards)} cards on average and the mover ${decimal(moverCards)}`;
  const lead = parts ? `${capital(parts)}. ` : '';
  if (chances.battle === 0) return `${lead}There is no Battle.`;
  const often = chances.battle === 1 ? 'always a Battle' : `a Battle ${percent(chances.battle)} of the time`;
  return `${lead}There is ${often}${cards}.`;
}

const endRule = (entry: Entry, { type }: End): string =>
  type === 'overrun'
    ? '7.2.c'
    : type === 'backsUp'
      ? '10.3'
      : type === 'battle'
        ? '7.2.b'
        : isAlone(entry)
          ? '9.a'
          : type === 'stops'
            ? '9'
            : '7.2.a';

const forceWords = (cu: number, rating: number | 'none'): string =>
  `${plural(cu, 'CU')}${rating === 'none' ? '' : `, rating ${rating}`}`;

export const reactions = calculator({
  id: 'reactions',
  title: 'Reactions',
  question: 'An Army enters the space: will there be a Battle, and with how many cards?',
  says: {
    fields: ['moverCu', 'moverRating', 'hereCu', 'hereRating'],
    words: ({ moverCu, moverRating, hereCu, hereRating }) =>
      `${forceWords(moverCu, moverRating)}, against ${forceWords(hereCu, hereRating)}`,
  },
  rules: [
    '7.2',
    '7.2.a',
    '7.2.b',
    '7.2.c',
    '7.2B.b',
    '8.a',
    '8.b',
    '9',
    '9.a',
    '10',
    '10.a',
    '10.b',
    '10.c',
    '10.3',
    '11.4',
    'die',
  ],
  fields,
  tables: ['battle-hand', 'limits', 'attrition', 'mountain-pass'],
  figures,
  terms: { ...handFigures.terms, mayOverrun: 'The mover may Overrun, unless it is Intercepted' },
  headline: ['battle', 'backsUp', 'overrun', 'passes', 'stops'],
  charts: handFigures.charts,
  tones: handFigures.tones,
  compute,
  rolls: (input, read, faces) => follow(prepared(input, read).plan, faces).rolls,
  resolve: (input, faces, read) => {
    const { entry, plan, grounds, facts } = prepared(input, read);
    const { rolls, steps, leaf } = follow(plan, faces);
    if (!leaf) throw new RangeError(`faces are missing: ${rolls.map(({ id }) => id).join(', ')} are rolled`);
    const { name, note } = wordsOf(leaf);
    return {
      sentence: `${name}${note ? `: ${note}` : ''}.`,
      facts: { ...facts, ...figures.facts(leaf, entry), ...(leaf.type === 'battle' && handFigures.facts(leaf.hands)) },
      steps: [...steps(), { rule: endRule(entry, leaf), text: `${name}.` }],
      ...grounds,
    };
  },
  aims: {
    noBattle: { form: 'chance', worth: (r) => 1 - r.chances.battle },
    edge: { form: 'number', worth: (r) => r.expected.edge ?? 0 },
    intercepted: { form: 'chance', worth: (r) => r.chances.intercepted },
  },
});
