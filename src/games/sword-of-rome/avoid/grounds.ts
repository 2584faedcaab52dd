/** The basis of the choice to avoid or stand: the modifiers of every battle that may follow, and the readings that apply. */
import { line } from '../../../calculator/ledger.ts';
import { touchedBy } from '../../../calculator/readings.ts';
import type { Line } from '../../../calculator/report.ts';
import { type Field, fightGrounds } from '../battle/fights.ts';
import type { Battle } from '../battle/rules.ts';
import { leavesSyracuse, shipCapacity, shipsName } from '../naval-capacity/ships.ts';
import { navalLedger, navalReadings, rollDue } from '../naval-movement/voyage.ts';
import {
  avoidTactics,
  battleOfStayers,
  battleOutside,
  battleWhenCaught,
  isBySea,
  mayFollow,
  type Option,
  optionName,
  pursuitCost,
  type Threat,
  voyageOf,
} from './rules.ts';

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
    ...(option.stayingCu > 0 ? [{ name: `${name}: the CU that stay`, battle: battleOfStayers(threat, option) }] : []),
    ...(again ? [{ name: `${name}: the enemy follows`, battle: battleWhenCaught(threat, option, false) }] : []),
    ...(again && rolls && threat.fallBacks > 1
      ? [{ name: `${name}: the enemy follows, second try fails`, battle: battleWhenCaught(threat, option, true) }]
      : []),
  ];
}

function capacityLine(threat: Threat, field: Field): Line[] {
  const capacity = shipCapacity(threat, threat.cu, 'avoiding', field.figures);
  if (threat.ships === 'none' || !capacity) return [];
  const { cu, rule, standing } = capacity;
  return [line('ships', cu, `Capacity: ${shipsName(threat.ships)}`, rule, standing)];
}

export function groundsOf(threat: Threat, options: readonly Option[], field: Field) {
  const { ledger, readings } = fightGrounds(
    options.flatMap((option) => battlesOf(threat, option, field)),
    field,
  );
  const voyage = voyageOf(threat);
  const contested = options.some(isBySea) && rollDue(voyage);
  return {
    ledger: [...capacityLine(threat, field), ...(contested ? navalLedger(voyage, field.figures) : []), ...ledger],
    readings: touchedBy(
      readings,
      {
        'avoid-limit-and-city': options.some((o) => o.insideCu > 0 && o.avoidingCu > 0 && o.stayingCu > 0),
        'tactics-roll-certainty': options.some((o) => o.avoidingCu > 0 && avoidTactics(threat, o) >= 6),
        'inside-an-allied-city': threat.city === 'ally',
        'sea-capacity-from-syracuse': leavesSyracuse(threat),
      },
      contested ? { ...navalReadings(voyage, field.figures), 'naval-roll-when-reacting': true } : {},
    ),
  };
}
