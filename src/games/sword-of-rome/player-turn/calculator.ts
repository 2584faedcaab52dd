/** A player's turn (5.4, 16.1.1): whether this list of actions is allowed, and what may still be done. */
import { choice, flag, type InputOf, list, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import { playerCount } from '../player-fields.ts';
import { calculator } from '../readings.ts';
import { listed } from '../words.ts';
import {
  ACTIONS,
  type Action,
  isNeutral,
  NEUTRAL_ACTIONS,
  type NeutralAction,
  objectionTo,
  openUses,
  type PlayerTurn,
} from './rules.ts';

/** What a Neutral Power Activates event does. */
const USE_NAMES: Readonly<Record<NeutralAction, string>> = {
  volsci: 'Volsci',
  transalpine: 'Transalpine Gauls',
  carthage: 'Carthage',
  rebels: 'revolting mercenaries',
  unrest: 'raise the unrest',
};

const NAMES: Readonly<Record<Exclude<Action, NeutralAction>, string>> = {
  proposeAlliance: 'propose an alliance',
  breakAlliance: 'break an alliance',
  minorLeader: 'move or place minor leaders',
  card: 'play a card',
  mercenaries: 'hire mercenaries',
};

const nameOf = (action: Action): string =>
  isNeutral(action) ? `Neutral Power Activates: ${USE_NAMES[action]}` : NAMES[action];

const BEFORE = 'Used by others in this round';
const before = (use: NeutralAction, key: string) =>
  flag({ label: USE_NAMES[use], key, group: BEFORE, rule: use === 'unrest' ? '20' : '16.1.1' });

const step = {
  action: choice({
    label: 'Action',
    key: 'a',
    options: ACTIONS.map((id) => ({ id, label: nameOf(id) })),
    default: 'card',
  }),
};

const fields = {
  players: playerCount('5.4'),
  asCarthage: flag({ label: 'I play Carthage', key: 'c', rule: '7.2.4' }),
  insurrection: flag({ label: 'Insurrection is active', key: 'i', rule: '16.4' }),
  treaty: flag({ label: 'Rome is allied with Carthage', key: 'tr', rule: '18' }),
  asRome: flag({ label: 'I play the Romans', key: 'ro', rule: '18' }),
  actions: list({
    label: 'What I do, in order',
    key: 'do',
    rule: '5.4',
    item: 'Action',
    max: 12,
    of: step,
    default: [{ action: 'card' }],
  }),
  volsciUsed: before('volsci', 'uv'),
  transalpineUsed: before('transalpine', 'ut'),
  carthageUsed: before('carthage', 'uc'),
  rebelsUsed: before('rebels', 'ur'),
  unrestUsed: before('unrest', 'uu'),
};

type Input = InputOf<typeof fields>;

const five = ({ players }: Input): boolean => players === '5';

function compute(input: Input) {
  const turn: PlayerTurn = {
    ...input,
    used: NEUTRAL_ACTIONS.filter((use) => input[`${use}Used`]),
    actions: input.actions.map((step) => step.action),
  };
  const objection = objectionTo(turn);
  const count = (...wanted: Action[]) => turn.actions.filter((a) => wanted.includes(a)).length;
  const open = openUses(turn);
  const cardLeft = count('card') === 0;
  const neutral = open.map((use) => (use === 'unrest' ? 'unrest' : USE_NAMES[use]));
  const facts = {
    cardPlays: count('card'),
    neutralActivations: count(...NEUTRAL_ACTIONS),
    allianceProposals: count('proposeAlliance'),
    minorLeaderActions: count('minorLeader'),
  };
  return {
    sentence: objection
      ? `Action ${objection.at + 1} is not allowed: ${objection.why}.`
      : `All of this is allowed. ${stillOpen(cardLeft, neutral)}`,
    facts: {
      legal: objection === undefined,
      ...(objection && { firstProblem: objection.at + 1 }),
      ...facts,
      stillOpen: listed(neutral),
    },
    ledger: [
      line('actions', facts.cardPlays, 'Card plays (one allowed)', '5.4'),
      line('actions', facts.neutralActivations, 'Neutral Power Activates, each use once a round', '16.1.1'),
      line('actions', turn.actions.length - facts.cardPlays - facts.neutralActivations, 'Others', '5.4'),
      ...(objection ? [line('actions', 0, `Action ${objection.at + 1}: ${objection.why}`, objection.rule)] : []),
    ],
  };
}

function stillOpen(cardLeft: boolean, neutral: readonly string[]): string {
  const open = [
    ...(cardLeft ? ['a card play'] : []),
    ...(neutral.length
      ? [`Neutral Power Activates for the ${listed(neutral)}`.replace('the Carthage', 'Carthage')]
      : []),
  ];
  return open.length ? `Still open: ${open.join(', and ')}.` : 'Nothing is left to do but alliances and minor leaders.';
}

export const playerTurn = calculator({
  id: 'player-turn',
  amounts: true,
  title: 'My turn',
  question: 'Is all of this allowed in one turn, and what can I still do?',
  rules: ['5.4', '7.1.2', '7.2.4', '16.1.1', '16.4', '18', '20'],
  fields: shown(fields, {
    asCarthage: five,
    insurrection: five,
    treaty: (input) => !five(input),
    asRome: (input) => !five(input) && input.treaty,
    carthageUsed: (input) => !five(input),
    rebelsUsed: five,
    unrestUsed: five,
  }),
  folded: [BEFORE],
  tables: [],
  terms: {
    legal: 'Allowed',
    firstProblem: 'First action that is not allowed',
    cardPlays: 'Card plays',
    neutralActivations: 'Neutral Power Activates events',
    allianceProposals: 'Alliances proposed',
    minorLeaderActions: 'Minor leader actions',
    stillOpen: 'Neutral uses still open',
  },
  compute,
});
