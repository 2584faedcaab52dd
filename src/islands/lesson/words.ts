/** The words that a lesson puts around its screens. */
export const showMe = 'Show me';
export const leave = 'Leave the lesson';
export const thisScreen = 'This screen';
export const placeOf = (at: number, last: number): string => `${at} of ${last}`;
export const takeBack = 'Take back';
export const throwDice = 'Roll';
export const ownDice = 'My own dice';
export const takeItBack = 'Take it back';
export const again = 'Again';
export const next = (title: string): string => `Next: ${title}`;
export const helped = ', done with help';
export const alone = ', done';
export const screens = 'Screens of the lesson';
export const chance = 'Chance';
export const astray = 'Allowed, but not what we want here.';
export const notAllowed = 'Not allowed.';
export const ourDice = (faces: readonly (readonly number[])[], happened: string): string =>
  `In our story the dice were ${faces.map((roll) => roll.join(' ')).join(' and ')}: ${happened} The lesson goes on from there.`;
export const leavesAside =
  'You have entered numbers from your own copy. The lesson uses them, except any that would make its story impossible.';
export const asList = 'As a list';
