/** 5.8: VP by victory spaces, and whether somebody has won. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { note } from '../../../../play/state.ts';
import { courseOf, type ScoredGame } from '../../scoring/rules.ts';
import { isPair, PAIRS, PLAYER_NAMES, type Player } from '../../words.ts';
import { holderAt, nameOf, spaceOf } from '../queries.ts';
import type { State } from '../state.ts';
import { powersOf, seatsIn } from './friends.ts';

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
      note(d, '5.8.1-exception', () => `The Gauls gain nothing for ${plural(foreign, 'victory space')} abroad.`);
    if (forFive.length > 0)
      note(
        d,
        '2.2-victory-spaces-5p',
        () =>
          `${PLAYER_NAMES[seat]}: ${forFive.join(', ')} ${forFive.length === 1 ? 'counts' : 'count'} with five players.`,
      );
    const cost = seat === 'carthage' ? Number(figuresOf(d).at('unrest-track', unrest, 'vp').value) : 0;
    if (cost > 0) note(d, '20.2', () => `Unrest at ${unrest} costs Carthage ${cost} VP.`);
    if (after !== before)
      note(d, '5.8.1', () => `${PLAYER_NAMES[seat]}: ${after > before ? 'up' : 'down'} from ${before} to ${after} VP.`);
  }
  const { ending, level } = phase;
  if (!ending) {
    note(d, '5.8.2', () => `Nobody has the ${level} VP that end the game in turn ${d.turn}.`);
    return;
  }
  const { winner } = ending;
  const winners: readonly Player[] = isPair(winner) ? PAIRS[winner] : [winner];
  const [automatic, last] = d.setup.players === '2' ? ['4.2-note', '4.3-2p'] : ['4.2', '4.3'];
  const rule = ending.automatic ? automatic : last;
  d.ending = { how: ending.automatic ? 'automatic' : 'points', rule, winners };
  const names = winners.map((seat) => PLAYER_NAMES[seat]).join(' and ');
  note(
    d,
    rule,
    () =>
      `${names} ${names === 'Carthage' ? 'wins' : 'win'} with ${ending.vp} VP${ending.automatic ? `: ${level} are enough in turn ${d.turn}` : ''}.`,
  );
}
