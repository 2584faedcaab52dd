/** What the choice to avoid or stand rests on: the modifiers of every battle that may come, and the readings touched. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Field, fightsOf, readingsOf } from '../battle/fights.ts';
import type { Battle } from '../battle/rules.ts';
import { navalReadings } from '../naval-movement/readings.ts';
import { navalLedger, rollDue } from '../naval-movement/voyage.ts';
import { once, type Reading, touched } from '../readings.ts';
import { shelterReadings } from '../shelter/readings.ts';
import { shipReadings } from '../ships/readings.ts';
import { shipCapacity, shipsName } from '../ships/rules.ts';
import {
  avoidTactics,
  battleOfStayers,
  battleOutside,
  battleWhenCaught,
  isBySea,
  mayFollow,
  type Option,
  pursuitCost,
  type Threat,
  voyageOf,
} from './rules.ts';
import { optionName } from './words.ts';

interface Named {
  readonly name: string;
  readonly battle: Battle;
}

/** Every battle to which this option may lead. */
function battlesOf(threat: Threat, option: Option, field: Field): Named[] {
  const name = optionName(option);
  if (option.avoidingCu === 0)
    return option.stayingCu > 0 ? [{ name, battle: battleOutside(threat, option, false) }] : [];
  const rolls = !threat.letGo;
  const again = mayFollow(threat, option) && threat.mpLeft >= pursuitCost(field.figures) && threat.moverTactics > 0;
  const returns = isBySea(option) && rollDue(voyageOf(threat));
  return [
    ...(rolls || (returns && threat.seaReturn === 'as-failed')
      ? [{ name: `${name}: it fails`, battle: battleOutside(threat, option, true) }]
      : []),
    ...(returns && threat.seaReturn === 'no-penalty'
      ? [{ name: `${name}: the ships return`, battle: battleOutside(threat, option, false) }]
      : []),
    ...(option.stayingCu > 0 ? [{ name: `${name}: those who stay`, battle: battleOfStayers(threat, option) }] : []),
    ...(again ? [{ name: `${name}: the enemy follows`, battle: battleWhenCaught(threat, option, false) }] : []),
    ...(again && rolls && threat.fallBacks > 1
      ? [{ name: `${name}: the enemy follows, and it fails again`, battle: battleWhenCaught(threat, option, true) }]
      : []),
  ];
}

function capacityLine(threat: Threat, field: Field): Line[] {
  const capacity = shipCapacity(threat, threat.cu, 'avoiding', field.figures);
  if (threat.ships === 'none' || !capacity) return [];
  const { cu, rule, standing } = capacity;
  return [line('ships', cu, `Room for CU: ${shipsName(threat.ships)}`, rule, standing)];
}

export function avoidBasis(threat: Threat, options: readonly Option[], field: Field<Reader>): Basis {
  const battles = options.flatMap((option) => battlesOf(threat, option, field));
  const sails = options.some(isBySea);
  const voyage = voyageOf(threat);
  const contested = sails && rollDue(voyage);
  const ledger: Line[] = [
    ...capacityLine(threat, field),
    ...(contested ? navalLedger(voyage, field.figures) : []),
    ...battles.flatMap(({ name, battle }) =>
      fightsOf(battle, field).strength.ledger.map((line) => ({ ...line, in: name })),
    ),
  ];
  const own: Reading[] = [
    {
      holds: options.some((o) => o.insideCu > 0 && o.avoidingCu > 0 && o.stayingCu > 0),
      ruling: 'avoid-limit-and-city',
      rule: '11.1',
      reading: 'The limit of 10 CU is for those who avoid; those who go inside come on top.',
    },
    {
      holds: options.some((o) => o.avoidingCu > 0 && avoidTactics(threat, o) >= 6),
      ruling: 'tactics-roll-certainty',
      rule: '11.1',
      reading: 'No face always fails: a leader with tactics 6 avoids for certain.',
    },
  ];
  const atSea: Assumption = {
    ruling: 'naval-roll-when-reacting',
    rule: '11.1.1',
    field: 'seaReturn',
    reading:
      threat.seaReturn === 'as-failed'
        ? 'Ships that return make the attempt to avoid fail, with −1 for the defender.'
        : 'Ships that return make the attempt to avoid fail, without the −1.',
  };
  const readings = [
    ...battles.flatMap(({ battle }) => readingsOf(battle, fightsOf(battle, field).strength.automatic !== undefined)),
    ...touched(own),
    ...shelterReadings(threat, '9.3.1'),
    ...shipReadings(threat, '11.1.1'),
    ...(contested ? [...navalReadings(voyage, field.figures), atSea] : []),
  ];
  return basis(ledger, once(readings), field.figures);
}
