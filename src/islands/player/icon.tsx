/** The line drawings on the player's buttons, each a single path on a grid of 24 by 24. */
const DRAWN = {
  back: 'M14.5 5L8 12l6.5 7',
  events: 'M8.5 6H20M8.5 12H20M8.5 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  table: 'M7.5 7.5h8V20h-8zM10 4.5h8.5V17',
  board: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  play: 'M12 3.5a8.5 8.5 0 1 0 .01 0M10.3 8.6v6.8l5.2-3.4z',
  stop: 'M9 6.5v11M15 6.5v11',
  earlier: 'M15.5 6.5v11L7.5 12z',
  later: 'M8.5 6.5v11l8-5.5z',
  whole: 'M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6',
  again: 'M6 9a7 7 0 1 1-.8 5M6 4v5h5',
  branch: 'M7 4.1a2 2 0 1 0 .01 0M7 8.1v7.8a2 2 0 1 0 .01 0M7 12.5c6 0 9-1 9.8-4.4M17 4.1a2 2 0 1 0 .01 0',
} as const;

export function Icon({ name }: { readonly name: keyof typeof DRAWN }) {
  return (
    <svg class="player-icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[name]} />
    </svg>
  );
}
