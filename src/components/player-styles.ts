/** The styles of the player, for every page that shows one. */
import '../styles/player/looks.css';
import '../styles/player/board.css';
import '../styles/player/pieces.css';
import '../styles/player/step.css';
import '../styles/player/table.css';
import '../styles/player/controls.css';
import '../styles/player/luck.css';
import '../styles/player/room.css';
import '../styles/player/transcript.css';
import '../styles/player/what-if.css';
import '../styles/player/waiting.css';
import '../styles/player/branch.css';
