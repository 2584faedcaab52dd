/** What Revolts or Legion Rebels would do (12.0): whether the event may be played, and how many Legions turn Uncontrolled. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import { SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { areaOf } from '../board/rules.ts';
import { onceReadings } from '../once/readings.ts';
import { isSpent } from '../once/rules.ts';
import { AREA_NAMES, nameOf } from '../words.ts';
import type { Uprising } from './fields.ts';
import { mostUncontrolled, REVOLTING, revolted } from './rules.ts';

/** What is told of both events; a Legion that rebels brings nothing to a Province. */
type Facts = {
  readonly playable: boolean;
  readonly added?: number;
  readonly uncontrolledThere?: number;
  readonly totalUncontrolled: number;
  readonly room: number;
};

export const uprisingOdds = (input: Uprising, tables: Tables) =>
  input.event === 'revolts' ? revolt(input, tables) : rebels(input, tables);

function revolt(input: Uprising, tables: Tables) {
  const read = new Reader(tables);
  const { province, uncontrolled, elsewhere, baseLegions, vacant } = input;
  const most = mostUncontrolled(read);
  const there = input.legions + uncontrolled;
  const outcome = revolted({ there, uncontrolledElsewhere: elsewhere, baseLegions });
  const area = areaOf(province, read);
  const name = nameOf(province);
  const tooFew = outcome.short && input.short === 'not-playable';
  const ban = vacant
    ? 'nobody has the Area of this Province as his Base'
    : outcome.total > most
      ? `it would make ${outcome.total} Uncontrolled Legions, and ${most} is the most`
      : tooFew
        ? 'the player of the Base has too few Legions to bring'
        : '';
  const brings = outcome.added ? ` ${AREA_NAMES[area ?? 'asia']} brings ${plural(outcome.added, 'Legion')};` : '';
  const facts: Facts = {
    playable: !ban,
    added: outcome.added,
    uncontrolledThere: outcome.uncontrolledThere,
    totalUncontrolled: outcome.total,
    room: most - elsewhere - uncontrolled,
  };
  return {
    sentence: ban
      ? `${name} Revolts cannot be played: ${ban}.`
      : `${name} Revolts may be played:${brings} ${plural(outcome.uncontrolledThere, 'Legion')} there ${outcome.uncontrolledThere === 1 ? 'is' : 'are'} then Uncontrolled, ${outcome.total} on the board.`,
    ...SETTLED,
    facts,
    ...basis(
      [
        line('Uncontrolled', elsewhere, 'Elsewhere', '2.2-uncontrolled'),
        line('Uncontrolled', there, `In ${name}`, '12.0-revolts'),
        line('Uncontrolled', outcome.added, `Brought to make ${REVOLTING}`, '12.0-revolts'),
      ].filter(({ amount }) => amount > 0),
      revoltReadings(input, outcome.short),
      read,
    ),
  };
}

function rebels(input: Uprising, tables: Tables) {
  const read = new Reader(tables);
  const most = mostUncontrolled(read);
  const already = input.uncontrolled + input.elsewhere;
  const total = already + 1;
  const spent = input.used && isSpent({ byMe: Number(input.byMe), byOthers: Number(!input.byMe) }, input.once);
  const full = total > most;
  const why = spent
    ? 'Legion Rebels has already been played in this player round'
    : `${most} Legions are Uncontrolled already`;
  const facts: Facts = {
    playable: !(spent || full),
    totalUncontrolled: total,
    room: Math.max(0, most - already),
  };
  return {
    sentence:
      spent || full
        ? `Legion Rebels cannot be played: ${why}.`
        : `Legion Rebels may be played: ${total} of at most ${most} Legions are then Uncontrolled.`,
    ...SETTLED,
    facts,
    ...basis(
      [
        line('Uncontrolled', already, 'Already', '2.2-uncontrolled'),
        line('Uncontrolled', 1, 'The Legion chosen', '12.0-legion-rebels'),
      ],
      onceReadings(input.used, input.once),
      read,
    ),
  };
}

const revoltReadings = (input: Uprising, short: boolean): Assumption[] =>
  when(short, {
    ruling: 'revolt-without-legions',
    rule: '12.0-revolts',
    field: 'short',
    reading:
      input.short === 'what-he-has'
        ? 'A player with too few Legions brings what he has.'
        : 'With too few Legions to bring, the event cannot be played.',
  });
