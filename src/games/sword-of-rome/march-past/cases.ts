/** 10.3, 10.4: who of one power may come into a space, where arrivals after which all is the same are one case. */
import { type Field, fightsOf } from '../battle/fights.ts';
import { type Arrival, arrivals, battleAgainst, type March, watcherAt } from './rules.ts';
import { namesOf } from './words.ts';

interface Case {
  readonly name: string;
  /** The first of the arrivals; the others bring as much. */
  readonly arrival: Arrival;
  readonly sets: readonly (readonly number[])[];
}

/** These armies, by their places in the list, try for this space. */
export function casesOf(march: March, space: number, own: readonly number[], field: Field): Case[] {
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
