/** 9.3, 10, 11: what happens when an army enters a space: shelter, interception, avoiding, refusing, bribe, battle, pursuit. */
import { passes } from '../../../../mechanics/rating-check.ts';
import { asked, askedNext, asking, passes as passesOn } from '../../../../play/asking.ts';
import type { Die } from '../../../../play/chance.ts';
import { no } from '../../../../play/problem.ts';
import { type Answer, always, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { comesOn } from '../../march-past/interception.ts';
import { type Player, POWER_NAMES, type Power } from '../../words.ts';
import type { Action } from '../actions.ts';
import { beginBattle } from '../begin-battle.ts';
import {
  clockwise,
  cuAt,
  deciderOf,
  foesAt,
  has,
  holderAt,
  insideAt,
  isArmy,
  isCity,
  isFriend,
  leaderOf,
  leadersAt,
  nameOf,
  seatOf,
  tacticsOf,
} from '../board.ts';
import { couldHoldThree, isDesperate, openWindow, spendCard, threes } from '../cards.ts';
import { askCommander } from '../end-of-action.ts';
import { limitOf } from '../figures.ts';
import type { Declared, EnteredFrame, Force, MoveFrame } from '../frames.ts';
import { endProblem } from '../movement.ts';
import { loseCu, setInside, shiftCu } from '../pieces.ts';
import { avoidQuestion, marchQuestion } from '../questions.ts';
import {
  avoidBan,
  avoidersOf,
  avoidPorts,
  avoidTargets,
  couldSail,
  detachProblem,
  interceptBan,
  interceptorsOf,
  seaCards,
} from '../reactions.ts';
import type { State, Sword } from '../state.ts';
import { carry } from './move.ts';

/** The move that this frame reacts to lies right under it. */
export const moveUnder = (s: State, f: EnteredFrame): MoveFrame => {
  const move = s.frames[s.frames.indexOf(f) - 1];
  if (move?.type !== 'move') throw new RangeError('a reaction without a move');
  return move;
};
const forceOf = (s: State, f: EnteredFrame): Force => moveUnder(s, f).force;

/** 9.3.1: whose city this is, where he has pieces before its walls that may go in. */
function sheltering(s: State, { at, power }: Force): Power | undefined {
  const holder = holderAt(s, at);
  if (!isCity(s, at) || holder === 'independents' || isFriend(s, power, holder) || s.under.noCity.includes(holder))
    return undefined;
  return cuAt(s, at, holder) > 0 && insideAt(s, at) < limitOf(s, 'inside-cu') ? holder : undefined;
}

const roomIn = (s: State, at: string): number => limitOf(s, 'inside-cu') - insideAt(s, at);

/** 9.5.9: spaces whose armies are in a battle that waits. */
const engaged = (s: State, f: EnteredFrame): string[] =>
  moveUnder(s, f).flanks === null ? [] : [moveUnder(s, f).flanks!];

/** Those of one seat that may still declare. */
const candidates = (s: State, f: EnteredFrame, seat: Player) =>
  interceptorsOf(s, forceOf(s, f), engaged(s, f)).filter(
    ({ power, from }) => deciderOf(s, power) === seat && !f.declared.some((d) => d.from === from),
  );

function askInterceptors(d: State, f: EnteredFrame): Course {
  if (f.asking === null) {
    const seats = clockwise(d, forceOf(d, f).by).filter((seat) => candidates(d, f, seat).length > 0);
    f.asking = asking(seats);
  }
  while (asked(f.asking) && candidates(d, f, asked(f.asking)!).length === 0) f.asking = passesOn(f.asking);
  if (asked(f.asking)) return 'waits';
  f.asking = null;
  f.stage = 'avoid';
  return 'goes-on';
}

const avoiding = (s: State, f: EnteredFrame): Power[] =>
  avoidersOf(s, forceOf(s, f)).filter(
    (power) => moveUnder(s, f).flanks === null && !f.avoidances.some((a) => a.power === power),
  );

function askAvoiders(d: State, f: EnteredFrame): Course {
  if (f.at === 0 && avoiding(d, f).length > 0) return 'waits';
  f.at = 0;
  const seats = [...new Set(f.declared.map(({ power }) => deciderOf(d, power)))];
  if (seats.length > 1) {
    d.order = [];
    push(d, { type: 'order', rule: '10.3', groups: [seats] });
  } else d.order = seats;
  f.stage = 'order';
  return 'goes-on';
}

/** 10.3: power by power, in the order that the winner of the tie has set. */
function setOrder(d: State, f: EnteredFrame): Course {
  const powers = [...new Set(f.declared.map(({ power }) => power))];
  f.trying = d.order.flatMap((seat) => powers.filter((power) => deciderOf(d, power) === seat));
  f.stage = 'intercept-roll';
  return 'goes-on';
}

const armiesTrying = (f: EnteredFrame): Declared[] => f.declared.filter(({ power }) => power === f.trying[0]);

/** 10.3: +1 on enemy ground without own CU. */
export const needs = (s: State, { power, leader, cu }: Declared, at: string): number =>
  comesOn({
    cu,
    tactics: tacticsOf(s, leader),
    enemySpace: !isFriend(s, power, holderAt(s, at)) && cuAt(s, at, power) === 0,
  });

/** 10.4: it joins the space of the mover. */
function comes(d: State, f: EnteredFrame, army: Declared): void {
  const { at } = forceOf(d, f);
  const all = army.cu >= cuAt(d, army.from, army.power);
  const leaders = all ? leadersAt(d, army.from, army.power) : [army.leader];
  shiftCu(d, army.power, army.cu, army.from, at);
  for (const id of leaders) d.leaders[id] = { at, inside: false, commands: false };
  f.came.push(army);
  note(
    d,
    '10.4',
    `The ${POWER_NAMES[army.power]} under ${leaderOf(d, army.leader).name} come from ${nameOf(d, army.from)}.`,
    {
      facts: { intercepted: true },
      move: { side: army.power, path: [army.from, at], as: 'moved', says: 'intercepts' },
    },
  );
}

function afterInterceptions(_: State, f: EnteredFrame): Course {
  if (f.trying.length > 0) return 'waits';
  f.at = 0;
  f.stage = 'leave';
  return 'goes-on';
}

const current = (f: EnteredFrame) => f.avoidances[f.at];

function settleAvoidances(f: EnteredFrame): Course {
  if (current(f)) return 'waits';
  f.stage = 'refuse';
  return 'goes-on';
}

/** 11.1: those who avoid are gone. */
function gone(d: State, f: EnteredFrame): void {
  const { power, leader, cu, to } = current(f)!;
  const { at } = forceOf(d, f);
  const number = Math.min(cu, cuAt(d, at, power));
  const all = number >= cuAt(d, at, power);
  shiftCu(d, power, number, at, to);
  for (const id of all ? leadersAt(d, at, power) : [leader]) d.leaders[id] = { at: to, inside: false, commands: false };
  f.avoided += 1;
  note(d, '11.1', `The ${POWER_NAMES[power]} avoid battle and go to ${nameOf(d, to)}.`, {
    facts: { avoided: true },
    move: { side: power, path: [at, to], as: 'moved', says: 'avoids' },
  });
  f.at += 1;
  f.stage = 'leave';
}

function held(d: State, f: EnteredFrame): void {
  const { power } = current(f)!;
  f.failedAvoid = true;
  f.at += 1;
  f.stage = 'leave';
  note(d, '11.1', `The ${POWER_NAMES[power]} do not get away: −1 in the battle to come.`, {
    facts: { avoided: false },
  });
}

function getsAway(d: State, f: EnteredFrame): void {
  const { power, card, to, cu } = current(f)!;
  if (card === null) {
    gone(d, f);
    return;
  }
  const { at } = forceOf(d, f);
  f.stage = 'sail';
  push(d, { type: 'voyage', power, cu, from: at, to, use: 'avoiding', stormed: false, asked: false });
}

/** 11.1.1: the voyage of those who avoid is over. */
function sailedAway(d: State, f: EnteredFrame): Course {
  const { voyage } = f;
  if (!voyage) return 'waits';
  delete f.voyage;
  const { at } = forceOf(d, f);
  const avoidance = current(f)!;
  if (voyage.result !== 'sailed') held(d, f);
  else {
    const lost = loseCu(d, at, avoidance.power, voyage.lost);
    f.avoidances[f.at] = { ...avoidance, cu: avoidance.cu - lost };
    if (cuAt(d, at, avoidance.power) === 0 || avoidance.cu - lost === 0) {
      f.at += 1;
      f.avoided += 1;
      f.stage = 'leave';
    } else gone(d, f);
  }
  return 'goes-on';
}

/** 10.5.1: whether the mover may try to back out. */
function mayRefuse(s: State, f: EnteredFrame): boolean {
  const force = forceOf(s, f);
  if (f.came.length === 0 || force.sortie || force.from === null) return false;
  return endProblem(s, force.power, force.from) === undefined || force.from === force.at;
}

function back(d: State, f: EnteredFrame, rule: string, says: string): void {
  const move = moveUnder(d, f);
  const { from, at, power } = move.force;
  if (from !== null) carry(d, move.force, from);
  move.stage = 'over';
  move.force.mp = 0;
  note(d, rule, says, { move: { side: power, path: [at, move.force.at], as: 'moved', says: 'goes back' } });
  pop(d);
}

function refused(d: State, f: EnteredFrame): void {
  const force = forceOf(d, f);
  if (force.cameBy !== 'sea') {
    back(d, f, '10.5.1', 'The army refuses battle and goes back.');
    return;
  }
  f.stage = 'refuse-sail';
  push(d, {
    type: 'voyage',
    power: force.power,
    cu: force.cu,
    from: force.at,
    to: force.from!,
    use: 'refusing',
    stormed: false,
    asked: false,
  });
}

function refusedBySea(d: State, f: EnteredFrame): Course {
  const { voyage } = f;
  if (!voyage) return 'waits';
  delete f.voyage;
  const force = forceOf(d, f);
  if (voyage.result !== 'sailed') {
    f.stage = 'bribe';
    return 'goes-on';
  }
  force.cu -= loseCu(d, force.at, force.power, voyage.lost);
  if (force.cu > 0) back(d, f, '10.5.1', 'The army refuses battle and sails back.');
  else {
    moveUnder(d, f).stage = 'over';
    pop(d);
  }
  return 'goes-on';
}

/** 7.2.2: whether gold could help the Etruscans here: against a mover, or on their own way. */
function bribes(s: State, f: EnteredFrame): 'back' | 'pass' | undefined {
  const force = forceOf(s, f);
  if (has(s, 'mines-depleted') || force.sortie || seatOf(s, 'etruscans') === undefined) return undefined;
  if (s.out.includes('etruscans') || !couldHoldThree(s, 'etruscans')) return undefined;
  const foes = foesAt(s, force.at, force.power);
  if (force.power === 'etruscans')
    return foes.length > 0 && f.came.length + f.avoided === 0 && canPass(s, force) ? 'pass' : undefined;
  const there = foes.includes('etruscans') && isArmy(s, force.at, 'etruscans');
  const own = f.came.every(({ power }) => power !== 'etruscans');
  const way = force.from !== null && endProblem(s, force.power, force.from) === undefined;
  return there && own && way ? 'back' : undefined;
}

/** P44: the bribed must be left behind with the MP at hand. */
const canPass = (s: State, { at, mp, power }: Force): boolean =>
  mp > 0 &&
  s.setup.spaces[at]!.ways.some(
    ({ to, line }) => line === 'clear' && !endProblem(s, power, to) && !foesAt(s, to, power).length,
  );

function windowSeven(d: State, f: EnteredFrame): Course {
  const force = forceOf(d, f);
  if (f.windowed || force.sortie) {
    f.stage = 'settle';
    return 'goes-on';
  }
  f.windowed = true;
  const foes = foesAt(d, force.at, force.power);
  const forks = caudineArmies(d, f).length > 0;
  const flight = force.power === 'gauls' && foes.length > 0;
  const events = [...(forks ? ['caudine-forks'] : []), ...(flight ? ['flight-before-the-barbarians'] : [])];
  if (events.length > 0) openWindow(d, 'before-battle', '9.3.3', events);
  return 'goes-on';
}

/** 9.3.3: Samnite armies that could come as by an interception. */
const caudineArmies = (s: State, f: EnteredFrame): string[] =>
  f.came.length > 0 || isFriend(s, 'samnites', forceOf(s, f).power)
    ? []
    : interceptorsOf(s, forceOf(s, f), engaged(s, f)).flatMap(({ power, from }) =>
        power === 'samnites' ? [from] : [],
      );

/** 9.3.3, 10.5.2-note: the largest of them comes; neither the +1 nor a way back. */
function springForks(d: State, f: EnteredFrame): void {
  const from = caudineArmies(d, f).sort((a, b) => cuAt(d, b, 'samnites') - cuAt(d, a, 'samnites'))[0];
  f.caudine = false;
  if (from === undefined) return;
  const { at } = forceOf(d, f);
  for (const id of leadersAt(d, from, 'samnites')) d.leaders[id] = { at, inside: false, commands: false };
  shiftCu(d, 'samnites', cuAt(d, from, 'samnites'), from, at);
  note(d, '9.3.3', `The Samnites of ${nameOf(d, from)} close the pass.`, {
    move: { side: 'samnites', path: [from, at], as: 'moved' },
  });
}

/** S8: whoever is left outside fights; else the move goes on, after an avoidance only by a pursuit. */
function concluded(d: State, f: EnteredFrame): Course {
  if (f.caudine) springForks(d, f);
  const move = moveUnder(d, f);
  const { force } = move;
  if (f.fought && (!f.fought.automatic || f.fought.winner === 'defender' || force.sortie)) {
    move.stage = 'over';
    move.fought = f.fought;
    pop(d);
    return 'goes-on';
  }
  if (!f.passes && foesAt(d, force.at, force.power).length > 0 && force.cu > 0) {
    delete f.fought;
    beginBattle(d, move, { intercepted: f.came.length > 0, failedAvoid: f.failedAvoid });
    return 'goes-on';
  }
  if (force.sortie || force.cu === 0) {
    move.stage = 'over';
    pop(d);
    return 'goes-on';
  }
  if (f.avoided > 0) {
    f.stage = 'pursuit';
    return force.mp > 0 ? 'waits' : halted(d, f);
  }
  pop(d);
  return 'goes-on';
}

function halted(d: State, f: EnteredFrame): Course {
  moveUnder(d, f).stage = 'over';
  pop(d);
  return 'goes-on';
}

/** 9.5.9: a flanking force that is intercepted waits until the battle it was to join is over. */
function holdOver(d: State, f: EnteredFrame): boolean {
  const move = moveUnder(d, f);
  const battle = d.frames.findIndex((other) => other.type === 'battle');
  if (move.flanks === null || f.came.length === 0 || battle < 0 || battle > d.frames.indexOf(f)) return false;
  const index = d.frames.indexOf(move);
  const primary = d.frames.findLastIndex((other, i) => i < battle && other.type === 'move');
  const [held] = [d.frames.splice(index, 2)];
  d.frames.splice(primary, 0, { ...move, flanks: null }, held[1]!);
  note(d, '9.5.9', 'The flanking force is held up: the battle it was to join comes first.');
  return true;
}

const RUN: Readonly<Record<EnteredFrame['stage'], (d: State, f: EnteredFrame) => Course>> = {
  shelter(d, f) {
    const { at, power } = forceOf(d, f);
    const holder = sheltering(d, forceOf(d, f));
    if (holder && f.at === 0) return 'waits';
    const announced = f.at === 2;
    f.at = 0;
    f.stage = 'intercept';
    if (announced && power === 'gauls' && insideAt(d, at) > 0) openWindow(d, 'walls', '21.3-#9', ['too-far-from-home']);
    return 'goes-on';
  },
  intercept: askInterceptors,
  avoid: askAvoiders,
  order: setOrder,
  'intercept-roll': afterInterceptions,
  leave: (_, f) => settleAvoidances(f),
  'avoid-roll': () => 'waits',
  sail: sailedAway,
  refuse(d, f) {
    if (f.came.length > 0 && holdOver(d, f)) return 'goes-on';
    if (mayRefuse(d, f)) return 'waits';
    f.stage = 'bribe';
    return 'goes-on';
  },
  'refuse-leave': () => 'waits',
  'refuse-roll': () => 'waits',
  'refuse-sail': refusedBySea,
  bribe(d, f) {
    if (bribes(d, f)) return 'waits';
    f.stage = 'event';
    return 'goes-on';
  },
  event: windowSeven,
  settle: concluded,
  pursuit: () => 'waits',
};

type In<T extends Action['type']> = Answer<Sword, EnteredFrame, Extract<Action, { readonly type: T }>>;

const inside: In<'inside'> = {
  when: (_, f) => f.stage === 'shelter',
  choices(s, f) {
    const { at } = forceOf(s, f);
    const holder = sheltering(s, forceOf(s, f))!;
    const most = Math.min(roomIn(s, at), cuAt(s, at, holder));
    return Array.from({ length: most }, (_, i) => [true, false].map((leaders) => ({ cu: most - i, leaders })))
      .flat()
      .filter(({ leaders }) => leaders || leadersAt(s, at, holder).length > 0)
      .map(({ cu, leaders }) => ({
        action: { type: 'inside' as const, cu, leaders },
        says: `${cu} CU ${leaders ? 'and the leaders ' : ''}go inside`,
      }));
  },
  problem(s, f, { cu, leaders }) {
    const { at } = forceOf(s, f);
    const holder = sheltering(s, forceOf(s, f))!;
    const most = Math.min(roomIn(s, at), cuAt(s, at, holder));
    if (cu < 1 || cu > most) return no('9.3.1', `Found ${cu} CU; ${most} have room inside.`);
    return leaders || leadersAt(s, at, holder).length > 0
      ? undefined
      : no('9.3.1', 'There is no leader to stay outside.');
  },
  apply(d, f, { cu, leaders }) {
    const { at } = forceOf(d, f);
    const holder = sheltering(d, forceOf(d, f))!;
    setInside(d, at, insideAt(d, at) + loseCu(d, at, holder, cu));
    const goes = leaders || cuAt(d, at, holder) === 0;
    if (goes) for (const id of leadersAt(d, at, holder)) d.leaders[id]!.inside = true;
    note(d, '9.3.1', `${cu} CU of the ${POWER_NAMES[holder]} go inside ${nameOf(d, at)}.`, { facts: { inside: cu } });
    f.at = 2;
  },
};

const intercept: In<'intercept'> = {
  when: (_, f) => f.stage === 'intercept',
  choices(s, f) {
    const { at } = forceOf(s, f);
    return candidates(s, f, asked(f.asking!)!).flatMap(({ power, from }) =>
      leadersAt(s, from, power).flatMap((leader) =>
        Array.from({ length: cuAt(s, from, power) }, (_, i) => i + 1)
          .filter((cu) => detachProblem(s, power, from, leader, cu, '10.3', at) === undefined)
          .map((cu) => ({
            action: { type: 'intercept' as const, from, leader, cu },
            says: `${leaderOf(s, leader).name} with ${cu} CU from ${nameOf(s, from)}`,
            group: `Intercept from ${nameOf(s, from)}`,
          })),
      ),
    );
  },
  problem(s, f, { from, leader, cu }) {
    const force = forceOf(s, f);
    const seat = asked(f.asking!)!;
    const power = s.setup.leaders[leader]?.power;
    if (!power || deciderOf(s, power) !== seat) return no('10.3', `Found ${leader}; he is not yours.`);
    if (!s.setup.spaces[from]) return no('10.1', `Found ${from}; there is no such space.`);
    const ban = interceptBan(s, force, power, from, engaged(s, f));
    if (ban) return ban;
    if (f.declared.some((d) => d.from === from)) return no('10.3', 'One attempt from each space.');
    return detachProblem(s, power, from, leader, cu, '10.3', force.at);
  },
  apply(d, f, { from, leader, cu }) {
    const { power } = leaderOf(d, leader);
    f.declared.push({ power, from, leader, cu });
    note(d, '10.3', `${leaderOf(d, leader).name} tries to intercept with ${cu} CU from ${nameOf(d, from)}.`, {
      move: { side: power, path: [from, forceOf(d, f).at], as: 'may' },
    });
  },
};

const avoid: In<'avoid'> = {
  when: (_, f) => f.stage === 'avoid',
  choices(s, f) {
    const { at } = forceOf(s, f);
    const [power] = avoiding(s, f);
    if (!power) return [];
    return avoidTargets(s, at, power).flatMap((to) =>
      leadersAt(s, at, power).flatMap((leader) =>
        Array.from({ length: Math.min(limitOf(s, 'avoiding-cu'), cuAt(s, at, power)) }, (_, i) => i + 1)
          .filter((cu) => detachProblem(s, power, at, leader, cu, '11.1', to) === undefined)
          .map((cu) => ({
            action: { type: 'avoid' as const, leader, cu, to },
            says: `${leaderOf(s, leader).name} with ${cu} CU to ${nameOf(s, to)}`,
            group: `Avoid to ${nameOf(s, to)}`,
          })),
      ),
    );
  },
  problem(s, f, { leader, cu, to }) {
    const { at } = forceOf(s, f);
    const power = s.setup.leaders[leader]?.power;
    if (!power || !avoiding(s, f).includes(power))
      return (
        (power && foesAt(s, at, forceOf(s, f).power).includes(power) && avoidBan(s, at, power)) ||
        no('11.1', `Found ${leader}; his army cannot avoid.`)
      );
    if (cu > limitOf(s, 'avoiding-cu'))
      return no('11.1', `No more than ${limitOf(s, 'avoiding-cu')} CU avoid together.`);
    if (!avoidTargets(s, at, power).includes(to)) return no('11.2', `Found ${to}; they cannot avoid there.`);
    return detachProblem(s, power, at, leader, cu, '11.1', to);
  },
  apply(_, f, { leader, cu, to }) {
    const { power } = leaderOf(_, leader);
    f.avoidances.push({ power, leader, cu, to, card: null, letGo: false });
  },
};

const avoidBySea: In<'avoid-by-sea'> = {
  when: (s, f) => f.stage === 'avoid' && avoiding(s, f).some((power) => couldSail(s, power)),
  choices(s, f) {
    const { at } = forceOf(s, f);
    const [power] = avoiding(s, f);
    if (!power) return [];
    return seaCards(s, power).flatMap((card) =>
      avoidPorts(s, at, power).flatMap(({ to, cu: room }) =>
        leadersAt(s, at, power).flatMap((leader) =>
          Array.from({ length: Math.min(room, cuAt(s, at, power)) }, (_, i) => i + 1)
            .filter((cu) => detachProblem(s, power, at, leader, cu, '11.1', to) === undefined)
            .map((cu) => ({
              action: { type: 'avoid-by-sea' as const, leader, cu, to, card },
              says: `${leaderOf(s, leader).name} with ${cu} CU by sea to ${nameOf(s, to)}`,
              group: 'Avoid by sea',
            })),
        ),
      ),
    );
  },
  problem(s, f, { leader, cu, to, card }) {
    const { at } = forceOf(s, f);
    const power = s.setup.leaders[leader]?.power;
    if (!power || !avoiding(s, f).includes(power)) return no('11.1', `Found ${leader}; his army cannot avoid.`);
    if (!seaCards(s, power).includes(card)) return no('11.1.1', `Found ${card}; it does not let them sail.`);
    const port = avoidPorts(s, at, power).find((p) => p.to === to);
    if (!port) return no('11.1.1', `Found ${to}; they cannot sail there.`);
    if (cu > port.cu) return no('11.1.1', `${port.cu} CU may sail, not ${cu}.`);
    return detachProblem(s, power, at, leader, cu, '11.1', to);
  },
  apply(d, f, { leader, cu, to, card }) {
    const { power } = leaderOf(d, leader);
    const seat = seatOf(d, power);
    if (seat && card !== 'none') spendCard(d, seat, card);
    f.avoidances.push({ power, leader, cu, to, card, letGo: false });
  },
};

const letGo: In<'let-go'> = {
  when: (_, f) => f.stage === 'leave' || f.stage === 'refuse-leave',
  ...always({ type: 'let-go' as const }, 'Let them go', (d: State, f: EnteredFrame) => {
    if (f.stage === 'refuse-leave') return refused(d, f);
    f.avoidances[f.at]!.letGo = true;
    note(d, '11.1', `The ${POWER_NAMES[forceOf(d, f).power]} let them go.`);
    getsAway(d, f);
  }),
};

const refuse: In<'refuse'> = {
  when: (_, f) => f.stage === 'refuse',
  ...always({ type: 'refuse' as const }, 'Try to refuse battle', (d: State, f: EnteredFrame) => {
    f.stage = 'refuse-leave';
    note(d, '10.5.1', `The ${POWER_NAMES[forceOf(d, f).power]} try to refuse battle.`);
  }),
};

const bribe: In<'bribe'> = {
  when: (_, f) => f.stage === 'bribe',
  choices: (s) =>
    threes(s, 'etruscans').map((card) => ({
      action: { type: 'bribe', card },
      says: `Bribe with ${isDesperate(s, card) ? 'Desperate Times' : 'a 3-value card'}`,
    })),
  problem: (s, _, { card }) =>
    threes(s, 'etruscans').includes(card) ? undefined : no('7.2.2', `Found ${card}; a bribe takes a 3-value card.`),
  apply(d, f, { card }) {
    const way = bribes(d, f);
    const force = forceOf(d, f);
    spendCard(d, 'etruscans', card, true);
    if (way === 'back') return back(d, f, '7.2.2', 'Etruscan gold: the army turns round and stops.');
    f.passes = true;
    d.under.bribed.push(force.at);
    note(d, '7.2.2', 'Etruscan gold opens the way.');
    f.stage = 'event';
    f.windowed = true;
  },
};

/** Who decides, by what is asked. */
function who(s: State, f: EnteredFrame): Player {
  const force = forceOf(s, f);
  switch (f.stage) {
    case 'shelter':
      return deciderOf(s, sheltering(s, force)!);
    case 'intercept':
      return asked(f.asking!)!;
    case 'avoid':
      return deciderOf(s, avoiding(s, f)[0]!);
    case 'refuse-leave':
      return deciderOf(s, f.came[0]!.power);
    case 'bribe':
      return 'etruscans';
    default:
      return force.by;
  }
}

const SAYS: Readonly<Record<EnteredFrame['stage'], readonly [rule: string, says: string]>> = {
  shelter: ['9.3.1', 'go inside the city, or stay outside.'],
  intercept: ['10.1', 'intercept the army, or pass.'],
  avoid: ['11.1', 'avoid battle, or stand.'],
  order: ['10.3', 'set the order of those who intercept.'],
  'intercept-roll': ['10.4', 'the dice of the interception.'],
  leave: ['11.1', 'let the enemy go, or make him roll.'],
  'avoid-roll': ['11.1', 'the die of those who avoid.'],
  sail: ['11.1.1', 'the voyage.'],
  refuse: ['10.5.1', 'refuse battle, or fight.'],
  'refuse-leave': ['10.5.1', 'let the army go, or make it roll.'],
  'refuse-roll': ['10.5.1', 'the die of the army that refuses.'],
  'refuse-sail': ['10.5.1', 'the voyage back.'],
  bribe: ['7.2.2', 'bribe, or pass.'],
  event: ['9.3.3', 'answer, or pass.'],
  settle: ['9.4.1', 'what follows.'],
  pursuit: ['11.3', 'the die of the pursuit.'],
};

const ROLLS = ['intercept-roll', 'avoid-roll', 'refuse-roll', 'pursuit'];

function dieOf(s: State, f: EnteredFrame): Die {
  const force = forceOf(s, f);
  if (f.stage === 'intercept-roll') {
    const armies = armiesTrying(f);
    return {
      id: 'interceptions',
      label: 'Interception',
      dice: armies.length,
      sides: 6,
      ordered: true,
      by: deciderOf(s, f.trying[0]!),
    };
  }
  if (f.stage === 'avoid-roll')
    return { id: 'avoid', label: 'Avoiding', dice: 1, sides: 6, by: deciderOf(s, current(f)!.power) };
  if (f.stage === 'refuse-roll') return { id: 'refusal', label: 'Refusal', dice: 1, sides: 6, by: force.by };
  return { id: 'pursuit', label: 'Pursuit', dice: 1, sides: 6, by: force.by };
}

const ratingOf = (s: State, f: EnteredFrame): number =>
  f.stage === 'avoid-roll' ? tacticsOf(s, current(f)!.leader) : tacticsOf(s, forceOf(s, f).leader);

const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  'avoid-roll': ['they get away', 'they are held'],
  'refuse-roll': ['the army backs up', 'it must fight'],
  pursuit: ['the move goes on', 'the move is over'],
};

