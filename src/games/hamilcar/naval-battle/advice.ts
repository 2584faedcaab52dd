/** 9.2.C: Evade now or fight on: which is better for the side that decides, for each aim. */
import type { Reader } from '../tables.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { bestPlay } from './best-play.ts';
import { type AimId, aimField } from './fleet-fields.ts';
import type { NavalBattle } from './moment.ts';
import type { ChoiceId } from './rules.ts';

const SHOULD: Readonly<Partial<Record<ChoiceId, string>>> = {
  fight: 'fight on',
  supremacy: 'give up Naval Supremacy and Evade',
  flee: 'Evade with Flee!',
  evasion: 'Evade with Evasion',
};

const IN_ORDER: Readonly<Record<AimId, string>> = {
  wins: 'to win',
  supremacy: 'to have Naval Supremacy afterwards',
  pcs: 'for the balance of PCs',
  swing: 'for the balance of Warships',
  saved: 'to lose the fewest Units',
};

/** Closer than this two choices are as good as each other. */
const EVEN = 1e-9;

/** The best choice for one aim; undefined where nothing is to be decided, `even` where all choices are as good. */
function bestFor(aim: AimId, by: Side, battle: NavalBattle, read: Reader): ChoiceId | 'even' | undefined {
  const { start, choose, rules, policy } = bestPlay(battle, { side: by, aim }, read.aside());
  if (start.type !== 'window' || start.by !== by) return undefined;
  const worths = rules.options(start).map((option) => policy.worthOf(option));
  return Math.max(...worths) - Math.min(...worths) < EVEN ? 'even' : choose(start).id;
}

const inARow = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

/** One sentence; none where nobody has anything to decide before the next roll. */
export function adviceOn(battle: NavalBattle, read: Reader): string {
  const { decides } = battle;
  if (!decides) return '';
  const best = Map.groupBy(
    aimField.options.map(({ id }) => id),
    (aim) => bestFor(aim, decides.by, battle, read),
  );
  if (best.has(undefined)) return '';
  const who = SIDE_NAMES[decides.by];
  const [first, ...others] = [...best]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([id, aims]) =>
      id && id !== 'even'
        ? [{ does: SHOULD[id] ?? id, aims: inARow(aims.map((aim) => IN_ORDER[aim])), number: aims.length }]
        : [],
    );
  if (!first) return `It makes no difference whether ${who} Evades or fights on. `;
  if (others.length === 0) return `${who} should ${first.does}, whatever its aim. `;
  const [only] = others;
  if (only && others.length === 1 && first.number > only.number)
    return `${who} should ${first.does}, but ${only.aims} it should ${only.does}. `;
  const rest = others.map(({ does, aims }) => `; ${aims} it should ${does}`).join('');
  return `${who} should ${first.does} ${first.aims}${rest}. `;
}
