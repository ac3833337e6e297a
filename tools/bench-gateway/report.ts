import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Table from 'cli-table3';
import { perSecond } from './load.ts';
import { percentile, type Load } from './raw-http.ts';

/** One measurement. */
export interface Row {
  name: string;
  perSecond: number;
  /** Milliseconds. */
  p50?: number;
  p95?: number;
  p99?: number;
  /** The ratio to the named limit, measured in the same run. */
  ratio?: number | undefined;
  limit?: string;
  goal?: string;
  /** Null if there is no goal. */
  met: boolean | null;
}

/** A load's measurements for the table. */
export function measured(load: Load): Pick<Row, 'perSecond' | 'p50' | 'p95' | 'p99'> {
  return { perSecond: perSecond(load), p50: percentile(load, 0.5), p95: percentile(load, 0.95), p99: percentile(load, 0.99) };
}

/** Prints the table and saves it beside the machine's facts as JSON. */
export function report(rows: readonly Row[], facts: object, file: string): void {
  const table = new Table({ head: ['', 'a second', 'p50', 'p95', 'p99', 'ratio', 'goal', ''] });
  const ms = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(1)} ms`);
  for (const { name, perSecond, p50, p95, p99, ratio, limit, goal, met } of rows)
    table.push([
      name,
      Math.round(perSecond).toLocaleString('en'),
      ms(p50),
      ms(p95),
      ms(p99),
      ratio === undefined ? '' : `${ratio.toFixed(2)} of ${limit ?? ''}`,
      goal ?? '',
      met === null ? '' : met ? 'met' : 'MISSED',
    ]);
  console.log(table.toString());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...facts, rows }, null, 2) + '\n');
  console.log(`Saved in ${path.relative(process.cwd(), file)}.`);
}
