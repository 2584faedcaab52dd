/** Works out how far the signs of a map must step aside so that none crowds another, and writes it into its content: `npm run nudges -- nero 84`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { coastOf } from '../../src/components/coast.ts';
import type { GameId } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { type Point, sheetFor } from '../../src/gate/projection.ts';

const [game, least = '60'] = process.argv.slice(2);
const GAP = Number(least);
const ROUNDS = 600;
/** A sign stands on land with this much of it around, where its island is that large. */
const DRY = 9;
/** Closer to home than this nothing is nudged. */
const SMALL = 4;

const { map } = gameOf(game as GameId);
if (!map) throw new RangeError(`${game} has no map`);
const coast = coastOf(map);
const { at } = sheetFor(map.projection);
const isDry = (p: Point): boolean => coast.isLand(p) && coast.toShore(p) >= DRY;

/** The nearest point that is dry, in rings around a place. */
function ashore(home: Point): Point {
  if (isDry(home)) return home;
  let best: { p: Point; dry: number } | undefined;
  for (let far = 2; far <= 44; far += 2)
    for (let turn = 0; turn < 36; turn++) {
      const p: Point = [
        home[0] + far * Math.cos((turn * Math.PI) / 18),
        home[1] + far * Math.sin((turn * Math.PI) / 18),
      ];
      if (!coast.isLand(p)) continue;
      const dry = coast.toShore(p);
      if (dry >= DRY) return p;
      if (!best || dry > best.dry + 1) best = { p, dry };
    }
  return best?.p ?? home;
}

const signs = map.spaces.map((space) => {
  const home = at(space);
  const start = space.kind === 'box' ? home : ashore(home);
  return { name: space.name, fixed: space.kind === 'box', home, start, dry: coast.toShore(start), now: start };
});
/** Moves a sign as far as the land allows, along its shore if it must. */
const moved = (sign: (typeof signs)[number], to: Point): void => {
  const isBetter = (p: Point) => coast.isLand(p) && coast.toShore(p) >= Math.min(DRY, sign.dry);
  const found = [to, [to[0], sign.now[1]] as const, [sign.now[0], to[1]] as const].find(isBetter);
  if (!sign.fixed && found) sign.now = found;
};
for (let round = 0; round < ROUNDS; round++) {
  for (const [i, a] of signs.entries())
    for (const b of signs.slice(i + 1)) {
      const [dx, dy] = [b.now[0] - a.now[0], b.now[1] - a.now[1]];
      const far = Math.hypot(dx, dy) || 1;
      const gap = a.fixed || b.fixed ? GAP * 1.5 : GAP;
      if (far >= gap) continue;
      const by = ((gap - far) / far) * 0.25;
      moved(a, [a.now[0] - dx * by, a.now[1] - dy * by]);
      moved(b, [b.now[0] + dx * by, b.now[1] + dy * by]);
    }
  for (const sign of signs)
    moved(sign, [
      sign.now[0] + (sign.start[0] - sign.now[0]) * 0.02,
      sign.now[1] + (sign.start[1] - sign.now[1]) * 0.02,
    ]);
}
const file = `content/${game}/map.json`;
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => {
    const name = /^ {4}\{"name": "([^"]+)"/.exec(line)?.[1];
    const sign = signs.find((one) => one.name === name);
    if (!sign || !line.includes('"lat": ')) return line;
    const [dx, dy] = [Math.round(sign.now[0] - sign.home[0]), Math.round(sign.now[1] - sign.home[1])];
    const bare = line.replace(/, "nudge": \[[^\]]*\]/, '');
    return Math.hypot(dx, dy) < SMALL && isDry(sign.home)
      ? bare
      : bare.replace(/("lat": [\d.]+)/, `$1, "nudge": [${dx}, ${dy}]`);
  });
writeFileSync(file, lines.join('\n'));
const far = (a: Point, b: Point) => Math.round(Math.hypot(a[0] - b[0], a[1] - b[1]));
const most = signs.toSorted((a, b) => far(b.now, b.home) - far(a.now, a.home)).slice(0, 6);
console.log(`${game}: farthest ${most.map((s) => `${s.name} ${far(s.now, s.home)}`).join(', ')}`);
const close = signs.flatMap((a, i) =>
  signs.slice(i + 1).map((b) => ({ pair: `${a.name}-${b.name}`, far: far(a.now, b.now) })),
);
console.log(
  `closest ${close
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 6)
    .map(({ pair, far: f }) => `${pair} ${f}`)
    .join(', ')}`,
);
