/** A march over the map: the cost of a step (9.2), who may intercept (10), and what can be asked about a space. */
import { nameIn } from '../../calculator/keys.ts';
import {
  type Army,
  enemyAt,
  type March,
  type Passage,
  type Situation,
  type Spot,
  type Stop,
  watching,
} from '../../mechanics/march.ts';
import { lineFor } from './play/movement/ground.ts';
import { LINES, type Line } from './play/set-up.ts';
import { POWER_NAMES, POWERS } from './words.ts';

/** As many attempts as the calculator takes. */
const MOST = 6;

/** 9.2, 9.2-exception: what the connection may be to this power. */
const linesOf = ({ from, to, terrain }: Passage, side: string): Line[] => {
  const asDrawn = LINES.filter((line) => (terrain === 'unknown' ? line !== 'strait' : line === terrain));
  return [...new Set(asDrawn.map((line) => lineFor(side, from, { to, line })))];
};

const rough = (by: Passage, side: string): boolean => !linesOf(by, side).includes('clear');

/** 12.2.3: to whom the ground is friendly, as the map stands at the start. */
const friendlyTo = ({ home }: Spot, marcher: string, others: readonly (string | undefined)[]): string =>
  home === marcher ? 'attacker' : home && others.includes(home) ? 'defender' : 'none';

const sidesOf = (armies: readonly Army[]): string[] => armies.map(({ side }) => side);

const interceptor = ({ cu, rating, side }: Army, into: Spot) => ({
  cu,
  tactics: rating,
  enemySpace: into.home !== side,
  power: side,
  from: 1,
  spaces: 1,
});

/** 10.3: one space entered past these armies. */
const past = ({ spot, by }: Stop, { marcher }: Situation, armies: readonly Army[]) => ({
  moverCu: marcher.cu,
  moverTactics: marcher.rating,
  interceptors: armies.map((army) => interceptor(army, spot)),
  friendlyTo: friendlyTo(spot, marcher.side, sidesOf(armies)),
  acrossRough: rough(by, marcher.side),
});

const battle = (spot: Spot, marcher: Situation['marcher'], army: Army | undefined) => ({
  attackerCu: marcher.cu,
  attackerTactics: marcher.rating,
  ...(army && { defenderCu: army.cu, defenderTactics: army.rating }),
  friendlyTo: friendlyTo(spot, marcher.side, [army?.side ?? spot.home]),
});

/** 10.1, 10.2: the whole way, each army wherever it may try; those of 10.2 who stand across rough ground cannot. */
function wholeWay(situation: Situation) {
  const { stops, marcher } = situation;
  const watched = stops.map((stop) => watching(situation, stop, (by, army) => !rough(by, army.side)));
  const armies = [...new Set(watched.flat())];
  const [first, ...further] = stops;
  if (!first || !armies.length) return undefined;
  // Where the way leads away from an army and back to it, it tries anew.
  const runs = armies.flatMap((army) => {
    const at = watched.map((list) => list.includes(army));
    return at.flatMap((near, i) => {
      if (!near || at[i - 1]) return [];
      const end = at.indexOf(false, i);
      return [{ army, from: i + 1, spaces: (end < 0 ? at.length : end) - i }];
    });
  });
  return {
    ...past(first, situation, []),
    interceptors: runs.slice(0, MOST).map(({ army, from, spaces }) => ({
      ...interceptor(army, stops[from - 1]?.spot ?? first.spot),
      from,
      spaces,
    })),
    friendlyTo: friendlyTo(first.spot, marcher.side, sidesOf(watched[0] ?? [])),
    furtherSpaces: further.map(({ spot, by }, i) => ({
      friendlyTo: friendlyTo(spot, marcher.side, sidesOf(watched[i + 1] ?? [])),
      acrossRough: rough(by, marcher.side),
      bySea: false,
      enemyTo: 'listed',
    })),
  };
}

export const march: March = {
  words: { cu: 'CU', mp: 'MP', rating: 'Tactics' },
  tables: ['movement-cost', 'movement-allowance'],
  rules: ['10.3', '10.5.2', '12'],
  sides: POWERS,
  /** 9.2.1, 9.2.2: with a card of 3. */
  mp: (side, figures) => {
    const row = side === 'gauls' || side === 'transalpine' ? side : 'others';
    return Number(figures.at('movement-allowance', row, 3).value);
  },
  /** 9.2 */
  cost: (by, { side }, figures) =>
    linesOf(by, side).map((line) => Number(figures.at('movement-cost', line, 'mp').value)),
  /** 9.2: a naval move. */
  voyage: (figures) => Number(figures.at('movement-cost', 'naval', 'mp').value),
  sailing: ({ cu }) => [
    { calculator: 'naval-movement', input: { cu: Math.max(1, Math.min(10, cu)) }, says: 'Does the force arrive?' },
  ],
  here: (spot, marcher, army) => [
    { calculator: 'battle', input: battle(spot, marcher, army), says: 'Fight here' },
    ...(spot.kind === 'city' || spot.kind === 'tribe'
      ? [
          {
            calculator: 'siege',
            input: { kind: spot.kind, cu: marcher.cu, ...(spot.loyalty && { factor: spot.loyalty }) },
            says: spot.kind === 'city' ? 'Besiege' : 'Subjugate',
          },
        ]
      : []),
  ],
  onWay(situation) {
    const { stops, marcher } = situation;
    const whole = wholeWay(situation);
    return [
      ...(whole ? [{ calculator: 'march-past', input: whole, says: 'You get there unopposed', chance: 'passes' }] : []),
      ...stops.flatMap((stop) => {
        const enemy = enemyAt(situation, stop.spot.id);
        return [
          ...watching(situation, stop, (by, army) => !rough(by, army.side)).flatMap((army) => [
            {
              calculator: 'march-past',
              input: past(stop, situation, [army]),
              says: `${nameIn(POWER_NAMES, army.side)}, ${army.cu} CU, may intercept`,
              rule: '10.3',
              chance: 'intercepted',
              at: stop.spot.id,
            },
            {
              calculator: 'battle',
              input: { ...battle(stop.spot, marcher, army), intercepted: true },
              says: 'If it comes, you win',
              rule: '10.5.2',
              chance: 'attackerWins',
              at: stop.spot.id,
              ifHeComes: true as const,
            },
          ]),
          ...(enemy
            ? [
                {
                  calculator: 'battle',
                  input: battle(stop.spot, marcher, enemy),
                  says: `You attack ${enemy.cu} CU and win`,
                  rule: '12',
                  chance: 'attackerWins',
                  at: stop.spot.id,
                },
              ]
            : []),
        ];
      }),
    ];
  },
};
