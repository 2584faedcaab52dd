/** Hand size (6.2.2, 20.2): how many cards a player holds after drawing. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Grid, Line } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import type { Standing } from '../../../calculator/standing.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { playerCount } from '../player-fields.ts';
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
  ports: number({
    label: 'Ports in Sicily that Carthage controls',
    key: 'po',
    rule: '6.2.2-5p',
    min: 0,
    max: 9,
    default: 2,
  }),
  unrest: number({ label: 'Unrest level', key: 'u', rule: '20.2', min: 0, max: 10, default: 0 }),
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
  readonly ledger: readonly Line[];
  readonly readings: readonly Assumption[];
  readonly grid?: Grid;
}

function compute(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const { sentence, facts, ledger, readings, grid } = handOf(input, tables, read);
  return { sentence, ...SETTLED, facts, ...(grid && { grid }), ...basis(ledger, readings, read) };
}

function handOf(input: Input, tables: Tables, read: Reader): Hand {
  const { player, players } = input;
  if (!seatsOf(players).includes(player)) return absent(input);
  const { value, standing } = baseHand(player, players, read);
  const base = Number(value);
  if (player === 'carthage') return handOfCarthage(input, base, standing, tables, read);
  const who = PLAYER_NAMES[player];
  const all = discardsAll(player, players);
  return {
    sentence: `The ${who} have ${base} cards after drawing, with ${players} players${all ? '; all leftover cards are discarded first' : ''}.`,
    facts: { handSize: base, ...(player === 'gauls' && { discardsAll: all }) },
    ledger: [line(who, base, BASE, '6.2.2', standing)],
    readings: readingsOf(input),
  };
}

const BASE = 'Cards to begin with';

function handOfCarthage(
  { ports, unrest }: Input,
  base: number,
  standing: Standing,
  tables: Tables,
  read: Reader,
): Hand {
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
    readings: [],
    grid: gridOf(base, ports, tables),
  };
}

/** Every level at a glance; browsing it is not what the result stands on. */
function gridOf(base: number, ports: number, tables: Tables): Grid {
  const browse = new Reader(tables);
  return {
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
  };
}

const absent = ({ player, players }: Input): Hand => ({
  sentence:
    player === 'gauls'
      ? 'With three players nobody plays the Gauls: roll a Gallic Event in place of their turn.'
      : `With ${players} players Carthage is a neutral power and holds no cards.`,
  facts: { handSize: 0 },
  ledger: [],
  readings: [],
});

function readingsOf({ player, players }: Input): Assumption[] {
  if (player === 'romans')
    return [
      {
        ruling: 'roman-hand-size',
        rule: '6.2.2',
        reading: 'Rome draws to 8 with three or more players, and to 7 with two.',
      },
    ];
  if (player !== 'gauls') return [];
  return [
    {
      ruling: 'gallic-forced-discard',
      rule: '6.2.1',
      reading:
        players === '2'
          ? 'With fewer than four players the Gauls discard only what they like.'
          : 'With four or five players the Gauls discard every leftover card.',
    },
  ];
}

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
  ...NO_DICE,
  compute,
});
