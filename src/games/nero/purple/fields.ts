/** What the worth of the title asks: the title itself, the dangers in Roma and outside, and what I see of the cards. */
import { barred, choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { copiesBar, heldBar, SEEN, sightFields } from '../sight/fields.ts';

const TITLE = 'The title';
const DANGER_ROMA = 'Danger in Roma';
const DANGER_OUTSIDE = 'Danger outside';

const seenOf = (label: string, key: string, rule: string, max: number) =>
  number({ label, key, group: SEEN, rule, min: 0, max, default: 0 });

const asked = {
  turn: choice({
    label: 'Game turn',
    given: true,
    key: 't',
    group: TITLE,
    rule: '13.2',
    options: [
      { id: 'early', label: '1 to 3' },
      { id: 'final', label: '4' },
    ],
    default: 'early',
  }),
  emperors: choice({
    label: 'He is',
    key: 'e',
    group: TITLE,
    rule: '10.0',
    options: [
      { id: 'sole', label: 'the only Emperor' },
      { id: 'one-of-two', label: 'one of two' },
    ],
    default: 'sole',
  }),
  place: choice({
    label: 'Until the end he is',
    key: 'p',
    group: TITLE,
    rule: '5.8',
    options: [
      { id: 'roma', label: 'in Roma' },
      { id: 'outside', label: 'outside' },
    ],
    default: 'roma',
  }),
  whole: flag({ label: 'Emperor in Roma since the turn began', key: 'w', group: TITLE, rule: '13.2-early' }),
  barbarians: flag({ label: 'Barbarian Tribe on the map', key: 'b', group: TITLE, rule: '12.0-barbarians' }),
  title: number({
    label: 'Chance to win the title, in per cent',
    key: 'c',
    group: TITLE,
    rule: '7.0',
    min: 0,
    max: 100,
    default: 100,
    help: '100 if he is Emperor already',
  }),
  attackers: number({
    label: 'Opponents who still have a round',
    key: 'a',
    group: DANGER_ROMA,
    rule: '9.0',
    min: 0,
    max: 3,
    default: 3,
  }),
  guards: number({
    label: 'My Praetorian Guards',
    key: 'g',
    group: DANGER_ROMA,
    rule: '9.0',
    min: 0,
    max: 6,
    default: 1,
  }),
  bribes: number({ label: 'My Bribes', key: 'br', group: DANGER_ROMA, rule: '9.0', min: 0, max: 8, default: 2 }),
  inTurn: flag({
    label: 'Whoever holds an Assassin tries, one after another',
    key: 'it',
    group: DANGER_ROMA,
    rule: '9.0',
    help: 'Every attempt that you stop costs you the fewest cards that do',
  }),
  attacks: number({
    label: 'Attacks to be expected',
    key: 'k',
    group: DANGER_OUTSIDE,
    rule: '6.4',
    min: 0,
    max: 12,
    default: 1,
  }),
  beaten: number({
    label: 'Beaten in each of them, in per cent',
    key: 'kb',
    group: DANGER_OUTSIDE,
    rule: '6.4',
    min: 0,
    max: 100,
    default: 30,
    help: 'The battle calculator tells',
  }),
  ...sightFields('Cards of the next player'),
  otherGuards: seenOf('Other Guards that I have seen', 'og', '12.0-praetorian-guard', 6),
  otherBribes: seenOf('Other Bribes that I have seen', 'ob', '12.0-bribe', 8),
  assassinsSeen: seenOf('Assassins that I hold or have seen', 'as', '12.0-assassin', 4),
};

export const fields = barred(shown(asked, { whole: ({ place }) => place === 'roma' }), {
  guards: ({ mine, guards, bribes }) => heldBar(mine, guards + bribes),
  otherGuards: ({ guards, otherGuards }) => copiesBar('guards', guards + otherGuards),
  otherBribes: ({ bribes, otherBribes }) => copiesBar('bribes', bribes + otherBribes),
});

export type Purple = InputOf<typeof fields>;
