/** Hiring a Mercenary (5.2.C3): the price, and how it changes the mood of the Miat. */
import { choice, type InputOf, number } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import { plural } from '../../calculator/words.ts';
import { slotFields } from './miat/fields.ts';
import { leavesAfrica, moodOf } from './miat/rules.ts';
import { calculator } from './readings.ts';
import type { Figures } from './tables.ts';
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
    options: {
      xanthippus: 'Xanthippus (first)',
      barca: 'Hamilcar Barca (second)',
      prolong: 'Xanthippus again (optional rule)',
    },
  }),
  ...slotFields,
};

type Input = InputOf<typeof fields>;

/** 5.2.C3.2: in the last Turn Hamilcar Barca comes by himself, so that nobody pays for him. */
const comesUnhired = ({ whom, turn }: Input): boolean => whom === 'barca' && turn === LAST_TURN;

function compute(input: Input, read: Figures) {
  const { turn, pcs, center } = input;
  const unhired = comesUnhired(input);
  const price = unhired ? undefined : read.at('hire-cost', turn, 'cost');
  const cost = Number(price?.value ?? 0);
  const mayHire = !unhired && pcs >= cost;
  const pcsAfter = mayHire ? pcs - cost : pcs;
  const [before, after] = [moodOf(pcs, center, read), moodOf(pcsAfter, center, read)];
  const { name, rule } = WHOM[input.whom];
  return {
    sentence: unhired
      ? `${name} comes with the reinforcements of Turn ${turn}, with 1 CU and at no cost: the Miat stays ${MOOD_NAMES[after]}.`
      : mayHire
        ? `${name} costs ${plural(cost, 'PC')} from the Miat, which is then ${MOOD_NAMES[after]}${leavesAfrica(after) ? '' : ': CUs and STs cannot leave Africa'}.`
        : `Carthage cannot hire: ${name} would cost ${plural(cost, 'PC')}, but the Miat has ${pcs ? `only ${pcs}` : 'none'}.`,
    facts: {
      cost,
      mayHire,
      pcsAfter,
      moodBefore: MOOD_NAMES[before],
      moodAfter: MOOD_NAMES[after],
      leavesAfrica: leavesAfrica(after),
    },
    ledger: [
      line('Carthage', pcs, 'PCs on the Miat', '15.3.A'),
      ...(price ? [line('Carthage', -cost, `Price in Turn ${turn}: ${name}`, rule, price.standing)] : []),
    ],
    readings: { 'which-miat-pcs-pay': mayHire, 'hamilcar-barca-in-turn-7': unhired },
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
