/** The fields of a calculator in their groups; rarely used groups are folded and say what they hold. */
import { useState } from 'preact/hooks';
import type { Calculator } from '../../calculator/calculator.ts';
import type { Fields } from '../../calculator/fields.ts';
import { isUsual, wordsFor } from '../../calculator/told/case-words.ts';
import type { Session } from '../../stores/session.ts';
import { useLater } from '../later.tsx';
import { useStore } from '../use-store.ts';
import { Controls } from './fields.tsx';
import * as say from './words.tsx';

/** Readings stand beside the result they bear on, and so does an aim without a group. */
function groupsOf(calculator: Calculator): Groups {
  const groups = new Map<string, string[]>();
  for (const [name, { kind, group }] of Object.entries(calculator.fields as Fields)) {
    if (kind === 'ruling' || (kind === 'aim' && !group)) continue;
    groups.set(group ?? '', [...(groups.get(group ?? '') ?? []), name]);
  }
  return [...groups];
}

type Groups = [group: string, names: string[]][];

const SIDE = /^(?:The )?(Attacker|Defender|Rome|Carthage)\b/;

/** Groups that are one side each stand beside each other. */
function facing(groups: Groups): Groups[] {
  const isSide = (group = '') => SIDE.exec(group)?.[0] === group;
  const blocks: Groups[] = [];
  for (const one of groups) {
    const last = blocks.at(-1);
    if (last?.length === 1 && last.every(([group]) => isSide(group)) && isSide(one[0])) last.push(one);
    else blocks.push([one]);
  }
  return blocks;
}

/** The two sides of a group that holds both, each with what follows it; none where it does not. */
function sidesOf({ fields }: Calculator, names: readonly string[]): string[][] | undefined {
  const sides = new Map<string, string[]>();
  let side: string | undefined;
  for (const name of names) {
    side = SIDE.exec((fields as Fields)[name]?.label ?? '')?.[1] ?? side;
    if (side === undefined) return undefined;
    sides.set(side, [...(sides.get(side) ?? []), name]);
  }
  return sides.size === 2 ? [...sides.values()] : undefined;
}

function Group({ group, names, sides }: { group: string; names: string[]; sides?: string[][] | undefined }) {
  return (
    <fieldset>
      {group && <legend class="data strong">{group}</legend>}
      {sides ? (
        <div class="sides">
          {sides.map((side) => (
            <div key={side[0]}>
              <Controls names={side} />
            </div>
          ))}
        </div>
      ) : (
        <Controls names={names} />
      )}
    </fieldset>
  );
}

/** Named where it is the only one of its page; a page of the rules may hold several of a kind. */
export function Form({ session, name }: { session: Session; name?: string }) {
  const { calculator } = session;
  const typed = useStore(session.$typed);
  // A group none of whose fields applies is not shown.
  const groups = groupsOf(calculator).filter(([, names]) =>
    names.some((name) => (calculator.fields as Fields)[name]?.when?.(typed) ?? true),
  );
  return (
    <form class="controls" autocomplete="off" aria-label={name} onSubmit={(event) => event.preventDefault()}>
      {facing(groups).map((block) =>
        block.length > 1 ? (
          <div key={block.map(([group]) => group).join()} class="sides">
            {block.map(([group, names]) => (
              <Group key={group} group={group} names={names} />
            ))}
          </div>
        ) : (
          block.map(([group, names]) =>
            calculator.folded?.includes(group) ? (
              <details key={group} class="group line-above">
                <summary class="data strong">
                  {group} <Held names={names} session={session} />
                </summary>
                <Controls names={names} />
              </details>
            ) : (
              <Group key={group} group={group} names={names} sides={sidesOf(calculator, names)} />
            ),
          )
        ),
      )}
      {name && <Doings session={session} />}
    </form>
  );
}

function Doings({ session }: { session: Session }) {
  const { swap } = session.calculator;
  const [open, setOpen] = useState(false);
  const Recent = useLater(async () => (await import('./parts/recent.tsx')).Recent, open);
  return (
    <>
      <div class="form-actions row">
        {swap && (
          <button type="button" onClick={() => session.change(swap(session.$input.get() as never))}>
            {say.swapSides}
          </button>
        )}
        <button type="button" onClick={session.reset}>
          {say.startOver}
        </button>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say.recent}
        </button>
      </div>
      {Recent && <Recent />}
    </>
  );
}

/** What a folded group holds that was changed. */
function Held({ names, session }: { names: readonly string[]; session: Session }) {
  const input = useStore(session.$input);
  const fields = session.calculator.fields as Fields;
  const held = names.flatMap((name) => {
    const field = fields[name];
    return field && !isUsual(field, input[name]) ? [wordsFor(field, input[name])] : [];
  });
  return <small class="data">{held.join(', ') || say.unchanged}</small>;
}
