/** Movement cards on the table (5.0, 5.1): which pieces of the Province get which MP, announced before any moves. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { AREA_NAMES } from '../../words.ts';
import { cardName, cardOf, spend, usable, whyNoMp } from '../cards.ts';
import { finishLegions } from '../changes.ts';
import { forceName, leaderUnallotted, nameOf, piecesName, unallotted } from '../queries.ts';
import type { Nero, State, Waiting } from '../state.ts';
import { type Answerable, isStruck, openWindow, stopOffers } from './window.ts';

interface AllotFrame extends Answerable {
  readonly type: 'allot';
  readonly at: string;
  /** MP not allotted yet. */
  mp: number;
  readonly forces: Waiting[];
  ready: boolean;
}

/** 5.1: Legions there that have not moved and have no MP yet. */
const legionsFree = (s: State, f: AllotFrame): number =>
  unallotted(s, f.at) - f.forces.reduce((sum, w) => sum + w.legions, 0);

const leaderOpen = (s: State, f: AllotFrame): boolean => leaderUnallotted(s, f.at) && !f.forces.some((w) => w.leader);

/** What is left of the forces after the answers. */
function announce(d: State, f: AllotFrame): void {
  const goesOn = d.setup.rulings['leader-of-a-halted-force'] === 'goes-on';
  for (const w of f.forces) {
    if (isStruck(f, 'bad-weather', forceName(w))) {
      finishLegions(d, w.at, w.legions);
      w.legions = 0;
      if (w.leader && !goesOn) d.round.leaderDone = true;
      w.leader &&= goesOn;
    }
    if (isStruck(f, 'sick', forceName(w))) {
      d.round.sick.push(d.round.active);
      w.leader = false;
    }
    if (w.legions > 0 || w.leader) d.round.waiting.push(w);
  }
}

export const allot: Procedure<Nero, AllotFrame> = {
  run(d, f): Course {
    if (!f.ready) return 'waits';
    pop(d);
    announce(d, f);
  },
  who: (s) => s.round.active,
  asks: (s, f) =>
    ask('5.1', `which pieces in ${nameOf(s, f.at)} get the ${f.mp} MP.`, `Which pieces get the ${f.mp} MP?`),
  answers: {
    lay: {
      *options(s, f) {
        if (f.forces.length > 0) return;
        for (const card of usable(s, s.round.active))
          if (cardOf(s, card).mp >= 1) yield { type: 'lay', card, at: f.at };
      },
      says: (s, _, { card }) => ({
        says: `${cardName(s, card)}: ${cardOf(s, card).mp} MP more`,
        group: 'Add a card',
      }),
      why(s, f, { card, at }) {
        if (f.forces.length > 0)
          return no('5.1', 'MP have been allotted; cards that are added up are laid before that.');
        if (at !== f.at) return no('5.1', `Found ${at}; the cards on the table are for ${f.at}.`);
        return whyNoMp(s, s.round.active, card);
      },
      apply(d, f, { card }) {
        f.mp += cardOf(d, card).mp;
        spend(d, d.round.active, card);
      },
    },
    allot: {
      *options(s, f) {
        const free = legionsFree(s, f);
        for (const leader of leaderOpen(s, f) ? [false, true] : [false])
          for (let legions = leader ? 0 : 1; legions <= free; legions++)
            for (let mp = 1; mp <= f.mp; mp++) yield { type: 'allot', legions, leader, mp };
      },
      draw(s, f, random) {
        const free = legionsFree(s, f);
        const ways = free + (leaderOpen(s, f) ? free + 1 : 0);
        if (f.mp === 0 || ways === 0) return undefined;
        const way = random.below(ways);
        const leader = way >= free;
        return { type: 'allot', legions: leader ? way - free : way + 1, leader, mp: 1 + random.below(f.mp) };
      },
      says: (s, _, { legions, leader, mp }) => ({ says: `${mp} MP`, group: piecesName(s, { legions, leader }) }),
      why(s, f, { legions, leader, mp }) {
        if (legions === 0 && !leader) return no('5.1', 'Found no piece; MP go to Legions, to the Leader, or to both.');
        const free = legionsFree(s, f);
        if (legions > free) return no('5.1', `Found ${plural(legions, 'Legion')}; ${free} without MP are left there.`);
        return leader && !leaderOpen(s, f)
          ? no('5.7', 'The Leader is not there, or cannot be given MP any more.')
          : no('5.1', `Found ${mp} MP; the cards leave 1 to ${f.mp} for a force.`);
      },
      apply(d, f, { legions, leader, mp }) {
        d.round.forces += 1;
        f.forces.push({ id: d.round.forces, at: f.at, legions, leader, mp });
        f.mp -= mp;
      },
    },
    done: {
      options: (_, f) => (f.forces.length > 0 ? [{ type: 'done' }] : []),
      says: () => 'Announce it so',
      why: () => no('5.1', 'No force has been given MP; at least one must be.'),
      apply(d, f) {
        const { active } = d.round;
        f.ready = true;
        for (const w of f.forces) {
          const pieces = (): string => `${piecesName(d, w)} in ${nameOf(d, w.at)}`;
          note(
            d,
            '5.1',
            () => `${AREA_NAMES[active]} gives ${w.mp} MP to ${pieces()}.`,
            () => ({ facts: { [forceName(w)]: `${pieces()}, ${w.mp} MP` } }),
          );
        }
        const offers = f.forces.flatMap((w) => stopOffers(d, active, forceName(w), w.legions > 0, w.leader));
        openWindow(d, 'march', active, offers);
      },
    },
  },
};
