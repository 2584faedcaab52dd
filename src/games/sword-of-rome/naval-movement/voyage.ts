/** 9.6.4: a voyage that may have to roll, on its own or as part of something else: against what, and with what result. */
import { choice } from '../../../calculator/fields.ts';
import { known } from '../../../calculator/keys.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { certain, type Dist, map } from '../../../engine/dist.ts';
import { D6, sumOf } from '../dice.ts';
import type { Figures, Keys } from '../tables.ts';

/** Why a voyage rolls: not at all, by 9.6.4, or because Carthage contests it with a card of this value (9.6.4-5p). */
const CONTESTS = ['none', 'roll', 'contest-1', 'contest-2', 'contest-3'] as const;
export type Contest = (typeof CONTESTS)[number];

const CONTEST_NAMES: Readonly<Record<Contest, string>> = {
  none: 'none',
  roll: 'a roll',
  'contest-1': 'a roll forced by a 1-value card from Carthage',
  'contest-2': 'a roll forced by a 2-value card from Carthage',
  'contest-3': 'a roll forced by a 3-value card from Carthage',
};

/** Whether a voyage has to roll for naval combat, and against which card. */
export const contestField = (label: string, key: string, group: string) =>
  choice({
    label,
    key,
    group,
    rule: '9.6.4',
    options: CONTESTS.map((id) => ({ id, label: CONTEST_NAMES[id] })),
    default: 'none',
    help: 'With five players, only Carthage’s card forces the roll; Desperate Times counts as a 3',
  });

export const NAVAL_RESULTS = ['success', 'return', 'attrition'] as const;
export type NavalResult = (typeof NAVAL_RESULTS)[number];

/** All of a voyage that bears on its roll. */
export interface Voyage {
  readonly contest: Contest;
  readonly friendlyPort: boolean;
}

export const rollDue = ({ contest }: Voyage): boolean => contest !== 'none';

const CARD_VALUES = { 'contest-1': 1, 'contest-2': 2, 'contest-3': 3 } as const;

/** 9.6.4, 9.6.4-5p: what is added to the naval combat roll, line by line; nothing where none is made. */
export function navalLedger({ contest, friendlyPort }: Voyage, figures: Figures, who = 'voyage'): Line[] {
  if (contest === 'none') return [];
  const added = (key: Keys['naval-combat-modifiers'][0], why: string, rule: string): Line => {
    const { value, standing } = figures.at('naval-combat-modifiers', key, 'modifier');
    return line(who, Number(value), why, rule, standing);
  };
  return [
    ...(contest === 'roll'
      ? []
      : [added(contest, `Naval combat roll: Carthage plays a ${CARD_VALUES[contest]}-value card`, '9.6.4-5p')]),
    ...(friendlyPort ? [added('friendly-port', 'Naval combat roll: to a friendly port', '9.6.4')] : []),
  ];
}

export const navalModifier = (voyage: Voyage, figures: Figures): number =>
  sumOf(navalLedger(voyage, figures).map(({ amount }) => amount));

/** 9.6.4: what this face brings once modified; beyond the table its outermost rows hold. */
export function navalResult(face: number, voyage: Voyage, figures: Figures): NavalResult {
  const row = Math.min(6, Math.max(1, face + navalModifier(voyage, figures)));
  return known(NAVAL_RESULTS, figures.at('naval-combat', row, 'result').value, 'table "naval-combat":');
}

/** 9.6.4: all six faces; a voyage that need not roll succeeds. */
export const navalResults = (voyage: Voyage, figures: Figures): Dist<NavalResult> =>
  rollDue(voyage) ? map(D6, (face) => navalResult(face, voyage, figures)) : certain('success');

/** The readings of 9.6.4 that a voyage really touches. */
export const navalReadings = (voyage: Voyage, figures: Figures) => ({
  'naval-return-and-attrition': rollDue(voyage),
  'naval-combat-friendly-port': rollDue(voyage) && voyage.friendlyPort,
  'naval-combat-roll-range': rollDue(voyage) && navalModifier(voyage, figures) !== 0,
});
