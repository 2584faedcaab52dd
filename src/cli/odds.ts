/** The calculators from a terminal; `odds --help` explains how. The answers come from odds-answer.ts. */
import { answered } from './odds-answer.ts';
import { answer, goHome } from './terminal.ts';

const from = goHome();
answer(await answered(process.argv.slice(2), from));
