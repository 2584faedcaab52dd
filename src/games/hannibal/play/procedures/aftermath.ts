/** After the cards (11.9 to 11.11): casualties, the Retreat Die, how the beaten Force leaves, and its PCs. */
import type { Faces } from '../../../../calculator/calculator.ts';
import { plural, some } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { ask, inStage, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, note, push } from '../../../../play/state.ts';
import {
  afterCasualties,
  afterRetreatDie,
  cardsPlayed,
  type Fought,
  isWithdrawal,
  leaverOf,
  lostBy,
  mustRollRetreat,
  pcsDue,
  retreatDie,
  startOf,
  type Toll,
  winnerOf,
} from '../../after-battle/rules.ts';
import { faceOf, fallen, oneDie } from '../../die.ts';
import { otherSide, SIDE_NAMES, SIDES } from '../../words.ts';
import { tell } from '../answers.ts';
import { close, eliminate, goInside, reduceTo } from '../changes.ts';
import { fallsShort } from '../politics.ts';
import { cuAt, isOpenCity, nameOf, stackAt } from '../queries.ts';
import { aftermathQuestion } from '../questions/battle.ts';
import type { FrameAt, Hannibal, State } from '../state.ts';
import { legalWays } from './retreat.ts';

export interface AftermathFrame {
  readonly type: 'aftermath';
  readonly fought: Fought;
  stage: 'roll' | 'leave' | 'march' | 'politics';
  toll: Toll;
  /** 11.10B.d: CUs lost on the march. */
  march: number;
  eliminated: boolean;
}

const battleIn = (s: State): FrameAt<'battle'> => frameOf(s, 'battle');

/** 11.9: nobody suffers where no card was played. */
const hasCasualties = (f: AftermathFrame): boolean => cardsPlayed(f.fought) > 0;

function tollAfter(s: State, f: AftermathFrame, faces: Faces): { readonly hit: Toll; readonly all: Toll } {
  const figures = figuresOf(s);
  const hit = hasCasualties(f) ? afterCasualties(f.fought, fallen(faces, 'casualties'), figures) : startOf(f.fought);
  const face = faceOf(faces, 'retreat');
  const all = face === undefined ? hit : afterRetreatDie(f.fought, hit, face, figures);
  return { hit, all };
}

/** 11.9, 11.10A: the dice that are due, one after the other. */
function diceFor(s: State, f: AftermathFrame, faces: Faces) {
  const first = hasCasualties(f) ? [{ ...oneDie('casualties', 'Battle Casualties'), by: winnerOf(f.fought) }] : [];
  if (hasCasualties(f) && faceOf(faces, 'casualties') === undefined) return first;
  if (!mustRollRetreat(f.fought, tollAfter(s, f, faces).hit)) return first;
  const die = retreatDie(f.fought, figuresOf(s));
  return [...first, { ...oneDie('retreat', `The ${die} Retreat Die`), by: leaverOf(f.fought) }];
}

const lossWords = (f: AftermathFrame, toll: Toll): string =>
  SIDES.map((side) => `${SIDE_NAMES[side]} loses ${some(lostBy(side, f.fought, toll), 'CU')}`).join(', ');

/** What the losses are worth to the side whose die comes first: the winner's, or the leaver's where no card was played. */
function worthOf(f: AftermathFrame, toll: Toll): number {
  const first = hasCasualties(f) ? winnerOf(f.fought) : leaverOf(f.fought);
  return lostBy(otherSide(first), f.fought, toll) - lostBy(first, f.fought, toll);
}

/** The dice have fallen: both Armies are as many as they leave. */
function suffer(d: State, f: AftermathFrame, faces: Faces): void {
  const { at } = battleIn(d);
  const { hit, all } = tollAfter(d, f, faces);
  f.toll = all;
  f.stage = 'leave';
  if (hasCasualties(f))
    note(d, '11.9', () => `Casualties, a ${fallen(faces, 'casualties')}: ${lossWords(f, hit)}.`, {
      facts: { casualties: lostBy(winnerOf(f.fought), f.fought, hit) },
    });
  const face = faceOf(faces, 'retreat');
  if (face !== undefined)
    note(d, '11.10A', () => `The Retreat Die, face ${face}, costs ${some(all.counted - hit.counted, 'CU')}.`, {
      facts: { retreatLoss: all.counted - hit.counted },
    });
  for (const side of SIDES) reduceTo(d, side, at, all.left[side]);
  // As in the edition of 2007 a winner whom the casualties leave without CUs stays.
  const leaver = leaverOf(f.fought);
  if (all.left[leaver].cu === 0) eliminate(d, leaver, at, '11.10B.d');
}

