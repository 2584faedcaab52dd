/** Control (glossary, 7.3, 15.1.2): who controls a space, and to whom it is friendly. */
import { barred, choice, type InputOf } from '../../../calculator/fields.ts';
import { alliancesBar, alliancesIn } from '../player-fields.ts';
import { calculator } from '../readings.ts';
import type { Figures } from '../tables.ts';
import { POWER_NAMES, POWERS, powerOptions } from '../words.ts';
import { controllerOf, type Holder, isFriendly } from './rules.ts';

const FRIENDS = 'Friend or enemy';

const fields = {
  printed: choice({
    label: 'Colour printed on the map',
    key: 'c',
    rule: '2.2-home-spaces',
    options: {
      romans: 'red',
      greeks: 'light blue',
      gauls: 'dark blue',
      etruscans: 'yellow',
      samnites: 'green',
      carthage: 'purple',
      volsci: 'orange',
      transalpine: 'grey',
      independents: 'tan',
    },
  }),
  marker: choice({
    label: 'PC or loyalty marker on it',
    key: 'm',
    rule: 'glossary-controlled',
    options: [{ id: 'none', label: 'none' }, ...powerOptions(POWERS), { id: 'independents', label: 'independent' }],
    default: 'none',
  }),
  me: choice({
    label: 'Seen by',
    key: 'p',
    group: FRIENDS,
    rule: 'glossary-friendly',
    options: powerOptions(POWERS),
    default: 'romans',
  }),
  alliances: alliancesIn(FRIENDS),
};

type Input = InputOf<typeof fields>;

const nameOf = (holder: Holder): string => (holder === 'independents' ? 'nobody' : POWER_NAMES[holder]);

/** The name inside a sentence. */
const the = (holder: Holder): string =>
  holder === 'independents' || holder === 'carthage' ? nameOf(holder) : `the ${nameOf(holder)}`;

function compute({ printed, marker, me, alliances }: Input, read: Figures) {
  const colour = String(read.at('colours', printed, 'colour').value);
  const controller = controllerOf(printed, marker);
  const friendly = isFriendly(controller, me, alliances);
  const impliedMarker = marker === 'none' && printed !== 'independents';
  const why = impliedMarker
    ? `its printed ${colour} colour counts as a marker`
    : marker === 'none'
      ? `it is printed ${colour} and has no marker`
      : 'the marker decides';
  return {
    sentence: `The space is controlled by ${the(controller)}: ${why}. It is ${friendly ? 'friendly to' : 'an enemy space for'} ${the(me)}.`,
    facts: { controller: nameOf(controller), home: nameOf(printed), impliedMarker, friendly },
  };
}

export const control = calculator({
  id: 'control',
  title: 'Control',
  question: 'Whose space is it, and is it friendly to me?',
  rules: ['glossary-controlled', 'glossary-friendly', 'glossary-home', '2.2-home-spaces', '7.3', '15.1.2'],
  fields: barred(fields, { alliances: alliancesBar }),
  tables: ['colours'],
  terms: {
    controller: 'Controlled by',
    home: 'Home of',
    impliedMarker: 'PC marker implied by the print',
    friendly: 'Friendly',
  },
  compute,
});
