/** Hand size (6.2.2, 20.2): how many cards a player holds after drawing. */
import { calculator } from '../../calculator/calculator.ts';
import { choice, type InputOf, number } from '../../calculator/fields.ts';
import type { Assumption, Grid, Line, Report } from '../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../calculator/settled.ts';
import { basis } from '../../calculator/summary.ts';
import { Reader, type Tables } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import { playerCount } from './player-fields.ts';
import { PLAYER_NAMES, PLAYERS, seatsOf } from './words.ts';

const ofCarthage = (input: Readonly<Record<string, unknown>>): boolean =>
  input['players'] === '5' && input['player'] === 'carthage';

const LEVELS = Array.from({ length: 11 }, (_, level) => level);

const fields = {
  players: playerCount('6.2.2'),
  player: choice({
    label: 'Player',
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
    when: ofCarthage,
  }),
  unrest: number({ label: 'Unrest level', key: 'u', rule: '20.2', min: 0, max: 10, default: 0, when: ofCarthage }),
};

type Input = InputOf<typeof fields>;

/** 6.2.2-5p, 20.2: what ports add to Carthage's hand and what unrest takes from it. */
const fromPortsAndUnrest = (ports: number, unrest: number, read: Reader): { cards: number; lost: number } => {
  const lost = Number(read.at('unrest-track', unrest, 'cards').value);
  return { cards: ports - lost, lost };
};

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const { player, players } = input;
  const who = PLAYER_NAMES[player];
  if (!seatsOf(players).includes(player)) return absent(input, read);
  const entry = read.at('hand-size', player, Number(players));
  const base = Number(entry.value);
  const rule = player === 'carthage' ? '6.2.2-5p' : '6.2.2';
  const ledger: Line[] = [{ who, amount: base, why: 'Cards to begin with', rule, standing: entry.standing }];
  // Only the Gauls with four or five players have no choice.
  const discardsAll = player === 'gauls' && (players === '4' || players === '5');
  if (player !== 'carthage') {
    return {
      sentence: `${who}: ${base} cards after drawing, with ${players} players${discardsAll ? '; all leftover cards are discarded first' : ''}.`,
      ...SETTLED,
      facts: { handSize: base, ...(player === 'gauls' && { discardsAll }) },
      ...basis(ledger, readings(input), read),
    };
  }
  const { cards, lost } = fromPortsAndUnrest(input.ports, input.unrest, read);
  const vp = Number(read.at('unrest-track', input.unrest, 'vp').value);
  if (input.ports > 0)
    ledger.push({ who, amount: input.ports, why: 'Ports in Sicily', rule: '6.2.2-5p', standing: 'printed' });
  if (lost > 0)
    ledger.push({ who, amount: -lost, why: `Unrest at ${input.unrest}`, rule: '20.2', standing: 'printed' });
  return {
    sentence: `Carthage fills its hand to ${plural(base + cards, 'card')}; unrest at ${input.unrest} costs ${plural(lost, 'card')}, and ${vp} VP in the Scoring Phase.`,
    ...SETTLED,
    facts: { handSize: base + cards, handReduction: lost, unrestVpLoss: vp },
    grid: gridOf(base, input.ports, tables),
    ...basis(ledger, [], read),
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

const absent = ({ player, players }: Input, read: Reader): Report => ({
  sentence:
    player === 'gauls'
      ? 'With three players nobody plays the Gauls: roll a Gallic Event in place of their turn.'
      : `With ${players} players Carthage is a neutral power and holds no cards.`,
  ...SETTLED,
  facts: { handSize: 0 },
  ...basis([], [], read),
});

function readings({ player, players }: Input): Assumption[] {
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
  fields,
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
