/** Games to start at random: from 218 BC, or late in the war with Armies crowded in Italia, where everything can happen soon. */
import type { Options, Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { Share } from '../../../support/plays.ts';

const GENERALS = {
  rome: ['p-scipio', 'longus', 'fabius', 'marcellus', 'nero'],
  carthage: ['hannibal', 'hasdrubal', 'mago', 'gisgo'],
} as const;

/** Next to each other by road and pass, cities and a Tribe among them. */
const CROWDED = [
  ...['rome', 'praeneste', 'falerii', 'tarquinii', 'capua', 'neapolis', 'beneventum', 'terventum', 'sena', 'arpi'],
  ...['cannae', 'faesulae', 'ariminum', 'firmum-picenum', 'mutina', 'boii', 'insubrians', 'taurini', 'pisae'],
  ...['ligurians-east', 'tarentum', 'brundisium', 'heraclea', 'paestum', 'rhegium', 'messana'],
] as const;

const below = (share: Share, limit: number): number => Math.floor(share() * limit);

/** The last turns: each General with an Army in a space of his own, and single CUs without one between them. */
function crowded(share: Share): Position {
  const free = CROWDED.map((at) => [share(), at] as const)
    .sort(([a], [b]) => a - b)
    .map(([, at]) => at);
  const next = (): string => free.pop() ?? 'syracuse';
  const armies = (generals: readonly string[], elephants: number) =>
    generals.map((id) => {
      const cu = 1 + below(share, 9);
      return [next(), { cu, elephants: Math.min(cu, below(share, elephants + 1)), generals: [id] }] as const;
    });
  const alone = () => [1, 2].map((cu) => [next(), { cu }] as const);
  return {
    turn: 8,
    stage: 'shuffle',
    forces: {
      rome: Object.fromEntries([...armies(GENERALS.rome, 0), ...alone()]),
      carthage: Object.fromEntries([
        ...armies(GENERALS.carthage, 2),
        ...alone(),
        ['carthage', { cu: 3, generals: ['hanno'] }],
      ]),
    },
  };
}

/** Every fourth game from the beginning. */
export const anySetup = (seed: number, share: Share): Options => (seed % 4 === 0 ? {} : { position: crowded(share) });
