/** Scoring (4.2.5, 13): what every player earns when a game turn ends, and whether someone has won. */
import { calculator } from '../../../calculator/calculator.ts';
import { NO_DICE } from '../../../calculator/settled.ts';
import { AREA_NAMES } from '../words.ts';
import { fields } from './fields.ts';
import { scoringOdds } from './odds.ts';

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
  ...NO_DICE,
  compute: scoringOdds,
});
