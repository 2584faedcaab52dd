/** The tables of Nero and the keys of their axes, written from its content by `npm run table-keys`. */
// biome-ignore-all format: a line a table
import type { Figures as FiguresOf, Reader as ReaderOf } from '../../calculator/table.ts';

export type Keys = {
  areas: ['west' | 'central' | 'east' | 'asia', 'edge' | 'contender' | 'revolts' | 'provinces'];
  'battle-points': ['legion' | 'emperor' | 'contender' | 'general' | 'marker' | 'barbarians', 'bp'];
  'card-values': [string, 'mp' | 'bp'];
  deck: ['assassin' | 'bad-augury' | 'bad-weather' | 'barbarians' | 'bribe' | 'crisis' | 'galley-fleet' | 'sick' | 'hail-caesar' | 'legion-rebels' | 'praetorian-guard' | 'revolts' | 'senate-influence' | 'traitor', 'count' | 'once' | 'when' | 'augury'];
  declaration: ['needed' | 'superiority' | 'area' | 'senate-influence' | 'praetorian-guard', 'dp' | 'cancelled'];
  'hand-size': [number, 'normal' | 'fast'];
  limits: ['cards-in-round' | 'withdrawal-cards' | 'battle-cards' | 'galley-legions' | 'traitor-look' | 'uncontrolled' | 'emperors' | 'area-provinces' | 'areas-to-win' | 'areas-to-win-as-emperor' | 'game-turns' | 'legions-each', 'number'];
  links: [string, 'way'];
  'movement-costs': ['enter-1-3' | 'enter-4-5' | 'enter-6plus' | 'enter-barbarian' | 'straits' | 'roma' | 'leader-alone' | 'passage' | 'pickup-own' | 'pickup-uncontrolled' | 'attack' | 'clear-retreat' | 'fatigue', 'mp'];
  provinces: ['britannia' | 'lusitania' | 'hispania' | 'gallia-narbonensis' | 'gallia-lugdunensis' | 'germania-superior' | 'germania-inferior' | 'raetia' | 'noricum' | 'pannonia' | 'dacia' | 'moesia' | 'thracia' | 'dalmatia' | 'achaea' | 'asia-minor' | 'syria' | 'judaea' | 'aegyptus' | 'africa' | 'italia-north' | 'italia-south', 'area' | 'port' | 'revolts' | 'tribe'];
  'victory-points': ['battle' | 'sole' | 'one-of-two' | 'roma' | 'whole-turn' | 'area' | 'italy' | 'barbarians', 'early' | 'final'];
};

export type Figures = FiguresOf<Keys>;
export type Reader = ReaderOf<Keys>;
