/** The inputs for battle after battle: the army, the enemies it meets in turn, and the siege at the end. */
import { aim, choice, flag, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { battleFields, CARDS, READINGS, sharedFields } from '../battle/fields.ts';
import { siegeFields } from '../siege/fields.ts';

const ARMY = 'My army';
const SIEGE = 'The siege at the end';

export const FOLDED = [CARDS, SIEGE, READINGS];

const ratings = { min: 0, max: 6, rule: '12.2.2', presets: 'leaders', help: '0: no leader' } as const;

const attacker = choice({
  label: 'Who attacks',
  key: 'a',
  rule: '12.2.5',
  options: { me: 'I do', enemy: 'the enemy' },
});

const friendlyTo = choice({
  label: 'The space is friendly to',
  key: 'f',
  rule: '12.2.3',
  options: { none: 'neither', me: 'me', enemy: 'the enemy', both: 'both' },
});

const fields = {
  cu: { ...battleFields.attackerCu, label: 'My CU', key: 'c', group: ARMY, default: 8 },
  tactics: number({ label: 'My tactics', key: 't', group: ARMY, default: 3, ...ratings }),
  battles: list({
    label: 'Battles, one after another',
    key: 'b',
    rule: '12',
    item: 'Battle',
    min: 1,
    max: 4,
    of: {
      cu: number({ label: 'Enemy CU', key: 'c', min: 1, max: 13, default: 4, rule: '12.2.1' }),
      tactics: number({ label: 'Enemy tactics', key: 't', default: 2, ...ratings }),
      attacker,
      friendlyTo,
      acrossRough: flag({ label: 'The attack crosses rough or a strait', key: 'r', rule: '12.2.3' }),
      retreat: number({
        label: 'CU that a retreat costs me',
        key: 'x',
        rule: '12.4.5',
        max: 20,
        help: 'Counts only if I lose',
      }),
    },
    default: [
      { cu: 4, tactics: 2, attacker: 'me', friendlyTo: 'none', acrossRough: false, retreat: 0 },
      { cu: 4, tactics: 2, attacker: 'me', friendlyTo: 'enemy', acrossRough: false, retreat: 0 },
    ],
  }),
  beaten: choice({
    label: 'Once beaten, I',
    key: 'w',
    group: ARMY,
    rule: '12.4',
    options: { stop: 'stop there', 'goes-on': 'go on with what is left' },
  }),
  place: choice({
    label: 'After the last victory I besiege',
    key: 'p',
    group: SIEGE,
    rule: '13.1.2',
    options: { none: 'nothing', city: 'a walled city', tribe: 'a tribe' },
  }),
  factor: { ...siegeFields.factor, key: 'fa', group: SIEGE },
  rolls: { ...siegeFields.rolls, group: SIEGE },
  gallic: { ...siegeFields.gallic, group: SIEGE },
  myDice: { ...battleFields.attackerDice, label: 'My dice in every battle', key: 'md', max: 4 },
  enemyDice: { ...battleFields.defenderDice, label: 'The enemies’ dice in every battle', key: 'ed', max: 4 },
  ...sharedFields,
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: { allWon: 'winning every battle', taken: 'taking the place', left: 'CU left at the end' },
  }),
};

export type Campaign = InputOf<typeof fields>;

const besieges = ({ place }: Campaign): boolean => place !== 'none';

export const battlesFields = shown(fields, {
  factor: besieges,
  rolls: besieges,
  gallic: ({ place }) => place === 'city',
});
