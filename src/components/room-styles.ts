/** The styles of a page that is the player's own. */
import './player-styles.ts';
import '../styles/player/room.css';
import '../styles/player/sheets.css';
import '../styles/player/transcript.css';
