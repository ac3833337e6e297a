import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Table from 'cli-table3';
import type { Row } from './run-all.ts';

/** Prints the table, writes it as JSON into the file, and returns whether everything is as it should be. */
export function writeReport(rows: readonly Row[], file: string): boolean {
  const table = new Table({
    head: ['', 'fault', 'tries', 'acknowledged', 'stored', 'longest', 'verdict', 'notes'],
    colAligns: ['left', 'left', 'right', 'right', 'right', 'right', 'left', 'left'],
    colWidths: [null, 30, null, null, null, null, 14, 52],
    wordWrap: true,
    style: { head: [], border: [] },
  });
  for (const { id, fault, broken, result, seconds } of rows) {
    const { tries, acknowledged, stored, longest, notes, skipped, violations } = result;
    const told = [
      ...(skipped ? [skipped] : []),
      ...(broken ? violations.slice(0, 1).map((violation) => violation.slice(0, 200)) : []),
      ...notes,
      `${seconds.toFixed(1)} s`,
    ];
    table.push([
      id,
      broken ? `${fault}; ${broken}` : fault,
      tries,
      acknowledged,
      stored,
      `${(longest / 1000).toFixed(2)} s`,
      verdictOf(broken, result),
      told.join('; ').slice(0, 400),
    ]);
  }
  console.log(table.toString());
  for (const { id, broken, result } of rows) if (!broken) for (const violation of result.violations) console.log(`${id}: ${violation}`);
  const skipped = rows.flatMap(({ id, fault, result }) =>
    result.skipped && !result.brokeOff ? [`${id} ${fault} [skipped: ${result.skipped}]`] : [],
  );
  const asItMustBe = rows.filter(isAsItMustBe).length;
  mkdirSync(path.dirname(file), { recursive: true });
  // Counted like a test runner's tests, for `npm test`.
  const counts = {
    numPassedTests: asItMustBe - skipped.length,
    numFailedTests: rows.length - asItMustBe,
    numPendingTests: skipped.length,
    skipped,
  };
  writeFileSync(file, `${JSON.stringify({ ...counts, rows }, null, 2)}\n`);
  return asItMustBe === rows.length;
}

function isAsItMustBe({ broken, result: { violations, skipped, brokeOff } }: Row): boolean {
  if (brokeOff) return false;
  return skipped !== undefined || (broken === undefined ? violations.length === 0 : violations.length > 0);
}

function verdictOf(broken: string | undefined, { violations, skipped, brokeOff }: Row['result']): string {
  if (skipped) return 'skipped';
  if (brokeOff) return 'BROKE OFF';
  if (broken) return violations.length > 0 ? 'caught' : 'NOT CAUGHT';
  return violations.length === 0 ? 'holds' : 'VIOLATED';
}
