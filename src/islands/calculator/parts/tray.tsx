/** Cases side by side: the sentence that decides, bars on one scale, what differs, and every figure in columns. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Calculator } from '../../../calculator/calculator.ts';
import { decides, differences, type Lettered } from '../../../calculator/told/compare.ts';
import { readCase } from '../../../calculator/told/read-case.ts';
import { whole } from '../../../calculator/told/verdict.ts';
import { casesOver } from '../../../charts/cases.ts';
import { answerTo, NO_ANSWER, type Session } from '../../../stores/session.ts';
import { $pins, $shared, keepShared, LETTERS, type Pin, removePin, sharedQuery, trayOf } from '../../../stores/tray.ts';
import { useStore } from '../../use-store.ts';
import { openCase } from '../address-bar.ts';
import { Chart } from '../charts/chart.tsx';
import { useSurroundings } from '../context.ts';
import { Bar, partsOf } from '../odds-bar.tsx';
import { remove } from '../words.tsx';
import { Columns, type Pinned, type Shown } from './tray-columns.tsx';
import * as say from './words.tsx';

/** A case that is here but cannot be read: named, and no figure of another stands for it. */
interface Unread {
  readonly letter: string;
  readonly pin: Pin;
  readonly why: string;
}

/** A pinned case computed anew with the tables of now. */
function computed({ calculator, shipped }: Session, pin: Pin, letter: string, tables: Session['shipped']) {
  const read = readCase(calculator, pin.query, shipped, tables);
  if (read.type === 'unread') return { letter, pin, why: read.why };
  const report = answerTo(calculator, read.input, read.tables);
  return report === NO_ANSWER ? { letter, pin, why: say.cannotWorkOut } : { letter, pin, input: read.input, report };
}

const figureOf = (calculator: Calculator, { report }: Lettered): string => {
  const chance = report.chances[calculator.figure ?? calculator.headline[0] ?? ''];
  return chance === undefined ? '' : whole(chance);
};

export function Tray() {
  const { session, game, uid } = useSurroundings();
  const { calculator } = session;
  const place = { game, calculator: calculator.id };
  const shared = useStore($shared);
  const mine = trayOf(useStore($pins), place);
  const pins = shared.length ? shared : mine;
  // What came with the case that is open is none of the others'.
  const tables = useStore(session.$mine);
  const query = useStore(session.$query);
  const aim = useStore(session.$input)['aim'] ?? Object.keys(calculator.aims)[0];
  // Who comes by a link with cases came to compare them.
  const [open, setOpen] = useState(shared.length > 1);
  const [said, setSaid] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!open) return;
    head.current?.focus();
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [open]);
  if (!pins.length) return null;
  const all = pins.map((pin, i): Pinned | Unread => computed(session, pin, LETTERS[i]!, tables));
  const cases = all.filter((one) => 'report' in one);
  const unread = all.filter((one) => 'why' in one);
  const chancy = calculator.headline.length > 0;
  const share = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${sharedQuery(pins)}`);
      setSaid(say.casesCopied);
    } catch {
      setSaid(say.copyingBlocked);
    }
  };
  const show = (pin: Pin) => {
    setOpen(false);
    openCase(pin.query);
  };
  return (
    <div class="tray-place" data-open={open || undefined}>
      <button type="button" class="tray-bar on-sheet" aria-expanded={open} onClick={() => setOpen(true)}>
        <b>{say.compare}</b>
        {unread.map(({ letter }) => (
          <span key={letter} class="beside">
            <i class="disc">{letter}</i> {say.cannotBeRead}
          </span>
        ))}
        {cases.map((one) => (
          <span key={one.letter} class="beside">
            <i class="disc">{one.letter}</i>
            {chancy && <Bar parts={partsOf(calculator, one.report)} uid={`${uid}-bar-${one.letter}`} height={10} />}
            <strong>{figureOf(calculator, one)}</strong>
          </span>
        ))}
      </button>
      <section class="tray on-sheet framed" aria-label={say.sideBySide}>
        <header class="beside gap-7 apart">
          <h2 ref={head} tabIndex={-1}>
            {say.compare}
          </h2>
          <span class="actions row">
            <button type="button" onClick={share}>
              {say.shareCases(cases.length)}
            </button>
            <button type="button" class="shut" onClick={() => setOpen(false)}>
              {say.close}
            </button>
          </span>
        </header>
        {shared.length > 0 && (
          <p class="notice">
            {say.cameWithLink}{' '}
            <button type="button" onClick={() => setSaid(keepShared(place))}>
              {say.keepCases(mine.length > 0)}
            </button>{' '}
            <button type="button" onClick={() => $shared.set([])}>
              {mine.length > 0 ? say.showMine : say.discardThem}
            </button>
          </p>
        )}
        {unread.map(({ letter, pin, why }) => (
          <p key={letter} class="problem">
            {say.unreadCase(letter, shared.length > 0, why)}{' '}
            {!shared.length && (
              <button type="button" class="quiet" onClick={() => setSaid(removePin(pin))}>
                {remove}
                <span class="unseen"> {letter}</span>
              </button>
            )}
          </p>
        ))}
        <p class="verdict">{decides(calculator, cases, aim === undefined ? undefined : String(aim))}</p>
        {chancy && <Bars calculator={calculator} cases={cases} uid={uid} />}
        <Columns
          aim={aim === undefined ? undefined : String(aim)}
          calculator={calculator}
          cases={cases}
          now={query}
          show={show}
          tell={shared.length ? undefined : setSaid}
        />
        <Common calculator={calculator} cases={cases} />
        <Over calculator={calculator} cases={cases} />
        <p role="status">{said}</p>
      </section>
    </div>
  );
}

function Bars({ calculator, cases, uid }: Shown & { uid: string }) {
  const seen = new Map(cases.flatMap(({ report }) => partsOf(calculator, report)).map((part) => [part.key, part]));
  return (
    <div class="tray-bars">
      {cases.map((one) => (
        <p key={one.letter} class="beside gap-6">
          <i class="disc">{one.letter}</i>
          <Bar parts={partsOf(calculator, one.report)} uid={`${uid}-tray-${one.letter}`} height={22} />
          <strong>{figureOf(calculator, one)}</strong>
        </p>
      ))}
      <ul class="legend row note">
        {[...seen.values()].map(({ key, name, tone, lined }) => (
          <li key={key}>
            <i class={`key tone-${tone}${lined ? ' lined' : ''}`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Common({ calculator, cases }: Shown) {
  const { common } = differences(calculator, cases);
  if (cases.length < 2 || !common.length) return null;
  return <p class="hint">{say.sameIn(cases.length, common.join(' · '))}</p>;
}

/** The first chart of all cases in one picture. */
function Over({ calculator, cases }: Shown) {
  const bars = casesOver(calculator, cases);
  if (!bars || cases.length < 2) return null;
  return (
    <section class="chart">
      <Chart bars={bars} />
      <h3>{bars.title}</h3>
    </section>
  );
}
