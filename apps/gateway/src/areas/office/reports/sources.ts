import type { ReportName } from '@parlour/domain/reports';
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

/** Where the rows of each report come from. */
export const sources: Readonly<Record<ReportName, ReportSource>> = {
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
