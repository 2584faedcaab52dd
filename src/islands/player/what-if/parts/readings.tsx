/** The rulings that matter in a whole game, each with its readings, ours marked; once it has begun, only those that differ from ours. */
import type { ComponentType } from 'preact';
import type { Switches } from '../../../../calculator/switches.ts';
import styles from '../../../../styles/player/readings.css?url';
import { fetchStyles } from '../../../fetch-styles.ts';
import type { ReadingsData } from '../../props.ts';
import { fetched } from '../engine.ts';
import * as say from './words.ts';

interface Props {
  readonly readings: Switches;
  readonly chosen: Readonly<Record<string, string | number>>;
  readonly onChoose?: (ruling: string, option: string) => void;
}

/** The list, once it is known what its rulings are called and where they are told. */
export async function listFrom(address: string): Promise<ComponentType<Props>> {
  const [told] = await Promise.all([fetched<ReadingsData>(address), fetchStyles(styles)]);
  return ({ readings, chosen, onChoose }) => (
    <div class="readings-list">
      {Object.entries(told)
        .filter(([id]) => onChoose || Object.hasOwn(chosen, id))
        .map(([id, { title, href, label }]) => (
          <fieldset
            key={id}
            class="line-below words"
            disabled={!onChoose}
            data-own={Object.hasOwn(chosen, id) ? '' : undefined}
          >
            <legend class="whole strong">
              {title}{' '}
              <a class="clause one-line" href={href}>
                {label}
              </a>
            </legend>
            {Object.entries(readings[id] ?? {}).map(([option, says], i) => (
              <label key={option} class="beside tap">
                <input
                  type="radio"
                  class="keep"
                  name={id}
                  checked={i === 0 ? !Object.hasOwn(chosen, id) : chosen[id] === option}
                  onChange={() => onChoose?.(id, option)}
                />
                <span>
                  {says}{' '}
                  {i === 0 && (
                    <span class="standing">
                      <span aria-hidden="true">◇ </span>
                      {say.ourReading}
                    </span>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
