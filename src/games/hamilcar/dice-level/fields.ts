/** The inputs that decide the dice level and the Elephant Charge, the same wherever they are asked for. */
import { type Bar, barIf, flag, grouped, type InputOf, number, numberOr } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';

export const CARTHAGE = 'Carthage';
export const ROME = 'Rome';
export const ELEPHANTS = 'Elephant Charge';
export const CARDS = 'Cards';
export const READINGS = 'Rules questions';

/** 2.2.A: what a Battle Rating may be. */
export const RATED = { min: 1, max: 6, presets: 'leaders' } as const;

const cu = (label: string, key: string, group: string, start: number) =>
  number({ label, key, group, rule: '13.3.A', min: 1, max: 40, default: start });

const rating = (key: string, group: string, start: number) =>
  numberOr<'none'>({
    ...RATED,
    label: `${group}: the commander’s Battle Rating`,
    key,
    group,
    rule: '13.3.C',
    default: start,
    words: [{ id: 'none', label: 'no General' }],
  });

const allies = (key: string, group: string, start: number) =>
  number({
    label: `${group}: Allies`,
    key,
    group,
    rule: '13.3.B',
    max: 11,
    default: start,
    help: 'Its Walled Cities in the Region of the battle',
  });

const raise = (key: string, group: string) =>
  number({
    label: `${group}: Battle Rating added by Events`,
    key,
    group: CARDS,
    rule: '17.1.#54',
    max: 4,
    signed: true,
    help: 'Ambush: as the card says',
  });

export const levelFields = {
  carthageCu: cu('Carthage: CUs, Elephants included', 'c', CARTHAGE, 3),
  carthageRating: rating('cr', CARTHAGE, 2),
  carthageAllies: allies('ca', CARTHAGE, 3),
  romeCu: cu('Rome: CUs', 'r', ROME, 5),
  romeRating: rating('rr', ROME, 1),
  romeAllies: allies('ra', ROME, 1),
  ...grouped(ELEPHANTS, {
    elephants: number({ label: 'Elephants among Carthage’s CUs', key: 'e', rule: '13.3.D', max: 4, default: 1 }),
    xanthippus: flag({ label: 'Xanthippus has been hired: no Forgotten Tactics', key: 'x', rule: '5.2.C3.1' }),
  }),
  ...grouped(CARDS, {
    fright: flag({ label: 'Rome plays Elephant Fright', key: 'ef', rule: '17.1.#1' }),
    metellus: flag({ label: 'Metellus commands Rome', key: 'me', rule: '17.2.B.Metellus' }),
  }),
  carthageRaise: raise('ce', CARTHAGE),
  romeRaise: raise('re', ROME),
  withoutGeneral: ruling('force-without-general', {
    label: 'A Force without a General',
    key: 'ng',
    group: READINGS,
    rule: '13.3.C',
  }),
};

/** What the levels and the charge depend on. */
export type Meeting = InputOf<typeof levelFields>;

/** 13.3.D: Elephants are CUs, and an Army has no more of them than it has CUs. */
export const elephantsBar = ({ elephants, carthageCu }: Pick<Meeting, 'elephants' | 'carthageCu'>): Bar | undefined =>
  barIf(elephants > carthageCu, '13.3.D', `Elephants are CUs: with ${carthageCu}, Carthage cannot have ${elephants}`);

/** What needs a General in command, and has none. */
export const levelBars = {
  elephants: elephantsBar,
  metellus: ({ metellus, romeRating }: Pick<Meeting, 'metellus' | 'romeRating'>) =>
    barIf(
      metellus && romeRating === 'none',
      '17.2.B.Metellus',
      'Metellus cannot command: you entered no Roman General',
    ),
  carthageRaise: ({ carthageRaise, carthageRating }: Pick<Meeting, 'carthageRaise' | 'carthageRating'>) =>
    barIf(
      carthageRaise > 0 && carthageRating === 'none',
      '13.3.C',
      'Without a General there is no Battle Rating to raise',
    ),
  romeRaise: ({ romeRaise, romeRating }: Pick<Meeting, 'romeRaise' | 'romeRating'>) =>
    barIf(romeRaise > 0 && romeRating === 'none', '13.3.C', 'Without a General there is no Battle Rating to raise'),
};
