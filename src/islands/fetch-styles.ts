/** Styles fetched together with their part: imported as styles, they would load with every page that could show it. */
const known = new Map<string, Promise<void>>();

const fetched = (href: string): Promise<void> =>
  new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => done());
    // Words are better than none, however they look.
    link.addEventListener('error', () => done());
    document.head.append(link);
  });

/** Settles when they are there; at once in the build, which has no page to put them on. */
export const fetchStyles = (...hrefs: readonly string[]): Promise<unknown> =>
  Promise.all(
    (typeof document === 'undefined' ? [] : hrefs).map((href) => {
      const one = known.get(href) ?? fetched(href);
      known.set(href, one);
      return one;
    }),
  );
