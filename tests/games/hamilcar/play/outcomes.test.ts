/** What stands on the board when a course has been played, by the clause that brought it about. */
import { describe, expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { activate, atLipara, battleAtLipara, consul, draw, scene, scenes, step } from './scenes.ts';
import { clauses, next, start } from './table.ts';

type Board = { [K in keyof State]: State[K] extends object ? object : State[K] };

const played = ({ setup, actions }: ReturnType<typeof scene>): State => next(start(setup), ...actions);

/** The course of this name. */
function ended(says: string): State {
  const found = scenes.find((one) => one.says === says);
  if (!found) throw new RangeError(`no course "${says}"`);
  return played(found);
}

const cu = (number: number) => ({ cu: number, elephants: 0, st: 0 });
/** Units and Sieges that are named stand there and nothing beside them; of all else only what is named. */
function expectBoard(s: State, { field = {}, inside = s.inside, sieges = s.sieges, ...others }: Partial<Board>): void {
  expect(s).toMatchObject(others);
  expect([s.inside, s.sieges, s.field]).toEqual([inside, sieges, { ...s.field, ...field }]);
}

const moved = (at: string) => ({ at, office: 'consul' });

describe('on land', () => {
  test.each<[clause: string, says: string, then: Partial<Board>]>([
    ['7.2.E', 'a single CU is overrun', { field: { rome: { thermae: cu(6) }, carthage: {} } }],
    ['7.2.C', 'an Army comes upon a General without CUs', { generals: { hanno: { at: 'pool' } } }],
    [
      '11.1',
      'an Army Avoids into its city',
      { inside: { agrigentum: cu(2) }, generals: { hanno: { at: 'agrigentum', inside: true } } },
    ],
    ['11.3', 'an Army that Avoids is pursued', { field: { rome: { thermae: cu(6) }, carthage: { panormus: cu(2) } } }],
    [
      '12.3',
      'an Army that is intercepted may back up',
      { field: { rome: { catana: cu(6) }, carthage: { enna: cu(4) } }, generals: { metellus: moved('catana') } },
    ],
    ['12.4', 'a General without CUs is intercepted', { generals: { lscipio: { at: 'gone' } }, field: { rome: {} } }],
    [
      '13.4',
      'circles that cancel figures are lost for hits',
      { field: { rome: {}, carthage: { thermae: cu(6) } }, generals: { duilius: { at: 'gone' } } },
    ],
    [
      '13.5.C',
      'an Attacker who came by sea is beaten',
      { field: { rome: {} }, generals: { metellus: { at: 'gone' } } },
    ],
    [
      '13.5.D',
      'a beaten Admiral retreats by sea',
      {
        field: { rome: { thermae: cu(5) }, carthage: { tyndaris: cu(1) } },
        generals: { adherbal: { at: 'tyndaris' } },
      },
    ],
    [
      '14.3',
      'Determined Defense takes a point back, and by the other reading may take the second',
      { inside: { agrigentum: { cu: 1, elephants: 0, st: 1 } }, sieges: { agrigentum: { by: 'rome', points: 1 } } },
    ],
    [
      '14.5.B',
      'a garrison sallies',
      {
        inside: {},
        field: { carthage: { agrigentum: { cu: 2, elephants: 0, st: 1 } } },
        generals: { hanno: { at: 'agrigentum' } },
      },
    ],
    [
      '14.5.B',
      'a relieving Army is joined by the garrison',
      { inside: { agrigentum: { cu: 0, elephants: 0, st: 1 } }, field: { carthage: { agrigentum: cu(6) } } },
    ],
    ['2.3.D4', 'an ST is destroyed rather than left', { field: { rome: { thermae: cu(4) } } }],
    [
      '17.2.B.LScipio',
      'L. Scipio wins a PC with his battle',
      { control: { enna: 'rome' }, generals: { gisco: { at: 'pool' } } },
    ],
    [
      '17.2.B.Vulso',
      'Vulso turns Warships into CUs',
      { warships: { rome: { ready: 1, spent: 0, supply: 9 } }, field: { rome: { roma: cu(6) } } },
    ],
  ])('%s: %s', (clause, says, then) => {
    expect(clauses).toContain(clause);
    expectBoard(ended(says), then);
  });
});

describe('by Events and at the end of a turn', () => {
  test.each<[clause: string, says: string, then: Partial<Board>]>([
    ['17.1.#5', 'the Socii Navales bring Warships', { warships: { rome: { ready: 3 } } }],
    ['17.1.#33', 'Allied Auxiliaries come to Roma', { field: { rome: { roma: cu(6) } } }],
    ['17.1.#35', 'an Epidemic strikes', { field: { rome: { roma: cu(3) } } }],
    ['17.1.#36', 'a Pestilence strikes', { field: { rome: { roma: cu(3) } } }],
    ['17.1.#42', 'Sicilian Allies desert', { field: { carthage: { enna: cu(3) } } }],
    ['17.1.#44', 'Spoils of War are two PCs', { control: { catana: 'carthage' } }],
    ['17.1.#49', 'a Truce is made', { truce: true }],
    ['17.1.#56', 'the Flamen Martialis must not leave', { flamen: 'metellus' }],
    ['17.1.#45', 'Punic Faith opens Rome’s hand', { open: true }],
    ['5.3.C', 'Seamanship falls in winter, and Supremacy with it', { seamanship: 3, supremacy: 'carthage' }],
    ['5.3.B', 'STs that nobody guards are lost in winter', { field: { rome: {} } }],
    [
      '5.1.B',
      'Hamilcar Barca comes unhired in the last turn',
      { mercenaries: ['xanthippus'], field: { carthage: { carthago: cu(1), utica: cu(1) } } },
    ],
    [
      '5.1.C',
      'Consuls are elected, and an Admiral reforms the navy',
      {
        seamanship: 2,
        reformed: true,
        corvi: true,
        field: { rome: { roma: cu(9) } },
        warships: { rome: { ready: 3 } },
      },
    ],
    ['16.3', 'Xanthippus stays for another turn', { miat: ['b', 'c', 'd'], hired: 5 }],
    [
      '6.2',
      'the last turn is over, and the Display decides',
      { ending: { how: expect.any(String), rule: '6.2', winners: ['carthage'] } },
    ],
  ])('%s: %s', (clause, says, then) => {
    expect(clauses).toContain(clause);
    expectBoard(ended(says), then);
  });

  test('17.1.#44, 17.1.#52: PCs that are taken away are nobody’s', () => {
    expect(ended('Surprise Raids reach one PC beside an Army').control['catana']).toBeUndefined();
    expect(ended('a Fleet takes a PC in passing').control['lipara']).toBeUndefined();
  });
});

describe('at sea', () => {
  test.each<[clause: string, says: string, then: Partial<Board>]>([
    [
      '9.3.A',
      'Corvi take a Prize, and the Fleet is sunk to the last ship',
      {
        supremacy: 'rome',
        warships: { rome: { atSea: 5, spent: 1 }, carthage: { track: 2, atSea: 0 } },
        generals: { hamilcar: { at: 'pool' } },
      },
    ],
    [
      '9.3.B2',
      'a Fleet that Pursuit has held plays Flee!',
      { warships: { carthage: { spent: 5, atSea: 0 } }, generals: { hamilcar: { at: 'syracusae' } } },
    ],
    [
      '8.5',
      'an unguarded Fleet goes down with an Aristocrat',
      { field: { rome: {} }, generals: { lscipio: { at: 'gone' } } },
    ],
    [
      '8.5',
      'an Admiral who does not command hunts an unguarded Fleet',
      { field: { carthage: { syracusae: cu(3) } }, generals: { hanno: { at: 'syracusae' } } },
    ],
    ['8.2', 'a Fleet avoids an Interception', { warships: { carthage: { ready: 5, atSea: 0 } } }],
    ['17.2.A.Adherbal', 'Adherbal refits a Warship on his way', { warships: { carthage: { spent: 1, atSea: 3 } } }],
    ['17.1.#11', 'a Cruel Sea catches a Fleet', { warships: { rome: { atSea: 1, track: 2 } } }],
    ['17.1.#19', 'a Fleet raids the STs of a port', { field: { carthage: {} } }],
    [
      '17.1.#32',
      'Bad Weather takes a Fleet back past a port with an enemy Army',
      { field: { carthage: { drepanum: cu(4) } }, generals: { hanno: { at: 'drepanum' } } },
    ],
  ])('%s: %s', (clause, says, then) => {
    expect(clauses).toContain(clause);
    expectBoard(ended(says), then);
  });

  test('16.4: runners roll the red Siege Die for the holder of Naval Supremacy, else the white one', () => {
    const run = (supremacy: 'rome' | 'carthage', face: number) => {
      const { sieges, warships } = played(
        scene(
          'runners',
          'carthage',
          {
            supremacy,
            spaces: {
              agrigentum: { rome: { cu: 4 }, inside: { cu: 1 }, siege: { by: 'rome', points: 1 } },
              carthago: { inside: { st: 1 } },
            },
            generals: { metellus: consul('agrigentum') },
            warships: { carthage: { ready: 2 } },
          },
          [
            { type: 'run-blockade', card: 's02', port: 'carthago', city: 'agrigentum' },
            { type: 'roll', faces: { run1: [face] } },
          ],
          { optional: ['16.4'] },
        ),
      );
      return [sieges['agrigentum']?.points ?? 0, warships.carthage.ready, warships.carthage.track];
    };
    expect([2, 4, 5].map((face) => run('rome', face))).toEqual([
      [1, 1, 1],
      [1, 2, 0],
      [0, 2, 0],
    ]);
    expect([1, 2, 4].map((face) => run('carthage', face))).toEqual([
      [1, 1, 1],
      [1, 2, 0],
      [0, 2, 0],
    ]);
  });
});

test('2.4.B: a battle at sea shows the own Tactic Cards by their titles, and the enemy’s only by their number', () => {
  const s = played(
    scene('cards are drawn', 'rome', atLipara(), [
      ...battleAtLipara(5),
      draw('flee-1', 'ramming-2', 'ramming-3'),
      draw('pursuit-1', 'foul-wind-1'),
    ]),
  );
  const [mover, other] = hamilcar.board(s, 'rome').box!.parties;
  expect(mover).toMatchObject({ side: 'rome', role: 'Mover' });
  expect(mover!.cards!.map(({ title }) => title)).toEqual(['Pursuit', 'Enemy roll -1']);
  expect([other!.cards, other!.hidden]).toEqual([undefined, 3]);
});

test('10.2, 10.3: a declaration is told by the clause of what is declared', () => {
  const declared = (says: string, answer: 'avoid' | 'intercept') => {
    const { setup, actions } = scenes.find((one) => one.says === says)!;
    const upTo = actions.findIndex(({ type }) => type === answer) + 2;
    return next(start(setup), ...actions.slice(0, upTo)).happened[0]?.rule;
  };
  expect(declared('an Army Avoids into its city', 'avoid')).toBe('11.1');
  expect(declared('an Army that is intercepted may fight', 'intercept')).toBe('12.1');
});

test('5.2.C3.1: Xanthippus comes with an Elephant where the price of the turn is paid from the Miat', () => {
  const s = played(
    scene('hire', 'carthage', { turn: 5, miat: ['a', 'b', 'c', 'd'] }, [{ type: 'hire', port: 'carthago' }]),
  );
  expect(s.frames.at(-1)).toMatchObject({ type: 'pay', port: 'carthago', left: 3 });
  const hired = next(s, ...['a', 'b', 'c'].map((slot) => ({ type: 'pay', slot })));
  expect(hired.generals['xanthippus']).toEqual({ at: 'carthago' });
  expect(hired).toMatchObject({ forgotten: false, hired: 5, mercenaries: ['barca'] });
  expect(hired.field.carthage['carthago']).toEqual({ cu: 0, elephants: 1, st: 0 });
});

test('12.2: nobody intercepts where Units stood before; where none did, that is not the reason', () => {
  const rule = (there: number) => {
    const s = played(
      scene(
        'Metellus goes to Enna',
        'rome',
        {
          spaces: { catana: { rome: { cu: 6 } }, enna: { rome: { cu: there } } },
          generals: { metellus: consul('catana') },
        },
        [activate('metellus'), step('enna')],
      ),
    );
    const tried = hamilcar.play(s, { type: 'intercept', general: 'hanno' });
    return tried.type === 'rejected' && tried.problem.rule;
  };
  expect([0, 1].map(rule)).toEqual(['7.1', '12.2']);
});
