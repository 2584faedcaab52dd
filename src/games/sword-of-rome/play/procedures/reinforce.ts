/** 5.10: CU, displaced leaders, consuls, minor leaders and the upkeep of Greek leaders, power by power. */
import { plural } from '../../../../calculator/words.ts';
import { chosen } from '../../../../play/answer.ts';
import { no } from '../../../../play/problem.ts';
import { type Asks, type Course, inStage, type Procedure, plain } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { PEOPLES, type Player, POWER_NAMES, type Power } from '../../words.ts';
import { addCu, addKind, putLeader, removeCu, setInside } from '../changes.ts';
import { has, insideAt, isSpace, leaderOf, limitOf, loyaltyAt, nameOf, placedOf } from '../queries.ts';
import {
  costOf,
  disbanded,
  gainOf,
  greekCities,
  greekLoyalty,
  hasMinors,
  hiredGain,
  leaderPlaces,
  lostSources,
  minorAnswer,
  placing,
  placingRule,
  unpaid,
} from '../reinforcement.ts';
import type { State, Sword } from '../state.ts';
import { deciderOf, nameDecider, tellDecider } from './order.ts';
import { spendPoint } from './support.ts';

const begun = (powers: readonly Power[]) => ({
  type: 'reinforce' as const,
  powers,
  /** CU still to be placed, of these powers together. */
  cu: 0,
  /** 5.10.1-5p: mercenaries still to be placed, and still to be sent home. */
  hired: 0,
  disband: 0,
  stage: 'cu' as 'disband' | 'cu' | 'leaders' | 'consuls' | 'minor' | 'upkeep' | 'pay',
  /** Those who have to be placed now. */
  leaders: [] as string[],
  kept: [] as string[],
  owed: 0,
  /** 8.2.3-5p: Sicily has paid for one leader. */
  relieved: false,
  started: false,
  /** 8.3 */
  shifted: [] as string[],
});
type ReinforceFrame = ReturnType<typeof begun>;

/** 5.10: powers that place together are reinforced. */
export const reinforced = (d: State, powers: readonly Power[]): void => push(d, begun(powers));

/** 8.2.2: the consuls go back to the pool before anything else; then what there is to place. */
function begin(d: State, f: ReinforceFrame): void {
  f.started = true;
  if (f.powers.includes('romans')) {
    for (const id of d.setup.leadersOf.romans) if (leaderOf(d, id).kind === 'consul') putLeader(d, id, 'pool');
    dictatorLeaves(d);
  }
  const broken = (power: Power): boolean => power === 'carthage' && has(d, 'carthage-broken');
  f.cu = f.powers.reduce((sum, power) => sum + (broken(power) ? 0 : gainOf(d, power)), 0);
  if (f.powers.includes('carthage')) payMercenaries(d, f);
  if (f.cu > 0) tellDecider(d, f.powers[0]!, 'end');
  if (f.cu > 0) nameDecider(d, f.powers[0]!, 'end');
  for (const power of f.powers)
    for (const at of lostSources(d, power))
      note(d, '2.2-reinforcement-spaces', () => `${nameOf(d, at)} is lost: the ${PEOPLES[power]} get no CU for it.`);
  if (f.cu > 0 && f.powers.length > 1) note(d, '5.10.1-note', 'The CU of both powers may go to either of them.');
  if (f.cu > 0) note(d, '5.10.1', () => `${f.powers.map((p) => POWER_NAMES[p]).join(' and ')}: ${f.cu} CU to place.`);
}

/** By one reading the Dictator serves no longer than the turn. */
function dictatorLeaves(d: State): void {
  const at = d.leaders['dictator']?.at;
  if (d.setup.rulings['dictator-leaves'] === 'stays' || at === undefined || !(isSpace(d, at) || at === 'displaced'))
    return;
  putLeader(d, 'dictator', 'out');
  note(d, '8.2', 'The Dictator leaves office.');
}

/** 5.10.1-5p: half of the mercenaries go home before the new ones come. */
function payMercenaries(d: State, f: ReinforceFrame): void {
  f.disband = disbanded(d);
  f.hired = hiredGain(d);
  f.cu += f.hired;
  if (f.disband === 0) return;
  note(d, '5.10.1-5p', () => `Carthage sends ${plural(f.disband, 'mercenary', 'mercenaries')} home.`, {
    facts: { disbanded: f.disband },
  });
  f.stage = 'disband';
}

