/** What a board says to people who cannot see it. */
export const wholeBoard = 'The whole board';
export const onBoard = 'On the board';
export const perCent = ' per cent';
export const enemyThere = 'an enemy is there';
