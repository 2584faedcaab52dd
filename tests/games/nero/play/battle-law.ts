/** What a battle of Nero must leave behind, reckoned from the state before it (6.2 to 6.4, 7.3, 13.2). */
import type { FrameAt, State } from '../../../../src/games/nero/play/state.ts';
import { COLOURS, type Colour, type Leader } from '../../../../src/games/nero/words.ts';

export interface Watched {
  readonly before: State;
  readonly action: { readonly type: string; readonly [field: string]: unknown };
  readonly after: State;
}

interface Party {
  /** None for the Barbarian Tribe. */
  readonly side: Colour | undefined;
  readonly led: Leader;
  readonly bp: number;
}

/** The battle that is over after this step, with the card that it laid. */
export function foughtIn({ before, action, after }: Watched): FrameAt<'battle'> | undefined {
  const announced: FrameAt<'battle'> = {
    ...{ type: 'battle', target: action['target'] as Colour, stage: 'window', struck: [] },
    ...{ attackerCard: null, defenderCard: null },
  };
  const open = action.type === 'attack' ? announced : before.frames.findLast((f) => f.type === 'battle');
  if (!open || after.frames.some((f) => f.type === 'battle')) return undefined;
  if (!after.happened.some(({ rule }) => rule === '6.4')) return undefined;
  if (action.type !== 'battle-card') return open;
  return { ...open, [open.stage === 'attacker' ? 'attackerCard' : 'defenderCard']: action['card'] };
}

/** 6.2, 6.3: BP of one side; a Retreat marker takes 1 off its card, which is never worth less than nothing. */
function bpOf(s: State, legions: number, led: Leader, card: string | null, marked: boolean): number {
  const worth = card ? (s.setup.deck[card]?.bp ?? 0) : 0;
  return legions + (led === 'emperor' ? 2 : led === 'contender' ? 1 : 0) + Math.max(0, worth - (marked ? 1 : 0));
}

/** 6.2, 12.0-barbarians: both sides, the attacker first. */
function parties(s: State, { target, attackerCard, defenderCard }: FrameAt<'battle'>): [Party, Party] {
  const { active, force } = s.round;
  if (!force) throw new Error('a battle without a force');
  const { at, legions, leader, marked } = force;
  const lead = leader ? s.leaders[active].status : 'none';
  const attacker = { side: active, led: lead, bp: bpOf(s, legions, lead, attackerCard, marked) } as const;
  const side = COLOURS.find((c) => c === target);
  const stack = side && s.stacks[side][at];
  if (!side || !stack) return [attacker, { side: undefined, led: 'none', bp: 3 }];
  const led = s.leaders[side].at === at ? s.leaders[side].status : 'none';
  return [attacker, { side, led, bp: bpOf(s, stack.n, led, defenderCard, stack.marker) }];
}

const owned = (s: State, c: Colour): number => Object.values(s.stacks[c]).reduce((all, { n }) => all + n, 0);

/** 5.7, 6.4: the Leader is without a Legion in a Province with enemy ones. */
export const isAlone = (s: State, c: Colour): boolean => {
  const { at } = s.leaders[c];
  return !s.stacks[c][at] && COLOURS.some((other) => s.stacks[other][at]);
};

/** 6.4, 7.3, 13.2: the winner has a Legion, perhaps the title, perhaps 1 VP; the loser's Leader is a General. */
export function checkBattle(battle: FrameAt<'battle'>, { before, after }: Watched): void {
  const [attacker, defender] = parties(before, battle);
  const drawn = attacker.bp === defender.bp;
  const [winner, loser] = attacker.bp > defender.bp ? [attacker, defender] : [defender, attacker];
  const wrong = (what: string): never => {
    throw new Error(
      `${attacker.bp} against ${defender.bp} BP, ${what}: ${JSON.stringify({ ...before, setup: undefined })}`,
    );
  };
  const moved = !drawn && attacker.side && defender.side ? 1 : 0;
  const crowned = !drawn && loser.led === 'emperor' && (winner.led === 'general' || winner.led === 'contender');
  for (const c of before.setup.colours) {
    const [wins, loses] = [!drawn && c === winner.side, !drawn && c === loser.side];
    if (owned(after, c) - owned(before, c) !== (wins ? moved : loses ? -moved : 0)) wrong(`Legions of ${c}`);
    if (after.vp[c] - before.vp[c] !== (wins && winner.led === 'emperor' ? 1 : 0)) wrong(`VP of ${c}`);
    const { status } = before.leaders[c];
    const falls = (loses && loser.led !== 'none') || isAlone(after, c);
    if (after.leaders[c].status !== (wins && crowned ? 'emperor' : falls ? 'general' : status)) wrong(`title of ${c}`);
  }
  const beaten = !defender.side && !drawn && winner === attacker;
  if (after.barbarian !== (beaten ? null : before.barbarian)) wrong('the tribe');
}
