import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Table from 'cli-table3';
import { kilobytes, type Judgement } from './goals.ts';
import type { Measured } from './measured.ts';

/** One page under one profile, with the references `still` and `bare` if it is compared. */
export interface Row {
  name: string;
  measured: Measured;
  still?: Measured | undefined;
  bare?: Measured | undefined;
}

/** Prints measurements and goals, and saves both together with facts about the machine. */
export function report(rows: readonly Row[], judgements: readonly Judgement[], facts: object, file: string): void {
  const table = new Table({
    head: [
      '',
      'first paint',
      'largest',
      'blocking',
      'shift',
      'script before',
      'before load',
      'in all',
      'script',
      'requests',
      'largest / static',
      'script / bare',
      'in all / bare',
    ],
    style: { compact: true },
  });
  const ms = (value: number) => `${Math.round(value)} ms`;
  const ratio = (ours: number, theirs: number | undefined) => (theirs ? (ours / theirs).toFixed(2) : '');
  for (const { name, measured: m, still, bare } of rows)
    table.push([
      name,
      ms(m.firstPaint),
      ms(m.largestPaint),
      ms(m.blocking),
      m.layoutShift.toFixed(4),
      kilobytes(m.scriptBeforePaint),
      kilobytes(m.bytesBeforeLoad),
      kilobytes(m.bytes),
      kilobytes(m.script),
      m.requests,
      ratio(m.largestPaint, still?.largestPaint),
      ratio(m.script, bare?.script),
      ratio(m.bytes, bare?.bytes),
    ]);
  console.log(table.toString());
  const goals = new Table({ head: ['', 'found', 'goal', ''], style: { compact: true } });
  for (const { what, found, goal, met } of judgements) goals.push([what, found, goal, met ? 'met' : 'MISSED']);
  console.log(goals.toString());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...facts, rows, judgements }, null, 2)}\n`);
  console.log(`Saved in ${path.relative(process.cwd(), file)}.`);
}
