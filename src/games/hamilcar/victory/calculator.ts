/** Victory Check (5.5, 6.2): both sides' totals, how many PCs the lower one removes, and who has won. */
import { barIf, barred, choice, flag, grouped, type InputOf, named, number } from '../../../calculator/fields.ts';
import { line, when } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { limitOf } from '../limits.ts';
import { miatPoints } from '../miat/rules.ts';
import { removalOf } from '../pc-loss/rules.ts';
import { calculator } from '../readings.ts';
import type { Figures } from '../tables.ts';
import { MOOD_NAMES, MOOD_RULES, otherSide, SIDE_NAMES, SIDE_OPTIONS, SIDES, type Side } from '../words.ts';
import { countOf, type Display, type Holder, leaderAtEnd, losesItalia } from './rules.ts';

const PROVINCES = 'Provinces';
const PLACES = 'Other places that count';
const PCS = 'PCs on the map';

const holder = (label: string, key: string, rule: string) =>
  choice<Holder>({
    label,
    key,
    group: PLACES,
    rule,
    options: [...SIDE_OPTIONS, { id: 'nobody', label: 'nobody' }],
    default: 'carthage',
  });

const pcs = (label: string, key: string, byDefault: number) =>
  number({ label, key, group: PCS, rule: '5.5', max: 40, default: byDefault, help: 'Walled Cities do not count' });

const fields = {
  turn: number({ label: 'Game Turn', given: true, key: 't', rule: '6.2', min: 1, max: 7, default: 3 }),
  ...grouped(PROVINCES, {
    romeItalia: number({ label: 'Roman in Italia, except Samnium', key: 'ri', rule: '2.1.E', max: 5, default: 5 }),
    samnium: flag({ label: 'Samnium is Roman', key: 'sa', rule: '4.1', default: true }),
    romeElsewhere: number({ label: 'Roman outside Italia', key: 're', rule: '2.1.E', max: 6 }),
    carthageProvinces: number({
      label: 'Carthaginian, except Samnium',
      key: 'cp',
      rule: '2.1.E',
      max: 11,
      default: 5,
      help: '11 count in all; those that Rome holds are subtracted',
    }),
  }),
  tyrrhenum: holder('Mare Tyrrhenum', 'mt', '2.1.H'),
  lilybaeum: holder('Lilybaeum', 'l', '2.1.E'),
  miat: choice({
    label: 'Miat',
    key: 'm',
    group: PLACES,
    rule: '15.3',
    options: named(MOOD_NAMES),
    default: 'warlike',
  }),
  romePcs: pcs('Rome', 'rp', 14),
  carthagePcs: pcs('Carthage, including the Miat', 'cs', 16),
};

type Input = InputOf<typeof fields>;

/** 2.1.E: the Provinces of the Provincial Display, without Samnium. */
const ALL = 11;

const counted = barred(fields, {
  carthageProvinces: ({ romeItalia, romeElsewhere, carthageProvinces }) => {
    const named = romeItalia + romeElsewhere + carthageProvinces;
    return barIf(named > ALL, '2.1.E', `There are ${ALL} Provinces besides Samnium, but you entered ${named}`);
  },
});

/** 2.1.E: no more Provinces than there are. */
function displayOf(input: Input, figures: Figures): Display {
  const rome = input.romeItalia + input.romeElsewhere;
  const all = Number(figures.at('scoring-places', 'provinces', 'most').value);
  return {
    provinces: { rome, carthage: Math.max(0, Math.min(input.carthageProvinces, all - rome)) },
    tyrrhenum: input.tyrrhenum,
    lilybaeum: input.lilybaeum,
    mood: input.miat,
  };
}

