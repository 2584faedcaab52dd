/** What may be done now: radio rows in words and groups, with odds; what was played in the game says so. */
import type { ComponentChildren } from 'preact';
import { percent } from '../../../calculator/words.ts';
import type { Choice } from '../../../play/procedure.ts';
import type { Written } from '../../../play/sample.ts';
import type { Part } from '../../../play/shown.ts';
import type { Now } from '../../../stores/branch/branch.ts';
import { isSame } from '../../../stores/branch/main-line.ts';
import type { Chosen } from '../../../stores/branch/sitting.ts';

/** More rows than a reader takes in at once: then the groups are folded. */
const MANY = 12;

type Row = Choice<Written>;

function grouped(choices: readonly Row[]): [group: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const choice of choices) groups.set(choice.group ?? '', [...(groups.get(choice.group ?? '') ?? []), choice]);
  return [...groups];
}

const spoken = ({ group, says }: Row): string => (group ? `${group}: ${says}` : says);

interface RowProps {
  readonly name: string;
  readonly says: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly note?: ComponentChildren;
  readonly part?: Part | undefined;
  readonly refused?: boolean;
  readonly played?: boolean;
  readonly children?: ComponentChildren;
}

export function ChoiceRow({ name, says, checked, onChoose, note, part, refused, played, children }: RowProps) {
  return (
    <div class="choice" data-chosen={checked || undefined} data-refused={refused || undefined}>
      <label>
        <input type="radio" name={name} checked={checked} data-played={played || undefined} onChange={onChoose} />
        <span class="choice-says">
          {says}
          {note && <small>{note}</small>}
        </span>
        {part && (
          <span class="choice-chance">
            <b>{percent(part.chance)}</b>
            <small>{part.says}</small>
          </span>
        )}
        {refused && <span class="choice-refused">not allowed</span>}
      </label>
      {checked && children}
    </div>
  );
}

interface Props {
  readonly now: Now;
  readonly chosen: Chosen | undefined;
  readonly odds: ReadonlyMap<Row, Part>;
  readonly onChoose: (chosen: Chosen) => void;
  /** What stands under the row that is chosen. */
  readonly children?: ComponentChildren;
}

export function Choices({ now, chosen, odds, onChoose, children }: Props) {
  const { choices, played } = now;
  const row = (choice: Row) => {
    const was = played !== undefined && isSame(played, choice.action);
    return (
      <ChoiceRow
        key={spoken(choice)}
        name="choice"
        says={choice.says}
        checked={chosen?.action === choice.action}
        onChoose={() => onChoose({ action: choice.action, says: spoken(choice) })}
        note={was && 'this was played in the game'}
        part={odds.get(choice)}
        played={was}
      >
        {children}
      </ChoiceRow>
    );
  };
  const folded = choices.length > MANY;
  return (
    <fieldset class="choices">
      <legend class="sr">What to do</legend>
      {grouped(choices).map(([group, rows]) => {
        if (!group) return rows.map(row);
        if (!folded || rows.length < 2)
          return (
            <div key={group} class="choice-group">
              <h2>{group}</h2>
              {rows.map(row)}
            </div>
          );
        const holds = rows.some((r) => r.action === chosen?.action || (played && isSame(played, r.action)));
        return (
          <details key={group} class="choice-group" open={holds}>
            <summary>
              {group} <span>{rows.length}</span>
            </summary>
            {rows.map(row)}
          </details>
        );
      })}
    </fieldset>
  );
}
