/** The styles of a board that nobody moves. */
import '../styles/player/looks.css';
import '../styles/player/board.css';
import '../styles/player/pieces.css';
