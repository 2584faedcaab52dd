/** The basis of the odds of Land Reactions: what each roll needs, the dice levels, and the readings that apply. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { rerollReadings } from '../land-battle/words.ts';
import type { Figures } from '../tables.ts';
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
              now
                ? 'Enemy-controlled space without Units of yours'
                : 'Enemy-controlled space, once your Units have left it',
              '12.1',
            ),
          ]
        : []),
    ];
  });
  const barred = {
    no: [],
    truce: [line('opponent', 0, 'No Interception during a Truce', '17.1.#49')],
    units: [line('opponent', 0, 'No Interception where there is an enemy Unit', '12.2')],
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

function readingsOf(s: Situation, battles: readonly Battled[], clashes: Clashes, figures: Figures) {
  const parted = declarationsOf(s, figures).filter((d) => d.avoidingCu > 0);
  const avoids = parted.length > 0;
  const charged = battles.some(({ enemy }) => clashes(enemy).stage.charged);
  return {
    'split-avoid-rating': avoids && s.leftBehind > 0,
    'command-after-failed-avoid':
      s.leftRating !== s.rating && s.leftRating !== 'none' && parted.some((d) => d.stayingCu > 0),
    'avoid-into-city-and-pursuit': avoids && s.escape === 'city',
    'interception-plus-one': attemptsOf(s) > 0 && isHarder({ ...s, plusOne: 'at-roll' }, true),
    'cancelling-is-compulsory': battles.length > 0,
    ...rerollReadings(s, charged),
    'force-without-general': battles.some(({ enemy }) => enemy.rating === 'none'),
  };
}

export function groundsOf(s: Situation, battles: readonly Battled[], clashes: Clashes, figures: Figures) {
  if (isBarred(s))
    return {
      ledger: [line('active General', 0, 'Without CUs he cannot enter or stop there', '7.2.A')],
      readings: {},
    };
  const once = battles.filter(
    (b, i) =>
      battles.findIndex(
        ({ enemy: { cu, rating, elephants } }) =>
          cu === b.enemy.cu && rating === b.enemy.rating && elephants === b.enemy.elephants,
      ) === i,
  );
  return {
    ledger: [...ledgerOf(s, figures), ...levelsOf(once, clashes)],
    readings: readingsOf(s, once, clashes, figures),
  };
}
