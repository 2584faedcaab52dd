/** The inputs for an Army that enters a space: the mover, the defenders there, and those who may Intercept. */
import {
  aim,
  choice,
  flag,
  grouped,
  type InputOf,
  list,
  named,
  number,
  numberOr,
  shown,
} from '../../../calculator/fields.ts';
import { MOST_RATING } from '../die.ts';
import { commanderField, LED } from '../limits.ts';
import type { Entry } from './rules.ts';

const MOVER = 'The Army that moves';
const HERE = 'In the space, outside any city';

type Watched = Pick<Entry, 'came'> & { readonly interceptors: readonly unknown[]; readonly hereCu: number };

const isWatched = ({ interceptors, came, hereCu }: Watched): boolean => interceptors.length > 0 || (came && hereCu > 0);
const backsUpAtAll = (input: Watched & Pick<Entry, 'reply'>): boolean => isWatched(input) && input.reply !== 'fights';

/** An Army may be gone before the mover is there. */
const isAvoidable = (input: {
  readonly hereCu: number;
  readonly hereRating: number | 'none';
  readonly plan: Entry['plan'];
  readonly moverRating: number | 'none';
}): boolean =>
  input.hereCu > 0 && input.hereRating !== 'none' && input.plan === 'avoid' && input.moverRating !== 'none';

const more = (group: string, key: string) =>
  number({
    label: 'Further Battle Cards',
    key,
    group,
    rule: '11.4',
    min: -5,
    max: 10,
    default: 0,
    signed: true,
    help: 'Allies, Latium, a friendly Tribe, Events',
  });

/** A die that a General's ability may change. */
const dieOf = (label: string, key: string, rule: string, help: string) =>
  numberOr<'rating'>({
    label,
    key,
    rule,
    max: MOST_RATING,
    words: [{ id: 'rating', label: 'his rating' }],
    default: 'rating',
    help,
  });

export const fields = shown(
  {
    moverCu: number({ label: 'CUs', key: 'mc', group: MOVER, rule: '7.2', min: 1, max: LED, limit: '7.2', default: 8 }),
    moverRating: commanderField(MOVER, 'mr', '11.4', 3),
    moverMore: more(MOVER, 'mm'),
    hereCu: number({
      label: 'CUs',
      key: 'hc',
      group: HERE,
      rule: '8.a',
      max: 20,
      default: 5,
      help: 'Excluding those declared inside a Walled City',
    }),
    hereRating: commanderField(HERE, 'hr', '9', 2),
    hereMore: more(HERE, 'hm'),
    ...grouped(HERE, {
      plan: choice<Entry['plan']>({
        label: 'Those in the space',
        key: 'p',
        rule: '8.b',
        options: named({ stand: 'stay', avoid: 'try to Avoid Battle', failed: 'have failed to Avoid Battle' }),
        default: 'avoid',
      }),
      avoidsOn: dieOf('Avoid Battle on this or less', 'av', '9', 'Fabius on 5, Hasdrubal Gisgo on 3'),
      came: flag({ label: 'An Army that has Intercepted is among them', given: true, key: 'ca', rule: '10.a' }),
    }),
    interceptors: list({
      label: 'Armies that try to Intercept',
      key: 'i',
      rule: '10.c',
      item: 'Army',
      max: 4,
      help: 'One from each space, and none over a pass or strait',
      of: {
        cu: number({ label: 'CUs', key: 'c', rule: '10.b', min: 1, max: LED, limit: '7.2', default: 5 }),
        rating: number({
          label: 'Battle Rating',
          key: 'r',
          rule: 'die',
          min: 1,
          max: MOST_RATING,
          presets: 'leaders',
          default: 2,
        }),
        on: dieOf('Intercepts on this or less', 'o', '10', 'Varro on 4, Hasdrubal Gisgo on 3'),
      },
    }),
    moverPc: flag({
      label: 'The mover has a PC in the space, and the enemy has no CUs',
      key: 'pc',
      rule: '10',
      help: 'Then 1 is added to each Interception roll',
    }),
    ...grouped(MOVER, {
      reply: choice<Entry['reply']>({
        label: 'If Intercepted, the mover',
        key: 'b',
        rule: '10.b',
        options: named({ fights: 'fights', 'backs-up': 'Backs up', 'fewer-cards': 'Backs up if it holds fewer cards' }),
      }),
      backOver: choice<Entry['backOver']>({
        label: 'The mover would Back up over',
        key: 'bo',
        rule: '7.2B.b',
        options: named({ none: 'no pass', alpine: 'a pass in the Alps', other: 'another pass' }),
      }),
    }),
    ...grouped(MOVER, {
      pursuit: choice<Entry['pursuit']>({
        label: 'After the enemy Avoids Battle, the mover',
        given: true,
        key: 'u',
        rule: '9',
        options: named({ rolls: 'rolls to go on', free: 'goes on freely' }),
      }),
      pursuesOn: dieOf('He goes on if he rolls this or less', 'uo', '9', 'Flaminius on 4'),
    }),
    aim: aim({
      options: named({
        noBattle: 'chance of no Battle',
        edge: 'more cards than the mover in a Battle',
        intercepted: 'chance that somebody Intercepts',
      }),
    }),
  },
  {
    plan: ({ hereCu, hereRating }) => hereCu > 0 && hereRating !== 'none',
    avoidsOn: ({ hereRating, plan }) => hereRating !== 'none' && plan === 'avoid',
    came: ({ hereCu }) => hereCu > 0,
    moverPc: ({ hereCu, interceptors }) => hereCu === 0 && interceptors.length > 0,
    pursuit: isAvoidable,
    pursuesOn: (input) => isAvoidable(input) && input.pursuit === 'rolls',
    reply: isWatched,
    backOver: backsUpAtAll,
  },
);

export type Input = InputOf<typeof fields>;

const general = (typed: number | 'none'): number => (typed === 'none' ? 0 : typed);
const dieFor = (on: number | 'rating', rating: number | 'none'): number => (on === 'rating' ? general(rating) : on);

export const entryOf = (input: Input): Entry => ({
  ...input,
  mover: { cu: input.moverCu, rating: general(input.moverRating) },
  here: { cu: input.hereCu, rating: general(input.hereRating) },
  avoidsOn: dieFor(input.avoidsOn, input.hereRating),
  interceptors: input.interceptors.map(({ on, ...army }) => ({ ...army, on: dieFor(on, army.rating) })),
  pursuesOn: dieFor(input.pursuesOn, input.moverRating),
  // What nobody can Intercept, or what fights in any case, does not Back up.
  backOver: backsUpAtAll(input) ? input.backOver : 'none',
});
