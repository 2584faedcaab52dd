/** Battle, retreat and withdrawal: totals, captures, titles, markers, and where the loser may go. */
import { describe, expect, test } from 'vitest';
import type { Rulings } from '../../../../src/games/nero/play/rulings.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import type { Status } from '../../../../src/games/nero/words.ts';
import { broken, decider, marching, n, next, offered, type Position, position } from './table.ts';

const values = { 'traitor-1': { mp: 6 }, 'traitor-2': { mp: 4 }, 'bribe-1': { bp: 4 }, 'bribe-2': { bp: 0 } };
const says = (s: State) => s.happened.map((h) => h.says);

interface Sides {
  /** Legions in Syria; the attacker's come from Judaea. */
  readonly attacker: number;
  readonly defender: number;
  readonly lead?: Status;
  readonly led?: Status;
  readonly card?: string;
  readonly marker?: boolean;
  readonly rulings?: Partial<Rulings>;
  readonly more?: Partial<Position>;
}

/** West enters Syria, where Asia/Africa stands, and attacks; nobody else has cards. */
function fight({ attacker, defender, lead, led, card, marker, rulings = {}, more = {} }: Sides): State {
  const p: Position = {
    legions: { west: { judaea: attacker }, asia: { syria: defender } },
    leaders: {
      west: lead ? { status: lead, at: 'judaea' } : 'hispania',
      asia: led ? { status: led, at: 'syria' } : 'africa',
    },
    hands: { west: ['traitor-1'], asia: card ? [card] : [] },
    markers: marker ? { asia: ['syria'] } : {},
    values: { ...values, ...(card && { [card]: { mp: 0, ...values[card as 'bribe-1'] } }) },
    rulings,
    ...more,
  };
  const s = next(marching(position(p), 'traitor-1', 'judaea', attacker, lead !== undefined), {
    type: 'step',
    to: 'syria',
  });
  const t = next(s, { type: 'attack', target: 'asia' });
  return card ? next(t, { type: 'battle-card', card }) : t;
}

describe('the worked example (6.6)', () => {
  test('7 BP against 3: Peter keeps his Contender and takes a Legion', () => {
    const s = position({
      ...{ active: 'west', legions: { west: { 'germania-inferior': 3 }, central: { 'germania-superior': 2 } } },
      leaders: { central: { status: 'contender', at: 'germania-superior' } },
      ...{ hands: { west: ['traitor-2'], central: ['bribe-1'] }, values: { ...values, 'bribe-1': { bp: 4, mp: 2 } } },
    });
    const there = next(marching(s, 'traitor-2', 'germania-inferior', 3), { type: 'step', to: 'germania-superior' });
    const t = next(there, { type: 'attack', target: 'central' });
    expect(t.round.force?.left).toBe(2);
    expect(decider(t)).toBe('central');
    const end = next(t, { type: 'battle-card', card: 'bribe-1' });
    expect(says(end)).toContain('The attacker has 3 BP, the defender 7.');
    expect([n(end, 'central', 'germania-superior'), n(end, 'west', 'germania-superior')]).toEqual([3, 2]);
    expect(end.leaders.central.status).toBe('contender');
    expect(offered(end, 'retreat')).toContainEqual({ type: 'retreat', to: 'germania-inferior' });
    const stays = next(end, { type: 'pass' });
    expect([stays.round.force, n(stays, 'west', 'germania-superior'), stays.vp.central]).toEqual([null, 2, 0]);
  });
});

describe('totals', () => {
  const total = (sides: Sides) => says(fight(sides)).find((text) => text.startsWith('The attacker has'));

  test('6.2: a Legion 1, a Contender 1, an Emperor 2, a General nothing', () => {
    expect(total({ attacker: 3, defender: 9, lead: 'emperor' })).toBe('The attacker has 5 BP, the defender 9.');
    expect(total({ attacker: 3, defender: 9, lead: 'contender' })).toBe('The attacker has 4 BP, the defender 9.');
    expect(total({ attacker: 3, defender: 9, lead: 'general' })).toBe('The attacker has 3 BP, the defender 9.');
    expect(total({ attacker: 1, defender: 3, led: 'emperor', card: 'bribe-1' })).toBe(
      'The attacker has 1 BP, the defender 9.',
    );
  });

  test('6.3: a Retreat marker takes 1 off the card, never below 0 unless by the other reading', () => {
    expect(total({ attacker: 1, defender: 2, card: 'bribe-1', marker: true })).toBe(
      'The attacker has 1 BP, the defender 5.',
    );
    expect(total({ attacker: 1, defender: 2, marker: true })).toBe('The attacker has 1 BP, the defender 2.');
    expect(total({ attacker: 1, defender: 2, card: 'bribe-2', marker: true })).toBe(
      'The attacker has 1 BP, the defender 2.',
    );
    const rulings = { 'least-card-value': 'negative' } as const;
    expect(total({ attacker: 1, defender: 2, card: 'bribe-2', marker: true, rulings })).toBe(
      'The attacker has 1 BP, the defender 1.',
    );
  });

  test('6.3: the attacker has no card left after four', () => {
    const more = { used: 3, hands: { west: ['traitor-1', 'traitor-2'] } };
    expect(total({ attacker: 3, defender: 9, more })).toBe('The attacker has 3 BP, the defender 9.');
  });
});

