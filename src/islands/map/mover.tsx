/** Who marches: the side, its leader, how many CU, how far. */
import type { Muster } from '../../stores/muster.ts';
import { useStore } from '../use-store.ts';
import type { Engine } from './engine.ts';
import type { MapProps } from './props.ts';
import { Figure } from './space-card.tsx';
import * as say from './words.ts';

interface MoverProps extends Pick<MapProps, 'sides'>, Pick<Engine, 'march' | '$leaders'> {
  readonly muster: Muster;
  readonly mp: number;
  readonly change: (to: (now: Muster) => Muster) => void;
}

export function Mover({ sides, $leaders, march, muster, mp, change }: MoverProps) {
  const own = useStore($leaders).filter((leader) => leader.side === muster.side);
  return (
    <fieldset class="map-mover row gap-6">
      <legend>{say.whoMarches}</legend>
      <label>
        <span class="unseen">{say.side}</span>
        <select
          value={muster.side}
          onChange={({ currentTarget: { value: side } }) =>
            change(({ mp: _, ...now }) => ({ ...now, side, leader: '' }))
          }
        >
          {sides
            .filter((side) => march.sides.includes(side.id))
            .map((side) => (
              <option key={side.id} value={side.id}>
                {side.name}
              </option>
            ))}
        </select>
      </label>
      {march.words.rating && own.length > 0 && (
        <label>
          <span class="unseen">{say.leader}</span>
          <select
            value={muster.leader}
            onChange={({ currentTarget: { value } }) => {
              const leader = own.find(({ name }) => name === value);
              change((now) => ({ ...now, leader: value, rating: leader?.rating ?? now.rating }));
            }}
          >
            <option value="">{say.otherLeader}</option>
            {[...new Set(own.map(({ name }) => name))].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <Figure label={march.words.cu} value={muster.cu} most={20} set={(cu) => change((now) => ({ ...now, cu }))} />
      {march.words.rating && (
        <Figure
          label={march.words.rating}
          value={muster.rating}
          most={6}
          set={(rating) => change((now) => ({ ...now, rating, leader: '' }))}
        />
      )}
      <Figure label={march.words.mp} value={mp} most={20} set={(n) => change((now) => ({ ...now, mp: n }))} />
    </fieldset>
  );
}
