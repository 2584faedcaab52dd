/** A march over the map: the cost of a step by the size of the force (5.2, 5.7, 5.8), and who stops it (5.5). */
import { nameIn } from '../../calculator/keys.ts';
import { plural } from '../../calculator/words.ts';
import { enemyAt, type March } from '../../mechanics/march.ts';
import { forStep, sumOf } from './move/rules.ts';
import { AREA_NAMES, AREAS, ROMA } from './words.ts';

/** The first of each reading, as the calculators begin. */
const READINGS = { leaderAlone: 'three', straitsToTribe: 'flat', passages: 'one' } as const;

export const march: March = {
  words: { cu: 'Legions', mp: 'MP' },
  tables: ['movement-costs'],
  rules: ['5.5', '5.6'],
  sides: AREAS,
  /** 5.1: as many as the cards played for it. */
  mp: () => undefined,
  /** 5.2, 5.7, 5.8: only a Leader alone enters Roma. */
  cost: ({ to, terrain }, { cu }, figures) =>
    to === ROMA && cu > 0
      ? []
      : [
          sumOf(
            forStep(
              { legions: cu, won: 0 },
              { roma: to === ROMA, straits: terrain === 'strait', tribe: false },
              READINGS,
            ),
            figures,
          ),
        ],
  here: (spot, { cu }, army) => [
    { calculator: 'move', input: { ask: 'fewest', from: spot.id, legions: cu }, says: 'Move from here' },
    ...(spot.id === ROMA
      ? [{ calculator: 'declare', input: {}, says: 'Declare in Roma' }]
      : [
          {
            calculator: 'battle',
            input: { attackerLegions: Math.max(1, cu), ...(army && { defenderLegions: army.cu }) },
            says: 'Fight here',
          },
        ]),
  ],
  onWay: (situation) =>
    situation.stops.flatMap(({ spot, left }) => {
      const enemy = enemyAt(situation, spot.id);
      if (!enemy) return [];
      const who = nameIn(AREA_NAMES, enemy.side);
      return [
        {
          calculator: 'withdrawal',
          input: { left: Math.max(0, left) },
          says: `${who} can withdraw, with a random hand`,
          rule: '5.6',
          chance: 'withdraws',
          at: spot.id,
        },
        {
          calculator: 'battle',
          input: { attackerLegions: Math.max(1, situation.marcher.cu), defenderLegions: enemy.cu },
          says: `Otherwise you stop, or attack ${plural(enemy.cu, 'Legion')}`,
          rule: '5.5',
          at: spot.id,
        },
      ];
    }),
};
