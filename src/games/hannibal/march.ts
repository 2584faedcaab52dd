/** A march over the map: the cost of a step (7.2, 7.2B), who reacts in each space (8 to 10), and what can be asked about a space. */
import { nameIn } from '../../calculator/keys.ts';
import {
  type Army,
  enemyAt,
  type March,
  type Marcher,
  type Situation,
  type Stop,
  watching,
} from '../../mechanics/march.ts';
import { GREAT_CITIES } from './siege/rules.ts';
import type { Figures, Keys } from './tables.ts';
import { SIDE_NAMES, SIDES } from './words.ts';

const limitOf = (limit: Keys['limits'][0], figures: Figures): number =>
  Number(figures.at('limits', limit, 'number').value);

const PASSES: readonly string[] = ['rough', 'steep'];

const rated = ({ rating }: Pick<Army, 'rating'>): number | 'none' => (rating > 0 ? rating : 'none');

/** 8: an Army enters a space. */
const entry = (marcher: Marcher, here: Army | undefined, coming: readonly Army[]) => ({
  moverCu: Math.min(20, marcher.cu),
  moverRating: rated(marcher),
  hereCu: here?.cu ?? 0,
  hereRating: here ? rated(here) : 'none',
  interceptors: coming.map(({ cu, rating }) => ({ cu, rating })).slice(0, 4),
});

/** 11.4: what each side brings to a Battle after an Interception; Allies and Events are for the reader to add. */
const battleCards = (marcher: Marcher, army: Army) => ({
  active: marcher.side,
  intercepted: true,
  [`${marcher.side}Cu`]: marcher.cu,
  [`${marcher.side}Rating`]: rated(marcher),
  [`${army.side}Cu`]: army.cu,
  [`${army.side}Rating`]: rated(army),
});

/** 10.c: an Army with a General next to the space, over no pass and no strait. */
const coming = (situation: Situation, stop: Stop): Army[] =>
  watching(situation, stop, (by, army) => by.terrain === 'clear' && army.rating > 0);

/** 12: whether the Siege of a city is harder there. */
const greatCity = ({ kind, id }: Stop['spot']) => kind === 'city' && { greatCity: GREAT_CITIES.includes(id) };

export const march: March = {
  words: { cu: 'CUs', mp: 'MP', rating: 'Battle Rating' },
  tables: ['limits'],
  rules: ['7.2B.b', '8.a', '10.a', '11.4'],
  sides: SIDES,
  /** 7.2 */
  mp: (_, figures) => limitOf('mp', figures),
  /** 7.2, 7.2B: a Mountain Pass or a strait costs more than a road. */
  cost: ({ terrain }, _, figures) =>
    terrain === 'clear' ? [1] : PASSES.includes(terrain) || terrain === 'strait' ? [limitOf('pass-mp', figures)] : [],
  /** 7.3 */
  voyage: (figures) => limitOf('naval-mp', figures),
  /** 7.3.a: only Carthage is rolled for; whose the ports are, as at the start. */
  sailing: ({ side, cu }, from, to) => {
    const ports = { from: from.id, to: to.id, romanFrom: from.home === 'rome', romanTo: to.home === 'rome' };
    const input = { cu: Math.min(10, cu), ...ports };
    return side === 'carthage' ? [{ calculator: 'naval-movement', input, says: 'Does the Force arrive?' }] : [];
  },
  here: (spot, marcher, army) => [
    { calculator: 'reactions', input: entry(marcher, army, []), says: 'Enter with an Army' },
    ...(spot.kind === 'city' || spot.kind === 'tribe'
      ? [
          {
            calculator: 'siege',
            input: { kind: spot.kind, ...greatCity(spot), besieger: marcher.side, cu: Math.max(1, marcher.cu) },
            says: spot.kind === 'city' ? 'Besiege' : 'Subjugate',
          },
        ]
      : []),
  ],
  onWay: (situation) => {
    const { stops, marcher } = situation;
    const passes = stops.filter(({ by }) => PASSES.includes(by.terrain));
    return [
      ...passes.map(({ spot, by }) => ({
        calculator: 'mountain-passes',
        input: { cu: marcher.cu },
        says: by.terrain === 'steep' ? 'Attrition in the Alps' : 'Attrition on the pass',
        rule: '7.2B.b',
        at: spot.id,
      })),
      ...stops.flatMap((stop) => {
        const [here, others] = [enemyAt(situation, stop.spot.id), coming(situation, stop)];
        if (!here && !others.length) return [];
        const one = here ?? others[0];
        const who = one ? nameIn(SIDE_NAMES, one.side) : '';
        return [
          {
            calculator: 'reactions',
            input: entry(marcher, here, others),
            says: here ? `${who} reacts: a Battle` : `${who} may Intercept`,
            rule: here ? '8.a' : '10.a',
            chance: here ? 'battle' : 'intercepted',
            at: stop.spot.id,
          },
          ...(!here && one
            ? [
                {
                  calculator: 'battle-cards',
                  input: battleCards(marcher, one),
                  says: 'If he comes',
                  rule: '11.4',
                  at: stop.spot.id,
                  ifHeComes: true as const,
                },
              ]
            : []),
        ];
      }),
    ];
  },
};
