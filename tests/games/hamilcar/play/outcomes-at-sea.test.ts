/** What stands on the board when a course at sea has been played, by the clause that brought it about. */
import { describe, expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { Done } from '../../../support/plays.ts';
import { cu, ended, expectBoard, owes, played, type Then } from './outcomes.ts';
import { activate, atLipara, battleAtLipara, consul, die, draw, group, pass, proconsul, scene } from './scenes.ts';
import { clauses, offered, refusal } from './table.ts';

describe('at sea', () => {
  test.each<[clause: string, says: string, then: Then]>([
    [
      '9.3.A',
      'Corvi take a Prize, and the Fleet is sunk to the last ship',
      {
        supremacy: 'rome',
        warships: { rome: { ready: 0, atSea: 5, spent: 1 }, carthage: { ready: 0, track: 2, atSea: 0, captured: 0 } },
        generals: { hamilcar: { at: 'pool' } },
        due: owes('carthage', '9.4', 1),
      },
    ],
    [
      '9.3.B2',
      'a Fleet that Pursuit has held plays Flee!',
      {
        supremacy: 'carthage',
        warships: { rome: { atSea: 5 }, carthage: { spent: 5, atSea: 0 } },
        generals: { hamilcar: { at: 'syracusae' } },
        due: { type: 'voyage', who: 'rome', won: true },
      },
    ],
    [
      '8.5',
      'an unguarded Fleet goes down with an Aristocrat',
      {
        supremacy: 'carthage',
        field: { rome: {} },
        generals: { lscipio: { at: 'gone' } },
        frames: expect.not.arrayContaining([expect.objectContaining({ type: 'removal' })]),
        due: { type: 'landing', who: 'carthage' },
      },
    ],
    [
      '8.5',
      'an Admiral who does not command hunts an unguarded Fleet',
      {
        field: { rome: { messana: cu(3) }, carthage: { syracusae: cu(3) } },
        generals: { hanno: { at: 'syracusae' } },
        due: { type: 'landing', who: 'rome' },
      },
    ],
    [
      '17.2.B.LScipio',
      'L. Scipio wins a PC from an unguarded Fleet',
      { control: { enna: 'rome' }, field: { rome: { messana: cu(6) }, carthage: { syracusae: cu(3) } } },
    ],
    [
      '8.2',
      'a Fleet avoids an Interception',
      {
        field: { rome: { lipara: cu(4) } },
        generals: { duilius: consul('lipara') },
        warships: { rome: { ready: 5, atSea: 0 }, carthage: { ready: 5, atSea: 0 } },
      },
    ],
    [
      '17.2.A.Adherbal',
      'Adherbal refits a Warship on his way',
      { warships: { carthage: { ready: 0, spent: 1, atSea: 3 } } },
    ],
    [
      '17.1.#11',
      'a Cruel Sea catches a Fleet',
      { field: { rome: { drepanum: cu(2) } }, warships: { rome: { ready: 1, atSea: 0, track: 2 } } },
    ],
    ['17.1.#19', 'a Fleet raids the STs of a port', { field: { rome: {}, carthage: {} } }],
    [
      '17.1.#32',
      'Bad Weather takes a Fleet back past a port with an enemy Army',
      {
        field: { rome: { panormus: cu(3) }, carthage: { drepanum: cu(4) } },
        warships: { carthage: { ready: 2, atSea: 0 } },
        generals: { hanno: { at: 'drepanum' } },
        due: { type: 'activation', sailed: true },
      },
    ],
  ])('%s: %s', (clause, says, then) => {
    expect(clauses).toContain(clause);
    expectBoard(ended(says), then);
  });

  /** Of Hamilcar, Hanno, Adherbal and Barca in Syracusae these come aboard in this order for Duilius, who sails from Messana to Lipara. */
  const hunted = (aboard: readonly string[], embarked: number, base: number, ...more: Done[]) =>
    played(
      scene(
        'an Intercepting Fleet',
        'rome',
        {
          ...atLipara(),
          generals: {
            duilius: consul('messana'),
            ...Object.fromEntries(['hamilcar', 'hanno', 'adherbal', 'barca'].map((id) => [id, 'syracusae'])),
          },
          warships: { rome: { ready: 5 }, carthage: { ready: 5, spent: 2 } },
        },
        [
          activate('duilius'),
          { type: 'embark', warships: embarked },
          { type: 'sail', to: 'lipara' },
          { type: 'declare' },
          { type: 'base', port: 'syracusae', warships: base },
          ...aboard.map((general) => ({ type: 'join', general })),
          ...more,
        ],
      ),
    );
  const way: Done[] = [{ type: 'sail', to: 'messana' }, { type: 'sail', to: 'lipara' }, { type: 'done' }];

  test('8.4: among equals the first aboard commands an Intercepting Fleet, be he an Admiral or not', () => {
    // A 4 hits in the column of Hamilcar, and not in the first one.
    const left = (...aboard: string[]) => hunted(aboard, 0, 2, ...way, die(4)).field.rome['messana'];
    expect(left('hamilcar', 'hanno')).toEqual(cu(3));
    expect(left('hanno', 'hamilcar')).toEqual(cu(4));
  });

  test('8.3: the route of an Intercepting Fleet ends in the interception port', () => {
    const s = hunted(['hamilcar'], 2, 2, ...way.slice(0, 2));
    expect([offered(s, 'sail'), offered(s, 'done')]).toEqual([[], [{ type: 'done' }]]);
    expect(refusal(s, { type: 'sail', to: 'messana' })).toBe('8.1');
  });

  test('17.2.A.Adherbal: he refits in command alone, and a ship that finds no room stays at port', () => {
    const { carthage: fifth } = hunted(['adherbal'], 2, 5).warships;
    expect(fifth).toMatchObject({ ready: 1, spent: 1, atSea: 5 });
    const { carthage: second } = hunted(['hanno', 'adherbal'], 2, 2).warships;
    expect(second).toMatchObject({ ready: 3, spent: 2, atSea: 2 });
    // It joins while he commands, not after Barca, who outranks him, has come aboard.
    expect(offered(hunted(['adherbal'], 2, 2), 'embark')).toHaveLength(1);
    expect(offered(hunted(['adherbal', 'barca'], 2, 2), 'embark')).toEqual([]);
  });

  test('7.1: on a Campaign Units and Generals of a Fleet that was beaten move no more', () => {
    const s = played(
      scene(
        'an unguarded Fleet comes back to Messana',
        'rome',
        {
          ...atLipara(),
          spaces: { messana: { rome: { cu: 9 } }, syracusae: { carthage: { cu: 2 } } },
          generals: {
            duilius: consul('messana'),
            catulus: proconsul('messana'),
            metellus: consul('messana'),
            hamilcar: 'syracusae',
          },
          hands: { rome: ['s22'] },
        },
        [
          { type: 'event', card: 's22' },
          activate('duilius', 's22'),
          { type: 'join', general: 'catulus' },
          group(5),
          { type: 'embark', warships: 0 },
          { type: 'sail', to: 'lipara' },
          { type: 'declare' },
          { type: 'base', port: 'syracusae', warships: 2 },
          { type: 'join', general: 'hamilcar' },
          ...way,
          die(4),
          { type: 'put-in', port: 'syracusae' },
          activate('metellus', 's22'),
        ],
      ),
    );
    // One of the five is lost; the four who stayed are fresh.
    expect(s.field.rome['messana']).toEqual(cu(8));
    expect([group(4), group(5)].map((party) => refusal(s, party))).toEqual(['allowed', '7.1']);
    expect(offered(s, 'join')).toEqual([]);
  });

  test('16.4: runners roll the red Siege Die for the holder of Naval Supremacy, else the white one', () => {
    const run = (supremacy: 'rome' | 'carthage', face: number) => {
      const { sieges, warships, inside, chest } = played(
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
      // The ST and the card are gone, whatever is rolled.
      expect([inside, chest.carthage.map(({ card }) => card)]).toEqual([{ agrigentum: cu(1) }, ['s02']]);
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

test.each([
  [5, { atSea: 2, spent: 6, track: 2, supply: 0 }],
  [4, { atSea: 2, spent: 5, track: 2, supply: 1 }],
])(
  '9.3.B1: with %d Warships at port, of 3 own ones among the Prizes of the loser the winner claims one back and takes none of his supply for it',
  (spent, rome) => {
    const round = (boarding: string, drawn: string): Done[] => [
      ...[die(3), pass, pass],
      ...[{ type: 'tactic', card: boarding }, die(1), draw(drawn), pass],
    ];
    const s = played(
      scene(
        'Hamilcar boards 3 of 5 Warships, and Rome wins the tie',
        'rome',
        {
          seamanship: 2,
          supremacy: 'rome',
          spaces: { regium: { rome: { cu: 4 } }, messana: { control: 'carthage', carthage: { cu: 2 } } },
          generals: { flaccus: consul('regium'), hamilcar: 'messana' },
          warships: { rome: { ready: 5, spent }, carthage: { ready: 2 } },
        },
        [
          activate('flaccus'),
          { type: 'embark', warships: 5 },
          { type: 'sail', to: 'messana' },
          { type: 'declare' },
          pass,
          { type: 'base', port: 'syracusae', warships: 2 },
          { type: 'sail', to: 'messana' },
          { type: 'join', general: 'hamilcar' },
          { type: 'done' },
          { type: 'shuffle', pile: 'tactics' },
          draw('boarding-1', 'boarding-2', 'boarding-3'),
          pass,
          ...round('boarding-1', 'flee-1'),
          ...round('boarding-2', 'flee-2'),
          ...round('boarding-3', 'pursuit-1'),
        ],
      ),
    );
    expect(s.warships.rome).toEqual({ ready: 0, captured: 0, ...rome });
    expect(s.happened.find(({ rule }) => rule === '9.3.A')?.facts).toMatchObject({ winner: 'rome', claimed: 1 });
  },
);

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
