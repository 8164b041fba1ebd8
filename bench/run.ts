import { cpus } from 'node:os';
import { adjudicationRows } from './adjudication.ts';
import { evaluationRows } from './evaluation.ts';
import { familyRows } from './families.ts';
import { keptAlive } from './measure.ts';
import { type RowModule, tableOf } from './row.ts';

/** Every group of rows in the order printed, or those named on the command line; a new one is a file and a line here. */
const GROUPS: Readonly<Record<string, RowModule>> = {
  evaluation: evaluationRows,
  families: familyRows,
  adjudication: adjudicationRows,
};

console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}); ratios are what counts`);
const wanted = process.argv.slice(2);
for (const [name, rows] of Object.entries(GROUPS)) {
  if (wanted.length === 0 || wanted.includes(name)) console.log(`\n${name}\n${tableOf(await rows())}`);
}
if (keptAlive() === 0) console.log('nothing was measured');
