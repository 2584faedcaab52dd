/** Hiring a Mercenary (5.2.C3): the price, and what mood it leaves the Miat in. */
import { choice, type InputOf, named, number } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import type { Figures } from '../../calculator/table.ts';
import { plural } from '../../calculator/words.ts';
import { slotFields } from './miat/fields.ts';
import { leavesAfrica, moodOf } from './miat/rules.ts';
import { calculator } from './readings.ts';
import { MOOD_NAMES } from './words.ts';

const WHOM = {
  xanthippus: { name: 'Xanthippus', rule: '5.2.C3.1' },
  barca: { name: 'Hamilcar Barca', rule: '5.2.C3.2' },
  prolong: { name: 'Xanthippus for another Turn', rule: '16.3' },
} as const;
type Whom = keyof typeof WHOM;

/** The last Turn of the game. */
const LAST_TURN = 7;

const fields = {
  turn: number({ label: 'Game Turn', given: true, key: 't', rule: '5.2.C3', min: 1, max: LAST_TURN, default: 4 }),
  whom: choice<Whom>({
    label: 'Mercenary',
    key: 'w',
    rule: '5.2.C3',
    options: named({
      xanthippus: 'Xanthippus (the first)',
      barca: 'Hamilcar Barca (after him)',
      prolong: 'Xanthippus again (optional rule)',
    }),
    default: 'xanthippus',
  }),
  ...slotFields,
};

type Input = InputOf<typeof fields>;

/** 5.2.C3.2: in the last Turn Hamilcar Barca comes by himself, so that nobody pays for him. */
const comesUnhired = ({ whom, turn }: Input): boolean => whom === 'barca' && turn === LAST_TURN;

function unhired(input: Input, read: Figures) {
  const mood = moodOf(input.pcs, input.center, read);
  return {
    sentence: `Hamilcar Barca comes in Turn ${LAST_TURN} with the reinforcements and 1 CU, for no PCs: the Miat stays ${MOOD_NAMES[mood]}.`,
    facts: {
      cost: 0,
      mayHire: false,
      pcsAfter: input.pcs,
      moodBefore: MOOD_NAMES[mood],
      moodAfter: MOOD_NAMES[mood],
      leavesAfrica: leavesAfrica(mood),
    },
    ledger: [line('Carthage', input.pcs, 'PCs on the Miat', '15.3.A')],
    readings: { 'hamilcar-barca-in-turn-7': true },
  };
}

function compute(input: Input, read: Figures) {
  if (comesUnhired(input)) return unhired(input, read);
  const entry = read.at('hire-cost', input.turn, 'cost');
  const cost = Number(entry.value);
  const mayHire = input.pcs >= cost;
  const pcsAfter = mayHire ? input.pcs - cost : input.pcs;
  const before = moodOf(input.pcs, input.center, read);
  const after = moodOf(pcsAfter, input.center, read);
  const { name, rule } = WHOM[input.whom];
  const ledger = [
    line('Carthage', input.pcs, 'PCs on the Miat', '15.3.A'),
    line('Carthage', -cost, `Price in Turn ${input.turn}: ${name}`, rule, entry.standing),
  ];
  return {
    sentence: mayHire
      ? `${name} costs ${plural(cost, 'PC')} of the Miat, which is then ${MOOD_NAMES[after]}${leavesAfrica(after) ? '' : ': CUs and STs cannot leave Africa'}.`
      : `Carthage cannot hire: ${name} would cost ${plural(cost, 'PC')}, and the Miat has only ${input.pcs}.`,
    facts: {
      cost,
      mayHire,
      pcsAfter,
      moodBefore: MOOD_NAMES[before],
      moodAfter: MOOD_NAMES[after],
      leavesAfrica: leavesAfrica(after),
    },
    ledger,
    readings: { 'which-miat-pcs-pay': mayHire },
  };
}

export const hire = calculator({
  id: 'hire',
  title: 'Hire a Mercenary',
  question: 'What does the next Mercenary cost, and does the Miat stay Warlike?',
  rules: ['5.2.C3', '5.2.C3.1', '5.2.C3.2', '15.3', '15.3.A', '15.3.B', '16.3'],
  fields,
  tables: ['hire-cost', 'limits'],
  terms: {
    cost: 'PCs to remove',
    mayHire: 'Can be hired',
    pcsAfter: 'PCs left on the Miat',
    moodBefore: 'Miat before',
    moodAfter: 'Miat after',
    leavesAfrica: 'Carthaginian CUs and STs may then leave Africa',
  },
  compute,
});
