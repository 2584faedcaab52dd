/** The words of a map and its cards. */

// The map
export const mapOf = (name: string): string => `Map of ${name}`;
export const findSpace = 'Find a space';
export const fromTo = (start: string, goal: string): string => `${start} to ${goal}`;
export const mover = 'mover';
export const spaces = 'Spaces';
export const enlarge = 'Zoom in';
export const showMore = 'Zoom out';

// The cards
export const close = 'Close';
export const knownFrom = 'Where this comes from';
export const fromHere = (unit: string): string => `From here, in ${unit}`;
export const nextTo = 'Next to it';
export const ourStandIn = ', our stand-in';
export const enemyHere = 'Enemy army here';
export const addEnemy = 'Add an enemy army here';
export const whose = 'Whose';

// A route
export const left = (mp: number, unit: string): string => `${mp} ${unit} left.`;
export const ifClear = (who: string, mp: number, unit: string): string =>
  `${who}, ${mp} ${unit}: enough only if all terrain is clear.`;
export const moreThan = (more: number, unit: string, who: string): string => `${who}: ${more} ${unit} short.`;
export const noWay = 'No route by land.';
export const byShip = 'By ship from port to port.';
export const noVoyage = 'No sea route between ports either.';
export const unopposed = 'Unopposed';
export const withStandIn = ', with our stand-in';
export const stops = 'Stops, each with its cost';
export const withStandInHere = 'with our stand-in';
export const noEnemy = 'No enemy army is on the map. Tap a space and add one there to see who may stop you.';
export const standIns = (ours: number, of: number): string =>
  `${ours} of ${of} connections ${ours === 1 ? 'is our stand-in' : 'are our stand-ins'}, drawn dashed.`;
export const about = (name: string): string => `About ${name}`;
export const otherWays = (many: number): string => `Other routes: ${many}`;
export const ifHeComes = 'If the enemy comes';

// Who marches, and what joins two spaces
export const whoMarches = 'Who marches';
export const side = 'Side';
export const leader = 'Leader';
export const otherLeader = 'another leader';
export const onYourMap = (joined: string): string => `On your map: ${joined}`;
export const standIn = 'our stand-in';
export const yours = 'yours';
export const backToOurs = 'Back to ours';
export const notJoined = 'not connected';
