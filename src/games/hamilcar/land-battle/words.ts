/** A Land Battle's result as figures, as a sentence and step by step, and the readings of chapter 13 that apply. */
import { figuresOf, type Kinds } from '../../../calculator/figures.ts';
import { when } from '../../../calculator/ledger.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { levelReadings } from '../dice-level/readings.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { Battle } from './fields.ts';
import type { Melee } from './melee.ts';
import type { Armies, Result } from './rules.ts';
import type { Stage } from './stage.ts';

/** The clauses of what a Land Battle leaves behind. */
export const AFTERMATH_RULES = ['13.5.C', '13.6', '2.2.A', '2.2.D2', '5.2.C3.1'] as const;

type Herd = Pick<Armies, 'elephants'>;

const won =
  (side: Side) =>
  ({ winner }: Result): boolean =>
    winner === side;

const loses =
  (side: Side, what: 'displaced' | 'outOfPcs') =>
  (result: Result): boolean =>
    result.loser === side && result[what];

/** What any fight settles; more stands between the losses and the hits. */
const settles = <M>({ chance, amount, fact }: Kinds<Result, Herd>, more: M) => ({
  carthageWins: chance('Carthage wins', won('carthage'), { tone: 'attacker' }),
  romeWins: chance('Rome wins', won('rome'), { tone: 'defender' }),
  tied: chance('Equal hits: the Attacker loses', ({ tied }) => tied),
  carthageDestroyed: chance('Hits remove all Carthaginian CUs', ({ destroyed }) => destroyed.carthage),
  romeDestroyed: chance('Hits remove all Roman CUs', ({ destroyed }) => destroyed.rome),
  carthageDisplaced: chance("Carthage's Generals are displaced", loses('carthage', 'displaced')),
  romeDisplaced: chance("Rome's Generals are displaced", loses('rome', 'displaced')),
  carthageOutOfPcs: chance('Carthage has too few PCs and loses the game', loses('carthage', 'outOfPcs')),
  romeOutOfPcs: chance('Rome has too few PCs and loses the game', loses('rome', 'outOfPcs')),
  carthageCuLost: amount('Carthage loses (CUs)', ({ lost }) => lost.carthage, { tone: 'attacker', chart: 'Losses' }),
  romeCuLost: amount('Rome loses (CUs)', ({ lost }) => lost.rome, { tone: 'defender', chart: 'Losses' }),
  ...more,
  carthageHits: amount('Hits that Carthage scores', ({ hits }) => hits.carthage),
  romeHits: amount('Hits that Rome scores', ({ hits }) => hits.rome),
  elephantsLost: amount('Elephants lost (spared where the rules allow)', (r) => r.elephantsLost, {
    given: (_, { elephants }) => elephants > 0,
  }),
  winner: fact('Winner', ({ winner }) => SIDE_NAMES[winner]),
  loser: fact('Loser', ({ loser }) => SIDE_NAMES[loser]),
  retreatLost: fact('Lost on the Retreat (CUs)', ({ retreatLost }) => retreatLost),
  stsCaptured: fact('STs captured', ({ stsLost }) => stsLost),
  pcsLost: fact('PCs lost', ({ pcsLost }) => pcsLost),
});

const ifCarthageWins = { given: won('carthage'), chart: 'Losses if Carthage wins' } as const;
const ifRomeWins = { given: won('rome'), chart: 'Losses if Rome wins' } as const;
const PCS = 'PCs lost by the loser';

/** A fight that has been rolled. */
export const fightFigures = figuresOf<Result, Herd>()((kinds) => settles(kinds, {}));

/** The same over all rolls, by the side that wins too. */
export const resultFigures = figuresOf<Result, Herd>()((kinds) => {
  const { amount } = kinds;
  const [carthage, rome] = [({ lost }: Result) => lost.carthage, ({ lost }: Result) => lost.rome];
  const pcs = ({ pcsLost }: Result): number => pcsLost;
  return settles(kinds, {
    carthageCuLostIfCarthageWins: amount('Carthage’s losses if it wins (CUs)', carthage, {
      ...ifCarthageWins,
      tone: 'attacker',
    }),
    romeCuLostIfCarthageWins: amount('Rome’s losses if Carthage wins (CUs)', rome, {
      ...ifCarthageWins,
      tone: 'defender',
    }),
    carthageCuLostIfRomeWins: amount('Carthage’s losses if Rome wins (CUs)', carthage, {
      ...ifRomeWins,
      tone: 'attacker',
    }),
    romeCuLostIfRomeWins: amount('Rome’s losses if it wins (CUs)', rome, { ...ifRomeWins, tone: 'defender' }),
    romePcsLostIfCarthageWins: amount('PCs lost by Rome if Carthage wins', pcs, {
      ...ifCarthageWins,
      chart: PCS,
      tone: 'defender',
    }),
    carthagePcsLostIfRomeWins: amount('PCs lost by Carthage if Rome wins', pcs, {
      ...ifRomeWins,
      chart: PCS,
      tone: 'attacker',
    }),
  });
});

