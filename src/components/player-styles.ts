/** The styles of the player, for every page that shows one; a page of its own adds the room. */
import './still-styles.ts';
import '../styles/player/step.css';
import '../styles/player/table.css';
import '../styles/player/controls.css';
import '../styles/player/embedded.css';
