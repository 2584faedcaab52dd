/** What the odds of Land Reactions rest on: what each roll needs, the dice levels, and the readings touched. */
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { SIDE_NAMES } from '../words.ts';
import type { Battled, Clashes } from './battle.ts';
import { attemptsOf, declarationsOf, isBarred, isHarder, partingOf, type Situation } from './rules.ts';

const printed = (who: string, amount: number, why: string, rule: string): Line => ({
  who,
  amount,
  why,
  rule,
  standing: 'printed',
});

/** 11.1, 11.3, 12.1: the face that each roll may not exceed, and the +1. */
function ledgerOf(s: Situation, read: Reader): Line[] {
  const parting = partingOf(s, 0, read);
  const needs = [
    ...(parting && s.rating !== 'none' ? [printed('opponent', s.rating, 'Avoid: roll at most', '11.1')] : []),
    ...(parting && s.mpLeft > 0 ? [printed('active Army', s.moverRating, 'Pursuit: roll at most', '11.3')] : []),
  ];
  const coming = s.interceptors.slice(0, attemptsOf(s)).flatMap((army, i): Line[] => {
    const who = `Army ${i + 1}`;
    const now = isHarder(s, s.cu === 0);
    const later = isHarder(s, true);
    return [
      printed(who, army.rating, 'Interception: roll at most', '12.1'),
      ...(now || later
        ? [
            printed(
              who,
              1,
              now ? 'Enemy-controlled space without own Units' : 'Enemy-controlled space, once your Units have left it',
              '12.1',
            ),
          ]
        : []),
    ];
  });
  const barred = {
    no: [],
    truce: [printed('opponent', 0, 'No Interception during a Truce', '17.1.#49')],
    units: [printed('opponent', 0, 'No Interception where an enemy Unit stands', '12.2')],
  }[s.interceptors.length ? s.barred : 'no'];
  return [...needs, ...coming, ...barred];
}

/** 13.3: the levels of every battle that may come. */
const levelsOf = (battles: readonly Battled[], clashes: Clashes): Line[] =>
  battles.flatMap(({ enemy }) =>
    clashes(enemy).ledger.map((line) => ({
      ...line,
      who: SIDE_NAMES[line.who as keyof typeof SIDE_NAMES] ?? line.who,
      in: `Battle against ${enemy.cu} CUs`,
    })),
  );

function assumptionsOf(s: Situation, battles: readonly Battled[], read: Reader): Assumption[] {
  const declared = declarationsOf(s, read);
  const avoids = declared.some((d) => d.avoidingCu > 0);
  const list: Assumption[] = [];
  if (avoids && s.leftBehind > 0)
    list.push({
      ruling: 'split-avoid-rating',
      rule: '11.1',
      reading: 'The Battle Rating of the General who rolls counts.',
    });
  if (avoids && s.escape === 'city')
    list.push({
      ruling: 'avoid-into-city-and-pursuit',
      rule: '11.3',
      field: 'cityPursuit',
      reading:
        s.cityPursuit === 'pursuit'
          ? 'After an Avoid roll into the city the active Army needs a Pursuit roll to move on.'
          : 'After an Avoid roll into the city the active Army moves on without a roll.',
    });
  if (attemptsOf(s) > 0 && isHarder({ ...s, plusOne: 'at-roll' }, true))
    list.push({
      ruling: 'interception-plus-one',
      rule: '12.1',
      field: 'plusOne',
      reading:
        s.plusOne === 'at-roll'
          ? 'The +1 on an Interception is judged when the Die is rolled.'
          : 'The +1 on an Interception is judged when it is declared.',
    });
  if (battles.length)
    list.push({
      ruling: 'cancelling-is-compulsory',
      rule: '13.4',
      reading: 'A circle must cancel as long as an enemy stick figure is left.',
    });
  if (battles.some(({ enemy }) => enemy.rating === 'none'))
    list.push({
      ruling: 'force-without-general',
      rule: '13.3.C',
      field: 'withoutGeneral',
      reading:
        s.withoutGeneral === 'zero'
          ? 'A Force without a General counts with Battle Rating 0 and has no Allies.'
          : 'Against a Force without a General, step C is skipped.',
    });
  return list;
}

export function reactionsBasis(s: Situation, battles: readonly Battled[], clashes: Clashes, read: Reader): Basis {
  if (isBarred(s))
    return basis([printed('active General', 0, 'Without CUs he cannot enter or end there', '7.2.A')], [], read);
  const once = battles.filter(
    (b, i) =>
      battles.findIndex((other) => other.enemy.cu === b.enemy.cu && other.enemy.rating === b.enemy.rating) === i,
  );
  return basis([...ledgerOf(s, read), ...levelsOf(once, clashes)], assumptionsOf(s, once, read), read);
}
