/** What the worth of the title asks: the title itself, the dangers in Roma and outside, and what I see of the cards. */
import { barred, choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { copiesBar, heldBar, SEEN, sightFields } from '../sight/fields.ts';

const TITLE = 'The title';
const DANGER_ROMA = 'Danger in Roma';
const DANGER_OUTSIDE = 'Danger outside';

const seenOf = (label: string, key: string, rule: string, max: number) =>
  number({ label, key, group: SEEN, rule, max });

const asked = {
  ...grouped(TITLE, {
    turn: choice({ label: 'Game turn', given: true, key: 't', rule: '13.2', options: { early: '1 to 3', final: '4' } }),
    emperors: choice({
      label: 'He is',
      key: 'e',
      rule: '10.0',
      options: { sole: 'the only Emperor', 'one-of-two': 'one of two' },
    }),
    place: choice({
      label: 'Until the end he is',
      key: 'p',
      rule: '5.8',
      options: { roma: 'in Roma', outside: 'outside' },
    }),
    whole: flag({ label: 'Emperor in Roma since the turn began', key: 'w', rule: '13.2-early' }),
    barbarians: flag({ label: 'Barbarian Tribe on the map', key: 'b', rule: '12.0-barbarians' }),
    title: number({
      label: 'Chance to win the title, in per cent',
      key: 'c',
      rule: '7.0',
      max: 100,
      default: 100,
      help: '100 if he is Emperor already',
    }),
  }),
  ...grouped(DANGER_ROMA, {
    attackers: number({ label: 'Opponents who still have a round', key: 'a', rule: '9.0', max: 3, default: 3 }),
    guards: number({ label: 'My Praetorian Guards', key: 'g', rule: '9.0', max: 6, default: 1 }),
    bribes: number({ label: 'My Bribes', key: 'br', rule: '9.0', max: 8, default: 2 }),
    inTurn: flag({
      label: 'Whoever holds an Assassin tries, one after another',
      key: 'it',
      rule: '9.0',
      help: 'Every attempt that you stop costs you the fewest cards that do',
    }),
  }),
  ...grouped(DANGER_OUTSIDE, {
    attacks: number({ label: 'Attacks to be expected', key: 'k', rule: '6.4', max: 12, default: 1 }),
    beaten: number({
      label: 'Beaten in each of them, in per cent',
      key: 'kb',
      rule: '6.4',
      max: 100,
      default: 30,
      help: 'The battle calculator tells',
    }),
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
