import { reportNames, reportSpec, reportSpecs, type ReportName } from '@parlour/domain/reports';
import { exportedList, type ExportedList } from '../exports/exported-list.ts';
import type { Operator, Schema } from '../operator.ts';
import { report, type ReportQuery } from './report.ts';
import { agentsSource } from './sources/agents.ts';
import { cohortsSource, funnelSource, referralsSource } from './sources/comers.ts';
import { gamesSource } from './sources/games.ts';
import { limitsSource } from './sources/limits.ts';
import { membersSource } from './sources/members.ts';
import { paymentsSource } from './sources/payments.ts';
import { taxSource, winsSource } from './sources/play.ts';
import { pointsSource } from './sources/points.ts';
import { promotionsSource } from './sources/promotions.ts';
import type { ReportSource } from './sources/source.ts';

const sources: Readonly<Record<ReportName, ReportSource>> = {
  members: membersSource,
  payments: paymentsSource,
  games: gamesSource,
  promotions: promotionsSource,
  points: pointsSource,
  agents: agentsSource,
  referrals: referralsSource,
  funnel: funnelSource,
  cohorts: cohortsSource,
  limits: limitsSource,
  wins: winsSource,
  tax: taxSource,
};

const read = (name: ReportName) => (operator: Operator, query: ReportQuery) => report(operator, name, sources[name], query);

/** The handler of each report. */
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
