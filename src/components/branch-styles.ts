/** The styles of what is played on from a step, for pages whose player knows the rules. */
import '../styles/player/what-if.css';
import '../styles/player/waiting.css';
import '../styles/player/branch.css';
