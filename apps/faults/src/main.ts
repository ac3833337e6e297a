import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeReport } from './report/report.ts';
import { runAll, type Task } from './report/run-all.ts';
import { scenarios } from './scenarios/index.ts';

const no = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { only: { type: 'string' }, quick: no, broken: no, tests: no } });
const wanted = values.only?.toUpperCase().split(',');
const unknown = wanted?.find((id) => !scenarios.some((scenario) => scenario.id === id));
if (unknown) {
  console.error(`There is no scenario ${unknown}; there are ${scenarios.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

// Child processes are ended when this one exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** What every run of the tests includes: the short scenarios, and some broken variants that they must catch. */
const inTests = (): Task[] => [
  ...scenarios.filter((scenario) => scenario.inTests).map((scenario) => ({ scenario })),
  ...scenarios.flatMap((scenario) => scenario.broken.filter((variant) => variant.inTests).map((variant) => ({ scenario, variant }))),
];
const chosen = scenarios.filter(({ id }) => !wanted || wanted.includes(id));
const brokenOnes = (): Task[] => chosen.flatMap((scenario) => scenario.broken.map((variant) => ({ scenario, variant })));
const asTheyAre = (): Task[] => chosen.map((scenario) => ({ scenario }));

const tasks = values.tests ? inTests() : values.broken ? brokenOnes() : asTheyAre();
const folder = path.resolve(import.meta.dirname, '../../../test-results/faults');
const rows = await runAll(tasks, { quick: values.quick || values.tests, folder });
const file = path.join(folder, values.tests ? 'tests.json' : values.broken ? 'broken.json' : 'faults.json');
// Node waits for ever in its own clean-up if a connection that a broken variant left open is half closed: seen in `CleanupHandles`.
process.exit(writeReport(rows, file) ? 0 : 1);
