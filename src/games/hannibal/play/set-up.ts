/** How a game starts, as a sample writes it down, and the first position it becomes: 218 BC, or one made by hand. */
import { known } from '../../../calculator/keys.ts';
import { figuresOf } from '../../../play/figures.ts';
import { allKnown, noneTwice } from '../../../play/position.ts';
import { SIDES, type Side } from '../words.ts';
import { type Content, homesIn, mapOf, prepare, rowsOf, type SetUp } from './content.ts';
import { AFRICANUS } from './queries.ts';
import type { Rulings } from './rulings.ts';
import { NOBODY, type Stack, type State } from './state.ts';

/** The phases of the game turn (5). */
export const STAGES = [
  ...(['reinforce', 'return', 'levy', 'offices', 'shuffle', 'deal', 'first', 'strategy', 'winter'] as const),
  ...(['isolation', 'victory', 'reshuffle', 'end'] as const),
] as const;
export type Stage = (typeof STAGES)[number];

export type Forces = Readonly<Record<string, Partial<Stack>>>;

export interface Position {
  readonly turn?: number;
  /** The phase that begins; with `strategy`, the side named plays the next card. */
  readonly stage?: Stage;
  readonly active?: Side;
  /** Spaces whose owner differs from the map's at the start; `nobody` for none. */
  readonly control?: Readonly<Record<string, Side | 'nobody'>>;
  /** All Forces of both sides, in place of those of the set-up. */
  readonly forces?: Readonly<Record<Side, Forces>>;
  readonly inside?: Forces;
  readonly siege?: Readonly<Record<string, number>>;
  readonly consuls?: readonly string[];
  readonly proconsul?: string | null;
  readonly displaced?: readonly string[];
  /** Generals who are out of the game. */
  readonly gone?: readonly string[];
  readonly hands?: Readonly<Partial<Record<Side, readonly string[]>>>;
  readonly discards?: readonly string[];
  /** Cards out of the game. */
  readonly out?: readonly string[];
  /** What Events have brought about. */
  readonly truce?: boolean;
  readonly macedon?: State['macedon'];
  readonly navalVictory?: boolean;
  /** The card that binds a side's CUs. */
  readonly bans?: Readonly<Partial<Record<Side, string>>>;
  /** Where the siege train is. */
  readonly train?: string;
}

/** What a game is started with, as a sample writes it down. */
export interface Options {
  readonly rulings?: Partial<Rulings>;
  /** A position to start from; the set-up of 218 BC where none is given. */
  readonly position?: Position;
}

const FIELDS: Readonly<Record<keyof Position, true>> = {
  ...({ turn: true, stage: true, active: true, control: true, forces: true, inside: true, siege: true } as const),
  ...({ consuls: true, proconsul: true, displaced: true, gone: true, hands: true, discards: true, out: true } as const),
  ...({ truce: true, macedon: true, navalVictory: true, bans: true, train: true } as const),
};

/** A whole number within bounds. */
function checkNumber(what: string, found: unknown, from: number, to: number): void {
  if (!Number.isInteger(found) || Number(found) < from || Number(found) > to)
    throw new RangeError(`${what}: found ${found}, expected ${from} to ${to}`);
}

/** A list of names, where there is one. */
function listOf(what: string, found: readonly string[] = []): readonly string[] {
  if (!Array.isArray(found)) throw new RangeError(`${what}: found ${JSON.stringify(found)}, expected a list`);
  return found;
}

const MACEDON: readonly State['macedon'][] = ['none', 'allied', 'peace'];

/** More CUs than any counter mix has. */
const MOST_CU = 99;

