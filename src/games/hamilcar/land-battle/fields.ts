/** The inputs for a Land Battle; its parts use the same words when they are asked about on their own. */
import {
  type Bar,
  barred,
  choice,
  grouped,
  type InputOf,
  number,
  numberOr,
  shown,
} from '../../../calculator/fields.ts';
import { COMMAND_ROLLS } from '../command-change/fields.ts';
import { CARTHAGE, ELEPHANTS, levelBars, levelFields, RATED, READINGS, ROME } from '../dice-level/fields.ts';
import { mayCharge, type Right } from '../dice-level/rules.ts';
import { LED, ledBar } from '../limits.ts';
import { ruling } from '../rulings.ts';
import { rankedBy, SIDE_OPTIONS, type Side } from '../words.ts';

export const AFTER = 'After the battle';

export const CARTHAGE_FIRST = SIDE_OPTIONS.toReversed();

export const attackerField = choice({
  label: 'The Attacker',
  given: true,
  key: 'at',
  rule: '13',
  options: CARTHAGE_FIRST,
  default: 'carthage',
  help: 'Equal hits: the Attacker loses',
});

export const purposeField = (group: string) =>
  choice({
    label: 'A die is rolled again for',
    key: 'pu',
    group,
    rule: '13.3.D',
    options: { win: 'the best chance to win', balance: 'the best balance of CUs' },
    help: 'The side that has the reroll chooses; the other measure breaks ties',
  });

export const cancellingField = (key: string) =>
  ruling('cancelling-is-compulsory', { label: 'A circle', key, group: READINGS, rule: '13.4' });

const sts = (key: string, group: string, start: number) =>
  number({ label: `${group}: STs in the space`, key, group, rule: '13.4', max: 15, default: start });

export const stFields = { carthageSts: sts('cs', CARTHAGE, 0), romeSts: sts('rs', ROME, 1) };

const retreat = (key: string, side: string) =>
  numberOr<'all'>({
    label: `CUs that a Retreat costs ${side}`,
    key,
    group: AFTER,
    rule: '13.5.C',
    max: 20,
    default: 0,
    words: [{ id: 'all', label: 'all: no way out' }],
    help: 'Counts only if it loses',
  });

const pcs = (label: string, key: string, start: number) =>
  number({ label, key, group: AFTER, rule: '13.6', max: 40, default: start });

export const afterFields = {
  carthageRetreat: retreat('cx', 'Carthage'),
  romeRetreat: retreat('rx', 'Rome'),
  aristocrats: number({
    label: 'Total Battle Rating of Roman Aristocrats',
    key: 'ar',
    group: AFTER,
    rule: '2.2.D2',
    max: 9,
    help: 'PCs that Rome removes if they are displaced',
  }),
  carthagePcs: pcs('Carthage’s PCs, with the Miat, without cities', 'cp', 23),
  romePcs: pcs('Rome’s PCs, without cities', 'rp', 19),
};

const fields = {
  attacker: attackerField,
  ...levelFields,
  ...grouped(ROME, {
    subordinate: numberOr<'none'>({
      ...RATED,
      label: 'Rome: Battle Rating of the Subordinate Consul',
      key: 'sc',
      rule: '13.2',
      default: 'none',
      words: [{ id: 'none', label: 'no second Consul' }],
      help: 'None if a Dictator commands or exactly one of the two Consuls is an Aristocrat: nobody rolls',
    }),
    commandRoll: choice({
      label: 'Carthage rolls for a Change of Command',
      key: 'cm',
      rule: '13.2',
      options: COMMAND_ROLLS,
      default: 'best',
    }),
  }),
  ...grouped(ELEPHANTS, {
    charge: choice({
      label: 'Carthage announces an Elephant Charge',
      key: 'ch',
      rule: '13.3.D',
      options: { best: 'if that is better for it', yes: 'yes', no: 'no' },
      help: 'Needs at least as many Elephants as the Roman Battle Rating; if Carthage then loses, its first loss is an Elephant',
    }),
    favours: choice<'open' | Right>({
      label: 'The charge has been rolled and favours',
      given: true,
      key: 'fv',
      rule: '13.3.D',
      options: { open: 'not rolled yet', carthage: 'Carthage', nobody: 'nobody', rome: 'Rome' },
    }),
  }),
  ...stFields,
  there: number({
    label: 'Attacker’s Units already there or making a Sortie',
    key: 'th',
    rule: '14.5.B',
    max: 40,
    help: `They fight too, but do not count toward the ${LED} Units a General may lead`,
  }),
  purpose: purposeField(ELEPHANTS),
  ...afterFields,
  cancelling: cancellingField('cc'),
  aim: rankedBy('carthageWins', {
    carthageWins: "Carthage's win chance",
    carthageSwing: "Carthage's CU swing",
    romeWins: "Rome's win chance",
    romeSwing: "Rome's CU swing",
  }),
};

