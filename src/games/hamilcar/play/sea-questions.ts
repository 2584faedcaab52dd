/** What voyages, storms and Naval Battles ask of the calculators, made of the Fleets. */
import { plural } from '../../../calculator/words.ts';
import { figuresOf } from '../../../play/figures.ts';
import type { Question } from '../../../play/question.ts';
import { engage } from '../battle-roll/roll.ts';
import { COLUMNS } from '../battle-roll/rules.ts';
import type { Waters } from '../battle-roll/table-fields.ts';
import { isKept, ROUNDS } from '../naval-battle/cards.ts';
import type { NavalBattle } from '../naval-battle/moment.ts';
import type { Storm } from '../storms/fields.ts';
import { both, otherSide, type Side } from '../words.ts';
import { held } from './cards.ts';
import type { Fleet } from './parts.ts';
import { cusOf, unitsOf } from './pieces.ts';
import { bases } from './sea.ts';
import type { NavalFrame, ShotFrame, VoyageFrame } from './sea-frames.ts';
import { bound, cardOfGeneral, commanderOf, firstAboard, levelOf } from './situation.ts';
import type { State } from './state.ts';

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

export const admiralIn = (s: State, f: NavalFrame, side: Side): number | 'none' =>
  admiralOf(s, commanderIn(s, f, side));

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
  const tactics = f.hands[side].flatMap((id) => s.setup.tactics[id] ?? []);
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
  const own = f.rolled && who === f.order[f.part];
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
      next: !f.rolled ? 'round' : !roundOver ? (f.order[1] ?? 'rome') : f.round === ROUNDS ? 'end' : 'round',
      decides: own ? who : `${who}-card`,
      side: who,
      prizesAreLosses: s.setup.rulings['prizes-are-losses'],
      pursuit: s.setup.rulings['pursuit-and-supremacy'],
    },
    shows: `${who}Wins`,
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
  card: f.storm ?? 'cruel-sea',
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

export const battleRollQuestion = (s: State, f: NavalFrame | ShotFrame): Question => {
  const side = f.type === 'shot' ? f.who : (f.order[f.part] ?? 'rome');
  const target = f.type === 'shot' ? 1 : f.fleets[otherSide(side)].warships;
  return {
    calculator: 'battle-roll',
    input: {
      ...watersOf(s),
      side,
      admiral: f.type === 'shot' ? hunterOf(s, f.fleet) : admiralIn(s, f, side),
      round: f.type === 'shot' ? 1 : f.round,
      rating: f.type === 'shot' ? 0 : clamp(f.rating[side]),
      cards: f.type === 'shot' ? 0 : clamp(f.battleDie[side] + f.roundDie + f.pending[side]),
      target: String(Math.max(1, Math.min(5, target))),
    },
    shows: 'hit',
  };
};

const clamp = (n: number): number => Math.max(-3, Math.min(3, n));

export const hitsSay = (hits: number): string => plural(hits, 'hit');

export function navalHits(s: State, f: NavalFrame, face: number): number {
  const side = f.order[f.part] ?? 'rome';
  const admiral = admiralIn(s, f, side);
  const rating = admiral === 'none' ? 'none' : admiral + f.rating[side];
  const cards = f.battleDie[side] + f.roundDie + f.pending[side];
  return engage(watersOf(s), { side, rating, round: f.round, cards }, face, figuresOf(s)).brings.hits;
}
