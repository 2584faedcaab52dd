/** What whole games say of themselves, in the samples and in games played at random: nouns and verbs agree, and the engine does not talk. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { GAMES, type GameId, playOf } from '../../src/games/index.ts';
import { type Game, gameOf } from '../../src/gate/game.ts';
import { readSamples } from '../../src/gate/samples.ts';
import { thereOn } from '../../src/islands/player/there.ts';
import { propose } from '../../src/play/propose.ts';
import type { AnyState } from '../../src/play/state.ts';
import { plays } from '../support/plays.ts';

/** Actions of a random game that are listened to. */
const ACTIONS = 1200;

const NOUNS =
  'Legions|CUs|PCs|STs|VPs|MPs|OPs|DPs|BPs|Warships|Units|Generals|Leaders|Armies|Forces|cards|points|spaces|provinces|rounds|turns|markers|rolls|steps|dice|hits|times|values|attempts|others';
const VERBS = 'come|go|move|march|sail|fight|attack|retreat|withdraw|stay|stop|lose|win|take|place|return|are|have|do';

/** What no sentence may hold, with what is wrong with it. */
const wrongFor = ({ leaders }: Game): readonly [what: string, pattern: RegExp][] => {
  const names = leaders.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return [
    [
      'one of many',
      new RegExp(`(?<![\\d.,/:+−-])\\b1 (?:(?:Ready|Spent|more|other|enemy|own|support|siege) )?(?:${NOUNS})\\b`),
    ],
    [
      'one does as many do',
      /(?<![\d.,/:+−-])\b1 [A-Za-z]+(?: in [A-Z][a-z]+)? (?:are|go|have|come|stand|move|join|leave|stay|remain)\b/,
    ],
    ['nothing lost', /\b(?:loses?|removes?|kills?|takes?|places?|gains?|costs?) 0\b/],
    ...(names ? [['a leader is one', new RegExp(`(?:^|[.;:] )(?:${names}) (?:${VERBS})\\b`)] as [string, RegExp]] : []),
    [
      'engine talk',
      /\b(?:somebody is asked|is asked, and has no answer|undefined|null|NaN|frame|option \d)\b|\[object/,
    ],
    ['a number for a name', /\b(?:force|stack|piece|slot) \d+\b|\bRemove [a-e]\b/],
  ];
};

function sentencesOf(game: Game, says: Iterable<string>): string[] {
  const wrong = wrongFor(game);
  return [
    ...new Set(
      [...says].flatMap((sentence) =>
        wrong.flatMap(([what, pattern]) => (pattern.test(sentence) ? [`${what}: ${sentence}`] : [])),
      ),
    ),
  ];
}

/** Everything that is told of the first actions of one game at random. */
async function heard(id: GameId, seed: number): Promise<Set<string>> {
  const [game, play] = [(await playOf(id))!, plays[id]!];
  const random = new Random(seed);
  const share = () => random.share();
  const says = new Set<string>();
  let s: AnyState = game.start(play.setup(seed, share), gameOf(id));
  for (let i = 0; i < ACTIONS && !game.ending(s); i++) {
    const open = game.choices(s);
    for (const choice of open) says.add(choice.says);
    const waits = game.chance(s);
    const action = waits
      ? propose(waits, random.next() | 0).action
      : play.pick(
          s,
          open.map((choice) => choice.action),
          share,
        );
    const played = game.play(s, action as never);
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    for (const { says: one } of played.happened) says.add(one);
    s = played.state;
    if (i % 20 === 0)
      for (const place of Object.values(game.board(s, null).places))
        for (const one of thereOn(place, [])) says.add(one);
  }
  return says;
}

describe.each(GAMES.filter((id) => plays[id]))('%s', (id) => {
  test('in its samples', () => {
    const game = gameOf(id);
    const says = readSamples(game).flatMap(({ steps }) => steps.map((step) => step.says));
    expect(says.length).toBeGreaterThan(50);
    expect(sentencesOf(game, says)).toEqual([]);
  });

  test('in games at random', async () => {
    const says = new Set([...(await heard(id, 1)), ...(await heard(id, 2))]);
    expect(says.size).toBeGreaterThan(100);
    expect(sentencesOf(gameOf(id), says)).toEqual([]);
  });
});
