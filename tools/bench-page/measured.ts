import type { Visit } from './visit.ts';

/** Medians of several visits, number by number. */
export type Measured = Omit<Visit, 'files' | 'tasks'>;

export function medianOf(visits: readonly Visit[]): Measured {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    firstPaint: of((visit) => visit.firstPaint),
    largestPaint: of((visit) => visit.largestPaint),
    blocking: of((visit) => visit.blocking),
    layoutShift: of((visit) => visit.layoutShift),
    scriptBeforePaint: of((visit) => visit.scriptBeforePaint),
    bytesBeforeLoad: of((visit) => visit.bytesBeforeLoad),
    bytes: of((visit) => visit.bytes),
    script: of((visit) => visit.script),
    requests: of((visit) => visit.requests),
    largest: visits[0]?.largest ?? '',
    moved: visits.flatMap(({ moved }) => moved),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2) return sorted[middle]!;
  return sorted.length > 0 ? (sorted[middle - 1]! + sorted[middle]!) / 2 : 0;
}
