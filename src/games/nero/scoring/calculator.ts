/** Scoring (4.2.5, 13): what every player earns when a game turn ends, and whether someone has won. */
import type { Grid, Line } from '../../../calculator/report.ts';
import { integer, listed, signed } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { AREA_NAMES, type Area } from '../words.ts';
import { fields, type Standings, seated } from './fields.ts';
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

function compute(input: Standings, read: Reader) {
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
    facts: {
      ...facts,
      automaticVictory: scored.some((s) => s.outright),
      gameOver: winners.length > 0 || last,
      ...(winners.length > 0 && { winner: winners.map((p) => AREA_NAMES[p]).join(', ') }),
      ...(!winners.length && !last && { goesFirst: first.join(' or ') }),
    },
    grid: gridOf(scored, input),
    ledger: scored.flatMap((s) => s.lines),
    readings: {
      'two-emperors-vp': emperors > 1,
      'whole-turn-in-roma': players.some((p) => input[`${p}Emperor`] && input[`${p}WholeTurn`]),
      'vacant-area': input.players === '3' && input.vacantHolder !== 'nobody',
      'tie-at-the-end': last && winners.length > 0,
    },
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
  if (emperors > 2) return `There are never more than 2 Emperors, but you entered ${emperors}.`;
  const names = winners.map((p) => AREA_NAMES[p]).join(' and ');
  if (scored.some((s) => s.outright)) return `${names} wins outright, whatever the VP are.`;
  const each = listed(
    scored.map(({ player, gain, final }) => `${AREA_NAMES[player]} has ${integer(final.vp)} VP (${signed(gain)})`),
  );
  const after = `After game turn ${input.turn}: ${each}.`;
  if (!last) return after;
  if (input.players === '2') return `${after} The game is over; only the colours chosen in secret count.`;
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

export const scoring = calculator({
  id: 'scoring',
  title: 'Scoring',
  question: 'What does everybody earn when the game turn ends, and has someone won?',
  rules: [
    '4.2.1',
    '4.2.5',
    '13.1',
    '13.2',
    '13.2-early',
    '13.2-final',
    '3.2',
    '4.1',
    '10.0',
    '11.1',
    '11.2',
    '12.0-barbarians',
    '14.0',
  ],
  fields,
  tables: ['victory-points', 'limits'],
  terms: {
    westGain: `${AREA_NAMES.west}: VP earned`,
    westTotal: `${AREA_NAMES.west}: VP afterwards`,
    centralGain: `${AREA_NAMES.central}: VP earned`,
    centralTotal: `${AREA_NAMES.central}: VP afterwards`,
    eastGain: `${AREA_NAMES.east}: VP earned`,
    eastTotal: `${AREA_NAMES.east}: VP afterwards`,
    asiaGain: `${AREA_NAMES.asia}: VP earned`,
    asiaTotal: `${AREA_NAMES.asia}: VP afterwards`,
    automaticVictory: 'Automatic victory',
    gameOver: 'The game is over',
    winner: 'Winner',
    goesFirst: 'Goes first in the next game turn',
  },
  compute,
});
