/** What a march rests on: the modifiers of every roll that may come, and the readings that they touch. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Field, fightsOf, readingsOf } from '../battle/fights.ts';
import type { Battle } from '../battle/rules.ts';
import { navalReadings } from '../naval-movement/readings.ts';
import { navalLedger } from '../naval-movement/voyage.ts';
import { once } from '../readings.ts';
import { comesOn } from './attempt.ts';
import { casesOf } from './cases.ts';
import { battleAgainst, type March, mayTry, watcherAt } from './rules.ts';

interface Attempt {
  readonly who: number;
  /** Counted from 0. */
  readonly space: number;
}

const attemptsOf = ({ interceptors, spaces }: March): Attempt[] =>
  spaces.flatMap((_, space) => interceptors.flatMap((army, who) => (mayTry(army, space + 1) ? [{ who, space }] : [])));

/** Every battle that may come once, under the name of what leads to it. */
function battlesOf(march: March, attempts: readonly Attempt[], field: Field): { name: string; battle: Battle }[] {
  const found = new Map<string, { name: string; battle: Battle; spaces: number[] }>();
  for (const space of march.spaces.keys()) {
    const here = attempts.filter((a) => a.space === space).map((a) => a.who);
    const powerOf = (who: number) => watcherAt(march, who, space).power;
    for (const power of new Set(here.map(powerOf))) {
      const own = here.filter((who) => powerOf(who) === power);
      for (const { name, arrival } of casesOf(march, space, own, field)) {
        const battle = battleAgainst(march, space, arrival);
        const key = `${name} ${JSON.stringify(battle)}`;
        const known = found.get(key);
        if (known) known.spaces.push(space + 1);
        else found.set(key, { name, battle, spaces: [space + 1] });
      }
    }
  }
  return [...found.values()].map(({ name, battle, spaces }) => ({
    name: march.spaces.length > 1 ? `Space ${spaces.join(', ')}: ${name}` : name,
    battle,
  }));
}

/** 10.3, 12.2.3 and 9.6.4: what modifies each roll. */
function ledgerOf(
  march: March,
  attempts: readonly Attempt[],
  battles: ReturnType<typeof battlesOf>,
  field: Field,
): Line[] {
  const where = (space: number) =>
    march.spaces.length > 1 ? `into space ${space + 1}, enemy to it` : 'into a space enemy to it';
  const needs = attempts
    .filter(({ who, space }) => watcherAt(march, who, space).enemySpace)
    .map(({ who, space }) => line(`army ${who + 1}`, 1, `Interception roll: ${where(space)}`, '10.3'));
  const fought = battles.flatMap(({ name, battle }) =>
    fightsOf(battle, field).strength.ledger.map((line) => ({ ...line, in: name })),
  );
  const back = sails(march) ? navalLedger(march.voyage, field.figures, 'voyage back') : [];
  return [...needs, ...back, ...fought];
}

/** 10.5.1: some space is entered by sea, so that the way back is a voyage. */
const sails = ({ spaces }: March): boolean => spaces.some((ground) => ground.bySea);

function assumptionsOf(
  march: March,
  attempts: readonly Attempt[],
  battles: ReturnType<typeof battlesOf>,
  field: Field,
): Assumption[] {
  const tries = attempts.map(({ who, space }) => ({ who, space, army: watcherAt(march, who, space) }));
  const together = tries.some((a) =>
    tries.some((b) => a.space === b.space && a.who < b.who && a.army.power === b.army.power),
  );
  const readings: Assumption[] = battles.flatMap(({ battle }) =>
    readingsOf(battle, fightsOf(battle, field).strength.automatic !== undefined),
  );
  if (together)
    readings.push({
      ruling: 'several-interceptors',
      rule: '10.3',
      reading: 'Armies of one power each roll for themselves, and all that succeed come.',
    });
  if (tries.some(({ army }) => army.tactics > 0 && (comesOn(army) === 0 || comesOn(army) >= 6)))
    readings.push({
      ruling: 'tactics-roll-certainty',
      rule: '10.4',
      reading: 'No face always succeeds or fails: only the comparison with the tactics rating counts.',
    });
  if (sails(march)) readings.push(...navalReadings(march.voyage, field.figures));
  return once(readings);
}

export function marchBasis(march: March, field: Field<Reader>): Basis {
  const attempts = attemptsOf(march);
  const battles = battlesOf(march, attempts, field);
  return basis(
    ledgerOf(march, attempts, battles, field),
    assumptionsOf(march, attempts, battles, field),
    field.figures,
  );
}
