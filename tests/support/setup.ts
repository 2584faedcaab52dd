/** Properties draw the same cases on every run, so that a verdict depends on the code alone; SEED draws others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 386272), numRuns: Number(process.env['RUNS'] ?? 100) });
