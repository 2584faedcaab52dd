/** What happens when an army enters a space: who may refuse, who stays outside the walls. */
import { describe, expect, test } from 'vitest';
import { at, next, open } from './at.ts';

describe('10.5.1: whoever is intercepted may go back', () => {
  /** Camillus goes by Sutrium to Clusium, where Gauls come out of Spoletium. */
  const intercepted = (sutrium: Readonly<Record<string, number>>) =>
    at(
      {
        active: 'romans',
        hands: { romans: ['romans-17'] },
        alliances: [{ one: 'romans', other: 'etruscans' }],
        cu: { velitrae: {}, roma: { romans: 5 }, sutrium, clusium: {}, spoletium: { gauls: 5 }, 'sena-gallica': {} },
        leaders: { camillus: 'roma', valerius: 'pool', 'gaul-a': 'spoletium', 'etruscan-a': 'aside' },
      },
      [
        { type: 'activate', card: 'romans-17', leader: 'camillus' },
        { type: 'take', cu: 5 },
        { type: 'step', to: 'sutrium' },
        { type: 'step', to: 'clusium' },
        { type: 'intercept', leader: 'gaul-a', cu: 5 },
        { type: 'roll', faces: { interceptions: [1] } },
      ],
    );

  test('where he came from, but not among CU of an ally', () => {
    expect(open(intercepted({}))).toContain('refuse');
    expect(open(intercepted({ etruscans: 2 }))).not.toContain('refuse');
  });
});

test('21.3-#9: Gauls keep those who have gone inside Pisae out of it, for the whole action', () => {
  const s = at(
    {
      active: 'gauls',
      hands: { gauls: ['gauls-24', 'gauls-09'] },
      cu: { clusium: { gauls: 5 }, pisae: { etruscans: 2 }, bononia: {} },
      leaders: { 'gaul-a': 'clusium', 'etruscan-a': 'aside', 'etruscan-b': 'pisae' },
    },
    [
      { type: 'activate', card: 'gauls-24', leader: 'gaul-a' },
      { type: 'take', cu: 5 },
      { type: 'step', to: 'pisae' },
      { type: 'inside', cu: 2, leaders: true },
    ],
  );
  expect(s.inside).toMatchObject({ pisae: 2 });
  const out = next(s, { type: 'respond', card: 'gauls-09' });
  expect([out.inside['pisae'], out.cu['pisae']?.etruscans, out.under.noCity]).toEqual([undefined, 2, ['etruscans']]);
});

test('9.3.3: at the Caudine Forks a Samnite army next to it comes, whole and without a die', () => {
  const s = at(
    {
      active: 'romans',
      hands: { romans: ['romans-17'], etruscans: ['etruscans-31'] },
      cu: { velitrae: {}, tarracina: { romans: 4 }, capua: {} },
      leaders: { camillus: 'tarracina' },
    },
    [
      { type: 'activate', card: 'romans-17', leader: 'camillus' },
      { type: 'take', cu: 4 },
      { type: 'step', to: 'capua' },
      { type: 'respond', card: 'etruscans-31' },
    ],
  );
  expect([s.cu['capua'], s.cu['bovianum'], s.leaders['samnite-a']?.at]).toEqual([
    { romans: 4, samnites: 4 },
    undefined,
    'capua',
  ]);
  expect(s.removed.etruscans).toContain('etruscans-31');
});
