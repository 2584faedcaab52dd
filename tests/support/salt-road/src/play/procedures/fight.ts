/** The fight (4): perhaps an Ambush, one die each, and where the loser goes. */
import { thrown } from '../../../../../../src/play/answer.ts';
import { no } from '../../../../../../src/play/problem.ts';
import { ask, type Course, goTo, type Procedure, simply } from '../../../../../../src/play/procedure.ts';
import { note, pop } from '../../../../../../src/play/state.ts';
import { fight as calculator, fought } from '../../fight.ts';
import { cardName, enemyOf, PLACE_NAMES, SIDE_NAMES, type Side, type Space } from '../../words.ts';
import { discard, go, lose } from '../changes.ts';
import { bandsOf, held, spaceOf, unknownPlace, waysOut } from '../queries.ts';
import type { SaltRoad, State } from '../state.ts';

interface FightFrame {
  readonly type: 'fight';
  /** The attacker, who waits in the space it comes from until it has won. */
  readonly side: Side;
  readonly from: Space;
  readonly at: Space;
  readonly bands: number;
  ambush: boolean;
  stage: 'ambush' | 'dice' | 'retreat';
}

const defender = (f: FightFrame): Side => enemyOf(f.side);

const input = (s: State, f: FightFrame) => ({
  attackers: f.bands,
  defenders: bandsOf(s, defender(f), f.at),
  ambush: f.ambush,
  tie: s.setup.rulings['tied-fight'],
});

/** 4.2: the attacker takes the space. */
function enter(d: State, f: FightFrame): void {
  pop(d);
  go(d, '4.2', f.side, f.from, f.at, f.bands);
}

export const fight: Procedure<SaltRoad, FightFrame> = {
  who: (_, f) => defender(f),
  question: (s, f) => ({ calculator: 'fight', input: input(s, f), shows: 'wins', wants: f.side, fears: defender(f) }),
  stages: {
    ambush: {
      run(d, f): Course {
        if (d.hands[defender(f)].length > 0) return 'waits';
        goTo(f, 'dice');
      },
      asks: ask('4.1', 'whether to play Ambush.', 'Play Ambush?'),
      play: {
        options: (s, f) => held(s, defender(f), 'ambush').map((card) => ({ type: 'play', card })),
        says: (_, __, { card }) => `Play ${cardName(card)}`,
        why: () => no('4.1', 'Only Ambush helps a defender.'),
        apply(d, f, { card }) {
          discard(d, '4.1', defender(f), card);
          f.ambush = true;
          goTo(f, 'dice');
        },
      },
      pass: simply('No Ambush', (_, f) => goTo(f, 'dice')),
    },
    dice: {
      asks: ask('4', 'the dice of the fight.'),
      roll: thrown({
        dice: (s, f) =>
          calculator.rolls!(input(s, f), {}, {}).map((roll) => ({
            ...roll,
            by: roll.id === 'attacker' ? f.side : defender(f),
          })),
        result: (s, f, { attacker: [attacks = 0] = [], defender: [defends = 0] = [] }) =>
          fought(input(s, f), attacks, defends),
        reads: ({ wins, defenderLoses }, _, f) =>
          wins
            ? `${SIDE_NAMES[f.side]} wins`
            : defenderLoses
              ? 'Each side loses a band'
              : `${SIDE_NAMES[defender(f)]} wins`,
        apply(d, f, { attacker, defender: defends, wins, attackerLoses, defenderLoses }) {
          note(
            d,
            '4',
            () => `${attacker} against ${defends}.`,
            () => ({
              facts: { attacker, defender: defends, victor: wins ? 'attacker' : defenderLoses ? 'nobody' : 'defender' },
              score: {
                at: f.at,
                sums: [
                  { side: f.side, sum: attacker, ...(wins && { wins }) },
                  { side: defender(f), sum: defends, ...(!wins && !defenderLoses && { wins: true as const }) },
                ],
              },
            }),
          );
          if (attackerLoses) lose(d, '4.2', f.side, f.from, 1);
          if (defenderLoses) lose(d, '4.2', defender(f), f.at, 1);
          if (!wins) pop(d);
          else if (bandsOf(d, defender(f), f.at) === 0) enter(d, f);
          else goTo(f, 'retreat');
        },
      }),
    },
    retreat: {
      run(d, f): Course {
        const side = defender(f);
        if (waysOut(d, side, f.at, f.from).length > 0) return 'waits';
        lose(d, '4.3', side, f.at, bandsOf(d, side, f.at));
        enter(d, f);
      },
      asks: ask('4.3', 'where to retreat.'),
      retreat: {
        options: (s, f) => waysOut(s, defender(f), f.at, f.from).map((to) => ({ type: 'retreat', to })),
        says: (_, f, { to }) => `Retreat to ${PLACE_NAMES[spaceOf(to) ?? f.at]}`,
        why(_, f, { to }) {
          const there = spaceOf(to);
          if (!there) return unknownPlace('4.3');
          return no('4.3', `${PLACE_NAMES[there]} is not an empty or own neighbour of ${PLACE_NAMES[f.at]}.`);
        },
        apply(d, f, { to }) {
          const there = spaceOf(to);
          if (!there) return;
          const side = defender(f);
          go(d, '4.3', side, f.at, there, bandsOf(d, side, f.at));
          enter(d, f);
        },
      },
    },
  },
};
