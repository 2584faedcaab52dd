/** The picture of a worked example, from its data alone: the places it names on the map, and who faces whom. */
import type { Calculator } from '../calculator/calculator.ts';
import type { Board, Party } from '../play/board.ts';
import type { Side } from '../play/shown.ts';
import type { Example, Game } from './game.ts';

/** Pieces by how a field that counts them ends, after whose they are. */
const PIECES: Readonly<Record<string, string>> = {
  cu: 'CU',
  cus: 'CU',
  legions: 'Legions',
  warships: 'Warships',
  units: 'Units',
};
const COUNTS = /^(.*?)(cus?|legions|warships|units)$/i;
const RATES = ['Rating', 'Tactics', 'Admiral'];
const ROLES: Readonly<Record<string, string>> = {
  '': 'The army',
  here: 'The army there',
  flank: 'Flanking force',
  mover: 'The army that moves',
  box: 'Garrison box',
};
/** Sides that an example does not name are told apart all the same. */
const PLAIN = ['band', 'bars', 'chevrons'];

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function sideOf(game: Game, { sides = {} }: Example, prefix: string, nth: number): Side {
  const named = sides[prefix];
  const known = game.sides.find(
    ({ id, name }) => id === prefix || (named && (name === named || named.startsWith(name))),
  );
  const name = named ?? known?.name ?? ROLES[prefix] ?? titled(prefix);
  return known ?? { id: prefix || 'own', name, letters: name.slice(0, 2), look: PLAIN[nth % PLAIN.length] ?? 'band' };
}

export interface ExamplePicture {
  readonly parties: readonly Party[];
  readonly sides: readonly Side[];
  /** Ids of the places that its words or its input name. */
  readonly places: readonly string[];
}

function partiesOf(game: Game, example: Example, { fields }: Calculator, input: Readonly<Record<string, unknown>>) {
  const found = new Map<string, { kind: string; number: number }[]>();
  for (const name of Object.keys(fields)) {
    const [, prefix, piece] = COUNTS.exec(name) ?? [];
    const number = input[name];
    if (prefix === undefined || !piece || typeof number !== 'number' || number <= 0 || !(name in example.run.input))
      continue;
    found.set(prefix, [...(found.get(prefix) ?? []), { kind: PIECES[piece.toLowerCase()] ?? 'CU', number }]);
  }
  return [...found].map(([prefix, pieces], i) => {
    const side = sideOf(game, example, prefix, i);
    const rated = RATES.flatMap((ending) => {
      const rating = example.run.input[prefix ? `${prefix}${ending}` : ending.toLowerCase()];
      return typeof rating === 'number' && rating > 0 ? [`${ending} ${rating}`] : [];
    })[0];
    const party: Party = {
      side: side.id,
      role: example.sides?.[prefix] ?? ROLES[prefix] ?? titled(prefix),
      stacks: pieces.map((piece) => ({ side: side.id, ...piece })),
      ...(rated && { leaders: [{ id: prefix || 'leader', side: side.id, name: rated }] }),
    };
    return { side, party };
  });
}

/** Whole words only, and the longest name first: Carthago Nova is not Carthago. */
function placesIn(game: Game, words: string): string[] {
  let rest = words;
  const spaces = (game.map?.spaces ?? []).toSorted((a, b) => b.name.length - a.name.length);
  return spaces.flatMap(({ name }) => {
    const whole = new RegExp(`(?<![\\p{L}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'gu');
    if (!whole.test(rest)) return [];
    rest = rest.replaceAll(whole, ' ');
    return [idOf(name)];
  });
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export function examplePicture(
  game: Game,
  example: Example,
  calculator: Calculator,
  input: Readonly<Record<string, unknown>>,
): ExamplePicture {
  const made = partiesOf(game, example, calculator, input);
  const words = [example.title, ...example.given, ...Object.values(example.run.input).flat(2).map(String)].join(' ; ');
  const ids = (game.map?.spaces ?? []).map(({ name }) => idOf(name));
  const named = Object.values(example.run.input)
    .flat(2)
    .filter((value): value is string => typeof value === 'string' && ids.includes(value));
  return {
    parties: made.map(({ party }) => party),
    sides: [...new Map([...game.sides, ...made.map(({ side }) => side)].map((side) => [side.id, side])).values()],
    places: [...new Set([...placesIn(game, words), ...named])],
  };
}

/** The board that it is shown on: whose home a place is, and the armies beside it. */
export function exampleBoard(game: Game, title: string, { parties, places }: ExamplePicture): Board {
  const spaces = game.map?.spaces ?? [];
  // A map names peoples, a board sides: Romans, rome.
  const controls = (home = ''): string | null =>
    game.sides.find(({ id }) => home.toLowerCase().startsWith(id.slice(0, 3)))?.id ?? null;
  return {
    title,
    places: places.length
      ? Object.fromEntries(
          spaces.map(({ name, home }) => [idOf(name), { control: controls(home), stacks: [], leaders: [] }]),
        )
      : {},
    tracks: {},
    hands: {},
    piles: {},
    ...(parties.length > 0 && { box: { title: 'The position', parties } }),
    viewer: 'all',
    asked: null,
    moves: [],
    score: null,
    ending: null,
  };
}
