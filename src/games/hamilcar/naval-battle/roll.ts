/** A Naval Battle by the dice rolled, through the same rules and the same best choices as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { when } from '../../../calculator/ledger.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { type Rolled, rolledOn, rolledText } from '../battle-roll/roll.ts';
import { faceOf, nth, oneDie } from '../dice.ts';
import { otherSide, SIDE_NAMES, type Side } from '../words.ts';
import type { BestPlay } from './best-play.ts';
import { type Card, cardWords } from './cards.ts';
import { chooserOf, isOver, type Moment, type Over } from './moment.ts';
import type { ChoiceId, NavalOption } from './rules.ts';

type Steps = Outcome['steps'];

/** What happens in a battle, one thing after the other. */
export type Happening =
  | { readonly type: 'choice'; readonly by: Side; readonly id: ChoiceId }
  | { readonly type: 'card'; readonly by: Side; readonly card: Card }
  | { readonly type: 'roll'; readonly rolled: Rolled; readonly after: Moment };

/** A battle as far as its dice have fallen. */
export interface Fought {
  /** The dice needed so far. */
  readonly rolls: readonly Roll[];
  readonly happened: readonly Happening[];
  /** Absent while dice are missing. */
  readonly end?: Over;
}

/** 9.2: step by step as far as the faces lead; every choice is the best one. */
export function fightAtSea({ rules, choose, start }: BestPlay, faces: Faces): Fought {
  const rolls: Roll[] = [];
  const happened: Happening[] = [];
  let moment: Moment = start;
  while (!isOver(moment)) {
    if (moment.type !== 'roll') {
      const { id, to }: NavalOption = choose(moment);
      happened.push({ type: 'choice', by: chooserOf(moment), id });
      moment = nth(to.outcomes, 1);
      continue;
    }
    const { roller, round } = moment;
    const card = rules.cardOf(moment);
    if (card) happened.push({ type: 'card', by: roller, card });
    const ready = rules.maneuver(moment);
    if (isOver(ready)) {
      moment = ready;
      continue;
    }
    const die = oneDie(`${roller}${round}`, `${SIDE_NAMES[roller]}, round ${round}`);
    rolls.push(die);
    const face = faceOf(faces, die.id);
    if (face === undefined) return { rolls, happened };
    const rolled = rolledOn(rules.prospectOf(ready), face);
    moment = rules.afterRoll(ready, rolled.brings);
    happened.push({ type: 'roll', rolled, after: moment });
  }
  return { rolls, happened, end: moment };
}

const DOES: Readonly<Record<ChoiceId, string>> = {
  roll: 'rolls',
  fight: 'could Evade, but fights on',
  supremacy: 'gives up Naval Supremacy to Evade',
  flee: 'Evades with Flee!, the Tactic Card',
  evasion: 'Evades with Evasion, the Strategy Card',
  letGo: 'has Pursuit, but lets the enemy go',
  pursue: 'plays Pursuit, and the battle goes on',
};

const WON_BY: Readonly<Record<Over['how'], string>> = {
  sunk: 'by sinking or taking the last Warship',
  evaded: 'because the enemy Evades',
  'third-round': 'after the third round',
};

function stepsAfter({ rolled, after }: Happening & { type: 'roll' }, romeWins: BestPlay['romeWins']): Steps {
  const enemy = otherSide(rolled.prospect.engagement.side);
  return [
    { rule: '9.2.B1', text: rolledText(rolled) },
    {
      rule: '9.3.A',
      text: isOver(after)
        ? `${SIDE_NAMES[enemy]} has no Warships left: the battle is over.`
        : `Warships: Rome ${after.ships.rome}, Carthage ${after.ships.carthage}. Rome wins ${percent(romeWins(after))}, Carthage ${percent(1 - romeWins(after))}.`,
    },
  ];
}

/** 9.3.B, 9.4: what follows from the end. */
function stepsAtEnd(end: Over, { after }: BestPlay): Steps {
  const { winner, claimed, unitsLost, pcs, supremacy, displaced } = after(end);
  const loser = otherSide(winner);
  return [
    { rule: '9.3.A', text: `${SIDE_NAMES[winner]} wins ${WON_BY[end.how]}.` },
    {
      rule: '9.3.B1',
      text: `${SIDE_NAMES[winner]} claims ${plural(claimed[winner], 'Prize')}: its own ${end.prizes[winner]} plus half of the loser’s ${end.prizes[loser]}, rounded down.`,
    },
    { rule: '9.3.B3', text: `${SIDE_NAMES[supremacy]} has Naval Supremacy.` },
    ...when(displaced[loser], {
      rule: '9.3.B2',
      text: `${SIDE_NAMES[loser]} has no Units left: its Generals are displaced.`,
    }),
    {
      rule: '9.4',
      text: `${SIDE_NAMES[loser]} lost ${plural(unitsLost[loser], 'Unit')} and removes ${pcs[loser] ? plural(pcs[loser], 'PC') : 'no PCs'}.`,
    },
  ];
}

/** The whole battle in words, from what was to be expected to what it left behind. */
export function battleSteps(play: BestPlay, { happened, end }: Fought): Steps {
  const { romeWins, start } = play;
  return [
    {
      rule: '9',
      text: `Win chance at the start: Rome ${percent(romeWins(start))}, Carthage ${percent(1 - romeWins(start))}.`,
    },
    ...happened.flatMap((one): Steps => {
      if (one.type === 'roll') return stepsAfter(one, romeWins);
      if (one.type === 'choice') return [{ rule: '9.2.C', text: `${SIDE_NAMES[one.by]} ${DOES[one.id]}.` }];
      return [{ rule: '9.2.A', text: `${SIDE_NAMES[one.by]}’s Maneuver: ${cardWords(one.card)}.` }];
    }),
    ...(end ? stepsAtEnd(end, play) : []),
  ];
}
