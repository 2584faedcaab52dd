/** The find box: a number or words, results as you type; recent and pinned clauses before anything is typed. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Finder } from '../../find/search.ts';
import { $pinned, $recent, isPinned, openShelf, togglePin, visit } from '../../stores/shelf.ts';
import { useAttempt } from '../later.tsx';
import { useStore } from '../use-store.ts';
import { Hit } from './hit.tsx';
import { finderAt } from './library.ts';
import { foundRows, type Row, shelfRows } from './rows.ts';
import * as say from './words.ts';

interface FindProps {
  readonly base: string;
  readonly game: string;
  /** Names of the games, by id, in their order. */
  readonly names: Readonly<Record<string, string>>;
  /** What was typed before this code arrived. */
  readonly begun: string;
  readonly close: () => void;
}

/** A game's name where there is little room. */
const shortOf = (name = ''): string => name.split(':')[0]!.replace(/^The /, '');

export function Find({ base, game, names, begun, close }: FindProps) {
  const [finder, setFinder] = useState<Finder>();
  const [lost, attempt] = useAttempt();
  const [typed, setTyped] = useState(begun);
  const [active, setActive] = useState(0);
  const [trouble, setTrouble] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const pinned = useStore($pinned);
  const recent = useStore($recent);
  useEffect(() => {
    openShelf();
    void attempt(async () => setFinder(await finderAt(base, Object.keys(names))));
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const asked = typed.trim();
  // The arrows draw the box anew without asking anew.
  const found = useMemo(() => (finder && asked ? foundRows(finder, asked, game) : []), [finder, asked]);
  const rows = asked ? found : shelfRows([...pinned, ...recent.filter((slip) => !isPinned(pinned, slip))], names);
  const told = rows[0]?.isCase ? rows[0].slip.address : '';
  const [answer, setAnswer] = useState({ of: '', says: '' });
  useEffect(() => {
    let late = false;
    // Without it the case can still be opened.
    const answered = async () => (await import('./case-answer.ts')).caseAnswer(base, told);
    if (told)
      answered().then(
        (says) => !late && setAnswer({ of: told, says }),
        () => {},
      );
    return () => {
      late = true;
    };
  }, [told]);
  const here = Math.min(active, Math.max(0, rows.length - 1));

  /** What belongs to another game than the one the reader is in; concepts belong to all. */
  const isOther = ({ slip }: Row): boolean => game !== '' && slip.game !== '' && slip.game !== game;
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
        {say.findClause}
      </label>
      <div class="find-field beside line-below">
        <input
          id="find-input"
          class="grow"
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls="find-list"
          aria-activedescendant={rows.length ? `find-${here}` : undefined}
          aria-autocomplete="list"
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="go"
          spellcheck={false}
          placeholder={say.examples}
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <button type="button" class="quiet" onClick={close}>
          {say.close}
        </button>
      </div>
      <p class="unseen" role="status">
        {asked ? say.found(rows.length) : ''}
      </p>
      {lost}
      {trouble && <p class="problem">{trouble}</p>}
      {!asked && rows.length === 0 && <p class="hint">{say.typeSomething}</p>}
      {asked && finder && rows.length === 0 && <p class="hint">{say.nothing(typed)}</p>}
      <ul id="find-list" ref={list} role="listbox" aria-label={asked ? say.foundList : say.pinnedAndRecent}>
        {rows.map((row, i) => (
          <Hit
            key={row.slip.address + row.slip.label}
            row={row}
            id={`find-${i}`}
            active={i === here}
            other={row.slip.game === game ? undefined : shortOf(names[row.slip.game])}
            apart={asked !== '' && i > 0 && isOther(row) && rows.slice(0, i).every((before) => !isOther(before))}
            pinned={isPinned(pinned, row.slip)}
            figure={row.isCase && answer.of === row.slip.address ? answer.says : ''}
            onOpen={() => open(row)}
            onPoint={() => setActive(i)}
          />
        ))}
      </ul>
      {rows[here] && (
        <button
          type="button"
          class="quiet"
          aria-pressed={isPinned(pinned, rows[here].slip)}
          // The box keeps the focus, so that Enter still opens.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setTrouble(togglePin(rows[here]!.slip))}
        >
          {isPinned(pinned, rows[here].slip) ? say.unpin : say.pin} {rows[here].slip.label}
        </button>
      )}
    </search>
  );
}
