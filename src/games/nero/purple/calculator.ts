/** The purple: what it is worth to be Emperor until the game turn ends. */
import { barred, choice, flag, grouped, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { totalOf } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance, weighted } from '../../../engine/dist.ts';
import { crowded, inTurn, threats, unseenBeside } from '../assassination/rules.ts';
import { limitOf } from '../limits/rules.ts';
import { calculator } from '../readings.ts';
import { earned } from '../scoring/rules.ts';
import { copiesBar, heldBar, SEEN, sightFields, TABLE } from '../sight/fields.ts';
import { opponentsOf, sightOf } from '../sight/rules.ts';
import type { Reader } from '../tables.ts';

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
      label: 'Everyone who holds an Assassin tries, one after another',
      key: 'it',
      rule: '9.0',
      help: 'You stop each attempt with as few cards as you can',
    }),
  }),
  ...grouped(DANGER_OUTSIDE, {
    attacks: number({ label: 'Attacks I expect', key: 'k', rule: '6.4', max: 12, default: 1 }),
    beaten: number({
      label: 'Chance of being beaten in each attack, in per cent',
      key: 'kb',
      rule: '6.4',
      max: 100,
      default: 30,
      help: 'See the battle calculator',
    }),
  }),
  ...sightFields('Cards of the next player'),
  otherGuards: seenOf('Other Guards that I have seen', 'og', '12.0-praetorian-guard', 6),
  otherBribes: seenOf('Other Bribes that I have seen', 'ob', '12.0-bribe', 8),
  assassinsSeen: seenOf('Assassins that I hold or have seen', 'as', '12.0-assassin', 4),
};

const fields = barred(shown(asked, { whole: ({ place }) => place === 'roma' }), {
  guards: ({ mine, guards, bribes }) => heldBar(mine, guards + bribes),
  otherGuards: ({ guards, otherGuards }) => copiesBar('guards', guards + otherGuards),
  otherBribes: ({ bribes, otherBribes }) => copiesBar('bribes', bribes + otherBribes),
});

type Purple = InputOf<typeof fields>;

type Where = Purple['place'];

const figures = figuresOf<number>()(({ amount }) => ({ vp: amount('VP for the title', (vp) => vp) }));

/** 13.2-early, 13.2-final: the VP of an Emperor at the end of the turn, as ledger lines. */
function emperorLines(
  { turn, emperors, whole, barbarians }: Pick<Purple, 'turn' | 'emperors' | 'whole' | 'barbarians'>,
  place: Where,
  read: Reader,
): Line[] {
  const held = { emperor: true, inRoma: place === 'roma', wholeTurn: whole, areas: 0, vacant: false, italy: 0 };
  const board = { last: turn === 'final', emperors: emperors === 'sole' ? 1 : 2, barbarians };
  return earned('Emperor', held, board, read);
}

/** 4.2.2: opponents named beyond those who have a hand. */
const fewer = ({ attackers, players }: Purple): string =>
  attackers > opponentsOf(players) ? `Only ${opponentsOf(players)} opponents have a hand here. ` : '';

/** 9.0: in Roma he is safe if none of those still to act holds an attempt that gets through; who holds one need not use it. */
function keptInRoma(input: Purple, read: Reader): { kept: number; caution: string } {
  const { unseen, hands, caution } = sightOf(input, read);
  const cards = unseenBeside(
    unseen,
    {
      guards: input.guards + input.otherGuards,
      bribes: input.bribes + input.otherBribes,
      assassins: input.assassinsSeen,
    },
    read,
  );
  const room = Math.max(0, limitOf('cards-in-round', read) - 1);
  const mine = { guards: input.guards, bribes: input.bribes };
  const sizes = hands.slice(0, input.attackers);
  const kept = input.inTurn
    ? chance(inTurn(mine, cards, sizes, room), (left) => left !== 'fallen')
    : chance(threats(mine, cards, sizes, room), (n) => n === 0);
  return { kept, caution: `${fewer(input)}${caution}${crowded(read)}` };
}

/** 6.4: outside he keeps it if no attack beats him, each taken as likely as the reader says. */
const keptOutside = ({ attacks, beaten }: Purple): number => (1 - beaten / 100) ** attacks;

function compute(input: Purple, read: Reader) {
  const roma = keptInRoma(input, read);
  const kept: Record<Where, number> = { roma: roma.kept, outside: keptOutside(input) };
  const lines = emperorLines(input, input.place, read);
  const title = input.title / 100;
  const keeps = kept[input.place];
  const folded = figures.fold(
    weighted([
      [totalOf(lines), title * keeps],
      [0, 1 - title * keeps],
    ]),
  );
  const rule = `13.2-${input.turn}`;
  const where = input.place === 'roma' ? 'In Roma' : 'Outside Roma';
  const caution = input.place === 'roma' ? roma.caution : '';
  const often =
    input.place === 'roma'
      ? `kept ${percent(keeps)} of the time, even if everybody who holds ${input.inTurn ? 'an Assassin tries in turn' : 'the cards to get through tries'}`
      : `kept ${percent(keeps)} of the time`;
  const win = input.title < 100 ? `, if the title is won ${percent(title)} of the time` : '';
  return {
    sentence: `${caution}${where} the title is worth ${totalOf(lines)} VP and is ${often}: ${decimal(folded.expected.vp, 2)} VP on average${win}.`,
    ...folded,
    chances: { scores: title * keeps, loses: title * (1 - keeps), never: 1 - title, keeps },
    facts: { vpIfKept: totalOf(lines) },
    grid: gridOf(input, kept, title, read),
    ledger: lines,
    readings: {
      'two-emperors-vp': input.emperors === 'one-of-two' && { rule },
      'whole-turn-in-roma': input.place === 'roma' && input.whole && { rule },
    },
  };
}

/** Stay or leave: both places side by side. */
const gridOf = (input: Purple, kept: Record<Where, number>, title: number, read: Reader): Grid => ({
  columns: [
    { id: 'where', label: 'The Emperor is', form: 'text' },
    { id: 'vp', label: 'VP if he keeps the title', form: 'number' },
    { id: 'keeps', label: 'He keeps it', form: 'chance' },
    { id: 'average', label: 'VP on average', form: 'text' },
  ],
  rows: (['roma', 'outside'] as const).map((place) => {
    const vp = totalOf(emperorLines(input, place, read));
    const where = place === 'roma' ? 'in Roma' : 'outside';
    return { where, vp, keeps: kept[place], average: decimal(title * kept[place] * vp, 2) };
  }),
});

export const purple = calculator({
  id: 'purple',
  title: 'The purple',
  question: 'What is it worth to be Emperor until the turn ends?',
  rules: [
    '13.2',
    '13.2-early',
    '13.2-final',
    '3.0.4',
    '4.2.2',
    '5.8',
    '6.4',
    '7.0',
    '9.0',
    '10.0',
    '12.0-assassin',
    '12.0-barbarians',
    '12.0-bribe',
    '12.0-praetorian-guard',
  ],
  fields,
  folded: [TABLE, SEEN],
  tables: ['victory-points', 'deck', 'hand-size', 'limits'],
  figures,
  terms: {
    scores: 'He is Emperor when the turn ends',
    loses: 'He loses the title before that',
    never: 'He does not win the title',
    keeps: 'He keeps the title, even if everybody who can tries to take it',
    vpIfKept: 'VP if he keeps it',
  },
  headline: ['scores', 'loses', 'never'],
  tones: { scores: 'attacker', loses: 'defender', never: 'faint' },
  compute,
  aims: { vp: { form: 'number', worth: (r) => r.expected.vp } },
});
