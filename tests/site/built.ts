/** The built site as data: its files, and its pages as documents. Runs none of their scripts. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseHTML } from 'linkedom';

export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface Page {
  /** Its address without the base: `/sword-of-rome/rules/`. */
  readonly path: string;
  readonly html: string;
  /** Opening tags in order: all that most questions need, and much faster than a document. */
  readonly tags: readonly Tag[];
  readonly ids: ReadonlySet<string>;
  /** Parsed when it is first asked for. */
  readonly document: Document;
}

export interface Built {
  readonly folder: string;
  /** Where it is to be served: `/`, or `/shelf/tabularium/`. */
  readonly base: string;
  readonly pages: readonly Page[];
  readonly file: (path: string) => string | undefined;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#38': '&',
  '#34': '"',
};

const decoded = (text: string): string => text.replace(/&(\w+|#\d+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** Text between tags of script and style is not markup. */
const tagsOf = (html: string): Tag[] =>
  [...html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1').matchAll(TAG)].map(([, name, attributes]) => ({
    name: name!,
    attributes: new Map(
      [...attributes!.matchAll(ATTRIBUTE)].map(([, key, ...values]) => [
        key!,
        decoded(values.find((v) => v !== undefined) ?? ''),
      ]),
    ),
  }));

function read(folder: string, base: string): Built {
  if (!existsSync(`${folder}/index.html`))
    throw new Error(
      `${folder}: found no built site, expected one. Build first (npm test does), or name it in SITE_DIR or SITE_BASE_DIR.`,
    );
  const pages = globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file): Page => {
      const html = readFileSync(resolve(folder, file), 'utf8');
      const tags = tagsOf(html);
      let document: Document | undefined;
      return {
        path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
        html,
        tags,
        ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
        get document() {
          document ??= parseHTML(html).document;
          return document;
        },
      };
    });
  const file = (path: string): string | undefined => {
    const place = resolve(folder, `.${path}`);
    return path.endsWith('/') || !existsSync(place) ? undefined : readFileSync(place, 'utf8');
  };
  return { folder, base, pages, file };
}

const kept = new Map<string, Built>();
const once = (folder: string, base: string): Built => {
  const built = kept.get(folder) ?? read(folder, base);
  kept.set(folder, built);
  return built;
};

export const site = (): Built => once(process.env['SITE_DIR'] ?? 'dist', '/');

/** A small site with a game that was just added, built to be served in a subfolder. */
export const siteInSubfolder = (): Built => once(process.env['SITE_BASE_DIR'] ?? 'dist-base', '/shelf/tabularium/');

/** Size as it travels at best, in bytes. */
export const zipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** What is wrong, a line a case: a failing test then shows all of it at once. */
export const found = <T>(items: Iterable<T>, wrong: (item: T) => string | undefined): string[] => [
  ...new Set([...items].flatMap((item) => wrong(item) ?? [])),
];
