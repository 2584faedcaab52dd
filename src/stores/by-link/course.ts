/** Two devices' versions of one game: which continues the other, and where they diverge. Pure; knows no game. */
import { type Branch, fingerprint, type Written } from '../../play/sample.ts';

/** What the actions of a course are known by, up to one of them. */
export const knownBy = ({ actions }: Branch, many: number): string =>
  fingerprint(JSON.stringify(actions.slice(0, many)));

/** The actions behind so many, as a course of their own. */
export function partFrom({ together = [], ...branch }: Branch, since: number): Branch {
  const kept = together.filter((i) => i >= since).map((i) => i - since);
  return { ...branch, actions: branch.actions.slice(since), ...(kept.length > 0 && { together: kept }) };
}

/** A course with a part behind so many of its actions. */
export function withPart(course: Branch, since: number, part: Branch): Branch {
  const { together: _, ...branch } = course;
  const together = [
    ...(course.together ?? []).filter((i) => i < since),
    ...(part.together ?? []).map((i) => i + since),
  ];
  return {
    ...branch,
    actions: [...course.actions.slice(0, since), ...part.actions],
    ...(together.length > 0 && { together }),
  };
}

/** How the course that was brought stands to the one that is here. */
export type Met =
  /** It goes on from here, or is the same. */
  | { readonly type: 'newer' | 'same' }
  /** What is here goes on from it. */
  | { readonly type: 'older' }
  /** Both go on from what they share. */
  | { readonly type: 'apart'; readonly shared: number };

const isSame = (a: Written | undefined, b: Written | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

export function meet(here: Pick<Branch, 'actions'>, brought: Pick<Branch, 'actions'>): Met {
  const [a, b] = [here.actions, brought.actions];
  const least = Math.min(a.length, b.length);
  const parts = a.findIndex((action, i) => i < least && !isSame(action, b[i]));
  if (parts >= 0) return { type: 'apart', shared: parts };
  return { type: b.length > a.length ? 'newer' : b.length < a.length ? 'older' : 'same' };
}
