/** Courses that seldom come up by themselves: each shows a reading that has another side. */
import type { Play } from '../../../support/plays.ts';

export const scenes: Play['scenes'] = [];
