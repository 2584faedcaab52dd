/** 10.1 to 10.5 as one procedure: space by space, power by power, to the last result, with the best choices for the aim. */
import type { Faces } from '../../../calculator/calculator.ts';
import { perCase } from '../../../calculator/remember.ts';
import { type DiceTree, follow, planOf } from '../../../calculator/roll/dice-tree.ts';
import { percent } from '../../../calculator/words.ts';
import { recall } from '../../../engine/recall.ts';
import { expectedOf, type Solved } from '../../../engine/tree.ts';
import { interceptionStage } from '../../../mechanics/interceptions.ts';
import { ratingCheck } from '../../../mechanics/rating-check.ts';
import { battleStage, type Field, type Fight, fieldOf } from '../battle/fights.ts';
import { fight } from '../battle/roll.ts';
import { sumOf } from '../dice.ts';
import { voyageStage } from '../naval-movement/stage.ts';
import type { Reader } from '../tables.ts';
import { PEOPLES, type Power } from '../words.ts';
import { type Arrival, arrivalOf, comesOn } from './attempt.ts';
import type { MarchInput } from './fields.ts';
import { casesOf, groundsOf } from './grounds.ts';
import {
  arrivedIn,
  battleAgainst,
  chanceToRefuse,
  groundAt,
  type March,
  marchOf,
  mayTry,
  orderFacts,
  powersInOrder,
  watcherAt,
} from './rules.ts';

/** How the march ends: what a battle costs is left to its dice, all else is known. */
export interface End {
  readonly end: 'passes' | 'turnedBack' | 'wins' | 'beaten';
  /** The march did not reach its last space. */
  readonly short: boolean;
  /** Who stopped it. */
  readonly power?: Power;
  readonly fight?: Fight;
  /** 12.2.1: CU of those over whom it won automatically on the way. */
  readonly brushedAside: number;
  /** 10.5.1: CU lost on the way back. */
  readonly lostAtSea: number;
}

/** CU that the mover and the interceptors lose on average. */
export const moverLoses = ({ fight, lostAtSea }: End): number => (fight?.meanLosses('attacker') ?? 0) + lostAtSea;
export const enemyLoses = ({ fight, brushedAside }: End): number => (fight?.meanLosses('defender') ?? 0) + brushedAside;

/** The chance, at this end, that the mover has nothing left. */
export const wipedOut = ({ moverCu }: March, { fight, lostAtSea }: End): number =>
  fight ? fight.wipedOut('attacker') : lostAtSea >= moverCu ? 1 : 0;

/** 12.4, 8.4: the chance, at this end, that the mover stands in its last space: nobody does whose CU are all gone. */
export const standing = ({ short, fight }: End): number => (short ? 0 : 1 - (fight?.wipedOut('attacker') ?? 0));

const NOBODY = 'Nobody comes';
const WORDS = { attacker: 'Won', defender: 'Lost' } as const;

/** Everything that may happen, with shared parts made once. */
function marchTree(march: March, field: Field): DiceTree<End> {
  const known = new Map<string, DiceTree<End>>();
  const all = sumOf(march.interceptors.map((army) => army.cu));
  const brushedAside = (left: readonly number[]) => all - arrivalOf(march.interceptors, left).cu;
  const last = march.spaces.length - 1;
  const throughs = new Map<Solved<End>, number>();
  const through = (from: Solved<End>) => expectedOf(from, standing, throughs);

  /** 10.1: the army enters this space while these interceptors are left. */
  const enter = (space: number, left: readonly number[]): DiceTree<End> => {
    return recall(known, `${space} ${left.join()}`, () => (space > last ? arrived(left) : watched(space, left)));
  };

  /** 10.3: all who may try for this space, power by power. */
  const watched = (space: number, left: readonly number[]): DiceTree<End> => {
    const trying = left.filter((i) => mayTry(watcherAt(march, i, space), space + 1));
    const armies = trying.map((i) => watcherAt(march, i, space));
    return tries(space, left, trying, powersInOrder(armies, march.order, field.figures));
  };

  const arrived = (left: readonly number[]): DiceTree<End> => {
    const aside = brushedAside(left);
    const end = aside > 0 ? 'wins' : 'passes';
    return { type: 'leaf', leaf: { end, short: false, brushedAside: aside, lostAtSea: 0 } };
  };

  /** 10.3: the armies of one power roll; only if none of them comes may the next power try. */
  const tries = (
    space: number,
    left: readonly number[],
    trying: readonly number[],
    [power, ...later]: readonly Power[],
  ): DiceTree<End> => {
    if (power === undefined) return enter(space + 1, left);
    const own = trying.filter((i) => watcherAt(march, i, space).power === power);
    const name = stageName(march, space, power);
    return interceptionStage<End>({
      name,
      label: `${name}, army by army`,
      rule: '10.4',
      triers: own.map((who) => ({ who, needs: comesOn(watcherAt(march, who, space)) })),
      cases: [
        { name: NOBODY, sets: [[]], to: () => tries(space, left, trying, later) },
        ...casesOf(march, space, own, field).map(({ name, sets, arrival }) => ({
          name,
          sets,
          to: () => meet(space, left, arrival, power),
        })),
      ],
      words: ['comes', 'stays'],
    });
  };

  /** 10.5: fight or refuse. */
  const meet = (space: number, left: readonly number[], arrival: Arrival, power: Power): DiceTree<End> => {
    const before = brushedAside(left);
    const ended = (end: End['end'], fight?: Fight, lostAtSea = 0): DiceTree<End> => ({
      type: 'leaf',
      leaf: {
        end,
        short: end !== 'wins' || space < last,
        power,
        ...(fight && { fight }),
        brushedAside: before,
        lostAtSea,
      },
    });
    const battle = battleStage(battleAgainst(march, space, arrival), field, WORDS, (fight) => {
      if (fight.winner === 'defender') return ended('beaten', fight);
      if (!fight.automatic || space === last) return ended('wins', fight);
      return marchesOn(
        enter(
          space + 1,
          left.filter((i) => !arrival.who.includes(i)),
        ),
        through,
      );
    });
    const choice = (refusals: readonly { readonly name: string; readonly to: DiceTree<End> }[]): DiceTree<End> => ({
      type: 'choice',
      name: 'Fight or refuse',
      branches: [{ name: 'Fight', to: battle }, ...refusals],
    });
    const back = (lost: number) => ended('turnedBack', undefined, lost);
    const away = groundAt(march, space).bySea
      ? voyageStage(march.voyage, march.moverCu, field.figures, back, battle)
      : back(0);
    const [refuses] = refusal(march, away, battle);
    if (march.reply === 'fight' || !refuses) return march.reply === 'best' ? choice([]) : battle;
    return march.reply === 'refuse' ? refuses.to : choice([refuses]);
  };

  const everybody = march.interceptors.map((_, i) => i);
  const here = arrivedIn(march);
  const first = march.interceptors[here[0] ?? -1];
  return first ? meet(0, everybody, arrivalOf(march.interceptors, here), first.power) : enter(0, everybody);
}

