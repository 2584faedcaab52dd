/** The address follows the input while it is typed; going back brings back the input of that address. */
import { fromQuery, toQuery, versionProblem } from '../../calculator/address.ts';
import type { Fields } from '../../calculator/fields.ts';
import type { Session } from '../../stores/session.ts';

/** Takes over what the address says, or says why not. */
export function takeAddress(session: Session, search = location.search): void {
  const shared = fromQuery(session.calculator.fields as Fields, search);
  const problem = versionProblem(search);
  if (shared) session.change(shared);
  if (problem) session.refuse(problem);
}

export function followAddress(session: Session): () => void {
  const fields = session.calculator.fields as Fields;
  const stop = session.$input.listen((input) => {
    const query = toQuery(fields, input);
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
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
