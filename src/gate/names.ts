/** What a clause is called: the number beside it, and the name others use for it. Knows ids and titles, no texts. */

/** Endings of an id that say what a clause is, or for how many players. */
const ENDINGS: Readonly<Record<string, string>> = {
  note: 'note',
  example: 'example',
  exception: 'exception',
  '2p': 'two players',
  '3p': 'three players',
  '5p': 'five players',
};

/** Parts of a game's rules that have no numbers. */
const PARTS: Readonly<Record<string, string>> = { glossary: 'Glossary', aid: 'Play aid' };

/** 12.4.1, 5.2.C2.1, 7.2B.a; then the number of a card, as in 17.1.#32 or 21.5-#15/#16. */
const NUMBER = /^(\d+[A-Z]?(?:\.(?:\d+[A-Z]?|[A-Z]\d*|[a-z])(?![A-Za-z]))*)(?:[.-](#[^-]*))?/;

/** The number that hangs beside a clause; empty where the source gives none. */
export function numberOf(id: string): string {
  const [, number = '', card] = NUMBER.exec(id) ?? [];
  return card ? `${number} ${card}` : number;
}

/** What follows the number in an id. */
const restOf = (id: string): string[] => id.replace(NUMBER, '').split(/[.-]/).filter(Boolean);

/** How others refer to a clause: "12.4.2, note", "9.6.4, five players", "Senate Influence", "Glossary: Walled city". */
export function nameOf(id: string, title: string): string {
  const rest = restOf(id);
  if (numberOf(id))
    return rest.every((part) => part in ENDINGS)
      ? [numberOf(id), ...rest.map((part) => ENDINGS[part])].join(', ')
      : title;
  const part = PARTS[rest[0] ?? ''];
  return part ? `${part}: ${title}` : title;
}

/** What stands before a clause's title in find: its name where that is a number, else the number or part it belongs to. */
export const labelOf = ({ id, name }: { id: string; name: string }): string =>
  /^\d/.test(name) ? name : numberOf(id) || PARTS[restOf(id)[0] ?? ''] || 'Rules';

/** An example of the source by its id: "12.4.3-combat-example" reads "12.4.3, combat example". */
export const exampleName = (id: string): string => [numberOf(id), restOf(id).join(' ')].filter(Boolean).join(', ');
