import type { ReportGroup } from '@parlour/domain/reports';

/** What every report is asked with. */
export interface ReportQuery {
  merchant?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  by?: ReportGroup | undefined;
  sort?: string | undefined;
  after?: string | undefined;
}
