/** What an attack rests on: the modifiers of every battle that the declared answer may lead to, and the readings touched. */
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { setsOf } from '../../../mechanics/interceptions.ts';
import { type Field, fightsOf, readingsOf } from '../battle/fights.ts';
import type { Battle } from '../battle/rules.ts';
import { namesOf } from '../march-past/words.ts';
import { assumed, once } from '../readings.ts';
import { siegeLedger, siegeReadings } from '../siege/rules.ts';
import type { Attack } from './fields.ts';
import { siegeOf } from './left.ts';
import { type Answer, type Avoided, battleOf, cameOf } from './rules.ts';

const AVOIDED: Readonly<Record<Avoided, string>> = { none: '', away: ', the others away', failed: ', avoiding failed' };

/** Every battle to which this answer may lead. */
function battlesOf(attack: Attack, answer: Answer, field: Field): { name: string; battle: Battle }[] {
  const ways: Avoided[] = answer.avoidingCu > 0 ? ['failed', 'away'] : ['none'];
  return setsOf(answer.triers).flatMap((set) =>
    ways.flatMap((avoided) => {
      const battle = battleOf(attack, answer, cameOf(attack, set), avoided, field.figures);
      return battle ? [{ name: `${set.length ? namesOf([set]) : 'Nobody comes'}${AVOIDED[avoided]}`, battle }] : [];
    }),
  );
}

export function attackBasis(attack: Attack, answer: Answer, field: Field<Reader>): Basis {
  const battles = battlesOf(attack, answer, field);
  const siege = siegeOf(attack, { cu: attack.cu, garrison: answer.insideCu, support: 0 });
  const ledger: Line[] = [
    ...battles.flatMap(({ name, battle }) => fightsOf(battle, field).strength.ledger.map((l) => ({ ...l, in: name }))),
    ...(siege ? siegeLedger(siege).map((l) => ({ ...l, in: 'Siege' })) : []),
  ];
  const readings: Assumption[] = [
    ...battles.flatMap(({ battle }) => readingsOf(battle, fightsOf(battle, field).strength.automatic !== undefined)),
    ...(answer.triers.length > 1
      ? [
          {
            ruling: 'several-interceptors',
            rule: '10.3',
            reading: 'Armies of one power each roll for themselves, and all that succeed come.',
          },
        ]
      : []),
    ...(answer.insideCu > 0 && answer.avoidingCu > 0
      ? [
          {
            ruling: 'avoid-limit-and-city',
            rule: '11.1',
            reading: 'The limit of 10 CU is for those who avoid; those who go inside come on top.',
          },
        ]
      : []),
    ...(siege ? assumed(siegeReadings(siege, false), {}) : []),
  ];
  return basis(ledger, once(readings), field.figures);
}
