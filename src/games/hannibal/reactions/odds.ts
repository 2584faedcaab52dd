/** What may follow when an Army enters a space, as a report, and the same rolls written down. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { follow, type Plan, pictureOf, planOf } from '../../../calculator/procedure.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Assumption, Basis, Grid, Line, Outcome, Report, Stage } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance, type Dist, given, weighted } from '../../../engine/dist.ts';
import { leavesOf } from '../../../engine/tree.ts';
import { handLedger, handReadings } from '../battle-cards/hand.ts';
import { ENDS, type End, reactionTree } from './plan.ts';
import { type Entry, isAlone, isEmpty, mayOverrun, moverHand, reactingHand, triesToAvoid } from './rules.ts';

interface Prepared {
  readonly plan: Plan<End>;
  readonly ends: Dist<End>;
  readonly basis: Basis;
  readonly facts: Readonly<Record<string, boolean>>;
}

const endsOf = (plan: Plan<End>): Dist<End> =>
  weighted(leavesOf(plan.solved).map(({ leaf, chance }) => [leaf, chance] as const));

const planned = (entry: Entry, read: Reader): Plan<End> => planOf(reactionTree(entry, read), () => 0);

const prepared = remember((entry: Entry, tables: Tables): Prepared => {
  const read = new Reader(tables);
  const plan = planned(entry, read);
  const ledger = ledgerOf(entry, read);
  return {
    plan,
    ends: endsOf(plan),
    basis: basis(ledger, readings(entry, ledger), read),
    facts: { mayOverrun: mayOverrun(entry, read) },
  };
});

/** die, 11.4: what the rolls need, and the hands as both sides stand. */
function ledgerOf(entry: Entry, read: Reader): Line[] {
  const needs = (who: string, amount: number, rule: string): Line => ({
    who,
    amount,
    why: 'Succeeds on this or less',
    rule,
    standing: 'printed',
  });
  const stands = entry.here.cu > 0;
  return [
    ...(triesToAvoid(entry) ? [needs('Avoid Battle', entry.here.rating, '9')] : []),
    ...entry.interceptors.map(({ rating }, i) => needs(`Army ${i + 1}`, rating, '10.a')),
    ...handLedger(moverHand(entry), read),
    ...(stands ? handLedger(reactingHand(entry, [], true, triesToAvoid(entry)), read) : []),
  ];
}

function readings(entry: Entry, ledger: readonly Line[]): Assumption[] {
  const comes = entry.interceptors.length > 0;
  const hands = [reactingHand(entry, comes ? [0] : [], entry.here.cu > 0, triesToAvoid(entry))];
  return [
    ...handReadings(hands, ledger),
    ...(comes && entry.backOver !== 'none' && entry.reply !== 'fights'
      ? [
          {
            ruling: 'backing-up',
            rule: '10.3',
            reading: 'Backing up needs no roll; over a pass Attrition is rolled once more.',
          },
        ]
      : []),
  ];
}

const cardsOf = (side: 'defender' | 'mover') => (end: End) => end.cards![side];

function figuresOf(entry: Entry, ends: Dist<End>) {
  const battles = given(ends, ({ end }) => end === 'battle');
  const all = entry.interceptors.length;
  const chances = {
    ...Object.fromEntries(ENDS.map((e) => [e, chance(ends, ({ end }) => end === e)])),
    avoided: chance(ends, (e) => e.avoided),
    displaced: chance(ends, (e) => e.displaced),
    intercepted: chance(ends, (e) => e.came.length > 0),
    allIntercept: chance(ends, (e) => all > 0 && e.came.length === all),
  } as Record<string, number>;
  return {
    chances,
    ...measure({
      comers: [all > 0 ? ends : undefined, (e) => e.came.length],
      defenderCards: [battles, cardsOf('defender')],
      moverCards: [battles, cardsOf('mover')],
      edge: [battles, (e) => e.cards!.defender - e.cards!.mover],
      moverLost: [entry.backOver !== 'none' ? ends : undefined, (e) => e.moverLost],
    }),
  };
}

export function reactionOdds(entry: Entry, tables: Tables): Report {
  const { plan, ends, basis, facts } = prepared(entry, tables);
  const { chances, expected, distributions } = figuresOf(entry, ends);
  return {
    sentence: sentence(entry, chances, expected),
    chances,
    expected,
    distributions,
    facts,
    ...(canChoose(entry) && { grid: gridOf(entry, tables) }),
    tree: pictureOf(plan, words),
    ...basis,
  };
}

