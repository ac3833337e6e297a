import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeReport } from './report/report.ts';
import { runAll } from './report/run-all.ts';
import { scenarios } from './scenarios/index.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false }, broken: { type: 'boolean', default: false } },
});
const wanted = values.only?.toUpperCase().split(',');
const unknown = wanted?.find((id) => !scenarios.some((scenario) => scenario.id === id));
if (unknown) {
  console.error(`There is no scenario ${unknown}; there are ${scenarios.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
const chosen = scenarios.filter(({ id }) => !wanted || wanted.includes(id));
const folder = path.resolve(import.meta.dirname, '../../../test-results/faults');
const rows = await runAll(chosen, { quick: values.quick, broken: values.broken, folder });
process.exitCode = writeReport(rows, folder) ? 0 : 1;
