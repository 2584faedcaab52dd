/** The styles of a board that nobody moves. */
import './looks.css';
import './board.css';
import './pieces.css';
