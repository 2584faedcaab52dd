/** The readings a reader may switch in a calculator: each ruling's options in words, the one we follow first. */
import { rulingsFrom } from '../../calculator/switches.ts';

const SWITCHES = {
  'vp-limits-when': {
    net: 'once, after all gains and losses',
    stepwise: 'after the gains, and again after the losses',
  },
  'inside-an-allied-city': { own: 'only cities of their own power', friendly: 'allies’ cities too' },
  'defender-automatic-victory': { automatic: 'wins automatically', roll: 'rolls as usual' },
  'loss-band-with-flanker': { 'army-size': 'army size', 'primary-only': 'the army alone' },
  'flank-split-surplus': { 'passes-on': 'pass to the other', vanishes: 'vanish' },
  'retreat-over-rough': { destroyed: 'is destroyed', retreats: 'retreats' },
  'sea-capacity-from-syracuse': { to: 'only to Syracuse (or Lilybaeum)', 'to-or-from': 'to or from it' },
  'naval-roll-when-reacting': {
    'as-failed': 'avoiding fails with the −1',
    'no-penalty': 'avoiding fails without the −1',
  },
  'unrest-automatic-victory': { automatic: 'wins automatically', roll: 'rolls as usual' },
  'winners-ones': { nothing: 'does nothing', costs: 'costs the winner 1 CU' },
  'losers-ones': { costs: 'costs the loser 1 CU', nothing: 'does nothing' },
  'sea-retreat-over-capacity': { lost: 'are lost', 'by-land': 'retreat by land' },
  'retreat-past-a-garrison': { all: 'all in the space', outside: 'only those outside a city' },
  'survivors-of-a-lost-unrest-attack': {
    stay: 'stay in the box and count for the maximum',
    leave: 'do not count for the maximum',
  },
} as const;

export const ruling = rulingsFrom(SWITCHES);

/** Whether the Greeks ship more from Syracuse too, where they avoid battle or retreat. */
export const syracuseField = (key: string, group: string, rule: string) =>
  ruling('sea-capacity-from-syracuse', { label: 'When they avoid or retreat, the Greeks ship more', key, group, rule });

/** What becomes of CU for which the ships have no room. */
export const overCapacityField = ruling('sea-retreat-over-capacity', {
  label: 'CU without room in a retreat by sea',
  key: 'ro',
  group: 'Rules questions',
  rule: '12.4.3',
});
