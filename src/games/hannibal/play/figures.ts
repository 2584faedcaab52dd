/** Which tables a game under way keeps in its set-up, and the limits that it reads from them. */
import type { Tables } from '../../../calculator/table.ts';
import { figuresOf, keptFrom as kept } from '../../../play/figures.ts';

/** What the rules of a game under way look into; map, Generals, deck and Provinces were read at the start. */
const READ = [
  'allies',
  'attrition',
  'attrition-elephants',
  'battle-deck',
  'battle-hand',
  'game-length',
  'limits',
  'mountain-pass',
  'naval',
  'naval-modifiers',
  'reinforcements',
  'retreat-large',
  'retreat-small',
  'siege',
  'siege-modifiers',
  'turn-track',
] as const;

/** The tables that a game keeps; a RangeError where one is missing. */
export const keptFrom = (tables: Tables): Tables => kept(tables, READ);

/** A limit in numbers: MPs, CUs, points. */
export const limitOf = (
  s: { readonly setup: { readonly tables: Tables } },
  limit: 'mp' | 'naval-mp' | 'pass-mp' | 'moving-cu' | 'siege-cu' | 'siege-points' | 'consul-cu' | 'retreat-mp',
): number => Number(figuresOf(s).at('limits', limit, 'number').value);
