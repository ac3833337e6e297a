import { hasPrizes, readResult, type RulePack } from '@parlour/domain/lottery';
import type { PartialResult, StoredResult } from '../tables.ts';
import { sameResult, withoutPrizes } from './same-result.ts';

/** A source's reports about a draw, latest last. */
export interface StoredReport {
  source: string;
  host: string;
  prizes: PartialResult;
  is_complete: boolean;
}

export type Compared =
  /** Two sources on different hosts agree on every number. */
  | { outcome: 'agreed'; result: StoredResult; sources: readonly [string, string] }
  /** Two reports name different numbers for one place, so two operators must decide. */
  | { outcome: 'differs'; reason: string }
  /** What is known so far. */
  | { outcome: 'waiting'; partial: PartialResult };

/** The numbers in a source's report by prize of the pack, null where not known yet; undefined if the report does not fit the pack. */
export function reportedPrizes(pack: RulePack, said: unknown): { prizes: PartialResult; complete: boolean } | undefined {
  const read = readResult(pack, said);
  if (typeof read === 'string') return undefined;
  const given = (said ?? {}) as Record<string, readonly (string | null)[] | null | undefined>;
  const names = hasPrizes(pack.result)
    ? pack.result.prizes.map(({ name, count }) => ({ name, count }))
    : [{ name: pack.result.key, count: pack.result.size }];
  const known = names.map(({ name, count }) => {
    const numbers = read.result[name] ?? given[name] ?? [];
    return [name, Array.from({ length: count }, (_, i) => numbers[i] ?? null)] as const;
  });
  return { prizes: Object.fromEntries(known), complete: read.missing.length === 0 };
}

/** Compares all reports about a draw, leaving out void prizes. A source that changes its mind contradicts itself. */
export function compareReports(stored: readonly StoredReport[], voidPrizes: readonly string[] = []): Compared {
  const reports = stored.map((report) => counted(report, voidPrizes));
  const known = new Map<string, { number: string; source: string }>();
  for (const { source, prizes } of reports)
    for (const [prize, numbers] of Object.entries(prizes))
      for (const [i, number] of numbers.entries()) {
        if (number === null) continue;
        const place = `${prize} ${i + 1}`;
        const before = known.get(place);
        if (before && before.number !== number)
          return {
            outcome: 'differs',
            reason:
              before.source === source
                ? `${source} said ${before.number} for ${place} and says ${number} now`
                : `${before.source} says ${before.number} for ${place}, ${source} says ${number}`,
          };
        known.set(place, { number, source });
      }
  const complete = reports.filter((report) => report.is_complete);
  for (const one of complete) {
    const other = complete.find((each) => each.host !== one.host && each.source !== one.source && sameResult(each.prizes, one.prizes));
    // Complete: no number in it is null.
    if (other) return { outcome: 'agreed', result: one.prizes as StoredResult, sources: [one.source, other.source] };
  }
  return { outcome: 'waiting', partial: merged(reports) };
}

/** A report without void prizes, complete once all other numbers are known. */
function counted(report: StoredReport, voidPrizes: readonly string[]): StoredReport {
  const prizes = withoutPrizes(report.prizes, voidPrizes);
  const names = Object.values(prizes);
  return { ...report, prizes, is_complete: names.length > 0 && names.every((numbers) => !numbers.includes(null)) };
}

/** All reported numbers; the reports do not contradict each other. */
function merged(reports: readonly StoredReport[]): PartialResult {
  const all: Record<string, (string | null)[]> = {};
  for (const { prizes } of reports)
    for (const [prize, numbers] of Object.entries(prizes)) all[prize] = numbers.map((number, i) => number ?? all[prize]?.[i] ?? null);
  return all;
}
