/** What a Land Battle leaves behind (13.6): whether the move goes on, who marches on, and what the loser pays. */
import { expect, test } from 'vitest';
import { moveGenerals } from '../../../../src/games/hamilcar/play/changes.ts';
import { bandOf } from '../../../../src/games/hamilcar/play/pieces/units.ts';
import { beginActivation } from '../../../../src/games/hamilcar/play/procedures/activation.ts';
import { giveBattle } from '../../../../src/games/hamilcar/play/procedures/battle.ts';
import { consequences } from '../../../../src/games/hamilcar/play/procedures/defeat.ts';
import type { FrameAt } from '../../../../src/games/hamilcar/play/state.ts';
import { draftOf, frameOf, top } from '../../../../src/play/state.ts';
import { consul } from './scenes.ts';
import { start } from './table.ts';

/** Rome has fought at Thermae with 4 of its 6 CUs left, as an activated General came there with 5; then he went on or back. */
function fought(general: string, mp: number, battle: Partial<FrameAt<'battle'>>, to = 'thermae') {
  const d = draftOf(
    start({
      position: {
        bare: true,
        active: 'rome',
        hands: { rome: ['s02'] },
        spaces: { thermae: { rome: { cu: 4, st: 1 } }, messana: { rome: { cu: 2 } } },
        generals: { regulus: consul('thermae'), metellus: consul('thermae'), lscipio: 'roma' },
      },
    }),
  );
  beginActivation(d, { who: 'rome', general, card: 's02', by: 'operation' });
  const a = top(d);
  if (a.type !== 'activation') throw new RangeError(a.type);
  a.mp = mp;
  a.band = { cu: 5, elephants: 0, st: 0, generals: ['metellus', 'lscipio'] };
  giveBattle(d, { at: 'thermae', attacker: 'rome', from: 'messana', bySea: false, sortie: false });
  const f = Object.assign(frameOf(d, 'battle'), battle);
  moveGenerals(d, [general], to);
  consequences(d, f);
  return { over: a.over, mp: a.mp, band: a.band, frames: d.frames.slice(d.frames.indexOf(a) + 1) };
}

const led = (rome: string) => ({ rome, carthage: 'gisco' });

test('17.2.B.Regulus: he moves on after a battle that he has won himself, as the activated General, with MPs left', () => {
  const goesOn = (general: string, mp: number, commander: string, winner: 'rome' | 'carthage') => {
    const { over, mp: left } = fought(general, mp, { led: led(commander), winner });
    return over ? left === 0 && 'over' : left;
  };
  expect(goesOn('regulus', 2, 'regulus', 'rome')).toBe(2);
  expect(goesOn('regulus', 0, 'regulus', 'rome')).toBe('over');
  expect(goesOn('regulus', 2, 'metellus', 'rome')).toBe('over');
  expect(goesOn('metellus', 2, 'regulus', 'rome')).toBe('over');
  expect(goesOn('regulus', 2, 'regulus', 'carthage')).toBe('over');
});

test('7.1: of the group whoever is left has moved, where it has won or where it has retreated to', () => {
  expect(fought('regulus', 2, { led: led('regulus'), winner: 'rome' }).band).toEqual({
    cu: 4,
    elephants: 0,
    st: 0,
    generals: ['metellus'],
  });
  const fled = [{ ...bandOf({ cu: 2, elephants: 0, st: 0 }, ['regulus']), at: 'messana', inside: false }];
  const beaten = (to: string) => fought('regulus', 2, { led: led('regulus'), winner: 'carthage', fled }, to).band;
  expect(beaten('messana')).toEqual({ cu: 2, elephants: 0, st: 0, generals: [] });
  expect(beaten('pool')).toEqual({ cu: 0, elephants: 0, st: 0, generals: [] });
});

test('13.6, 15.1: the loser alone pays a PC for two Units, rounded down', () => {
  const pays = (rome: number, carthage: number) =>
    fought('metellus', 2, { led: led('metellus'), winner: 'rome', lost: { rome, carthage } }).frames;
  expect(pays(4, 1)).toEqual([]);
  expect(pays(0, 5)).toEqual([
    { type: 'removal', who: 'carthage', cause: 'battle', rule: '13.6', left: 2, fromMiat: false },
  ]);
});
