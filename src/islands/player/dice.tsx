/** Dice as they fell, in the colour of whoever rolled them. */
import type { ShownDice, Side } from '../../play/shown.ts';
import { Badge, sideOf } from './badge.tsx';

const PIPS: Readonly<Record<number, string>> = {
  1: 'c',
  2: 'ai',
  3: 'aci',
  4: 'agdi',
  5: 'agcdi',
  6: 'abgdhi',
};
const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  a: [27, 9],
  b: [9, 18],
  c: [18, 18],
  d: [9, 9],
  g: [27, 27],
  h: [27, 18],
  i: [9, 27],
};

export function Die({ face, sides = 6 }: { readonly face: number; readonly sides?: number }) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg class="die-face" viewBox="0 0 36 36" aria-hidden="true">
      <rect x="1" y="1" width="34" height="34" rx="7" />
      {pips ? (
        [...pips].map((p) => <circle key={p} cx={SPOTS[p]?.[0]} cy={SPOTS[p]?.[1]} r="3.3" />)
      ) : (
        <text x="18" y="24">
          {face}
        </text>
      )}
    </svg>
  );
}

export function Dice({ dice, sides }: { readonly dice: readonly ShownDice[]; readonly sides: readonly Side[] }) {
  if (!dice.length) return null;
  return (
    <ul class="dice" aria-label="Dice">
      {dice.map(({ by, label, faces, sides: sided }) => {
        const side = sideOf(sides, by);
        const sum = faces.reduce((a, b) => a + b, 0);
        return (
          <li key={`${by} ${label}`} data-look={side?.look}>
            {side && <Badge side={side} />}
            <span class="dice-label">{label}</span>
            <span class="dice-faces">
              {faces.map((face, i) => (
                <Die key={i} face={face} sides={sided} />
              ))}
              <span class="sr">{faces.join(', ')}</span>
            </span>
            {faces.length > 1 && <b class="dice-sum">{sum}</b>}
          </li>
        );
      })}
    </ul>
  );
}
