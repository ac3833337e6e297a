import type { components } from '@parlour/office-api/contract';
import type { ReportName } from '@parlour/domain/reports';
import type { ColumnType } from 'kysely';
import type { ReportQuery } from './report-query.ts';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A report that a job prepares for an operator, because it takes longer than a page waits (office 9). */
export interface PreparedReportTable {
  id: string;
  operator: string;
  report: ReportName;
  /** What it was asked with. */
  asked: ColumnType<Omit<ReportQuery, 'after'>, string, never>;
  status: Schema<'PreparedReport'>['status'];
  /** How many steps are done. */
  step: number;
  /** Whose figures it has; null until it is done. */
  merchants: string[] | null;
  truncated: boolean;
  /** The error code, if it failed. */
  failure: string | null;
  started_at: Date;
  finished_at: Date | null;
  expires_at: Date;
}

/** A page of its rows; page 0 is what the first page tells beside its rows. */
export interface PreparedReportPageTable {
  report_id: string;
  page: number;
  /** Sealed: rows name members. */
  text: string;
}

export interface ReportTables {
  prepared_report: PreparedReportTable;
  prepared_report_page: PreparedReportPageTable;
}
