/** Games to start at random: from 218 BC, or late in the war with Armies crowded in one theatre, where everything can happen soon. */
import type { Options, Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { Share } from '../../../support/plays.ts';

const GENERALS = {
  rome: ['p-scipio', 'longus', 'fabius', 'marcellus', 'nero'],
  carthage: ['hannibal', 'hasdrubal', 'mago', 'gisgo'],
} as const;

/** Spaces near each other, cities and Tribes among them: Italia, Iberia with Gaul, Africa with Sicily. */
const THEATRES = [
  [
    ...['rome', 'praeneste', 'falerii', 'tarquinii', 'capua', 'neapolis', 'beneventum', 'terventum', 'sena', 'arpi'],
    ...['cannae', 'faesulae', 'ariminum', 'firmum-picenum', 'mutina', 'boii', 'insubrians', 'taurini', 'pisae'],
    ...['ligurians-east', 'tarentum', 'brundisium', 'heraclea', 'paestum', 'rhegium', 'messana'],
  ],
  [
    ...['saguntum', 'new-carthage', 'dianium', 'dertosa', 'tarraco', 'ilerda', 'emporiae', 'narbo', 'tolosa', 'azaila'],
    ...['segobriga', 'laminium', 'toletum', 'salaria', 'acci', 'malaca', 'nemausus', 'massilia', 'rhone', 'allobroges'],
    ...['druentia', 'averni', 'gades', 'corduba', 'bilbilis', 'baleares'],
  ],
  [
    ...['utica', 'zama', 'hadrumetum', 'thabraca', 'thapsus', 'hippo-regius', 'cirta', 'thubursicu', 'tacapae'],
    ...['saldae', 'icosium', 'lilybaeum', 'panormus', 'agrigentum', 'enna', 'syracuse', 'messana', 'rhegium', 'croton'],
    ...['sitilis', 'thamugadi', 'thevestis', 'bruttium', 'paestum', 'heraclea', 'brundisium'],
  ],
] as const;

/** Plain spaces of Italia and Sicilia that may have gone over to Carthage. */
const WAVERING = [
  ...['verona', 'taurini', 'mutina', 'pisae', 'faesulae', 'falerii', 'cosa', 'tarquinii', 'arpi', 'cannae'],
  ...['beneventum', 'heraclea', 'paestum', 'croton', 'lilybaeum', 'panormus', 'agrigentum', 'enna'],
] as const;

const below = (share: Share, limit: number): number => Math.floor(share() * limit);

/** The last turns: each General with an Army in a space of his own, and single CUs without one between them. */
function crowded(share: Share, theatre: readonly string[]): Position {
  const free = theatre
    .map((at) => [share(), at] as const)
    .sort(([a], [b]) => a - b)
    .map(([, at]) => at);
  const next = (): string => free.pop() ?? 'aleria';
  const armies = (generals: readonly string[], elephants: number) =>
    generals.map((id) => {
      const cu = 1 + below(share, 9);
      return [next(), { cu, elephants: Math.min(cu, below(share, elephants + 1)), generals: [id] }] as const;
    });
  const alone = () => [1, 2].map((cu) => [next(), { cu }] as const);
  return {
    turn: 8,
    stage: 'shuffle',
    control: Object.fromEntries(WAVERING.flatMap((at) => (share() < 0.5 ? [[at, 'carthage'] as const] : []))),
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

/** Every fourth game from the beginning, the others in Italia, Iberia and Africa in turn. */
export const anySetup = (seed: number, share: Share): Options =>
  seed % 4 === 0 ? {} : { position: crowded(share, THEATRES[(seed % 4) - 1] ?? THEATRES[0]) };
