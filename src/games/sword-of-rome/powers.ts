/** The powers of the game and their names. */

export const POWERS = [
  'gauls',
  'etruscans',
  'samnites',
  'greeks',
  'carthage',
  'romans',
  'volsci',
  'transalpine',
  'rebels',
] as const;
export type Power = (typeof POWERS)[number];

export const POWER_NAMES: Readonly<Record<Power, string>> = {
  gauls: 'Gauls',
  etruscans: 'Etruscans',
  samnites: 'Samnites',
  greeks: 'Greeks',
  carthage: 'Carthage',
  romans: 'Romans',
  volsci: 'Volsci',
  transalpine: 'Transalpine Gauls',
  rebels: 'Revolting mercenaries',
};
