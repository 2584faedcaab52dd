/** Words for the ways to react to an enemy that enters the space. */
import { capital } from '../words.ts';
import { isBySea, type Option } from './rules.ts';

/** What the army does, with its numbers. */
export function optionName(option: Option): string {
  const { kind, insideCu, avoidingCu, stayingCu, under } = option;
  if (kind === 'stand') return 'Stand and fight';
  const away = `${isBySea(option) ? 'avoid by sea' : 'avoid'} with ${avoidingCu} CU`;
  const parts = [
    ...(insideCu > 0 ? [`go inside with ${insideCu} CU`] : []),
    ...(avoidingCu > 0 ? [under === 'second' ? `${away} under the second leader` : away] : []),
    ...(stayingCu > 0 ? [`fight with ${stayingCu}`] : []),
  ];
  return capital(parts.join(', '));
}
