/** MDX as a tree, by the parser with which Astro draws it: the head, the components with what they name, the plain words. Knows no clause. */
import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { mdxToMdast } from 'satteri';

/** What is looked at in a node of the tree. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly Node[];
}

export interface Component {
  readonly name: string;
  /** Those that are plain text. */
  readonly given: Readonly<Record<string, string>>;
  readonly inside: readonly Node[];
}

export interface Mdx {
  readonly head: Readonly<Record<string, unknown>>;
  readonly body: readonly Node[];
}

/** Throws where the text is no MDX. */
export function readMdx(text: string): Mdx {
  const { frontmatter: head, content } = parseFrontmatter(text, { frontmatter: 'empty-with-lines' });
  const { children = [] }: Node = mdxToMdast(content, { position: false, features: { frontmatter: false } });
  return { head, body: children };
}

const isComponent = ({ type }: Node): boolean => type.startsWith('mdxJsx');

const componentOf = ({ name, attributes = [], children = [] }: Node): Component => ({
  name: name ?? '',
  given: Object.fromEntries(
    attributes.flatMap((one) => (one.name && typeof one.value === 'string' ? [[one.name, one.value]] : [])),
  ),
  inside: children,
});

/** Every component in these nodes, however deep, in the order in which they open. */
export function componentsIn(nodes: readonly Node[], found: Component[] = []): Component[] {
  for (const node of nodes) {
    if (isComponent(node)) found.push(componentOf(node));
    if (node.children) componentsIn(node.children, found);
  }
  return found;
}

/** What the components of one kind name, each in one attribute. */
export const namedIn = (components: readonly Component[], kind: string, attribute = 'id'): string[] =>
  components.flatMap(({ name, given }) => (name === kind && given[attribute] ? [given[attribute]] : []));

/** Within a line words may touch; everything else stands apart. */
const TOUCHING: readonly string[] = ['text', 'emphasis', 'strong', 'inlineCode', 'delete', 'link'];

/** Plain words; `said` tells what stands for a component, undefined for what it holds. */
export const wordsIn = (nodes: readonly Node[], said: (component: Component) => string | undefined): string =>
  nodes
    .map((node) => wordsOf(node, said))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function wordsOf(node: Node, said: (component: Component) => string | undefined): string {
  const instead = isComponent(node) ? said(componentOf(node)) : undefined;
  if (instead !== undefined) return instead;
  const within = (node.children ?? []).map((child) => wordsOf(child, said)).join('');
  const words = node.type === 'text' || node.type === 'inlineCode' ? (node.value ?? '') : within;
  return TOUCHING.includes(node.type) ? words : ` ${words} `;
}
