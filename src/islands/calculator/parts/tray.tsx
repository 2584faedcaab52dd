/** Cases side by side: the sentence that decides, bars on one scale, what differs, and every figure in columns. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { fromQuery } from '../../../calculator/address.ts';
import type { Calculator } from '../../../calculator/calculator.ts';
import { linkedIn, readLinked } from '../../../calculator/card/link.ts';
import type { Fields } from '../../../calculator/fields.ts';
import { withOwn } from '../../../calculator/own.ts';
import { parse } from '../../../calculator/parse.ts';
import { type Case, decides, differences, rowsOf } from '../../../calculator/told/compare.ts';
import { howSure, SENDER, SIGN_WORDS } from '../../../calculator/told/sure.ts';
import { whole } from '../../../calculator/told/verdict.ts';
import { casesOver } from '../../../charts/cases.ts';
import type { Session } from '../../../stores/session.ts';
import {
  $pins,
  $shared,
  keepShared,
  LETTERS,
  type Pin,
  removePin,
  renamePin,
  sharedQuery,
  trayOf,
} from '../../../stores/tray.ts';
import { useStore } from '../../use-store.ts';
import { openCase } from '../address-bar.ts';
import { Chart } from '../charts/chart.tsx';
import { useSurroundings } from '../context.ts';
import { Bar, partsOf } from '../odds-bar.tsx';
import { Sign } from '../sign.tsx';

interface Pinned extends Case {
  readonly pin: Pin;
}

/** A pinned case computed anew with the tables of now; one that no longer makes sense is passed over. */
function computed({ calculator, shipped }: Session, pin: Pin, letter: string, tables: Session['shipped']): Pinned[] {
  const parsed = parse(calculator.fields as Fields, fromQuery(calculator.fields as Fields, pin.query) ?? {});
  if (parsed.type !== 'input') return [];
  const linked = readLinked(linkedIn(pin.query, calculator.fields as Fields), shipped);
  const own = linked.type === 'own' ? withOwn(tables, linked.own, SENDER) : tables;
  return [{ pin, letter, input: parsed.input, report: calculator.compute(parsed.input as never, own) }];
}

