/** The fields and words for what a Land Battle brings after the hits, the same wherever they are asked for. */
import { number, numberOr } from '../../../calculator/fields.ts';
import { CARTHAGE, ROME } from '../dice-level/fields.ts';

export const AFTER = 'After the battle';

const sts = (key: string, group: string, start: number) =>
  number({ label: `${group}: STs in the space`, key, group, rule: '13.4', min: 0, max: 15, default: start });

const retreat = (key: string, side: string) =>
  numberOr<'all'>({
    label: `CUs that a Retreat costs ${side}`,
    key,
    group: AFTER,
    rule: '13.5.C',
    min: 0,
    max: 20,
    default: 0,
    words: [{ id: 'all', label: 'all: no way out' }],
    help: 'Counts only if it loses',
  });

const pcs = (label: string, key: string, start: number) =>
  number({ label, key, group: AFTER, rule: '13.6', min: 0, max: 40, default: start });

export const stFields = {
  carthageSts: sts('cs', CARTHAGE, 0),
  romeSts: sts('rs', ROME, 1),
};

export const afterFields = {
  carthageRetreat: retreat('cx', 'Carthage'),
  romeRetreat: retreat('rx', 'Rome'),
  aristocrats: number({
    label: 'Battle Ratings of Roman Aristocrats, added up',
    key: 'ar',
    group: AFTER,
    rule: '2.2.D2',
    min: 0,
    max: 9,
    default: 0,
    help: 'PCs that Rome removes if they are displaced',
  }),
  carthagePcs: pcs('PCs of Carthage, the Miat included, without cities', 'cp', 23),
  romePcs: pcs('PCs of Rome, without cities', 'rp', 19),
};

export const RESULT_TERMS = {
  carthageWins: 'Carthage wins',
  romeWins: 'Rome wins',
  tied: 'Equal hits: the Attacker loses',
  carthageDestroyed: 'Hits remove all CUs of Carthage',
  romeDestroyed: 'Hits remove all CUs of Rome',
  carthageDisplaced: "Carthage's Generals are displaced",
  romeDisplaced: "Rome's Generals are displaced",
  carthageOutOfPcs: 'Carthage lacks PCs and loses the game',
  romeOutOfPcs: 'Rome lacks PCs and loses the game',
  carthageCuLost: 'Carthage loses (CU)',
  romeCuLost: 'Rome loses (CU)',
  carthageCuLostIfCarthageWins: 'Carthage loses if it wins (CU)',
  romeCuLostIfCarthageWins: 'Rome loses if Carthage wins (CU)',
  carthageCuLostIfRomeWins: 'Carthage loses if Rome wins (CU)',
  romeCuLostIfRomeWins: 'Rome loses if it wins (CU)',
  romePcsLostIfCarthageWins: 'PCs lost by Rome if Carthage wins',
  carthagePcsLostIfRomeWins: 'PCs lost by Carthage if Rome wins',
  carthageHits: 'Hits that Carthage scores',
  romeHits: 'Hits that Rome scores',
  elephantsLost: 'Elephants lost, if they are spared where the rules allow',
  winner: 'Winner',
  loser: 'Loser',
  retreatLost: 'Lost in the Retreat (CU)',
  stsCaptured: 'STs captured',
  pcsLost: 'PCs lost',
} as const;
