/** The find box: a number or words, results as you type; recent and pinned clauses before anything is typed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { excerpt, marked, type Piece } from '../../find/excerpt.ts';
import { type Finder, type Found, find } from '../../find/search.ts';
import { $pinned, $recent, isPinned, openShelf, type Slip, togglePin, visit } from '../../stores/shelf.ts';
import { useStore } from '../use-store.ts';
import { finderAt } from './library.ts';

interface FindProps {
  readonly base: string;
  readonly game: string;
  /** Names of the games, by id, in their order. */
  readonly names: Readonly<Record<string, string>>;
  /** What was typed before this code arrived. */
  readonly begun: string;
  readonly close: () => void;
}

type Row = { readonly slip: Slip; readonly path: string; readonly found?: Found };

export function Find({ base, game, names, begun, close }: FindProps) {
  const [finder, setFinder] = useState<Finder>();
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState(begun);
  const [active, setActive] = useState(0);
  const [trouble, setTrouble] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const pinned = useStore($pinned);
  const recent = useStore($recent);
  useEffect(() => {
    openShelf();
    finderAt(base, Object.keys(names)).then(setFinder, () => setFailed(true));
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const found = finder && typed.trim() ? find(finder, typed, game) : [];
  const shelf: Row[] = [...pinned, ...recent.filter((slip) => !isPinned(pinned, slip))].map((slip) => ({
    slip,
    path: names[slip.game] ?? '',
  }));
  const rows: Row[] = typed.trim() ? found.map((f) => ({ slip: f.document, path: f.document.path, found: f })) : shelf;
  const here = Math.min(active, Math.max(0, rows.length - 1));

  const open = ({ slip }: Row) => {
    visit(slip);
    close();
    location.assign(base + slip.address);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((here + step + rows.length) % Math.max(1, rows.length));
    }
    if (event.key === 'Enter' && rows[here]) {
      event.preventDefault();
      open(rows[here]);
    }
  };
  return (
    <search class="find-box">
      <label class="unseen" for="find-input">
        Find a clause by number or words
      </label>
      <input
        id="find-input"
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls="find-list"
        aria-activedescendant={rows.length ? `find-${here}` : undefined}
        aria-autocomplete="list"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder="12.4.1, #32, retreat by sea …"
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <p class="unseen" role="status">
        {typed.trim() ? `${found.length} found` : ''}
      </p>
      {failed && <p class="problem">The index could not be loaded. Close and open this box to try again.</p>}
      {trouble && <p class="problem">{trouble}</p>}
      {!typed.trim() && rows.length === 0 && (
        <p class="hint">Type a clause number, or what it is about. Clauses you open will be listed here.</p>
      )}
      {typed.trim() && finder && rows.length === 0 && (
        <p class="hint">Nothing found for “{typed}”. Try fewer or other words.</p>
      )}
      {rows[here] && (
        <button
          type="button"
          class="quiet"
          aria-pressed={isPinned(pinned, rows[here].slip)}
          // The box keeps the focus, so that Enter still opens.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setTrouble(togglePin(rows[here]!.slip))}
        >
          {isPinned(pinned, rows[here].slip) ? '★ Unpin' : '☆ Pin'} {rows[here].slip.label}
        </button>
      )}
      <ul id="find-list" ref={list} role="listbox" aria-label={typed.trim() ? 'Found' : 'Pinned and recent'}>
        {rows.map((row, i) => (
          <Result
            key={row.slip.address + row.slip.label}
            row={row}
            id={`find-${i}`}
            active={i === here}
            other={row.slip.game === game ? undefined : names[row.slip.game]}
            pinned={isPinned(pinned, row.slip)}
            onOpen={() => open(row)}
            onPoint={() => setActive(i)}
          />
        ))}
      </ul>
    </search>
  );
}

const Pieces = ({ of }: { of: readonly Piece[] }) => (
  <>{of.map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
);

interface ResultProps {
  readonly row: Row;
  readonly id: string;
  readonly active: boolean;
  readonly other: string | undefined;
  readonly pinned: boolean;
  readonly onOpen: () => void;
  readonly onPoint: () => void;
}

function Result({ row: { slip, path, found }, id, active, other, pinned, onOpen, onPoint }: ResultProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the box above
    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
    <li id={id} role="option" aria-selected={active} onClick={onOpen} onMouseMove={onPoint}>
      <span class="found-number">{slip.label}</span>
      <span class="found-title">
        <Pieces of={marked(slip.title, found?.words ?? [])} />
        <small>
          {' '}
          {other && `${other}, `}
          {path}
        </small>
        {found && found.words.length > 0 && (
          <span class="found-text">
            <Pieces of={excerpt(found.document.text, found.words)} />
          </span>
        )}
      </span>
      <span class="pin" aria-hidden="true">
        {pinned ? '★' : ''}
      </span>
    </li>
  );
}
