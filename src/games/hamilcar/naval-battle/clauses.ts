/** The clauses and tables of a Naval Battle, for whatever may end in one. */

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
