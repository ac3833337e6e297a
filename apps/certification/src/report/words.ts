import type { CaseResult, Report } from '../certify.ts';

export const outcomeWords: Record<CaseResult['outcome'], string> = { passed: 'Passed', failed: 'Failed', skipped: 'Not run' };

/** What came out, in one sentence. */
export function verdictOf({ counts: { passed, failed, skipped } }: Report): string {
  const all = passed + failed + skipped;
  const cases = (count: number) => (count === 1 ? '1 case' : `${count} cases`);
  if (failed > 0) return `${cases(failed)} of ${all} failed`;
  if (skipped > 0) return `${cases(passed)} passed, ${skipped} could not be run`;
  return `All ${cases(all)} passed`;
}

/** A time as a reader compares it: `12 ms`, `3.4 s`. */
export function timeOf(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
