/** The readings a reader may switch in a calculator: each ruling's options in words, the one we follow first. */
import { rulingsFrom } from '../../calculator/switches.ts';

export const SWITCHES = {
  'card-limit-and-events': { before: 'before the limit', after: 'after the limit' },
  'cancelled-disengage': { both: 'after a failed or a cancelled attempt', 'failed-only': 'after a failed roll only' },
  'double-envelopment-without-general': { allowed: 'may take the initiative', 'general-needed': 'needs a General' },
  'elephant-row': {
    attrition: 'on rows of the Attrition Table',
    'every-retreat': 'on those and on every Retreat Die',
  },
  'ran-out-of-cards': { 'last-card': 'as for the last card', 'no-modifier': 'as after a Frontal Assault' },
  'eliminated-force-counts': { counted: 'count for PC losses', 'not-counted': 'do not count' },
} as const;

export const ruling = rulingsFrom(SWITCHES);
