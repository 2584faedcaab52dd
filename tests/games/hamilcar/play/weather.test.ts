/** Bad Weather (17.1.#32): where a General goes back to. */
import { expect, test } from 'vitest';
import { voyageFrom } from '../../../../src/games/hamilcar/play/pieces/moves.ts';
import { beginActivation } from '../../../../src/games/hamilcar/play/procedures/activation.ts';
import { weather } from '../../../../src/games/hamilcar/play/procedures/counter.ts';
import type { Rulings } from '../../../../src/games/hamilcar/play/rulings.ts';
import { draftOf, push, top } from '../../../../src/play/state.ts';
import type { Done } from '../../../support/plays.ts';
import { cu, played } from './outcomes.ts';
import { activate, consul, die, group, pass, proconsul, scene } from './scenes.ts';
import { next, offered, start } from './table.ts';

/** Megellus has gone from Neapolis past Drepanum and back to Capua; Carthage may stand in Drepanum. */
function caught(enemies: number, rulings: Partial<Rulings> = {}, weary?: boolean) {
  const d = draftOf(
    start({
      rulings,
      position: {
        bare: true,
        active: 'rome',
        spaces: { capua: { rome: { cu: 6 } }, drepanum: { carthage: { cu: enemies } } },
        generals: { megellus: { at: 'capua', office: 'consul' }, hanno: enemies ? 'drepanum' : 'carthago' },
      },
    }),
  );
  beginActivation(d, { who: 'rome', general: 'megellus', card: 's02', by: 'operation' });
  const f = top(d);
  if (f.type !== 'activation') throw new RangeError(f.type);
  f.spent = 4;
  f.path = [
    { at: 'neapolis', spent: 0 },
    { at: 'drepanum', spent: 2 },
    { at: 'capua', spent: 4 },
  ];
  if (weary !== undefined) {
    d.warships.rome = { ready: 0, spent: 0, atSea: 2, captured: 0, track: 0, supply: 8 };
    d.field.rome = {};
    push(d, { ...voyageFrom(f, 'neapolis', 2), weary });
  }
  weather(d);
  return { at: d.generals['megellus']?.at, cus: d.field.rome, mp: f.mp, under: top(d).type, ships: d.warships.rome };
}

test('he goes back to the last space within 2 MPs, but never in front of an enemy Army', () => {
  expect(caught(0)).toMatchObject({ at: 'drepanum', mp: 0, cus: { drepanum: { cu: 6 } } });
  expect(caught(6)).toMatchObject({ at: 'neapolis', mp: 2, cus: { neapolis: { cu: 6 } }, under: 'activation' });
});

test('by the other reading he lands in front of it, and the enemy may react', () => {
  const landed = caught(6, { 'weather-ashore': 'lands' });
  expect(landed).toMatchObject({ at: 'drepanum', mp: 0, cus: { drepanum: { cu: 6 } } });
  expect(['entered', 'window']).toContain(landed.under);
});

test('9.3.B1: Warships come home Ready, but Spent if they have sailed on after a battle', () => {
  expect(caught(0, {}, false)).toMatchObject({ at: 'drepanum', ships: { ready: 2, spent: 0, atSea: 0 } });
  expect(caught(0, {}, true)).toMatchObject({ at: 'drepanum', ships: { ready: 0, spent: 2, atSea: 0 } });
});

test('11.2, 12.3: a Fleet that it drives ashore has come from where it embarked, not from a port that it passed', () => {
  const sail = (to: string) => ({ type: 'sail', to });
  const driven = (...last: Done[]) =>
    played(
      scene(
        'Bad Weather before Panormus',
        'carthage',
        {
          spaces: { lilybaeum: { carthage: { cu: 4 } }, segesta: { rome: { cu: 5 } }, drepanum: { control: 'rome' } },
          generals: { hanno: 'lilybaeum', catulus: proconsul('panormus'), metellus: consul('segesta') },
          warships: { rome: {}, carthage: { ready: 2 } },
          hands: { carthage: ['s02'], rome: ['s32', 's04'] },
        },
        [
          activate('hanno'),
          { type: 'embark', warships: 1 },
          sail('drepanum'),
          pass,
          sail('panormus'),
          pass,
          sail('thermae'),
          ...last,
          { type: 'counter', card: 's32' },
        ],
      ),
    );
  for (const s of [driven(), driven(pass, { type: 'land' })]) {
    expect(s.generals['hanno']).toEqual({ at: 'panormus' });
    expect(offered(s, 'avoid').map(({ to }) => to)).toContain('drepanum');
    const met = next(s, { type: 'intercept', general: 'metellus' }, group(5), pass, pass, die(1));
    const caught = next(met, { type: 'back-up' });
    expect(caught.generals['hanno']).toEqual({ at: 'lilybaeum' });
    expect(caught.field).toEqual({ rome: { panormus: cu(5) }, carthage: { lilybaeum: cu(4) } });
  }
});
