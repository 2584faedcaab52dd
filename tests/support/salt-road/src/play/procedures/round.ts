/** The round (2): cards, the turns of both sides, and the end of the game after the last one. */
import { no } from '../../../../../../src/play/problem.ts';
import { ask, type Course, goTo, type Procedure, simply } from '../../../../../../src/play/procedure.ts';
import { note, push } from '../../../../../../src/play/state.ts';
import { eachSide, HAND, HOMES, NEXT, PLACE_NAMES, PLACES, SIDE_NAMES, SIDES, type Side, TURNS } from '../../words.ts';
import { go } from '../changes.ts';
import { bandsOf, camps, isHeld, spaceOf, spacesOf, unknownPlace, whyNoMuster, whyNoStep } from '../queries.ts';
import type { SaltRoad, State } from '../state.ts';

interface RoundFrame {
  readonly type: 'round';
  stage: 'cards' | 'deal' | 'turns';
  /** Turns that are over. */
  turn: number;
}

/** 2: Rome and Sabinum in turn. */
const active = (_: State, f: RoundFrame): Side => SIDES[f.turn % SIDES.length] ?? 'rome';

/** 2.1: cards that each side lacks. */
const lacking = (s: State): Record<Side, number> => eachSide((side) => Math.max(0, HAND - s.hands[side].length));

const needed = (s: State): number => Object.values(lacking(s)).reduce((a, b) => a + b, 0);

/** 6.2: the side with more spaces, or Rome. */
function end(d: State): void {
  const [rome, sabinum] = SIDES.map((side) => spacesOf(d, side).length) as [number, number];
  note(
    d,
    '6.2',
    () => `Rome has ${rome} spaces, Sabinum ${sabinum}.`,
    () => ({ facts: { rome, sabinum } }),
  );
  d.ending = { how: 'points', rule: '6.2', winners: [rome >= sabinum ? 'rome' : 'sabinum'] };
}

export const round: Procedure<SaltRoad, RoundFrame> = {
  stages: {
    cards: {
      run(d, f): Course {
        if (d.deck.length < needed(d)) return 'waits';
        goTo(f, needed(d) > 0 ? 'deal' : 'turns');
      },
      asks: ask('2.1', 'the cards played are shuffled into the deck.', 'The deck is shuffled'),
      shuffle: {
        waits: () => ({ pile: 'deck' }),
        apply(d, f) {
          d.deck.push(...d.discards);
          d.discards = [];
          goTo(f, 'deal');
        },
      },
    },
    deal: {
      asks: ask('2.1', 'both sides draw cards.'),
      deal: {
        waits: (s) => ({ pile: 'deck', from: s.deck, hands: lacking(s) }),
        apply(d, f, { hands }) {
          for (const side of SIDES) d.hands[side].push(...(hands[side] ?? []));
          const dealt = Object.values(hands).flat();
          d.deck = d.deck.filter((card) => !dealt.includes(card));
          note(d, '2.1', `Each side has ${HAND} cards.`);
          goTo(f, 'turns');
        },
      },
    },
    turns: {
      run(d, f): Course {
        if (f.turn < TURNS) return 'waits';
        if (d.round === d.setup.rounds) return end(d);
        d.round += 1;
        f.turn = 0;
        goTo(f, 'cards');
      },
      who: active,
      asks: ask('2.2', 'move, besiege, muster, or do nothing.', 'What do you do?'),
      move: {
        *options(s, f) {
          const side = active(s, f);
          for (const from of PLACES)
            for (const to of NEXT[from])
              for (let bands = bandsOf(s, side, from); bands > 0; bands--)
                if (!whyNoStep(s, side, from, to, bands)) yield { type: 'move', from, to, bands };
        },
        says: (s, f, { from, to, bands }) => {
          const [here, there] = [spaceOf(from), spaceOf(to)];
          const names = here && there ? `${PLACE_NAMES[here]} to ${PLACE_NAMES[there]}` : '';
          const fights = there && isHeld(s, active(s, f), there);
          return {
            says: `${bands} from ${names}${fights ? ', to fight' : ''}`,
            group: here ? `From ${PLACE_NAMES[here]}` : '',
          };
        },
        why(s, f, { from, to, bands }) {
          const [here, there] = [spaceOf(from), spaceOf(to)];
          return here && there ? whyNoStep(s, active(s, f), here, there, bands) : unknownPlace('3.1');
        },
        apply(d, f, { from, to, bands }) {
          const [side, here, there] = [active(d, f), spaceOf(from), spaceOf(to)];
          if (!here || !there) return;
          f.turn += 1;
          if (isHeld(d, side, there))
            push(d, { type: 'fight', side, from: here, at: there, bands, ambush: false, stage: 'ambush' });
          else {
            go(d, '3.1', side, here, there, bands);
            push(d, { type: 'march', side, at: there, bands });
          }
        },
      },
      besiege: {
        options: (s, f) => camps(s, active(s, f)).map((from) => ({ type: 'besiege', from })),
        says: (_, __, { from }) => `Besiege Fidenae from ${PLACE_NAMES[spaceOf(from) ?? 'roma']}`,
        why(s, f, { from }) {
          const here = spaceOf(from);
          if (!here || !NEXT.fidenae.includes(here)) return no('5', 'You besiege Fidenae from Roma or Eretum.');
          if (!isHeld(s, active(s, f), 'fidenae')) return no('5', 'No enemy is inside Fidenae.');
          return no('5', `You need 2 bands in ${PLACE_NAMES[here]}.`);
        },
        apply(d, f, { from }) {
          const here = spaceOf(from);
          if (!here) return;
          f.turn += 1;
          push(d, {
            type: 'siege',
            side: SIDES[(f.turn + 1) % 2] ?? 'rome',
            from: here,
            ladders: false,
            stage: 'ladders',
          });
        },
      },
      muster: {
        options: (s, f) => (whyNoMuster(s, active(s, f)) ? [] : [{ type: 'muster' }]),
        says: (s, f) => `Muster a band in ${PLACE_NAMES[HOMES[active(s, f)]]}`,
        why: (s, f) => whyNoMuster(s, active(s, f)),
        apply(d, f) {
          const side = active(d, f);
          d.bands[side][HOMES[side]] += 1;
          note(d, '2.3', () => `${SIDE_NAMES[side]} musters a band in ${PLACE_NAMES[HOMES[side]]}.`);
          f.turn += 1;
        },
      },
      pass: simply('Do nothing', (_, f) => {
        f.turn += 1;
      }),
    },
  },
};
