/**
 * An owner's choices about a stack: which CU of two kinds are lost or leave (7.2.4, 12.3), and who commands where armies
 * have merged (8.2.1).
 */
import { plural } from '../../../../calculator/words.ts';
import { chosen } from '../../../../play/answer.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { capital, type Power } from '../../words.ts';
import { addKind } from '../changes.ts';
import { isAfrican } from '../movement/ground.ts';
import { downFrom, isMinor, leaderIn, leaderOf, leadersAt, nameOf, ownCu, placedOf } from '../queries.ts';
import type { State, Sword } from '../state.ts';
import { deciderOf } from './order.ts';

/** 12.3, 9.1.1: which CU of a mixed stack of Carthage are lost, or go somewhere. */
interface LossesFrame {
  readonly type: 'losses';
  readonly at: string;
  /** Null where they are lost. */
  readonly to: string | null;
  readonly kind: 'militia' | 'mercenaries';
  /** So many of that kind there were. */
  readonly of: number;
  /** So few and so many of them may be among those. */
  readonly least: number;
  readonly most: number;
  readonly lost: number;
}

/** Does what takes CU off a space, and asks which of Carthage they are, where it could be one kind or the other. */
export function byKind<T>(d: State, at: string, takes: () => T, to: string | null = null): T {
  const kind = d.setup.players === '5' ? 'mercenaries' : 'militia';
  const [all, of] = [ownCu(d, at, 'carthage'), d[kind][at] ?? 0];
  const taken = takes();
  const lost = all - ownCu(d, at, 'carthage');
  const [least, most] = [Math.max(0, lost - (all - of)), Math.min(lost, of)];
  // 17.1.2: no militia leave Africa.
  if (least < most && (kind === 'mercenaries' || to === null || isAfrican(d, to)))
    push(d, { type: 'losses', at, to, kind, of, least, most, lost });
  return taken;
}

const NAMES: Readonly<Record<LossesFrame['kind'], readonly [one: string, many: string]>> = {
  militia: ['militia CU', 'militia CU'],
  mercenaries: ['mercenary', 'mercenaries'],
};
const wordsFor = ({ kind, lost }: LossesFrame, cu: number): string =>
  [...(cu > 0 ? [plural(cu, ...NAMES[kind])] : []), ...(cu < lost ? [`${lost - cu} other CU`] : [])].join(' and ');
const happens = (s: State, { at, to }: LossesFrame, one = false): string =>
  to === null
    ? `${one ? 'is' : 'are'} lost in ${nameOf(s, at)}`
    : `${one ? 'goes' : 'go'} from ${nameOf(s, at)} to ${nameOf(s, to)}`;

export const losses: Procedure<Sword, LossesFrame> = {
  who: (s) => deciderOf(s, 'carthage'),
  asks: (s, f) => ({
    rule: f.to === null ? '12.3' : '9.1.1',
    says: `say which ${f.lost} CU ${happens(s, f, f.lost === 1)}.`,
    short:
      f.to === null
        ? `Which ${plural(f.lost, 'CU is', 'CU are')} lost?`
        : `Which ${plural(f.lost, 'CU goes', 'CU go')}?`,
  }),
  answers: {
    losses: chosen('losses', 'cu', {
      of: (_, f) => downFrom(f.most, f.least),
      says: (s, f, cu) => `${wordsFor(f, cu)} ${happens(s, f, f.lost === 1)}`,
      apply(d, f, cu) {
        const { kind, at, to, of } = f;
        pop(d);
        const more = cu - (of - (d[kind][at] ?? 0));
        addKind(d, kind, at, -more);
        if (to !== null) addKind(d, kind, to, more);
        note(d, to === null ? '12.3' : '9.1.1', () => `${wordsFor(f, cu)} ${happens(d, f, f.lost === 1)}.`, {
          facts: { [`${kind} ${to === null ? 'lost' : 'gone'}`]: cu },
        });
      },
    }),
  },
};

interface CommandFrame {
  readonly type: 'command';
  readonly at: string;
  readonly power: Power;
  readonly among: string[];
}

/** 8.2.1: a minor leader in the army of a named one. */
export const isUnderNamed = (s: State, leader: string): boolean =>
  isMinor(s, leader) &&
  leadersAt(s, placedOf(s, leader).at, leaderOf(s, leader).power, placedOf(s, leader).inside).some(
    (id) => !isMinor(s, id),
  );

/** 8.2.1: he cannot be activated there, or by one reading only to go off without the other. */
export const isHeld = (s: State, leader: string): boolean =>
  isUnderNamed(s, leader) && s.setup.rulings['minor-leader-under-a-named-one'] === 'barred';

export function takeCommand(d: State, leader: string): void {
  const { at, inside, commands } = placedOf(d, leader);
  if (commands || isUnderNamed(d, leader)) return;
  const { power } = leaderOf(d, leader);
  for (const id of leadersAt(d, at, power, inside)) placedOf(d, id).commands = id === leader;
  note(d, '8.2.1', () => `${capital(leaderIn(d, leader))} commands in ${nameOf(d, at)}.`);
}

export const command: Procedure<Sword, CommandFrame> = {
  who: (s, f) => deciderOf(s, f.power),
  asks: (s, f) => ({
    rule: '8.2.1',
    says: `say who commands in ${nameOf(s, f.at)}, or pass.`,
    short: `Who commands in ${nameOf(s, f.at)}?`,
  }),
  answers: {
    commander: chosen('commander', 'leader', {
      of: (_, f) => f.among,
      says: (s, _, leader) => `${leaderOf(s, leader).name} commands`,
      apply(d, _, leader) {
        pop(d);
        takeCommand(d, leader);
      },
    }),
    pass: always({ type: 'pass' }, 'Leave it as it is', (d) => pop(d)),
  },
};
