/** What must hold from one state of Nero to the next by our readings: which clause gives titles, VP, Legions and markers. */
import { rulingsOf } from '../../../../src/games/nero/play/rulings.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { COLOURS, type Colour, ITALY, ROMA } from '../../../../src/games/nero/words.ts';
import { checkBattle, foughtIn, isAlone, type Watched } from './battle-law.ts';

type Wrong = (what: string) => never;

const usual = JSON.stringify(rulingsOf());
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const there = (s: State, c: Colour, at: string): number => s.stacks[c][at]?.n ?? 0;
const others = (s: State, c: Colour, at: string): number =>
  sum(COLOURS.map((other) => (other === c ? 0 : there(s, other, at))));
const owned = (s: State, c: Colour): number => sum(Object.values(s.stacks[c]).map(({ n }) => n));
const ownerless = (s: State): number => sum(Object.values(s.uncontrolled));
const reigning = (s: State): Colour[] => s.setup.colours.filter((c) => s.leaders[c].status === 'emperor');
const controls = (s: State, c: Colour, at: string): boolean => s.barbarian !== at && there(s, c, at) > others(s, c, at);
const areasOf = (s: State, c: Colour): Colour[] =>
  COLOURS.filter((area) => s.setup.board.areas[area].filter((at) => controls(s, c, at)).length >= 3);
const within = (s: State, type: string): boolean => s.frames.some((f) => f.type === type);

/** 5.4, 12.0: outside battle Legions are picked up or rebel; none comes out of nothing. */
function checkLegions({ before, action, after }: Watched, wrong: Wrong): void {
  const freed = ownerless(after) - ownerless(before);
  for (const c of COLOURS) {
    const gained = owned(after, c) - owned(before, c);
    const taken = action.type === 'take' && c === before.round.active ? Math.max(0, -freed) : 0;
    if (gained > 0 && gained !== taken) wrong(`Legions of ${c}`);
  }
  if (freed < 0 && action.type !== 'take') wrong('Uncontrolled Legions');
}

/** 7.1, 7.2, 9.0, 5.7: outside battle, how a Leader gains his title, and how he loses it. */
function checkTitles({ before, action, after }: Watched, wrong: Wrong): void {
  for (const c of before.setup.colours) {
    const [{ status: was }, { status: is, at }] = [before.leaders[c], after.leaders[c]];
    if (was === is) continue;
    if (is === 'contender') {
      const home =
        before.setup.board.areas[c].includes(at) && there(before, c, at) > 0 && areasOf(before, c).includes(c);
      if (was !== 'general' || !home || reigning(before).length > 1) wrong(`${c} is hailed`);
    } else if (is === 'emperor') {
      const hailed = was === 'contender' && at === ROMA && before.round.active !== after.round.active;
      const declared =
        within(before, 'declare') && at === ROMA && reigning(before).length === 0 && dpOf(before, c) >= 5;
      if (!hailed && !declared) wrong(`${c} is Emperor`);
    } else {
      const killed = within(before, 'assassinate') && was === 'emperor' && at === ROMA;
      if (!killed && !isAlone(after, c)) wrong(`${c} is a General after ${action.type}`);
    }
  }
}

/** 7.1: DP of the one who declares. */
function dpOf(s: State, c: Colour): number {
  const surplus = sum(ITALY.map((at) => there(s, c, at) - others(s, c, at) - (s.uncontrolled[at] ?? 0)));
  const cards = s.frames.flatMap((f) => (f.type === 'declare' ? f.cards.filter(({ struck }) => !struck) : []));
  return Math.max(0, surplus) + 2 * areasOf(s, c).length + cards.length;
}

/** 13.2-early, 13.2-final, 3.2: VP of a colour at the end of a game turn. */
function earned(s: State, c: Colour): number {
  const [title, shared, area] = s.turn === 4 ? [8, 4, 3] : [5, 2, 2];
  const { status, at } = s.leaders[c];
  const roma = at === ROMA ? 2 + Number(s.wholeTurn[c]) : 0;
  const worn = (reigning(s).length > 1 ? shared : title) + roma - (s.barbarian ? 2 : 0);
  const areas = areasOf(s, c).filter((held) => held !== s.setup.vacant).length;
  const italy = ITALY.filter((province) => controls(s, c, province)).length;
  return (status === 'emperor' ? worn : 0) + area * areas + italy;
}

/** 13.2: outside battle VP come only when the game turn ends, from what is held then. */
function checkVp({ before, after }: Watched, wrong: Wrong): void {
  const ends = after.turn !== before.turn || after.ending?.how === 'points';
  for (const c of before.setup.colours)
    if (after.vp[c] - before.vp[c] !== (ends ? earned(after.turn === before.turn ? after : before, c) : 0))
      wrong(`VP of ${c}`);
}

/** 5.6, 6.5, 12.0-barbarians: a marker comes with Legions from next door, and goes for 2 MP or with the game turn. */
function checkMarkers({ before, action, after }: Watched, wrong: Wrong): void {
  for (const c of COLOURS)
    for (const [at, { marker }] of Object.entries(after.stacks[c])) {
      const was = before.stacks[c][at]?.marker === true;
      if (marker && !was) {
        const { borders, straits } = before.setup.board.places[at]!;
        const left = [...borders, ...straits].some((from) => there(after, c, from) < there(before, c, from));
        if (!left) wrong(`a marker on ${c} in ${at}`);
      } else if (was && !marker && after.turn === before.turn && !after.ending) {
        const paid = (before.round.force?.left ?? 0) - (after.round.force?.left ?? 0);
        if (action.type !== 'clear' || c !== before.round.active || paid !== 2) wrong(`no marker on ${c} in ${at}`);
      }
    }
}

/** 5.2, 5.3, 5.5, 5.7, 5.8: what a step costs, and who goes. */
function checkMarch({ before, after }: Watched, wrong: Wrong): void {
  const [force, come] = [before.round.force, after.round.force];
  if (!force || force.id !== come?.id || force.at === come.at || within(before, 'retreat')) return;
  const { active } = before.round;
  const { legions, at: to } = come;
  const over = before.setup.board.places[force.at]!.straits.includes(to);
  const size = over ? legions : legions > 5 ? 3 : legions > 3 ? 2 : 1;
  const entry = before.barbarian === to ? 3 : Math.max(1, size);
  const fatigue = legions > 0 && force.tired > 0 ? force.fatigue : 0;
  const leave = force.agreed.some((c) => force.met.includes(c) && there(before, c, force.at) > 0) ? 1 : 0;
  if (force.left - come.left !== entry + fatigue + leave) wrong(`${force.left - come.left} MP to ${to}`);
  if (to === ROMA && legions > 0) wrong('Legions in Roma');
  if (there(before, active, force.at) - there(after, active, force.at) !== legions) wrong('who leaves');
  if (there(after, active, to) - there(before, active, to) !== legions) wrong('who comes');
}

/** Throws where a step breaks a law; games by other readings and what chance deals are not looked at. */
export function checkStep(step: Watched): void {
  const { before, action } = step;
  const dealing = ['place', 'open', 'record', 'draw', 'shuffle', 'deal'].includes(action.type);
  if (dealing || JSON.stringify(before.setup.rulings) !== usual) return;
  const wrong = (what: string): never => {
    throw new Error(`${what} after ${JSON.stringify(action)}: ${JSON.stringify({ ...before, setup: undefined })}`);
  };
  const battle = foughtIn(step);
  if (battle) checkBattle(battle, step);
  else for (const law of [checkLegions, checkTitles, checkVp]) law(step, wrong);
  checkMarkers(step, wrong);
  checkMarch(step, wrong);
}