function compute(input: Input, read: Figures) {
  const display = displayOf(input, read);
  const rome = countOf('rome', display, read);
  const carthage = countOf('carthage', display, read);
  const lower: Side | undefined = rome < carthage ? 'rome' : carthage < rome ? 'carthage' : undefined;
  const removes = Math.abs(rome - carthage);
  const removal = removalOf(
    removes,
    lower === 'rome' ? input.romePcs : input.carthagePcs,
    lower === 'carthage' && input.miat !== 'peaceful' ? 1 : 0,
  );
  const romanItalia = input.romeItalia + (input.samnium ? 1 : 0);
  const winner = winnerOf(input, { rome, carthage, lower, losesGame: removal.losesGame, romanItalia }, read);
  const check =
    lower === undefined
      ? `It is ${rome} to ${carthage}, so nobody removes PCs`
      : `Rome has ${rome}, Carthage ${carthage}: ${SIDE_NAMES[lower]} removes ${plural(removes, 'PC')}${removal.fromMiat ? ', the first from the Miat' : ''}`;
  return {
    sentence: `${check}.${winner ? ` ${SIDE_NAMES[winner.side]} wins${winner.why}.` : ''}`,
    facts: {
      rome,
      carthage,
      removes: lower ? SIDE_NAMES[lower] : 'nobody',
      pcs: removes,
      fromMiat: removal.fromMiat,
      romanItalia,
      winner: winner ? SIDE_NAMES[winner.side] : 'nobody yet',
    },
    ledger: ledgerOf(display, read),
    readings: { 'peaceful-miat-scores': true, 'lilybaeum-counts-twice': true },
  };
}

interface Check {
  readonly rome: number;
  readonly carthage: number;
  readonly lower: Side | undefined;
  readonly losesGame: boolean;
  readonly romanItalia: number;
}

/** 5.5, 4.1, 6.2: who has won, and by what; in the last Turn the higher count wins. */
function winnerOf({ turn }: Input, check: Check, figures: Figures): { side: Side; why: string } | undefined {
  if (check.lower && check.losesGame)
    return { side: otherSide(check.lower), why: ', since its opponent has too few PCs' };
  if (losesItalia(check.romanItalia, figures))
    return { side: 'carthage', why: ': Rome has too few Provinces in Italia' };
  if (turn === limitOf('turns', figures))
    return {
      side: leaderAtEnd(check.rome, check.carthage),
      why: check.rome === check.carthage ? ' the tie' : ' on the count if nothing changes in the War Chest Phase',
    };
  return undefined;
}

function ledgerOf({ provinces, tyrrhenum, lilybaeum, mood }: Display, figures: Figures): Line[] {
  const points = miatPoints(mood, figures);
  return SIDES.flatMap((side): Line[] => {
    const part = (amount: number, why: string, rule: string): readonly Line[] =>
      when(amount !== 0, line(SIDE_NAMES[side], amount, why, rule));
    return [
      ...part(provinces[side], 'Politically Significant Provinces', '2.1.E'),
      ...part(tyrrhenum === side ? 1 : 0, 'Mare Tyrrhenum', '2.1.H'),
      ...part(lilybaeum === side ? 1 : 0, 'Lilybaeum', '5.5'),
      ...part(points[side], `${MOOD_NAMES[mood]} Miat`, MOOD_RULES[mood]),
    ];
  });
}

export const victory = calculator({
  id: 'victory',
  title: 'Victory Check',
  question: 'Where do we stand, and how many PCs must be removed?',
  rules: ['5.5', '6.2', '4.1', '4.2', '2.1.E', '2.1.G', '2.1.H', '15.3', '15.3.A', '15.3.B', '15.3.C', '15.3.D'],
  fields: counted,
  tables: ['limits', 'miat', 'scoring-places'],
  terms: {
    rome: 'Rome’s count',
    carthage: 'Carthage’s count',
    removes: 'PCs are removed by',
    pcs: 'PCs to remove',
    fromMiat: 'Of these, from the Miat',
    romanItalia: 'Roman Provinces in Italia',
    winner: 'Wins',
  },
  compute,
});
