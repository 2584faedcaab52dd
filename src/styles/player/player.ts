/** The styles of the player, for every page that shows one; a page of its own adds more. */
import './still-board.ts';
import './step.css';
import './table.css';
import './controls.css';
import './line.css';
import './embedded.css';
