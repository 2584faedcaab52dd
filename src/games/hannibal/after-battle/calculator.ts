/** After the Battle (11.9 to 11.11): casualties, Retreat losses and PCs, and what both sides have left. */
import { toQuery } from '../../../calculator/address.ts';
import { defaultsOf } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line, Onward, Outcome, Share } from '../../../calculator/report.ts';
import { shares } from '../../../calculator/summary.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { DIE } from '../../../engine/dice.ts';
import { certain, chain, chance, type Dist, map } from '../../../engine/dist.ts';
import { faceOf, fallen, oneDie } from '../die.ts';
import { calculator } from '../readings.ts';
import { fields as pathFields } from '../retreat-path/fields.ts';
import type { Figures, Reader } from '../tables.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { aftermathOf, fields, type Input } from './fields.ts';
import {
  type Aftermath,
  afterCasualties,
  afterReadings,
  type Cost,
  cardsPlayed,
  isWithdrawal,
  leaverOf,
  lostBy,
  mustRollRetreat,
  retreatDie,
  type Suffered,
  suffer,
  winnerOf,
} from './rules.ts';

const [rome, carthage] = [{ tone: 'attacker' }, { tone: 'defender' }] as const;
const chart = 'CUs left';

const figures = figuresOf<Cost, Aftermath>()(({ chance, amount }) => ({
  stands: chance('The side that left still has CUs', ({ isGone }) => !isGone, { tone: 'plain' }),
  gone: chance('The side that left has no CUs left', ({ isGone }) => isGone, { tone: 'faint' }),
  winnerGone: chance('The other side has no CUs left', (c) => c.winnerGone),
  losesGame: chance('Too few PCs to remove: the loser loses the game', (c) => c.losesGame),
  elephantLost: chance('Carthage loses an Elephant', (c) => c.elephantLost, {
    given: (_, { elephants }) => elephants > 0,
  }),
  romeLeft: amount('CUs Rome still has', ({ left }) => left.rome.cu, { ...rome, chart }),
  carthageLeft: amount('CUs Carthage still has', ({ left }) => left.carthage.cu, { ...carthage, chart }),
  romeLost: amount('CUs that Rome loses', (cost, after) => lostBy('rome', after, cost), rome),
  carthageLost: amount('CUs that Carthage loses', (cost, after) => lostBy('carthage', after, cost), carthage),
  pcsLost: amount('PCs removed', ({ pcs }) => pcs, {
    given: (_, after) => !isWithdrawal(after),
    tone: 'plain',
    chart: 'PCs removed',
  }),
}));

/** What is settled before the first roll. */
const settledFacts = (after: Aftermath, figures: Figures) => ({
  cardsPlayed: cardsPlayed(after),
  ...(!isWithdrawal(after) && { retreatDie: retreatDie(after, figures) }),
});

/** 11.9, 11.10A, 11.10B.d: what decides the rolls, and what is lost without one. */
function ledgerOf(after: Aftermath): Line[] {
  const who = SIDE_NAMES[leaverOf(after)];
  return [
    line('column', cardsPlayed(after), 'Battle Cards of the side that played more', '11.9'),
    ...(isWithdrawal(after) || after.way !== 'march' || after.marchLoss === 0
      ? []
      : [line(who, -after.marchLoss, 'CUs lost on the Retreat itself', '11.10B.d')]),
  ];
}

/** 11.9 to 11.11: all rolls at once. */
const costsOf = (after: Aftermath, figures: Figures): Dist<Cost> =>
  chain(
    map(DIE, (die) => suffer(after, die, undefined, figures)),
    ({ casualties: { die }, cost }) =>
      mustRollRetreat(after, cost) ? map(DIE, (face) => suffer(after, die, face, figures).cost) : certain(cost),
  );

function onwardOf(after: Aftermath, left: readonly Share[]): Onward[] {
  const standing = left.filter(({ value }) => value > 0);
  if (isWithdrawal(after) || after.way !== 'march' || standing.length === 0) return [];
  const { value: cu } = standing.reduce((best, share) => (share.chance > best.chance ? share : best));
  return [
    {
      calculator: 'retreat-path',
      says: `Go on to the Retreat with ${cu} CU${cu === 1 ? '' : 's'}, the most likely number`,
      query: toQuery(pathFields, { ...defaultsOf(pathFields), cu }),
    },
  ];
}

function compute(input: Input, read: Reader) {
  const after = aftermathOf(input);
  const all = costsOf(after, read);
  const folded = figures.fold(all, after);
  return {
    sentence: sentence(after, folded.expected, folded.chances),
    ...folded,
    facts: settledFacts(after, read),
    grid: leftTogether(all),
    onward: onwardOf(after, folded.distributions[`${leaverOf(after)}Left`]),
    ledger: ledgerOf(after),
    readings: { ...afterReadings(after), 'ran-out-of-cards': !isWithdrawal(after) && input.ranOut },
  };
}

