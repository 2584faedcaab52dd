/** Marks glossary terms in rendered text, each once a paragraph, so that they can be previewed. */

export interface Term {
  readonly words: readonly string[];
  readonly address: string;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text inside these is left alone. */
const CLOSED = /^(a|button|summary|h[1-6]|code|table|figure|astro-island|script|style|select|label)$/;

/** One matcher for all terms, the longest first. */
export function marker(terms: readonly Term[]): (html: string) => string {
  const byWord = new Map(
    terms.flatMap(({ words, address }) => words.map((word) => [word.toLowerCase(), address] as const)),
  );
  if (!byWord.size) return (html) => html;
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(literal);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${words.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return (html) => {
    const closed: string[] = [];
    let seen = new Set<string>();
    return html.replace(
      /<(\/?)([a-z][\w-]*)[^>]*?(\/?)>|[^<]+/gi,
      (piece, slash: string | undefined, tag: string | undefined, self: string) => {
        if (tag) {
          const name = tag.toLowerCase();
          if (/^(p|li|td|dd)$/.test(name) && !slash) seen = new Set();
          if (CLOSED.test(name) && !self) slash ? closed.pop() : closed.push(name);
          return piece;
        }
        if (closed.length) return piece;
        return piece.replace(pattern, (word) => {
          const address = byWord.get(word.toLowerCase());
          if (!address || seen.has(address)) return word;
          seen.add(address);
          return `<a class="term" href="${address}">${word}</a>`;
        });
      },
    );
  };
}
