/** The tables of The Sword of Rome and the keys of their axes, written from its content by `npm run table-keys`. */
// biome-ignore-all format: a line a table
import type { Figures as FiguresOf, Reader as ReaderOf } from '../../calculator/table.ts';

export type Keys = {
  'activation-by-initiative': [number, number];
  attrition: [number, '1' | '2' | '3' | '4' | '5-6' | '7-9' | '10+'];
  'automatic-victory-levels': [number, 'vp'];
  'avoid-bans': ['inside' | 'tried' | 'flank' | 'terrain' | 'hostile' | 'far' | 'no-army' | 'insurrection' | 'carthago' | 'neutral', 'when' | 'clause'];
  'card-uses': ['activate' | 'support' | 'reinforce' | 'event' | 'bribe' | 'mercenaries' | 'contest' | 'carry', 'value' | 'effect'];
  colours: ['romans' | 'greeks' | 'gauls' | 'etruscans' | 'samnites' | 'carthage' | 'volsci' | 'transalpine' | 'independents', 'colour'];
  'combat-loss': [number, 'winner' | 'loser', '1' | '2' | '3+'];
  'combat-modifiers': ['ratio' | 'tactics' | 'cards' | 'flank' | 'friendly' | 'interception' | 'failed-avoid' | 'terrain' | 'samnites' | 'garrison-box' | 'caudine-forks' | 'wild-beasts' | 'death-of-aulius' | 'sacred-band', 'roll' | 'clause'];
  'combat-sequence': [number, 'what' | 'clause'];
  'desperate-times-options': ['action' | 'redraw' | 'event' | 'any-three', 'what'];
  'force-ratio': [number, number];
  'gallic-events': [number, 'event'];
  'game-length': ['full', 'turns'];
  'greek-leader-penalty': ['dionysius' | 'timoleon', 'penalty'];
  'hand-size': ['romans' | 'greeks' | 'etruscans' | 'gauls' | 'carthage', number];
  'interception-bans': ['terrain' | 'inside' | 'occupied' | 'second-power' | 'ally-attacked' | 'flank' | 'not-moving' | 'sortie' | 'ally' | 'bribed' | 'neutral' | 'insurrection', 'when' | 'clause'];
  limits: ['moving-cu' | 'avoiding-cu' | 'inside-cu' | 'roll-cu' | 'hold-cu' | 'siege-rolls' | 'colony-cu' | 'retreat-spaces' | 'avoid-spaces' | 'loyalty' | 'gallic-loyalty' | 'independent-loyalty' | 'vp-least' | 'vp-most' | 'rounds' | 'desperate-times' | 'breaking' | 'mines' | 'neutral-actions' | 'unrest-raises' | 'loot' | 'consuls' | 'cards', 'number' | 'clause'];
  'map-symbols': ['square' | 'hexagon' | 'circle-number' | 'red-name' | 'five-tag' | 'blue-line' | 'brown-line' | 'other-line', 'meaning'];
  'mercenary-upkeep': [number, 'removed' | 'left'];
  'movement-allowance': ['others' | 'gauls' | 'gallic-flank' | 'transalpine', number];
  'movement-cost': ['clear' | 'rough' | 'strait' | 'samnite-rough' | 'naval' | 'garrison-box' | 'appian-before' | 'appian-after' | 'raid' | 'unrest', 'mp'];
  'naval-capacity': ['carthage' | 'greeks' | 'greeks-syracuse' | 'greeks-lilybaeum' | 'romans' | 'romans-allied' | 'etruscans' | 'carthage-1' | 'carthage-2' | 'carthage-3', 'moving' | 'avoiding' | 'retreating'];
  'naval-combat-modifiers': ['friendly-port' | 'contest-1' | 'contest-2' | 'contest-3', 'modifier'];
  'naval-combat-triggers': ['carthaginian-port' | 'greeks' | 'contested', 'players'];
  'naval-combat': [number, 'result'];
  'neutral-activation-uses': ['support' | 'cu' | 'activate' | 'minors' | 'unrest', 'what' | 'players'];
  'neutral-control': ['activated' | 'inactive' | 'transalpine' | 'volsci' | 'carthage' | 'rebels' | 'treaty' | 'none-left', 'decider' | 'barred' | 'players'];
  'neutral-movement-limits': ['carthage' | 'volsci' | 'transalpine' | 'rebels', 'limit' | 'players'];
  'player-count-differences': ['winner' | 'roman-hand' | 'gallic-turn' | 'gallic-discard' | 'carthage' | 'italy' | 'african-ports' | 'africa' | 'naval-combat' | 'mercenaries' | 'victory-spaces', number];
  'plunder-track-length': ['length', 'spaces'];
  plunder: ['raid' | 'loot' | 'battle' | 'solidarity', 'markers'];
  'reaction-sequence': [1 | 2 | 'bribe' | 3, 'what' | 'clause'];
  reinforcements: ['roma' | 'roman-city' | 'syracuse' | 'messana' | 'tarentum' | 'neapolis' | 'eporedia' | 'genua' | 'mediolanum' | 'bononia' | 'sena-gallica' | 'patavium' | 'pisae' | 'tarquinii' | 'aufidena' | 'bovianum' | 'larinum' | 'carthago' | 'mercenaries' | 'mercenaries-insurrection' | 'rebels' | 'antium' | 'transalpine', 'power' | 'cu'];
  'retreat-penalties': ['space' | 'cu' | 'no-way', 'lost'];
  'siege-modifiers': ['city' | 'tribe' | 'raid' | 'tactics' | 'cards', 'roll'];
  siege: [number, 'points' | 'cu'];
  'support-menu': ['replace' | 'raise' | 'give-up-pc' | 'give-up-loyalty' | 'remove-pc' | 'lower' | 'restore-pc' | 'restore-city' | 'take-pc' | 'take-city' | 'plunder' | 'unrest', 'card' | 'own' | 'other' | 'battle' | 'condition'];
  'tactics-test': [number, 'plain' | 'plus'];
  'tie-order': ['gauls' | 'etruscans' | 'samnites' | 'greeks' | 'carthage' | 'romans', 'place'];
  'turn-phases': [1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'end', 'phase' | 'order' | 'aid'];
  'unrest-cap': [number, 'level'];
  'unrest-track': [number, 'cards' | 'vp'];
  'vp-scoring': ['foreign' | 'home' | 'unrest' | 'gallic-plunder' | 'transalpine-plunder', 'vp' | 'who'];
};

export type Figures = FiguresOf<Keys>;
export type Reader = ReaderOf<Keys>;
