/** The stages of an attack, each in a calculator of its own with this case filled in. An attack uses no field of those about reactions, so their addresses are written by key. */
import { byKey, toQuery } from '../../../calculator/address.ts';
import { defaultsOf } from '../../../calculator/fields.ts';
import type { Onward } from '../../../calculator/report.ts';
import { battleFields } from '../battle/fields.ts';
import { siegeFields } from '../siege/fields.ts';
import type { Attack } from './fields.ts';
import { type Answer, armiesOf } from './rules.ts';

export function onwardOf(attack: Attack, { insideCu, stayingCu, avoidingCu }: Answer): Onward[] {
  const { cu, tactics, defenderCu, defenderTactics, friendlyTo, acrossRough, interceptors, place } = attack;
  const outside = stayingCu + avoidingCu;
  const enters = { m: cu, mt: tactics, fr: friendlyTo, r: acrossRough ? 1 : 0 };
  const meets = {
    ...enters,
    i: armiesOf(attack)
      .map((army) => `${army.cu}.${army.tactics}.${army.enemySpace ? 1 : 0}`)
      .join('_'),
    // 10.3: where their CU stand, or their city, nobody adds 1.
    ...((defenderCu > 0 || place === 'city') && { e: 'none' }),
  };
  const reacts = {
    ...enters,
    c: defenderCu,
    t: defenderTactics,
    mp: 0,
    w: place === 'city' ? 'own' : 'none',
    in: 'best',
    fb: attack.fallBack ? 1 : 0,
  };
  const fights = {
    ...defaultsOf(battleFields),
    friendlyTo,
    acrossRough,
    attackerCu: cu,
    attackerTactics: tactics,
    defenderCu: outside,
    defenderTactics,
    cityRoom: place === 'city' ? Math.max(0, 3 - insideCu) : 0,
    attackerRetreat: attack.attackerRetreat,
    defenderRetreat: attack.defenderRetreat,
  };
  const besieges = {
    ...defaultsOf(siegeFields),
    kind: place === 'tribe' ? 'tribe' : 'city',
    factor: attack.factor,
    cu,
    rolls: attack.rolls,
    gallic: attack.gallic,
    otherModifiers: attack.siegeEvents,
    garrison: insideCu,
  };
  return [
    ...(interceptors.length ? [{ calculator: 'march-past', says: 'The interception alone', query: byKey(meets) }] : []),
    ...(defenderCu > 0 ? [{ calculator: 'avoid', says: 'The defender’s choice alone', query: byKey(reacts) }] : []),
    ...(outside > 0
      ? [{ calculator: 'battle', says: 'The battle if nobody comes', query: toQuery(battleFields, fights) }]
      : []),
    ...(place !== 'none'
      ? [{ calculator: 'siege', says: 'The siege with all CU', query: toQuery(siegeFields, besieges) }]
      : []),
  ];
}