/** 11.7.a, 11.10B: how the Force leaves; a beaten sortie goes back into its city. */
function leave(d: State, f: AftermathFrame): void {
  const b = battleIn(d);
  const side = leaverOf(f.fought);
  f.stage = 'politics';
  if (cuAt(d, side, b.at) === 0) return;
  if (isWithdrawal(f.fought)) {
    push(d, { type: 'withdraw', side, at: b.at });
    return;
  }
  if (b.sortie && side === b.attacker) {
    goInside(d, side, b.at, stackAt(d, side, b.at));
    note(d, '12.c', () => `The sortie is thrown back into ${nameOf(d, b.at)}.`);
    return;
  }
  f.stage = 'march';
  // Those who came out to a relief may go back in, Besieged or not.
  const sallied = side === b.attacker ? b.sallied : null;
  if (sallied) push(d, { type: 'gates', side, at: b.at, why: 'retreat', most: sallied.cu, locked: true });
  else if (isOpenCity(d, side, b.at))
    push(d, { type: 'gates', side, at: b.at, why: 'retreat', most: null, locked: true });
}

/** 11.10B: those who are not inside march, or are eliminated. */
function march(d: State, f: AftermathFrame): void {
  const b = battleIn(d);
  const side = leaverOf(f.fought);
  f.stage = 'politics';
  const { cu, generals } = stackAt(d, side, b.at);
  if (cu === 0) {
    if (generals.length > 0) eliminate(d, side, b.at, '11.10B.d');
    return;
  }
  const ways = legalWays(d, side, b);
  if (ways.length > 0) push(d, { type: 'retreat', side, at: b.at, ways, path: [] });
  else {
    f.march = cu;
    f.eliminated = true;
    const rule = b.landed && side === b.attacker ? '11.10B.b' : '11.10B.d';
    note(d, rule, () => `${SIDE_NAMES[side]} has no legal Retreat: ${plural(cu, 'CU is', 'CUs are')} eliminated.`, {
      facts: { eliminated: cu },
    });
    eliminate(d, side, b.at, '11.10B.d');
  }
}

/** 11.11: half of the CUs lost, in PCs. */
function politics(d: State, f: AftermathFrame): void {
  const side = leaverOf(f.fought);
  const counted = f.eliminated && d.setup.rulings['eliminated-force-counts'] === 'not-counted' ? 0 : f.march;
  // Whoever joined on the march and was lost there counts too.
  const due = pcsDue(f.fought, { ...f.toll, counted: f.toll.counted + counted });
  close(d, f);
  if (due === 0) return;
  tell(d, '11.11', { pcsDue: due }, () => `${SIDE_NAMES[side]} must remove ${some(due, 'PC')}.`);
  if (!fallsShort(d, side, due, '11.11')) push(d, { type: 'removal', side, rule: '11.11', left: due });
}

const STAGES = { leave, march, politics } as const;

export const aftermath: Procedure<Hannibal, AftermathFrame> = {
  run(d, f) {
    if (f.stage !== 'roll') STAGES[f.stage](d, f);
    else if (diceFor(d, f, {}).length > 0) return 'waits';
    else suffer(d, f, {});
    return 'goes-on';
  },
  asks: ask('11.9', 'the rolls for Battle Casualties and the Retreat.', 'Casualties and the Retreat'),
  question: aftermathQuestion,
  answers: {
    roll: {
      when: inStage('roll'),
      waits: (s, f) => ({
        dice: (faces) => diceFor(s, f, faces),
        reads: (faces) => lossWords(f, tollAfter(s, f, faces).all),
        worth: (faces) => worthOf(f, tollAfter(s, f, faces).all),
      }),
      apply: (d, f, { faces }) => suffer(d, f, faces),
    },
  },
};
