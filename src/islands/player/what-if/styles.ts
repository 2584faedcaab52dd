/** The styles of a branch, fetched with it: imported as styles they would come with every page that can open one. */
import branch from '../../../styles/player/branch.css?url';
import waiting from '../../../styles/player/waiting.css?url';
import whatIf from '../../../styles/player/what-if.css?url';

const fetched = (href: string): Promise<void> =>
  new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => done());
    // Words are better than none, however they look.
    link.addEventListener('error', () => done());
    document.head.append(link);
  });

let all: Promise<unknown> | undefined;

/** Settles when they are there. */
export const branchStyles = (): Promise<unknown> => {
  all ??= Promise.all([whatIf, waiting, branch].map(fetched));
  return all;
};