describe('the outcome (6.4)', () => {
  test('the winner takes a Legion and goes on with fatigue', () => {
    const s = fight({ attacker: 5, defender: 2 });
    expect(s.round.force).toMatchObject({ legions: 6, fatigue: 1, left: 6 - 2 - 1 });
    expect(n(s, 'asia', 'syria')).toBe(1);
    const held = next(s, { type: 'pass' });
    expect(broken(held, { type: 'attack', target: 'asia' })).toBe('6.0');
    expect(broken(held, { type: 'step', to: 'asia-minor' })).toBe('5.2');
  });

  test('5.3: two attacks in two Provinces take 7 MP', () => {
    const more = {
      legions: { west: { judaea: 3 }, asia: { syria: 1, 'asia-minor': 2 } },
      values: { 'traitor-1': { mp: 7 } },
    };
    const s = fight({ attacker: 3, defender: 1, more });
    expect(s.round.force).toMatchObject({ legions: 4, left: 5 });
    const there = next(s, { type: 'step', to: 'asia-minor' });
    expect(there.round.force?.left).toBe(2);
    expect(next(there, { type: 'attack', target: 'asia' }).stacks.asia).toEqual({
      'asia-minor': expect.objectContaining({ n: 1 }),
    });
  });

  test('a draw stops the attacker and changes nothing else', () => {
    const s = fight({ attacker: 5, defender: 3, led: 'emperor' });
    expect([n(s, 'west', 'syria'), n(s, 'asia', 'syria'), s.round.force]).toEqual([5, 3, null]);
    expect(s.leaders.asia.status).toBe('emperor');
  });

  test('7.3: an Emperor beaten by a force with a Leader hands him the title', () => {
    const s = fight({ attacker: 5, defender: 2, lead: 'general', led: 'emperor' });
    expect([s.leaders.asia.status, s.leaders.west.status]).toEqual(['general', 'emperor']);
    expect([n(s, 'asia', 'syria'), n(s, 'west', 'syria'), s.vp.west]).toEqual([1, 6, 0]);
    const yes = fight({
      attacker: 5,
      defender: 2,
      lead: 'general',
      led: 'emperor',
      rulings: { 'vp-of-a-new-emperor': 'yes' },
    });
    expect(yes.vp.west).toBe(1);
  });

  test('7.3: a defender wins the title as well, and the VP of a battle only if he had it', () => {
    const s = fight({ attacker: 1, defender: 4, lead: 'emperor', led: 'contender' });
    expect([s.leaders.west, s.leaders.asia]).toEqual([
      { status: 'general', at: 'syria' },
      { status: 'emperor', at: 'syria' },
    ]);
    expect([s.stacks.west, n(s, 'asia', 'syria'), s.vp.asia]).toEqual([{}, 5, 0]);
    const reigning = fight({ attacker: 1, defender: 4, lead: 'emperor', led: 'emperor' });
    expect([reigning.vp.asia, reigning.vp.west, reigning.leaders.west.status]).toEqual([1, 0, 'general']);
    // 13.2: an Emperor in Roma is not present.
    const roma = { leaders: { asia: { status: 'emperor', at: 'roma' } } } as const;
    const away = fight({ attacker: 1, defender: 4, more: roma });
    expect([away.vp.asia, away.leaders.asia.status, n(away, 'asia', 'syria')]).toEqual([0, 'emperor', 5]);
  });

  test('5.4, 6.2: a Leader whom the force finds there does not lead it, and loses nothing with it', () => {
    const more: Partial<Position> = {
      legions: { west: { judaea: 2, syria: 1 }, asia: { syria: 4 } },
      leaders: { west: { status: 'emperor', at: 'syria' } },
    };
    const s = fight({ attacker: 2, defender: 4, more });
    expect(says(s)).toContain('The attacker has 2 BP, the defender 4.');
    expect(s.leaders.west).toEqual({ status: 'emperor', at: 'syria' });
    const t = next(s, { type: 'retreat', to: 'judaea' });
    expect([t.leaders.west, n(t, 'west', 'syria'), n(t, 'west', 'judaea')]).toEqual([
      { status: 'emperor', at: 'syria' },
      1,
      1,
    ]);
  });

  test('7.3: without a Leader nobody inherits it', () => {
    const s = fight({ attacker: 5, defender: 2, led: 'emperor' });
    expect([s.leaders.asia.status, s.leaders.west.status]).toEqual(['general', 'general']);
  });

  test('13.2: an Emperor who beats an Emperor earns 1 VP and is the only one', () => {
    const s = fight({ attacker: 5, defender: 2, lead: 'emperor', led: 'emperor' });
    expect([s.vp.west, s.leaders.west.status, s.leaders.asia.status]).toEqual([1, 'emperor', 'general']);
  });

  test('a Leader who loses his last Legion stays as a General', () => {
    const s = fight({ attacker: 3, defender: 1, led: 'contender' });
    expect(s.leaders.asia).toEqual({ status: 'general', at: 'syria' });
    expect(s.stacks.asia).toEqual({});
  });

  test('a captured Legion leaves its marker behind, or keeps it', () => {
    expect(fight({ attacker: 5, defender: 2, marker: true }).round.force?.legions).toBe(6);
    const keeps = fight({ attacker: 5, defender: 2, marker: true, rulings: { 'captured-legion-marker': 'keeps' } });
    expect([keeps.round.force?.legions, keeps.stacks.west['syria']]).toEqual([
      5,
      expect.objectContaining({ n: 6, done: 1, marker: true }),
    ]);
  });

  test('a beaten attacker is finished; by the other reading it moves if it had not', () => {
    const p: Position = { legions: { west: { syria: 2 }, asia: { syria: 4 } }, hands: { west: ['traitor-1'] }, values };
    const lost = (rulings = {}) =>
      next(
        marching(position({ ...p, rulings }), 'traitor-1', 'syria', 2),
        { type: 'attack', target: 'asia' },
        { type: 'pass' },
      );
    expect(lost().round.force).toBeNull();
    expect(lost({ 'beaten-attacker-moves-on': 'mobile' }).round.force).toMatchObject({ legions: 1, left: 5 });
  });
});

