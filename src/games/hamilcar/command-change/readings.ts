/** What a Change of Command rests on, and what it tells of the two commanders. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Command } from './fields.ts';
import type { Commanding } from './rules.ts';

export const COMPARED = ['swaps', 'stays', 'romeHigher', 'equal', 'carthageHigher'] as const;

/** How Rome's commander compares with the enemy's. */
export const compared = (
  { swaps, rating }: Commanding,
  { enemy }: Command,
): Readonly<Record<(typeof COMPARED)[number], boolean>> => ({
  swaps,
  stays: !swaps,
  romeHigher: rating > enemy,
  equal: rating === enemy,
  carthageHigher: rating < enemy,
});

export const commandLedger = (command: Command): readonly Line[] => [
  line('Rome', command.commander, 'Commanding Consul', '13.2'),
  line('Rome', command.subordinate, 'Subordinate Consul', '13.2'),
  line('Carthage', command.enemy, 'Commanding General', '13.3.C'),
  ...when(command.outranked, line('Rome', 0, 'An Aristocrat outranks the other Consul', '2.2.D2')),
  ...when(command.dictator, line('Rome', 0, 'No roll under the Dictator', '5.2.C4')),
];

export const commandReadings = ({ rome, choice, outranked, dictator }: Command): readonly Assumption[] =>
  when(rome === 'attacker' && choice === 'best' && !outranked && !dictator, {
    ruling: 'command-roll-choice',
    rule: '13.2',
    reading: 'Carthage rolls only if the Subordinate Consul is the worse one for Rome.',
  });
