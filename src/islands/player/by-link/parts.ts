/** The parts of a game by link that its page shows: loaded once somebody plays from elsewhere. */
import styles from '../../../styles/player/by-link.css?url';
import { fetchStyles } from '../../fetch-styles.ts';

export { byLinkAt } from '../../../stores/by-link/by-link.ts';
export { Came } from './came.tsx';
export { Elsewhere } from './elsewhere.tsx';
export { GiveUp } from './giving-up.tsx';
export { SeatWord } from './seat-word.tsx';
export { toldOf } from './told.ts';

export const byLinkStyles = (): Promise<unknown> => fetchStyles(styles);
