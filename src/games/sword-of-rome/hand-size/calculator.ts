/** Hand size (6.2.2, 20.2): how many cards a player holds after drawing. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { choice, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import type { Standing } from '../../../calculator/standing.ts';
import { plural } from '../../../calculator/words.ts';
import { playerCount } from '../player-fields.ts';
import type { Reader } from '../tables.ts';
import { PLAYER_NAMES, PLAYERS, seatsOf } from '../words.ts';
import { baseHand, discardsAll, fromPortsAndUnrest } from './rules.ts';

const LEVELS = Array.from({ length: 11 }, (_, level) => level);

const fields = {
  players: playerCount('6.2.2'),
  player: choice({
    label: 'Player',
    given: true,
    key: 'p',
    rule: '6.2.2',
    options: PLAYERS.map((id) => ({ id, label: PLAYER_NAMES[id] })),
    default: 'romans',
  }),
  ports: number({ label: 'Ports in Sicily that Carthage controls', key: 'po', rule: '6.2.2-5p', max: 9, default: 2 }),
  unrest: number({ label: 'Unrest level', key: 'u', rule: '20.2', max: 10 }),
};

type Input = InputOf<typeof fields>;

const ofCarthage = ({ players, player }: Input): boolean => players === '5' && player === 'carthage';

/** What a player holds, and how it is told. */
interface Hand {
  readonly sentence: string;
  readonly facts: {
    readonly handSize: number;
    readonly discardsAll?: boolean;
    readonly handReduction?: number;
    readonly unrestVpLoss?: number;
  };
  readonly ledger?: readonly Line[];
  readonly readings?: ReturnType<typeof readingsOf>;
  readonly grid?: Grid;
}

function compute(input: Input, read: Reader): Hand {
  const { player, players } = input;
  if (!seatsOf(players).includes(player)) return absent(input);
  const { value, standing } = baseHand(player, players, read);
  const base = Number(value);
  if (player === 'carthage') return handOfCarthage(input, base, standing, read);
  const who = PLAYER_NAMES[player];
  const all = discardsAll(player, players);
  return {
    sentence: `With ${players} players the ${who} have ${base} cards after drawing${all ? '; all leftover cards are discarded first' : ''}.`,
    facts: { handSize: base, ...(player === 'gauls' && { discardsAll: all }) },
    ledger: [line(who, base, BASE, '6.2.2', standing)],
    readings: readingsOf(input),
  };
}

const BASE = 'Basic hand size';

function handOfCarthage({ ports, unrest }: Input, base: number, standing: Standing, read: Reader): Hand {
  const { cards, lost } = fromPortsAndUnrest(ports, unrest, read);
  const vp = Number(read.at('unrest-track', unrest, 'vp').value);
  const who = PLAYER_NAMES.carthage;
  return {
    sentence: `Carthage fills its hand to ${plural(base + cards, 'card')}; unrest at ${unrest} costs ${plural(lost, 'card')}, and ${vp} VP in the Scoring Phase.`,
    facts: { handSize: base + cards, handReduction: lost, unrestVpLoss: vp },
    ledger: [
      line(who, base, BASE, '6.2.2-5p', standing),
      ...(ports > 0 ? [line(who, ports, 'Ports in Sicily', '6.2.2-5p')] : []),
      ...(lost > 0 ? [line(who, -lost, `Unrest at ${unrest}`, '20.2')] : []),
    ],
    grid: gridOf(base, ports, read.aside()),
  };
}

/** Every level at a glance; browsing it is not what the result stands on. */
const gridOf = (base: number, ports: number, browse: Reader): Grid => ({
  columns: [
    { id: 'level', label: 'Unrest level', form: 'number' },
    { id: 'hand', label: 'Hand size', form: 'number' },
    { id: 'vp', label: 'VP in the Scoring Phase', form: 'signed' },
  ],
  rows: LEVELS.map((level) => ({
    level,
    hand: base + fromPortsAndUnrest(ports, level, browse).cards,
    // Nothing lost is 0, not minus 0.
    vp: 0 - Number(browse.at('unrest-track', level, 'vp').value),
  })),
});

const absent = ({ player, players }: Input): Hand => ({
  sentence:
    player === 'gauls'
      ? 'With three players nobody plays the Gauls: roll a Gallic Event in place of their turn.'
      : `With ${players} players Carthage is a neutral power and has no cards.`,
  facts: { handSize: 0 },
});

const readingsOf = ({ player, players }: Input) =>
  ({
    'roman-hand-size': player === 'romans',
    'gallic-forced-discard': player === 'gauls' && (players === '2' ? 'chosen' : 'all'),
  }) as const;

const calculator = calculatorWith({
  'roman-hand-size': { rule: '6.2.2', says: 'Rome draws to 8 with three or more players, and to 7 with two.' },
  'gallic-forced-discard': {
    rule: '6.2.1',
    says: {
      all: 'With four or five players the Gauls discard every leftover card.',
      chosen: 'With fewer than four players the Gauls choose what to discard.',
    },
  },
});

export const handSize = calculator({
  id: 'hand-size',
  title: 'Hand size',
  question: 'How many cards do I draw to?',
  rules: ['6.2.2', '6.2.2-5p', '6.2.1', '20.2', '5.4-3p'],
  fields: shown(fields, { ports: ofCarthage, unrest: ofCarthage }),
  tables: ['hand-size', 'unrest-track'],
  terms: {
    handSize: 'Hand size',
    discardsAll: 'Must discard all leftover cards',
    handReduction: 'Cards that unrest costs',
    unrestVpLoss: 'VP that unrest costs in the Scoring Phase',
  },
  compute,
});
