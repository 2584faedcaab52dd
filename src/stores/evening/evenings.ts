/** The evenings on this device: started, written to, put away, resumed. Rolls are in the luck log too. */
import { atom } from 'nanostores';
import { kept } from '../kept/kept.ts';
import { forgetFall, logFall, openLog } from '../luck-log.ts';
import { $turns, follow, openTurn, startOver, tableOf } from '../turn/turn.ts';
import { type Entry, type Evening, fallOf, rollsOf, type Unnoted } from './evening.ts';
import { keptEvenings } from './read-evening.ts';

const evenings = kept<readonly Evening[]>('evenings', [], { from: keptEvenings });

export const $evenings = evenings.$value;
/** What the reader should know about storage; empty where all is well. */
export const $eveningTrouble = atom('');
/** The evening that this page changed or took away last, as it was, for the way back. */
export const $before = atom<Evening | undefined>(undefined);

export function openEvenings(): void {
  openLog();
  openTurn();
  $eveningTrouble.set(evenings.open() || $eveningTrouble.get());
}

const newId = (): string => crypto.randomUUID().slice(0, 8);

/** The one of a game that is under way. */
export const underWay = (all: readonly Evening[], game: string): Evening | undefined =>
  all.findLast((evening) => evening.game === game && evening.ended === undefined);

/** What the luck log must lose and gain where rolls were taken out, changed or put back. */
function logRolls(before: readonly Evening[], after: readonly Evening[]): void {
  const falls = (all: readonly Evening[]) =>
    new Map(
      all.flatMap((evening) =>
        rollsOf(evening).map((roll) => [
          `${evening.id} ${roll.id}`,
          { game: evening.game, fall: fallOf(evening, roll) },
        ]),
      ),
    );
  const [was, is] = [falls(before), falls(after)];
  for (const [id, { game, fall }] of was) if (!is.has(id)) forgetFall(game, fall);
  for (const [id, { game, fall }] of is) if (!was.has(id)) logFall(game, fall);
}

const change = (to: (all: readonly Evening[]) => readonly Evening[]): void => $eveningTrouble.set(evenings.change(to));

/** Changes one, whatever other pages did to the rest; its rolls were made here, and the luck log follows them. */
function changeOne(id: string, to: (evening: Evening) => Evening): void {
  const of = () => $evenings.get().filter((evening) => evening.id === id);
  let was: readonly Evening[] = [];
  change((all) => {
    was = all.filter((evening) => evening.id === id);
    return all.map((evening) => (evening.id === id ? to(evening) : evening));
  });
  $before.set(was[0]);
  logRolls(was, of());
}

const putAway = (evening: Evening): Evening => ({
  ...evening,
  ended: Date.now(),
  table: tableOf($turns.get(), evening.game),
});

const without = (all: readonly Evening[], game: string): Evening[] =>
  all.map((evening) => (evening.game === game && evening.ended === undefined ? putAway(evening) : evening));

/** Begins one; another of the game is put away. */
export function begin(
  evening: Pick<Evening, 'game' | 'players' | 'without' | 'names'>,
  { anew }: { readonly anew: boolean },
): void {
  change((all) => [...without(all, evening.game), { ...evening, id: newId(), began: Date.now(), entries: [] }]);
  if (anew) startOver(evening.game);
}

/** Puts the one under way away, with the turn as it stands. */
export const end = (game: string): void => change((all) => without(all, game));

/** Takes one up again: the turn stands where it was left. */
export function takeUp({ id, game, table }: Evening): void {
  change((all) =>
    without(all, game).map((evening) => {
      const { ended, table, ...open } = evening;
      return evening.id === id ? open : evening;
    }),
  );
  if (table) follow(game, () => table);
}

export const rename = (id: string, names: Evening['names']): void =>
  changeOne(id, (evening) => ({ ...evening, names }));

/** Notes something, at the turn that the table has come to. */
export function note({ id, game }: Evening, entry: Unnoted): void {
  const { turn, phase } = tableOf($turns.get(), game).place;
  const noted = { ...entry, id: newId(), at: Date.now(), turn, phase } as Entry;
  changeOne(id, (evening) => ({ ...evening, entries: [...evening.entries, noted] }));
}

export const amend = (id: string, entry: Entry): void =>
  changeOne(id, (evening) => ({
    ...evening,
    entries: evening.entries.map((one) => (one.id === entry.id ? entry : one)),
  }));

export const strike = (id: string, entry: string): void =>
  changeOne(id, (evening) => ({ ...evening, entries: evening.entries.filter((one) => one.id !== entry) }));

/** Takes a whole evening away; its rolls stay in the luck log. */
export function forget(id: string): void {
  $before.set($evenings.get().find((evening) => evening.id === id));
  change((all) => all.filter((evening) => evening.id !== id));
}

/** Keeps evenings that came from elsewhere, put away; nothing that is here is replaced. Returns how many are new. */
export function keep(brought: readonly Evening[]): number {
  let added = 0;
  const bare = ({ ended, table, ...evening }: Evening) => JSON.stringify(evening);
  change((all) => {
    const fresh = brought
      .filter((one) => !all.some((evening) => bare(evening) === bare(one)))
      .map((one) => ({
        ...one,
        id: all.some(({ id }) => id === one.id) ? newId() : one.id,
        ended: one.ended ?? Date.now(),
      }));
    added = fresh.length;
    return [...all, ...fresh];
  });
  return added;
}

export function undo(): void {
  const before = $before.get();
  if (!before) return;
  if ($evenings.get().some(({ id }) => id === before.id)) changeOne(before.id, () => before);
  else change((all) => [...all, before]);
  $before.set(undefined);
}
