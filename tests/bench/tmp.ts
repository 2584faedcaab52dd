import { everyCalculator } from '../support/calculators.ts';
import { answersOf } from './answers.ts';
const n = Number(process.argv[2] ?? 200); const only = process.argv[3];
for (const { game, name, calculator, content } of await everyCalculator()) { if (only && !`${game} ${name}`.includes(only)) continue;
  const a = answersOf(`${game} ${name}`, calculator, content.tables, n);
  console.log(a.name.padEnd(36), a.inputs, a.median.toFixed(2).padStart(8), a.worst.toFixed(1).padStart(9), a.median > 16 || a.worst > 50 ? 'OVER' : '');
}
