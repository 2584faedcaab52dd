/** The parts of an address that open a game by link: one that travels in it, or one kept on this device. */

export const LETTER = 'letter';
export const TABLE = 'table';

/** Whether it is the address of a game by link. */
export const isByLinkAddress = (hash: string): boolean => hash.includes(`&${LETTER}=`) || hash.includes(`&${TABLE}=`);
