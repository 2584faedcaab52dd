/** Assassination of an Emperor in Roma (9.0): the support laid with the card, the others' cards against it, the outcome. */
import { isStopped } from '../../assassination/rules.ts';
import { AREA_NAMES, type Colour, ROMA } from '../../words.ts';
import { clockwise, emperors } from '../board.ts';
import { cardProblem, cardsLeft, eventOf, spend } from '../cards.ts';
import type { AssassinateFrame } from '../frames.ts';
import { makeStatus } from '../pieces.ts';
import { no, note, type Procedure, pop } from '../procedure.ts';
import type { State } from '../state.ts';

/** 9.0: Emperors in Roma, not the own one. */
export const victims = (s: State): Colour[] =>
  emperors(s).filter((c) => c !== s.round.active && s.leaders[c].at === ROMA);

/** 9.0: the cards that either side lays. */
const helps = (event: string): boolean => event === 'praetorian-guard' || event === 'bribe';
const holdsHelp = (s: State, c: Colour): boolean => s.hands[c].some((id) => helps(eventOf(s, id)));

/** 9.0: whether the cards laid against the attempt stop it. */
const fails = ({ guards, bribes, guardsAgainst, bribesAgainst }: AssassinateFrame): boolean =>
  isStopped({ guards, bribes }, { guards: guardsAgainst, bribes: bribesAgainst });

const decides = (s: State, f: AssassinateFrame): Colour => (f.ready ? f.waiting[0]! : s.round.active);

export const assassinate: Procedure<AssassinateFrame> = {
  accepts: ['support', 'ready', 'oppose', 'pass'],
  run(d, f) {
    if (!f.ready) return true;
    f.waiting = f.waiting.filter((c) => holdsHelp(d, c));
    if (f.waiting.length > 0) return true;
    pop(d);
    const blocked = fails(f);
    note(d, '9.0', `The assassination of ${AREA_NAMES[f.target]} ${blocked ? 'fails' : 'succeeds'}.`);
    if (!blocked) makeStatus(d, f.target, 'general', '9.0');
    return false;
  },
  who: decides,
  choices(s, f) {
    const type = f.ready ? 'oppose' : 'support';
    const c = decides(s, f);
    const cards = cardsLeft(s, c) > 0 ? s.hands[c].filter((id) => helps(eventOf(s, id))) : [];
    return [f.ready ? { type: 'pass' } : { type: 'ready' }, ...cards.map((card) => ({ type, card }) as const)];
  },
  problem(s, f, a) {
    const allowed = f.ready ? ['oppose', 'pass'] : ['support', 'ready'];
    if (!allowed.includes(a.type)) return no('9.0', `Found "${a.type}"; allowed now are ${allowed.join(' and ')}.`);
    if (a.type !== 'support' && a.type !== 'oppose') return undefined;
    const held = cardProblem(s, decides(s, f), a.card);
    if (held || helps(eventOf(s, a.card))) return held;
    return no('9.0', `Found ${a.card}; an assassination takes Praetorian Guards and Bribes.`);
  },
  apply(d, f, a) {
    if (a.type === 'ready') {
      f.ready = true;
      f.waiting = clockwise(d, d.round.active);
    } else if (a.type === 'pass') {
      f.waiting = f.waiting.slice(1);
    } else if (a.type === 'support' || a.type === 'oppose') {
      const guard = eventOf(d, a.card) === 'praetorian-guard';
      spend(d, decides(d, f), a.card);
      if (a.type === 'support') f[guard ? 'guards' : 'bribes'] += 1;
      else f[guard ? 'guardsAgainst' : 'bribesAgainst'] += 1;
    }
  },
};