const figureOf = (calculator: Calculator, { report }: Case): string => {
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
  const tables = useStore(session.$tables);
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
  const cases = pins.flatMap((pin, i) => computed(session, pin, LETTERS[i]!, tables));
  const chancy = calculator.headline.length > 0;
  const share = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${sharedQuery(pins)}`);
      setSaid('Link to these cases copied.');
    } catch {
      setSaid('This browser does not let pages copy.');
    }
  };
  const show = (pin: Pin) => {
    setOpen(false);
    openCase(pin.query);
  };
  return (
    <div class="tray-place" data-open={open || undefined}>
      <button type="button" class="tray-bar" aria-expanded={open} onClick={() => setOpen(true)}>
        <b>Compare</b>
        {cases.map((one) => (
          <span key={one.letter}>
            <i class="letter">{one.letter}</i>
            {chancy && <Bar parts={partsOf(calculator, one.report)} uid={`${uid}-bar-${one.letter}`} height={10} />}
            <strong>{figureOf(calculator, one)}</strong>
          </span>
        ))}
      </button>
      <section class="tray" aria-label="Cases side by side">
        <header>
          <h2 ref={head} tabIndex={-1}>
            Compare
          </h2>
          <span class="actions">
            <button type="button" onClick={share}>
              Share {cases.length > 1 ? 'all' : 'it'}
            </button>
            <button type="button" class="shut" onClick={() => setOpen(false)}>
              Close
            </button>
          </span>
        </header>
        {shared.length > 0 && (
          <p class="notice">
            These cases came with the link.{' '}
            <button type="button" onClick={() => setSaid(keepShared(place))}>
              Keep them{mine.length > 0 && ' in place of mine'}
            </button>{' '}
            <button type="button" onClick={() => $shared.set([])}>
              {mine.length > 0 ? 'Show mine' : 'Leave them'}
            </button>
          </p>
        )}
        <p class="verdict">{decides(calculator, cases, aim === undefined ? undefined : String(aim))}</p>
        {chancy && <Bars calculator={calculator} cases={cases} uid={uid} />}
        <Columns
          calculator={calculator}
          cases={cases}
          now={query}
          show={show}
          say={shared.length ? undefined : setSaid}
        />
        <Common calculator={calculator} cases={cases} />
        <Over calculator={calculator} cases={cases} />
        <p role="status">{said}</p>
      </section>
    </div>
  );
}

interface Shown {
  readonly calculator: Calculator;
  readonly cases: readonly Pinned[];
}

function Bars({ calculator, cases, uid }: Shown & { uid: string }) {
  const seen = new Map(cases.flatMap(({ report }) => partsOf(calculator, report)).map((part) => [part.key, part]));
  return (
    <div class="tray-bars">
      {cases.map((one) => (
        <p key={one.letter}>
          <i class="letter">{one.letter}</i>
          <Bar parts={partsOf(calculator, one.report)} uid={`${uid}-tray-${one.letter}`} height={22} />
          <strong>{figureOf(calculator, one)}</strong>
        </p>
      ))}
      <ul class="legend">
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

interface ColumnsProps extends Shown {
  readonly now: string;
  readonly show: (pin: Pin) => void;
  /** Where to tell what came of a change; cases of a link cannot be changed before they are kept. */
  readonly say: ((sentence: string) => void) | undefined;
}

function Columns({ calculator, cases, now, show, say }: ColumnsProps) {
  const { own } = differences(calculator, cases);
  return (
    <section class="scroll" aria-label="Every figure side by side" tabIndex={0}>
      <table class="figures columns">
        <thead>
          <tr>
            <td />
            {cases.map(({ letter, pin }) => (
              <th key={letter} scope="col" data-now={pin.query === now ? '' : undefined}>
                <i class="letter">{letter}</i> {pin.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.length > 1 && (
            <tr>
              <th scope="row">What differs</th>
              {cases.map(({ letter }, i) => (
                <td key={letter} class="text">
                  {own[i]!.length ? own[i]!.map((words) => <mark key={words}>{words}</mark>) : 'nothing more'}
                </td>
              ))}
            </tr>
          )}
          {rowsOf(calculator, cases).map(({ name, values, best }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, i) => (
                <td key={cases[i]!.letter} class={best.includes(i) ? 'best' : undefined}>
                  {value}
                  {best.includes(i) && <small> best</small>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">How sure</th>
            {cases.map(({ letter, report }) => {
              const { sign } = howSure(report);
              return (
                <td key={letter}>
                  <Sign of={sign} /> {SIGN_WORDS[sign]}
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">This case</th>
            {cases.map(({ letter, pin }) => (
              <td key={letter} class="text">
                <Doings letter={letter} pin={pin} show={show} say={say} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Doings({ letter, pin, show, say }: { letter: string; pin: Pin } & Pick<ColumnsProps, 'show' | 'say'>) {
  const of = <span class="unseen"> {letter}</span>;
  return (
    <>
      <button type="button" class="quiet" onClick={() => show(pin)}>
        Open{of}
      </button>
      {say && (
        <>
          <input
            aria-label={`Name of ${letter}`}
            placeholder="Name it"
            autocomplete="off"
            value={pin.name ?? ''}
            maxLength={40}
            onChange={(event) => say(renamePin(pin, event.currentTarget.value))}
          />
          <button type="button" class="quiet" onClick={() => say(removePin(pin))}>
            Remove{of}
          </button>
        </>
      )}
    </>
  );
}

function Common({ calculator, cases }: Shown) {
  const { common } = differences(calculator, cases);
  if (cases.length < 2 || !common.length) return null;
  return (
    <p class="hint">
      The same in {cases.length === 2 ? 'both' : 'all'}: {common.join(' · ')}
    </p>
  );
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
