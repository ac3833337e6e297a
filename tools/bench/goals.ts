import os from 'node:os';
import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import Table from 'cli-table3';

/** A measured figure with its goal; `met` is null if there is none. */
export interface Measured {
  name: string;
  value: string;
  goal: string;
  met: boolean | null;
}

/** A ratio with two decimals; `goal` is its limit. */
export const ratioWithin = (value: number, goal: number): Omit<Measured, 'name'> => ({
  value: value.toFixed(2),
  goal: `≤ ${goal}`,
  met: value <= goal,
});

/** Prints figures as a table, stores them with `facts` in `test-results/<bench>.json`, and makes the command fail if a goal is missed. */
export function reportGoals(bench: string, rows: readonly Measured[], facts: object): void {
  const table = new Table({ head: ['', 'measured', 'goal', ''] });
  for (const { name, value, goal, met } of rows) table.push([name, value, goal, met === null ? '' : met ? 'met' : 'missed']);
  console.log(table.toString());
  const load = os.loadavg()[0]!.toFixed(1);
  console.log(`load of the machine: ${load}`);
  const results = path.resolve(import.meta.dirname, '../../test-results');
  mkdirSync(results, { recursive: true });
  const all = { at: new Date().toISOString(), cores: os.availableParallelism(), node: process.version, load, ...facts, rows };
  writeFileSync(path.join(results, `${bench}.json`), `${JSON.stringify(all, null, 2)}\n`);
  process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0;
}
