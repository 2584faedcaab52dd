/** The stages of an attack, each in a calculator of its own with this case filled in. */
import { onward } from '../../../calculator/address.ts';
import type { Onward } from '../../../calculator/report.ts';
import type { avoidFields } from '../avoid/fields.ts';
import type { battleFields } from '../battle/fields.ts';
import type { marchFields } from '../march-past/fields.ts';
import type { siegeFields } from '../siege/fields.ts';
import type { Attack } from './fields.ts';
import { type Answer, armiesOf } from './rules.ts';

export function onwardOf(attack: Attack, { insideCu, stayingCu, avoidingCu }: Answer): Onward[] {
  const { cu, tactics, defenderCu, defenderTactics, friendlyTo, acrossRough, interceptors, place } = attack;
  const outside = stayingCu + avoidingCu;
  const enters = { moverCu: cu, moverTactics: tactics, friendlyTo, acrossRough };
  const meets = onward<typeof marchFields>('march-past', 'The interception alone', {
    ...enters,
    interceptors: armiesOf(attack),
    // 10.3: where their CU stand, or their city, nobody adds 1.
    ...((defenderCu > 0 || place === 'city') && { enemyTo: 'none' }),
  });
  const reacts = onward<typeof avoidFields>('avoid', 'The defender’s choice alone', {
    ...enters,
    cu: defenderCu,
    tactics: defenderTactics,
    mpLeft: 0,
    city: place === 'city' ? 'own' : 'none',
    inside: 'best',
    fallBacks: attack.fallBack ? 1 : 0,
  });
  const fights = onward<typeof battleFields>(
    'battle',
    'The battle if nobody comes',
    {
      attackerCu: cu,
      attackerTactics: tactics,
      defenderCu: outside,
      defenderTactics,
      friendlyTo,
      acrossRough,
      cityRoom: place === 'city' ? Math.max(0, 3 - insideCu) : 0,
      attackerRetreat: attack.attackerRetreat,
      defenderRetreat: attack.defenderRetreat,
    },
    'changed',
  );
  const besieges = onward<typeof siegeFields>(
    'siege',
    'The siege with all CU',
    {
      kind: place === 'tribe' ? 'tribe' : 'city',
      factor: attack.factor,
      cu,
      rolls: attack.rolls,
      gallic: attack.gallic,
      otherModifiers: attack.siegeEvents,
      garrison: insideCu,
    },
    'changed',
  );
  return [
    ...(interceptors.length ? [meets] : []),
    ...(defenderCu > 0 ? [reacts] : []),
    ...(outside > 0 ? [fights] : []),
    ...(place !== 'none' ? [besieges] : []),
  ];
}
