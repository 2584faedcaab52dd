/** The readings a reader may switch in a calculator: each ruling's options in words, the one we follow first. */
import { rulingsFrom } from '../../calculator/switches.ts';

export const SWITCHES = {
  'attrition-row-six': { 'step-7': '1, 1, 1, 2, 2, 3, 3', 'step-6': '1, 1, 2, 2, 3, 3, 3' },
  'naval-columns': { 'from-2': 'I is column 2', 'from-3': 'I is column 3' },
  'cancelling-is-compulsory': { must: 'must cancel first', may: 'may score a hit instead' },
  'force-without-general': { zero: 'counts as Battle Rating 0', skip: 'steps C and D are skipped' },
  'determined-defense-once': { once: 'once per roll', each: 'once per point' },
  'prizes-are-losses': { counts: 'counts as lost', not: 'does not count' },
  'pursuit-and-supremacy': { kept: 'is kept', lost: 'is lost' },
  'aristocrat-in-unguarded-fleet': { none: 'costs no PCs', removed: 'costs PCs equal to his Battle Rating' },
  'which-admiral-counts': {
    commander: 'against an unguarded Fleet, only an Admiral in command',
    any: 'against an unguarded Fleet, any Admiral aboard',
  },
  'winter-seamanship-first': {
    'level-first': 'level first, then Naval Supremacy',
    'supremacy-first': 'Naval Supremacy first, then the level',
  },
  'interception-plus-one': { 'at-roll': 'checked when rolling', 'at-declaration': 'checked when declared' },
  'peaceful-truce': { carthage: 'binds Carthage alone', both: 'binds both sides' },
  'avoid-into-city-and-pursuit': { pursuit: 'needs a Pursuit roll', free: 'moves on without a roll' },
  'command-after-failed-avoid': { rolled: 'the General who rolled', stayed: 'the General who was to stay' },
  'isolation-path-ends': { reached: 'can end the path', closed: 'cannot be reached' },
  'roman-range-in-mps': { mps: 'counts MPs', lanes: 'counts sea lanes' },
  'seamanship-symbols': { three: '3, 2, 1, none', four: '4, 3, 2, none' },
} as const;

export const ruling = rulingsFrom(SWITCHES);
