/** What a Land Battle settles, as facts, in a sentence and step by step. */
import { when } from '../../../calculator/ledger.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { Armies, Result } from './rules.ts';

export const RESULT_TERMS = {
  carthageWins: 'Carthage wins',
  romeWins: 'Rome wins',
  tied: 'Equal hits: the Attacker loses',
  carthageDestroyed: 'Hits remove all CUs of Carthage',
  romeDestroyed: 'Hits remove all CUs of Rome',
  carthageDisplaced: "Carthage's Generals are displaced",
  romeDisplaced: "Rome's Generals are displaced",
  carthageOutOfPcs: 'Carthage lacks PCs and loses the game',
  romeOutOfPcs: 'Rome lacks PCs and loses the game',
  carthageCuLost: 'Carthage loses (CUs)',
  romeCuLost: 'Rome loses (CUs)',
  carthageCuLostIfCarthageWins: 'Carthage loses if it wins (CUs)',
  romeCuLostIfCarthageWins: 'Rome loses if Carthage wins (CUs)',
  carthageCuLostIfRomeWins: 'Carthage loses if Rome wins (CUs)',
  romeCuLostIfRomeWins: 'Rome loses if it wins (CUs)',
  romePcsLostIfCarthageWins: 'PCs lost by Rome if Carthage wins',
  carthagePcsLostIfRomeWins: 'PCs lost by Carthage if Rome wins',
  carthageHits: 'Hits that Carthage scores',
  romeHits: 'Hits that Rome scores',
  elephantsLost: 'Elephants lost, if they are spared where the rules allow',
  winner: 'Winner',
  loser: 'Loser',
  retreatLost: 'Lost in the Retreat (CUs)',
  stsCaptured: 'STs captured',
  pcsLost: 'PCs lost',
} as const;

/** What a fight settles. */
export function resultFacts({ elephants }: Armies, result: Result) {
  const { winner, loser, hits, lost, destroyed, tied, displaced, outOfPcs, pcsLost } = result;
  const loses = (side: Side, what: boolean): boolean => loser === side && what;
  return {
    winner: SIDE_NAMES[winner],
    loser: SIDE_NAMES[loser],
    carthageWins: winner === 'carthage',
    romeWins: winner === 'rome',
    tied,
    carthageHits: hits.carthage,
    romeHits: hits.rome,
    carthageCuLost: lost.carthage,
    romeCuLost: lost.rome,
    ...(elephants > 0 && { elephantsLost: result.elephantsLost }),
    carthageDestroyed: destroyed.carthage,
    romeDestroyed: destroyed.rome,
    carthageDisplaced: loses('carthage', displaced),
    romeDisplaced: loses('rome', displaced),
    carthageOutOfPcs: loses('carthage', outOfPcs),
    romeOutOfPcs: loses('rome', outOfPcs),
    retreatLost: result.retreatLost,
    stsCaptured: result.stsLost,
    pcsLost,
  };
}

/** What the odds name by the side that wins. */
export const winnerFacts = ({ winner, lost, pcsLost }: Result) =>
  winner === 'carthage'
    ? {
        carthageCuLostIfCarthageWins: lost.carthage,
        romeCuLostIfCarthageWins: lost.rome,
        romePcsLostIfCarthageWins: pcsLost,
      }
    : {
        carthageCuLostIfRomeWins: lost.carthage,
        romeCuLostIfRomeWins: lost.rome,
        carthagePcsLostIfRomeWins: pcsLost,
      };

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
    ? `, ${plural(result.elephantsLost, 'Elephant')} among the losses of Carthage`
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
      text: `The Generals of ${Loser} are displaced.`,
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
