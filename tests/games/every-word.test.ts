/** What whole games say of themselves, in the samples and in games played at random: nouns and verbs agree, and the engine does not talk. */

import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { type Game, gameOf } from '../../src/gate/game.ts';
import { readSamples } from '../../src/gate/samples.ts';
import { thereOn } from '../../src/islands/player/there.ts';
import { heard } from '../support/heard.ts';
import { plays } from '../support/plays.ts';
import { leastOf } from '../support/size.ts';
import { sized } from '../support/work.ts';

/** Actions of a random game that are listened to, and how many games. */
const ACTIONS = 1200;
const SEEDS = Array.from({ length: sized(2, 20) }, (_, i) => i + 1);

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
    ['an id', /\b[a-z]{2,}(?:-[a-z]+)*-\d+\b|\b[a-z]+[A-Z][a-z]|\bFound (?!a colony\b)|\bAllowed: /],
    [
      'a house word',
      /\b(?:is|are) not said\b|\b[Ww]hoever\b|\bno own\b|\b(?:an|the) own\b|\bone's own\b|\bstandings\b|\breckons?\b/,
    ],
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

describe.each(GAMES.filter((id) => plays[id]))('%s', (id) => {
  test('in its samples', () => {
    const game = gameOf(id);
    const says = readSamples(game).flatMap(({ steps }) => steps.map((step) => step.says));
    expect(says.length).toBeGreaterThanOrEqual(leastOf(id, 51));
    expect(sentencesOf(game, says)).toEqual([]);
  });

  test('in games at random', async () => {
    const games = SEEDS.map((seed) => heard(id, { seed, actions: ACTIONS, onPlace: (place) => thereOn(place, []) }));
    const all = await Promise.all(games);
    const says = new Set(all.flatMap(({ told, refused }) => [...told, ...refused]));
    expect(all.reduce((sum, { refused }) => sum + refused.size, 0)).toBeGreaterThanOrEqual(leastOf(id, 101));
    expect(says.size).toBeGreaterThanOrEqual(leastOf(id, 101));
    expect(sentencesOf(gameOf(id), says)).toEqual([]);
  });
});
