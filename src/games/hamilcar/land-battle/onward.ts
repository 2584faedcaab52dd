/** Links from a Land Battle to what may follow it, with what the Attacker has left. */
import { onward } from '../../../calculator/address.ts';
import type { OnwardInput } from '../../../calculator/report.ts';
import type { battlesFields } from '../battles/fields.ts';
import { LED } from '../limits.ts';
import { otherSide } from '../words.ts';
import { favoured, type LandBattle } from './fields.ts';

const MOST_ENEMIES = 20;

export function onwardOf(battle: LandBattle): OnwardInput[] {
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
  const army = {
    side: me,
    cu,
    rating,
    sts,
    elephants: me === 'carthage' ? battle.elephants : 0,
    xanthippus: battle.xanthippus,
    charge: battle.charge,
    purpose: battle.purpose,
    pcs: battle[`${me}Pcs`],
    aristocrats: battle.aristocrats,
    cancelling: battle.cancelling,
    withoutGeneral: battle.withoutGeneral,
  };
  const first = {
    cu: battle[`${enemy}Cu`],
    rating: battle[`${enemy}Rating`],
    attacker: 'me',
    allies: battle[`${me}Allies`],
    enemyAllies: battle[`${enemy}Allies`],
    elephants: me === 'rome' ? battle.elephants : 0,
    sts: battle[`${enemy}Sts`],
    retreat,
  } as const;
  const next = {
    cu: 4,
    rating: 1,
    attacker: 'me',
    allies: 1,
    enemyAllies: 1,
    elephants: 0,
    sts: 0,
    retreat: 0,
  } as const;
  return [
    onward<typeof battlesFields>('battles', 'Go on to the next battle with what is left', {
      ...army,
      battles: [first, next],
    }),
    onward<typeof battlesFields>('battles', 'Go on to the Siege with what is left', {
      ...army,
      battles: [first],
      place: 'city',
      supremacy: true,
    }),
  ];
}
