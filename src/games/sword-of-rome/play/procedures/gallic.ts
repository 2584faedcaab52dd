/** 5.4-3p: with three players the Gauls come by themselves: a die, and whoever has the fewest VP leads them. */
import { known } from '../../../../calculator/keys.ts';
import { type Procedure, plain } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { PLAYER_NAMES, type Player } from '../../words.ts';
import { endAction, ward } from '../changes.ts';
import { startMove } from '../movement/campaign.ts';
import { deciderOf, nameDecider } from '../politics/order.ts';
import { cuAt, placedOf, whereIs } from '../queries.ts';
import type { State, Sword } from '../state.ts';
import { isHeld, takeCommand } from './stack.ts';

/** 5.4-3p: the Gauls come by themselves. */
interface GallicFrame {
  readonly type: 'gallic';
  event: GallicEvent | null;
  led: boolean;
}
export const GALLIC_EVENTS = ['quiet', 'levy', 'raid', 'invasion'] as const;
export type GallicEvent = (typeof GALLIC_EVENTS)[number];

/** What the table has for this face. */
const eventOf = (s: State, face: number): GallicEvent =>
  known(GALLIC_EVENTS, s.setup.gallicEvents[face - 1], 'table "gallic-events":');

const SAYS: Readonly<Record<GallicEvent, string>> = {
  quiet: 'the Gauls stay at home',
  levy: 'the Gauls raise 1 CU',
  raid: 'a Gallic army goes raiding with 4 MP',
  invasion: 'a Gallic army marches with 5 MP and may besiege',
};

/** The value of a card that would give the Gauls as many MP (9.2.2). */
const WORTH: Readonly<Record<GallicEvent, number>> = { quiet: 0, levy: 0, raid: 2, invasion: 3 };

/** 16.1: who has the fewest VP, whoever is allied with them. */
const runs = (s: State): Player => deciderOf(s, 'gauls', 'end');

const chiefs = (s: State): string[] =>
  s.setup.leadersOf.gauls.filter((id) => {
    const { at, inside } = placedOf(s, id);
    return !inside && cuAt(s, at, 'gauls') > 0 && !isHeld(s, id);
  });

function actionOver(d: State): void {
  endAction(d);
  pop(d);
}

export const gallic: Procedure<Sword, GallicFrame> = {
  run(d, f) {
    if (d.calm && f.event === null) {
      note(d, '7.1-icons', 'A card of this round keeps the Gauls quiet.', { facts: { 'gallic event': 'cancelled' } });
      return actionOver(d);
    }
    if (f.event === null) return 'waits';
    if (f.event === 'levy') {
      pop(d);
      return push(d, { type: 'levy', seat: runs(d), powers: ['gauls'], cu: 1, hired: false });
    }
    return WORTH[f.event] > 0 && !f.led && chiefs(d).length > 0 ? 'waits' : actionOver(d);
  },
  who: runs,
  asks: (s, f) =>
    f.event === null
      ? { rule: '5.4-3p', says: 'the Gallic Event.' }
      : { rule: '5.4-3p', says: `${PLAYER_NAMES[runs(s)]}: lead a Gallic army.` },
  answers: {
    roll: {
      when: (_, f) => f.event === null,
      waits: (s) => ({
        dice: () => [{ id: 'gallic', label: 'Gallic Event', dice: 1, sides: 6 }],
        reads: (faces) => SAYS[eventOf(s, faces['gallic']![0]!)],
      }),
      apply(d, f, { faces }) {
        const event = eventOf(d, faces['gallic']![0]!);
        f.event = event;
        note(d, '5.4-3p', () => `Gallic Event: ${SAYS[event]}.`, { facts: { 'gallic event': event } });
        if (event !== 'quiet') nameDecider(d, 'gauls', 'end');
      },
    },
    lead: {
      when: (_, f) => f.event !== null,
      options: (s) => chiefs(s).map((leader) => ({ type: 'lead', leader })),
      says: (s, _, { leader }) => whereIs(s, leader),
      apply(d, f, { leader }) {
        f.led = true;
        takeCommand(d, leader);
        const by = runs(d);
        ward(d, { power: 'gauls', seat: by, friend: false });
        startMove(d, {
          leader,
          by,
          value: f.event === null ? 0 : WORTH[f.event],
          means: 'none',
          campaign: false,
          flanks: null,
        });
      },
    },
    done: plain(
      'done',
      'Let them stay',
      (_, f) => f.event !== null,
      (_, f) => {
        f.led = true;
      },
    ),
  },
};
