/** Warships to send (8.3, 7.3.C): the Naval Battle for each number of Warships you could take along. */
import { barred, grouped, type InputOf, number } from '../../calculator/fields.ts';
import { figuresOf } from '../../calculator/figures.ts';
import { perCase } from '../../calculator/remember.ts';
import type { Grid } from '../../calculator/report.ts';
import { decimal, percent, plural } from '../../calculator/words.ts';
import { bestPlay, endsOf, type NavalResult, resultsOf } from './naval-battle/best-play.ts';
import { aimsOf, type Stakes } from './naval-battle/end.ts';
import {
  type AimId,
  aimField,
  aimName,
  type FleetInput,
  FOLDED,
  fleetBar,
  fleetFields,
  playerField,
} from './naval-battle/fleet-fields.ts';
import { battleOf } from './naval-battle/moment.ts';
import { NAVAL_RULES, NAVAL_TABLES, navalGrounds, tcsOf } from './naval-battle/readings.ts';
import { calculator } from './readings.ts';
import type { Reader } from './tables.ts';
import { otherSide, SIDE_NAMES, type Side } from './words.ts';

const SHIPS = 'Warships';

const asked = {
  side: playerField(SHIPS),
  ...grouped(SHIPS, {
    ready: number({ label: 'Ready Warships that I could send', key: 'w', rule: '8.3', min: 1, max: 5, default: 5 }),
    enemy: number({ label: 'Enemy Warships', key: 'n', rule: '2.3.G', min: 1, max: 5, default: 3 }),
  }),
  ...fleetFields,
  aim: aimField,
};

/** 2.3.G: at least one Warship goes; the more of them go, the fewer others have room. */
const fields = barred(asked, {
  romeUnits: ({ side, enemy, romeUnits }) => fleetBar(side === 'rome' ? 1 : enemy, romeUnits),
  carthageUnits: ({ side, enemy, carthageUnits }) => fleetBar(side === 'carthage' ? 1 : enemy, carthageUnits),
});

type Input = InputOf<typeof fields>;

/** So many Warships of mine, against the enemy. */
interface Sending {
  readonly ships: number;
  readonly input: Input;
}

const playOf = perCase(({ ships, input }: Sending, read: Reader) => {
  const { side, aim, enemy } = input;
  const fleet: FleetInput =
    side === 'rome'
      ? { ...input, romeWarships: ships, carthageWarships: enemy }
      : { ...input, romeWarships: enemy, carthageWarships: ships };
  const play = bestPlay(battleOf(fleet), { side, aim }, read);
  return { play, fleet };
});

const figures = figuresOf<NavalResult, Side>()(({ chance, mean }) => ({
  wins: chance('I win', ({ after }, me) => after.winner === me, { tone: 'attacker' }),
  beaten: chance('The enemy wins', ({ after }, me) => after.winner !== me, { tone: 'defender' }),
  supremacy: chance('I have Naval Supremacy afterwards', ({ after }, me) => after.supremacy === me),
  shipsLost: mean('Warships I lose', ({ after }, me) => after.shipsLost[me]),
  enemyShipsLost: mean('Warships the enemy loses', ({ after }, me) => after.shipsLost[otherSide(me)]),
  unitsLost: mean('Units I lose', ({ after }, me) => after.unitsLost[me]),
  prizes: mean('Prizes I claim', ({ after }, me) => after.claimed[me]),
  enemyPrizes: mean('Prizes the enemy claims', ({ after }, me) => after.claimed[otherSide(me)]),
  pcs: mean('PCs I lose', ({ after }, me) => after.pcs[me]),
  enemyPcs: mean('PCs the enemy loses', ({ after }, me) => after.pcs[otherSide(me)]),
}));

/** The battle with so many Warships of mine, played by both sides as well as they can. */
function send(sending: Sending, read: Reader) {
  const { play } = playOf(sending, read.aside());
  const { chances, expected } = figures.fold(resultsOf(play, endsOf(play)), sending.input.side);
  return { sending, worth: play.policy.worth(play.start), chances, expected };
}

type Sent = ReturnType<typeof send>;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function gridOf(all: readonly Sent[], aim: AimId): Grid {
  const two = (value: number): string => decimal(value, 2);
  const isChance = aim === 'wins' || aim === 'supremacy';
  return {
    columns: [
      { id: 'ships', label: 'I send', form: 'number' },
      { id: 'wins', label: 'I win', form: 'chance' },
      { id: 'more', label: 'The last one adds', form: 'change' },
      { id: 'supremacy', label: 'Naval Supremacy afterwards', form: 'chance' },
      { id: 'lose', label: 'Warships I lose', form: 'text' },
      { id: 'sink', label: 'Enemy loses', form: 'text' },
      { id: 'prizes', label: 'Prizes I claim', form: 'text' },
      { id: 'pcs', label: 'PCs, mine : theirs', form: 'text' },
      ...(isChance ? [] : [{ id: 'worth', label: capital(aimName(aim)), form: 'text' as const }]),
    ],
    rows: all.map(({ sending, worth, chances: { wins, supremacy }, expected }, i) => ({
      ships: sending.ships,
      wins,
      more: wins - (all[i - 1]?.chances.wins ?? wins),
      supremacy,
      lose: two(expected.shipsLost),
      sink: two(expected.enemyShipsLost),
      prizes: two(expected.prizes),
      pcs: `${two(expected.pcs)} : ${two(expected.enemyPcs)}`,
      ...(!isChance && { worth: two(worth) }),
    })),
  };
}

/** Worths nearer than this differ only by rounding. */
const EQUAL = 1e-12;

function compute(input: Input, read: Reader) {
  const all = Array.from({ length: input.ready }, (_, i) => send({ ships: i + 1, input }, read));
  // Among equals the fewest: what stays at port is not at risk.
  const best = all.reduce((top, sent) => (sent.worth > top.worth + EQUAL ? sent : top));
  const { chances, expected, sending } = best;
  const { ships } = sending;
  // Only the best of them is what the result stands on.
  const { play, fleet } = playOf(sending, read);
  return {
    sentence: `Best for the ${aimName(input.aim)}: send ${plural(ships, 'Warship')} against ${input.enemy}. ${SIDE_NAMES[input.side]} then wins ${percent(chances.wins)} of the time and loses ${decimal(expected.shipsLost)} Warships on average; the enemy loses ${decimal(expected.enemyShipsLost)}.`,
    chances,
    expected,
    facts: { send: ships, tcs: tcsOf(fleet, input.side) },
    grid: gridOf(all, input.aim),
    ...navalGrounds(fleet, play),
  };
}

const stakesIn = ({ chances, expected }: Pick<Sent, 'chances' | 'expected'>): Stakes => ({ ...expected, ...chances });

export const warshipsToSend = calculator({
  id: 'warships-to-send',
  title: 'Warships to send',
  question: 'How many Warships should I send?',
  rules: [...NAVAL_RULES, '7.3.C', '8.3'],
  fields,
  folded: FOLDED,
  tables: NAVAL_TABLES,
  figures,
  terms: { send: 'Warships to send', tcs: 'Tactic Cards I draw' },
  headline: ['wins', 'beaten'],
  compute,
  aims: aimsOf(stakesIn),
});
