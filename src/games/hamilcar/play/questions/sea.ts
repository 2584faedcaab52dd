/** What voyages, storms and Naval Battles ask the calculators, with the Fleets filled in. */

import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { found } from '../../../../play/state.ts';
import { engage } from '../../battle-roll/roll.ts';
import { COLUMNS, TARGETS } from '../../battle-roll/rules.ts';
import type { Waters } from '../../battle-roll/table-fields.ts';
import { nth } from '../../dice.ts';
import type { Question } from '../../game.ts';
import { isKept, ROUNDS } from '../../naval-battle/cards.ts';
import type { NavalBattle } from '../../naval-battle/moment.ts';
import type { Storm } from '../../storms/fields.ts';
import { both, otherSide, type Side } from '../../words.ts';
import { held } from '../cards.ts';
import type { TacticCard } from '../content.ts';
import { cardOfGeneral, commanderOf, firstAboard } from '../pieces/generals.ts';
import { bases } from '../pieces/sea.ts';
import { cusOf, unitsOf } from '../pieces/units.ts';
import { bound, levelOf } from '../queries.ts';
import type { Fleet, FrameAt, State } from '../state.ts';

type NavalFrame = FrameAt<'naval'>;
type VoyageFrame = FrameAt<'voyage'>;

export const tacticOf = (s: State, id: string): TacticCard => found(s.setup.tactics[id], 'Tactic Card', id);

/** Whose part of the round it is. */
export const roller = (f: NavalFrame): Side => found(f.order[f.part], 'no round of the Naval Battle has begun');

/** The best rating among the Admirals of these. */
function bestAdmiral(s: State, ids: readonly string[]): number | 'none' {
  const admirals = ids.map((id) => cardOfGeneral(s, id)).filter(({ admiral }) => admiral);
  return admirals.length > 0 ? Math.max(...admirals.map(({ battle }) => battle)) : 'none';
}

/** 9.2.B1: the rating of a Commanding General who is an Admiral. */
const admiralOf = (s: State, commander: string | undefined): number | 'none' =>
  commander ? bestAdmiral(s, [commander]) : 'none';

/** 2.2.E1, 8.4: who commands a Fleet in this battle. */
export const commanderIn = (s: State, f: NavalFrame, side: Side): string | undefined =>
  side === f.mover ? commanderOf(s, f.fleets[side].generals, true) : firstAboard(s, f.fleets[side].generals);

const admiralIn = (s: State, f: NavalFrame, side: Side): number | 'none' => admiralOf(s, commanderIn(s, f, side));

/** 8.5: against an unguarded Fleet, by the reading, any Admiral aboard. */
export const hunterOf = (s: State, { generals }: Fleet): number | 'none' =>
  s.setup.rulings['which-admiral-counts'] === 'any' ? bestAdmiral(s, generals) : admiralOf(s, firstAboard(s, generals));

export const watersOf = (s: State): Waters => ({
  seamanship: levelOf(s),
  corvi: s.corvi,
  navalColumns: s.setup.rulings['naval-columns'],
  rowSix: s.setup.rulings['attrition-row-six'],
});

const aristocrats = (s: State, ids: readonly string[]): number =>
  ids.reduce((n, id) => n + (cardOfGeneral(s, id).aristocrat ? cardOfGeneral(s, id).battle : 0), 0);

/** The battle as it stood when it began. */
export const battleOfFrame = (s: State, f: NavalFrame): NavalBattle => ({
  ...watersOf(s),
  fleets: both((side) => ({
    warships: f.start[side].warships,
    units: unitsOf(f.start[side]),
    admiral: admiralIn(s, f, side),
    cards: [],
    mayEvade: true,
    prizes: 0,
    lost: 0,
    elsewhere: s.warships[side].ready + s.warships[side].spent,
  })),
  supremacy: s.supremacy,
  round: 1,
  played: both(() => ({ every: 0, next: 0 })),
  aristocrats: aristocrats(s, f.start.rome.generals),
  prizesCount: s.setup.rulings['prizes-are-losses'] === 'counts',
  pursuedPays: s.setup.rulings['pursuit-and-supremacy'] === 'lost',
});

/** 9.2.A, 9.2.C: the cards of whoever decides, those for an Evade first; the enemy's are hidden. */
function cardsOf(s: State, f: NavalFrame, side: Side, round: number) {
  const tactics = f.hands[side].map((id) => tacticOf(s, id));
  const evasions = held(s, side, 'evasion').map(() => ({ effect: 'evasion' as const, amount: 0 }));
  return [...evasions, ...tactics]
    .toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)))
    .slice(0, 3)
    .map(({ effect, amount }) => ({ effect, amount, round: Math.min(ROUNDS, round) }));
}

