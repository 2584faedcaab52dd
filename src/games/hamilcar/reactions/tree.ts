/** Sections 10 to 12 as one procedure: declare, Avoid, intercept, fight or Back up, Overrun, pursue. */
import type { DiceTree } from '../../../calculator/roll/dice-tree.ts';
import { interceptionStage, setsOf } from '../../../mechanics/interceptions.ts';
import { ratingCheck } from '../../../mechanics/rating-check.ts';
import type { Figures } from '../tables.ts';
import { type Battled, battleStage, type Clashes, type Enemy } from './battle.ts';
import type { Situation, Wish } from './fields.ts';
import {
  attemptsOf,
  comersName,
  comesOn,
  type Declared,
  declarationsOf,
  declaredName,
  hasCome,
  isBarred,
  isHarder,
  openTo,
  overruns,
  ratingAfterFailure,
  someoneThere,
  tries,
} from './rules.ts';

export const ENDS = ['movesOn', 'stays', 'wins', 'backsUp', 'beaten', 'displaced', 'barred'] as const;

export interface End {
  readonly end: (typeof ENDS)[number];
  /** Absent where the active General cannot enter at all. */
  readonly declared?: Declared;
  readonly intercepted: boolean;
  /** Those who tried to Avoid got away. */
  readonly avoided: boolean;
  readonly overrun: boolean;
  /** 7.2.C: the opponent’s lone General is displaced. */
  readonly generalLost: boolean;
  readonly battled?: Battled;
}

/** Everything that may follow; the opponent declares first. */
export function reactionsTree(s: Situation, wish: Wish, clashes: Clashes, figures: Figures): DiceTree<End> {
  const none = { intercepted: false, avoided: false, overrun: false, generalLost: false };
  if (isBarred(s)) return { type: 'leaf', leaf: { end: 'barred', ...none } };
  const open = openTo(declarationsOf(s, figures), wish);
  const [only] = open;
  // Where the reader has settled it, there is no choice to show.
  if (only && open.length === 1) return declaredTree(s, only, clashes, figures);
  return {
    type: 'choice',
    name: 'The opponent declares',
    against: true,
    branches: open.map((declared) => ({
      name: declaredName(declared, someoneThere(s)),
      to: declaredTree(s, declared, clashes, figures),
    })),
  };
}

/** All that may follow from one declaration. */
export function declaredTree(s: Situation, declared: Declared, clashes: Clashes, figures: Figures): DiceTree<End> {
  const { stance, intercepts, avoidingCu, insideCu, stayingCu } = declared;
  const ended = (end: End['end'], more: Partial<End> = {}): DiceTree<End> => ({
    type: 'leaf',
    leaf: { end, declared, intercepted: false, avoided: false, overrun: false, generalLost: false, ...more },
  });
  const onward = (more: Partial<End>) => ended(s.mpLeft > 0 ? 'movesOn' : 'stays', more);
  const battle = (enemy: Enemy, more: Partial<End>): DiceTree<End> =>
    battleStage(s, clashes(enemy), (battled) => ended(battled.won ? 'wins' : 'beaten', { ...more, battled }));

  // 10.1: each General is declared inside or outside; he is with those outside unless it is said otherwise.
  const staysOutside = stance !== 'inside' || (stayingCu > 0 && !s.generalInside);

  /** 12.3, 12.4, 13: those who came and those who stand there fight as one. */
  const met = (outside: Enemy, who: readonly number[], avoided: boolean): DiceTree<End> => {
    const comers = s.interceptors.filter((_, i) => who.includes(i));
    if (s.moverCu === 0) return ended('displaced', { intercepted: true, avoided });
    const ratings = [...comers.map((army) => army.rating), ...(outside.rating === 'none' ? [] : [outside.rating])];
    const enemy = {
      cu: outside.cu + comers.reduce((sum, army) => sum + army.cu, 0),
      rating: ratings.length ? Math.max(...ratings) : ('none' as const),
      elephants: outside.elephants + comers.reduce((sum, army) => sum + army.elephants, 0),
    };
    return {
      type: 'choice',
      name: 'Fight or Back up',
      branches: [
        { name: 'Fight', to: battle(enemy, { intercepted: true, avoided }) },
        { name: 'Back up', to: ended('backsUp', { intercepted: true, avoided }) },
      ],
    };
  };

  /** 10.1, 7.2.C, 7.2.E, 11.3, 13: nobody comes any more. */
  const alone = (outside: Enemy, avoided: boolean): DiceTree<End> => {
    if (hasCome(s)) return met(outside, [], avoided);
    if (outside.cu > 0) {
      if (overruns(s, outside.cu, outside.rating, figures)) return onward({ avoided, overrun: true });
      return battle(outside, { avoided });
    }
    const caught = s.moverCu > 0 && outside.rating !== 'none' && s.cu === 0;
    if (caught) return onward({ avoided, generalLost: true });
    const needsPursuit = avoided && avoidingCu > 0 && !(s.escape === 'city' && s.cityPursuit === 'free');
    return needsPursuit ? pursuit() : onward({ avoided });
  };

  /** 11.3: with MPs left, a roll to move on; to fail it ends the move and nothing else. */
  const pursuit = (): DiceTree<End> =>
    s.mpLeft === 0
      ? ended('stays', { avoided: true })
      : ratingCheck({
          id: 'pursuit',
          name: 'Pursuit',
          rating: s.moverRating,
          rule: '11.3',
          yes: { name: 'Moves on', to: ended('movesOn', { avoided: true }) },
          no: { name: 'Halts', to: ended('stays', { avoided: true }) },
          words: ['The active Army pursues', 'it may move on', 'its move is over'],
        });

  /** 12.1: every Army rolls; all that succeed come. */
  const interceptions = (outside: Enemy, avoided: boolean): DiceTree<End> => {
    if (!intercepts) return alone(outside, avoided);
    const harder = isHarder(s, outside.cu === 0 && insideCu === 0);
    const needs = s.interceptors.slice(0, attemptsOf(s)).map((army) => comesOn(army, harder));
    return interceptionStage<End>({
      name: 'Land Interception',
      label: 'Land Interception, Army by Army',
      rule: '12.1',
      triers: needs.map((need, who) => ({ who, needs: need })),
      cases: setsOf([...needs.keys()]).map((who) => ({
        name: comersName(who),
        sets: [who],
        to: () => (who.length ? met(outside, who, avoided) : alone(outside, avoided)),
      })),
      words: ['comes', 'stays where it is'],
    });
  };

  const outside = stayingCu + avoidingCu;
  const elephants = s.mover === 'rome' ? Math.min(s.elephants, outside) : 0;
  const all: Enemy = { cu: outside, rating: staysOutside ? s.rating : 'none', elephants };
  if (!tries(stance) || s.avoidRoll === 'failed') return interceptions(all, false);
  const left: Enemy = {
    cu: stayingCu,
    rating: stayingCu > 0 ? s.leftRating : 'none',
    elephants: s.avoidRoll === 'away' ? Math.min(elephants, stayingCu) : Math.max(0, elephants - avoidingCu),
  };
  if (s.avoidRoll === 'away') return interceptions(left, true);
  return ratingCheck({
    id: 'avoid',
    name: 'Avoid Land Battle',
    rating: s.rating === 'none' ? 0 : s.rating,
    rule: '11.1',
    yes: { name: 'Gets away', to: interceptions(left, true) },
    no: { name: 'Fails', to: interceptions({ ...all, rating: ratingAfterFailure(s, declared) }, false) },
    words: ['The opponent tries to Avoid', 'the named Units get away', 'they must stay'],
  });
}
