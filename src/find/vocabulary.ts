/** The words players use for the words the rules use, and how a word is trimmed before it is looked up. */

/** Table talk on the left, the rules' words on the right; a phrase is tried as a whole. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  overrun: ['force ratio automatic victory', 'overrun'],
  av: ['automatic victory'],
  crt: ['combat losses'],
  casualties: ['losses', 'casualties'],
  casualty: ['losses', 'casualties'],
  hits: ['losses', 'hits'],
  flip: ['adding support', 'flip'],
  pc: ['pc', 'political control', 'support'],
  drm: ['modifiers'],
  tiebreak: ['resolving ties'],
  tiebreaker: ['resolving ties'],
  ship: ['sea', 'naval', 'fleet'],
  ships: ['sea', 'naval', 'fleet', 'warships'],
  boat: ['sea', 'naval'],
  sail: ['naval movement', 'sea'],
  sailing: ['naval movement', 'sea'],
  stack: ['army', 'stacking'],
  general: ['leader', 'general'],
  units: ['cu', 'units'],
  recruits: ['reinforcements'],
  odds: ['odds'],
  loot: ['looting'],
  ambush: ['interception', 'ambush', 'caudine forks'],
  supply: ['isolation', 'supply'],
  dice: ['rolls', 'dice'],
  kill: ['eliminated', 'losses'],
  alps: ['mountain passes'],
  corvi: ['corvus'],
  corvus: ['corvus'],
  murder: ['assassination'],
  assassinate: ['assassination'],
  guard: ['guard'],
  become: ['becoming'],
};

/** Spellings of the sources and of readers, each to the one used here. */
const SPELLINGS: Readonly<Record<string, string>> = {
  cammilus: 'camillus',
  syracusae: 'syracuse',
  pisa: 'pisae',
  messina: 'messana',
  rhenium: 'rhegium',
  valitrae: 'velitrae',
  volscii: 'volsci',
  eporodia: 'eporedia',
  douviri: 'duoviri',
  rome: 'roma',
  pretorian: 'praetorian',
  envelopement: 'envelopment',
  armour: 'armor',
};

/** Words that say nothing by themselves. */
const EMPTY = new Set(
  'a an and are at be by can do does for from how i if in into is it its many may much my of on or the to what when where which who with you'.split(
    ' ',
  ),
);

/** Lower case, no accents, known spelling, without its ending; undefined for a word that says nothing. */
export function trim(word: string): string | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (EMPTY.has(plain)) return undefined;
  const spelled = SPELLINGS[plain] ?? plain;
  const single = spelled.length > 3 && /[^s]s$/.test(spelled) ? spelled.slice(0, -1) : spelled;
  // Refuse and refusing, intercept and interception: the ending does not matter.
  return single.length > 5 ? single.replace(/(ing|ed|ion|e)$/, '') : single;
}

/** The words of a text; numbers with dots stay whole. */
export const split = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}.#]+/u)
    .map((w) => w.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);
