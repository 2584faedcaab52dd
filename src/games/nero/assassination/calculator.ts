/** Assassination (9.0): does my attempt succeed, or how safe is my Emperor in Roma? */
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { atLeast } from '../../../engine/draw.ts';
import { limitOf } from '../limits/rules.ts';
import { calculator } from '../readings.ts';
import { SEEN, TABLE } from '../sight/fields.ts';
import { type Sight, sightOf } from '../sight/rules.ts';
import type { Reader } from '../tables.ts';
import { EVENT_NAMES } from '../words.ts';
import type { Attempt } from './fields.ts';
import { AGAINST, fields } from './fields.ts';
import {
  type Cards,
  crowded,
  guardsToStop,
  inTurn,
  isStopped,
  successChance,
  supports,
  threats,
  type Unseen,
  unseenBeside,
} from './rules.ts';

interface Attempted {
  readonly input: Attempt;
  readonly sight: Sight;
  readonly read: Reader;
  /** Cards that may be laid beside the Assassin. */
  readonly room: number;
}

const ABLE = 'Opponents with an attempt that gets through';

const figures = figuresOf<number>()(({ amount }) => ({
  able: amount(ABLE, (able) => able, { tone: 'attacker', chart: ABLE }),
}));

const NOTHING: Cards = { guards: 0, bribes: 0 };

/** Unseen cards of each kind, with these of my own and those laid against me out of the way. */
const unseenOf = ({ input, sight, read }: Attempted, mine: Cards, laid: Cards): Unseen =>
  unseenBeside(
    sight.unseen,
    {
      guards: mine.guards + input.otherGuards + laid.guards,
      bribes: mine.bribes + input.otherBribes + laid.bribes,
      assassins: input.assassinsSeen,
    },
    read,
  );

function compute(input: Attempt, read: Reader) {
  const limit = limitOf('cards-in-round', read);
  const used = input.side === 'assassin' ? input.used : 0;
  const seen = sightOf(input, read);
  const sight = { ...seen, caution: `${seen.caution}${crowded(read)}` };
  const at: Attempted = { input, sight, read, room: Math.max(0, limit - 1 - used) };
  return input.side === 'assassin' ? attempt(at) : safety(at);
}

const linesOf = (who: string, { guards, bribes }: Cards): Line[] =>
  [
    line(who, guards, EVENT_NAMES['praetorian-guard'], '12.0-praetorian-guard'),
    line(who, bribes, EVENT_NAMES.bribe, '12.0-bribe'),
  ].filter(({ amount }) => amount > 0);

/** 9.0: the assassin's side. */
function attempt(at: Attempted) {
  const { input, sight, room } = at;
  const mine: Cards = { guards: input.guards, bribes: input.bribes };
  const laid: Cards = { guards: input.guardsAgainst, bribes: input.bribesAgainst };
  const odds = (cards: Cards, size: number) => successChance(cards, laid, unseenOf(at, cards, laid), size);
  const all = odds(mine, sight.held);
  const [nearest = 0] = sight.hands;
  const victim = odds(mine, nearest);
  const succeeds = input.opposing === 'all' ? all : victim;
  const stoppedNow = isStopped(mine, laid);
  const allowed = mine.guards + mine.bribes <= room;
  const over = allowed
    ? ''
    : `With the Assassin you may play ${room ? `only ${plural(room, 'other card')}` : 'no other card'} this round. `;
  const who = input.opposing === 'all' ? 'all the others together' : 'the victim alone';
  const told = stoppedNow
    ? 'The cards played so far stop the attempt.'
    : `The attempt succeeds ${percent(succeeds)} of the time against ${who}, if ${input.opposing === 'all' ? 'they play everything they hold' : 'the victim plays everything he holds'}.`;
  return {
    sentence: `${sight.caution}${over}${told}`,
    chances: { succeeds, fails: 1 - succeeds, againstAll: all, againstVictim: victim },
    facts: { guardsToStop: guardsToStop(mine, laid.bribes), stoppedNow, allowed },
    grid: {
      columns: [
        { id: 'mix', label: 'Played with the Assassin', form: 'text' },
        { id: 'all', label: 'All oppose', form: 'chance' },
        { id: 'victim', label: 'Only the victim opposes', form: 'chance' },
      ],
      rows: supports(room).map((cards) => ({
        mix: nameOf(cards),
        all: odds(cards, sight.held),
        victim: odds(cards, nearest),
      })),
    } satisfies Grid,
    ledger: [...linesOf('Assassin', mine), ...linesOf('Against the attempt', laid)],
  };
}

