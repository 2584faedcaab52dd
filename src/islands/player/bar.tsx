/** The bar of the player: the way back, the title, what is going on, and the sheets that can be opened over the board. */
import { Icon } from './icon.tsx';
import * as say from './words.ts';

const SHEETS = { events: say.allSteps, table: say.handsPilesTracks, board: say.boardAsTable } as const;
/** As there is room for it under its sign. */
const WORDS = { events: say.steps, table: say.hands, board: say.table } as const;
export type SheetId = keyof typeof SHEETS;

interface Props {
  readonly title: string;
  /** The page of the whole game with the present step, where this is a part of a text. */
  readonly whole: string | undefined;
  readonly doing: string;
  readonly sheet: SheetId | undefined;
  /** Without cards there are tracks alone. */
  readonly cards: boolean;
  readonly onSheet: (sheet: SheetId) => void;
}

export function Bar({ title, whole, doing, sheet, cards, onSheet }: Props) {
  if (whole !== undefined)
    return (
      <header class="player-bar beside tap">
        <a class="player-title clipped" href={whole}>
          {title}
        </a>
        <span class="player-turn grow note clipped">{doing}</span>
      </header>
    );
  return (
    <header class="player-bar beside tap">
      <a class="player-back bare" href="../" aria-label={say.allGames}>
        <Icon name="back" />
      </a>
      <h1 class="player-title clipped">{title}</h1>
      <span class="player-turn grow note clipped">{doing}</span>
      <span class="player-sheets">
        {(Object.keys(SHEETS) as SheetId[]).map((id) => (
          <button
            key={id}
            type="button"
            class="bare"
            aria-pressed={sheet === id}
            aria-label={id === 'table' && !cards ? say.tracks : SHEETS[id]}
            title={id === 'table' && !cards ? say.tracks : SHEETS[id]}
            onClick={() => onSheet(id)}
          >
            <Icon name={id} />
            <small aria-hidden="true">{id === 'table' && !cards ? say.tracks : WORDS[id]}</small>
          </button>
        ))}
      </span>
    </header>
  );
}