/** Both sides' CUs together: a row for what Rome has left, a column for what Carthage has left. */
function leftTogether(all: Dist<Cost>): Grid {
  const values = (side: Side) => shares(map(all, ({ left }) => left[side].cu)).map(({ value }) => value);
  const carthage = values('carthage');
  return {
    columns: [
      { id: 'rome', label: 'Rome still has', form: 'number' },
      ...carthage.map((cu) => ({ id: `c${cu}`, label: `Carthage ${cu}`, form: 'chance' as const })),
    ],
    rows: values('rome').map((rome) => ({
      rome,
      ...Object.fromEntries(
        carthage.map((cu) => [`c${cu}`, chance(all, ({ left }) => left.rome.cu === rome && left.carthage.cu === cu)]),
      ),
    })),
  };
}

function sentence(
  after: Aftermath,
  expected: Readonly<Record<`${Side}Lost`, number>> & { readonly pcsLost?: number },
  { gone, losesGame }: { readonly gone: number; readonly losesGame: number },
): string {
  const [leaver, winner] = [leaverOf(after), winnerOf(after)];
  const lost = (side: Side) => decimal(expected[`${side}Lost`]);
  const both = `${SIDE_NAMES[leaver]} loses ${lost(leaver)} CUs on average, and ${SIDE_NAMES[winner]} loses ${lost(winner)}`;
  if (expected.pcsLost === undefined) return `${both}. Nobody Retreats, and nobody removes a PC.`;
  const pcs = `The loser removes ${decimal(expected.pcsLost)} PCs on average`;
  const game = losesGame > 0 ? ` and loses the game ${percent(losesGame)} of the time` : '';
  const end = gone > 0 ? `; the beaten Force has no CUs left ${percent(gone)} of the time` : '';
  return `${both}${end}. ${pcs}${game}.`;
}

function stepsOf(after: Aftermath, { casualties, retreat, cost }: Suffered): Outcome['steps'] {
  const hit = (side: 'rome' | 'carthage') => lostBy(side, after, casualties.after);
  return [
    {
      rule: '11.9',
      text: `Casualties: a ${casualties.die} with ${plural(cardsPlayed(after), 'card')} played. Rome loses ${hit('rome')}, Carthage ${hit('carthage')}.`,
    },
    ...(retreat
      ? [
          {
            rule: '11.10A',
            text: `The ${retreat.die} Retreat Die, face ${retreat.face}: ${Number.isFinite(retreat.loss) ? plural(retreat.loss, 'CU') : 'all CUs'}.`,
          },
          { rule: '11.10B', text: wayText(after) },
        ]
      : []),
    isWithdrawal(after)
      ? { rule: '11.7.a', text: 'A Withdrawal: no Retreat, no Political Consequences.' }
      : { rule: '11.11', text: `Half of ${plural(cost.counted, 'CU')} lost, rounded down: ${plural(cost.pcs, 'PC')}.` },
  ];
}

const wayText = ({ way, marchLoss }: Aftermath): string =>
  way === 'march'
    ? `The Retreat itself costs ${plural(marchLoss, 'CU')}.`
    : way === 'city'
      ? 'The Force enters its Walled City as far as there is room.'
      : 'There is no legal Retreat: the Force is eliminated.';

export const afterBattle = calculator({
  id: 'after-battle',
  title: 'After the Battle',
  question: 'What does the Battle cost, and who is left?',
  rules: ['11.9', '11.10A', '11.10B', '11.10B.d', '11.10B.e', '11.11', '11.5.b', '11.7.a', '4.1'],
  fields,
  tables: ['attrition', 'attrition-elephants', 'retreat-small', 'retreat-large', 'limits'],
  figures,
  terms: { cardsPlayed: 'Column: Battle Cards played', retreatDie: 'Retreat Die' },
  headline: ['stands', 'gone'],
  compute,
  rolls: (input, read, faces) => {
    const after = aftermathOf(input);
    const casualties = oneDie('casualties', 'Battle Casualties');
    const die = faceOf(faces, 'casualties');
    if (die === undefined || !mustRollRetreat(after, afterCasualties(after, die, read))) return [casualties];
    return [casualties, oneDie('retreat', `Face of the ${retreatDie(after, read)} Retreat Die, 1 to 6`)];
  },
  resolve: (input, faces, read) => {
    const after = aftermathOf(input);
    const suffered = suffer(after, fallen(faces, 'casualties'), faceOf(faces, 'retreat'), read);
    const { cost } = suffered;
    const [leaver, winner] = [leaverOf(after), winnerOf(after)];
    return {
      sentence: `${SIDE_NAMES[leaver]} loses ${plural(lostBy(leaver, after, cost), 'CU')} and has ${cost.left[leaver].cu} left; ${SIDE_NAMES[winner]} loses ${lostBy(winner, after, cost)}. ${cost.pcs > 0 ? `The loser removes ${plural(cost.pcs, 'PC')}` : 'Nobody removes a PC'}.`,
      facts: { ...settledFacts(after, read), ...figures.facts(cost, after) },
      steps: stepsOf(after, suffered),
      ledger: ledgerOf(after),
      readings: { ...afterReadings(after), 'ran-out-of-cards': !isWithdrawal(after) && input.ranOut },
    };
  },
  aims: {
    rome: { form: 'number', worth: (r) => r.expected.romeLeft },
    carthage: { form: 'number', worth: (r) => r.expected.carthageLeft },
  },
});
