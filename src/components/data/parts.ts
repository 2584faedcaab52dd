/** The parts that a game has, in the order of the tabs. */
import { calculatorsOf } from '../../games/index.ts';
import type { Game } from '../../gate/game.ts';
import { lessonText } from '../../gate/lesson.ts';
import { everySample } from '../../gate/samples.ts';
import { settingUpOf } from '../../gate/setting-up.ts';
import type { IconName } from '../icons.ts';

export type Part =
  | 'turn'
  | 'evening'
  | 'learn'
  | 'setup'
  | 'rules'
  | 'odds'
  | 'games'
  | 'examples'
  | 'sheets'
  | 'map'
  | 'tables';

export interface PartOf {
  readonly id: Part;
  readonly label: string;
  /** Its folder in the game's. */
  readonly folder: string;
  /** What stands in the bar of a phone has a drawing; the rest is under More. */
  readonly icon?: IconName;
  /** The part whose tab it shares. */
  readonly within?: Part;
}

export async function partsOf(game: Game): Promise<PartOf[]> {
  const samples = (await everySample(game)).length > 0;
  const all: readonly (PartOf & { readonly there: boolean })[] = [
    { id: 'rules', label: 'Rules', folder: 'rules/', icon: 'rules', there: game.chapters.length > 0 },
    {
      id: 'odds',
      label: 'Odds',
      folder: 'odds/',
      icon: 'odds',
      there: Object.keys(await calculatorsOf(game.id)).length > 0,
    },
    { id: 'games', label: 'Games', folder: 'games/', icon: 'play', there: samples },
    {
      id: 'learn',
      label: 'Learn',
      folder: 'learn/',
      within: 'games',
      there: samples && lessonText(game) !== undefined,
    },
    {
      id: 'examples',
      label: 'Examples',
      folder: 'examples/',
      ...(samples ? { within: 'games' as const } : { icon: 'play' as const }),
      there: game.examples.length > 0,
    },
    {
      id: 'setup',
      label: 'Set-up',
      folder: 'setup/',
      within: 'games',
      there: samples && (await settingUpOf(game)) !== undefined,
    },
    { id: 'sheets', label: 'Sheets', folder: 'reference/', there: game.reference.length > 0 },
    { id: 'map', label: 'Map', folder: 'map/', there: game.map !== undefined },
    {
      id: 'evening',
      label: 'Evening',
      folder: 'evening/',
      there: game.sequence.phases.length > 0 && game.sequence.seats.length > 0,
    },
    { id: 'tables', label: 'Tables', folder: 'tables/', there: Object.keys(game.tables).length > 0 },
  ];
  return all.flatMap(({ there, ...part }) => (there ? [part] : []));
}
