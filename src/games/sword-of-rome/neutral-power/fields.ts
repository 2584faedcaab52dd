/** The inputs for a neutral power: the moment, the players' VP and alliances, and where it would stop. */
import { barred, choice, flag, type InputOf, shown } from '../../../calculator/fields.ts';
import { alliancesBar, alliancesIn, hasSeat, playerCount, vpOf } from '../player-fields.ts';
import { PLAYER_NAMES, PLAYERS } from '../words.ts';

const VP = 'VP';
const FRIENDS = 'Alliances';
export const PLACE = 'Where it may stop';

const fields = {
  players: playerCount('16.1'),
  power: choice({
    label: 'Neutral power',
    key: 'p',
    rule: '16.1',
    options: {
      volsci: 'Volsci',
      transalpine: 'Transalpine Gauls',
      carthage: 'Carthage',
      rebels: 'Revolting mercenaries',
    },
  }),
  moment: choice({
    label: 'Moment',
    key: 'm',
    rule: '16.1',
    options: {
      activated: 'an event has activated it',
      inactive: 'it reacts in a player’s turn',
      end: 'the end of the turn',
    },
    default: 'inactive',
  }),
  active: choice({
    label: 'Active player',
    key: 'ap',
    rule: '16.1',
    options: PLAYERS.map((id) => ({ id, label: PLAYER_NAMES[id] })),
    default: 'romans',
    help: 'If an event activated it, the event’s player',
  }),
  romans: vpOf('romans', VP, '16.1'),
  greeks: vpOf('greeks', VP, '16.1'),
  gauls: vpOf('gauls', VP, '16.1'),
  etruscans: vpOf('etruscans', VP, '16.1'),
  carthage: vpOf('carthage', VP, '16.1'),
  alliances: alliancesIn(FRIENDS),
  treaty: flag({ label: 'Rome and Carthage are allied', key: 'rc', group: FRIENDS, rule: '18' }),
  destination: choice({
    label: 'It moves, intercepts or avoids, and ends in',
    key: 'd',
    group: PLACE,
    rule: '16.3',
    options: {
      none: 'does not matter',
      antium: 'Antium',
      romanHome: 'a Roman home space',
      gallicHome: 'a Gallic home space',
      carthago: 'Carthago or Kerkouane',
      italy: 'another space in Italy',
      elsewhere: 'a space outside Italy',
    },
  }),
};

export type NeutralInput = InputOf<typeof fields>;

export const neutralFields = barred(
  shown(fields, {
    active: ({ moment }) => moment !== 'end',
    romans: hasSeat('romans'),
    greeks: hasSeat('greeks'),
    gauls: hasSeat('gauls'),
    etruscans: hasSeat('etruscans'),
    carthage: hasSeat('carthage'),
    treaty: ({ power, players }) => power === 'carthage' && players !== '5',
  }),
  { alliances: alliancesBar },
);
