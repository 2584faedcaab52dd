/** The basis of a march: the modifiers of every roll that may be needed, and the readings that apply. */
import { line } from '../../../calculator/ledger.ts';
import { touchedBy } from '../../../calculator/readings.ts';
import { type Field, fightGrounds, fightsOf, keyOf } from '../battle/fights.ts';
import type { Battle } from '../battle/rules.ts';
import { navalLedger, navalReadings } from '../naval-movement/voyage.ts';
import { type Arrival, arrivalOf, comesOn, namesOf } from './attempt.ts';
import { arrivals, arrivedIn, battleAgainst, type March, mayTry, watcherAt } from './rules.ts';

/** 10.3, 10.4: these armies, by their places in the list, try for this space; arrivals after which all is the same are one case. */
export function casesOf(march: March, space: number, own: readonly number[], field: Field) {
  const groups = new Map<string, { arrival: Arrival; sets: (readonly number[])[] }>();
  for (const { arrival: among } of arrivals(own.map((i) => watcherAt(march, i, space)))) {
    if (among.who.length === 0) continue;
    const arrival = { ...among, who: own.filter((_, i) => among.who.includes(i)) };
    const key = likeness(march, space, arrival, field);
    const group = groups.get(key);
    if (group) group.sets.push(arrival.who);
    else groups.set(key, { arrival, sets: [arrival.who] });
  }
  return [...groups.values()].map((group) => ({ ...group, name: namesOf(group.sets) }));
}

/** Arrivals are alike if they make the same battle, and if it does not matter later who is gone (12.2.1). */
function likeness(march: March, space: number, arrival: Arrival, field: Field): string {
  const battle = battleAgainst(march, space, arrival);
  const alike = `${arrival.cu} ${arrival.tactics} ${battle.friendlyTo}`;
  const goesOn = space < march.spaces.length - 1 && fightsOf(battle, field).strength.automatic === 'attacker';
  return goesOn ? `${alike} ${arrival.who.join()}` : alike;
}

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
    // 10.5.2: those who have arrived are met as they are, even if no roll could bring them.
    const arrived = space === 0 ? arrivedIn(march) : [];
    const cases =
      arrived.length > 0
        ? [{ name: namesOf([arrived]), arrival: arrivalOf(march.interceptors, arrived) }]
        : [...new Set(here.map(powerOf))].flatMap((power) =>
            casesOf(
              march,
              space,
              here.filter((who) => powerOf(who) === power),
              field,
            ),
          );
    for (const { name, arrival } of cases) {
      const battle = battleAgainst(march, space, arrival);
      const key = `${name} ${keyOf(battle)}`;
      const known = found.get(key);
      if (known) known.spaces.push(space + 1);
      else found.set(key, { name, battle, spaces: [space + 1] });
    }
  }
  return [...found.values()].map(({ name, battle, spaces }) => ({
    name: march.spaces.length > 1 ? `Space ${spaces.join(', ')}: ${name}` : name,
    battle,
  }));
}

/** 10.3, 12.2.3 and 9.6.4: what modifies each roll, and the readings touched. */
export function groundsOf(march: March, field: Field) {
  const attempts = attemptsOf(march);
  const tries = attempts.map(({ who, space }) => ({ who, space, army: watcherAt(march, who, space) }));
  const { ledger, readings } = fightGrounds(battlesOf(march, attempts, field), field);
  // 10.5.1: where a space is entered by sea, the way back is a voyage.
  const sails = march.spaces.some((ground) => ground.bySea);
  const where = (space: number) =>
    march.spaces.length > 1 ? `into space ${space + 1}, an enemy space` : 'into an enemy space';
  return {
    ledger: [
      ...tries
        .filter(({ army }) => army.enemySpace)
        .map(({ who, space }) => line(`army ${who + 1}`, 1, `Interception roll: ${where(space)}`, '10.3')),
      ...(sails ? navalLedger(march.voyage, field.figures, 'voyage back') : []),
      ...ledger,
    ],
    readings: touchedBy(
      readings,
      {
        'several-interceptors': tries.some((a) =>
          tries.some((b) => a.space === b.space && a.who < b.who && a.army.power === b.army.power),
        ),
        'tactics-roll-certainty': tries.some(
          ({ army }) => army.tactics > 0 && (comesOn(army) === 0 || comesOn(army) >= 6),
        ),
      },
      sails ? navalReadings(march.voyage, field.figures) : {},
    ),
  };
}
