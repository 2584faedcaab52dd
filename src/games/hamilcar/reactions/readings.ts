/** What the odds of Land Reactions rest on: what each roll needs, the dice levels, and the readings touched. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Figures, Reader } from '../../../calculator/table.ts';
import { rerollReadings } from '../land-battle/readings.ts';
import { SIDE_NAMES } from '../words.ts';
import type { Battled, Clashes } from './battle.ts';
import type { Situation } from './fields.ts';
import { attemptsOf, declarationsOf, isBarred, isHarder, partingOf } from './rules.ts';

/** 11.1, 11.3, 12.1: the face that each roll may not exceed, and the +1. */
function ledgerOf(s: Situation, figures: Figures): Line[] {
  const parting = partingOf(s, 0, figures);
  const needs = [
    ...(parting && s.rating !== 'none' ? [line('opponent', s.rating, 'Avoid: roll at most', '11.1')] : []),
    ...(parting && s.mpLeft > 0 ? [line('active Army', s.moverRating, 'Pursuit: roll at most', '11.3')] : []),
  ];
  const coming = s.interceptors.slice(0, attemptsOf(s)).flatMap((army, i): Line[] => {
    const who = `Army ${i + 1}`;
    const now = isHarder(s, s.cu === 0);
    const later = isHarder(s, true);
    return [
      line(who, army.rating, 'Interception: roll at most', '12.1'),
      ...(now || later
        ? [
            line(
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
    truce: [line('opponent', 0, 'No Interception during a Truce', '17.1.#49')],
    units: [line('opponent', 0, 'No Interception where an enemy Unit stands', '12.2')],
  }[s.interceptors.length ? s.barred : 'no'];
  return [...needs, ...coming, ...barred];
}

const NAMES: Readonly<Record<string, string>> = { ...SIDE_NAMES, charge: 'Elephant Charge' };

/** 13.3: the levels of every battle that may come. */
const levelsOf = (battles: readonly Battled[], clashes: Clashes): Line[] =>
  battles.flatMap(({ enemy }) =>
    clashes(enemy).ledger.map((level) => ({
      ...level,
      who: NAMES[level.who] ?? level.who,
      in: `Battle against ${enemy.cu} CUs`,
    })),
  );

function readingsOf(
  s: Situation,
  battles: readonly Battled[],
  clashes: Clashes,
  figures: Figures,
): readonly Assumption[] {
  const parted = declarationsOf(s, figures).filter((d) => d.avoidingCu > 0);
  const avoids = parted.length > 0;
  return [
    ...when(avoids && s.leftBehind > 0, {
      ruling: 'split-avoid-rating',
      rule: '11.1',
      reading: 'The Battle Rating of the General who rolls counts.',
    }),
    ...when(s.leftRating !== s.rating && s.leftRating !== 'none' && parted.some((d) => d.stayingCu > 0), {
      ruling: 'command-after-failed-avoid',
      rule: '11.1',
      field: 'command',
      reading: `If the Avoid roll fails, the General who ${s.command === 'rolled' ? 'rolled' : 'was to stay'} commands.`,
    }),
    ...when(avoids && s.escape === 'city', {
      ruling: 'avoid-into-city-and-pursuit',
      rule: '11.3',
      field: 'cityPursuit',
      reading:
        s.cityPursuit === 'pursuit'
          ? 'After an Avoid roll into the city the active Army needs a Pursuit roll to move on.'
          : 'After an Avoid roll into the city the active Army moves on without a roll.',
    }),
    ...when(attemptsOf(s) > 0 && isHarder({ ...s, plusOne: 'at-roll' }, true), {
      ruling: 'interception-plus-one',
      rule: '12.1',
      field: 'plusOne',
      reading:
        s.plusOne === 'at-roll'
          ? 'The +1 on an Interception is judged when the Die is rolled.'
          : 'The +1 on an Interception is judged when it is declared.',
    }),
    ...when(battles.length > 0, {
      ruling: 'cancelling-is-compulsory',
      rule: '13.4',
      reading: 'A circle must cancel as long as an enemy stick figure is left.',
    }),
    ...when(
      battles.some(({ enemy }) => clashes(enemy).stage.charged),
      ...rerollReadings(s),
    ),
    ...when(
      battles.some(({ enemy }) => enemy.rating === 'none'),
      {
        ruling: 'force-without-general',
        rule: '13.3.C',
        field: 'withoutGeneral',
        reading:
          s.withoutGeneral === 'zero'
            ? 'A Force without a General counts with Battle Rating 0 and has no Allies.'
            : 'Against a Force without a General, step C is skipped.',
      },
    ),
  ];
}

export function reactionsBasis(s: Situation, battles: readonly Battled[], clashes: Clashes, read: Reader): Basis {
  if (isBarred(s))
    return basis([line('active General', 0, 'Without CUs he cannot enter or end there', '7.2.A')], [], read);
  const once = battles.filter(
    (b, i) =>
      battles.findIndex(
        ({ enemy: { cu, rating, elephants } }) =>
          cu === b.enemy.cu && rating === b.enemy.rating && elephants === b.enemy.elephants,
      ) === i,
  );
  return basis([...ledgerOf(s, read), ...levelsOf(once, clashes)], readingsOf(s, once, clashes, read), read);
}
