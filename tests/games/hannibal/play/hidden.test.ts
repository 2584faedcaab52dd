/** What a side cannot see is dealt anew, and nothing else. */
import { expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { underWay } from '../../../../src/play/state.ts';
import { next, position } from './table.ts';

const HANDS = {
  rome: ['probe-1', 'probe-2', 'reserve-1', 'flank-left-1', 'flank-left-2', 'flank-left-3'],
  carthage: ['frontal-assault-1', 'frontal-assault-2', ...Array.from({ length: 9 }, (_, i) => `flank-right-${i + 1}`)],
};

/** Hannibal has led a Frontal Assault at Tarraco; both sides hold Strategy Cards too. */
const led = (): State =>
  next(
    position({
      active: 'carthage',
      hands: { rome: ['s58', 's36'], carthage: ['s57', 's01'] },
      forces: {
        rome: { dertosa: { cu: 3, generals: ['fabius'] } },
        carthage: { saguntum: { cu: 4, generals: ['hannibal'] } },
      },
    }),
    { type: 'play', card: 's57', use: 'activate' },
    { type: 'activate', general: 'hannibal' },
    { type: 'take', cu: 4, elephants: 0 },
    { type: 'step', to: 'dertosa' },
    { type: 'pass' },
    { type: 'shuffle', pile: 'battle-cards' },
    { type: 'deal', hands: HANDS },
    { type: 'lead', card: 'frontal-assault', as: 'frontal-assault' },
  );

test('the other hands and the deck are dealt anew; the own ones and what lies open stay', () => {
  const s = led();
  const before = underWay(s, 'duel')!;
  const [strategy, battle] = [new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 700; seed++) {
    const other = hannibal.redeal(s, 'rome', new Random(seed));
    const duel = underWay(other, 'duel')!;
    expect([other.hands.rome, other.discards]).toEqual([s.hands.rome, s.discards]);
    expect([duel.hands.rome, duel.played, duel.lead]).toEqual([before.hands.rome, before.played, before.lead]);
    expect([other.hands.carthage.length, duel.hands.carthage.length]).toEqual([1, before.hands.carthage.length]);
    expect([...other.hands.carthage, ...other.deck].sort()).toEqual([...s.hands.carthage, ...s.deck].sort());
    for (const card of other.hands.carthage) strategy.add(card);
    for (const card of duel.hands.carthage) battle.add(card);
  }
  // Every card that Rome cannot see may be in the other hand, and none that it sees.
  expect([...strategy].sort()).toEqual([...s.hands.carthage, ...s.deck].sort());
  const seen = [...before.hands.rome, ...before.played.rome, ...before.played.carthage].map((c) =>
    typeof c === 'string' ? c : c.card,
  );
  expect([...battle].sort()).toEqual(s.setup.battleDeck.filter((card) => !seen.includes(card)).sort());
});

test('a state that is dealt anew for one side leaves the one it came from as it was', () => {
  const s = led();
  const text = JSON.stringify(s);
  hannibal.redeal(s, 'carthage', new Random(3));
  expect(JSON.stringify(s)).toBe(text);
});
