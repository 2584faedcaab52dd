/** Order and ties (4.4, 7.4.2, 7.4.5): who acts first, who is the only one to act, and who wins a tie. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { choice, type InputOf } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid } from '../../../calculator/report.ts';
import { vpOrOut } from '../player-fields.ts';
import type { Figures } from '../tables.ts';
import { listed, PLAYER_NAMES, PLAYERS, type Player, the } from '../words.ts';
import { byPlace, type Contender, type Group, groupsOf, isTied, TIE_RANK } from './rules.ts';

const OCCASIONS = ['all', 'one', 'desperate', 'afterRoundFive', 'interception', 'victory'] as const;
type Occasion = (typeof OCCASIONS)[number];

/** Who comes first on each occasion: by VP, or among equals. */
const ORDER: Readonly<Record<Occasion, { label: string; rule: string; first: 'most' | 'fewest' | 'none' }>> = {
  all: { label: 'everyone acts, most VP first', rule: '4.4', first: 'most' },
  one: { label: 'only the player with the fewest VP acts', rule: '4.4', first: 'fewest' },
  desperate: { label: 'several announce Desperate Times', rule: '7.4.2', first: 'fewest' },
  afterRoundFive: { label: 'Desperate Times after round five', rule: '7.4.5', first: 'most' },
  interception: { label: 'several want to intercept', rule: '10.3', first: 'none' },
  victory: { label: 'the game is over: most VP wins', rule: '4.3', first: 'most' },
};

const VP = 'Who takes part, and how many VP each has';

const fields = {
  occasion: choice({
    label: 'Occasion',
    key: 'o',
    rule: '4.4',
    options: OCCASIONS.map((id) => ({ id, label: ORDER[id].label })),
    default: 'all',
  }),
  gauls: vpOrOut('gauls', VP, '4.4'),
  etruscans: vpOrOut('etruscans', VP, '4.4'),
  greeks: vpOrOut('greeks', VP, '4.4'),
  carthage: vpOrOut('carthage', VP, '4.4', 'out'),
  romans: vpOrOut('romans', VP, '4.4'),
};

type Input = InputOf<typeof fields>;

const names = (players: readonly Player[]): string => listed(players.map((p) => PLAYER_NAMES[p]));

function compute(input: Input, read: Figures) {
  const { first, rule } = ORDER[input.occasion];
  const contenders = PLAYERS.flatMap((player): Contender[] => {
    const vp = input[player];
    return vp === 'out' ? [] : [{ player, vp }];
  });
  // Where VP do not count, all who take part are as good as tied.
  const groups =
    first === 'none'
      ? groupsOf(
          contenders.map((c) => ({ ...c, vp: 0 })),
          'most',
          read,
        )
      : groupsOf(contenders, first, read);
  const breakdown = contenders.map(({ player, vp }) => line(PLAYER_NAMES[player], vp, 'VP', rule));
  const { sentence, facts } = answer(input.occasion, groups, read);
  const tied = groups.filter(isTied);
  return {
    sentence,
    facts: {
      tied: tied.length > 0,
      ...(tied.length > 0 && {
        tieWinner: tied.map((g) => PLAYER_NAMES[g.players[0]]).join('; '),
        tiedPlayers: tied.map((g) => names(g.players)).join('; '),
      }),
      ...facts,
    },
    ...(groups.length > 1 && { grid: gridOf(groups) }),
    ledger: first === 'none' ? [] : breakdown,
    readings: {
      'etruscan-samnite-tie-rank': tied.some((g) => g.players.includes('etruscans')),
      'desperate-times-contest': input.occasion === 'desperate' && contenders.length > 1,
      'desperate-times-after-round-five': input.occasion === 'afterRoundFive',
    },
  };
}

/** Place by place, the tied together. */
const gridOf = (groups: readonly Group[]): Grid => ({
  columns: [
    { id: 'place', label: 'Place', form: 'number' },
    { id: 'vp', label: 'VP', form: 'number' },
    { id: 'who', label: 'Who', form: 'text' },
    { id: 'tie', label: 'Wins the tie', form: 'text' },
  ],
  rows: groups.map((group, i) => ({
    place: i + 1,
    vp: group.vp,
    who: names(group.players),
    tie: isTied(group) ? PLAYER_NAMES[group.players[0]] : '–',
  })),
});

interface Answer {
  readonly sentence: string;
  readonly facts: { readonly acts?: string; readonly keep?: string };
}

function answer(occasion: Occasion, groups: readonly Group[], figures: Figures): Answer {
  const [head] = groups;
  if (!head) return { sentence: 'Nobody takes part.', facts: {} };
  const [chosen, ...others] = head.players;
  const acts = PLAYER_NAMES[chosen];
  const byTie = others.length ? `, ahead of ${names(others)} in ties` : '';
  switch (occasion) {
    case 'all':
    case 'afterRoundFive': {
      const order = groups
        .map(
          (group) => names(group.players) + (isTied(group) ? ` in the order chosen by ${the(group.players[0])}` : ''),
        )
        .join(', then ');
      const extra = occasion === 'all' ? '' : ' Each may play one Desperate Times card, and nobody contests it.';
      return { sentence: `In this order: ${order}.${extra}`, facts: { acts } };
    }
    case 'one':
      return {
        sentence: isTied(head)
          ? `Tied with the fewest VP (${head.vp}): ${names(head.players)}. It is up to ${the(chosen)} which of them acts.`
          : `It falls to ${the(chosen)}, with the fewest VP (${head.vp}).`,
        facts: { acts },
      };
    case 'desperate': {
      const keep = byPlace(
        groups.flatMap((g) => g.players).filter((p) => p !== chosen),
        figures,
      );
      return {
        sentence: `Desperate Times is played by ${the(chosen)}, with the fewest VP (${head.vp})${byTie}.${keep.length ? ` These keep their card: ${names(keep)}.` : ''}`,
        facts: { acts, ...(keep.length > 0 && { keep: names(keep) }) },
      };
    }
    case 'interception':
      return {
        sentence: isTied(head)
          ? `The order of the attempts is up to ${the(chosen)}${byTie}; once one power succeeds, no other may try.`
          : `Only ${the(chosen)} may try.`,
        facts: { acts },
      };
    case 'victory':
      return { sentence: `Victory goes to ${the(chosen)} with ${head.vp} VP${byTie}.`, facts: { acts } };
  }
}

const calculator = calculatorWith({
  ...TIE_RANK,
  'desperate-times-contest': {
    rule: '7.4.2',
    says: 'Of all who announce at the same moment, the player with the fewest VP plays the card.',
  },
  'desperate-times-after-round-five': {
    rule: '7.4.5',
    says: 'After round five nobody contests: each in turn plays or passes.',
  },
});

export const tieOrder = calculator({
  id: 'tie-order',
  title: 'Order and ties',
  question: 'Who goes first, and who wins the tie?',
  rules: ['4.4', '4.2', '4.3', '5.3', '7.4.2', '7.4.5', '10.3'],
  fields,
  tables: ['tie-order'],
  terms: {
    acts: 'Acts, plays or wins',
    keep: 'Keep their card',
    tied: 'A tie',
    tieWinner: 'Wins the tie',
    tiedPlayers: 'Tied',
  },
  compute,
});
