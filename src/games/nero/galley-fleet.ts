/** Galley Fleet (12.0-galley-fleet): whether these Legions and this Leader may sail, and to which ports. */
import { choice, flag, type InputOf, number } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import { plural } from '../../calculator/words.ts';
import { isPort } from './board/rules.ts';
import { limitOf } from './limits/rules.ts';
import { calculator } from './readings.ts';
import { ruling } from './rulings.ts';
import type { Reader } from './tables.ts';
import { nameOf, optionsOf, PLACES, PROVINCES } from './words.ts';

const RULE = '12.0-galley-fleet';

const fields = {
  from: choice({ label: 'Sails from', key: 'f', rule: RULE, options: optionsOf(PROVINCES), default: 'achaea' }),
  to: choice({ label: 'Sails to', key: 't', rule: RULE, options: optionsOf(PLACES), default: 'dalmatia' }),
  legions: number({ label: 'Legions', key: 'l', rule: RULE, max: 28, default: 3 }),
  leader: flag({ label: 'A Leader goes along', key: 'le', rule: RULE }),
  moved: flag({ label: 'The Legions have moved in this round', key: 'm', rule: RULE }),
  marker: flag({ label: 'Under a Retreat marker', key: 'r', rule: '5.6' }),
  attacks: flag({ label: 'The Legions will attack after landing', key: 'a', rule: RULE }),
  alone: ruling('galley-fleet-for-a-leader', { label: 'A Leader alone', key: 'al', rule: RULE }),
};

type Input = InputOf<typeof fields>;

interface Ban {
  readonly holds: boolean;
  readonly says: string;
  readonly rule: string;
}

function bansOf(input: Input, read: Reader): Ban[] {
  const most = limitOf('galley-legions', read);
  const { from, to, legions, leader } = input;
  return [
    { holds: legions === 0 && !leader, says: 'Nobody sails', rule: RULE },
    { holds: legions === 0 && leader && input.alone === 'no', says: 'A Leader needs a Legion with him', rule: RULE },
    { holds: legions > most, says: `Only ${most} Legions may sail`, rule: RULE },
    { holds: to === 'roma', says: 'A Galley Fleet cannot go to Roma', rule: '5.8' },
    { holds: !isPort(from, read), says: `${nameOf(from)} is not a port`, rule: RULE },
    { holds: to !== 'roma' && !isPort(to, read), says: `${nameOf(to)} is not a port`, rule: RULE },
    { holds: from === to, says: 'They must sail to another Province', rule: RULE },
    { holds: input.moved, says: 'Galley Fleet must be their only movement', rule: RULE },
    { holds: input.marker && legions > 0, says: 'Legions under a Retreat marker cannot sail', rule: '5.6' },
    { holds: input.attacks, says: 'They cannot attack after landing', rule: RULE },
  ];
}

function compute(input: Input, read: Reader) {
  const bans = bansOf(input, read).filter((b) => b.holds);
  const sails = [input.legions > 0 && plural(input.legions, 'Legion'), input.leader && 'a Leader']
    .filter(Boolean)
    .join(' and ');
  return {
    sentence: bans.length
      ? `Not allowed. ${[...new Set(bans.map((b) => b.says))].join('. ')}.`
      : `Allowed: ${sails} may sail from ${nameOf(input.from)} to ${nameOf(input.to)}. It costs the card and no MP.`,
    facts: { legal: bans.length === 0, mp: 0 },
    ledger: bans.map((b) => line('not allowed', 0, b.says, b.rule)),
    readings: { 'galley-fleet-for-a-leader': input.legions === 0 && input.leader },
  };
}

export const galleyFleet = calculator({
  id: 'galley-fleet',
  title: 'Galley Fleet',
  question: 'May they sail from this port to that one?',
  rules: [RULE, '5.0', '5.6', '5.8', '2.1'],
  fields,
  tables: ['provinces', 'limits'],
  terms: { legal: 'Allowed', mp: 'MP' },
  compute,
});
