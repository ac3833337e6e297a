import { reportNames, reportSpec, reportSpecs, type ReportName } from '@parlour/domain/reports';
import { exportedList, type ExportedList } from '../exports/exported-list.ts';
import type { Operator, Schema } from '../operator.ts';
import { report } from './report.ts';
import type { ReportQuery } from './report-query.ts';
import { preparedReport, reportStart } from './prepared.ts';
import { sources } from './sources.ts';

const read = (name: ReportName) => (operator: Operator, query: ReportQuery) => report(operator, name, sources[name], query);

/** The handler of each report, and of those that a job prepares. */
export const reportHandlers = {
  getMembersReport: read('members'),
  getPaymentsReport: read('payments'),
  getGamesReport: read('games'),
  getPromotionsReport: read('promotions'),
  getPointsReport: read('points'),
  getAgentsReport: read('agents'),
  getReferralsReport: read('referrals'),
  getFunnelReport: read('funnel'),
  getCohortsReport: read('cohorts'),
  getLimitsReport: read('limits'),
  getWinsReport: read('wins'),
  getTaxReport: read('tax'),
  startReport: reportStart,
  getPreparedReport: preparedReport,
};

type Row = Schema<'ReportRow'>;

/** Every report as a list that can be exported, with all its figures: those that a grouping does not show stay empty. */
export const reportExports: readonly ExportedList[] = reportNames.map((name) => {
  const figure = (of: string, kind: string) => (row: Row) => {
    const value = row.figures[of] ?? null;
    return kind === 'amount' ? { amount: value as string | null } : { plain: value };
  };
  return exportedList(reportSpecs[name].operation, {
    read: read(name),
    merchantOf: ({ merchant }: Row) => merchant,
    columns: {
      group: ({ group }: Row) => ({ text: group }),
      name: ({ name: called }: Row) => ({ text: called }),
      ...Object.fromEntries(Object.entries(reportSpec(name).figures).map(([of, kind]) => [of, figure(of, kind)])),
      currency: ({ currency }: Row) => ({ plain: currency }),
      merchant: ({ merchant }: Row) => ({ plain: merchant }),
    },
  });
});
