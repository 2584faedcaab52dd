/** The inputs for the Scoring Phase: every player's VP, and what each controls. */
import { type InputOf, number, numberOr, shown } from '../../../calculator/fields.ts';
import { hasSeat, KEYS, playerCount, vpOf } from '../player-fields.ts';
import { ruling } from '../rulings.ts';
import { MOST_TURNS, PLAYER_NAMES, type Player } from '../words.ts';

const foreign = (player: Player) =>
  number({
    label: 'Victory spaces it controls away from home',
    key: `${KEYS[player]}f`,
    group: PLAYER_NAMES[player],
    rule: '5.8.1',
    max: 20,
  });
const homeLost = (player: Player) =>
  number({
    label: 'Home victory spaces it does not control',
    key: `${KEYS[player]}h`,
    group: PLAYER_NAMES[player],
    rule: '5.8.1',
    max: 20,
  });
const vp = (player: Player) => vpOf(player, PLAYER_NAMES[player], '5.8.1');

const fields = {
  players: playerCount('4.3'),
  turn: number({ label: 'Turn', given: true, key: 't', rule: '4.2', min: 1, max: MOST_TURNS }),
  turns: number({
    label: 'Scoring Phases to count',
    key: 'ts',
    rule: '5.8.1',
    min: 1,
    max: MOST_TURNS,
    help: 'More than 1: as if the map stayed like this',
  }),
  automaticLevel: numberOr<'table'>({
    label: 'VP for an automatic victory',
    key: 'av',
    rule: '4.2',
    min: 1,
    max: 12,
    words: [{ id: 'table', label: 'from the table' }],
    default: 'table',
    help: 'Your VP track shows a level for each turn',
  }),
  romans: vp('romans'),
  romansForeign: foreign('romans'),
  romansHome: homeLost('romans'),
  greeks: vp('greeks'),
  greeksForeign: foreign('greeks'),
  greeksHome: homeLost('greeks'),
  gauls: vp('gauls'),
  gaulsHome: homeLost('gauls'),
  etruscans: vp('etruscans'),
  etruscansForeign: foreign('etruscans'),
  etruscansHome: homeLost('etruscans'),
  carthage: vp('carthage'),
  carthageForeign: foreign('carthage'),
  carthageHome: homeLost('carthage'),
  unrest: number({ label: 'Unrest level', key: 'u', group: PLAYER_NAMES.carthage, rule: '20.2', max: 10 }),
  limits: ruling('vp-limits-when', { label: 'The limits of 0 and 12 VP apply', key: 'li', rule: '5.8.1' }),
};

export type Scored = InputOf<typeof fields>;

export const scoringFields = shown(fields, {
  romans: hasSeat('romans'),
  romansForeign: hasSeat('romans'),
  romansHome: hasSeat('romans'),
  greeks: hasSeat('greeks'),
  greeksForeign: hasSeat('greeks'),
  greeksHome: hasSeat('greeks'),
  gauls: hasSeat('gauls'),
  gaulsHome: hasSeat('gauls'),
  etruscans: hasSeat('etruscans'),
  etruscansForeign: hasSeat('etruscans'),
  etruscansHome: hasSeat('etruscans'),
  carthage: hasSeat('carthage'),
  carthageForeign: hasSeat('carthage'),
  carthageHome: hasSeat('carthage'),
  unrest: hasSeat('carthage'),
});
