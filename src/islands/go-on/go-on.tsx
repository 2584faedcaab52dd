/** Where the reader left off: the turn at the table, a branch, a sample, the lesson, recent cases. */
import { render } from 'preact';
import { read } from '../../stores/device/storage.ts';
import { leftAt, leftSample } from '../../stores/left-off.ts';
import { $recentCases, openRecentCases, recentOf } from '../../stores/recent-cases.ts';
import { $tried, openTried } from '../../stores/tried.ts';
import { $turns, openTurn, tableOf } from '../../stores/turn/turn.ts';
import * as say from './words.ts';

interface Left {
  readonly href: string;
  readonly says: string;
  readonly kind: string;
}

/** What a page knows of a game: its name, and those of its seats. */
export type Known = Readonly<
  Record<string, { readonly name: string; readonly seats: Readonly<Record<string, string>> }>
>;

/** "Turn 2, round 3, Romans"; none where the turn of the game is not followed. */
function turnSays(game: string, { seats }: Known[string]): string | undefined {
  if (!$turns.get()[game]) return undefined;
  const { turn, round, seat } = tableOf($turns.get(), game).place;
  return [say.turn(turn), round && say.round(round), seat && (seats[seat] ?? '')].filter(Boolean).join(', ');
}

function leftIn(game: string, known: Known[string], base: string): readonly Left[] {
  const at = `${base}${game}/`;
  const turn = turnSays(game, known);
  const screen = leftAt(game);
  const sample = leftSample(game);
  return [
    ...(turn ? [{ href: `${at}turn/`, says: turn, kind: say.myTurn }] : []),
    ...$tried
      .get()
      .filter((one) => one.game === game)
      .slice(0, 1)
      .map(({ sample, hash, says }) => ({
        href: `${at}games/${sample}/#${hash.replace(/^#/, '')}`,
        says,
        kind: say.play,
      })),
    ...(sample
      ? [
          {
            href: `${at}games/${sample.sample}/#step-${sample.at}`,
            says: say.stepOf(sample.title, sample.at, sample.last),
            kind: say.play,
          },
        ]
      : []),
    ...(screen > 0 ? [{ href: `${at}learn/`, says: say.screenOf(screen), kind: say.learn }] : []),
    ...recentOf($recentCases.get(), { game }).map(({ calculator, query, sentence }) => ({
      href: `${at}odds/${calculator}/${query && `?${query}`}`,
      says: sentence,
      kind:
        document.querySelector(`.odds-groups a[href="${CSS.escape(`${at}odds/${calculator}/`)}"]`)?.textContent ??
        say.odds,
    })),
  ];
}

/** Where the samples of the page have their boards: the one of what this leads to. */
function pictureOf(href: string): Node | undefined {
  const card = [...document.querySelectorAll<HTMLElement>('.sample-card')].find(({ dataset: { sample } }) =>
    href.includes(`/games/${sample}/`),
  );
  return card?.querySelector('.sample-picture svg')?.cloneNode(true);
}

const Rows = ({ of }: { readonly of: readonly Left[] }) => (
  <ul class="ruled words">
    {of.map(({ href, says, kind }) => (
      <li key={href}>
        <a href={href}>
          <span>{says}</span> <i class="data soft ends">{kind}</i>
        </a>
      </li>
    ))}
  </ul>
);

/** Fills the place that a page keeps for it; where nothing was left, it stays shut. */
export async function showGoOn(place: HTMLElement, base: string): Promise<void> {
  openTurn();
  openTried();
  openRecentCases();
  const { goOn = '{}', most = '3', only } = place.dataset;
  const known = Object.entries<Known[string]>(JSON.parse(goOn));
  if (only !== 'odds' && read('by-link')) {
    const { showMyGames } = await import('../my-games/my-games.tsx');
    await showMyGames(place, { base, names: Object.fromEntries(known.map(([game, { name }]) => [game, name])) });
  }
  // The door to the turn says it, where there is one.
  const doors = known.flatMap(([game, of]) => {
    const door = document.querySelector<HTMLAnchorElement>(`.doors a[href="${base}${game}/turn/"]`);
    const says = turnSays(game, of);
    if (door?.lastElementChild && says) door.lastElementChild.textContent = says;
    return door ? [door.getAttribute('href')] : [];
  });
  const byGame = known.map(([game, of]) =>
    leftIn(game, of, base)
      .filter(({ href }) => !doors.includes(href) && (!only || href.includes(`/${only}/`)))
      .map((left) => (known.length > 1 ? { ...left, kind: `${of.name}, ${left.kind.toLowerCase()}` } : left)),
  );
  // In turns, so that one game does not fill the list.
  const longest = Math.max(0, ...byGame.map((left) => left.length));
  const all = Array.from({ length: longest }, (_, i) => byGame.flatMap((left) => left[i] ?? [])).flat();
  if (!all.length) return;
  const shown = all.slice(0, Number(most));
  const [first, ...rest] = shown;
  const picture = first && pictureOf(first.href);
  render(
    picture ? (
      <>
        <a class="framed" href={first.href}>
          <div class="sample-picture still" ref={(frame) => frame?.replaceChildren(picture)} />
          <h2>{say.goOn}</h2>
          <p class="words soft">{first.says}</p>
        </a>
        {rest.length > 0 && <Rows of={rest} />}
      </>
    ) : (
      <>
        <h2 class="words strong line-below">{place.title || say.goOn}</h2>
        <Rows of={shown} />
      </>
    ),
    place,
  );
  place.removeAttribute('title');
  place.hidden = false;
}
