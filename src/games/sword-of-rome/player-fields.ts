/** Inputs about players that several calculators share: how many there are, and each one's VP. */
import { barIf, choice, type InputOf, list, number, numberOr } from '../../calculator/fields.ts';
import { COUNTS, type Count, PLAYER_NAMES, type Player, powerOptions, seatsOf } from './words.ts';

const COUNT_NAMES: Readonly<Record<Count, string>> = { '2': 'two', '3': 'three', '4': 'four', '5': 'five' };

export const playerCount = (rule: string, start: Count = '4') =>
  choice({
    label: 'Players',
    given: true,
    key: 'n',
    rule,
    options: COUNTS.map((id) => ({ id, label: COUNT_NAMES[id] })),
    default: start,
  });

/** Whether this player has a seat, for fields that only then apply. */
export const hasSeat =
  (player: Player) =>
  ({ players }: { readonly players: Count }): boolean =>
    seatsOf(players).includes(player);

export const KEYS: Readonly<Record<Player, string>> = {
  gauls: 'ga',
  etruscans: 'es',
  greeks: 'gr',
  carthage: 'ca',
  romans: 'ro',
};

/** VP of a player; it matters only where that player has a seat. */
export const vpOf = (player: Player, group: string, rule: string) =>
  number({ label: `${PLAYER_NAMES[player]}, VP`, key: KEYS[player], group, rule, max: 12, default: 6 });

/** VP of a player that may stay out of it. */
export const vpOrOut = (player: Player, group: string, rule: string, start: number | 'out' = 6) =>
  numberOr<'out'>({
    label: `${PLAYER_NAMES[player]}, VP`,
    key: KEYS[player],
    group,
    rule,
    max: 12,
    words: [{ id: 'out', label: 'takes no part' }],
    default: start,
  });

/** The powers that can have alliances with each other. */
const ALLIES = ['romans', 'greeks', 'gauls', 'etruscans', 'samnites', 'carthage'] as const;
const ally = (label: string, key: string, start: (typeof ALLIES)[number]) =>
  choice({ label, key, options: powerOptions(ALLIES), default: start });
const pair = { one: ally('Power', 'a', 'romans'), other: ally('Allied with', 'b', 'greeks') };

/** 15.1.2: an alliance joins two powers and nobody else. */
export type Alliance = InputOf<typeof pair>;

/** 15.1.2: alliances, each between two powers. */
export const alliancesIn = (group: string) =>
  list({ label: 'Alliances in force', key: 'al', group, rule: '15.1.2', item: 'Alliance', max: 8, of: pair });

/** 15.1.2: nobody is allied with itself. */
export const alliancesBar = ({ alliances }: { readonly alliances: readonly Alliance[] }) =>
  barIf(
    alliances.some(({ one, other }) => one === other),
    '15.1.2',
    'An alliance joins two powers: a power cannot be allied with itself',
  );
