/** The picture of a worked example, from its data alone: what is on the map, who faces whom, and what else is given. */
import type { Calculator } from '../calculator/calculator.ts';
import type { Field } from '../calculator/fields.ts';
import type { Board, Fact, Party } from '../play/board.ts';
import type { Side } from '../play/shown.ts';
import { placeId, placeNamed, type Stands, standsIn } from './example-position.ts';
import type { Example, Game } from './game.ts';

type Input = Readonly<Record<string, unknown>>;

/** Pieces by how a field that counts them ends, after whose they are. */
const PIECES: Readonly<Record<string, string>> = {
  cu: 'CU',
  cus: 'CU',
  legions: 'Legions',
  warships: 'Warships',
  units: 'Units',
};
const COUNTS = /^(.*?)(cus?|legions|warships|units)$/i;
const RATES = /^(.*?)(rating|tactics|admiral)$/i;
const LED = /^(.+)Leader$/;
const ROLES: Readonly<Record<string, string>> = {
  '': 'The army',
  attacker: 'Attacker',
  defender: 'Defender',
  here: 'The army there',
  flank: 'Flanking force',
  mover: 'The moving army',
  box: 'Garrison box',
  base: 'Base',
};
/** Whose name of the example's a part of the input bears. */
const AS: Readonly<Record<string, string>> = { mover: 'attacker', flank: 'attacker', here: 'defender', '': 'defender' };
/** Fields that say whose the force of the input is. */
const WHOSE = ['who', 'power', 'raiders', 'side', 'player', 'base'];
/** Fields that ask, and give nothing. */
const ASKS = ['ask', 'moment', 'hand'];
/** Sides that an example does not name are told apart all the same. */
const PLAIN = ['band', 'bars', 'chevrons'];
const NOBODYS: readonly Side[] = [
  { id: 'own', name: 'The army', letters: '', look: 'band' },
  { id: 'others', name: 'Another player', letters: '', look: 'bars' },
];

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function sideOf(game: Game, { sides = {}, run: { input } }: Example, prefix: string, nth: number): Side {
  const named = sides[prefix] ?? sides[AS[prefix] ?? ''];
  const said = prefix === 'mover' ? input['mover'] : prefix ? prefix : WHOSE.map((name) => input[name]).find(Boolean);
  const known = game.sides.find(({ id, name }) => id === said || (named && (name === named || named.startsWith(name))));
  // Of two sides, the one that does not move is the other one.
  const other =
    prefix === '' && game.sides.length === 2 && typeof input['mover'] === 'string'
      ? game.sides.find(({ id }) => id !== input['mover'])
      : undefined;
  const name = named ?? ROLES[prefix] ?? titled(prefix);
  return (
    known ??
    other ?? {
      id: prefix || 'own',
      name,
      letters: named || /^(?:attacker|defender)$/.test(prefix) ? name.slice(0, 2) : '',
      look: PLAIN[nth % PLAIN.length] ?? 'band',
    }
  );
}

/** A value as its field shows it. */
function shownAs(field: Field, value: unknown): string {
  if (field.kind === 'flag') return value ? 'yes' : 'no';
  if (field.kind === 'number') {
    const word = field.words?.find(({ id }: { readonly id: string }) => id === value)?.label;
    return word ?? `${field.signed && Number(value) > 0 ? '+' : ''}${String(value).replace('-', '−')}`;
  }
  if (field.kind === 'list') return '';
  return field.options.find(({ id }) => id === value)?.label ?? String(value);
}

/** What an item of a list says: its first two fields, and what else is not as usual. */
const itemSays = (of: Readonly<Record<string, Field>>, item: Input): string =>
  Object.entries(of)
    .filter(([name, { kind, ...field }], i) => {
      if (!(name in item) || item[name] === false) return false;
      return item[name] !== field.default || (i < 2 && (kind === 'choice' || kind === 'number'));
    })
    .slice(0, 3)
    .map(([name, field]) =>
      field.kind === 'choice' ? shownAs(field, item[name]) : `${field.label} ${shownAs(field, item[name])}`,
    )
    .join(', ');

export interface ExamplePicture {
  readonly parties: readonly Party[];
  readonly facts: readonly Fact[];
  readonly sides: readonly Side[];
  /** Ids of the places that its words or its input name. */
  readonly places: readonly string[];
  readonly stands: Stands;
}

interface Part {
  readonly stacks: { kind: string; number: number }[];
  leader?: { readonly name: string; readonly rating?: number; readonly status?: string };
}

