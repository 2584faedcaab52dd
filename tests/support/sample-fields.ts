/** A form with one field of each kind, for tests of what reads and writes forms. */
import { aim, choice, flag, list, number, numberOr } from '../../src/calculator/fields.ts';
import { rulingsFrom } from '../../src/calculator/switches.ts';

const ruling = rulingsFrom({ 'losers-ones': { costs: 'costs 1 CU', nothing: 'does nothing' } });

export const sample = {
  attackerCu: number({ label: 'Attacker CU', key: 'a', min: 1, max: 40, default: 6 }),
  event: number({ label: 'Events', key: 'ae', min: -9, max: 9, default: 0, signed: true }),
  ratio: numberOr<'table' | 'AV'>({
    label: 'Force ratio',
    key: 'fo',
    min: 0,
    max: 9,
    default: 'table',
    words: [
      { id: 'table', label: 'from the table' },
      { id: 'AV', label: 'automatic victory' },
    ],
  }),
  acrossRough: flag({ label: 'Across rough', key: 'r' }),
  friendlyTo: choice({
    label: 'Friendly to',
    key: 'fr',
    options: [
      { id: 'none', label: 'neither' },
      { id: 'attacker', label: 'the attacker' },
    ],
    default: 'none',
  }),
  losersOnes: ruling('losers-ones', { label: "A loser's 1", key: 'lo' }),
  aim: aim({
    label: 'Aim',
    key: 'aim',
    options: [
      { id: 'win', label: 'to win' },
      { id: 'save', label: 'to save CU' },
    ],
    default: 'win',
  }),
  armies: list({
    label: 'Armies',
    key: 'i',
    item: 'Army',
    min: 1,
    max: 3,
    of: {
      cu: number({ label: 'CU', key: 'c', min: 1, max: 40, default: 5 }),
      enemySpace: flag({ label: 'Enemy space', key: 'e' }),
    },
    default: [{ cu: 5, enemySpace: false }],
  }),
};
