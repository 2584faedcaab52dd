/** The tables of Hannibal: Rome vs. Carthage and the keys of their axes, written from its content by `npm run table-keys`. */
// biome-ignore-all format: a line a table
import type { Figures as FiguresOf, Reader as ReaderOf } from '../../calculator/table.ts';

export type Keys = {
  allies: ['ordinary' | 'numidia', 'cards'];
  'attrition-elephants': [number, 'elephant'];
  attrition: [number, '1' | '2' | '3' | '4' | '5-6' | '7-9' | '10+'];
  'battle-deck': ['frontal-assault' | 'flank-left' | 'flank-right' | 'probe' | 'double-envelopment' | 'reserve'];
  'battle-hand': ['rating' | 'cu' | 'interception' | 'failed-avoid' | 'latium' | 'tribe' | 'rome-allies-italia' | 'most' | 'charge-hit' | 'charge-back' | 'fright', 'cards'];
  'change-of-command': ['1-3' | '4-6', 'effect'];
  disengage: [number, number];
  'elephant-charge': [number, 'hit' | 'nothing' | 'back'];
  'game-length': ['turns', 'number'];
  generals: ['p-scipio' | 'longus' | 'flaminius' | 'varro' | 'paulus' | 'fabius' | 'marcellus' | 'nero' | 'africanus' | 'hannibal' | 'hasdrubal' | 'mago' | 'gisgo' | 'hanno', 'side' | 'strategy' | 'battle' | 'start' | 'office'];
  'hand-lacks': [number, 'frontal-assault' | 'flank-left' | 'flank-right' | 'probe' | 'double-envelopment' | 'no-reserve'];
  limits: ['mp' | 'naval-mp' | 'pass-mp' | 'moving-cu' | 'overrun-cu' | 'overrun-enemy' | 'siege-cu' | 'siege-points' | 'consul-cu' | 'retreat-mp' | 'small-die-cu' | 'march-mp' | 'sea-cu' | 'campaign-sea-cu' | 'city-cu' | 'great-city-cu' | 'elephants' | 'hannibal-pcs' | 'intercept-pc', 'number'];
  'mountain-pass': ['alpine' | 'other' | 'guide', 'roll'];
  'naval-modifiers': ['small' | 'roman-port' | 'syracuse' | 'macedon' | 'victory' | 'mago', 'roll'];
  naval: [number, 'result'];
  'pc-loss': ['battle' | 'withdrawal' | 'count', 'pcs'];
  ports: [string, 'number'];
  provinces: ['Latium' | 'Gallia Cisalpinia' | 'Etruria' | 'Apulia' | 'Campania' | 'Lucania' | 'Samnium' | 'Baetica' | 'Celtiberia' | 'Orospeda' | 'Idubeda' | 'Western Numidia' | 'Eastern Numidia' | 'Carthaginia' | 'Carthage' | 'Sicilia' | 'Syracuse' | 'Corsica / Sardinia' | 'Liguria' | 'Gallia Transalpinia' | 'Massilia' | 'Balearic Islands', 'region' | 'counts' | 'allies'];
  'rating-checks': [number, 'chance'];
  reinforcements: ['africa' | 'carthago-nova' | 'baetica' | 'free' | 'rome' | 'rome-italia' | 'scipio' | 'scipio-turn', 'cu'];
  'retreat-large': ['frontal-assault' | 'flank-left' | 'flank-right' | 'probe' | 'double-envelopment', number];
  'retreat-small': ['frontal-assault' | 'flank-left' | 'flank-right' | 'probe' | 'double-envelopment', number];
  'set-up': ['rome' | 'agrigentum' | 'saguntum' | 'new-carthage' | 'carthage', 'side' | 'cu' | 'elephants'];
  'siege-modifiers': ['rome' | 'carthage' | 'carthage-train' | 'great-city' | 'marcellus', 'roll'];
  siege: [number, 'points' | 'cu'];
  'strategy-deck': [string, 'title' | 'owner' | 'op' | 'event' | 'generals' | 'ship' | 'troops' | 'swords' | 'truce' | 'gone'];
  tribes: ['bruttium' | 'insubrians' | 'boii' | 'aquitani' | 'averni' | 'allobroges' | 'ligurians-west' | 'ligurians-east', 'friendly'];
  'turn-track': [number, 'date' | 'cards'];
};

export type Figures = FiguresOf<Keys>;
export type Reader = ReaderOf<Keys>;
