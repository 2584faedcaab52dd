/** Ways on from a Land Battle with what it leaves the Attacker. That calculator stands above this one, so its address is written by key. */
import { byKey } from '../../../calculator/address.ts';
import type { Onward } from '../../../calculator/report.ts';
import { LED } from '../limits.ts';
import { otherSide } from '../words.ts';
import { favoured, type LandBattle } from './fields.ts';

const MOST_ENEMIES = 20;

export function onwardOf(battle: LandBattle): Onward[] {
  const me = battle.attacker;
  const enemy = otherSide(me);
  const [cu, rating, sts, retreat] = [
    battle[`${me}Cu`],
    battle[`${me}Rating`],
    battle[`${me}Sts`],
    battle[`${me}Retreat`],
  ];
  const events = battle.fright || battle.metellus || battle.carthageRaise > 0 || battle.romeRaise > 0;
  // What it has no field for would be lost on the way.
  const lost =
    events ||
    favoured(battle) !== undefined ||
    battle.subordinate !== 'none' ||
    rating === 'none' ||
    retreat === 'all' ||
    battle[`${enemy}Retreat`] !== 0;
  if (lost || cu + sts > LED || battle[`${enemy}Cu`] > MOST_ENEMIES) return [];
  const query = (more: Readonly<Record<string, number | string>>): string =>
    byKey({
      s: me,
      c: cu,
      r: rating,
      st: sts,
      el: me === 'carthage' ? battle.elephants : 0,
      x: battle.xanthippus ? 1 : 0,
      ch: battle.charge,
      pu: battle.purpose,
      p: battle[`${me}Pcs`],
      ar: battle.aristocrats,
      cc: battle.cancelling,
      ng: battle.withoutGeneral,
      ...more,
    });
  const first = [
    battle[`${enemy}Cu`],
    battle[`${enemy}Rating`],
    'me',
    battle[`${me}Allies`],
    battle[`${enemy}Allies`],
    me === 'rome' ? battle.elephants : 0,
    battle[`${enemy}Sts`],
    retreat,
  ].join('.');
  return [
    {
      calculator: 'battles',
      says: 'Go on to the next battle with what is left',
      query: query({ b: `${first}_4.1.me.1.1.0.0.0` }),
    },
    {
      calculator: 'battles',
      says: 'Go on to the Siege with what is left',
      query: query({ b: first, pl: 'city', su: 1 }),
    },
  ];
}
