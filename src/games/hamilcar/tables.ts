/** The tables of Hamilcar and the keys of their axes, written from its content by `npm run table-keys`. */
// biome-ignore-all format: a line a table
import type { Figures as FiguresOf, Reader as ReaderOf } from '../../calculator/table.ts';

export type Keys = {
  'attrition-elephants': [number, 'elephant'];
  'attrition-odds': ['1' | '2' | '3' | '4' | '5-6' | '7-9' | '10+', '0' | '1' | '2' | '3' | 'mean'];
  'attrition-row-six': [number, '1' | '2' | '3' | '4' | '5-6' | '7-9' | '10+'];
  attrition: [number, '1' | '2' | '3' | '4' | '5-6' | '7-9' | '10+'];
  'battle-dice': [number, 'small' | 'large'];
  'battle-symbols': ['horse' | 'figure' | 'circle', 'hits' | 'cancelled' | 'cancels'];
  'change-of-command': [number, 'effect'];
  'charge-modifiers': ['forgotten' | 'fright', 'roll'];
  'charge-odds': [number, number, 'rome' | 'nobody' | 'carthage'];
  'city-capacity': ['Roma' | 'Carthago' | 'Syracusae' | 'Messana' | 'Regium' | 'Capua' | 'Neapolis' | 'Tarentum' | 'Agrigentum' | 'Lilybaeum' | 'eleventh', 'capacity'];
  components: ['strategy-cards' | 'tactic-cards' | 'roman-generals' | 'carthaginian-generals' | 'warships' | 'large-cities' | 'cities' | 'roman-cu' | 'carthaginian-cu' | 'elephants' | 'st' | 'tribes' | 'pc' | 'siege-trains' | 'siege-markers' | 'dice', 'number'];
  'dice-levels': ['X' | '=' | 'Y', 'X' | '=' | 'Y', 'X' | '=' | 'Y'];
  'fleet-limits': ['units' | 'warships' | 'intercepting' | 'in-play' | 'rounds'];
  generals: [string, 'side' | 'strategy' | 'battle' | 'traits' | 'start'];
  'hire-cost': [number, 'cost'];
  'large-battle-die': [number, 'horse' | 'figure' | 'circle'];
  limits: ['led-units' | 'consuls' | 'consul-cu' | 'siege-cu' | 'overrun-cu' | 'overrun-enemy-cu' | 'mp' | 'mp-forced-march' | 'mp-bad-weather' | 'retreat-mp' | 'reform-levels' | 'dictator-lead' | 'dictator-cu' | 'dictator-op' | 'italian-provinces' | 'warlike-pc' | 'turns' | 'strategy-deck' | 'tactic-deck', 'number' | 'clause'];
  'miat-slots': ['a' | 'b' | 'c' | 'd' | 'e', 'center' | 'start' | 'symbol'];
  miat: ['warlike' | 'neutral' | 'peaceful', 'pcs' | 'carthage' | 'rome' | 'africa' | 'clause'];
  'movement-cost': ['road' | 'strait-land' | 'destroy' | 'city', 'mp'];
  'naval-columns': ['I' | 'II' | 'III' | 'IV' | 'V', 'from-2' | 'from-3'];
  'naval-die': [number, 'roman' | 'carthaginian'];
  'naval-rows': [number];
  'op-uses': ['refit' | 'st' | 'pc' | 'miat', 'strategy' | 'chest'];
  'pc-losses': ['land' | 'naval' | 'unguarded' | 'aristocrat' | 'check' | 'tribes', 'pcs' | 'clause'];
  provinces: ['Numidia' | 'Libya' | 'Carthago' | 'Etruria' | 'Samnium' | 'Latium' | 'Campania' | 'Apulia' | 'Lucania' | 'Sicilia' | 'Syracuse' | 'Corsica & Sardinia', 'region' | 'scores'];
  'rating-checks': [number, 'avoid' | 'pursue' | 'intercept' | 'enemy'];
  'red-siege-die': [number, 'points' | 'loss'];
  reinforcements: ['carthage' | 'rome' | 'rome-fixed', 'cu' | 'warships' | 'generals' | 'clause'];
  'rome-in-africa': [number];
  'scoring-places': ['provinces' | 'mare-tyrrhenum' | 'lilybaeum' | 'miat', 'most' | 'for' | 'clause'];
  'sea-costs': ['lane' | 'strait' | 'tyrrhenum' | 'carthage'];
  'sea-lanes': [string, 'storms'];
  seamanship: [number, 'range' | 'roll' | 'symbols' | 'symbols-four' | 'ready' | 'storms'];
  'set-up-markers': ['ready' | 'spent' | 'cities' | 'pc' | 'cu' | 'st' | 'supremacy' | 'seamanship' | 'tribes' | 'tactics', 'rome' | 'carthage' | 'clause'];
  'set-up': ['Messana' | 'Regium' | 'Roma' | 'Tarentum' | 'Capua' | 'Neapolis' | 'Carthago' | 'Thermae' | 'Agrigentum' | 'Lilybaeum' | 'Lipara' | 'Carales', 'side' | 'cu' | 'elephants' | 'st' | 'general'];
  'siege-needs': ['city' | 'large' | 'tribe', 'points' | 'with' | 'without'];
  'small-battle-die': [number, 'horse' | 'figure' | 'circle'];
  spaces: [string, 'province' | 'kind' | 'port' | 'control' | 'tyrrhenum'];
  'storm-column': ['storm', 'place'];
  'storm-rolls': ['symbol' | 'poor' | 'corvi'];
  'strategy-deck': [string, 'title' | 'owner' | 'op' | 'event' | 'amount' | 'ships'];
  'tactic-deck': ['great-leadership' | 'flee' | 'pursuit' | 'ramming' | 'fine-crews' | 'foul-wind' | 'boarding', 'copies' | 'effect' | 'amount'];
  'turn-track': [number, 'hand' | 'general'];
  'white-siege-die': [number, 'points' | 'loss'];
};

export type Figures = FiguresOf<Keys>;
export type Reader = ReaderOf<Keys>;
