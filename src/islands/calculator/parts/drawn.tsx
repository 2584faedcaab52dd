/** How far a drawn result has come: progress, stop, and another run. Nothing where the result is exact. */
import { useEffect, useState } from 'preact/hooks';
import type { Sampled } from '../../../calculator/report.ts';
import { count } from '../../../calculator/words.ts';
import { openSampling, type Running } from '../../../stores/sampling.ts';
import { launch } from '../../../workers/launch.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';

/** Runs while the calculator is on the page; the build draws no more than the first report. */
export function Drawn() {
  const { session, game } = useSurroundings();
  const { sampled } = useStore(session.$report);
  const [running, setRunning] = useState<Running>();
  const draws = session.calculator.sample !== undefined;
  useEffect(() => {
    if (!draws) return;
    const opened = openSampling(session, game, launch);
    setRunning(opened);
    return opened.close;
  }, []);
  if (!draws || !sampled) return null;
  return running ? <Progress sampled={sampled} running={running} /> : <Standing sampled={sampled} />;
}

const another = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1e9;

function Progress({ sampled, running }: { sampled: Sampled; running: Running }) {
  const { state } = useStore(running.$run);
  return (
    <div class="drawn">
      <Standing sampled={sampled} state={state} />
      {state === 'running' ? (
        <button type="button" class="quiet" onClick={running.stop}>
          Stop
        </button>
      ) : (
        <button type="button" class="quiet" onClick={() => running.again(another())}>
          Run again<span class="unseen"> with another seed</span>
        </button>
      )}
    </div>
  );
}

const SAID = {
  running: 'drawing',
  stopped: 'stopped',
  done: 'done',
  failed: 'this browser draws no more',
} as const;

function Standing({ sampled, state }: { sampled: Sampled; state?: keyof typeof SAID }) {
  const { session, methodHref } = useSurroundings();
  const { drawn, of, seed } = sampled;
  return (
    <p class="drawn-line">
      {drawn < of && (
        <>
          <progress max={of} value={drawn} aria-label="Drawn so far" />{' '}
        </>
      )}
      <a href={`${methodHref}#sampled`}>Sampled</a>, {count(drawn)} {session.calculator.sample!.of}
      {state && (
        <>
          , <b>{SAID[state]}</b>
        </>
      )}{' '}
      <small>seed {seed}</small>
    </p>
  );
}