/** 9.2.C: fight on or Evade, from here to the end, for the side that is asked; `may` says that it can Evade. */
export function navalQuestion(s: State, f: NavalFrame, may: boolean): Question | undefined {
  const who = f.asked[0];
  // A Fleet that Pursuit has held is in a step of its own, which the calculator cannot begin in.
  if (!who || f.held || f.fleets.rome.warships < 1 || f.fleets.carthage.warships < 1) return undefined;
  const own = f.rolled && who === roller(f);
  const roundOver = f.rolled && f.part === 1;
  const of = (side: Side) => {
    const admiral = admiralIn(s, f, side);
    return {
      [`${side}Warships`]: f.fleets[side].warships,
      [`${side}Units`]: Math.min(9, unitsOf(f.fleets[side])),
      [`${side}Admiral`]:
        admiral === 'none' ? admiral : Math.max(1, Math.min(COLUMNS.length, admiral + f.rating[side])),
      [`${side}Held`]: Math.min(5, f.prizes[side]),
      [`${side}Lost`]: f.start[side].warships - f.fleets[side].warships,
      [`${side}Every`]: clamp(f.battleDie[side]),
      [`${side}Next`]: clamp(f.pending[side]),
      [`${side}Elsewhere`]: Math.min(9, s.warships[side].ready + s.warships[side].spent),
    };
  };
  return {
    calculator: 'naval-battle',
    input: {
      ...watersOf(s),
      ...of('rome'),
      ...of('carthage'),
      [`${who}Cards`]: cardsOf(s, f, who, own ? f.round + 1 : f.round),
      aristocrats: Math.min(8, aristocrats(s, f.fleets.rome.generals)),
      supremacy: s.supremacy,
      round: Math.min(ROUNDS, roundOver ? f.round + 1 : f.round),
      next: !f.rolled ? 'round' : !roundOver ? otherSide(roller(f)) : f.round === ROUNDS ? 'end' : 'round',
      decides: own ? who : `${who}-card`,
      side: who,
      prizesAreLosses: s.setup.rulings['prizes-are-losses'],
      pursuit: s.setup.rulings['pursuit-and-supremacy'],
    },
    shows: `${who}Wins`,
    wants: who,
    ...(may && { advises: true as const }),
  };
}

/** 8.1, 8.2: this port, with the most that the enemy could send. */
export function voyageQuestion(s: State, f: VoyageFrame): Question {
  const enemy = otherSide(f.who);
  const ready = Math.min(5, s.warships[enemy].ready);
  const near = bases(s, enemy, f.at).length > 0;
  const of = (side: Side) => {
    const own = side === f.who;
    return {
      [`${side}Warships`]: own ? f.fleet.warships : ready,
      [`${side}Units`]: own ? Math.min(9, unitsOf(f.fleet)) : 0,
      [`${side}Admiral`]: own ? admiralOf(s, commanderOf(s, f.fleet.generals, true)) : 'none',
    };
  };
  return {
    calculator: 'naval-movement',
    wants: f.who,
    input: {
      ...watersOf(s),
      mover: f.who,
      ports: [{ distance: near ? 1 : 'no', noGeneral: false }],
      declares: 'first',
      ...(f.stage === 'naval-die' && { slips: 'always' }),
      truce: bound(s, enemy),
      ...of('rome'),
      ...of('carthage'),
      supremacy: s.supremacy,
      symbols: s.setup.rulings['seamanship-symbols'],
      admiralCounts: s.setup.rulings['which-admiral-counts'],
      unguardedAristocrat: s.setup.rulings['aristocrat-in-unguarded-fleet'],
    },
  };
}

export const stormInput = (s: State, f: VoyageFrame): Storm => ({
  card: found(f.storm, 'no storm rages'),
  symbols: f.storms,
  poor: s.seamanship === 1,
  corvi: s.corvi,
  takes: 'cu',
  warships: f.fleet.warships,
  cu: cusOf(f.fleet),
  sts: f.fleet.st,
  aristocrats: aristocrats(s, f.fleet.generals),
  rowSix: s.setup.rulings['attrition-row-six'],
});

/** 9.2.B1: how the next roll of a battle is made: the rating in command, with what cards have added. */
const shotOf = (s: State, f: NavalFrame) => {
  const side = roller(f);
  const admiral = admiralIn(s, f, side);
  return {
    side,
    rating: admiral === 'none' ? admiral : admiral + f.rating[side],
    round: f.round,
    cards: f.battleDie[side] + f.roundDie + f.pending[side],
  };
};

/** 9.2.B: what a face brings. */
export const navalHits = (s: State, f: NavalFrame, face: number) =>
  engage(watersOf(s), shotOf(s, f), face, figuresOf(s));

export function battleRollQuestion(s: State, f: NavalFrame | FrameAt<'shot'>): Question {
  const input =
    f.type === 'shot'
      ? { side: f.who, admiral: hunterOf(s, f.fleet), round: 1, rating: 0, cards: 0, target: '1' as const }
      : {
          side: roller(f),
          admiral: admiralIn(s, f, roller(f)),
          round: f.round,
          rating: clamp(f.rating[roller(f)]),
          cards: clamp(shotOf(s, f).cards),
          target: nth(TARGETS, Math.max(1, Math.min(5, f.fleets[otherSide(roller(f))].warships))),
        };
  return { calculator: 'battle-roll', input: { ...watersOf(s), ...input }, shows: 'hit', wants: input.side };
}

const clamp = (n: number): number => Math.max(-3, Math.min(3, n));

export const hitsSay = (hits: number): string => plural(hits, 'hit');
