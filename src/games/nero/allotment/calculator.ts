/** Sharing MP (5.1): whether my movement cards can give each force what I want. */
import { choice, type InputOf, list, number } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import { calculator } from '../readings.ts';
import type { Province } from '../words.ts';
import { nameOf, optionsOf, PROVINCES } from '../words.ts';

interface Allotted {
  readonly at: Province;
  readonly mp: number;
}

/** MP wanted in each Province. */
export function wantedBy(forces: readonly Allotted[]): Map<Province, number> {
  const wanted = new Map<Province, number>();
  for (const { at, mp } of forces) wanted.set(at, (wanted.get(at) ?? 0) + mp);
  return wanted;
}

/** 5.1: a Province for each card such that every Province has its MP; undefined where there is none. */
export function shareOut(cards: readonly number[], forces: readonly Allotted[]): Province[] | undefined {
  const wanted = wantedBy(forces);
  const covered = (share: readonly Province[]): boolean =>
    [...wanted].every(([p, least]) => cards.reduce((sum, mp, i) => (share[i] === p ? sum + mp : sum), 0) >= least);
  const tried = (share: readonly Province[]): Province[] | undefined => {
    if (share.length === cards.length) return covered(share) ? [...share] : undefined;
    for (const p of wanted.keys()) {
      const found = tried([...share, p]);
      if (found) return found;
    }
    return undefined;
  };
  return wanted.size ? tried([]) : [];
}

const card = { mp: number({ label: 'MP', key: 'm', rule: '5.1', max: 9, default: 4 }) };
const force = {
  at: choice({ label: 'Starts in', key: 'p', rule: '5.1', options: optionsOf(PROVINCES), default: 'syria' }),
  mp: number({ label: 'MP for this force', key: 'm', rule: '5.1', min: 1, max: 36 }),
};

const fields = {
  cards: list({
    label: 'Movement cards',
    key: 'c',
    rule: '5.1',
    item: 'Card',
    min: 1,
    max: 4,
    of: card,
    default: [{ mp: 5 }],
  }),
  forces: list({
    label: 'Forces that move',
    key: 'f',
    rule: '5.1',
    item: 'Force',
    min: 1,
    max: 6,
    of: force,
    default: [
      { at: 'syria', mp: 3 },
      { at: 'syria', mp: 2 },
    ],
  }),
};

type Input = InputOf<typeof fields>;

const mpOf = (items: readonly { readonly mp: number }[]): number => items.reduce((sum, { mp }) => sum + mp, 0);

function compute({ cards, forces }: Input) {
  const share = shareOut(
    cards.map((c) => c.mp),
    forces,
  );
  const wanted = wantedBy(forces);
  const [total, needed] = [mpOf(cards), mpOf(forces)];
  const places = share?.map(nameOf) ?? [];
  const lines = [
    ...cards.map(({ mp }, i) => line(places[i] ?? 'cards', mp, `Card ${i + 1}`, '5.1')),
    ...[...wanted].map(([at, mp]) => line(nameOf(at), -mp, 'MP for its forces', '5.1')),
  ];
  const why =
    needed > total
      ? `the forces need ${needed} MP but your cards total only ${total}`
      : 'each card can be used in only one Province';
  return {
    sentence: share
      ? `Allowed: ${[...wanted].map(([at, mp]) => `${nameOf(at)} gets ${mp} MP`).join(', ')}. You have ${total - needed} MP left over.`
      : `Not allowed: ${why}.`,
    facts: { legal: share !== undefined, total, needed },
    ledger: lines,
  };
}

export const allotment = calculator({
  id: 'allotment',
  title: 'Sharing MP',
  question: 'Can my movement cards move all these forces?',
  rules: ['5.1', '5.0'],
  fields,
  tables: [],
  terms: { legal: 'Allowed', total: 'MP of the cards', needed: 'MP wanted' },
  compute,
});
