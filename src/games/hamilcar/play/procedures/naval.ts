/** A Naval Battle (9), round by round: Maneuver, Engage, Evade; then Prizes, landings, Supremacy and PCs. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { held, spendCard } from '../cards.ts';
import { placeName, takeSupremacy } from '../changes.ts';
import type { NavalFrame } from '../sea-frames.ts';
import { navalQuestion } from '../questions/sea.ts';
import type { TacticCard } from '../kept.ts';
import type { ProcedureOf, State } from '../state.ts';
import {
  broadside,
  discard,
  drawn,
  evaders,
  giscoDraws,
  goOn,
  mightEvade,
  nextDraw,
  playTactic,
  roller,
  tactic,
} from './broadside.ts';
import { rollDie } from './die.ts';
import { away, finish } from './homecoming.ts';
import { openWindow } from './window.ts';

const KEPT: readonly TacticCard['effect'][] = ['flee', 'pursuit'];

const flee = (s: State, f: NavalFrame, side: Side): string | undefined =>
  f.hands[side].find((id) => tactic(s, id)?.effect === 'flee');

const pursuit = (s: State, f: NavalFrame, side: Side): string | undefined =>
  f.hands[side].find((id) => tactic(s, id)?.effect === 'pursuit');

function means(s: State, f: NavalFrame): ('supremacy' | 'flee' | 'evasion')[] {
  const side = f.asked[0] ?? 'rome';
  return [
    ...(f.rolled && !f.held && side === roller(f) && s.supremacy === side ? (['supremacy'] as const) : []),
    ...(flee(s, f, side) ? (['flee'] as const) : []),
    ...(held(s, side, 'evasion').length > 0 ? (['evasion'] as const) : []),
  ];
}

const hunter = (f: NavalFrame): Side => otherSide(f.evader ?? 'rome');

/** What it means to pass, where one may. */
const PASSED: Readonly<Partial<Record<NavalFrame['stage'], string>>> = {
  maneuver: 'No card',
  evade: 'Fight on',
  chase: 'Let them go',
};

/** 9.2.C: on to whoever is asked next. */
function next(f: NavalFrame): void {
  f.asked = f.asked.slice(1);
  f.held = false;
}

