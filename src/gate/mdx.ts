/**
 * MDX as a tree, by the parser with which Astro renders it: the front matter, the components with their attributes, the
 * plain words. Knows no clause.
 */
import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { type MdxJsxFlowElement, type MdxJsxTextElement, mdxToMdast, type MdastNode as Node } from 'satteri';

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
  return { head, body: inside(mdxToMdast(content, { position: false, features: { frontmatter: false } })) };
}

const inside = (node: Node): readonly Node[] => ('children' in node ? node.children : []);

const isComponent = (node: Node): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const componentOf = ({ name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): Component => ({
  name: name ?? '',
  given: Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value]] : [],
    ),
  ),
  inside: children,
});

/** Every component in these nodes, however deep, in the order in which they open. */
export function componentsIn(nodes: readonly Node[], found: Component[] = []): Component[] {
  for (const node of nodes) {
    if (isComponent(node)) found.push(componentOf(node));
    componentsIn(inside(node), found);
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
  const within = inside(node)
    .map((child) => wordsOf(child, said))
    .join('');
  const words = node.type === 'text' || node.type === 'inlineCode' ? node.value : within;
  return TOUCHING.includes(node.type) ? words : ` ${words} `;
}
