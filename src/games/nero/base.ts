/** Base (2.6.3, 3.0.1): what a player gets with the Area he chooses. */
import { choice, type InputOf } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import { listed } from '../../calculator/words.ts';
import { isPort, provincesIn } from './board/rules.ts';
import { dealtTo } from './deck/rules.ts';
import { limitOf } from './limits/rules.ts';
import { calculator } from './readings.ts';
import { TABLE, tableFields } from './sight/fields.ts';
import type { Keys, Reader } from './tables.ts';
import { AREA_NAMES, AREA_OPTIONS, AREAS, nameOf, PARTNERS, type Province } from './words.ts';

const fields = {
  area: choice({ label: 'Base', key: 'b', rule: '2.6.3', options: AREA_OPTIONS, default: 'west' }),
  ...tableFields,
};

type Input = InputOf<typeof fields>;

const namesOf = (places: readonly Province[]): string => places.map(nameOf).join(', ') || 'none';
const inWords = (places: readonly Province[]): string => listed(places.map(nameOf));

function compute(input: Input, read: Reader) {
  const { area, players } = input;
  const known = (what: Keys['areas'][1]) => String(read.at('areas', area, what).value);
  const provinces = provincesIn(area, read);
  const ports = provinces.filter((at) => isPort(at, read));
  const legions = limitOf('legions-each', read);
  const cards = dealtTo(input, read);
  // Where two play, all four colours are on the board.
  const colours = players === '3' ? 3 : AREAS.length;
  return {
    sentence: `${AREA_NAMES[area]} is the Base at the ${known('edge')} edge of the board. Its Provinces are ${inWords(provinces)}; ${ports.length ? `its ${ports.length === 1 ? 'port is' : 'ports are'} ${inWords(ports)}` : 'it has no port'}.`,
    facts: {
      base: AREA_NAMES[area],
      edge: known('edge'),
      provinces: namesOf(provinces),
      ports: namesOf(ports),
      inland: namesOf(provinces.filter((at) => !ports.includes(at))),
      revolts: known('revolts'),
      contender: known('contender'),
      legionsInPlay: legions * colours,
      ...(players === '2' && { partner: AREA_NAMES[PARTNERS[area]] }),
    },
    ledger: [
      line(AREA_NAMES[area], legions, 'Legions at the start', '3.0.2'),
      line(AREA_NAMES[area], cards, 'Cards dealt', players === '3' ? '3.2' : players === '2' ? '14.0' : '3.0.4'),
    ],
  };
}

export const base = calculator({
  id: 'base',
  title: 'Base',
  question: 'What comes with the Area that I take as my Base?',
  rules: ['2.6.3', '2.1', '2.2-legion', '3.0.1', '3.0.2', '3.0.4', '3.2', '4.2.2', '14.0'],
  fields,
  folded: [TABLE],
  tables: ['areas', 'provinces', 'limits', 'hand-size'],
  terms: {
    base: 'Base',
    edge: 'Edge of the board',
    provinces: 'Provinces',
    ports: 'Ports',
    inland: 'Without a port',
    revolts: 'Revolts card',
    contender: 'Historical Contender',
    legionsInPlay: 'Legions in play, all colours',
    partner: 'My other colour',
  },
  compute,
});
