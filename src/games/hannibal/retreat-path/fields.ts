/** The inputs for a Retreat: the Force, and the routes it may take, space by space. */
import { choice, flag, type InputOf, list, named, number } from '../../../calculator/fields.ts';
import { type Retreat, ROUTES, type Route, type Space } from './rules.ts';

export const fields = {
  cu: number({
    label: 'CUs that Retreat',
    key: 'c',
    rule: '11.10B',
    min: 1,
    max: 40,
    default: 6,
    help: 'After casualties and the Retreat Die',
  }),
  role: choice<Retreat['role']>({
    label: 'The Force began the Battle as the',
    key: 'r',
    rule: '11.10B.c',
    options: named({ attacker: 'Attacker', defender: 'Defender' }),
  }),
  landed: flag({ label: 'The Force landed here in this activation', key: 'l', rule: '11.10B.b' }),
  city: flag({
    label: 'The Battle space has a friendly Walled City that is not Besieged',
    key: 'w',
    rule: '11.10B.e',
  }),
  spaces: list({
    label: 'Spaces, route by route, in order',
    key: 's',
    rule: '11.10B.a',
    item: 'Space',
    max: 16,
    of: {
      route: choice<Route>({
        label: 'Route',
        key: 'r',
        options: ROUTES.map((id) => ({ id, label: id })),
        default: 'A',
      }),
      ground: choice<Space['ground']>({
        label: 'The space is',
        key: 'g',
        rule: '11.10B.d',
        options: named({
          own: 'friendly',
          neutral: 'empty',
          enemy: 'with an enemy PC',
          tribe: 'of an unfriendly Tribe',
        }),
      }),
      enemyCu: number({ label: 'Enemy CUs', key: 'e', rule: '11.10B.d', max: 20 }),
      friendlyCu: number({ label: 'Friendly CUs', key: 'f', rule: '11.10B.a', max: 20 }),
      cameFrom: flag({ label: 'The active Army came from here', key: 'c', rule: '11.10B.c' }),
      barred: flag({ label: 'Entered over a pass or a strait', key: 'b', rule: '7.2B.b' }),
    },
    default: [
      { route: 'A', ground: 'neutral', enemyCu: 0, friendlyCu: 0, cameFrom: true, barred: false },
      { route: 'A', ground: 'own', enemyCu: 0, friendlyCu: 0, cameFrom: false, barred: false },
      { route: 'B', ground: 'enemy', enemyCu: 0, friendlyCu: 0, cameFrom: true, barred: false },
      { route: 'B', ground: 'own', enemyCu: 0, friendlyCu: 0, cameFrom: false, barred: false },
    ],
  }),
};

export type Input = InputOf<typeof fields>;
