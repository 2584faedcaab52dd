/** A game's name and time, as short as a cover or a tab needs them. */

/** The name without what follows a colon. */
export const shortName = ({ name }: { readonly name: string }): string => name.split(':')[0]!;

/** When it plays: the end of the line under its name. */
export const yearsOf = ({ scope }: { readonly scope: string }): string => scope.split(', ').at(-1)!;
