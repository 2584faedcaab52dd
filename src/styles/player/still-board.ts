/** The styles of a board that does not move. */
import './looks.css';
import './board.css';
import './pieces.css';