/** 5.10.1-5p: one mercenary less; nobody is asked where there is only one place. */
function disband(d: State, f: ReinforceFrame, at: string): void {
  const { carthage = 0 } = d.cu[at] ?? {};
  addKind(d, 'mercenaries', at, -1);
  // Of those inside and those outside, the besieged go last.
  if (carthage > 0) removeCu(d, at, 'carthage');
  else setInside(d, at, insideAt(d, at) - 1);
  f.disband -= 1;
}

/** Who is placed next. */
const nextOf = ({ leaders: [leader] }: ReinforceFrame): string => found(leader, 'no leader is left to be placed');

const lessLoyal = (s: State, at: string): string => `loyalty ${loyaltyAt(s, at)} to ${loyaltyAt(s, at) - 1}`;

/** Goes on to what has to be decided next. */
function onward(d: State, f: ReinforceFrame): Course {
  if (!f.started) return begin(d, f);
  if (f.stage === 'disband') {
    const [only, ...more] = Object.keys(d.mercenaries);
    while (f.disband > 0 && only !== undefined && more.length === 0) disband(d, f, only);
    if (f.disband > 0) return 'waits';
    f.stage = 'cu';
  }
  if (f.stage === 'cu') {
    if (f.cu > 0 && placing.options(d, f).length > 0) return 'waits';
    if (f.cu > 0) note(d, '5.10', () => `There is no space for ${f.cu} CU: ${f.cu === 1 ? 'it is' : 'they are'} lost.`);
    f.stage = 'leaders';
    const owned = f.powers.flatMap((power) => d.setup.leadersOf[power]);
    f.leaders = d.setup.leaderIds.filter((id) => owned.includes(id) && placedOf(d, id).at === 'displaced');
  }
  const come = f.stage === 'leaders' || f.stage === 'consuls';
  while (come && f.leaders[0] && leaderPlaces(d, f.leaders[0]).length === 0) {
    const id = f.leaders.shift()!;
    if (f.stage === 'consuls') putLeader(d, id, 'displaced');
    note(d, '5.10', () => `${leaderOf(d, id).name} has nowhere to go and waits.`);
  }
  if (come && f.leaders.length > 0) return 'waits';
  if (f.stage === 'leaders') {
    f.stage = f.powers.includes('romans') ? 'consuls' : 'minor';
    if (f.stage === 'consuls' && pool(d).length > 0) return 'waits';
  }
  if (f.stage === 'consuls') f.stage = 'minor';
  if (f.stage === 'minor') {
    if (hasMinors(d, f.powers)) return 'waits';
    f.stage = 'upkeep';
  }
  if (f.stage === 'pay' && f.owed === 0) f.stage = 'upkeep';
  if (f.stage === 'pay' || unpaid(d, f).length > 0) return 'waits';
  return pop(d);
}

const pool = (s: State): string[] => s.setup.leaderIds.filter((id) => placedOf(s, id).at === 'pool');

const drawing = (s: State, f: ReinforceFrame): boolean =>
  f.stage === 'consuls' && f.leaders.length === 0 && pool(s).length > 0 && !f.kept.includes('consuls');

const ASKS: Readonly<Record<ReinforceFrame['stage'], Asks<Player>>> = {
  disband: { rule: '5.10.1-5p', says: 'send a mercenary home.' },
  cu: { rule: '5.10', says: 'place new CU.' },
  leaders: { rule: '5.10.2', says: 'place a returning leader.' },
  consuls: { rule: '8.2.2', says: 'place a consul.' },
  minor: { rule: '8.3', says: 'move minor leaders, or pass.' },
  upkeep: { rule: '8.2.3', says: 'keep a named leader, or dismiss him.' },
  pay: { rule: '8.2.3', says: 'take loyalty off Greek cities.' },
};

