/** Dictator (5.2.C4): whether Rome may elect one now. */
import { flag, type InputOf, number } from '../../calculator/fields.ts';
import { line, when } from '../../calculator/ledger.ts';
import { plural } from '../../calculator/words.ts';
import { limitOf } from './limits.ts';
import { calculator } from './readings.ts';
import type { Figures } from './tables.ts';

const fields = {
  turn: number({ label: 'Game Turn', given: true, key: 't', rule: '5.2.C4', min: 1, max: 7, default: 3 }),
  rome: number({ label: 'Roman PCs on the Provincial Display', key: 'r', rule: '5.2.C4', max: 14, default: 5 }),
  carthage: number({
    label: 'Carthaginian PCs on the Provincial Display',
    key: 'c',
    rule: '5.2.C4',
    max: 14,
    default: 8,
  }),
  onMap: flag({ label: 'A. Atilius Calatinus is on the map', key: 'm', rule: '5.2.C4' }),
  used: flag({ label: 'Rome has already had a Dictator', key: 'u', rule: '2.2.C1' }),
};

function compute(input: InputOf<typeof fields>, read: Figures) {
  const lead = input.carthage - input.rome;
  const needed = limitOf('dictator-lead', read);
  const reasons = [
    ...when(input.turn === 1, { why: 'there is no Dictator in Game Turn 1', rule: '5.2.C4' }),
    ...when(lead < needed, { why: `Carthage must lead by at least ${needed} on the Display`, rule: '5.2.C4' }),
    ...when(input.onMap, { why: 'Calatinus is on the map', rule: '5.2.C4' }),
    ...when(input.used, { why: 'there can be only one Dictator in a game', rule: '2.2.C1' }),
  ];
  const allowed = reasons.length === 0;
  const cu = limitOf('dictator-cu', read);
  const op = limitOf('dictator-op', read);
  const ledger = [
    line('Carthage', lead, 'Lead on the Provincial Display', '5.2.C4'),
    ...reasons.map(({ why, rule }) => line('Rome', 0, capital(why), rule)),
  ];
  return {
    sentence: allowed
      ? `Rome may elect a Dictator in place of a card: Calatinus comes to Roma with ${plural(cu, 'CU')}, and the card counts as ${op} OPs in the War Chest.`
      : `Rome cannot elect a Dictator now: ${reasons.map((r) => r.why).join('; ')}.`,
    facts: { allowed, lead, needed },
    ledger,
  };
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const dictator = calculator({
  id: 'dictator',
  title: 'Dictator',
  question: 'May Rome elect a Dictator now?',
  rules: ['5.2.C4', '2.2.C1', '5.6'],
  fields,
  tables: ['limits'],
  terms: { allowed: 'Dictator allowed', lead: 'Carthage’s lead on the Display', needed: 'Lead needed' },
  compute,
});
