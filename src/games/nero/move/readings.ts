/** The readings that a planned move or a cheapest way rests on (5). */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import type { Route } from '../../../engine/path.ts';
import type { Place } from '../words.ts';
import type { Move } from './fields.ts';
import type { Course } from './plan.ts';

/** Readings that both questions may rest on. */
const shared = (input: Move, severalOwners: boolean, entersTribe: boolean, overStraits: boolean): Assumption[] => [
  ...when(severalOwners, {
    ruling: 'passage-with-several-players',
    rule: '5.5',
    field: 'passages',
    reading: input.passages === 'one' ? 'Passage costs 1 MP in all.' : 'Passage costs 1 MP for each player.',
  }),
  ...when(entersTribe && input.legions === 0, {
    ruling: 'leader-alone-cost',
    rule: '5.7',
    field: 'leaderAlone',
    reading: `A Leader alone pays ${input.leaderAlone === 'three' ? 3 : 1} MP to enter the Barbarian Tribe's Province.`,
  }),
  ...when(entersTribe && overStraits && input.legions > 0, {
    ruling: 'straits-to-the-barbarians',
    rule: '5.2',
    field: 'straitsToTribe',
    reading:
      input.straitsToTribe === 'flat'
        ? 'Over Straits too the Barbarian Province costs the flat price.'
        : 'Over Straits each Legion pays, Barbarian Tribe or not.',
  }),
];

export function planReadings(input: Move, { deeds, force }: Course): Assumption[] {
  const { steps } = input;
  const tired = force.won > 0;
  const entersTribe = steps.some((s) => s.to === input.tribe);
  const several = deeds.some((d) => d.type === 'pass') && steps.some((s) => s.meets === 'passes' && s.owners > 1);
  return [
    ...shared(input, several, entersTribe, input.tribe === 'germania-superior'),
    ...when(input.startUncontrolled > 0, {
      ruling: 'uncontrolled-at-the-start',
      rule: '5.4',
      field: 'uncontrolledAtStart',
      reading:
        input.uncontrolledAtStart === 'allowed'
          ? 'Uncontrolled Legions in the starting Province may be taken for 2 MP.'
          : 'Uncontrolled Legions are taken only after entering a Province.',
    }),
    ...when(tired, {
      ruling: 'what-fatigue-adds-to',
      rule: '5.3',
      reading: 'Battle Fatigue is added to entries and attacks, not to pick-ups or permissions.',
    }),
    ...when(tired && steps.some((s) => s.own + s.uncontrolled + s.dropped > 0), {
      ruling: 'fatigue-after-a-split',
      rule: '5.3',
      reading: 'Every part of the force keeps its fatigue, and Legions picked up take it over.',
    }),
    ...when(input.legions === 0 && steps.some((s) => s.meets === 'passes'), {
      ruling: 'passage-of-a-leader',
      rule: '5.7',
      reading: 'A Leader alone pays for passage too, and an Emperor or Contender loses his title at once.',
    }),
  ];
}

export function searchReadings(input: Move, found: Route<Place> | undefined): Assumption[] {
  const through = found?.path.slice(1, -1) ?? [];
  const several = input.enemies.filter((e) => through.includes(e.at));
  return shared(
    input,
    several.reduce((sum, e) => sum + e.owners, 0) > 1,
    found !== undefined && input.tribe === input.to,
    input.tribe === 'germania-superior',
  );
}
