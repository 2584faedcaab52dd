/** The end of a Battle with its dice: what each costs, what is left, and the same told. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { faceOf, fallen, oneDie } from '../die.ts';
import { SIDE_NAMES } from '../words.ts';
import { aftermathOf, type Input } from './fields.ts';
import { basisOf, settledFacts } from './readings.ts';
import {
  type Aftermath,
  afterCasualties,
  afterLeaving,
  afterRetreatDie,
  cardsPlayed,
  isWithdrawal,
  leaverOf,
  losesGame,
  lostBy,
  mustRollRetreat,
  pcsDue,
  retreatDie,
  retreatLoss,
  startOf,
  type Toll,
  winnerOf,
} from './rules.ts';

/** What a Battle has cost in the end. */
export interface Cost extends Toll {
  readonly elephantLost: boolean;
  /** The Force that left has no CU any more. */
  readonly isGone: boolean;
  readonly winnerGone: boolean;
  readonly pcs: number;
  readonly losesGame: boolean;
}

/** Die by die. */
export interface Suffered {
  readonly casualties: { readonly die: number; readonly after: Toll };
  /** Where a beaten Force with CUs left had to roll: which die, its face, and the CUs that it costs. */
  readonly retreat?: { readonly die: 'small' | 'large'; readonly face: number; readonly loss: number };
  readonly cost: Cost;
}

const costOf = (after: Aftermath, toll: Toll): Cost => ({
  ...toll,
  elephantLost: toll.left.carthage.elephants < startOf(after).left.carthage.elephants,
  isGone: toll.left[leaverOf(after)].cu === 0,
  winnerGone: toll.left[winnerOf(after)].cu === 0,
  pcs: pcsDue(after, toll),
  losesGame: losesGame(after, toll),
});

/** 11.9 to 11.11: the die for casualties, and the face of the Retreat Die where one is rolled. */
export function suffer(after: Aftermath, die: number, face: number | undefined, figures: Figures): Suffered {
  const hit = afterCasualties(after, die, figures);
  const casualties = { die, after: hit };
  if (face === undefined || !mustRollRetreat(after, hit)) return { casualties, cost: costOf(after, hit) };
  const toll = afterLeaving(after, afterRetreatDie(after, hit, face, figures), after);
  const retreat = { die: retreatDie(after, figures), face, loss: retreatLoss(after, face, figures) };
  return { casualties, retreat, cost: costOf(after, toll) };
}

export function afterBattleRolls(input: Input, tables: Tables, faces: Faces): Roll[] {
  const read = new Reader(tables);
  const after = aftermathOf(input);
  const casualties = oneDie('casualties', 'Battle Casualties');
  const die = faceOf(faces, 'casualties');
  if (die === undefined || !mustRollRetreat(after, afterCasualties(after, die, read))) return [casualties];
  return [casualties, oneDie('retreat', `Retreat Die, ${retreatDie(after, read)}: which face, 1 to 6`)];
}

export function afterBattleRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const after = aftermathOf(input);
  const suffered = suffer(after, fallen(faces, 'casualties'), faceOf(faces, 'retreat'), read);
  const { cost } = suffered;
  const { left, isGone, pcs } = cost;
  const [leaver, winner] = [leaverOf(after), winnerOf(after)];
  return {
    sentence: `${SIDE_NAMES[leaver]} loses ${plural(lostBy(leaver, after, cost), 'CU')} and has ${left[leaver].cu} left; ${SIDE_NAMES[winner]} loses ${lostBy(winner, after, cost)}. ${pcs > 0 ? `The loser removes ${plural(pcs, 'PC')}` : 'Nobody removes a PC'}.`,
    facts: {
      ...settledFacts(after, read),
      stands: !isGone,
      gone: isGone,
      winnerGone: cost.winnerGone,
      losesGame: cost.losesGame,
      ...(after.elephants > 0 && { elephantLost: cost.elephantLost }),
      romeLeft: left.rome.cu,
      carthageLeft: left.carthage.cu,
      romeLost: lostBy('rome', after, cost),
      carthageLost: lostBy('carthage', after, cost),
      ...(!isWithdrawal(after) && { pcsLost: pcs }),
    },
    steps: stepsOf(after, suffered),
    ...basisOf(after, read),
  };
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
            text: `The ${retreat.die} Retreat Die, face ${retreat.face}: ${plural(retreat.loss, 'CU')}.`,
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
    ? `The march of the Retreat costs ${plural(marchLoss, 'CU')}.`
    : way === 'city'
      ? 'The Force goes into its Walled City.'
      : 'There is no legal Retreat: the Force is eliminated.';