function checkForces(of: Forces, { spaces }: SetUp, generals: readonly string[]): void {
  allKnown('space', Object.keys(of), Object.keys(spaces));
  for (const [at, stack] of Object.entries(of)) {
    if (typeof stack !== 'object') throw new RangeError(`the Force in ${at}: found ${stack}, expected its pieces`);
    allKnown(`field of the Force in ${at}`, Object.keys(stack), Object.keys(NOBODY));
    const { cu = 0, elephants = 0, generals: here } = stack;
    checkNumber(`CUs in ${at}`, cu, 0, MOST_CU);
    checkNumber(`Elephants in ${at}`, elephants, 0, MOST_CU);
    if (elephants > cu) throw new RangeError(`${at}: ${elephants} Elephants among ${cu} CUs`);
    allKnown('General', listOf(`Generals in ${at}`, here), generals);
  }
}

/** What a position made by hand must be: of known names, nobody in two places, and no two Armies outside in one space. */
function check(p: Position, setup: SetUp): void {
  const { spaces, places, generals, roster, deck, limits } = setup;
  allKnown('field of the position', Object.keys(p), Object.keys(FIELDS));
  if (p.turn !== undefined)
    checkNumber('turn', p.turn, 1, Number(figuresOf({ setup }).at('game-length', 'turns', 'number').value));
  if (p.stage) known(STAGES, p.stage, 'stage');
  if (p.active) known(SIDES, p.active, 'side');
  allKnown('space', [...Object.keys(p.control ?? {}), ...Object.keys(p.siege ?? {})], places);
  allKnown('owner', Object.values(p.control ?? {}), [...SIDES, 'nobody']);
  for (const [at, points] of Object.entries(p.siege ?? {}))
    if (spaces[at]?.kind === 'plain') throw new RangeError(`${at}: neither a Walled City nor a Tribe has points`);
    else checkNumber(`points on ${at}`, points, 1, limits['siege-points'] - 1);
  if (p.forces) {
    allKnown('side', Object.keys(p.forces), SIDES);
    allKnown('side with Forces', SIDES, Object.keys(p.forces));
  }
  if (p.hands) allKnown('side', Object.keys(p.hands), SIDES);
  const forces = [...SIDES.map((side) => p.forces?.[side] ?? {}), p.inside ?? {}];
  for (const side of SIDES) checkForces(p.forces?.[side] ?? {}, setup, roster[side]);
  checkForces(p.inside ?? {}, setup, Object.keys(generals));
  for (const at of Object.keys(p.inside ?? {}))
    if (spaces[at]?.kind !== 'city') throw new RangeError(`${at}: nobody can be inside, as it is not a Walled City`);
  for (const at of places)
    if (SIDES.every((side) => (p.forces?.[side]?.[at]?.cu ?? 0) > 0))
      throw new RangeError(`${at}: CUs of both sides are outside in one space`);
  const standing = forces.flatMap((of) => Object.values(of).flatMap((stack) => stack.generals ?? []));
  const beside = [...listOf('displaced', p.displaced), ...listOf('gone', p.gone)];
  const named = [...beside, ...listOf('consuls', p.consuls), ...(p.proconsul ? [p.proconsul] : [])];
  allKnown('General', named, Object.keys(generals));
  noneTwice('General', [...standing, ...beside]);
  if (p.macedon) known(MACEDON, p.macedon, 'Macedon');
  allKnown('side', Object.keys(p.bans ?? {}), SIDES);
  allKnown('space', p.train === undefined ? [] : [p.train], places);
  const cards = [
    ...SIDES.flatMap((side) => listOf(`hand of ${side}`, p.hands?.[side])),
    ...listOf('discards', p.discards),
    ...listOf('out', p.out),
    ...Object.values(p.bans ?? {}),
  ];
  allKnown('Strategy Card', cards, Object.keys(deck));
  noneTwice('Strategy Card', cards);
}

const filled = (of: Forces): Record<string, Stack> =>
  Object.fromEntries(Object.entries(of).map(([at, stack]) => [at, { ...NOBODY, ...stack }]));

