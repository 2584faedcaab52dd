/** Every calculator of every game with the content it stands on. */
import type { Calculator } from '../../src/calculator/calculator.ts';
import { calculatorsOf, GAMES, type GameId } from '../../src/games/index.ts';
import { type Game, gameOf } from '../../src/gate/game.ts';

export interface Found {
  readonly game: GameId;
  readonly name: string;
  readonly content: Game;
  readonly calculator: Calculator;
}

export async function everyCalculator(): Promise<Found[]> {
  const found = GAMES.map(async (game) =>
    Promise.all(
      Object.entries(await calculatorsOf(game)).map(async ([name, load]) => ({
        game,
        name,
        content: gameOf(game),
        calculator: await load(),
      })),
    ),
  );
  return (await Promise.all(found)).flat();
}
