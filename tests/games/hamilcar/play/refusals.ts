/** Wrong actions beyond the cases of legality.json, each with the clause that it breaks. */
import type { Done } from '../../../support/plays.ts';
import {
  activate,
  atLipara,
  battleAtLipara,
  beatenRelief,
  consul,
  die,
  draw,
  group,
  pass,
  proconsul,
  relief,
  scene,
  step,
} from './scenes.ts';

const refused = (rule: string, then: Done, course: ReturnType<typeof scene>) => ({ ...course, then, rule });

const atEnna = (carthage: number) => ({
  spaces: { thermae: { rome: { cu: 6 } }, enna: { carthage: { cu: carthage } } },
  generals: { metellus: consul('thermae') },
});

const beforeAgrigentum = {
  supremacy: 'rome' as const,
  spaces: { agrigentum: { rome: { cu: 2, st: 1 }, inside: { cu: 1 } } },
  generals: { metellus: consul('agrigentum') },
};

const inRoma = {
  spaces: { roma: { rome: { cu: 6 } } },
  generals: { metellus: consul('roma'), flaccus: proconsul('roma'), maximus: consul('regium') },
};

const reforms = scene(
  'no level is above Excellent',
  'carthage',
  {
    moment: 'reinforcement',
    turn: 7,
    miat: [],
    seamanship: 4,
    spaces: { roma: { rome: { cu: 6 } } },
    generals: { barca: 'gone', hanno: 'gone', gisco: 'gone' },
  },
  [
    { type: 'place-cu', space: 'carthago' },
    draw('duilius', 'metellus'),
    { type: 'place', general: 'duilius', space: 'roma' },
    { type: 'place', general: 'metellus', space: 'roma' },
  ],
);

