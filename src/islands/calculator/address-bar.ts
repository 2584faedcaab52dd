/** The address follows the input while it is typed; going back brings back the input of that address. */
import { fromQuery, toQuery } from '../../calculator/address.ts';
import type { Fields } from '../../calculator/fields.ts';
import type { Session } from '../../stores/session.ts';

export function followAddress(session: Session): () => void {
  const fields = session.calculator.fields as Fields;
  const stop = session.$input.listen((input) => {
    const query = toQuery(fields, input);
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
  });
  const back = () => {
    const there = fromQuery(fields, location.search) ?? {};
    session.reset();
    session.change(there);
  };
  addEventListener('popstate', back);
  return () => {
    stop();
    removeEventListener('popstate', back);
  };
}