/** Armies, ratings and whatever else the input gives, each told by its own field. */
function partsOf(game: Game, example: Example, { fields }: Calculator) {
  const { input } = example.run;
  const isWhose = (prefix: string) =>
    prefix in ROLES || prefix in (example.sides ?? {}) || game.sides.some(({ id }) => id === prefix);
  const found = new Map<string, Part>();
  const part = (prefix: string): Part => {
    const one = found.get(prefix) ?? { stacks: [] };
    found.set(prefix, one);
    return one;
  };
  const facts: Fact[] = [];
  const places: Fact[] = [];
  const counted = Object.keys(input).some((name) => COUNTS.exec(name)?.[1] === '' && Number(input[name]) > 0);
  for (const [name, value] of Object.entries(input)) {
    const field = fields[name];
    if (!field || field.kind === 'ruling' || value === false || ASKS.includes(name)) continue;
    if (placeNamed(game, field, value)) {
      places.push({ label: field.label, value: shownAs(field, value) });
      continue;
    }
    const [, counts, piece] = COUNTS.exec(name) ?? [];
    const [, rates, rate = ''] = RATES.exec(name) ?? [];
    const [, led] = LED.exec(name) ?? [];
    if (counts !== undefined && piece && isWhose(counts) && typeof value === 'number') {
      if (value > 0) part(counts).stacks.push({ kind: PIECES[piece.toLowerCase()] ?? 'CU', number: value });
    } else if (rates !== undefined && isWhose(rates) && (rates || counted) && typeof value === 'number') {
      if (value > 0) part(rates).leader = { name: titled(rate.toLowerCase()), rating: value };
    } else if (led && isWhose(led) && field.kind === 'choice') {
      if (value !== 'none') part(led).leader = { name: shownAs(field, value), status: String(value) };
    } else if (field.kind === 'list') {
      // The parser made a list of it.
      for (const item of value as readonly Input[]) {
        const says = itemSays(field.of, item);
        const side = game.sides.find(({ id }) => Object.values(item).includes(id))?.id;
        if (says) facts.push({ label: titled(field.item), value: says, ...(side && { side }) });
      }
    } else {
      const side = game.sides.find(({ id }) => id === value || (name !== id && name.startsWith(id)) || name === id)?.id;
      facts.push({ label: field.label, value: shownAs(field, value), ...(side && { side }) });
    }
  }
  // A place is seen on the map, and told where there is nothing else to tell.
  return { found, facts: found.size || facts.length ? facts : places };
}

function partyOf(game: Game, example: Example, [prefix, { stacks, leader }]: [string, Part], nth: number) {
  const side = sideOf(game, example, prefix, nth);
  const role = example.sides?.[prefix] ?? example.sides?.[AS[prefix] ?? ''] ?? ROLES[prefix] ?? titled(prefix);
  // Without an army a rating is somebody's.
  const name = stacks.length || leader?.status ? leader?.name : role;
  const party: Party = {
    side: side.id,
    role,
    stacks: stacks.map((piece) => ({ side: side.id, ...piece })),
    ...(leader && name && { leaders: [{ id: prefix || 'leader', side: side.id, ...leader, name }] }),
  };
  return { side, party };
}

/** Whole words only, and the longest name first: Carthago Nova is not Carthago. */
function placesIn(game: Game, words: string): string[] {
  let rest = words;
  const spaces = (game.map?.spaces ?? []).toSorted((a, b) => b.name.length - a.name.length);
  return spaces.flatMap(({ name }) => {
    const whole = new RegExp(`(?<![\\p{L}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'gu');
    if (!whole.test(rest)) return [];
    rest = rest.replaceAll(whole, ' ');
    return [placeId(name)];
  });
}

export function examplePicture(game: Game, example: Example, calculator: Calculator): ExamplePicture {
  const { found, facts } = partsOf(game, example, calculator);
  const made = [...found].map((one, nth) => partyOf(game, example, one, nth));
  const parties = made.map(({ party }) => party);
  const sides = new Map([...NOBODYS, ...game.sides, ...made.map(({ side }) => side)].map((side) => [side.id, side]));
  const stands = standsIn(game, example, calculator, parties, [...sides.keys()]);
  const words = [example.title, ...example.given].join(' ; ');
  const named = Object.entries(example.run.input).flatMap(
    ([name, value]) => placeNamed(game, calculator.fields[name], value) ?? [],
  );
  const standing = Object.keys(stands.places);
  return {
    parties,
    facts,
    stands,
    sides: [...sides.values()],
    // Where its pieces are told, the rest of its words is only a mention.
    places: [...new Set(standing.length ? standing : [...placesIn(game, words), ...named])],
  };
}

/** The board that it is shown on: whose home a place is, what stands there, and the armies beside it where they have no place. */
export function exampleBoard(game: Game, title: string, { parties, facts, places, stands }: ExamplePicture): Board {
  const spaces = game.map?.spaces ?? [];
  // A map names peoples, a board sides: Romans, rome.
  const controls = (home = ''): string | null =>
    game.sides.find(({ id }) => home.toLowerCase().startsWith(id.slice(0, 3)))?.id ?? null;
  const placed = Object.keys(stands.places).length > 0;
  const beside = placed ? [] : parties;
  return {
    title,
    places: places.length
      ? Object.fromEntries(
          spaces.map(({ name, home }) => [
            placeId(name),
            { control: controls(home), stacks: [], leaders: [], ...stands.places[placeId(name)] },
          ]),
        )
      : {},
    tracks: {},
    hands: {},
    piles: {},
    ...((beside.length > 0 || facts.length > 0) && {
      box: { title: beside.length ? 'The position' : 'Also given', parties: beside, facts },
    }),
    viewer: 'all',
    asked: null,
    moves: stands.moves,
    score: null,
    ending: null,
  };
}
