/** Who controls what: PCs placed and taken, and what that makes of a Province and of Mare Tyrrhenum. */
import { note } from '../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { holderOfProvince, holderOfTyrrhenum, spaceOf } from './queries.ts';
import type { State } from './state.ts';

/** Tells who controls it now, if that has changed. */
function tell(d: State, rule: string, what: string, before: Side | null, now: Side | null): void {
  if (before === now) return;
  note(d, rule, now ? `${SIDE_NAMES[now]} now controls ${what}.` : `Nobody controls ${what} any more.`);
}

/** 2.1.E, 2.1.H: a PC or city in place of what was there, or nothing. */
export function setPc(d: State, side: Side | null, at: string): void {
  const { province } = spaceOf(d, at);
  const before = { province: holderOfProvince(d, province), tyrrhenum: holderOfTyrrhenum(d) };
  if (side) d.control[at] = side;
  else delete d.control[at];
  tell(
    d,
    '2.1.E',
    `the Province of ${d.setup.provinces[province]?.name ?? province}`,
    before.province,
    holderOfProvince(d, province),
  );
  tell(d, '2.1.H', 'Mare Tyrrhenum', before.tyrrhenum, holderOfTyrrhenum(d));
}
