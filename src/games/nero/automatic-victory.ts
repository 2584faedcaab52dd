/** Automatic victory (13.1): whether a player wins outright when a game turn ends. */
import { flag, type InputOf, number, shown } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import { plural } from '../../calculator/words.ts';
import { calculator } from './readings.ts';
import { ruling } from './rulings.ts';
import { areasToWin, countingAreas } from './scoring/rules.ts';
import { playersField } from './sight/fields.ts';
import type { Reader } from './tables.ts';

const asked = {
  players: playersField('13.1'),
  areas: number({ label: 'Areas I control', key: 'a', rule: '11.2', max: 4, default: 3 }),
  emperor: flag({ label: 'I am Emperor', key: 'e', rule: '13.1' }),
  vacant: flag({ label: 'The vacant Area is one of them', key: 'vc', rule: '3.2' }),
  vacantArea: ruling(
    'vacant-area',
    { label: 'The vacant Area', key: 'va', rule: '3.2' },
    { counts: 'counts', ignored: 'does not count' },
  ),
};

const three = ({ players }: InputOf<typeof asked>): boolean => players === '3';

const fields = shown(asked, { vacant: three, vacantArea: three });

type Input = InputOf<typeof fields>;

function compute(input: Input, read: Reader) {
  const { players, emperor } = input;
  const vacant = three(input) && input.vacant;
  const areas = countingAreas({ areas: input.areas, vacant }, input.vacantArea);
  const needed = areasToWin(emperor, read);
  const wins = players !== '2' && areas >= needed;
  const lines = [
    line('me', areas, 'Areas that count', '11.2'),
    line('to win', needed, emperor ? 'Areas, as Emperor' : 'Areas', '13.1'),
  ];
  return {
    sentence: sentence(players, wins, areas, needed, emperor),
    facts: { wins, areasCounting: areas, ...(players !== '2' && { needed, missing: Math.max(0, needed - areas) }) },
    ledger: players === '2' ? [] : lines,
    readings: { 'vacant-area': vacant },
  };
}

function sentence(players: string, wins: boolean, areas: number, needed: number, emperor: boolean): string {
  if (players === '2') return 'With two players there is no automatic victory.';
  const as = emperor ? 'As Emperor' : 'Without the title of Emperor';
  const have = `${as} you need ${plural(needed, 'Area')} and control ${areas}`;
  return wins ? `${have}: you win as soon as the game turn ends.` : `${have}: no automatic victory.`;
}

export const automaticVictory = calculator({
  id: 'automatic-victory',
  title: 'Automatic victory',
  question: 'Do I win outright when the game turn ends?',
  rules: ['13.1', '3.2', '11.2', '14.0'],
  fields,
  tables: ['limits'],
  terms: { wins: 'Wins outright', areasCounting: 'Areas that count', needed: 'Areas needed', missing: 'Areas missing' },
  compute,
});
