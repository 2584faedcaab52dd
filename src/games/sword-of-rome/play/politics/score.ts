/**
 * 5.7: isolated PC markers turn independent, power by power, each judged on the map as it was. 5.8: VP for victory
 * spaces, and whether anybody has won.
 */
import { listed, plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { note } from '../../../../play/state.ts';
import { isOpen, type Link, pathToSafety, type Terrain, type TracedSpace } from '../../isolation/rules.ts';
import { courseOf, type ScoredGame } from '../../scoring/rules.ts';
import { capital, isPair, PAIRS, PEOPLES, PLAYER_NAMES, type Player, type Power, the } from '../../words.ts';
import { mark } from '../changes.ts';
import { HIGHLANDS } from '../movement/ground.ts';
import { friendlyCu, holderAt, isTribe, kindAt, nameOf, spaceOf } from '../queries.ts';
import type { SetUp } from '../set-up.ts';
import type { State } from '../state.ts';
import { isFriend, powersOf, seatsIn } from './friends.ts';

/** 5.7.1: what of a space can end the path of this power's marker. */
function placeFor(s: State, at: string, power: Power): TracedSpace {
  const { home, port, reinforcement } = spaceOf(s, at);
  const friendly = isFriend(s, power, holderAt(s, at));
  const counts = s.setup.rulings['isolation-reinforcement-space'] === 'friendly' || home === power;
  const control = friendly ? 'friendly' : 'enemy';
  if (friendlyCu(s, at, power) > 0) return { control, holds: 'cu' };
  if (kindAt(s, at) === 'city' || kindAt(s, at) === 'capital') return { control, holds: 'city' };
  if (isTribe(s, at)) return { control, holds: 'tribe' };
  if (port) return { control, holds: 'port' };
  return { control, holds: reinforcement > 0 && counts ? 'reinforcement' : 'nothing' };
}

const terrainOf = (from: string, to: string, line: 'clear' | 'rough' | 'strait'): Terrain =>
  line === 'rough' && (HIGHLANDS.includes(from) || HIGHLANDS.includes(to)) ? 'highland' : line;

const grounds = new WeakMap<SetUp, ReturnType<typeof mapped>>();

/** The spaces and links of the map but for the boxes, which never change. */
function mapped(setup: SetUp) {
  const ids = setup.spaceIds.filter((at) => setup.spaces[at]?.kind !== 'box');
  const links = ids.flatMap((at, a) =>
    (setup.spaces[at]?.ways ?? []).flatMap(({ to, line }): Link[] => {
      const b = ids.indexOf(to);
      return b > a ? [{ a, b, terrain: terrainOf(at, to, line) }] : [];
    }),
  );
  return { ids, links };
}

/** The spaces of this power that cannot trace a path (5.7.1). */
function isolated(s: State, power: Power): string[] {
  const { ids, links } = grounds.get(s.setup) ?? mapped(s.setup);
  grounds.set(s.setup, { ids, links });
  const places = ids.map((at) => placeFor(s, at, power));
  return ids.filter((at, i) => {
    const place = places[i];
    const own = kindAt(s, at) === 'plain' && holderAt(s, at) === power;
    return own && place && isOpen(place) && pathToSafety(places, links, i, power === 'samnites') === undefined;
  });
}

export function isolate(d: State, powers: readonly Power[]): void {
  for (const power of powers) {
    const cut = isolated(d, power);
    if (cut.length > 0)
      note(d, '5.7.2', () => `The ${PEOPLES[power]} have ${plural(cut.length, 'isolated PC marker')}.`);
    for (const at of cut) {
      mark(d, at, 'independents');
      note(d, '5.7.1', () => `${nameOf(d, at)} is cut off and turns independent.`, {
        facts: { [`${at} cut off`]: true },
      });
    }
  }
}

/** 5.8.1: what a seat holds abroad and lacks at home; its powers share one home area. */
function holdingsOf(s: State, seat: Player): ReturnType<ScoredGame['holdings']> & { readonly forFive: string[] } {
  const powers = powersOf(seat);
  let [foreign, homeLost] = [0, 0];
  const forFive: string[] = [];
  for (const at of s.setup.spaceIds) {
    const { victory, home } = spaceOf(s, at);
    if (!victory) continue;
    const holder = holderAt(s, at);
    const [own, mine] = [powers.some((p) => p === home), powers.some((p) => p === holder)];
    if (mine && !own) foreign++;
    if (own && !mine) homeLost++;
    if (own !== mine && spaceOf(s, at).forFive) forFive.push(nameOf(s, at));
  }
  return { foreign, homeLost, unrest: s.unrest, forFive };
}

export function score(d: State): void {
  const { last: phase } = courseOf(
    {
      players: d.setup.players,
      turn: d.turn,
      turns: 1,
      automaticLevel: 'table',
      limits: 'net',
      // 5.10.3: whoever is out wins nothing.
      totals: d.setup.players === '2' ? d.vp : Object.fromEntries(seatsIn(d).map((seat) => [seat, d.vp[seat]!])),
      holdings: (seat) => holdingsOf(d, seat),
    },
    figuresOf(d),
  );
  for (const seat of seatsIn(d)) {
    const [before, after] = [d.vp[seat]!, phase.totals[seat]!];
    d.vp[seat] = after;
    const { foreign, unrest, forFive } = holdingsOf(d, seat);
    if (seat === 'gauls' && foreign > 0)
      note(
        d,
        '5.8.1-exception',
        () => `The Gauls gain nothing for ${plural(foreign, 'victory space')} away from home.`,
      );
    const count = (): string =>
      `${listed(forFive)} ${forFive.length === 1 ? 'counts as a victory space' : 'count as victory spaces'}`;
    if (forFive.length > 0)
      note(d, '2.2-victory-spaces-5p', () => `${PLAYER_NAMES[seat]}: with five players ${count()}.`);
    const cost = seat === 'carthage' ? Number(figuresOf(d).at('unrest-track', unrest, 'vp').value) : 0;
    if (cost > 0) note(d, '20.2', () => `Unrest at ${unrest} costs Carthage ${cost} VP.`);
    if (after !== before)
      note(d, '5.8.1', () => `${PLAYER_NAMES[seat]}: ${after > before ? 'up' : 'down'} from ${before} to ${after} VP.`);
  }
  const { ending, level } = phase;
  if (!ending) {
    note(d, '5.8.2', () => `Nobody has the ${level} VP to end the game in turn ${d.turn}.`);
    return;
  }
  const { winner } = ending;
  const winners: readonly Player[] = isPair(winner) ? PAIRS[winner] : [winner];
  const [automatic, last] = d.setup.players === '2' ? ['4.2-note', '4.3-2p'] : ['4.2', '4.3'];
  const rule = ending.automatic ? automatic : last;
  d.ending = { how: ending.automatic ? 'automatic' : 'points', rule, winners };
  const names = capital(winners.map(the).join(' and '));
  const enough = ending.automatic ? `: ${level} are enough in turn ${d.turn}` : '';
  note(d, rule, () => `${names} ${names === 'Carthage' ? 'wins' : 'win'} with ${ending.vp} VP${enough}.`);
}
