/** How a game is set up, by number of players: what the sources say, the board if the rules describe it, and what only the box can say. */
import { z } from 'astro/zod';
import { playOf } from '../games/index.ts';
import type { Board } from '../play/board.ts';
import { readJson } from './file.ts';
import type { Game } from './game.ts';
import { ContentError, unknownName } from './problem.ts';
import { contentOf } from './samples.ts';
import { clauseId, text } from './schema.ts';

const settingUpSchema = z.strictObject({
  /** How much of the set-up the sources tell. */
  says: text,
  tables: z
    .array(
      z.strictObject({
        players: text,
        /** What the whole game starts with; without it there is no picture. */
        setup: z.record(z.string(), z.unknown()).optional(),
        /** What in the picture is ours. */
        ours: text.optional(),
        steps: z.array(z.strictObject({ says: text, rules: z.array(clauseId).min(1) })).min(1),
      }),
    )
    .min(1),
  /** What the sources do not tell, and where it is in the box. */
  missing: z.array(z.strictObject({ what: text, where: text })).default([]),
});

type SettingUpText = z.infer<typeof settingUpSchema>;

export interface SettingUp extends Omit<SettingUpText, 'tables'> {
  readonly tables: readonly (SettingUpText['tables'][number] & { readonly board?: Board })[];
}

const fileOf = (game: Game): string => `content/${game.id}/setting-up.json`;

export const hasSettingUp = (game: Game, root = process.cwd()): boolean =>
  readJson(fileOf(game), settingUpSchema, root) !== undefined;

/** The set-up of a game, where it is written down. */
export async function settingUpOf(game: Game, root = process.cwd()): Promise<SettingUp | undefined> {
  const file = fileOf(game);
  const written = readJson(file, settingUpSchema, root);
  if (!written) return undefined;
  const unknown = written.tables
    .flatMap(({ steps }) => steps.flatMap(({ rules }) => rules))
    .filter((id) => !game.ids.includes(id));
  if (unknown.length) throw new ContentError(unknown.map((id) => unknownName(file, 'clause', id, game.ids)));
  const whole = await playOf(game.id);
  const tables = written.tables.map((table) =>
    whole && table.setup ? { ...table, board: whole.board(whole.start(table.setup, contentOf(game)), 'all') } : table,
  );
  return { ...written, tables };
}
