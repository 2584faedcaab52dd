/** What the rules say about one space of the map, in sentences. */
import { plural } from '../calculator/words.ts';
import { playersMark } from '../gate/clauses.ts';
import type { GameMap, Space } from '../gate/map-schema.ts';

export function spaceSays({ words, badges: signs }: GameMap, space: Space): string {
  const { kind, home, port, region, reinforcement, loyalty, start, victory, badges = [], players, also } = space;
  const facts = [
    kind !== 'unknown' && words.kinds[kind],
    port && (port === true ? 'port' : 'port (our guess)'),
    region && `in ${region}`,
    home && words.home.replace('%', home),
    loyalty && `loyalty ${loyalty} at the start`,
    reinforcement && `${plural(reinforcement, 'CU', 'CU')} per Reinforcement Phase`,
    ...badges.map((sign) => signs.find((b) => b.sign === sign)?.means),
    victory && (victory === 'all' ? 'victory space' : `victory space with ${playersMark(victory)}`),
    players && `only with ${playersMark(players)}`,
  ].filter(Boolean);
  const sentence = facts.join(', ');
  return [
    sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
    kind === 'unknown' && words.unsaid,
    start && `At the start: ${start}.`,
    also && `Also spelled ${also.join(', ')}.`,
    space.note,
  ]
    .filter(Boolean)
    .join(' ');
}
