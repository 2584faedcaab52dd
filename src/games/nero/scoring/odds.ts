/** The end of a game turn, told (4.2.5, 13): what every player earns, who has won, who goes first. */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption, Grid, Line } from '../../../calculator/report.ts';
import { SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { integer, signed } from '../../../calculator/words.ts';
import { AREA_NAMES, type Area } from '../words.ts';
import { type Standings, seated } from './fields.ts';
import {
  areasToWin,
  countingAreas,
  earned,
  type Final,
  firstOf,
  type Holdings,
  isLastTurn,
  winnersOf,
} from './rules.ts';

const holdingsOf = (input: Standings, player: Area): Holdings => ({
  emperor: input[`${player}Emperor`],
  inRoma: input[`${player}Emperor`] && input[`${player}InRoma`],
  wholeTurn: input[`${player}Emperor`] && input[`${player}InRoma`] && input[`${player}WholeTurn`],
  areas: input[`${player}Areas`],
  vacant: input.players === '3' && input.vacantHolder === player,
  italy: input[`${player}Italy`],
});

interface Scored {
  readonly player: Area;
  readonly gain: number;
  readonly lines: readonly Line[];
  readonly final: Final;
  readonly outright: boolean;
}

export function scoringOdds(input: Standings, tables: Tables) {
  const read = new Reader(tables);
  const players = seated(input);
  const emperors = players.filter((p) => input[`${p}Emperor`]).length;
  const last = isLastTurn(input.turn, read);
  const scored = players.map((player): Scored => {
    const held = holdingsOf(input, player);
    const lines = earned(AREA_NAMES[player], held, { last, emperors, barbarians: input.barbarians }, read);
    const gain = lines.reduce((sum, line) => sum + line.amount, 0);
    const areas = countingAreas(held, input.vacantArea);
    return {
      player,
      gain,
      lines,
      final: { player, vp: input[`${player}Vp`] + gain, emperor: held.emperor, areas },
      outright: input.players !== '2' && areas >= areasToWin(held.emperor, read),
    };
  });
  const winners = winnersIn(scored, input, last);
  const first = firstOf(scored.map((s) => s.final)).map((p) => AREA_NAMES[p]);
  const facts: Partial<Record<`${Area}Gain` | `${Area}Total`, number>> = {};
  for (const { player, gain, final } of scored) {
    facts[`${player}Gain`] = gain;
    facts[`${player}Total`] = final.vp;
  }
  return {
    sentence: sentence(scored, winners, emperors, input, last),
    ...SETTLED,
    facts: {
      ...facts,
      automaticVictory: scored.some((s) => s.outright),
      gameOver: winners.length > 0 || last,
      ...(winners.length > 0 && { winner: winners.map((p) => AREA_NAMES[p]).join(', ') }),
      ...(!winners.length && !last && { goesFirst: first.join(' or ') }),
    },
    grid: gridOf(scored, input),
    ...basis(
      scored.flatMap((s) => s.lines),
      readings(input, emperors, winners, last),
      read,
    ),
  };
}

/** 13.1 before 13.2; with two players only colours noted in secret count, so nobody is named (14.0). */
function winnersIn(scored: readonly Scored[], input: Standings, last: boolean): Area[] {
  const outright = scored.filter((s) => s.outright).map((s) => s.player);
  if (outright.length) return outright;
  return last && input.players !== '2'
    ? winnersOf(
        scored.map((s) => s.final),
        input.tie,
      )
    : [];
}

function sentence(
  scored: readonly Scored[],
  winners: readonly Area[],
  emperors: number,
  input: Standings,
  last: boolean,
) {
  if (emperors > 2) return `There are never more than 2 Emperors, and you have entered ${emperors}.`;
  const names = winners.map((p) => AREA_NAMES[p]).join(' and ');
  if (scored.some((s) => s.outright)) return `${names} wins outright, whatever the VP are.`;
  const each = scored
    .map(({ player, gain, final }) => `${AREA_NAMES[player]} has ${integer(final.vp)} VP (${signed(gain)})`)
    .join(', ');
  const after = `After game turn ${input.turn}: ${each}.`;
  if (!last) return after;
  if (input.players === '2') return `${after} The game is over; only the colours noted in secret count.`;
  return `${after} ${names} ${winners.length > 1 ? 'share the victory' : 'wins'}.`;
}

const gridOf = (scored: readonly Scored[], input: Standings): Grid => ({
  columns: [
    { id: 'who', label: 'VP', form: 'text' },
    { id: 'before', label: 'Before', form: 'number' },
    { id: 'gain', label: 'Earned', form: 'signed' },
    { id: 'after', label: 'After', form: 'number' },
  ],
  rows: scored.map(({ player, gain, final }) => ({
    who: AREA_NAMES[player],
    before: input[`${player}Vp`],
    gain,
    after: final.vp,
  })),
});

const readings = (input: Standings, emperors: number, winners: readonly Area[], last: boolean): Assumption[] => [
  ...when(emperors > 1, {
    ruling: 'two-emperors-vp',
    rule: '10.0',
    reading: 'Two Emperors have 2 VP each, in game turn 4 each has 4.',
  }),
  ...when(
    seated(input).some((p) => input[`${p}Emperor`] && input[`${p}WholeTurn`]),
    {
      ruling: 'whole-turn-in-roma',
      rule: '13.2-early',
      reading: 'The whole turn means as Emperor and in Roma without a break.',
    },
  ),
  ...when(input.players === '3' && input.vacantHolder !== 'nobody', {
    ruling: 'vacant-area',
    rule: '3.2',
    field: 'vacantArea',
    reading:
      input.vacantArea === 'counts'
        ? 'The vacant Area counts for an automatic victory, and brings no VP.'
        : 'The vacant Area counts for nothing.',
  }),
  ...when(last && winners.length > 0, {
    ruling: 'tie-at-the-end',
    rule: '13.2',
    field: 'tie',
    reading: input.tie === 'shared' ? 'A tie is a shared victory.' : 'A tie goes to the Emperor, then to most Areas.',
  }),
];
