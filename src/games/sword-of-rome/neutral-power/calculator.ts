/** Neutral powers (16.1, 16.3): who decides for one, and where it may stop. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../tables.ts';
import { TIE_RANK } from '../tie-order/rules.ts';
import { listed, PLAYER_NAMES, playerOf } from '../words.ts';
import { type NeutralInput, neutralFields, PLACE } from './fields.ts';
import { type Decision, decisionOf, mayEnd } from './rules.ts';

/** The power's name inside a sentence. */
const WHO: Readonly<Record<NeutralInput['power'], string>> = {
  volsci: 'the Volsci',
  transalpine: 'the Transalpine Gauls',
  carthage: 'Carthage',
  rebels: 'the revolting mercenaries',
};

/** Who decides, and why; nothing of it where the power is not neutral. */
type Facts = {
  readonly decider?: string;
  readonly tied?: boolean;
  readonly tiedPlayers?: string;
  readonly barred?: string;
  readonly nobodyLeft?: boolean;
  readonly mayStop?: boolean;
};

function compute(input: NeutralInput, read: Figures) {
  const { power, players, destination } = input;
  const decision = decisionOf(input, read);
  if (!decision) return unfit(input);
  const { decider, tied, barred, nobodyLeft } = decision;
  const stops = destination === 'none' ? undefined : mayEnd(power, destination);
  const limit = stops !== undefined && String(read.at('neutral-movement-limits', power, 'limit').value);
  // The rule bars only allies of the active player, which players may not expect.
  const himself =
    input.moment === 'inactive' && decider.players.includes(input.active) ? ' Nothing bars the active player.' : '';
  const stopping = limit ? ` ${stops ? 'It may stop there' : 'It cannot stop there'}: the power ${limit}.` : '';
  const facts: Facts = {
    decider: decider.name,
    tied: tied.length > 1,
    ...(tied.length > 1 && { tiedPlayers: listed(tied.map((s) => s.name)) }),
    barred: listed(barred.map((s) => s.name)),
    nobodyLeft,
    ...(stops !== undefined && { mayStop: stops }),
  };
  return {
    sentence: `${reason(WHO[power], decision)}${himself}${stopping}`,
    facts,
    ledger: ledgerOf(decision, players),
    readings: readingsOf(input, decision),
  };
}

function reason(who: string, { decider, tied, barred, nobodyLeft, rule }: Decision): string {
  const kept = barred.length ? ` Barred: ${listed(barred.map((s) => s.name))}.` : '';
  if (tied.length > 1)
    return `For ${who} ${decider.the} may name any of the players tied at ${decider.vp} VP: ${listed(tied.map((s) => s.name))}.${nobodyLeft ? ' Alliances would bar everyone, so nobody is barred.' : kept}`;
  if (nobodyLeft)
    return `Decisions for ${who} fall to ${decider.the}: alliances would bar everyone, so the player with the fewest VP decides.`;
  if (tied.length === 1)
    return `Decisions for ${who} fall to ${decider.the}, with the fewest VP (${decider.vp}).${kept}`;
  return `Decisions for ${who} fall to ${decider.the}${rule === '16.1-exception' ? ', as Rome is allied with Carthage' : ' while the activation lasts'}.`;
}

/** Whoever could have decided, with the VP that count. */
const ledgerOf = ({ tied, barred, rule, nobodyLeft }: Decision, players: NeutralInput['players']): Line[] => [
  ...tied.map((seat) =>
    line(seat.name, seat.vp, players === '2' ? 'Fewest VP, both powers together' : 'Fewest VP', rule),
  ),
  ...(nobodyLeft ? [] : barred.map((seat) => line(seat.name, seat.vp, 'VP, but barred', rule))),
];

/** The power is none of the neutral ones in this game, or the active player has no seat. */
function unfit({ power, players, active }: NeutralInput) {
  const sentence =
    power === 'rebels' && players !== '5'
      ? 'Revolting mercenaries appear only with five players.'
      : power === 'carthage' && players === '5'
        ? 'With five players Carthage has a player of its own, who decides everything.'
        : `With ${players} players nobody plays ${PLAYER_NAMES[active]}.`;
  const own = power === 'carthage' && playerOf('carthage', players);
  const facts: Facts = own ? { decider: PLAYER_NAMES[own] } : {};
  return { sentence, facts };
}

const readingsOf = ({ moment, power, destination }: NeutralInput, { tied, rule }: Decision) => ({
  'who-runs-an-inactive-neutral-power': moment === 'inactive' && tied.length > 0,
  'etruscan-samnite-tie-rank': tied.some((s) => s.players.includes('etruscans')) && tied.length > 1,
  'carthage-player-or-neutral': power === 'carthage' && { rule: rule === '16.1-exception' ? '16.1-exception' : '16.1' },
  'neutral-power-retreats': destination !== 'none',
});

const calculator = calculatorWith({
  ...TIE_RANK,
  'carthage-player-or-neutral': { rule: '16.1', says: 'With four players or fewer Carthage is a neutral power.' },
  'who-runs-an-inactive-neutral-power': {
    rule: '16.1',
    says: 'During a player’s turn only an alliance with that player bars anyone; an old enmity does not.',
  },
  'neutral-power-retreats': { rule: '16.3', says: 'The limits do not apply to retreats.' },
});

export const neutralPower = calculator({
  id: 'neutral-power',
  title: 'Neutral powers',
  question: 'Who decides for this neutral power, and where may it stop?',
  rules: ['16.1', '16.1-5p', '16.1-exception', '16.3', '16.3-5p', '4.4', '15.1.2', '18'],
  fields: neutralFields,
  folded: [PLACE],
  tables: ['neutral-control', 'neutral-movement-limits', 'tie-order'],
  terms: {
    decider: 'Decides, or wins the tie',
    tied: 'A tie',
    tiedPlayers: 'Tied',
    barred: 'Barred',
    nobodyLeft: 'Alliances bar everyone',
    mayStop: 'May stop there',
  },
  compute,
});
