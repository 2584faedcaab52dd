/** The powers of the game, the players who control them, and the sides of a battle: names, seats, and who has which power. */
import type { Option } from '../../calculator/fields.ts';
import { isKeyOf } from '../../calculator/keys.ts';

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

/** Those who march and fight for a power, with "the" before them. */
export const PEOPLES: Readonly<Record<Power, string>> = { ...POWER_NAMES, carthage: 'Carthaginians', rebels: 'rebels' };

/** Powers as the options of a field. */
export const powerOptions = <P extends Power>(powers: readonly P[]): Option<P>[] =>
  powers.map((id) => ({ id, label: POWER_NAMES[id] }));

/** One player has both Etruscans and Samnites, and goes by the Etruscan place in ties (4.4). */
export const PLAYERS = ['gauls', 'etruscans', 'greeks', 'carthage', 'romans'] as const;
export type Player = (typeof PLAYERS)[number];

export const PLAYER_NAMES: Readonly<Record<Player, string>> = {
  gauls: 'Gauls',
  etruscans: 'Etruscans/Samnites',
  greeks: 'Greeks',
  carthage: 'Carthage',
  romans: 'Romans',
};

/** The player's name inside a sentence. */
export const the = (player: Player): string => (player === 'carthage' ? 'Carthage' : `the ${PLAYER_NAMES[player]}`);

/** What a player does: "The Romans play", "Carthage plays". */
export const does = (player: Player, verb: string): string =>
  `${capital(the(player))} ${verb}${player === 'carthage' ? 's' : ''}`;

export const COUNTS = ['2', '3', '4', '5'] as const;
export type Count = (typeof COUNTS)[number];

/** 1-note-5p, 5.4-3p: with four or fewer Carthage has no player, with three the Gauls have none either. */
export const seatsOf = (count: Count): Player[] =>
  PLAYERS.filter((player) => (player !== 'carthage' || count === '5') && (player !== 'gauls' || count !== '3'));

/** 4.3-2p: with two players each has two of the four. */
export const PAIRS = { gallicGreek: ['gauls', 'greeks'], romanEtruscan: ['romans', 'etruscans'] } as const;
export type Pair = keyof typeof PAIRS;
export const isPair = (winner: Player | Pair): winner is Pair => isKeyOf(PAIRS, winner);

/** Whom the same person plays, with two players. */
export const partnerOf = (player: Player): Player =>
  Object.values(PAIRS)
    .find((pair) => pair.some((one) => one === player))
    ?.find((one) => one !== player) ?? player;

/** Who plays this power; nobody where it is neutral. */
export function playerOf(power: Power, count: Count): Player | undefined {
  const player = power === 'samnites' ? 'etruscans' : power;
  return seatsOf(count).find((seat) => seat === player);
}

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export const opponent = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export const listed = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What an option of a field is called. */
export const labelOf = <Id extends string>({ options }: { readonly options: readonly Option<Id>[] }, id: Id): string =>
  options.find((option) => option.id === id)?.label ?? id;

/** The table of automatic victory levels ends here. */
export const MOST_TURNS = 9;

/** An army as a player would say it: 8 CU, tactics 3. */
export const armyWords = (cu: number, tactics: number): string => `${cu} CU${tactics ? `, tactics ${tactics}` : ''}`;