export const reinforce: Procedure<Sword, ReinforceFrame> = {
  run: onward,
  who: (s, f) => deciderOf(s, f.powers[0]!, 'end'),
  asks: (s, f) => (drawing(s, f) ? { rule: '8.2.2', says: 'this turn’s two consuls.' } : ASKS[f.stage]),
  answers: {
    disband: chosen('disband', 'space', {
      when: inStage('disband'),
      of: (s) => Object.keys(s.mercenaries),
      says: (s, _, space) => `Send 1 mercenary home from ${nameOf(s, space)}`,
      apply: disband,
    }),
    place: {
      when: inStage('cu'),
      ...placing,
      apply(d, f, { power, space }) {
        const what = f.hired > 0 ? 'mercenary' : 'CU';
        note(d, placingRule(d, power, space), () => `The ${PEOPLES[power]} place 1 ${what} in ${nameOf(d, space)}.`);
        addCu(d, space, power, 1);
        f.cu -= 1;
        if (f.hired > 0) addKind(d, 'mercenaries', space, 1);
        if (f.hired > 0) f.hired -= 1;
      },
    },
    'place-leader': {
      when: (s, f) => (f.stage === 'leaders' || f.stage === 'consuls') && !drawing(s, f),
      options: (s, f) =>
        leaderPlaces(s, nextOf(f)).map((space) => ({ type: 'place-leader', leader: nextOf(f), space })),
      says: (s, _, { leader, space }) => `${leaderOf(s, leader).name} to ${nameOf(s, space)}`,
      why: (s, f, { leader }) =>
        leader === nextOf(f)
          ? no('5.10', `${leaderOf(s, leader).name} cannot be placed there.`)
          : no('5.10.2', `${leaderOf(s, nextOf(f)).name} must be placed first.`),
      apply(d, f, { leader, space }) {
        putLeader(d, leader, space);
        f.leaders.shift();
        note(d, ASKS[f.stage].rule, () => `${leaderOf(d, leader).name} is placed in ${nameOf(d, space)}.`);
      },
    },
    draw: {
      when: drawing,
      waits: (s) => ({ pile: 'consuls', from: pool(s), number: Math.min(limitOf(s, 'consuls'), pool(s).length) }),
      apply(d, f, { cards }) {
        f.kept.push('consuls');
        f.leaders = [...cards];
        note(d, '8.2.2', () => `The consuls are ${cards.map((id) => leaderOf(d, id).name).join(' and ')}.`);
      },
    },
    minor: { when: inStage('minor'), ...minorAnswer((f: ReinforceFrame) => f.powers) },
    pass: plain('pass', 'Leave minor leaders where they are', inStage('minor'), (_, f) => {
      f.stage = 'upkeep';
    }),
    keep: chosen('keep', 'leader', {
      when: inStage('upkeep'),
      of: unpaid,
      bars(s, f, leader) {
        if (!unpaid(s, f).includes(leader)) return no('8.2.3', 'He needs no payment.');
        const [{ cost }, all] = [costOf(s, f, leader), greekLoyalty(s)];
        if (cost <= all) return undefined;
        return no('8.2.3', `${leaderOf(s, leader).name} costs ${cost} loyalty; the Greek cities have ${all}.`);
      },
      says: (s, f, leader) => `Keep ${leaderOf(s, leader).name} for ${costOf(s, f, leader).cost} loyalty`,
      apply(d, f, leader) {
        const { cost, saved } = costOf(d, f, leader);
        f.kept.push(leader);
        f.owed = cost;
        f.stage = 'pay';
        note(d, '8.2.3', () => `The Greeks keep ${leaderOf(d, leader).name} for ${f.owed} loyalty.`);
        if (saved === 0) return;
        f.relieved = true;
        note(d, '8.2.3-5p', () => `Carthaginian spaces in Sicily cover ${saved} of it.`, { facts: { saved } });
      },
    }),
    dismiss: chosen('dismiss', 'leader', {
      when: inStage('upkeep'),
      of: unpaid,
      says: (s, _, leader) => `Dismiss ${leaderOf(s, leader).name}`,
      apply(d, _, leader) {
        putLeader(d, leader, 'out');
        note(d, '8.2.3', () => `${leaderOf(d, leader).name} leaves the game.`);
      },
    }),
    spend: {
      when: inStage('pay'),
      options: (s) => greekCities(s).map((space) => ({ type: 'spend', use: 'give-up-loyalty', space })),
      says: (s, _, { space }) => `${nameOf(s, space)}: ${lessLoyal(s, space)}`,
      apply(d, f, { space }) {
        spendPoint(d, 'give-up-loyalty', space, 'greeks', () => lessLoyal(d, space));
        f.owed -= 1;
      },
    },
  },
};
