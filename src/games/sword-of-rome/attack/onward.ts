/** The stages of an attack, each in a calculator of its own with this case filled in. */
import { toQuery } from '../../../calculator/address.ts';
import { defaultsOf } from '../../../calculator/fields.ts';
import type { Onward } from '../../../calculator/report.ts';
import { avoidFields } from '../avoid/fields.ts';
import { battleFields } from '../battle/fields.ts';
import { marchFields } from '../march-past/fields.ts';
import { siegeFields } from '../siege/fields.ts';
import type { Attack } from './fields.ts';
import type { Answer } from './rules.ts';

export function onwardOf(attack: Attack, { insideCu, stayingCu, avoidingCu }: Answer): Onward[] {
  const { cu, tactics, defenderCu, defenderTactics, friendlyTo, acrossRough, interceptors, place } = attack;
  const outside = stayingCu + avoidingCu;
  const ground = { friendlyTo, acrossRough };
  const meets = {
    ...defaultsOf(marchFields),
    ...ground,
    moverCu: cu,
    moverTactics: tactics,
    interceptors: interceptors.map((army) => ({ ...defaultsOf(marchFields.interceptors.of), ...army })),
  };
  const reacts = {
    ...defaultsOf(avoidFields),
    ...ground,
    cu: defenderCu,
    tactics: defenderTactics,
    moverCu: cu,
    moverTactics: tactics,
    mpLeft: 0,
    city: place === 'city' ? 'own' : 'none',
    inside: 'best',
    fallBacks: attack.fallBack ? 1 : 0,
  };
  const fights = {
    ...defaultsOf(battleFields),
    ...ground,
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
    ...(interceptors.length
      ? [{ calculator: 'march-past', says: 'The interception alone', query: toQuery(marchFields, meets) }]
      : []),
    ...(defenderCu > 0
      ? [{ calculator: 'avoid', says: 'The defender’s choice alone', query: toQuery(avoidFields, reacts) }]
      : []),
    ...(outside > 0
      ? [{ calculator: 'battle', says: 'The battle if nobody comes', query: toQuery(battleFields, fights) }]
      : []),
    ...(place !== 'none'
      ? [{ calculator: 'siege', says: 'The siege with all CU', query: toQuery(siegeFields, besieges) }]
      : []),
  ];
}
