/** The calculators from a terminal; `odds --help` says how. What they answer is found in odds-answer.ts. */
import { join } from 'node:path';
import { answered } from './odds-answer.ts';

const from = [process.cwd(), ...(process.env['INIT_CWD'] ? [process.env['INIT_CWD']] : [])];

// The games stand beside the code, wherever this is called from.
process.chdir(join(import.meta.dirname, '../..'));

const { code, out, err } = await answered(process.argv.slice(2), from);
// Whoever reads only the beginning closes the pipe; there is nobody left to tell.
process.stdout.on('error', ({ code: why }: NodeJS.ErrnoException) => process.exit(why === 'EPIPE' ? 0 : 1));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
