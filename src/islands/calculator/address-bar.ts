/** Keeps the address in step with the case as it is typed; going back restores the case of that address. */
import { droppedProblem, fromQuery, versionProblem } from '../../calculator/address.ts';
import { linkedIn, OWN_KEY, readLinked } from '../../calculator/card/link.ts';
import type { Fields } from '../../calculator/fields.ts';
import { differing } from '../../calculator/own.ts';
import type { Session } from '../../stores/session.ts';
import { $shared, TRAY_KEY } from '../../stores/tray.ts';

/** Takes over what the address says, or says why not. */
export function takeAddress(session: Session, search = location.search): void {
  const shared = fromQuery(session.calculator.fields as Fields, search);
  const problem = versionProblem(search);
  if (problem) {
    session.refuse(problem);
    return;
  }
  const linked = readLinked(linkedIn(search, session.calculator.fields as Fields), session.shipped);
  if (linked.type === 'own') session.lay(differing(linked.own, session.$mine.get()));
  if (shared) session.change(shared);
  const dropped = droppedProblem(session.calculator.fields as Fields, search);
  if (dropped) session.refuse(dropped);
  if (linked.type === 'many' || linked.type === 'unreadable')
    session.refuse({ code: linked.type, field: OWN_KEY, sentence: '' });
}

/** Shows another case of this calculator: a step back and forth in the browser's history. */
export function openCase(query: string): void {
  history.pushState(null, '', query ? `?${query}` : location.pathname);
  dispatchEvent(new PopStateEvent('popstate'));
}

export function followAddress(session: Session): () => void {
  const stop = session.$query.listen((query) => {
    // Cases of a link stay in the address until the reader has decided about them.
    const cases = $shared.get().map((pin) => [TRAY_KEY, pin.query]);
    const search = [query || (cases.length ? 'v=1' : ''), String(new URLSearchParams(cases))].filter(Boolean).join('&');
    history.replaceState(history.state, '', search ? `?${search}` : location.pathname);
  });
  const back = () => {
    // Read first: what is reset writes itself into the address.
    const { search } = location;
    session.reset();
    takeAddress(session, search);
  };
  addEventListener('popstate', back);
  return () => {
    stop();
    removeEventListener('popstate', back);
  };
}