function rolled(d: State, f: EnteredFrame, faces: Readonly<Record<string, readonly number[]>>): void {
  const { at } = forceOf(d, f);
  if (f.stage === 'intercept-roll') {
    const power = f.trying.shift()!;
    const armies = f.declared.filter((army) => army.power === power);
    const before = f.came.length;
    armies.forEach((army, i) => {
      d.under.tried.push(army.leader);
      const face = faces['interceptions']![i]!;
      const needed = needs(d, army, at);
      const succeeds = passes(face, needed);
      note(d, '10.4', `${leaderOf(d, army.leader).name} needs ${needed} or less and rolls ${face}.`, {
        facts: { intercepted: succeeds },
      });
      if (succeeds) comes(d, f, army);
    });
    if (f.came.length > before) {
      f.trying = [];
      if (f.came.length > 1 || cuAt(d, at, power) > f.came.reduce((sum, a) => sum + a.cu, 0))
        askCommander(d, at, power);
    }
    return;
  }
  const face = faces[dieOf(d, f).id]![0]!;
  const rating = ratingOf(d, f);
  const succeeds = passes(face, rating);
  const [rule] = SAYS[f.stage];
  const [yes, fails] = WORDS[f.stage]!;
  note(d, rule, `${rating} or less is needed, the die shows ${face}: ${succeeds ? yes : fails}.`, {
    facts: { [dieOf(d, f).id]: succeeds },
  });
  if (f.stage === 'avoid-roll') (succeeds ? getsAway : held)(d, f);
  else if (f.stage === 'refuse-roll') {
    if (succeeds) refused(d, f);
    else f.stage = 'bribe';
  } else {
    const move = moveUnder(d, f);
    if (succeeds) move.force.pursued = true;
    else move.stage = 'over';
    pop(d);
  }
}

