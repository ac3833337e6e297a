import Table from 'cli-table3';
import type { CaseResult, Report } from '../certify.ts';
import { guarantees } from '../guarantees.ts';

const plain = { style: { head: [], border: [] } };

/** One line for a case, printed as soon as it ends; a failure also shows the exchanges with the wallet. */
export function lineOf({ id, title, outcome, reason, steps, exchanges, measured, milliseconds }: CaseResult): string {
  const numbers = Object.entries(measured).map(([name, value]) => `${name} ${value}`);
  const head = [`${outcomeWords[outcome].padEnd(7)} ${id}  ${title}`, timeOf(milliseconds), ...numbers].join(', ');
  if (outcome === 'passed') return clean(head);
  const failedAt = steps.find((step) => step.outcome === 'failed')?.what;
  const told = exchanges
    .slice(-3)
    .flatMap(({ method, path, body, status, answer }) => [
      `      ${method} ${path} ${short(body)}`,
      `      ${status ?? 'no answer'} ${short(answer)}`,
    ]);
  return clean([head, ...(failedAt ? [`    at: ${failedAt}`] : []), `    ${reason ?? ''}`, ...told].join('\n'));
}

/** The guarantees that were shown and those that were not, and the total. */
export function tableOf(report: Report): string {
  const table = new Table({ head: ['Guarantee', 'Cases', 'Passed', 'Failed', 'Not run'], colWidths: [72], wordWrap: true, ...plain });
  for (const [guarantee, text] of Object.entries(guarantees)) {
    const cases = report.cases.filter((each) => each.guarantee === guarantee);
    if (cases.length === 0) continue;
    const count = (outcome: CaseResult['outcome']) => cases.filter((each) => each.outcome === outcome).length;
    table.push([text, cases.length, count('passed'), count('failed'), count('skipped')]);
  }
  const { passed, failed, skipped } = report.counts;
  table.push(['In all', report.cases.length, passed, failed, skipped]);
  return `${table.toString()}\n${verdictOf(report)}. ${timeOf(report.milliseconds)} against ${clean(report.wallet)} as ${clean(report.vendor)}.`;
}

/** A wallet's answers may contain control characters: none may reach the terminal. */
function clean(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '\u{FFFD}');
}

/** Short enough for about four lines of a terminal; the reports in files have the whole text. */
function short(text: string): string {
  return text.length <= 400 ? text : `${text.slice(0, 400)} ...`;
}

export const outcomeWords: Record<CaseResult['outcome'], string> = { passed: 'Passed', failed: 'Failed', skipped: 'Not run' };

/** The result, in one sentence. */
export function verdictOf({ counts: { passed, failed, skipped } }: Report): string {
  const all = passed + failed + skipped;
  const cases = (count: number) => (count === 1 ? '1 case' : `${count} cases`);
  if (failed > 0) return `${cases(failed)} of ${all} failed`;
  if (skipped > 0) return `${cases(passed)} passed, ${skipped} could not be run`;
  return `All ${cases(all)} passed`;
}

/** A time for human readers: `12 ms`, `3.4 s`. */
export function timeOf(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
