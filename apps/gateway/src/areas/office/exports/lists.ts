import { auditExport } from '../audit/export.ts';
import { membersExport } from '../members/export.ts';
import { depositsExport, roundsExport, withdrawalsExport } from '../money/export.ts';
import { reportExports } from '../reports/reports.ts';
import type { ExportedList } from './exported-list.ts';

/** Every list that can be exported, by its operation. A list is declared beside its handler, by `exportedList`. */
export const exportedLists: ReadonlyMap<string, ExportedList> = new Map(
  [membersExport, depositsExport, withdrawalsExport, roundsExport, auditExport, ...reportExports].map((list) => [list.operation, list]),
);
