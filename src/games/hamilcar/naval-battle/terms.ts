/** Words, clauses and tables that the calculators of Naval Battles share, and what their reports are worth to a side. */
import type { Report } from '../../../calculator/report.ts';
import type { AimId } from './end.ts';

export const NAVAL_RULES = [
  '9',
  '9.1',
  '9.2',
  '9.2.A',
  '9.2.B1',
  '9.2.B2',
  '9.2.B3',
  '9.2.C',
  '9.3.A',
  '9.3.B1',
  '9.3.B2',
  '9.3.B3',
  '9.4',
  '15.2',
  '15.4.B',
  '15.5',
  '2.2.D2',
  '2.3.G',
  '17.2.A.Gisco',
];

export const NAVAL_TABLES = ['attrition', 'attrition-row-six', 'naval-columns', 'seamanship'];

export const NAVAL_TERMS = {
  romeWins: 'Rome wins',
  carthageWins: 'Carthage wins',
  romeSupremacy: 'Rome has Naval Supremacy afterwards',
  carthageSupremacy: 'Carthage has Naval Supremacy afterwards',
  romeEvades: 'Rome Evades',
  carthageEvades: 'Carthage Evades',
  romeDisplaced: 'Roman Generals displaced',
  carthageDisplaced: 'Carthaginian Generals displaced',
  romeShipsLost: 'Warships that Rome loses',
  carthageShipsLost: 'Warships that Carthage loses',
  romeUnitsLost: 'Units that Rome loses',
  carthageUnitsLost: 'Units that Carthage loses',
  romePrizes: 'Prizes that Rome claims',
  carthagePrizes: 'Prizes that Carthage claims',
  romePcs: 'PCs that Rome loses',
  carthagePcs: 'PCs that Carthage loses',
  rounds: 'Rounds fought',
  side: 'Seen from',
  goesFirst: 'Goes first',
  romeColumns: 'Roman columns',
  carthageColumns: 'Carthaginian columns',
  romeTcs: 'Tactic Cards of Rome',
  carthageTcs: 'Tactic Cards of Carthage',
  winner: 'Winner',
  supremacyAfter: 'Naval Supremacy afterwards',
  romeShipsLeft: 'Roman Warships left',
  carthageShipsLeft: 'Carthaginian Warships left',
  tcsDrawn: 'Tactic Cards drawn by rolls',
};

/** What a report is worth to the side from which it is seen. */
export function navalWorth(aim: AimId, report: Pick<Report, 'chances' | 'expected' | 'facts'>): number {
  const { chances, expected, facts } = report;
  const [me, enemy] = facts['side'] === 'Rome' ? ['rome', 'carthage'] : ['carthage', 'rome'];
  switch (aim) {
    case 'wins':
      return chances[`${me}Wins`]!;
    case 'supremacy':
      return chances[`${me}Supremacy`]!;
    case 'saved':
      return -expected[`${me}UnitsLost`]!;
    case 'pcs':
      return expected[`${enemy}Pcs`]! - expected[`${me}Pcs`]!;
    case 'swing':
      return (
        expected[`${enemy}ShipsLost`]! -
        expected[`${me}ShipsLost`]! +
        expected[`${me}Prizes`]! -
        expected[`${enemy}Prizes`]!
      );
  }
}
