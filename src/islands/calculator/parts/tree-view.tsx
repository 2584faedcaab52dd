/** Stages of chances and choices as nested lists; the best branch is marked by a word and by weight. */
import type { Stage } from '../../../calculator/report.ts';
import { percent } from '../../../calculator/words.ts';
import type { Solved, SolvedBranch } from '../../../engine/tree.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import * as say from './words.tsx';

export function TreeView() {
  const { session } = useSurroundings();
  const { tree } = useStore(session.$report);
  if (!tree) return null;
  return (
    <section class="tree">
      <h2>{say.stages}</h2>
      <Node node={tree} reached={1} />
    </section>
  );
}

/** The line that opens a nested stage has named it. */
function Node({ node, reached, named }: { node: Solved<Stage>; reached: number; named?: boolean }) {
  if (node.type === 'leaf') {
    return (
      <span class="leaf">
        {node.leaf.name}
        {node.leaf.note && <small> {node.leaf.note}</small>} <small>{say.ofAll(percent(reached))}</small>
      </span>
    );
  }
  return (
    <>
      {!named && <span class="data strong">{node.name}</span>}
      <ul>
        {node.branches.map((b) => (
          <li key={b.name} class={b.best === false ? 'soft' : undefined}>
            <Branch
              branch={b}
              word={node.against ? say.worst : say.best}
              reached={b.best === false ? 0 : reached * (b.chance ?? 1)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const Branch = ({ branch, word, reached }: { branch: SolvedBranch<Stage>; word: string; reached: number }) => (
  <>
    <b>{branch.name}</b>
    {branch.chance !== undefined && <> {percent(branch.chance)}</>}
    {branch.best && <em class="best strong"> {word}</em>}{' '}
    {branch.to.type === 'leaf' ? (
      <Node node={branch.to} reached={reached} />
    ) : (
      <details open={branch.best !== false}>
        <summary class="soft">{branch.to.name}</summary>
        <Node node={branch.to} reached={reached} named />
      </details>
    )}
  </>
);
