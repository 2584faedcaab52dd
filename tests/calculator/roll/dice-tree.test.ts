/** A tree that knows its dice: what it asks for, which way the faces go, and that they go the ways it is solved for. */
import { describe, expect, test } from 'vitest';
import { type DiceTree, follow, pictureOf, planOf } from '../../../src/calculator/roll/dice-tree.ts';
import { leavesOf } from '../../../src/engine/tree.ts';
import { sum } from '../../support/oracle.ts';

/** One die: 1 or 2 leads one way, anything else the other. */
const lucky = (yes: DiceTree<string>, no: DiceTree<string>): DiceTree<string> => ({
  type: 'chance',
  name: 'Luck',
  rolls: [{ id: 'luck', label: 'Luck', dice: 1, sides: 6 }],
  branches: [
    { id: 'yes', name: 'Yes', chance: 2 / 6, to: yes },
    { id: 'no', name: 'No', chance: 4 / 6, to: no },
  ],
  takes: ({ luck }) => (luck![0]! <= 2 ? 'yes' : 'no'),
  tells: ({ luck }) => [{ rule: '1', text: `Rolled ${luck![0]}.` }],
});

const end = (name: string): DiceTree<string> => ({ type: 'leaf', leaf: name });

/** Try once more after a failure, or leave it; a success is worth 1, leaving it a tenth. */
const again: DiceTree<string> = {
  type: 'choice',
  name: 'Again or not',
  branches: [
    { name: 'Leave it', to: end('left') },
    { name: 'Try again', to: lucky(end('won'), end('lost')) },
  ],
};
const plan = planOf(lucky(end('won'), again), (leaf) => ({ won: 1, left: 0.1, lost: 0 })[leaf]!);

describe('follow', () => {
  test('asks for dice as they are needed, a second roll under an id of its own', () => {
    const asked = (faces: Record<string, number[]>) => follow(plan, faces).rolls.map((r) => r.id);
    expect(asked({})).toEqual(['luck']);
    expect(asked({ luck: [2] })).toEqual(['luck']);
    expect(asked({ luck: [3] })).toEqual(['luck', 'luck-2']);
  });

  test('takes the best branch of a choice, and tells what was rolled', () => {
    const done = follow(plan, { luck: [6], 'luck-2': [1] });
    expect(done.leaf).toBe('won');
    expect(done.steps().map((s) => s.text)).toEqual(['Rolled 6.', 'Rolled 1.']);
    expect(follow(plan, { luck: [6] }).leaf).toBeUndefined();
  });

  test('over all faces it ends as often as the tree says', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const ends = faces.flatMap((a) =>
      faces.map((b) => follow(plan, a <= 2 ? { luck: [a] } : { luck: [a], 'luck-2': [b] }).leaf),
    );
    for (const { leaf, chance } of leavesOf(plan.solved).filter((l) => l.leaf === 'lost'))
      expect(ends.filter((e) => e === leaf).length / 36).toBeCloseTo(chance, 14);
    expect(sum(leavesOf(plan.solved).map((l) => l.chance))).toBeCloseTo(1, 14);
  });

  test('a branch that is not there is named', () => {
    const odd = planOf<string>({ ...lucky(end('a'), end('b')), takes: () => 'maybe' } as DiceTree<string>, () => 0);
    expect(() => follow(odd, { luck: [1] })).toThrow(new RangeError('"Luck": has no branch "maybe"'));
  });
});

describe('pictureOf', () => {
  test('puts words in the leaves, and one leaf for what is left aside', () => {
    const words = (leaf: string) => ({ name: leaf.toUpperCase(), note: '' });
    const aside: DiceTree<string> = {
      type: 'chance',
      name: 'Far',
      rolls: [],
      branches: [{ id: 'on', name: 'On', chance: 1, to: again }],
      takes: () => 'on',
      tells: () => [],
      aside: (following) => ({ name: 'And so on', note: `worth ${following.worth.toFixed(2)}` }),
    };
    const far = planOf(lucky(end('won'), aside), (leaf) => (leaf === 'won' ? 1 : 0));
    const picture = pictureOf(far, words);
    expect(picture.type === 'chance' && picture.branches.map((b) => b.to)).toMatchObject([
      { type: 'leaf', leaf: { name: 'WON' } },
      { type: 'leaf', leaf: { name: 'And so on', note: 'worth 0.33' } },
    ]);
  });
});