/** Everything that is asked: who may command Rome, and the battle. */
export type LandBattle = InputOf<typeof fields>;

/** The battle once it is known who commands. */
export type Battle = Omit<LandBattle, 'subordinate' | 'commandRoll' | 'there'>;

/** What counts of an Army that meets another. */
interface Army extends Readonly<Record<'cu' | 'allies', number>> {
  readonly rating: number | 'none';
  readonly sts?: number;
  readonly retreat?: number;
}

/** More PCs than any battle takes. */
const MANY = 99;

/** A battle without Events; whether PCs run out (13.6) is left to whoever leads up to it. */
export const battleBetween = (
  me: Side,
  mine: Army,
  theirs: Army,
  more: Pick<Battle, 'attacker' | 'elephants' | 'xanthippus' | 'withoutGeneral' | 'charge' | 'purpose' | 'cancelling'>,
): Battle => {
  const [carthage, rome] = me === 'carthage' ? [mine, theirs] : [theirs, mine];
  const { attacker, elephants, xanthippus, withoutGeneral, charge, purpose, cancelling } = more;
  return {
    attacker,
    carthageCu: carthage.cu,
    carthageRating: carthage.rating,
    carthageAllies: carthage.allies,
    carthageRaise: 0,
    carthageSts: carthage.sts ?? 0,
    carthageRetreat: carthage.retreat ?? 0,
    carthagePcs: MANY,
    romeCu: rome.cu,
    romeRating: rome.rating,
    romeAllies: rome.allies,
    romeRaise: 0,
    romeSts: rome.sts ?? 0,
    romeRetreat: rome.retreat ?? 0,
    romePcs: MANY,
    elephants,
    aristocrats: 0,
    xanthippus,
    fright: false,
    metellus: false,
    withoutGeneral,
    charge,
    favours: 'open',
    purpose,
    cancelling,
    aim: 'carthageWins',
  };
};

/** 13.3.D: whom a charge favours that has been rolled; undefined while there is none. */
export const favoured = (battle: Battle): Right | undefined =>
  battle.charge === 'yes' && battle.favours !== 'open' && mayCharge(battle) ? battle.favours : undefined;

const unitsOf = (battle: LandBattle, side: Side): number => battle[`${side}Cu`] + battle[`${side}Sts`];

/** 2.2.A: one General has marched there with the Attacker's Units, but for those that did not march (2.3.E1, 14.5.B). */
const led =
  (side: Side) =>
  (battle: LandBattle): Bar | undefined =>
    battle.attacker === side ? ledBar(unitsOf(battle, side) - battle.there) : undefined;

export const battleFields = barred(
  shown(fields, {
    subordinate: ({ romeRating }) => romeRating !== 'none',
    commandRoll: ({ attacker, romeRating, subordinate }) =>
      attacker === 'rome' && romeRating !== 'none' && subordinate !== 'none',
    favours: (battle) => battle.charge === 'yes' && mayCharge(battle),
    there: (battle) => unitsOf(battle, battle.attacker) > LED,
  }),
  { carthageCu: led('carthage'), romeCu: led('rome'), ...levelBars },
);

/** What "best" means to whoever may have a die rolled again. */
export type Purpose = Battle['purpose'];
