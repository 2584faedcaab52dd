/** A small site in a subfolder, into dist-base: The Sword of Rome with all its pages, and a game that was just added. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fifthGame } from './fifth-game.ts';

const { folder, remove } = fifthGame(true);
const env = { ...process.env, OUT_DIR: resolve('dist-base'), BASE_PATH: '/shelf/tabularium/' };
const { status } = spawnSync('astro', ['build', '--silent'], { cwd: folder, env, stdio: 'inherit' });
remove();
process.exitCode = status ?? 1;