export const refusals = [
  refused('2.1.A', step('roma'), scene('no road leads there', 'rome', atEnna(0), [activate('metellus')])),
  refused(
    '2.1.B',
    { type: 'flip', space: 'enna' },
    scene('nobody’s space is not flipped', 'rome', atEnna(0), [{ type: 'spend', card: 's02' }]),
  ),
  refused(
    '2.1.C',
    { type: 'arrange', cu: 4, elephants: 0, st: 0 },
    scene(
      'the city is too small',
      'rome',
      {
        spaces: { enna: { rome: { cu: 6 } }, agrigentum: { carthage: { cu: 4 } } },
        generals: { metellus: consul('enna'), hanno: 'agrigentum' },
      },
      [activate('metellus'), step('agrigentum')],
    ),
  ),
  refused(
    '2.1.D',
    { type: 'pc', space: 'volsinii' },
    scene(
      'Scipio wins no PC from a Tribe',
      'rome',
      {
        spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 1 } } },
        generals: { lscipio: consul('messana'), gisco: 'thermae' },
      },
      [
        activate('lscipio'),
        step('thermae'),
        pass,
        { type: 'roll', faces: { carthageLarge: [6], romeSmall: [1], romeLarge: [4] } },
      ],
    ),
  ),
  refused(
    '2.1.I',
    { type: 'evade', means: 'supremacy' },
    scene('Rome does not hold what it would give up', 'rome', atLipara(), [
      ...battleAtLipara(5),
      draw('ramming-1', 'ramming-2', 'ramming-3'),
      draw('pursuit-1', 'foul-wind-1'),
      pass,
      pass,
      pass,
      die(3),
      pass,
    ]),
  ),
  refused(
    '9.2.C',
    { type: 'evade', means: 'supremacy' },
    scene('Pursuit has held the Fleet: only a card is left', 'rome', atLipara(), [
      ...battleAtLipara(5),
      draw('flee-1', 'ramming-1', 'ramming-2'),
      draw('pursuit-1', 'foul-wind-1'),
      pass,
      pass,
      pass,
      die(3),
      { type: 'evade', means: 'supremacy' },
      { type: 'chase' },
    ]),
  ),
  refused(
    '5.2.C1',
    { type: 'counter', card: 's54' },
    scene(
      'Ambush helps no Force without a General',
      'rome',
      { ...atEnna(2), hands: { rome: ['s02'], carthage: ['s54', 's04'] } },
      [activate('metellus'), step('enna')],
    ),
  ),
  refused(
    '2.2.C1',
    { type: 'dictator' },
    scene('there has been a Dictator', 'rome', { ...inRoma, turn: 3, dictatorCard: 'gone' }, []),
  ),
  refused(
    '2.2.E1',
    { type: 'command', general: 'maximus' },
    scene('he is elsewhere', 'rome', inRoma, [activate('metellus')]),
  ),
  refused(
    '2.2.E2',
    { type: 'command', general: 'flaccus' },
    scene('a Proconsul is outranked', 'rome', inRoma, [activate('metellus'), { type: 'join', general: 'flaccus' }]),
  ),
  refused('2.3.D', { type: 'attempt' }, scene('an ST is no CU', 'rome', beforeAgrigentum, [activate('metellus')])),
  refused(
    '2.3.D2',
    { type: 'st', space: 'neapolis' },
    scene('the city is full of STs', 'rome', { spaces: { neapolis: { inside: { cu: 1, st: 2 } } } }, [
      { type: 'spend', card: 's02' },
    ]),
  ),
  refused(
    '2.3.E1',
    { type: 'avoid', general: 'hanno', to: 'agrigentum' },
    scene('nobody leads them away', 'rome', atEnna(2), [activate('metellus'), step('enna')]),
  ),
  ...(['2.3.E2', '10.3'] as const).map((rule) =>
    refused(
      rule,
      rule === '10.3' ? { type: 'intercept', general: 'hamilcar' } : group(0),
      scene(
        'only an Army beside the space intercepts',
        'rome',
        {
          spaces: {
            thermae: { rome: { cu: 6 } },
            agrigentum: { carthage: { cu: 3 } },
            carthago: { carthage: { cu: 3 } },
          },
          generals: { metellus: consul('thermae'), hanno: 'agrigentum', hamilcar: 'carthago' },
        },
        [activate('metellus'), step('enna'), ...(rule === '10.3' ? [] : [{ type: 'intercept', general: 'hanno' }])],
      ),
    ),
  ),
  refused('2.4.A', { type: 'event', card: 's02' }, scene('the card has OPs alone', 'rome', inRoma, [])),
  refused(
    '17.1',
    { type: 'event', card: 's03' },
    scene('the text of the card is lost', 'rome', { ...inRoma, hands: { rome: ['s03'] } }, []),
  ),
  refused(
    '2.4.B',
    { type: 'tactic', card: 'flee-1' },
    scene('Flee! is no card of the Maneuver step', 'rome', atLipara(), [
      ...battleAtLipara(5),
      draw('flee-1', 'ramming-2', 'ramming-3'),
      draw('pursuit-1', 'foul-wind-1'),
      pass,
      pass,
    ]),
  ),
  refused(
    '2.4.C',
    { type: 'omen', card: 's50', face: 6 },
    scene(
      'Good Omen sets no Siege Die',
      'rome',
      {
        ...beforeAgrigentum,
        spaces: { agrigentum: { rome: { cu: 5 }, inside: { cu: 1 } } },
        hands: { rome: ['s02', 's50'] },
      },
      [activate('metellus'), { type: 'attempt' }],
    ),
  ),
  refused(
    '10.2',
    group(4),
    scene(
      'there is no room for all within the walls',
      'rome',
      {
        spaces: { enna: { rome: { cu: 6 } }, agrigentum: { carthage: { cu: 4 } } },
        generals: { metellus: consul('enna'), hanno: 'agrigentum' },
      },
      [
        activate('metellus'),
        step('agrigentum'),
        { type: 'arrange', cu: 0, elephants: 0, st: 0 },
        { type: 'avoid', general: 'hanno', to: 'agrigentum' },
      ],
    ),
  ),
  refused(
    '11.1',
    group(3),
    scene(
      'nobody Avoids by sea without an Admiral',
      'rome',
      {
        spaces: { messana: { rome: { cu: 6 } }, tyndaris: { carthage: { cu: 3 } } },
        generals: { metellus: consul('messana'), barca: 'tyndaris', gisco: 'tyndaris' },
      },
      [activate('metellus'), step('tyndaris'), { type: 'avoid', general: 'barca', to: 'lipara' }],
    ),
  ),
  refused(
    '13.5.E',
    { type: 'arrange', cu: 2, elephants: 0, st: 0 },
    scene('only who came out of a Besieged city goes back', 'carthage', relief, beatenRelief),
  ),
  refused(
    '13.5.A',
    { type: 'retreat', to: 'lilybaeum' },
    scene('a beaten relief goes back the way it came', 'carthage', relief, [...beatenRelief, pass]),
  ),
  refused(
    '14.5.A',
    { type: 'raise', card: 's02', general: 'hanno' },
    scene(
      'nobody raises CUs in a Besieged city',
      'carthage',
      {
        spaces: { carthago: { rome: { cu: 4 }, inside: { cu: 1 }, siege: { by: 'rome', points: 1 } } },
        generals: { hanno: { at: 'carthago', inside: true }, vulso: consul('carthago') },
      },
      [],
    ),
  ),
  refused('15.4.A', { type: 'seamanship' }, reforms),
];
