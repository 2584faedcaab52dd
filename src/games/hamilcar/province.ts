/** Control of a Province (2.1.E, 5.2.C2.2): how many spaces it takes, and whether these OPs are enough. */
import { barIf, barred, type InputOf, number } from '../../calculator/fields.ts';
import { line } from '../../calculator/ledger.ts';
import type { Grid } from '../../calculator/report.ts';
import { plural } from '../../calculator/words.ts';
import { calculator } from './readings.ts';

const fields = {
  spaces: number({ label: 'Spaces in the Province', key: 's', rule: '2.1.E', min: 1, max: 12, default: 5 }),
  mine: number({ label: 'Spaces I control', key: 'm', rule: '2.1.B', max: 12, default: 1 }),
  empty: number({
    label: 'Spaces where I can place a PC',
    key: 'e',
    rule: '5.2.C2.2',
    max: 12,
    default: 1,
    help: 'No Tribe, Walled City, enemy CU or enemy PC',
  }),
  flippable: number({
    label: 'Enemy PCs that I can flip',
    key: 'f',
    rule: '5.2.C2.2',
    max: 12,
    default: 2,
    help: 'With one of my CUs in the space; not a Walled City',
  }),
  ops: number({ label: 'OPs', key: 'o', rule: '5.2.C2.2', min: 1, max: 3, default: 2 }),
};

type Input = InputOf<typeof fields>;

const counted = barred(fields, {
  spaces: ({ spaces, mine, empty, flippable }) =>
    barIf(
      mine + empty + flippable > spaces,
      '2.1.E',
      `The Province has ${plural(spaces, 'space')}, but you entered ${mine + empty + flippable}`,
    ),
});

interface Mix {
  readonly place: number;
  readonly flip: number;
  /** Ways to choose the spaces. */
  readonly plays: number;
}

/** 5.2.C2.2: every mix of placing and flipping that uses as many OPs as there are spaces for. */
function mixesOf({ empty, flippable, ops }: Input): Mix[] {
  const used = Math.min(ops, empty + flippable);
  return Array.from({ length: used + 1 }, (_, flip) => ({ place: used - flip, flip }))
    .filter(({ place, flip }) => place <= empty && flip <= flippable)
    .map((mix) => ({ ...mix, plays: ways(empty, mix.place) * ways(flippable, mix.flip) }));
}

const ways = (of: number, take: number): number => (take === 0 ? 1 : (ways(of - 1, take - 1) * of) / take);

const mixName = ({ place, flip }: Mix): string =>
  [...(place ? [`place ${place}`] : []), ...(flip ? [`flip ${flip}`] : [])].join(', ') || 'nothing';

function compute(input: Input) {
  const needed = Math.floor(input.spaces / 2) + 1;
  const moreNeeded = Math.max(0, needed - input.mine);
  const mixes = mixesOf(input);
  const [{ place, flip } = { place: 0, flip: 0 }] = mixes;
  const gained = place + flip;
  const controls = gained >= moreNeeded;
  const ledger = [
    line('I', input.mine, 'Spaces I control', '2.1.B'),
    line('I', gained, 'PCs placed or flipped', '5.2.C2.2'),
  ];
  return {
    sentence:
      moreNeeded === 0
        ? `You control the Province already: ${needed} of ${plural(input.spaces, 'space')} ${needed === 1 ? 'is' : 'are'} enough.`
        : `You need ${needed} of ${plural(input.spaces, 'space')}, ${moreNeeded} more than now: ${plural(input.ops, 'OP')} ${input.ops === 1 ? 'is' : 'are'} ${controls ? 'enough' : 'not enough'}.`,
    facts: {
      needed,
      moreNeeded,
      gained,
      controls,
      mixes: mixes.map(mixName).join('; '),
      plays: mixes.reduce((sum, mix) => sum + mix.plays, 0),
    },
    grid: gridOf(mixes),
    ledger,
    readings: { 'flipping-needs-a-cu': input.flippable > 0 },
  };
}

const gridOf = (mixes: readonly Mix[]): Grid => ({
  columns: [
    { id: 'place', label: 'Place', form: 'number' },
    { id: 'flip', label: 'Flip', form: 'number' },
    { id: 'plays', label: 'Choices of spaces', form: 'number' },
  ],
  rows: mixes.map(({ place, flip, plays }) => ({ place, flip, plays })),
});

export const province = calculator({
  id: 'province',
  title: 'Control a Province',
  question: 'How many more spaces do I need here, and are my OPs enough?',
  rules: ['2.1.B', '2.1.E', '5.2.C2.2', '5.2.C2.5'],
  fields: counted,
  tables: [],
  terms: {
    needed: 'Spaces needed for control',
    moreNeeded: 'Spaces still needed',
    gained: 'PCs placed or flipped',
    controls: 'I control it afterwards',
    mixes: 'Ways to spend the OPs',
    plays: 'Ways, including the choice of spaces',
  },
  compute,
});