const nameOf = ({ guards, bribes }: Cards): string =>
  [...(guards ? [plural(guards, 'Guard')] : []), ...(bribes ? [plural(bribes, 'Bribe')] : [])].join(', ') || 'nothing';

/** 9.0: the Emperor's side, alone against those who act before him. */
function safety(at: Attempted) {
  const { input, sight, room } = at;
  const mine: Cards = { guards: input.guards, bribes: input.bribes };
  const unseen = unseenOf(at, mine, NOTHING);
  const sizes = sight.hands.slice(0, input.attackers);
  const held = sizes.reduce((a, b) => a + b, 0);
  const able = threats(mine, unseen, sizes, room);
  const succeeds = Math.min(
    1,
    input.inTurn ? chance(inTurn(mine, unseen, sizes, room), (left) => left === 'fallen') : chance(able, (n) => n > 0),
  );
  const next = nextChance(mine, unseen, sight, room);
  const some = sizes.length === 1 ? 'the next player' : `one of the next ${sizes.length} players`;
  const told = input.inTurn
    ? `${some} gets past your cards unaided, if everyone who holds an Assassin tries and you stop each attempt with as few cards as you can.`
    : `${some} has the cards to beat yours unaided, but nobody has to try.`;
  return {
    sentence: `${sight.caution}${percent(succeeds)} of the time ${told}`,
    ...figures.fold(able),
    chances: { succeeds, fails: 1 - succeeds, next, assassinHeld: atLeast(1, unseen.assassins, unseen.total, held) },
    grid: safetyGrid(at),
    ledger: linesOf('Emperor', mine),
  };
}

/** 9.0: the chance that the next player alone holds such an attempt. */
const nextChance = (mine: Cards, unseen: Unseen, { hands }: Sight, room: number): number =>
  Math.min(
    1,
    chance(threats(mine, unseen, hands.slice(0, 1), room), (n) => n > 0),
  );

const KEPT: readonly Cards[] = [0, 1, 2, 3].flatMap((guards) => [0, 2].map((bribes) => ({ guards, bribes })));

/** How safe other hands of mine would be against the next player. */
const safetyGrid = (at: Attempted): Grid => ({
  columns: [
    { id: 'mix', label: 'My cards', form: 'text' },
    { id: 'safe', label: 'Safe from the next player', form: 'chance' },
  ],
  rows: KEPT.map((mine) => ({
    mix: nameOf(mine),
    safe: 1 - nextChance(mine, unseenOf(at, mine, NOTHING), at.sight, at.room),
  })),
});

export const assassination = calculator({
  id: 'assassination',
  title: 'Assassination',
  question: 'Does the attempt get through?',
  rules: ['9.0', '3.0.4', '4.2.2', '4.2.3', '4.3', '12.0-assassin', '12.0-bribe', '12.0-praetorian-guard'],
  fields,
  folded: [AGAINST, TABLE, SEEN],
  tables: ['deck', 'hand-size', 'limits'],
  figures,
  terms: {
    succeeds: 'An attempt gets through',
    fails: 'No attempt gets through',
    againstAll: 'It succeeds if all oppose it',
    againstVictim: 'It succeeds if only the victim opposes it',
    next: 'The next player has an attempt that gets through',
    assassinHeld: 'One of these players holds an Assassin',
    guardsToStop: 'Guards needed to stop it with the Bribes played',
    stoppedNow: 'Stopped by the cards played so far',
    allowed: 'Within the card limit for the round',
  },
  headline: ['succeeds', 'fails'],
  tones: { succeeds: 'attacker', fails: 'defender' },
  compute,
  aims: {
    succeeds: { form: 'chance', worth: (r) => r.chances.succeeds },
    fails: { form: 'chance', worth: (r) => r.chances.fails },
  },
});
