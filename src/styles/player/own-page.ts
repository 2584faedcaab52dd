/** The styles of a page that belongs to the player alone. */
import './player.ts';
import './room.css';
import './filters.css';
import './sheets.css';
import './transcript.css';
