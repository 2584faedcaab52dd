/** Branches tried on this device: each can be continued. */
import { $tried, forgetTried } from '../../../stores/tried.ts';
import { useStore } from '../../use-store.ts';
import * as say from './played-words.ts';

export function TriedBefore({ game, sample }: { readonly game: string; readonly sample: string }) {
  const tried = useStore($tried).filter((one) => one.game === game && one.sample === sample);
  if (!tried.length) return null;
  return (
    <section class="tried" aria-label={say.triedBefore}>
      <h2>{say.goOnWith}</h2>
      <ul>
        {tried.map((one) => (
          <li key={one.from} class="beside">
            <a class="grow tap" href={one.hash}>
              {one.says}
            </a>
            <button type="button" class="bare" aria-label={say.forget(one.says)} onClick={() => forgetTried(one)}>
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
