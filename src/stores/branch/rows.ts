/**
 * The options of a moment as rows: one to tap, one with amounts to set, or one that opens more. Each option is in exactly
 * one of them.
 */
import type { Choice } from '../../play/procedure.ts';
import type { Written } from '../../play/sample.ts';
import { type TapNode, type Tappable, type Touch, tapTree } from '../../play/tap.ts';

/** An option with its words, and what it is about. */
export type Option = Tappable<Written> & Choice<Written>;

export type Row =
  | { readonly type: 'option'; readonly option: Option }
  /** They differ in amounts, and in yes and no; the one for most first. */
  | { readonly type: 'amounts'; readonly options: readonly Option[] }
  /** What is named by tapping it. */
  | { readonly type: 'touch'; readonly touch: Touch; readonly options: readonly Option[] };

export interface RowGroup {
  readonly says: string;
  readonly rows: readonly Row[];
}

/** More lines than a reader takes in at once. */
const MANY = 12;

const isAmount = ({ kind, id }: Touch): boolean => kind === 'amount' || typeof id === 'boolean';

const sizeOf = ({ touches }: Tappable): number =>
  touches.reduce((sum, touch) => sum + (isAmount(touch) ? Number(touch.id) : 0), 0);

/** Options that differ in amounts alone, together. */
function heapsOf(options: readonly Option[]): Option[][] {
  const heaps = new Map<string, Option[]>();
  for (const option of options) {
    const key = option.touches.flatMap((touch) => (isAmount(touch) ? [] : [`${touch.kind} ${touch.id}`])).join();
    heaps.set(key, [...(heaps.get(key) ?? []), option]);
  }
  return [...heaps.values()].map((heap) => heap.sort((a, b) => sizeOf(b) - sizeOf(a)));
}

function grouped(heaps: readonly (readonly Option[])[]): RowGroup[] {
  const groups = new Map<string, Row[]>();
  for (const heap of heaps) {
    const [option] = heap;
    if (!option) continue;
    const row: Row = heap.length > 1 ? { type: 'amounts', options: heap } : { type: 'option', option };
    groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), row]);
  }
  return [...groups].map(([says, rows]) => ({ says, rows }));
}

type Heap = Tappable<Written> & { readonly heap: readonly Option[] };

const heapsBelow = ({ option, next }: TapNode<Heap>): Option[] => [
  ...(option?.heap ?? []),
  ...next.flatMap(({ node }) => heapsBelow(node)),
];

/** The lines for options of which `named` has been named already. */
export function rowsOf(options: readonly Option[], named: readonly Touch[]): RowGroup[] {
  const heaps = heapsOf(options);
  if (heaps.length <= MANY) return grouped(heaps);
  const nodes = heaps.flatMap((heap): Heap[] => {
    const [first] = heap;
    if (!first) return [];
    const touches = first.touches.filter(
      (touch) => !isAmount(touch) && !named.some((one) => one.kind === touch.kind && one.id === touch.id),
    );
    return [{ action: first.action, touches, heap }];
  });
  const { next } = tapTree(nodes);
  const [first] = next;
  if (!first || next.length === heaps.length) return grouped(heaps);
  const alone = next.flatMap(({ node }) => (node.option ? [node.option.heap] : []));
  const more = next.flatMap(({ touch, node }): Row[] =>
    node.option ? [] : [{ type: 'touch', touch, options: heapsBelow(node) }],
  );
  return [...(more.length ? [{ says: '', rows: more }] : []), ...grouped(alone)];
}

/** All options of a line. */
export const optionsOf = (row: Row): readonly Option[] => (row.type === 'option' ? [row.option] : row.options);
