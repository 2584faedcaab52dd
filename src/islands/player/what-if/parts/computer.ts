/** The computer in a branch and how it is shown: loaded once it has a seat. */
import { type Computer, computerAt } from '../../../../stores/branch/computer.ts';
import type { Sitting } from '../../../../stores/branch/sitting.ts';
import { thinkerOf } from '../../../../workers/thinker.ts';
import type { Room } from '../engine.ts';

export { Over, Resign } from './ending.tsx';
export { Thinking, WhatTheyDid } from './thinking.tsx';

export const seatAt = (sitting: Sitting, id: Room['id'], worth: string): Computer =>
  computerAt(sitting, thinkerOf(id, worth));