/** 10.5.1: the way back, if there is one: free where the enemy lets the army go, else by a roll. */
function refusal(march: March, away: DiceTree<End>, battle: DiceTree<End>) {
  if (march.letGo) return [{ name: 'Refuse', to: away }];
  if (chanceToRefuse(march.moverTactics) === 0) return [];
  const to = ratingCheck<End>({
    id: 'refusal',
    name: 'Refusal',
    label: 'Refusal',
    rating: march.moverTactics,
    yes: { name: 'Succeeds', to: away },
    no: { name: 'Fails', to: battle },
    rule: '10.5.1',
    words: ['The army tries to refuse', 'it steps back', 'it must fight'],
  });
  return [{ name: 'Try to refuse', to }];
}

/** 12.2.1: an automatic victory does not stop the march; a picture of it need not tell every space again. */
function marchesOn(to: DiceTree<End>, through: (from: Solved<End>) => number): DiceTree<End> {
  const name = 'Marches on';
  return {
    type: 'chance',
    name,
    rolls: [],
    branches: [{ id: 'on', name, chance: 1, to }],
    takes: () => 'on',
    tells: () => [{ rule: '12.2.1', text: 'An automatic victory: the army may march on.' }],
    aside: (following) => ({
      name: 'Wins automatically and marches on',
      note: `gets through ${percent(through(following))} from there`,
    }),
  };
}

/** Interception, with the space and the power where there are several. */
function stageName({ spaces, interceptors }: March, space: number, power: Power): string {
  const where = spaces.length > 1 ? ` into space ${space + 1}` : '';
  const who = new Set(interceptors.map((a) => a.power)).size > 1 ? ` by the ${PEOPLES[power]}` : '';
  return `Interception${where}${who}`;
}

/** What each end is worth to the mover. */
const WORTH: Record<MarchInput['aim'], (end: End) => number> = {
  through: standing,
  unbeaten: ({ end }) => (end === 'beaten' ? 0 : 1),
  saved: (end) => -moverLoses(end),
  swing: (end) => enemyLoses(end) - moverLoses(end),
};

/** The march with its plan; odds and rolls take it from here. */
export const prepared = perCase((input: MarchInput, read: Reader) => {
  const march = marchOf(input);
  const field = fieldOf(read);
  const plan = planOf(marchTree(march, field), WORTH[input.aim], moverLoses);
  // Who would set the order is told; what follows stands on the order itself.
  const facts = orderFacts(march, read.aside());
  return { march, field, plan, facts, ...groundsOf(march, field) };
});

export type Marched = ReturnType<typeof marchThrough>;

/** 10.1 to 10.5, 12: the whole march with these faces, each choice being the best one. */
export function marchThrough(input: MarchInput, faces: Faces, read: Reader) {
  const { march, field, plan } = prepared(input, read);
  const { steps, leaf } = follow(plan, faces);
  if (!leaf) throw new RangeError('the march is not over: dice are missing');
  const fought = leaf.fight && fight(leaf.fight.battle, faces, field.figures);
  return {
    ...leaf,
    /** The battle that ended it. */
    fought,
    moverLosses: leaf.lostAtSea + (fought?.attackerLosses ?? 0),
    enemyLosses: leaf.brushedAside + (fought?.defenderLosses ?? 0),
    moverWipedOut: fought ? fought.attackerWipedOut : wipedOut(march, leaf) === 1,
    steps: steps(),
  };
}
