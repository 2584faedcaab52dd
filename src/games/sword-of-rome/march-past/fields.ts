/** The inputs for a march past: the army, the spaces it passes through, and the armies next to them. */
import { aim, barIf, barred, choice, flag, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { sharedFields } from '../battle/fields.ts';
import { isEnemyTo } from '../battle/rules.ts';
import { contestField } from '../naval-movement/voyage.ts';
import { POWERS, powerOptions } from '../words.ts';

const SPACE = 'The space I enter';
const FURTHER = 'Further spaces';
const REFUSING = 'Refusing battle';
const READINGS = 'Rules questions';

export const FOLDED = [FURTHER, REFUSING, READINGS];

/** A path this long uses up the MP of any leader (9.2.2). */
const SPACES = 5;

const friendlyTo = (key: string) =>
  choice({
    label: 'The space is friendly to',
    key,
    rule: '12.2.3',
    options: { none: 'neither', attacker: 'me', defender: 'the interceptors', both: 'both' },
  });

const acrossRough = (key: string) => flag({ label: 'I enter across rough or a strait', key, rule: '12.2.3' });
const bySea = (key: string) => flag({ label: 'I enter by sea', key, rule: '10.5.1' });

const power = choice({
  label: 'Power',
  given: true,
  key: 'p',
  rule: '4.4',
  options: powerOptions(POWERS),
  default: 'gauls',
  help: 'Only one power can intercept into a space',
});

/** 10.3: control decides, and CU of theirs undo it; where several powers try, an army may say it for itself. */
const enemyTo = choice({
  label: 'Enemy space, no interceptor CU (+1)',
  key: 'e',
  rule: '10.3',
  options: { listed: 'unless friendly, and as set for each army', all: 'to every army', none: 'to no army' },
  help: '“To no army” if they have CU there',
});

const fields = {
  moverCu: number({ label: 'CU in my army', key: 'm', min: 1, max: 10, limit: '9.1.1', default: 6, rule: '10.5.2' }),
  moverTactics: number({ label: 'My tactics', key: 'mt', max: 6, default: 3, rule: '10.5.1', presets: 'leaders' }),
  interceptors: list({
    label: 'Armies that may intercept',
    key: 'i',
    rule: '10.3',
    item: 'Army',
    min: 1,
    max: 6,
    of: {
      cu: number({
        label: 'CU',
        key: 'c',
        min: 1,
        max: 40,
        default: 6,
        help: 'CU that would come; if a subordinate leads them, his commander keeps 1 CU or more',
      }),
      tactics: number({
        label: 'Tactics',
        key: 't',
        max: 6,
        default: 3,
        presets: 'leaders',
        help: 'Of the leader who comes; from each space only one may try',
      }),
      enemySpace: flag({
        label: 'Enemy space for this army, with none of its CU (+1)',
        key: 'e',
        rule: '10.3',
        help: 'Any space not friendly to the interceptors counts',
      }),
      power,
      from: number({
        label: 'First space this army can reach',
        key: 'f',
        min: 1,
        max: SPACES,
        rule: '10.2',
        help: 'Counted from the space I enter first',
      }),
      spaces: number({
        label: 'Spaces in which this army may try',
        key: 's',
        min: 1,
        max: SPACES,
        rule: '10.1',
        help: 'One after another, as long as I march through spaces adjacent to it',
      }),
    },
    default: [{ cu: 6, tactics: 3, enemySpace: false, power: 'gauls', from: 1, spaces: 1 }],
  }),
  order: choice({
    label: 'The powers try',
    key: 'o',
    rule: '10.3',
    options: { tie: 'in the order of ties', listed: 'as listed' },
    help: 'The winner of the tie sets the order; a neutral power counts as the player who decides for it',
  }),
  friendlyTo: { ...friendlyTo('fr'), group: SPACE },
  acrossRough: { ...acrossRough('r'), group: SPACE },
  bySea: { ...bySea('s'), group: SPACE },
  enemyTo: { ...enemyTo, group: SPACE },
  furtherSpaces: list({
    label: 'Further spaces on my route',
    key: 'fs',
    group: FURTHER,
    rule: '10.1',
    item: 'Further space',
    max: SPACES - 1,
    of: { friendlyTo: friendlyTo('fr'), acrossRough: acrossRough('r'), bySea: bySea('s'), enemyTo },
  }),
  came: flag({ label: 'The interceptors have arrived', given: true, key: 'cm', group: REFUSING, rule: '10.5.2' }),
  reply: choice({
    label: 'If intercepted, I',
    given: true,
    key: 're',
    group: REFUSING,
    rule: '10.5.1',
    options: { best: 'do what is best for my aim', fight: 'fight', refuse: 'try to refuse' },
  }),
  letGo: flag({ label: 'The enemy would let me refuse', key: 'lg', group: REFUSING, rule: '10.5.1' }),
  contest: contestField('Naval combat on the voyage back', 'n', REFUSING),
  homePort: flag({ label: 'The port I sailed from is friendly', key: 'hp', group: REFUSING, rule: '9.6.4' }),
  ...sharedFields,
  aim: aim({
    label: 'What I want most',
    key: 'aim',
    group: 'Aim',
    options: {
      through: 'being in the space at the end',
      unbeaten: 'not being beaten',
      saved: 'fewest CU lost',
      swing: 'CU swing in my favour',
    },
  }),
};

export type MarchInput = InputOf<typeof fields>;

const sails = ({ bySea, furtherSpaces }: MarchInput): boolean => bySea || furtherSpaces.some((space) => space.bySea);

const CONTRADICTION = {
  says: 'A space that is friendly to those who intercept cannot be enemy ground to every army that may try there',
  rule: '10.3',
};

/** 10.3: no army that may try in the first space takes it for anything but enemy ground. */
const isEnemyGround = ({ interceptors, enemyTo }: MarchInput): boolean => {
  if (enemyTo !== 'listed') return enemyTo === 'all';
  const there = interceptors.filter(({ from }) => from === 1);
  return there.length > 0 && there.every(({ enemySpace }) => enemySpace);
};

const asked = shown(fields, {
  order: ({ interceptors }) => new Set(interceptors.map((army) => army.power)).size > 1,
  contest: sails,
  homePort: sails,
});

/** 10.2: an army that may try in no space of this march. */
function outOfReach({ interceptors, furtherSpaces }: MarchInput) {
  const spaces = 1 + furtherSpaces.length;
  const place = interceptors.findIndex(({ from }) => from > spaces);
  const far = `Army ${place + 1} first reaches space ${interceptors[place]?.from}, but the march enters only ${spaces}`;
  return barIf(place >= 0, '10.2', far);
}

export const marchFields = barred(asked, {
  interceptors: outOfReach,
  friendlyTo: (input) => (!isEnemyTo('defender', input.friendlyTo) && isEnemyGround(input) ? CONTRADICTION : undefined),
  furtherSpaces: ({ furtherSpaces }) =>
    furtherSpaces.some((space) => !isEnemyTo('defender', space.friendlyTo) && space.enemyTo === 'all')
      ? CONTRADICTION
      : undefined,
});
