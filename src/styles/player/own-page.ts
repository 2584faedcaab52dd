/** The styles of a page that is the player's own. */
import './player.ts';
import './room.css';
import './sheets.css';
import './transcript.css';
