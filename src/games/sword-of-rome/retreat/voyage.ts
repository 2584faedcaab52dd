/** 12.4.3, 9.6.4: a retreat by sea whose voyage is rolled for: how it may end, and what the retreat then is. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Figures } from '../../../calculator/table.ts';
import { type Dist, map } from '../../../engine/dist.ts';
import { pool } from '../dice.ts';
import { type Landfall, landfallsOf } from '../naval-movement/rules.ts';
import { sail } from '../naval-movement/sail.ts';
import { rollDue, type Voyage } from '../naval-movement/voyage.ts';
import type { RetreatInput } from './fields.ts';
import { type Retreated, retreatOf } from './rules.ts';

/** 12.4.3: a retreat by sea goes to a friendly port. */
export const voyageOf = ({ contest }: RetreatInput): Voyage => ({ contest, friendlyPort: true });

/** The retreat once its voyage is over. */
const landed = (input: RetreatInput, { result, cuLost }: Landfall): RetreatInput => ({
  ...input,
  voyage: result === 'return' ? 'returns' : 'arrives',
  seaLosses: cuLost,
});

const CALM: Landfall = { result: 'success', cuLost: 0 };

/** The retreat as it goes if the ships arrive unharmed, or as it was typed where nothing is rolled for. */
export const calm = (input: RetreatInput): RetreatInput => (input.voyage === 'rolls' ? landed(input, CALM) : input);

/** CU on board of a voyage that is rolled for; none where there is no roll. */
export function atRisk(input: RetreatInput, figures: Figures): number {
  if (input.voyage !== 'rolls' || !rollDue(voyageOf(input))) return 0;
  return retreatOf(calm(input), figures).parting.sailing;
}

/** How a retreat ended whose ships had to roll. */
export interface Sailed {
  readonly landfall: Landfall;
  /** Somebody on board reaches the port. */
  readonly arrives: boolean;
  readonly input: RetreatInput;
  readonly retreated: Retreated;
}

function sailed(input: RetreatInput, landfall: Landfall, figures: Figures): Sailed {
  const after = landed(input, landfall);
  const retreated = retreatOf(after, figures);
  const { sailing, lostAtSea } = retreated.parting;
  return { landfall, arrives: sailing > lostAtSea, input: after, retreated };
}

/** Every end at once. */
export const sailings = (input: RetreatInput, cu: number, figures: Figures): Dist<Sailed> =>
  map(landfallsOf(voyageOf(input), cu, figures), (landfall) => sailed(input, landfall, figures));

export function voyageRolls(input: RetreatInput, fallen: Faces, figures: Figures): Roll[] {
  const cu = atRisk(input, figures);
  if (cu === 0) return [];
  const { result } = sail(voyageOf(input), cu, fallen, figures);
  return [pool('naval', 'Naval combat', 1), ...(result === 'attrition' ? [pool('attrition', 'Attrition', 1)] : [])];
}

/** The end that these faces bring. */
export function sailedBy(input: RetreatInput, faces: Faces, figures: Figures): Sailed {
  const cu = atRisk(input, figures);
  if (cu === 0) {
    const retreated = retreatOf(calm(input), figures);
    return { landfall: CALM, arrives: retreated.parting.sailing > 0, input: calm(input), retreated };
  }
  const { result, cuLost, awaits } = sail(voyageOf(input), cu, faces, figures);
  if (awaits) throw new RangeError('the voyage is not over: dice are missing');
  return sailed(input, { result, cuLost }, figures);
}
