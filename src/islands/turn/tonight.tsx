/** The evening in progress, beside the turn: who has what, and the buttons to note something. */
import { useEffect } from 'preact/hooks';
import { plural } from '../../calculator/words.ts';
import { amountsOf, rollsOf } from '../../stores/evening/evening.ts';
import { $evenings, openEvenings, underWay } from '../../stores/evening/evenings.ts';
import type { Plan } from '../../stores/turn/plan.ts';
import { useStore } from '../use-store.ts';
import type { TurnProps } from './props.ts';
import * as say from './words.ts';

export function Tonight({
  game,
  plan,
  eveningHref,
}: Pick<TurnProps, 'game' | 'eveningHref'> & { readonly plan: Plan }) {
  useEffect(openEvenings, []);
  const evening = underWay(useStore($evenings), game);
  if (!evening) return null;
  const amounts = plan.points ? amountsOf(evening, plan.points) : {};
  const told = plan.seats
    .filter(({ id, as }) => !as && amounts[id] !== undefined)
    .map(({ id, name }) => `${evening.names[id] || name} ${amounts[id]}`);
  return (
    <p class="beside gap-7 flush needs-script">
      <a class="grow tap soft" href={eveningHref}>
        {say.eveningSays([...told, plural(rollsOf(evening).length, 'roll')].join(', '))}
      </a>{' '}
      {plan.points && (
        <a class="tap soft" href={`${eveningHref}#count`}>
          {plan.points}
        </a>
      )}{' '}
      <a class="tap soft" href={`${eveningHref}#other`}>
        {say.other}
      </a>
    </p>
  );
}
