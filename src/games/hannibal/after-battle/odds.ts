/** A finished Battle as a report: the CUs both sides have left, together and apart, and the PCs it costs. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Assumption, Fact, Grid, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis, measure, shares } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, map } from '../../../engine/dist.ts';
import { ELEPHANT_ROW } from '../attrition/rules.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import {
  type Aftermath,
  afterCasualties,
  afterRetreat,
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
  tolls,
  winnerOf,
} from './rules.ts';

const isGone = (after: Aftermath, { left }: Toll): boolean => left[leaverOf(after)].cu === 0;

const elephantLost = (after: Aftermath, { left }: Toll): boolean =>
  left.carthage.elephants < startOf(after).left.carthage.elephants;

/** What is settled before the first roll. */
const factsOf = (after: Aftermath, read: Reader): Record<string, Fact> => ({
  cardsPlayed: cardsPlayed(after),
  ...(!isWithdrawal(after) && { retreatDie: retreatDie(after, read) }),
});

/** 11.9, 11.10A, 11.10B.d: what decides the rolls, and what is lost without one. */
function ledgerOf(after: Aftermath): Line[] {
  const who = SIDE_NAMES[leaverOf(after)];
  const line = (name: string, amount: number, why: string, rule: string): Line => ({
    who: name,
    amount,
    why,
    rule,
    standing: 'printed',
  });
  return [
    line('column', cardsPlayed(after), 'Battle Cards of the side that played more', '11.9'),
    ...(isWithdrawal(after) || after.way !== 'march' || after.marchLoss === 0
      ? []
      : [line(who, -after.marchLoss, 'CUs lost on the march of the Retreat', '11.10B.d')]),
  ];
}

function readings(after: Aftermath): Assumption[] {
  const all: (Assumption | false)[] = [
    {
      ruling: 'cards-played-for-casualties',
      rule: '11.9',
      reading: 'Every card that a side played counts, Reserves too; the larger number is the column.',
    },
    isWithdrawal(after) && {
      ruling: 'casualties-after-withdrawal',
      rule: '11.9',
      reading: 'The side that did not Withdraw rolls for casualties.',
    },
    !isWithdrawal(after) && {
      ruling: 'casualties-before-retreat',
      rule: '11.10A',
      reading: 'Casualties come first, then the Retreat Die, then the march; a Force without CUs is gone.',
    },
    after.elephants > 0 && ELEPHANT_ROW,
    !isWithdrawal(after) &&
      after.way === 'eliminated' && {
        ruling: 'eliminated-force-counts',
        rule: '11.11',
        field: 'eliminatedCounts',
        reading: after.eliminatedCounts
          ? 'All CUs of a Force that cannot Retreat count for Political Consequences.'
          : 'CUs of a Force that cannot Retreat do not count for Political Consequences.',
      },
  ];
  return all.filter((a) => a !== false);
}

export function afterBattleOdds(after: Aftermath, tables: Tables): Report {
  const read = new Reader(tables);
  const all = tolls(after, read);
  const pcs = isWithdrawal(after) ? undefined : all;
  const { expected, distributions } = measure({
    romeLeft: [all, (t) => t.left.rome.cu],
    carthageLeft: [all, (t) => t.left.carthage.cu],
    romeLost: [all, (t) => lostBy('rome', after, t)],
    carthageLost: [all, (t) => lostBy('carthage', after, t)],
    pcsLost: [pcs, (t) => pcsDue(after, t)],
  });
  const chances = {
    stands: chance(all, (t) => !isGone(after, t)),
    gone: chance(all, (t) => isGone(after, t)),
    winnerGone: chance(all, (t) => t.left[winnerOf(after)].cu === 0),
    losesGame: chance(all, (t) => losesGame(after, t)),
    ...(after.elephants > 0 && { elephantLost: chance(all, (t) => elephantLost(after, t)) }),
  };
  return {
    sentence: sentence(after, expected, chances),
    chances,
    expected,
    distributions,
    facts: factsOf(after, read),
    grid: leftTogether(all),
    ...basis(ledgerOf(after), readings(after), read),
  };
}

