/** An attempt on the walls of Fidenae (5): one die and the table of siege points. */
import { flag, type InputOf, number } from '../../../../src/calculator/fields.ts';
import { figuresOf } from '../../../../src/calculator/figures.ts';
import { percent } from '../../../../src/calculator/words.ts';
import { rolls } from '../../../../src/engine/dice.ts';
import { map } from '../../../../src/engine/dist.ts';
import { calculator } from './readings.ts';
import type { Figures } from './tables.ts';

/** 5.2: the siege points that open the walls. */
export const NEEDED = 3;

const fields = {
  points: number({ label: 'Siege points so far', key: 'p', rule: '5.2', max: NEEDED - 1 }),
  ladders: flag({ label: 'Ladders', key: 'l', rule: '5.1' }),
};

/** 5, 5.1, 5.2: what one roll wins, and whether the walls fall. */
export function besieged({ points, ladders }: InputOf<typeof fields>, face: number, read: Figures) {
  const won = Number(read.at('siege', face, ladders ? 'ladders' : 'without').value);
  return { won, falls: points + won >= NEEDED };
}

const figures = figuresOf<ReturnType<typeof besieged>>()(({ chance, amount }) => ({
  falls: chance('Fidenae falls', ({ falls }) => falls, { tone: 'attacker' }),
  holds: chance('It holds', ({ falls }) => !falls, { tone: 'defender' }),
  won: amount('Siege points won', ({ won }) => won, { chart: 'Siege points' }),
}));

export const siege = calculator({
  id: 'siege',
  title: 'Siege',
  question: 'Does Fidenae fall?',
  rules: ['5', '5.1', '5.2'],
  tables: ['siege'],
  fields,
  figures,
  headline: ['falls', 'holds'],
  compute(input, read) {
    const folded = figures.fold(map(rolls(1), ([face = 0]) => besieged(input, face, read)));
    return { sentence: `Fidenae falls at this roll: ${percent(folded.chances.falls)}.`, ...folded };
  },
  rolls: () => [{ id: 'siege', label: 'Siege', dice: 1, sides: 6 }],
  resolve(input, { siege: [face = 0] = [] }, read) {
    const result = besieged(input, face, read);
    return { sentence: result.falls ? 'Fidenae falls.' : 'It holds.', facts: figures.facts(result), steps: [] };
  },
});
