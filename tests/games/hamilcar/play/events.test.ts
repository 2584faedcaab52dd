/** Events and the windows for answers (17.1): what each changes, whom it binds, and when. */
import { expect, test } from 'vitest';
import type { Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import { cu, expectBoard, goesOn, played } from './outcomes.ts';
import { activate, atLipara, battleAtLipara, consul, die, draw, pass, scene } from './scenes.ts';
import { next, offered, refusal } from './table.ts';

type Laid = Omit<Position, 'active' | 'bare'>;
const counter = (card: string) => ({ type: 'counter', card });
const sail = (to: string) => ({ type: 'sail', to });
const storm = (face: number) => ({ type: 'roll', faces: { storm: [face] } });

/** Metellus sails from Panormus to Drepanum, over a lane with one Storm symbol, while Carthage holds these cards. */
const voyage = (carthage: readonly string[], position: Laid, warships: number, rome: readonly string[] = ['s02']) =>
  played(
    scene(
      'a Fleet sails',
      'rome',
      {
        seamanship: 4,
        generals: { metellus: consul('panormus') },
        warships: { rome: { ready: 5 }, carthage: { ready: 0 } },
        hands: { rome, carthage },
        ...position,
      },
      [activate('metellus'), { type: 'embark', warships }, sail('drepanum')],
    ),
  );

test('17.1.#17: Corvi that Rome mounts spare it neither Bad Weather nor a storm', () => {
  const at = { spaces: { panormus: { rome: { cu: 1 } } } };
  const sailed = voyage(['s32', 's11'], at, 1, ['s02', 's17']);
  // Punic Faith might answer the Corvi, so that Carthage passes once before it is asked what it plays.
  const mounted = next(sailed, counter('s17'), pass);
  expect(mounted.corvi).toBe(true);
  expect(offered(mounted, 'counter')).toEqual([counter('s32')]);
  const landing = next(sailed, pass, pass, { type: 'land' }, counter('s17'), pass);
  expect(landing.corvi).toBe(true);
  expect(offered(landing, 'counter')).toEqual([counter('s11')]);
});

test('17.1.#39: Carthage picks what Storms at Sea takes, after the Warships', () => {
  const s = next(
    voyage(['s39', 's04'], { spaces: { panormus: { rome: { cu: 3, st: 2 } } } }, 1),
    pass,
    { type: 'land' },
    counter('s39'),
    storm(5),
  );
  // 15.2: 6 Units lose 2 by a 5.
  expect(s.frames.at(-1)).toMatchObject({ type: 'loss', who: 'rome', by: 'carthage', left: 1 });
  expect(s.warships.rome).toMatchObject({ track: 1, atSea: 0 });
  const lost = (piece: string) => next(s, { type: 'lose', piece }, pass).field.rome['drepanum'];
  expect(lost('st')).toEqual({ cu: 3, elephants: 0, st: 1 });
  expect(lost('cu')).toEqual({ cu: 2, elephants: 0, st: 2 });
});

test('17.1.#39: a General whose Fleet is lost is back where he embarked, within the walls before which enemies stand', () => {
  const at = (spaces: Laid['spaces'], inside: boolean) =>
    played(
      scene(
        'a Fleet is lost',
        'rome',
        {
          seamanship: 4,
          spaces: { ...spaces },
          generals: { metellus: { at: 'messana', office: 'consul', inside } },
          warships: { rome: { ready: 1 }, carthage: { ready: 0 } },
          hands: { rome: ['s02'], carthage: ['s39', 's04'] },
        },
        [
          activate('metellus'),
          { type: 'embark', warships: 0 },
          sail('lipara'),
          pass,
          { type: 'land' },
          counter('s39'),
          storm(6),
        ],
      ),
    );
  const open = at({ messana: { rome: { cu: 1 } } }, false);
  expectBoard(open, { field: { rome: {} }, generals: { metellus: consul('messana') } });
  const shut = at({ messana: { inside: { cu: 1 }, carthage: { cu: 3 } } }, true);
  expectBoard(shut, { inside: {}, generals: { metellus: { ...consul('messana'), inside: true } } });
});

test('17.1.#11, 2.2.A: whom a Cruel Sea has left without CUs does not land among enemy Units', () => {
  const spaces = { panormus: { rome: { cu: 1 } }, drepanum: { carthage: { cu: 2 } } };
  const s = next(voyage(['s11', 's04'], { spaces }, 5), pass, { type: 'land' }, counter('s11'), storm(6), pass);
  expect(s.frames.at(-1)).toMatchObject({ type: 'voyage', stage: 'port', fleet: cu(0) });
  expect(refusal(s, { type: 'land' })).toBe('2.2.A');
  expect(offered(s, 'sail')).toContainEqual(sail('panormus'));
});

test('17.1.#49: an Event with the broken branch ends a Truce before its first General moves', () => {
  const at = (card: string, generals: Laid['generals'] = { metellus: consul('agrigentum') }) =>
    played(
      scene(
        'an Event under a Truce',
        'rome',
        { truce: true, spaces: { agrigentum: { rome: { cu: 5 } } }, generals, hands: { rome: [card] } },
        [{ type: 'event', card }],
      ),
    );
  const moved = (card: string) => next(at(card), { type: 'activate', card, general: 'metellus' });
  expect(at('s22').truce).toBe(true);
  expect(moved('s22').truce).toBe(false);
  expect(offered(moved('s22'), 'attempt')).toHaveLength(1);
  expect(moved('s40').truce).toBe(true);
  expect(refusal(moved('s40'), { type: 'attempt' })).toBe('17.1.#49');
});

test('17.1.#52: Surprise Raids start from a garrison within its walls too', () => {
  const raids = (inside: number) =>
    offered(
      played(
        scene('raids', 'rome', { spaces: { messana: { inside: { cu: inside } } }, hands: { rome: ['s52', 's02'] } }, [
          { type: 'event', card: 's52' },
        ]),
      ),
      'target',
    );
  expect(raids(1)).toEqual([{ type: 'target', space: 'thermae' }]);
  expect(raids(0)).toEqual([]);
});

test('9.3.B1, 7.1: who wins at sea moves on by land, unless his card moves several Generals', () => {
  const won = (card: string) =>
    next(
      played(
        scene(
          'a Naval Battle',
          'rome',
          { ...atLipara(), hands: { rome: [card] }, warships: { rome: { ready: 5 }, carthage: { ready: 1 } } },
          [
            { type: 'event', card },
            { type: 'activate', card, general: 'duilius' },
            { type: 'embark', warships: 5 },
            sail('lipara'),
            { type: 'declare' },
            { type: 'base', port: 'syracusae', warships: 1 },
            { type: 'join', general: 'hamilcar' },
            sail('messana'),
            sail('lipara'),
            { type: 'done' },
            { type: 'shuffle', pile: 'tactics' },
            draw('flee-1', 'flee-2', 'pursuit-1'),
            draw('pursuit-2', 'pursuit-3'),
            pass,
            pass,
            pass,
            die(3),
            pass,
            pass,
            pass,
            die(6),
          ],
        ),
      ),
      { type: 'land' },
    );
  expectBoard(won('s40'), { supremacy: 'rome', due: { ...goesOn(5), fought: true } });
  expect(won('s22').frames.some(({ type }) => type === 'activation')).toBe(false);
});

test('9.2.C: only Flee! flees, and only that card is gone then', () => {
  const s = played(
    scene('a Naval Battle', 'rome', atLipara(), [
      ...battleAtLipara(5),
      draw('pursuit-1', 'ramming-1', 'flee-1'),
      draw('pursuit-2', 'pursuit-3'),
    ]),
  );
  const fled = next(s, { type: 'evade', means: 'flee' }).frames.findLast(({ type }) => type === 'naval');
  expect(fled).toMatchObject({ stage: 'chase', hands: { carthage: ['pursuit-1', 'ramming-1'] } });
  expect(offered(next(s, pass), 'evade')).toEqual([]);
});

test('17.1.#35, 2.3.E2: an Epidemic strikes an Army within its walls too, not a garrison without a General', () => {
  const s = played(
    scene(
      'an Epidemic',
      'carthage',
      {
        spaces: { messana: { inside: { cu: 2 }, carthage: { cu: 3 } }, regium: { inside: { cu: 2 } } },
        generals: { metellus: { ...consul('messana'), inside: true } },
        hands: { carthage: ['s35'] },
      },
      [{ type: 'event', card: 's35' }],
    ),
  );
  expect(offered(s, 'target')).toEqual([{ type: 'target', space: 'messana' }]);
  // 15.2: 2 CUs lose 1 by a 5.
  const struck = next(s, { type: 'target', space: 'messana' }, die(5));
  expect(struck.inside).toEqual({ messana: cu(1), regium: cu(2) });
});
