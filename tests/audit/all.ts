/** Every audit, one game after the other: `npm run audit [games]`. */
import { GAMES } from '../../src/games/index.ts';

for (const game of GAMES) await import(`./${game}.ts`);