export const naval: ProcedureOf<'naval'> = {
  run(d, f) {
    if (f.face !== null) {
      broadside(d, f, f.face);
      return 'goes-on';
    }
    switch (f.stage) {
      case 'window':
        f.stage = 'draw';
        f.drawing = d.supremacy;
        openWindow(d, 'naval');
        return 'goes-on';
      case 'draw':
        if (f.drawing && drawn(d, f, f.drawing) > 0) return 'waits';
        nextDraw(d, f);
        return 'goes-on';
      case 'evade':
        while (f.asked[0] && !mightEvade(d, f, f.asked[0])) next(f);
        if (f.asked.length > 0) return 'waits';
        goOn(d, f);
        return 'goes-on';
      case 'chase':
        if (f.hands[hunter(f)].length > 0) return 'waits';
        away(f);
        return 'goes-on';
      case 'maneuver':
        if (f.hands[roller(f)].length > 0) return 'waits';
        f.stage = 'engage';
        return 'goes-on';
      case 'engage':
        rollDie(d, roller(f), `Battle Roll, round ${f.round}`, '9.2.B1');
        return 'goes-on';
      case 'end':
        finish(d, f);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (_, f) => (f.stage === 'evade' ? (f.asked[0] ?? 'rome') : f.stage === 'chase' ? hunter(f) : roller(f)),
  asks(s, f) {
    if (f.stage === 'shuffle') return { rule: '9.1', says: 'the Tactic Cards are shuffled.' };
    if (f.stage === 'draw' || f.stage === 'bonus')
      return {
        rule: f.stage === 'draw' ? '9.1' : '9.2.B2',
        says: `${SIDE_NAMES[f.drawing ?? 'rome']} draws Tactic Cards.`,
      };
    if (f.stage === 'evade') return { rule: '9.2.C', says: 'whether to Evade.', after: f.asked.slice(1) };
    if (f.stage === 'chase')
      return { rule: '9.2.C', says: `whether to pursue the Fleet of ${SIDE_NAMES[f.evader ?? 'rome']}.` };
    return { rule: '9.2.A', says: `which Tactic Card to play in round ${f.round} at ${placeName(s, f.port)}.` };
  },
  question: (s, f) => (f.stage === 'evade' ? navalQuestion(s, f, means(s, f).length > 0) : undefined),
  answers: {
    shuffle: {
      when: (_, f) => f.stage === 'shuffle',
      waits: () => ({ pile: 'tactics' }),
      apply(d, f) {
        f.tactics = Object.keys(d.setup.tactics);
        f.stage = 'window';
      },
    },
    draw: {
      when: (_, f) => f.stage === 'draw' || f.stage === 'bonus',
      waits: (s, f) => ({
        pile: 'tactics',
        from: f.tactics,
        number: f.stage === 'bonus' ? 1 : Math.min(f.tactics.length, drawn(s, f, f.drawing ?? 'rome')),
      }),
      apply(d, f, { cards }) {
        const side = f.drawing ?? 'rome';
        f.hands[side] = [...f.hands[side], ...cards];
        f.tactics = f.tactics.filter((id) => !cards.includes(id));
        note(
          d,
          f.stage === 'draw' ? '9.1' : '9.2.B2',
          `${SIDE_NAMES[side]} draws ${plural(cards.length, 'Tactic Card')}.`,
        );
        if (f.stage === 'draw' && giscoDraws(d, f, side))
          note(d, '17.2.A.Gisco', 'H. Gisco draws two, whatever his rating.');
        if (f.stage === 'draw') nextDraw(d, f);
        else {
          f.stage = 'evade';
          f.asked = evaders(d, f);
        }
      },
    },
    tactic: listedAnswer(
      'tactic',
      '9.2.A',
      (s, f: NavalFrame) =>
        f.hands[roller(f)]
          .filter((id) => !KEPT.includes(tactic(s, id)?.effect ?? 'flee'))
          .map((card) => ({ action: { type: 'tactic' as const, card }, says: tactic(s, card)?.title ?? card })),
      (d, f, { card }) => playTactic(d, f, card),
      {
        when: (_, f) => f.stage === 'maneuver',
        why: (s, f, { card }) =>
          f.hands[roller(f)].includes(card) && KEPT.includes(tactic(s, card)?.effect ?? 'rating')
            ? no('2.4.B', `${tactic(s, card)?.title} takes effect in another step.`)
            : undefined,
      },
    ),
    evade: listedAnswer(
      'evade',
      '9.2.C',
      (s, f: NavalFrame) =>
        means(s, f).map((by) => ({
          action: { type: 'evade' as const, means: by },
          says: {
            supremacy: 'Give up Naval Supremacy to Evade',
            flee: 'Evade with Flee!',
            evasion: 'Evade with Evasion',
          }[by],
        })),
      (d, f, { means: by }) => {
        const side = f.asked[0] ?? 'rome';
        note(d, '9.2.C', `${SIDE_NAMES[side]} Evades.`);
        const card = by === 'flee' ? flee(d, f, side) : by === 'evasion' ? held(d, side, 'evasion')[0] : undefined;
        if (by === 'evasion' && card) {
          spendCard(d, side, card, 'counter');
          push(d, { type: 'counter', who: side, card, face: null, cancelled: false, asked: false });
          return;
        }
        if (card) discard(f, side, card);
        f.means = by;
        f.evader = side;
        f.stage = 'chase';
      },
      {
        when: (_, f) => f.stage === 'evade',
        why: (s, f, { means: by }) =>
          by === 'supremacy' && s.supremacy !== f.asked[0]
            ? no('2.1.I', 'Only its holder can give up Naval Supremacy.')
            : undefined,
      },
    ),
    chase: listedAnswer(
      'chase',
      '9.2.C',
      (s, f: NavalFrame) =>
        pursuit(s, f, hunter(f)) ? [{ action: { type: 'chase' as const }, says: 'Play Pursuit' }] : [],
      (d, f) => {
        const side = hunter(f);
        const card = pursuit(d, f, side);
        if (card) discard(f, side, card);
        note(d, '9.2.C', `${SIDE_NAMES[side]} plays Pursuit, and the battle goes on.`);
        if (f.means === 'supremacy' && d.setup.rulings['pursuit-and-supremacy'] === 'lost')
          takeSupremacy(d, side, '9.2.C');
        // Cards may be played at any time, so another try may follow; Naval Supremacy is given up once a step.
        f.held = true;
        f.means = null;
        f.evader = null;
        f.stage = 'evade';
      },
      { when: (_, f) => f.stage === 'chase' },
    ),
    pass: plainAnswer(
      'pass',
      (_: State, f: NavalFrame) => PASSED[f.stage] ?? 'Fight on',
      (_, f) => {
        if (f.stage === 'maneuver') f.stage = 'engage';
        else if (f.stage === 'chase') away(f);
        else next(f);
      },
      (_, f) => PASSED[f.stage] !== undefined,
    ),
  },
};