describe('retreat (6.5)', () => {
  const targets = (s: State) => offered(s, 'retreat').map((a) => a.type === 'retreat' && a.to);

  test('a defender cannot go where the attacker came from; a marker covers the stack he joins', () => {
    const more = { legions: { west: { judaea: 5 }, asia: { syria: 2, 'asia-minor': 2 } } };
    const s = fight({ attacker: 5, defender: 2, led: 'contender', more });
    expect(targets(s)).toEqual(['asia-minor']);
    expect(broken(s, { type: 'retreat', to: 'judaea' })).toBe('6.5');
    const t = next(s, { type: 'retreat', to: 'asia-minor' });
    expect(t.stacks.asia).toEqual({ 'asia-minor': expect.objectContaining({ n: 3, marker: true, attacked: 1 }) });
    expect(t.leaders.asia.at).toBe('asia-minor');
    expect(broken(t, { type: 'step', to: 'asia-minor' })).toBe('5.2');
  });

  test('6.0: the stack that was joined may be attacked, as part of it was not', () => {
    const more = {
      legions: { west: { judaea: 3 }, asia: { syria: 2, 'asia-minor': 2 } },
      values: { 'traitor-1': { mp: 9 } },
    };
    const s = next(
      fight({ attacker: 3, defender: 2, more }),
      { type: 'retreat', to: 'asia-minor' },
      { type: 'step', to: 'asia-minor' },
    );
    expect(broken(s, { type: 'attack', target: 'asia' })).toBe('allowed');
  });

  test('never over Straits: from Britannia a beaten force can only stay', () => {
    const p: Position = {
      legions: { west: { britannia: 4 }, asia: { britannia: 2 } },
      hands: { west: ['traitor-1'] },
      values,
    };
    const s = next(marching(position(p), 'traitor-1', 'britannia', 4), { type: 'attack', target: 'asia' });
    expect([decider(s), n(s, 'asia', 'britannia')]).toEqual(['west', 1]);
  });

  test('a beaten attacker may go back where it came from, unless that is forbidden', () => {
    expect(targets(fight({ attacker: 2, defender: 4 }))).toContain('judaea');
    const rulings = { 'beaten-attacker-goes-back': 'forbidden' } as const;
    expect(targets(fight({ attacker: 2, defender: 4, rulings }))).not.toContain('judaea');
  });

  test('a beaten attacker goes with its Leader; others there stay, and those it joins share the marker', () => {
    const more = {
      legions: { west: { judaea: 4, syria: 1 }, asia: { syria: 9 } },
      leaders: { west: { status: 'contender', at: 'judaea' } as const },
      hands: { west: ['traitor-1', 'traitor-2'] },
    };
    const p = position({ ...more, values });
    const s = next(
      marching(p, 'traitor-1', 'judaea', 3, true),
      { type: 'step', to: 'syria' },
      { type: 'attack', target: 'asia' },
      { type: 'pass' },
    );
    expect([n(s, 'asia', 'syria'), n(s, 'west', 'syria'), s.leaders.west.status]).toEqual([10, 1 + 2, 'general']);
    const t = next(s, { type: 'retreat', to: 'judaea' });
    expect(t.stacks.west).toEqual({
      judaea: expect.objectContaining({ n: 3, marker: true, done: 2 }),
      syria: expect.objectContaining({ n: 1, marker: false, done: 0 }),
    });
    expect([t.leaders.west, t.round.force, t.vp.asia]).toEqual([{ status: 'general', at: 'judaea' }, null, 0]);
    // The Legion that was joined has not moved: it may, once the marker is off.
    const again = marching(t, 'traitor-2', 'judaea', 1);
    expect(broken(again, { type: 'step', to: 'aegyptus' })).toBe('5.6');
    const off = next(again, { type: 'clear' }, { type: 'step', to: 'aegyptus' });
    expect([n(off, 'west', 'aegyptus'), off.stacks.west['judaea']]).toEqual([
      1,
      expect.objectContaining({ n: 2, marker: false }),
    ]);
    // The others are finished.
    expect(
      broken(next(t, { type: 'lay', card: 'traitor-2', at: 'judaea' }), {
        type: 'allot',
        legions: 2,
        leader: false,
        mp: 4,
      }),
    ).toBe('5.1');
  });

  test('who stays is marked only by the other reading', () => {
    const stay = (rulings = {}) => next(fight({ attacker: 5, defender: 2, rulings }), { type: 'pass' });
    expect(stay().stacks.asia['syria']?.marker).toBe(false);
    expect(stay({ 'marker-for-those-who-stay': 'always' }).stacks.asia['syria']?.marker).toBe(true);
  });
});

