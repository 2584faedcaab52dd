/** What a moving General may take along (7.2), and how much of a card his troops have used. */
import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { frameOf } from '../../../../play/state.ts';
import { holds, insideAt, isAbove, isBesieged, isShutIn, piecesSaid, stackAt } from '../queries.ts';
import { type FrameAt, NOBODY, type Pieces, type Stack, type State } from '../state.ts';

type Move = FrameAt<'move'>;

/** Pieces that a card has moved, with the MPs that they have used of it. */
export interface Moved extends Pieces {
  readonly used: number;
}

/** More MPs than any card gives: what has fought, besieged or been stopped moves no more with it. */
export const DONE = 99;

/** What is left when these have gone; Elephants beyond the CUs are gone with them. */
export const minus = (a: Readonly<Stack>, b: Readonly<Stack>): Stack => {
  const cu = Math.max(0, a.cu - b.cu);
  return {
    cu,
    elephants: Math.min(cu, Math.max(0, a.elephants - b.elephants)),
    generals: a.generals.filter((id) => !b.generals.includes(id)),
  };
};

const movedAt = (s: State, at: string): readonly Moved[] => frameOf(s, 'card').moved[at] ?? [];

/** All pieces that stand beside his Force and that he has not left here. */
const around = (s: State, f: Move): Stack =>
  isShutIn(s, f.general)
    ? minus(isBesieged(s, f.at) ? NOBODY : insideAt(s, f.at), f.force)
    : minus(minus(stackAt(s, s.active, f.at), f.force), f.behind);

/** 7.2: what may go with him: of what the card has moved before only what has MPs left, and nobody who outranks him. */
export function beside(s: State, f: Move): Readonly<Stack> {
  const { activated, ridden } = frameOf(s, 'card');
  const free = around(s, f);
  const generals = free.generals.filter(
    (id) => !activated.includes(id) && (ridden[id] ?? 0) < f.most && !isAbove(s, id, f.general),
  );
  let [cu, elephants] = [free.cu, free.elephants];
  for (const group of movedAt(s, f.at))
    if (group.used >= f.most) {
      cu -= group.cu;
      elephants -= group.elephants;
    }
  cu = Math.max(0, cu);
  return { cu, elephants: Math.min(cu, Math.max(0, elephants)), generals };
}

/** Those who have gone least go first: what is left of them, and the MPs that these have used. */
function drawn(s: State, f: Move, part: Readonly<Pieces>): { readonly left: Moved[]; readonly used: number } {
  const groups = [...movedAt(s, f.at)].sort((a, b) => a.used - b.used);
  const free = around(s, f);
  const [cu, elephants] = groups.reduce(
    ([all, beasts], group) => [all - group.cu, beasts - group.elephants],
    [free.cu, free.elephants],
  );
  let plainNeed = part.cu - part.elephants - Math.max(0, cu - elephants);
  let beastNeed = part.elephants - Math.max(0, elephants);
  let used = 0;
  const left: Moved[] = [];
  for (const group of groups) {
    const plain = Math.max(0, Math.min(plainNeed, group.cu - group.elephants));
    const beasts = Math.max(0, Math.min(beastNeed, group.elephants));
    plainNeed -= plain;
    beastNeed -= beasts;
    if (plain + beasts > 0) used = Math.max(used, group.used);
    const rest = group.cu - plain - beasts;
    if (rest > 0) left.push({ cu: rest, elephants: group.elephants - beasts, used: group.used });
  }
  return { left, used };
}

/** 7.2: CUs join his Force. */
export function takes(d: State, f: Move, part: Readonly<Pieces>): void {
  const { left, used } = drawn(d, f, part);
  const { moved } = frameOf(d, 'card');
  if (left.length > 0) moved[f.at] = left;
  else delete moved[f.at];
  f.used = Math.max(f.used, used);
  f.force.cu += part.cu;
  f.force.elephants += part.elephants;
}

/** What has moved with the card has used so many of its MPs. */
export function stays(d: State, at: string, { cu, elephants, generals }: Readonly<Stack>, used: number): void {
  const { moved, ridden } = frameOf(d, 'card');
  if (cu > 0) moved[at] = [...(moved[at] ?? []), { cu, elephants, used }];
  for (const id of generals) ridden[id] = Math.max(ridden[id] ?? 0, used);
}

/** 7.2: why these CUs cannot join his Force. */
export function takeProblem(s: State, f: Move, part: Readonly<Pieces>): Problem {
  const { cu, elephants } = part;
  const free = beside(s, f);
  const most = s.setup.limits['moving-cu'];
  if (cu < 1 || elephants > cu)
    return no('7.2', `${plural(cu, 'CU')} cannot include ${plural(elephants, 'Elephant')}.`);
  if (f.force.cu + cu > most)
    return no('7.2', `${f.force.cu + cu} CUs would move; a General can move at most ${most}.`);
  const again = f.behind.cu > 0 && holds({ ...free, cu: free.cu + f.behind.cu }, { cu, elephants: 0 });
  const left = again ? ' He must move before taking back what he left.' : '';
  return no('7.2', `He can take ${free.cu > 0 ? piecesSaid(free) : 'no CUs'} here.${left}`);
}
