/** A march over the map: the cost of a step (7.2.A), who reacts in each space (10, 12), and what can be asked about a space. */
import { nameIn } from '../../calculator/keys.ts';
import {
  type Army,
  enemyAt,
  type March,
  type Marcher,
  type Situation,
  type Spot,
  type Stop,
  watching,
} from '../../mechanics/march.ts';
import { limitOf } from './limits.ts';
import { SIDE_NAMES, SIDES } from './words.ts';

/** The cities that count as large (14.1). */
const LARGE: readonly string[] = ['roma', 'carthago', 'syracusae'];

const LINES: Readonly<Record<string, string>> = { clear: 'road', strait: 'strait-land' };

/** 10: an Army enters a space; control is as at the start. */
function entry(spot: Spot, marcher: Marcher, left: number, here: Army | undefined, coming: readonly Army[]) {
  return {
    mover: marcher.side,
    moverCu: marcher.cu,
    moverRating: Math.max(1, marcher.rating),
    mpLeft: Math.max(0, Math.min(5, left)),
    cu: here?.cu ?? 0,
    rating: here && here.rating > 0 ? here.rating : 'none',
    control: spot.home === undefined ? 'nobody' : spot.home === marcher.side ? 'mover' : 'opponent',
    interceptors: coming.map(({ cu, rating }) => ({ cu: Math.min(10, cu), rating: Math.max(1, rating) })).slice(0, 4),
  };
}

/** 13: the active player is the Attacker; Allies are for the reader to count. */
const landBattle = ({ side, cu, rating }: Marcher, army: Army) => ({
  attacker: side,
  [`${side}Cu`]: Math.max(1, cu),
  [`${side}Rating`]: rating > 0 ? rating : 'none',
  [`${army.side}Cu`]: Math.max(1, army.cu),
  [`${army.side}Rating`]: army.rating > 0 ? army.rating : 'none',
});

/** 12.1: an Army with a General next to the space, not over the Strait. */
const coming = (situation: Situation, stop: Stop): Army[] =>
  watching(situation, stop, (by, army) => by.terrain === 'clear' && army.rating > 0);

export const march: March = {
  words: { cu: 'CUs', mp: 'MP', rating: 'Battle Rating' },
  tables: ['movement-cost', 'limits'],
  rules: ['10', '12.1', '13'],
  sides: SIDES,
  /** 7.1 */
  mp: (_, figures) => limitOf('mp', figures),
  /** 7.2.A: by road, or over the Strait from an own city. */
  cost: ({ terrain }, _, figures) =>
    LINES[terrain] ? [Number(figures.at('movement-cost', LINES[terrain], 'mp').value)] : [],
  sailing: ({ side }) => [
    { calculator: 'naval-movement', input: { mover: side }, says: 'Does the Fleet get through?' },
    { calculator: 'fleet', input: { side }, says: 'How far may it sail?' },
  ],
  here: (spot, marcher, army) => [
    { calculator: 'reactions', input: entry(spot, marcher, 2, army, []), says: 'Enter with an Army' },
    ...(spot.kind === 'city' || spot.kind === 'tribe'
      ? [
          {
            calculator: 'siege',
            input: { target: LARGE.includes(spot.id) ? 'large' : spot.kind, cu: Math.max(1, marcher.cu) },
            says: spot.kind === 'city' ? 'Besiege' : 'Subjugate',
          },
        ]
      : []),
  ],
  onWay: (situation) =>
    situation.stops.flatMap((stop) => {
      const [here, others] = [enemyAt(situation, stop.spot.id), coming(situation, stop)];
      if (!here && !others.length) return [];
      const [one = here] = others;
      const who = one ? nameIn(SIDE_NAMES, one.side) : '';
      return [
        {
          calculator: 'reactions',
          input: entry(stop.spot, situation.marcher, stop.left, here, others),
          says: here ? `${who} reacts: a Land Battle` : `${who} may intercept`,
          rule: here ? '10' : '12.1',
          chance: here ? 'battle' : 'intercepted',
          at: stop.spot.id,
        },
        ...(!here && one
          ? [
              {
                calculator: 'land-battle',
                input: landBattle(situation.marcher, one),
                says: 'If he comes',
                rule: '13',
                at: stop.spot.id,
                ifHeComes: true as const,
              },
            ]
          : []),
      ];
    }),
};