export const entered: Procedure<Sword, EnteredFrame> = {
  run: (d, f) => RUN[f.stage](d, f),
  who,
  asks: (_, f) => {
    const [rule, says] = SAYS[f.stage];
    return { rule, says, ...(f.asking && asked(f.asking) && { after: askedNext(f.asking) }) };
  },
  question: (s, f) => {
    if (f.stage === 'intercept' || f.stage === 'intercept-roll' || f.stage.startsWith('refuse'))
      return marchQuestion(s, f, forceOf(s, f), f.stage === 'intercept' ? candidates(s, f, asked(f.asking!)!) : []);
    if (f.stage === 'avoid' || f.stage === 'leave' || f.stage === 'avoid-roll' || f.stage === 'pursuit')
      return avoidQuestion(s, f, forceOf(s, f), avoiding(s, f)[0] ?? current(f)?.power);
    return undefined;
  },
  answers: {
    inside,
    intercept,
    avoid,
    'avoid-by-sea': avoidBySea,
    'let-go': letGo,
    refuse,
    bribe,
    pass: {
      when: (_, f) => ['shelter', 'intercept', 'avoid', 'leave', 'refuse', 'refuse-leave', 'bribe'].includes(f.stage),
      ...always(
        { type: 'pass' as const },
        (_: State, f: EnteredFrame) => SAYS[f.stage][1],
        (_: State, f: EnteredFrame) => {
          if (f.stage === 'shelter' || f.stage === 'avoid') f.at = 1;
          else if (f.stage === 'intercept') f.asking = passesOn(f.asking!);
          else if (f.stage === 'leave') f.stage = 'avoid-roll';
          else if (f.stage === 'refuse') f.stage = 'bribe';
          else if (f.stage === 'refuse-leave') f.stage = 'refuse-roll';
          else f.stage = 'event';
        },
      ),
    },
    roll: {
      when: (_, f) => ROLLS.includes(f.stage),
      waits: (s, f) => ({
        dice: () => [dieOf(s, f)],
        reads: (faces) => {
          if (f.stage !== 'intercept-roll') {
            const [yes, fails] = WORDS[f.stage]!;
            return passes(faces[dieOf(s, f).id]![0]!, ratingOf(s, f)) ? yes : fails;
          }
          const { at } = forceOf(s, f);
          const came = armiesTrying(f).filter((army, i) => passes(faces['interceptions']![i]!, needs(s, army, at)));
          return came.length > 0
            ? `${came.map(({ leader }) => leaderOf(s, leader).name).join(' and ')} come`
            : 'nobody comes';
        },
      }),
      apply: (d, f, { faces }) => rolled(d, f, faces),
    },
  },
};
