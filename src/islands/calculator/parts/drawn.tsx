/** A sampled result: how far off it may be, after how many samples, and buttons to stop or continue. */
import { useEffect, useState } from 'preact/hooks';
import type { Sampled } from '../../../calculator/report.ts';
import { count, range } from '../../../calculator/words.ts';
import { openSampling, type Running } from '../../../stores/sampling.ts';
import { launch } from '../../../workers/launch.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import * as say from './words.tsx';

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
  return running ? <Progress sampled={sampled} running={running} /> : <Line sampled={sampled} />;
}

const another = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1e9;

function Progress({ sampled, running }: { sampled: Sampled; running: Running }) {
  const { state } = useStore(running.$run);
  return (
    <div class="drawn row">
      <Line sampled={sampled} state={state} />
      {state === 'running' ? (
        <button type="button" class="quiet keep" onClick={running.stop}>
          {say.stop}
        </button>
      ) : (
        <button type="button" class="quiet keep" onClick={() => running.again(another())}>
          {say.drawAgain}
          <span class="unseen"> {say.anotherSeed}</span>
        </button>
      )}
    </div>
  );
}

function Line({ sampled, state }: { sampled: Sampled; state?: keyof typeof say.DRAWING }) {
  const { session, methodHref } = useSurroundings();
  const { drawn, of, seed, errors } = sampled;
  const { chances } = useStore(session.$report);
  const key = session.calculator.figure ?? session.calculator.headline[0] ?? '';
  const error = errors[key];
  return (
    <p class="drawn-line note flush">
      <a href={`${methodHref}#sampled`}>{say.drawn}</a>
      {say.afterDraws(
        error === undefined ? '' : range(chances[key]!, error),
        count(drawn),
        session.calculator.sample!.of,
      )}
      {state && `, ${say.DRAWING[state]}`}. <small>{say.seed(seed)}</small>
      {drawn < of && (
        <>
          {' '}
          <progress max={of} value={drawn} aria-label={say.drawnSoFar} />
        </>
      )}
    </p>
  );
}
