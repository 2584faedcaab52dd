/** The inputs for an attack: both armies, the neighbours, the place, and what each side wants. */
import {
  aim,
  barIf,
  barred,
  choice,
  flag,
  grouped,
  type InputOf,
  list,
  number,
  numberOr,
  shown,
} from '../../../calculator/fields.ts';
import { AFTER, battleFields, CARDS, READINGS, sharedFields } from '../battle/fields.ts';
import { siegeFields } from '../siege/fields.ts';

const ARMY = 'The attacker';
const DEFENDER = 'The defender';
const NEIGHBOURS = 'The defender’s neighbours';
const PLACE = 'The place';
const AIM = 'Aim';

export const FOLDED = [CARDS, AFTER, READINGS];

/** 21.3: no event gives an army more dice. */
const MOST_DICE = 4;

const tactics = (label: string, key: string, group: string, start: number, help: string) =>
  number({ label, key, group, max: 6, default: start, rule: '12.2.2', presets: 'leaders', help });

const fields = {
  side: choice({
    label: 'I am the',
    given: true,
    key: 'sd',
    group: AIM,
    options: { attacker: 'attacker', defender: 'defender, with those who may intercept' },
    help: 'Each side does what is best for it unless you decide otherwise',
  }),
  cu: number({
    label: 'CU that attack',
    key: 'c',
    group: ARMY,
    rule: '9.4.1',
    min: 1,
    max: 10,
    limit: '9.1.1',
    default: 8,
  }),
  tactics: tactics('Attacking leader’s tactics', 't', ARMY, 3, '0: no leader'),
  refuses: choice({
    label: 'If intercepted, the attacker',
    key: 're',
    group: ARMY,
    rule: '10.5.1',
    options: { best: 'tries to step back if that is best for it', never: 'fights' },
  }),
  acrossRough: { ...battleFields.acrossRough, group: ARMY },
  friendlyTo: { ...battleFields.friendlyTo, group: PLACE, default: 'defender' as const },
  defenderCu: number({ label: 'CU in the space', key: 'd', group: DEFENDER, rule: '9.4.1', max: 40, default: 4 }),
  defenderTactics: tactics('Defending leader’s tactics', 'dt', DEFENDER, 2, '0: no leader, so nobody can avoid'),
  ...grouped(DEFENDER, {
    reaction: choice({
      label: 'The defender',
      key: 'rc',
      rule: '9.3.2',
      options: {
        best: 'does what is best for it',
        stand: 'stays and fights',
        avoid: 'avoids battle',
        inside: 'goes inside while the rest fights',
        'inside-avoid': 'goes inside while the rest avoids battle',
      },
      help: 'Its leader goes with the CU that avoid, so those that stay fight without him; if none avoid, he leads those outside',
    }),
    inside: numberOr<'best'>({
      label: 'CU that go inside',
      key: 'in',
      rule: '9.3.1',
      min: 1,
      max: 3,
      limit: '9.3.1',
      words: [{ id: 'best', label: 'the best number' }],
      default: 'best',
      help: 'Before the battle; if it loses, it takes in as many more as suits it (12.4.4)',
    }),
    fallBack: flag({
      label: 'It has a space to fall back to',
      given: true,
      key: 'fb',
      rule: '11.2',
      default: true,
      help: 'Friendly, free of enemy CU, over a clear connection; we ignore avoiding by sea and any pursuit afterwards',
    }),
  }),
  ...grouped(NEIGHBOURS, {
    interceptors: list({
      label: 'Neighbouring armies that may intercept',
      key: 'i',
      rule: '10.3',
      item: 'Army',
      max: 2,
      of: {
        cu: number({ label: 'CU', key: 'c', min: 1, max: 40, default: 4, help: 'CU that would come' }),
        tactics: number({
          label: 'Tactics',
          key: 't',
          max: 6,
          default: 3,
          presets: 'leaders',
          help: 'It comes on this roll or less',
        }),
      },
      default: [{ cu: 4, tactics: 3 }],
      help: 'The defender’s own, one clear connection away; while it has CU in the space, no other power may intercept',
    }),
    tries: choice({
      label: 'The armies try to intercept',
      key: 'tr',
      rule: '9.3.2',
      options: { best: 'where that is best for the defender', all: 'all of them', none: 'none of them' },
    }),
  }),
  place: choice({
    label: 'In the space there is',
    given: true,
    key: 'p',
    group: PLACE,
    rule: '13.1',
    options: { city: 'a walled city of the defender', tribe: 'a tribe', none: 'nothing to besiege' },
  }),
  factor: { ...siegeFields.factor, group: PLACE },
  rolls: { ...siegeFields.rolls, key: 'n', group: PLACE, label: 'Siege rolls to make' },
  gallic: { ...siegeFields.gallic, group: PLACE },
  useSupport: flag({
    label: 'Support won in battle lowers the loyalty here',
    key: 'us',
    group: PLACE,
    rule: '7.3.3',
    default: true,
    help: 'Not below the number of CU inside',
  }),
  siegeEvents: { ...siegeFields.otherModifiers, key: 'se', group: CARDS },
  attackerEvent: battleFields.attackerEvent,
  defenderEvent: battleFields.defenderEvent,
  attackerDice: { ...battleFields.attackerDice, max: MOST_DICE },
  defenderDice: { ...battleFields.defenderDice, max: MOST_DICE },
  attackerRetreat: battleFields.attackerRetreat,
  defenderRetreat: battleFields.defenderRetreat,
  ...sharedFields,
  aim: aim({
    label: 'What counts',
    key: 'aim',
    group: AIM,
    options: { falls: 'whether the place falls', field: 'who holds the space', swing: 'the balance of CU' },
  }),
};

export type Attack = InputOf<typeof fields>;

const isCity = ({ place }: Attack): boolean => place === 'city';
const hasPlace = ({ place }: Attack): boolean => place !== 'none';
const isDefended = ({ defenderCu }: Attack): boolean => defenderCu > 0;
const isWatched = ({ interceptors }: Attack): boolean => interceptors.length > 0;

export const attackFields = barred(
  shown(fields, {
    refuses: isWatched,
    defenderTactics: isDefended,
    reaction: isDefended,
    inside: (input) => isCity(input) && isDefended(input),
    fallBack: isDefended,
    tries: isWatched,
    factor: hasPlace,
    rolls: hasPlace,
    gallic: isCity,
    useSupport: isCity,
    siegeEvents: hasPlace,
  }),
  {
    friendlyTo: (input) =>
      barIf(
        isCity(input) && (input.friendlyTo === 'attacker' || input.friendlyTo === 'both'),
        '15.2',
        'A space with a walled city of the defender is not friendly to the attacker',
      ),
    inside: ({ inside, defenderCu }) =>
      barIf(
        inside !== 'best' && inside > defenderCu,
        '9.3.1',
        `${inside} CU cannot go inside: there are only ${defenderCu}`,
      ),
  },
);
