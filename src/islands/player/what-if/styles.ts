/** The styles of a branch, loaded with it. */
import branch from '../../../styles/player/branch.css?url';
import figures from '../../../styles/player/figures.css?url';
import going from '../../../styles/player/going.css?url';
import hand from '../../../styles/player/hand.css?url';
import log from '../../../styles/player/log.css?url';
import seats from '../../../styles/player/seats.css?url';
import touch from '../../../styles/player/touch.css?url';
import waiting from '../../../styles/player/waiting.css?url';
import whatIf from '../../../styles/player/what-if.css?url';
import { fetchStyles } from '../../fetch-styles.ts';

export const branchStyles = (): Promise<unknown> =>
  fetchStyles(whatIf, waiting, branch, going, hand, touch, seats, figures, log);
