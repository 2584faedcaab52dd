/** What charts and their tables say. */
export const howToRead = (form: 'bars' | 'lines'): string =>
  `Tap ${form === 'lines' ? 'a point' : 'a bar'} or use the arrow keys to read values.`;
export const valueOrMore = (value: number): string => `${value} or more`;
export const chartOf = (title: string): string => `${title}: chart`;
export const nothingRead = 'nothing chosen yet';
export const eachNumber = 'Each number';
export const thatOrMore = 'That many or more';
export const onAverage = 'on average';
export const asTable = (title: string): string => `${title}, as a table`;
export const chancesOf = (title: string): string => `${title}: the chance of each number, and of that number or more`;
export const number = 'Number';
export const exactly = 'exactly';
export const orMore = 'or more';
export const average = 'Average';
