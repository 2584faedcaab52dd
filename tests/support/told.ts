/** Where the games settle what their calculators tell of a roll: by game, calculator and chance. */
import { leaverOf } from '../../src/games/hannibal/after-battle/rules.ts';
import { cuIn } from '../../src/games/hannibal/play/queries.ts';
import type { State as HannibalState } from '../../src/games/hannibal/play/state.ts';
import type { GameId } from '../../src/games/index.ts';
import type { AnyState } from '../../src/play/state.ts';
import type { Settles } from './moments.ts';
import { type Told, toldBeside } from './plays.ts';

/** The frame of this type that was under way before the fall. */
const under = (s: AnyState, type: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: a frame of any game
  s.frames.findLast((f) => f.type === type) as any;

const fact =
  (name: string, value: unknown = true): Settles =>
  ({ said }) =>
    said(name, value);

/** Told by this roll or, where it says nothing of it, by a later one. */
const inTime =
  (name: string, value: unknown): Settles =>
  ({ said }) =>
    said(name) ? said(name, value) : undefined;

/** 10 to 12: the General who was to Avoid is no longer where he was. */
const hasAvoided = (s: AnyState): boolean => {
  const f = under(s, 'entered');
  const [party] = f.avoids;
  // biome-ignore lint/suspicious/noExplicitAny: a state of Hamilcar
  const general = party && (s as any).generals[party.general];
  return party !== undefined && (general.at !== f.at || general.inside === true);
};

/** 11.9, 11.10A: the dice have left CUs of the side that leaves the field. */
function isLeft(before: HannibalState, after: HannibalState): boolean {
  const { fought } = under(before, 'aftermath');
  const { at } = under(before, 'battle');
  const side = leaverOf(fought);
  return cuIn(before, side, at) - cuIn(after, side, at) < fought.cu[side];
}

export const TOLD: Readonly<Partial<Record<GameId, Told>>> = {
  ...toldBeside,
  'sword-of-rome': {
    avoid: { away: fact('avoid') },
    battle: { attackerWins: fact('winner', 'attacker'), defenderWins: fact('winner', 'defender') },
    'march-past': {
      intercepted: ({ before, after, said }) =>
        said('intercepted', true) ||
        (under(before, 'entered').stage === 'intercept-roll' && under(after, 'entered')?.stage === 'intercept-roll'
          ? undefined
          : under(before, 'entered').came.length > 0),
      turnedBack: ({ after, said }) =>
        !said('refusal') || under(after, 'voyage')?.contest === null
          ? 'apart'
          : said('refusal', true) && under(after, 'voyage')
            ? { as: ['success', 'attrition'] }
            : said('refusal', true),
    },
    raid: { plunders: fact('raid') },
    'naval-movement': {
      returns: fact('naval', 'return'),
      success: fact('naval', 'success'),
      attrition: fact('naval', 'attrition'),
    },
    'unrest-attack': { carthageWins: fact('carthageWins') },
    siege: {
      falls: ({ before, after, said }) =>
        said(`${under(before, 'siege').at} falls`, true) || under(after, 'loot')?.at === under(before, 'siege').at,
    },
    attrition: { noLoss: fact('attrition', 0) },
  },
  hamilcar: {
    reactions: {
      avoided: ({ before, said }) => (said('avoided') ? said('avoided', true) : hasAvoided(before)),
      intercepted: ({ before, after, said }) => {
        const f = under(before, 'entered');
        if (f.came.length > 0 || said('intercepted', true)) return true;
        return f.intercepts.length > (f.stage === 'intercept' ? 1 : 0) && under(after, 'entered') ? undefined : false;
      },
      movesOn: ({ said }) => (said('pursued') ? said('pursued', true) : 'apart'),
    },
    'land-battle': {
      carthageWins: inTime('winner', 'carthage'),
      romeWins: inTime('winner', 'rome'),
    },
    reroll: { carthageWins: fact('winner', 'carthage'), romeWins: fact('winner', 'rome') },
    'dice-level': {
      carthageRerolls: ({ after, said }) =>
        under(after, 'battle').stage === 'metellus' ? 'apart' : said('rerollRight', 'Carthage'),
      romeRerolls: ({ after, said }) =>
        under(after, 'battle').stage === 'metellus' ? 'apart' : said('rerollRight', 'Rome'),
    },
    'command-change': { swaps: ({ after }) => under(after, 'battle').swapped },
    siege: { falls: ({ said }) => said('falls') || said('subjugated') },
    attrition: { noLoss: fact('attrition', 0) },
    'naval-movement': { avoids: fact('avoided') },
    'battle-roll': { miss: fact('hits', 0) },
    storms: {
      unharmed: ({ before, after, said }) =>
        said('unitsLost', 0) ||
        (said('warshipsLost', 0) &&
          said('cuLost', 0) &&
          under(before, 'voyage').fleet.st === under(after, 'voyage').fleet.st),
    },
    blockade: { lifted: ({ before, after }) => after.sieges[under(before, 'blockade').city] === undefined },
  },
  hannibal: {
    'mountain-passes': { unharmed: fact('cuLost', 0), gone: fact('cuLeft', 0) },
    counterattack: {
      away: ({ said }) => said('away') || (said('disengage', true) ? undefined : false),
      takesOver: ({ said }) => (said('counterattack') ? said('counterattack', true) : 'apart'),
    },
    'after-battle': { stands: ({ before, after, said }) => said('eliminated') || isLeft(before, after) },
    reactions: {
      intercepted: ({ said }) => (said('intercepted') ? said('intercepted', true) : 'apart'),
      avoided: ({ said }) => (said('avoided') ? said('avoided', true) : 'apart'),
    },
    'elephant-charge': {
      success: fact('charge', 'success'),
      nothing: fact('charge', 'nothing'),
      backfire: fact('charge', 'backfire'),
    },
    'change-of-command': { swap: fact('swap') },
    siege: { falls: fact('falls') },
    attrition: {
      noLoss: ({ facts }) =>
        Object.entries(facts).every(([name, lost]) => !/^(winter|attrition) /.test(name) || lost === 0),
    },
    'naval-movement': {
      arrives: fact('landing', 'arrives'),
      returns: fact('landing', 'returns'),
      lost: fact('landing', 'lost'),
    },
  },
  nero: {},
};

/** What is chosen after a roll, as the calculator takes it to be. */
export const CHOSEN: Readonly<Partial<Record<GameId, (s: AnyState) => { readonly type: string } | undefined>>> = {
  hamilcar: (s) => {
    const f = s.frames.at(-1) as { readonly type: string; readonly stage?: string } | undefined;
    return f?.type === 'siege' && f.stage === 'defend' ? { type: 'defend' } : undefined;
  },
};

/** Dice that a game and a calculator name differently. */
export const WAITING: Readonly<Partial<Record<GameId, (s: AnyState, id: string) => string | undefined>>> = {
  'sword-of-rome': (_, id) => (id === 'space1' ? 'attrition' : undefined),
  hamilcar: (s, id) => {
    if (id !== 'die') return undefined;
    const f = s.frames.at(-2) as { readonly type: string; readonly stage?: string } | undefined;
    if (f?.type === 'winter') return 'attrition';
    if (f?.type === 'battle') return f.stage === 'command-roll' ? 'command' : 'charge';
    if (f?.type !== 'entered') return 'die';
    return f.stage === 'avoid' ? 'avoid' : f.stage === 'intercept' ? 'interceptions' : 'pursuit';
  },
  hannibal: (_, id) => (id === 'intercept' ? 'interceptions' : undefined),
};