/** 13.4: what circles do. */
export const circleReadings = (rolled: boolean) => ({
  'circles-cancel-figures': rolled,
  'cancelling-is-compulsory': rolled,
});

/** 13.4: which faces were used, and what circles do, for any roll of Battle Dice. */
export const symbolReadings = ({ dice }: Melee) =>
  ({ 'dice-faces': dice.length > 0 && 'battle', ...circleReadings(dice.length > 0) }) as const;

/** 13.3.D: when a die is rolled again, and what for. */
export const rerollReadings = ({ purpose }: Pick<Battle, 'purpose'>, may: boolean) =>
  ({ 'charge-reroll': may, 'reroll-objective': may && (purpose === 'win' ? 'wins' : 'balance') }) as const;

/** 13.4: what follows where nobody hits, where hits outnumber CUs, and where both Armies are gone. */
export const hitReadings = (armies: Armies, results: readonly Result[]) => ({
  'no-hits-at-all': results.some(({ hits }) => hits.rome + hits.carthage === 0),
  'hits-beyond-cus': results.some(({ hits }) => hits.rome > armies.carthageCu || hits.carthage > armies.romeCu),
  'both-wiped-out': results.some(({ destroyed }) => destroyed.rome && destroyed.carthage),
});

export const battleReadings = (battle: Battle, { charged, rights, melee }: Stage, results: readonly Result[]) => ({
  ...levelReadings(battle, charged),
  ...rerollReadings(battle, rights.carthage + rights.rome > 0),
  ...symbolReadings(melee),
  ...hitReadings(battle, results),
});

/** The outcome in one sentence. */
export function resultSentence({ winner, loser, lost, stsLost, pcsLost }: Result): string {
  const sts = stsLost ? ` and ${plural(stsLost, 'ST')}` : '';
  return `${SIDE_NAMES[winner]} wins and loses ${plural(lost[winner], 'CU')}; ${SIDE_NAMES[loser]} loses ${plural(lost[loser], 'CU')}${sts} and must remove ${plural(pcsLost, 'PC')}.`;
}

/** 13.4 to 13.6: hits, what goes with the defeat, PCs. */
export function resultSteps(armies: Armies, result: Result): Outcome['steps'] {
  const { winner, loser, hits, lost, stsLost, retreatLost, displaced, pcsLost, outOfPcs, tied } = result;
  const units = lost[loser] + retreatLost + stsLost;
  const nobles = pcsLost - Math.floor(units / 2);
  const [Winner, Loser] = [SIDE_NAMES[winner], SIDE_NAMES[loser]];
  const elephants = result.elephantsLost
    ? `; Carthage’s losses include ${plural(result.elephantsLost, 'Elephant')}`
    : '';
  return [
    {
      rule: '13.4',
      text: `Carthage scores ${plural(hits.carthage, 'hit')}, Rome ${hits.rome}. ${tied ? 'Equal hits: the Attacker loses' : `${Winner} wins`}.`,
    },
    { rule: '13.4', text: `Carthage loses ${plural(lost.carthage, 'CU')}, Rome ${lost.rome}${elephants}.` },
    ...when(stsLost > 0, { rule: '13.4', text: `${Winner} captures ${plural(stsLost, 'ST')}.` }),
    ...when(retreatLost > 0, { rule: '13.5.C', text: `The Retreat costs ${Loser} ${plural(retreatLost, 'CU')}.` }),
    ...when(displaced, {
      rule: result.destroyed[loser] ? '13.4' : '13.5.C',
      text: `${Loser}’s Generals are displaced.`,
    }),
    {
      rule: '13.6',
      text: `${plural(units, 'Unit')} lost: ${Loser} removes ${plural(pcsLost, 'PC')}${nobles ? `, ${nobles} of them for Aristocrats` : ''}${loser === 'carthage' && pcsLost ? ', the first from the Miat' : ''}.`,
    },
    ...when(outOfPcs, {
      rule: '13.6',
      text: `${Loser} has ${armies[`${loser}Pcs`] ? `only ${armies[`${loser}Pcs`]}` : 'none'} and loses the game.`,
    }),
  ];
}
