/** The words of the pages Your card and Your box. */

// One entry at a time
export const goesFrom = (name: string, title: string, was: string, is: string): string =>
  `${name} ${title} goes from ${was} to ${is}.`;
export const onlyCard = 'What we need from your card';
export const backToList = 'Back to the list';
export const entered = 'Entered';
export const progress = (of: number): string => ` of ${of}`;
export const whatSays = '. What does your card say?';
export const inUse = (isYours: boolean, value: string): string =>
  `${isYours ? 'You entered' : 'Until you enter it, we use'} ${value}.`;
export const isNeeded = ' Your case needs this one.';
export const before = 'Previous';
export const notOnCard = 'Not on my card';
export const otherValue = 'Other';
export const after = 'Next';
export const mustBe = (allowed: string): string => `It must be ${allowed}.`;
export const enter = 'Enter';
export const inRules = 'in the rules';
export const yours = 'yours';
export const standIn = 'our stand-in';

// Your card
export const backTo = (title: string, now: string): string => `Back to ${title}${now && `: ${now} now`}`;
export const notFitting = (what: string): string => `Not used: ${what} does not fit here.`;
export const forgetIt = 'Delete it';
export const needs = (title: string, what: string): string => `${title} needs ${what}`;
export const oneOf = (cell: string): string => `one: ${cell}`;
export const goOn = 'Continue';
export const begin = 'Begin';
export const askedAll = 'We have nothing left to ask: from now on the answers use your card.';
export const askedWhatWasThere = 'We have nothing left to ask. Where your card does not say, we keep our stand-in.';

// All tables
export const exported = 'Exported.';
export const yourCard = 'Your card';
export const whyAsked =
  'Some entries are not in the rules we have, so we use our own; your reference card has the real ones. Enter each one once: it is kept on this device and used in every answer that needs it.';
export const oneAtATime = 'Enter them one at a time';
export const exportAll = (entries: string): string => `Export ${entries}`;
export const importFile = 'Import a file';
export const allOurs = 'All tables use our numbers again. To restore yours in a table, use Undo there.';
export const resetAll = 'Reset all';
export const cellMust = (cell: string, allowed: string, text: string): string =>
  `${cell} must be ${allowed}; “${text}” is not. Nothing was changed.`;
export const tooMany = 'You pasted more than fits from here on. Nothing was changed.';
export const tableOf = (title: string): string => `${title} table`;
export const done = 'Done';
export const typeCard = 'Enter what your card says';
export const undo = 'Undo';
export const backToOurs = 'Back to ours';
export const areYours = (entries: number): string =>
  entries === 1
    ? '1 entry is yours; every calculator that needs it uses it.'
    : `${entries} entries are yours; every calculator that needs them uses them.`;
export const howToType =
  'Enter and the arrow keys move between cells; a row you paste fills the current cell and those after it.';
export const proves = (source: string): string => `the source (${source}) proves`;
export const prints = 'the source prints';
export const keepAnyway = (cell: string, proof: string, proven: string, typed: string): string =>
  `${cell}: ${proof} ${proven}; your table says ${typed}. Keep yours anyway?`;
export const keepMine = 'Keep mine';
export const asProven = 'Use the source’s value';

// Entries and boxes of others
export const unreadable = 'The entries in this link cannot be read. Ask for a new link or the file.';
export const sameEntries = 'The entries in this link are the same as the ones you already use.';
export const entriesFromLink = 'Entries from the link';
export const fromOther = 'This link holds entries from somebody else’s card. You are not using them yet.';
export const takenOver = 'Added to your card. Use Undo on a table to remove them.';
export const takeOver = 'Use them';
export const leftOut = 'Your card has not changed.';
export const insteadOf = 'instead of';
export const share = 'Share with the other players';
export const tooManyForLink = (most: number, entries: number): string =>
  `A link holds at most ${most} entries, and you have ${entries}. Export them and send the file.`;
export const canUse = (entries: string): string =>
  `A friend who opens the link or scans the code can use your ${entries}.`;
export const theseEntries = 'these entries';
export const ourCard = 'Our card';
export const kept = (entries: string): string => `${entries} kept. Undo takes this back.`;
export const otherBox = 'A box from somebody else';
export const differs = (entries: string, same: number, leftOut: number): string =>
  `This is somebody else’s box. ${entries} from what you use; nothing has changed yet. Untick what you do not want.` +
  (same > 0 ? ` ${same} more ${same === 1 ? 'agrees' : 'agree'} with what you use.` : '') +
  (leftOut > 0 ? ` ${leftOut} did not fit and ${leftOut === 1 ? 'was' : 'were'} left out.` : '');
export const keep = (entries: string): string => `Keep ${entries}`;
export const refused = 'You kept none of these. Your box has not changed.';
export const refuseAll = 'Reject all';

// Your box
export const soFar = (told: number, of: number, minutes: string): string =>
  ` of ${of} entries ${told === 1 ? 'is' : 'are'} yours; about ${minutes} left. Stop whenever you like: what you entered is kept and used.`;
export const sameBox = 'This box is the same as the one you already use.';
export const allYours = 'Every entry here is yours.';
export const about = (minutes: string): string => `About ${minutes}.`;
export const onTheMap = 'On the map: tap two spaces and say what connects them';
export const handOver = 'Share your box';
export const friendSees =
  'A friend who opens your link or file sees what differs from their own box, and can keep or reject each entry.';
export const saveFile = (entries: string): string => `Save ${entries} as a file`;
export const openFile = 'Open a file';
export const thisBox = 'this box';
export const boxOf = (name: string): string => `${name}: our box`;
export const rowBefore = 'Previous row';
export const asInBox = 'My box says the same';
export const skip = 'Skip this row';
export const keptOf = (title: string, kept: number, of: number): string => `${title}: ${kept} of ${of}`;
export const keepOrRefuse = (isKept: boolean): string => (isKept ? 'Reject these' : 'Keep these');
export const askCopy = (only: boolean): string =>
  only ? 'What does your copy say?' : 'Tap the entries that are different in your copy.';
export const nowIs = 'Now';
export const whose = (isYours: boolean): string => (isYours ? ', yours' : ', our stand-in');
export const boxTooLong = 'This box is too long for a link. Save it and send the file.';