/** 9: whoever has a General and CUs may stand or try to get away. */
const canChoose = ({ here }: Entry): boolean => here.cu > 0 && here.rating > 0;

/** Standing and avoiding side by side. */
function gridOf(entry: Entry, tables: Tables): Grid {
  const rows = (['stand', 'avoid'] as const).map((plan) => {
    const { chances, expected } = figuresOf(entry, endsOf(planned({ ...entry, plan }, new Reader(tables))));
    const cards = (key: keyof typeof expected) => (expected[key] === undefined ? '–' : decimal(expected[key], 2));
    return {
      plan: plan === 'stand' ? 'Stand' : 'Try to Avoid Battle',
      battle: chances['battle']!,
      backsUp: chances['backsUp']!,
      passes: chances['passes']! + chances['overrun']!,
      defender: cards('defenderCards'),
      mover: cards('moverCards'),
    };
  });
  return {
    columns: [
      { id: 'plan', label: 'In the space', form: 'text' },
      { id: 'battle', label: 'Battle', form: 'chance' },
      { id: 'backsUp', label: 'Mover Backs up', form: 'chance' },
      { id: 'passes', label: 'No Battle', form: 'chance' },
      { id: 'defender', label: 'Defender’s cards in it', form: 'text' },
      { id: 'mover', label: 'Mover’s cards in it', form: 'text' },
    ],
    rows,
  };
}

function sentence(entry: Entry, chances: Record<string, number>, expected: Record<string, number>): string {
  const of = (key: string) => percent(chances[key]!);
  const parts = [
    ...(triesToAvoid(entry) ? [`Avoiding Battle works ${of('avoided')} of the time`] : []),
    ...(entry.interceptors.length > 0 ? [`at least one Interception ${of('intercepted')}`] : []),
  ].join(', ');
  const cards =
    expected['defenderCards'] === undefined
      ? ''
      : `, with ${decimal(expected['defenderCards'])} cards for the defender against ${decimal(expected['moverCards']!)}`;
  const end = `${of('battle')} of the time there is a Battle${cards}`;
  if (!parts && isEmpty(entry)) return 'Nobody reacts: the Army moves on.';
  const lead = parts ? `${parts[0]!.toUpperCase()}${parts.slice(1)}. ` : '';
  if (chances['overrun'] === 1) return 'The Army may Overrun the CU: nobody can Intercept it.';
  return `${lead}${end[0]!.toUpperCase()}${end.slice(1)}.`;
}

const END_WORDS: Record<End['end'], string> = {
  battle: 'Battle',
  backsUp: 'The mover Backs up',
  overrun: 'Overrun',
  passes: 'No Battle: the mover goes on',
};

function words({ end, cards, moverLost, displaced }: End): Stage {
  const note = [
    ...(cards ? [`${cards.defender} cards against the mover’s ${cards.mover}`] : []),
    ...(moverLost > 0 ? [`it loses ${moverLost} on the pass`] : []),
    ...(displaced ? ['the General is displaced'] : []),
  ].join('; ');
  return { name: END_WORDS[end], note };
}

export const reactionRolls = (entry: Entry, tables: Tables, fallen: Faces): readonly Roll[] =>
  follow(prepared(entry, tables).plan, fallen).rolls;

export function reactionRoll(entry: Entry, faces: Faces, tables: Tables): Outcome {
  const { plan, basis, facts } = prepared(entry, tables);
  const { steps, leaf } = follow(plan, faces);
  const { end, avoided, displaced, came, cards, moverLost } = leaf!;
  const all = entry.interceptors.length;
  const { name, note } = words(leaf!);
  return {
    sentence: `${name}${note ? `: ${note}` : ''}.`,
    facts: {
      ...facts,
      ...Object.fromEntries(ENDS.map((e) => [e, e === end])),
      avoided,
      displaced,
      intercepted: came.length > 0,
      allIntercept: all > 0 && came.length === all,
      ...(all > 0 && { comers: came.length }),
      ...(cards && { defenderCards: cards.defender, moverCards: cards.mover, edge: cards.defender - cards.mover }),
      ...(entry.backOver !== 'none' && { moverLost }),
    },
    steps: [...steps(), { rule: endRule(entry, end), text: `${name}.` }],
    ...basis,
  };
}

const endRule = (entry: Entry, end: End['end']): string =>
  end === 'overrun'
    ? '7.2.c'
    : end === 'backsUp'
      ? '10.3'
      : end === 'battle'
        ? '7.2.b'
        : isAlone(entry)
          ? '9.a'
          : '7.2.a';