describe('Barbarians and Uncontrolled Legions', () => {
  const p: Position = { active: 'east', barbarian: 'moesia', hands: { east: ['traitor-1'] }, values };
  const raid = (legions: number, rulings = {}, status: Status = 'general') => {
    const leaders = { east: { status, at: 'dacia' } as const };
    const s = position({ ...p, legions: { east: { dacia: legions } }, leaders, rulings });
    const there = next(marching(s, 'traitor-1', 'dacia', legions, true), { type: 'step', to: 'moesia' });
    expect(there.round.force?.left).toBe(3);
    return next(there, { type: 'attack', target: 'barbarian' });
  };

  test('12.0-barbarians: 2 Legions lose, 3 draw, 4 win, and nobody loses a Legion', () => {
    const [two, three, four] = [raid(2), raid(3), raid(4)];
    expect([two, three, four].map((s) => s.barbarian)).toEqual(['moesia', 'moesia', null]);
    expect([two, three, four].map((s) => n(s, 'east', 'moesia'))).toEqual([2, 3, 4]);
    expect(four.round.force).toMatchObject({ fatigue: 1, left: 2 });
    expect(offered(two, 'retreat')).not.toHaveLength(0);
  });

  test('an Emperor earns 1 VP for it, or none; beaten, he is a General', () => {
    expect(raid(4, {}, 'emperor').vp.east).toBe(1);
    expect(raid(4, { 'victory-over-barbarians': 'no-vp' }, 'emperor').vp.east).toBe(0);
    expect(raid(1, {}, 'contender').leaders.east.status).toBe('general');
    expect(raid(2, { 'beaten-by-barbarians': 'uncontrolled' }).uncontrolled).toEqual({ moesia: 1 });
  });

  test('5.4: Uncontrolled Legions cannot be attacked, unless by the other reading', () => {
    const s = (rulings = {}) =>
      marching(
        position({
          legions: { west: { hispania: 3 } },
          uncontrolled: { hispania: 2 },
          hands: { west: ['traitor-1'] },
          values,
          rulings,
        }),
        'traitor-1',
        'hispania',
        3,
      );
    expect(broken(s(), { type: 'attack', target: 'uncontrolled' })).toBe('5.4');
    const t = next(s({ 'attack-on-uncontrolled-legions': 'yes' }), { type: 'attack', target: 'uncontrolled' });
    expect([t.round.force?.legions, t.uncontrolled]).toEqual([4, { hispania: 1 }]);
    expect(broken(t, { type: 'attack', target: 'uncontrolled' })).toBe('6.0');
  });
});
