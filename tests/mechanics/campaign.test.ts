/** Battle after battle: when an army fights on, has won, is spent, and comes to a siege. */
import { describe, expect, test } from 'vitest';
import { type Dist, mean, weighted } from '../../src/engine/dist.ts';
import {
  besieges,
  CAMPAIGN_AIMS,
  type CampaignState,
  fightsOn,
  isSpent,
  wonAll,
} from '../../src/mechanics/campaign.ts';
import { besieged, campaignGrid, campaignSentence } from '../../src/mechanics/campaign-odds.ts';

const terms = { battles: [1, 2], beaten: 'stop', place: 'city' } as const;
const state = (given: Partial<CampaignState>): CampaignState => ({
  cu: 3,
  won: 0,
  beaten: false,
  enemyLost: 0,
  ...given,
});

test('an army fights on while it has CU, and once beaten only if it is told to', () => {
  const goesOn = { ...terms, beaten: 'goes-on' } as const;
  expect([{}, { beaten: true }, { cu: 0 }].map((s) => fightsOn(terms, state(s)))).toEqual([true, false, false]);
  expect([{}, { beaten: true }, { cu: 0 }].map((s) => fightsOn(goesOn, state(s)))).toEqual([true, true, false]);
});

test('it besieges a place where there is one, with CU left and every battle won', () => {
  const won = state({ won: 2 });
  expect([wonAll(terms, won), wonAll(terms, state({ won: 1 }))]).toEqual([true, false]);
  expect(besieges(terms, won)).toBe(true);
  expect(besieges({ ...terms, place: 'none' }, won)).toBe(false);
  expect([{ won: 2, cu: 0 }, { won: 1 }].map((s) => besieges(terms, state(s)))).toEqual([false, false]);
});

test('spent is who was never beaten and has not won all', () => {
  expect([{ won: 1 }, { won: 2 }, { won: 1, beaten: true }].map((s) => isSpent(terms, state(s)))).toEqual([
    true,
    false,
    false,
  ]);
});

describe('of all ends', () => {
  const ends: Dist<CampaignState> = weighted([
    [state({ won: 2, cu: 2 }), 3],
    [state({ won: 1, cu: 1, beaten: true }), 2],
    [state({ won: 1, cu: 0 }), 1],
  ]);

  test('a row a battle, with the average of those who come to it', () => {
    const before = [
      weighted([[state({}), 1]]),
      weighted([
        [state({ won: 1, cu: 3 }), 1],
        [state({ beaten: true, cu: 1 }), 1],
      ]),
      ends,
    ];
    const { rows } = campaignGrid(before, (s) => !s.beaten);
    expect(rows).toEqual([
      { battle: 1, fought: 1, with: '3.00', won: 1 / 2, left: '3.00' },
      { battle: 2, fought: 1 / 2, with: '3.00', won: 1 / 2, left: '2.00' },
    ]);
    expect(campaignGrid(before.slice(0, 2), () => false).rows[0]).toMatchObject({ fought: 0, with: '–' });
  });

  test('the siege begins with what each victory leaves', () => {
    const asked: number[] = [];
    const { taken, left } = besieged(
      ends,
      (s) => (besieges(terms, s) ? { cu: s.cu } : undefined),
      ({ cu }) => {
        asked.push(cu);
        const end = { turns: 1, state: { points: 0, needed: 1, cu: 1, stalled: true } };
        return weighted([
          [{ ...end, state: { points: 1, needed: 1, cu: 2, stalled: false } }, 1],
          [end, 3],
        ]);
      },
    );
    expect(asked).toEqual([2]);
    expect(taken).toBeCloseTo(3 / 24, 12);
    // Half of the time a siege that leaves 2 or, three times in four, 1; else 1 twice in three, or none.
    expect(mean(left, (cu) => cu)).toBeCloseTo((1 / 2) * (5 / 4) + (1 / 2) * (2 / 3), 12);
  });
});

test('what is best: all won, the place taken or else all won, the most left', () => {
  const report = { chances: { allWon: 0.5, taken: 0.25 }, expected: { cuLeft: 3 } };
  const bare = { ...report, chances: { allWon: 0.5 } };
  expect(Object.values(CAMPAIGN_AIMS).map(({ worth }) => worth(report))).toEqual([0.5, 0.25, 3]);
  expect(CAMPAIGN_AIMS.taken.worth(bare)).toBe(0.5);
});

test('the sentence counts the battles and names the siege where there is one', () => {
  const says = (battles: number, chances: { allWon: number; taken?: number }, beaten: 'stop' | 'goes-on' = 'stop') =>
    campaignSentence({ battles: Array(battles), beaten, place: 'city' }, chances, '3 CU', 'the city');
  expect(says(1, { allWon: 0.5 })).toBe(
    'If I stop once beaten, I win the battle 50.0% of the time. On average I have 3 CU left.',
  );
  expect(says(2, { allWon: 0.5, taken: 0.25 })).toContain(
    'both battles 50.0% of the time and go on to take the city 25.0%',
  );
  expect(says(3, { allWon: 0.5 }, 'goes-on')).toContain(
    'If I go on even when beaten, I win all 3 battles 50.0% of the time.',
  );
});