/** Both sides' CUs together: a row for what Rome has left, a column for what Carthage has left. */
function leftTogether(all: Dist<Toll>): Grid {
  const values = (side: Side) => shares(map(all, (t) => t.left[side].cu)).map(({ value }) => value);
  const carthage = values('carthage');
  return {
    columns: [
      { id: 'rome', label: 'Rome has left', form: 'number' },
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

function sentence(after: Aftermath, expected: Record<string, number>, chances: Record<string, number>): string {
  const [leaver, winner] = [leaverOf(after), winnerOf(after)];
  const lost = (side: Side) => decimal(expected[`${side}Lost`]!);
  const both = `${SIDE_NAMES[leaver]} loses ${lost(leaver)} CUs on average, ${SIDE_NAMES[winner]} ${lost(winner)}`;
  if (isWithdrawal(after)) return `${both}. Nobody Retreats, and no PCs are removed.`;
  const pcs = `It costs the loser ${decimal(expected['pcsLost']!)} PCs on average`;
  const game = chances['losesGame']! > 0 ? `, and ${percent(chances['losesGame']!)} of the time the game` : '';
  const gone = chances['gone']! > 0 ? `; the beaten Force is gone ${percent(chances['gone']!)} of the time` : '';
  return `${both}${gone}. ${pcs}${game}.`;
}

export function afterBattleRolls(after: Aftermath, tables: Tables, fallen: Faces): Roll[] {
  const read = new Reader(tables);
  const casualties: Roll = { id: 'casualties', label: 'Battle Casualties', dice: 1, sides: 6 };
  const die = fallen['casualties']?.[0];
  if (die === undefined || !mustRollRetreat(after, afterCasualties(after, die, read))) return [casualties];
  const label = `Retreat Die, ${retreatDie(after, read)}: which face, 1 to 6`;
  return [casualties, { id: 'retreat', label, dice: 1, sides: 6 }];
}

export function afterBattleRoll(after: Aftermath, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const die = faces['casualties']![0]!;
  const face = faces['retreat']?.[0];
  const hit = afterCasualties(after, die, read);
  const toll = face === undefined ? hit : afterRetreat(after, hit, face, read);
  const [leaver, winner] = [leaverOf(after), winnerOf(after)];
  const lost = lostBy(leaver, after, toll);
  const pcs = pcsDue(after, toll);
  return {
    sentence: `${SIDE_NAMES[leaver]} loses ${plural(lost, 'CU')} and has ${toll.left[leaver].cu} left; ${SIDE_NAMES[winner]} loses ${lostBy(winner, after, toll)}. PCs removed: ${pcs}.`,
    facts: {
      ...factsOf(after, read),
      stands: !isGone(after, toll),
      gone: isGone(after, toll),
      winnerGone: toll.left[winner].cu === 0,
      losesGame: losesGame(after, toll),
      ...(after.elephants > 0 && { elephantLost: elephantLost(after, toll) }),
      romeLeft: toll.left.rome.cu,
      carthageLeft: toll.left.carthage.cu,
      romeLost: lostBy('rome', after, toll),
      carthageLost: lostBy('carthage', after, toll),
      ...(!isWithdrawal(after) && { pcsLost: pcs }),
    },
    steps: [
      {
        rule: '11.9',
        text: `Casualties: a ${die} with ${plural(cardsPlayed(after), 'card')} played. Rome loses ${lostBy('rome', after, hit)}, Carthage ${lostBy('carthage', after, hit)}.`,
      },
      ...(face === undefined
        ? []
        : [
            {
              rule: '11.10A',
              text: `The ${retreatDie(after, read)} Retreat Die, face ${face}: ${plural(retreatLoss(after, face, read), 'CU')}.`,
            },
            { rule: '11.10B', text: wayText(after) },
          ]),
      ...(isWithdrawal(after)
        ? [{ rule: '11.7.a', text: 'A Withdrawal: no Retreat, no Political Consequences.' }]
        : [{ rule: '11.11', text: `Half of ${toll.counted} CUs lost, rounded down: ${plural(pcs, 'PC')}.` }]),
    ],
    ...basis(ledgerOf(after), readings(after), read),
  };
}

const wayText = ({ way, marchLoss }: Aftermath): string =>
  way === 'march'
    ? `The march of the Retreat costs ${plural(marchLoss, 'CU')}.`
    : way === 'city'
      ? 'The Force goes into its Walled City.'
      : 'There is no legal Retreat: the Force is eliminated.';
