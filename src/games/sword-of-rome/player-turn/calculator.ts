/** A player's turn (5.4, 16.1.1): whether this list of actions is allowed, and what is still open. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, type InputOf, list } from '../../../calculator/fields.ts';
import type { Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { playerCount } from '../player-fields.ts';
import { listed } from '../words.ts';
import {
  ACTIONS,
  type Action,
  NEUTRAL_ACTIONS,
  type NeutralAction,
  objectionTo,
  openUses,
  type PlayerTurn,
} from './rules.ts';

type Raw = Readonly<Record<string, unknown>>;

const NAMES: Readonly<Record<Action, string>> = {
  proposeAlliance: 'propose an alliance',
  breakAlliance: 'break an alliance',
  minorLeader: 'move or place minor leaders',
  card: 'play a card',
  volsci: 'Neutral Power Activates: Volsci',
  transalpine: 'Neutral Power Activates: Transalpine Gauls',
  carthage: 'Neutral Power Activates: Carthage',
  rebels: 'Neutral Power Activates: revolting mercenaries',
  unrest: 'Neutral Power Activates: raise the unrest',
  mercenaries: 'hire mercenaries',
};

const USE_NAMES: Readonly<Record<NeutralAction, string>> = {
  volsci: 'Volsci',
  transalpine: 'Transalpine Gauls',
  carthage: 'Carthage',
  rebels: 'revolting mercenaries',
  unrest: 'unrest',
};

const BEFORE = 'Used by others in this round';
const five = (input: Raw): boolean => input['players'] === '5';
const before = (use: NeutralAction, key: string, when?: (input: Raw) => boolean) =>
  flag({
    label: NAMES[use].replace('Neutral Power Activates: ', ''),
    key,
    group: BEFORE,
    rule: use === 'unrest' ? '20' : '16.1.1',
    ...(when && { when }),
  });

const step = {
  action: choice({
    label: 'Action',
    key: 'a',
    options: ACTIONS.map((id) => ({ id, label: NAMES[id] })),
    default: 'card',
  }),
};

const fields = {
  players: playerCount('5.4'),
  asCarthage: flag({ label: 'I play Carthage', key: 'c', rule: '7.2.4', when: five }),
  insurrection: flag({ label: 'Insurrection is active', key: 'i', rule: '16.4', when: five }),
  actions: list({
    label: 'What I do, in order',
    key: 'do',
    rule: '5.4',
    item: 'Action',
    min: 0,
    max: 12,
    of: step,
    default: [{ action: 'card' }],
  }),
  volsciUsed: before('volsci', 'uv'),
  transalpineUsed: before('transalpine', 'ut'),
  carthageUsed: before('carthage', 'uc', (input) => !five(input)),
  rebelsUsed: before('rebels', 'ur', five),
  unrestUsed: before('unrest', 'uu', five),
};

type Input = InputOf<typeof fields>;

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const turn: PlayerTurn = {
    ...input,
    used: NEUTRAL_ACTIONS.filter((use) => input[`${use}Used`]),
    actions: input.actions.map((step) => step.action),
  };
  const objection = objectionTo(turn);
  const count = (...wanted: Action[]) => turn.actions.filter((a) => wanted.includes(a)).length;
  const open = openUses(turn);
  const cardLeft = count('card') === 0;
  const neutral = listed(open.map((use) => USE_NAMES[use]));
  const line = (amount: number, why: string, rule: string): Line => ({
    who: 'actions',
    amount,
    why,
    rule,
    standing: 'printed',
  });
  const facts = {
    cardPlays: count('card'),
    neutralActivations: count(...NEUTRAL_ACTIONS),
    allianceProposals: count('proposeAlliance'),
    minorLeaderActions: count('minorLeader'),
  };
  return {
    sentence: objection
      ? `Action ${objection.at + 1} is not allowed: ${objection.why}.`
      : `All of this is allowed. Still open: ${cardLeft ? 'a card play, and ' : ''}Neutral Power Activates for ${neutral}.`,
    ...SETTLED,
    facts: {
      legal: objection === undefined,
      ...(objection && { firstProblem: objection.at + 1 }),
      ...facts,
      stillOpen: neutral,
    },
    ...basis(
      [
        line(facts.cardPlays, 'Card plays, one allowed', '5.4'),
        line(facts.neutralActivations, 'Neutral Power Activates, each use once a round', '16.1.1'),
        line(turn.actions.length - facts.cardPlays - facts.neutralActivations, 'Others', '5.4'),
        ...(objection ? [line(0, `Action ${objection.at + 1}: ${objection.why}`, objection.rule)] : []),
      ],
      [],
      read,
    ),
  };
}

export const playerTurn = calculator({
  id: 'player-turn',
  title: 'My turn',
  question: 'Is all of this allowed in one turn, and what can I still do?',
  rules: ['5.4', '7.1.2', '7.2.4', '16.1.1', '16.4', '20'],
  fields,
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
  ...NO_DICE,
  compute,
});
