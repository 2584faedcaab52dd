/** The frame of a whole game, tried on a game of our own: who decides, what is allowed, what is refused and why. */
import { describe, expect, test } from 'vitest';
import { propose } from '../../src/play/propose.ts';
import { CARDS, CONTENT, type Seat, type State, skirmish } from './skirmish.ts';

const { start, decider, choices, play, chance, question, ending, board, asks } = skirmish;

const DEAL = { type: 'deal', hands: { red: ['blank-1'], blue: ['block-1'], green: ['blank-2'] } };
const RAID = { type: 'raid', place: 'ford', way: 'land' };

/** The state after these actions, each of them accepted. */
function reached(...actions: readonly object[]): State {
  let s = start({ hand: 1 }, CONTENT);
  for (const action of actions) {
    const played = play(s, action);
    if (played.type === 'rejected') throw new Error(`${JSON.stringify(action)}: ${played.problem.sentence}`);
    s = played.state;
  }
  return s;
}

const refusal = (s: State, action: unknown) => {
  const played = play(s, action);
  return played.type === 'rejected' ? played.problem : undefined;
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

describe('chance', () => {
  test('decides where a frame waits for it, and is not among the choices', () => {
    const s = reached();
    expect(decider(s)).toBe('chance');
    expect(choices(s)).toEqual([]);
    expect(chance(s)).toMatchObject({ type: 'deal', pile: 'deck', hands: { red: 1, blue: 1, green: 1 } });
  });

  test.each([
    ['too many', { red: ['blank-1', 'blank-3'], blue: ['block-1'], green: ['blank-2'] }, 'red has 2'],
    ['nobody of that name', { ...DEAL.hands, grey: ['blank-3'] }, 'grey has 1'],
    ['too few', { red: ['blank-1'], blue: ['block-1'] }, 'green is missing'],
    ['a card twice', { ...DEAL.hands, red: ['block-1'] }, 'block-1 is listed twice'],
    ['a card of no deck', { ...DEAL.hands, red: ['ace'] }, 'ace is not in deck'],
  ])('a deal is checked: %s', (_, hands, sentence) => {
    const problem = refusal(reached(), { type: 'deal', hands });
    expect(problem).toMatchObject({ code: 'rule', rule: '1' });
    expect(problem?.sentence).toContain(sentence);
  });

  test.each([
    [{}, 'raid must be a list of 1 face from 1 to 6; nothing was given'],
    [{ raid: [7] }, 'from 1 to 6'],
    [{ raid: [1, 2] }, 'a list of 1 face'],
    [{ raid: [1], more: [2] }, 'no roll more here'],
  ])('faces are checked: %j', (faces, sentence) => {
    const rolling = reached(DEAL, RAID, { type: 'pass' }, { type: 'pass' });
    expect(decider(rolling)).toBe('chance');
    expect(refusal(rolling, { type: 'roll', faces })?.sentence).toContain(sentence);
  });

  test('draws and shuffles are checked too', () => {
    const drawing = reached(DEAL, ...Array.from({ length: 3 }, () => ({ type: 'done' })));
    expect(refusal(drawing, { type: 'draw', cards: [] })?.sentence).toContain('must be drawn from lots, not 0');
    expect(refusal(drawing, { type: 'draw', cards: ['snow'] })?.sentence).toContain('not in lots');
    const wet = play(drawing, { type: 'draw', cards: ['rain'] });
    if (wet.type === 'rejected') throw new Error(wet.problem.sentence);
    expect(refusal(wet.state, { type: 'shuffle', pile: 'deck' })?.sentence).toContain('discards must be shuffled');
    expect(play(wet.state, { type: 'shuffle', pile: 'discards' }).type).toBe('played');
  });

  test('from a seed is always taken, the same seed giving the same', () => {
    const dealing = chance(reached())!;
    expect(propose(dealing, 7)).toEqual(propose(dealing, 7));
    expect(play(reached(), propose(dealing, 7).action).type).toBe('played');
    const rolling = reached(DEAL, RAID, { type: 'pass' }, { type: 'pass' });
    const faces = Array.from({ length: 200 }, (_, seed) => propose(chance(rolling)!, seed).action);
    expect(new Set(faces.map((f) => JSON.stringify(f))).size).toBe(6);
  });
});

describe('decisions', () => {
  test('everyone with a card is asked in turn, whatever the card is', () => {
    const s = reached(DEAL, RAID);
    expect(decider(s)).toBe('blue');
    expect(asks(s)?.after).toEqual(['green']);
    const next = reached(DEAL, RAID, { type: 'pass' });
    expect(decider(next)).toBe('green');
    expect(choices(next).map((c) => c.action.type)).toEqual(['pass']);
  });

  test('choices have words, groups and the question that tells their odds', () => {
    const first = choices(reached(DEAL))[0]!;
    expect(first.says).toBe('Raid ford by land');
    expect(first.group).toBe('ford');
    expect(first.question).toEqual({ calculator: 'raid', input: { from: 4 }, shows: 'taken' });
  });

  test('a roll names its calculator and its case', () => {
    const s = reached(DEAL, RAID, { type: 'block', card: 'block-1' }, { type: 'pass' });
    expect(question(s)).toMatchObject({ calculator: 'raid', input: { from: 4, blocks: 1 } });
  });

  test('a wrong moment names what is being decided, by whom and by which clause', () => {
    const problem = refusal(reached(DEAL, RAID), { type: 'done' });
    expect(problem).toMatchObject({ code: 'moment', rule: '2.2' });
    expect(problem?.sentence).toBe('This is not the moment for that. Now: block the raid on ford, or pass.');
    expect(refusal(reached(), { type: 'done' })).toMatchObject({ code: 'moment', rule: '1' });
  });

  test('a rule that forbids says its own clause', () => {
    expect(refusal(reached(DEAL), { ...RAID, place: 'moon' })).toMatchObject({ code: 'rule', rule: '2.1' });
    expect(refusal(reached(DEAL, RAID), { type: 'block', card: 'blank-2' })).toMatchObject({ rule: '2.2' });
  });

  test.each([
    [undefined, 'An action is an object with a type'],
    [[], 'An action is an object with a type'],
    [{ type: 'fly' }, 'the types are'],
    [{ type: 'toString' }, 'the types are'],
    [{ ...RAID, place: 3 }, 'must be the id of a place, not 3'],
    [{ ...RAID, way: 'air' }, 'way must be one of land, sea'],
    [{ ...RAID, card: 'x' }, 'its fields are place, way'],
    [{ type: 'pass', card: 'x' }, 'its fields are none'],
    [{ type: 'deal', hands: { red: 'x' } }, 'hands must be'],
  ])('the shape of %j is refused', (action, sentence) => {
    const problem = refusal(reached(DEAL), action);
    expect(problem?.code).toBe('shape');
    expect(problem?.sentence).toContain(sentence);
  });
});

describe('states', () => {
  test('are never changed, neither by playing nor by asking', () => {
    let s = frozen(start({ hand: 1 }, CONTENT));
    let seed = 3;
    for (let i = 0; !ending(s); i++) {
      const waits = chance(s);
      const proposed = waits && propose(waits, seed);
      const open = choices(s);
      board(s, 'all');
      const action = proposed?.action ?? open[i % open.length]!.action;
      const played = play(s, frozen(action));
      if (played.type === 'rejected') throw new Error(played.problem.sentence);
      expect(play(JSON.parse(JSON.stringify(s)), action)).toEqual(played);
      seed = proposed?.seed ?? seed;
      s = frozen(played.state);
    }
    expect(s.round).toBe(4);
    expect(refusal(s, { type: 'pass' })).toMatchObject({ code: 'over', rule: '3' });
    expect(decider(s)).toBeUndefined();
    expect(choices(s)).toEqual([]);
  });
});

describe('the board', () => {
  const s = reached(DEAL, RAID);

  test('shows a hand to its owner only', () => {
    for (const viewer of ['red', 'blue', 'green', 'none', 'all'] as const) {
      const text = JSON.stringify(board(s, viewer));
      for (const seat of ['red', 'blue', 'green'] as Seat[])
        expect(text.includes(s.hands[seat][0]!), `${viewer} sees ${seat}`).toBe(viewer === seat || viewer === 'all');
    }
    expect(CARDS.filter((card) => JSON.stringify(board(s, 'none')).includes(card))).toEqual([]);
  });

  test('says what is answered, who is asked, and what has just moved', () => {
    expect(board(s, 'none')).toMatchObject({
      asked: { who: 'blue', rule: '2.2', after: ['green'] },
      moves: [{ side: 'red', path: ['camp', 'ford'] }],
      ending: null,
    });
  });
});
