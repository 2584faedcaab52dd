/** The inputs for the Miat and Carthage's reinforcements. */
import { flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';

const REINFORCEMENTS = 'Reinforcements';

/** The number of spaces of the Miat is on the board only, so that the bound is wide. */
const slots = {
  pcs: number({ label: 'PCs on the Miat', key: 'p', rule: '15.3', max: 12, default: 3 }),
  center: flag({ label: 'One of them is in the center', key: 'c', rule: '15.3.B', default: true }),
};

const hasPcs = ({ pcs }: { readonly pcs: number }): boolean => pcs !== 0;

export const slotFields = shown(slots, { center: hasPcs });

const all = {
  ...slots,
  ...grouped(REINFORCEMENTS, {
    turn: number({ label: 'Game Turn', given: true, key: 't', rule: '5.1', min: 1, max: 7, default: 2 }),
    cuSymbols: number({ label: 'CU symbols with a PC on both spaces beside them', key: 'cs', rule: '15.3.A', max: 6 }),
    generalSymbols: number({
      label: 'General symbols with a PC on both spaces beside them',
      key: 'gs',
      rule: '15.3.A',
      max: 6,
    }),
    admirals: number({
      label: 'Total Battle Rating of the Admirals placed in Carthago',
      key: 'a',
      rule: '5.1.B',
      max: 12,
    }),
    barca: flag({ label: 'Hamilcar Barca has not been hired yet', key: 'b', rule: '5.2.C3.2' }),
  }),
};

export type Miat = InputOf<typeof all>;

const reinforces = ({ turn }: Miat): boolean => turn !== 1;

export const miatFields = shown(all, {
  center: hasPcs,
  cuSymbols: reinforces,
  generalSymbols: reinforces,
  admirals: reinforces,
  barca: ({ turn }) => turn === 7,
});
