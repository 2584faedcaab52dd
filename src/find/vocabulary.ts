/** How a text is split into words, how a word is stemmed, and which words are ignored. Knows no index. */

/** Spellings of the sources and of readers, each to the one used here. */
const SPELLINGS = new Map(
  Object.entries({
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
    dice: 'die',
    lost: 'lose',
    won: 'win',
    winner: 'win',
    fought: 'fight',
    fell: 'fall',
    fallen: 'fall',
    declare: 'declaration',
    declares: 'declaration',
    declared: 'declaration',
    declaring: 'declaration',
    dealt: 'deal',
    drawn: 'draw',
    drew: 'draw',
    held: 'hold',
    built: 'build',
    sunk: 'sink',
    taken: 'take',
    took: 'take',
    chosen: 'choose',
    armies: 'army',
    allied: 'ally',
    alliance: 'ally',
    alliances: 'ally',
    corvi: 'corvus',
    besieged: 'siege',
    besiege: 'siege',
    besieging: 'siege',
    sieging: 'siege',
    placing: 'place',
    carthaginian: 'carthage',
    carthaginians: 'carthage',
    gallic: 'gaul',
    ran: 'run',
    fled: 'flee',
    went: 'go',
    came: 'come',
    sank: 'sink',
    paid: 'pay',
    bought: 'buy',
    caught: 'catch',
    met: 'meet',
    sent: 'send',
    struck: 'strike',
    threw: 'throw',
    thrown: 'throw',
    withdrew: 'withdraw',
    withdrawn: 'withdraw',
    broke: 'break',
    broken: 'break',
    began: 'begin',
    begun: 'begin',
    stole: 'steal',
    stolen: 'steal',
    spent: 'spend',
    kept: 'keep',
    brought: 'bring',
    hid: 'hide',
    hidden: 'hide',
    rose: 'rise',
    risen: 'rise',
    sold: 'sell',
    further: 'far',
    romans: 'roman',
  }),
);

/** Two words that are also written as one. */
const COMPOUNDS = /\b(set)[\s-]+(up)\b/gi;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing at all: they are in no index. */
const EMPTY = listed(
  'a an and are at be by can do does for from how i if in into is it its many may much my of on or the to what when where which who with you',
);

/** Words of a question that never decide, as long as another word is there. */
const QUIET = listed(
  'about above across after again all allowed also always am any anyone anything as available because been before being both but cannot could did doing done during each either else ever every exactly explain far follow following get gets getting give given go goes going had happen happens has have having he help her him his however just kind know let like long made make makes mean means me might must need needs no nor not now off once one only other others our out over own per please possible really rule rules same say says she should show so some someone something soon still such tell than that their them then there these they thing things this those through too under until up upon us use used using very want was way we were while whom whose why will without work works would yet your',
);

/** Letters alone, in lower case. */
export const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const stems = new Map<string, string>();

/** A word in the one spelling, without its ending: refuse and refusing, move and movement, city and cities. */
export function stem(word: string): string {
  const before = stems.get(word);
  if (before !== undefined) return before;
  const found = bare(plain(word));
  stems.set(word, found);
  return found;
}

function bare(lower: string): string {
  const spelled = SPELLINGS.get(lower) ?? lower;
  if (/\d/.test(spelled)) return spelled;
  // PCs and MPs are PC and MP.
  if (spelled.length < 4) return spelled.replace(/^(..)s$/, '$1');
  const single = spelled.replace(/ies?$/, 'y').replace(/([^su])s$/, '$1');
  if (single.length < 5) return single.replace(/(..)e$/, '$1');
  const root = single
    .replace(/(?<=.{3}at)(?:ions?|ing|ed|es?)$/, '')
    .replace(/(?<=.{3})(?:ements?|ments?|ions?|er(?:ed|ing|s|y)?|ings?|al|ed|es?)$/, '');
  return root.replace(/([bdfgmnprt])\1$/, '$1').replace(/e$/, '');
}

/** As `stem`; undefined for a word that says nothing. */
export const trim = (word: string): string | undefined => (EMPTY.has(plain(word)) ? undefined : stem(word));

export const isQuiet = (word: string): boolean => QUIET.has(plain(word)) || EMPTY.has(plain(word));

/** The words of a text; numbers with dots stay whole. */
export const split = (text: string): string[] =>
  text
    .replace(COMPOUNDS, '$1$2')
    .split(/[^\p{L}\p{N}.#]+/u)
    .map((w) => w.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);

/** The trimmed words of a text, in their order. */
export const stemsOf = (text: string): string[] => split(text).flatMap((word) => trim(word) ?? []);

/** The words of a text that decide, in lower case; if only small words are there, these. */
export function decisive(text: string): string[] {
  const words = split(text).map(plain);
  const loud = words.filter((word) => !isQuiet(word));
  return loud.length ? loud : words.filter((word) => !EMPTY.has(word));
}

/** A name is looked up; from so many words on it is a question. */
const QUESTION = 5;
export const isQuestion = (typed: string): boolean => split(typed).length >= QUESTION;