/** The Forces of 218 BC, by the tables. */
function forcesOf218({ tables }: Content): Record<Side, Record<string, Stack>> {
  const forces: Record<Side, Record<string, Stack>> = { rome: {}, carthage: {} };
  const starts = Object.entries(rowsOf(tables, 'generals', (of) => of('start')));
  rowsOf(tables, 'set-up', (of, at) => {
    const generals = starts.flatMap(([id, start]) => (start === at ? [id] : []));
    const side = known(SIDES, of('side'), `side of the Force in ${at}`);
    forces[side][at] = { cu: Number(of('cu')), elephants: Number(of('elephants')), generals };
  });
  return forces;
}

/** Where Generals stand on the map, each with his space. */
const postsIn = (...all: readonly Readonly<Record<string, Stack>>[]): [string, string][] =>
  all.flatMap((of) =>
    Object.entries(of).flatMap(([at, { generals }]) => generals.map((id): [string, string] => [id, at])),
  );

/** 218 BC, or the position that the options name; nothing has gone on by itself yet. */
export function begin(options: Options, content: Content): State {
  allKnown('field of the set-up', Object.keys(options), ['rulings', 'position']);
  const setup = prepare(options.rulings, content);
  const p = options.position ?? {};
  check(p, setup);
  const control = homesIn(mapOf(content));
  for (const [at, who] of Object.entries(p.control ?? {}))
    if (who === 'nobody') delete control[at];
    else control[at] = who;
  const stacks = p.forces ? { rome: filled(p.forces.rome), carthage: filled(p.forces.carthage) } : forcesOf218(content);
  const inside = filled(p.inside ?? {});
  const posts = postsIn(stacks.rome, stacks.carthage, inside);
  const standing = posts.map(([id]) => id);
  const [displaced, gone] = [p.displaced ?? [], p.gone ?? []];
  const offices = rowsOf(content.tables, 'generals', (of) => of('office'));
  const free = (side: Side): string[] =>
    setup.roster[side].filter((id) => ![...standing, ...displaced, ...gone].includes(id));
  const isAfricanusIn = standing.includes(AFRICANUS) || displaced.includes(AFRICANUS);
  const hands = { rome: [...(p.hands?.rome ?? [])], carthage: [...(p.hands?.carthage ?? [])] };
  const [discards, out, bans] = [[...(p.discards ?? [])], [...(p.out ?? [])], p.bans ?? {}];
  const dealt = [...hands.rome, ...hands.carthage, ...discards, ...out, ...Object.values(bans)];
  return {
    ...{ setup, control, stacks, inside, hands },
    turn: p.turn ?? 1,
    active: p.active ?? 'carthage',
    tribes: Object.keys(setup.friends),
    where: Object.fromEntries([...Object.keys(setup.generals).map((id) => [id, null] as const), ...posts]),
    siege: { ...p.siege },
    subjugating: Object.fromEntries(
      Object.keys(p.siege ?? {}).flatMap((at) =>
        at in setup.friends ? [[at, stacks.rome[at]?.cu ? 'rome' : 'carthage'] as const] : [],
      ),
    ),
    consuls: [...(p.consuls ?? standing.filter((id) => offices[id] === 'consul'))],
    proconsul: p.proconsul ?? null,
    named: null,
    pool: free('rome').filter((id) => id !== AFRICANUS),
    displaced: [...displaced, ...free('carthage')],
    away: [...gone, ...(isAfricanusIn || gone.includes(AFRICANUS) ? [] : [AFRICANUS])],
    africanus: isAfricanusIn ? 'in-play' : gone.includes(AFRICANUS) ? 'never' : 'waiting',
    deck: Object.keys(setup.deck).filter((card) => !dealt.includes(card)),
    ...{ discards, out, seen: { rome: [], carthage: [] }, shuffleDue: false, owed: 0 },
    ...{ truce: p.truce ?? false, macedon: p.macedon ?? 'none', navalVictory: p.navalVictory ?? false },
    bans: Object.fromEntries(Object.entries(bans).map(([side, card]) => [side, { card, ends: null }])),
    train: p.train ?? null,
    // No Reinforcements on the turn of the set-up, as we read it.
    frames: [{ type: 'turn', stage: p.stage ?? 'shuffle' }],
    happened: [],
    ending: null,
  };
}
