/** The position that a game starts from: 218 BC, with what the options put in its place. */

import { Reader } from '../../../calculator/table.ts';
import { allKnown, noneTwice } from '../../../play/position.ts';
import { SIDES, type Side } from '../words.ts';
import { type Content, placeId, rowsOf, type SetUp, sideNamed } from './content.ts';
import { NOBODY, type Stack } from './forces.ts';
import type { Forces, Position } from './options.ts';
import { STAGES } from './stages.ts';
import type { State } from './state.ts';

const HOMES: Readonly<Record<string, Side>> = { Romans: 'rome', Carthaginians: 'carthage' };
const AFRICANUS = 'africanus';

/** Names that do not exist, Generals in two places, more Elephants than CUs. */
function check(p: Position, { spaces, generals, deck }: SetUp): void {
  const places = Object.keys(spaces);
  const forces = [...SIDES.map((side) => p.forces?.[side] ?? {}), p.inside ?? {}];
  allKnown('space', [...Object.keys(p.control ?? {}), ...Object.keys(p.siege ?? {})], places);
  for (const of of forces) allKnown('space', Object.keys(of), places);
  const named = forces.flatMap((of) => Object.values(of).flatMap((stack) => stack.generals ?? []));
  allKnown(
    'General',
    [...named, ...(p.displaced ?? []), ...(p.gone ?? []), ...(p.consuls ?? [])],
    Object.keys(generals),
  );
  noneTwice('General', named);
  const cards = SIDES.flatMap((side) => p.hands?.[side] ?? []);
  allKnown('Strategy Card', cards, Object.keys(deck));
  noneTwice('Strategy Card', cards);
  if (p.stage) allKnown('stage', [p.stage], STAGES);
  for (const of of forces)
    for (const [at, { cu = 0, elephants = 0 }] of Object.entries(of))
      if (elephants > cu) throw new RangeError(`${at}: ${elephants} Elephants among ${cu} CUs`);
}

const filled = (of: Forces): Record<string, Stack> =>
  Object.fromEntries(Object.entries(of).map(([at, stack]) => [at, { ...NOBODY, ...stack }]));

/** The Forces of 218 BC, by the tables. */
function forcesOf218({ tables }: Content): Record<Side, Record<string, Stack>> {
  const read = new Reader(tables);
  const forces: Record<Side, Record<string, Stack>> = { rome: {}, carthage: {} };
  for (const at of rowsOf(tables, 'set-up')) {
    const of = (column: string) => read.at('set-up', at, column).value;
    const side = sideNamed(of('side'));
    if (!side) throw new RangeError(`set-up ${at}: found side "${of('side')}"`);
    const generals = rowsOf(tables, 'generals').filter((id) => read.at('generals', id, 'start').value === at);
    forces[side][at] = { cu: Number(of('cu')), elephants: Number(of('elephants')), generals };
  }
  return forces;
}

/** 218 BC, or the position that the options name; nothing has gone on by itself yet. */
export function placed(setup: SetUp, p: Position, content: Content): State {
  check(p, setup);
  const read = new Reader(content.tables);
  const homes = (content.map?.spaces ?? []).flatMap(({ name, home }): [string, Side][] => {
    const side = home && HOMES[home];
    return side ? [[placeId(name), side]] : [];
  });
  const control: Record<string, Side> = Object.fromEntries(homes);
  for (const [at, who] of Object.entries(p.control ?? {}))
    if (who === 'nobody') delete control[at];
    else control[at] = who;
  const stacks = p.forces ? { rome: filled(p.forces.rome), carthage: filled(p.forces.carthage) } : forcesOf218(content);
  const inside = filled(p.inside ?? {});
  const generals = Object.keys(setup.generals);
  const placedOnes = [
    ...Object.values(stacks.rome),
    ...Object.values(stacks.carthage),
    ...Object.values(inside),
  ].flatMap((stack) => stack.generals);
  const displaced = [...(p.displaced ?? [])];
  const gone = [...(p.gone ?? [])];
  const isConsul = (id: string): boolean => read.at('generals', id, 'office').value === 'consul';
  const consuls = p.consuls ?? placedOnes.filter(isConsul);
  const free = generals.filter((id) => ![...placedOnes, ...displaced, ...gone].includes(id));
  const isAfricanusIn = placedOnes.includes(AFRICANUS) || displaced.includes(AFRICANUS);
  const hands = { rome: [...(p.hands?.rome ?? [])], carthage: [...(p.hands?.carthage ?? [])] };
  const dealt = [...hands.rome, ...hands.carthage];
  return {
    setup,
    turn: p.turn ?? 1,
    active: p.active ?? 'carthage',
    control,
    tribes: Object.keys(setup.friends),
    stacks,
    inside,
    siege: { ...p.siege },
    subjugating: Object.fromEntries(
      Object.keys(p.siege ?? {}).flatMap((at) =>
        at in setup.friends ? [[at, stacks.rome[at]?.cu ? 'rome' : 'carthage'] as const] : [],
      ),
    ),
    consuls: [...consuls],
    proconsul: p.proconsul ?? null,
    named: null,
    pool: free.filter((id) => setup.generals[id]?.side === 'rome' && id !== AFRICANUS),
    displaced: [...displaced, ...free.filter((id) => setup.generals[id]?.side === 'carthage')],
    away: [...gone, ...(isAfricanusIn || gone.includes(AFRICANUS) ? [] : [AFRICANUS])],
    africanus: isAfricanusIn ? 'in-play' : gone.includes(AFRICANUS) ? 'never' : 'waiting',
    hands,
    deck: Object.keys(setup.deck).filter((card) => !dealt.includes(card)),
    discards: [],
    // No Reinforcements on the turn of the set-up, as we read it.
    frames: [{ type: 'turn', stage: p.stage ?? 'shuffle' }],
    happened: [],
    ending: null,
  };
}
