/** The sample games: read, checked and played by the build. A step that is refused, or gives a different result, stops it. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { playOf } from '../games/index.ts';
import type { AnyGame } from '../play/machine.ts';
import { type Moment, type Replayed, replay } from '../play/replay.ts';
import { stopped } from '../play/runner.ts';
import { digestOf, LEVELS, type Sample, TITLE, TOPICS } from '../play/sample.ts';
import type { Shown, ShownStep } from '../play/shown.ts';
import { shownStep } from '../play/shown-step.ts';
import { tellingOf } from './desk.ts';
import { checked, filesIn, readAs } from './file.ts';
import type { Game } from './game.ts';
import { readLine } from './lines.ts';
import { ContentError } from './problem.ts';
import { text } from './schema.ts';

/** The name of a fresh game, which no sample may have. */
export const FRESH = 'new';

const fact = z.union([z.number(), z.string(), z.boolean()]);

const cardSchema = z.strictObject({
  at: z.int().min(0),
  level: z.enum(LEVELS),
  about: z.array(z.enum(TOPICS)).default([]),
  whole: z.boolean().exactOptional(),
});

const sampleSchema = z.strictObject({
  title: text,
  teaches: text,
  card: cardSchema.optional(),
  setup: z.record(z.string(), z.unknown()),
  standIns: z.array(text).default([]),
  steps: z
    .array(
      z.strictObject({
        title: text.max(TITLE).exactOptional(),
        says: text,
        mark: text.exactOptional(),
        actions: z.array(z.looseObject({ type: text, by: text.exactOptional() })).min(1),
        expect: z.record(z.string(), fact).exactOptional(),
      }),
    )
    .min(1),
});

/** A sample from the text of its file. */
export function sampleFrom(id: string, file: string, written: string): Sample {
  const { card, ...sample } = checked(file, readAs(file, written, JSON.parse), sampleSchema);
  if (card && card.at > sample.steps.length)
    throw new ContentError([`${file}: card.at is ${card.at}; expected a step up to ${sample.steps.length}`]);
  return { id, ...sample, ...(card && { card }) };
}

export function readSamples(game: Game, root = process.cwd()): Sample[] {
  const folder = `content/${game.id}/samples`;
  return filesIn(folder, '.json', root).map((name) => {
    const [id, file] = [basename(name, '.json'), `${folder}/${name}`];
    if (id === FRESH) throw new ContentError([`${file}: this name belongs to a new game; expected another`]);
    return sampleFrom(id, file, readFileSync(join(root, file), 'utf8'));
  });
}

/** Of a space what a game may ask for, not how it is drawn and told. */
const playedOn = ({ name, kind, home, port, province }: NonNullable<Game['map']>['spaces'][number]) => ({
  name,
  kind,
  home,
  port,
  province,
});

/** What a whole game reads: of the map only what is played on, not how it is drawn. */
export const contentOf = ({ tables, map, setUp, decks }: Game) => ({
  tables,
  setUp,
  decks,
  ...(map && {
    map: { spaces: map.spaces.map(playedOn), links: map.links.map(({ between, terrain }) => ({ between, terrain })) },
  }),
});

export async function replayed(game: Game, sample: Sample): Promise<{ whole: AnyGame; run: Replayed }> {
  const whole = await playOf(game.id);
  if (!whole)
    throw new ContentError([`content/${game.id}/samples/${sample.id}.json: ${game.name} cannot be played through`]);
  return { whole, run: replay(whole, sample, contentOf(game)) };
}

/** Whether what is printed on the cards is ours, for want of a source. */
const areCardsOurs = ({ decks, tables }: Game): boolean =>
  decks?.['standing'] === 'stand-in' ||
  Object.values(tables).some(
    ({ id, entries }) =>
      (id === 'card-values' || id.endsWith('-deck')) && entries.some(({ standing }) => standing === 'stand-in'),
  );

const playsCard = ({ acts }: Moment): boolean => acts.some(({ action }) => typeof action['card'] === 'string');

async function shownOf(game: Game, sample: Sample, root?: string): Promise<Shown> {
  const file = `content/${game.id}/samples/${sample.id}.json`;
  const { whole, run } = await replayed(game, sample);
  if (run.type === 'stopped' || !run.start)
    throw new ContentError([`${file}: ${run.type === 'stopped' ? stopped(run.stop) : 'has no start'}`]);
  const { id, title, teaches, card, standIns, isNew } = sample;
  const steps: ShownStep[] = [];
  let before = run.start.board;
  for (const moment of run.moments) {
    try {
      const step = await shownStep(tellingOf(game), whole, moment, before);
      steps.push(areCardsOurs(game) && playsCard(moment) ? { ...step, ourCards: true } : step);
    } catch (error) {
      throw new ContentError([`${file}: step ${steps.length + 1}: ${error instanceof Error ? error.message : error}`]);
    }
    before = moment.board;
  }
  const { sides } = game;
  const played = { digest: digestOf(sample), sides, start: run.start.board, steps };
  const line = readLine(game.id, sample, root);
  const also = { ...(card && { card }), ...(isNew && { isNew }), ...(line && { line }) };
  return { id, title, teaches, standIns, ...played, ...also };
}

/** The sample that a fresh game begins with: nothing is played in it yet. */
async function freshSample(game: Game): Promise<Sample | undefined> {
  const whole = await playOf(game.id);
  if (!whole) return undefined;
  const setup = Object.entries(whole.offers).map(([name, { options }]) => [name, options[0]?.value]);
  return {
    id: FRESH,
    title: 'A new game',
    teaches: `Play ${game.name} against the computer, around one screen or by link: the site says whose turn it is, what is allowed and the odds of every roll. Hands are open, or each player sees only their own.`,
    setup: Object.fromEntries(setup),
    standIns: [],
    steps: [],
    isNew: true,
  };
}

/** Every game that has a page: those that were written down, short ones first, then a fresh one. */
export async function everySample(game: Game): Promise<Sample[]> {
  const fresh = await freshSample(game);
  return [...readSamples(game).sort((a, b) => a.steps.length - b.steps.length), ...(fresh ? [fresh] : [])];
}

/** A fresh game as a reader sees it before it begins. */
export async function freshGame(game: Game): Promise<Shown | undefined> {
  const sample = await freshSample(game);
  return sample && shownOf(game, sample);
}

const known = new Map<string, Promise<Shown[]>>();

/** The sample games of a game as a reader sees them; played once. */
export function samplesOf(game: Game, root = process.cwd()): Promise<Shown[]> {
  const key = join(root, game.id);
  const found = known.get(key) ?? Promise.all(readSamples(game, root).map((sample) => shownOf(game, sample, root)));
  known.set(key, found);
  return found;
}

export interface SeenIn {
  readonly sample: string;
  readonly title: string;
  readonly steps: readonly number[];
}

/** The steps that show a clause. */
export async function seenIn(game: Game, clause: string): Promise<SeenIn[]> {
  return (await samplesOf(game)).flatMap(({ id, title, steps }) => {
    const found = steps.flatMap((step, i) => (step.happened.some((h) => h.rule === clause) ? [i + 1] : []));
    return found.length ? [{ sample: id, title, steps: found }] : [];
  });
}
