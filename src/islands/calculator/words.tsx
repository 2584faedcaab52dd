/** The words of a calculator's page from the answer down to the buttons. */
import type { VNode } from 'preact';

// The answer
// The sentence after these says the answer itself.
export const foldAnswer = 'Shorten the answer: ';
export const wholeAnswer = 'Show the whole answer: ';
export const stillFor = (words: string): string => `Still showing the answer for ${words}`;
export const lastValid = 'This is the last valid answer.';
export const mostLikely = (name: string): string => `Most likely: ${name}`;
export const caseNamed = (letter: string): string => `Case ${letter}`;
export const compareThis = 'Compare this case';

// What can be done with it
export const added = 'Added to the comparison.';
export const compare = '+ Compare';
export const rollIt = 'Roll it';
export const share = 'Share';

// The form
export const changeNumbers = 'Change the numbers';
export const swapSides = 'Swap sides';
export const startOver = 'Start over';
export const recent = 'Recent';
export const remove = 'Remove';
export const add = (item: string): string => `Add ${/^[aeiou]/i.test(item) ? 'an' : 'a'} ${item.toLowerCase()}`;
export const unchanged = 'no change';
export const whereFrom = (label: string): string => `Where ${label} comes from`;
export const decrease = (label: string): string => `Decrease ${label}`;
export const increase = (label: string): string => `Increase ${label}`;
export const byLeader = (label: string): string => `Set ${label} by leader`;
export const leader = 'Leader';
export const aNumber = 'a number';
export const fromYours = ', yours';
export const fromStandIn = ', stand-in';

// How sure it is
export const misfit = (table: VNode) => <>One of your entries does not fit {table}, so it is not used.</>;
export const tableOf = (title: string): string => `the ${title} table`;
export const unreadCard = (card: VNode) => <>What you entered on {card} could not be read, so it is not used.</>;
export const yourCard = 'your card';
export const standIn = (chancy: boolean, tables: string): string =>
  `${chancy ? 'Exact, but with' : 'Based on'} our stand-in${tables && ` for ${tables}`}.`;
export const enterYours = 'Enter yours';
export const withYours = (chancy: boolean, tables: string): string =>
  `${chancy ? 'Exact, with' : 'Based on'} your entries in ${tables}.`;
export const seeThem = 'See them';
export const exact = (what: 'roll' | 'case'): string => `Exact: every ${what} is counted.`;
export const exactOf = (rolls: string): string => `Exact: all ${rolls} rolls are counted.`;
export const noChance = 'This follows from the rules; nothing here is left to chance.';
export const publicText = (tables: string): string => `For ${tables} we rely on a public text.`;
