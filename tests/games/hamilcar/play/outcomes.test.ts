/** What stands on the board when a course has been played, by the clause that brought it about; at sea, see beside. */
import { describe, expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import { cu, ended, expectBoard, goesOn, owes, played, type Then } from './outcomes.ts';
import { activate, consul, scene, scenes, step } from './scenes.ts';
import { clauses, next, start } from './table.ts';

describe('on land', () => {
  test.each<[clause: string, says: string, then: Then]>([
    [
      '7.2.E',
      'a single CU is overrun',
      {
        field: { rome: { thermae: { ...cu(6), st: 1 } }, carthage: {} },
        generals: { metellus: consul('thermae') },
        due: { ...goesOn(3), fought: false },
      },
    ],
    [
      '7.2.C',
      'an Army comes upon a General without CUs',
      {
        field: { rome: { enna: { ...cu(4), st: 1 } }, carthage: {} },
        generals: { metellus: consul('enna'), hanno: { at: 'pool' } },
        due: goesOn(3),
      },
    ],
    [
      '11.1',
      'an Army Avoids into its city',
      {
        field: { rome: { agrigentum: cu(6) }, carthage: {} },
        inside: { agrigentum: cu(2) },
        generals: { hanno: { at: 'agrigentum', inside: true } },
        due: { type: 'entered', stage: 'pursuit' },
      },
    ],
    [
      '11.1',
      'an Admiral who only goes along leads the Army away by sea',
      {
        field: { rome: { tyndaris: cu(6) }, carthage: { lipara: cu(3) } },
        generals: { barca: { at: 'lipara' }, gisco: { at: 'lipara' } },
      },
    ],
    [
      '11.3',
      'an Army that Avoids is pursued',
      {
        field: { rome: { thermae: cu(6) }, carthage: { panormus: cu(2) } },
        generals: { metellus: consul('thermae'), gisco: { at: 'panormus' } },
        // The Pursuit has failed, so that nothing is left but the winter.
        due: { type: 'die', rule: '5.3.A' },
      },
    ],
    [
      '12.3',
      'an Army that is intercepted may back up',
      {
        field: { rome: { catana: cu(6) }, carthage: { enna: cu(4) } },
        generals: { metellus: consul('catana'), hanno: { at: 'enna' } },
        // His move is over, and with it the turn.
        due: owes('rome', '5.5', 2),
      },
    ],
    [
      '12.4',
      'a General without CUs is intercepted',
      {
        field: { rome: {}, carthage: { enna: cu(3) } },
        generals: { lscipio: { at: 'gone' }, hanno: { at: 'enna' } },
        due: owes('rome', '2.2.D2', 2),
      },
    ],
    [
      '13.4',
      'circles that cancel figures are lost for hits',
      {
        field: { rome: { messana: cu(1) }, carthage: { thermae: cu(7) } },
        generals: { duilius: consul('messana'), hanno: { at: 'thermae' } },
        due: owes('rome', '13.6', 2),
      },
    ],
    [
      '13.5.C',
      'an Attacker who came by sea is beaten',
      {
        field: { rome: {}, carthage: { lilybaeum: cu(6) } },
        warships: { rome: { ready: 5, atSea: 0 } },
        generals: { metellus: { at: 'gone' } },
        due: owes('rome', '13.6', 2),
      },
    ],
    [
      '13.5.D',
      'a beaten Admiral retreats by sea',
      {
        field: { rome: { thermae: cu(5) }, carthage: { tyndaris: cu(1) } },
        generals: { adherbal: { at: 'tyndaris' } },
        due: owes('carthage', '13.6', 1),
      },
    ],
    [
      '14.3',
      'Determined Defense takes a point back, and by the other reading may take the second',
      {
        control: { agrigentum: 'carthage' },
        field: { rome: { agrigentum: cu(5) } },
        inside: { agrigentum: { cu: 1, elephants: 0, st: 1 } },
        sieges: { agrigentum: { by: 'rome', points: 1 } },
      },
    ],
    [
      '14.5.B',
      'a garrison sallies',
      {
        inside: {},
        field: { rome: { agrigentum: cu(3) }, carthage: { agrigentum: { cu: 2, elephants: 0, st: 1 } } },
        sieges: { agrigentum: { by: 'rome', points: 1 } },
        generals: { hanno: { at: 'agrigentum' } },
        due: { type: 'battle', attacker: 'carthage', sortie: true },
      },
    ],
    [
      '14.5.B',
      'a relieving Army is joined by the garrison',
      {
        inside: { agrigentum: { cu: 0, elephants: 0, st: 1 } },
        field: { rome: { agrigentum: cu(3) }, carthage: { agrigentum: cu(6) } },
        sieges: { agrigentum: { by: 'rome', points: 1 } },
        due: { type: 'battle', attacker: 'carthage', joined: cu(2) },
      },
    ],
    [
      '14.5.B',
      'a beaten relief goes back the way it came, and the garrison within the walls',
      {
        inside: { agrigentum: { ...cu(1), st: 1 } },
        field: { rome: { agrigentum: cu(5) }, carthage: { thermae: cu(2) } },
        generals: { hanno: { at: 'thermae' } },
        due: owes('carthage', '13.6', 1),
      },
    ],
    ['2.3.D4', 'an ST is destroyed rather than left', { field: { rome: { thermae: cu(4) } }, due: goesOn(3) }],
    [
      '17.2.B.LScipio',
      'L. Scipio wins a PC with his battle',
      {
        control: { enna: 'rome' },
        field: { rome: { thermae: cu(5) }, carthage: { enna: cu(1) } },
        generals: { gisco: { at: 'pool' } },
      },
    ],
    [
      '17.2.B.Vulso',
      'Vulso turns Warships into CUs',
      {
        warships: { rome: { ready: 1, spent: 0, supply: 9 } },
        field: { rome: { roma: cu(6) } },
        due: goesOn(4),
      },
    ],
  ])('%s: %s', (clause, says, then) => {
    expect(clauses).toContain(clause);
    expectBoard(ended(says), then);
  });
});

describe('by Events and at the end of a turn', () => {
  test.each<[clause: string, says: string, then: Then]>([
    ['17.1.#5', 'the Socii Navales bring Warships', { warships: { rome: { ready: 3, supply: 7 } } }],
    ['17.1.#33', 'Allied Auxiliaries come to Roma', { field: { rome: { roma: cu(6) } } }],
    ['17.1.#35', 'an Epidemic strikes', { field: { rome: { roma: cu(3) } } }],
    ['17.1.#36', 'a Pestilence strikes', { field: { rome: { roma: cu(3) } } }],
    ['17.1.#42', 'Sicilian Allies desert', { field: { carthage: { enna: { ...cu(3), elephants: 1 } } } }],
    ['17.1.#44', 'Spoils of War are two PCs', { control: { catana: 'carthage', tyndaris: 'carthage' } }],
    ['17.1.#49', 'a Truce is made', { truce: true }],
    ['17.1.#56', 'the Flamen Martialis must not leave', { flamen: 'metellus' }],
    [
      '17.1.#45',
      'Punic Faith opens Rome’s hand',
      {
        open: true,
        hands: { rome: ['s04'], carthage: [] },
        chest: {
          rome: [{ card: 's21', as: 'event', counts: true }],
          carthage: [{ card: 's45', as: 'counter', counts: true }],
        },
      },
    ],
    ['5.3.C', 'Seamanship falls in winter, and Supremacy with it', { seamanship: 3, supremacy: 'carthage' }],
    [
      '5.3.B',
      'STs that nobody guards are lost in winter',
      { field: { rome: { roma: { ...cu(1), st: 1 } } }, inside: { messana: { ...cu(0), st: 1 } } },
    ],
    [
      '5.2.C3.2',
      'Hamilcar Barca comes unhired in the last turn',
      {
        mercenaries: ['xanthippus'],
        // 5.1.B, 5.1.C: beside him what each turn brings, for Rome a CU from each Province of Italia that it holds.
        field: { rome: { roma: cu(5) }, carthage: { carthago: cu(1), utica: cu(1) } },
        warships: { carthage: { ready: 3, spent: 1, supply: 6 } },
        generals: { barca: { at: 'utica' } },
      },
    ],
    [
      '15.3.A',
      'the Miat gives a CU and a Warship',
      {
        field: { carthage: { lilybaeum: cu(1), carthago: cu(1) } },
        // 5.1.B: 2 Ready and 1 Spent at the start, and one each turn.
        warships: { carthage: { ready: 4, spent: 1, supply: 5 } },
        due: { type: 'reinforce', stage: 'draw-generals', waiting: ['hamilcar'] },
      },
    ],
    [
      '5.1.C',
      'Consuls are elected, and an Admiral reforms the navy',
      {
        seamanship: 2,
        reformed: true,
        corvi: true,
        field: { rome: { roma: cu(9) } },
        warships: { rome: { ready: 3, supply: 7 } },
        generals: { duilius: consul('roma'), metellus: consul('roma') },
      },
    ],
    [
      '16.3',
      'Xanthippus stays for another turn',
      {
        miat: ['d'],
        hired: 5,
        field: { carthage: { carthago: cu(4) } },
        generals: { xanthippus: { at: 'carthago' } },
        due: { type: 'reinforce', stage: 'draw-generals' },
      },
    ],
    ['16.5', 'Tribes that nobody subjugates cost PCs', { due: owes('rome', '16.5', 1) }],
    [
      '6.2',
      'the last turn is over, and the Display decides',
      { ending: { how: expect.any(String), rule: '6.2', winners: ['carthage'] } },
    ],
  ])('%s: %s', (clause, says, then) => {
    expect(clauses).toContain(clause);
    expectBoard(ended(says), then);
  });

  test('17.1.#20, 17.1.#52: PCs that are taken away are nobody’s', () => {
    expect(ended('Surprise Raids reach one PC beside an Army').control['catana']).toBeUndefined();
    expect(ended('a Fleet takes a PC in passing').control['lipara']).toBeUndefined();
  });
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
  expect(hired).toMatchObject({ forgotten: false, hired: 5, mercenaries: ['barca'], miat: ['d'] });
  expect(hired.hands.carthage).toEqual(['s02']);
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
