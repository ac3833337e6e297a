/**
 * What a figure of a report is, which says how it is written: money, a number of something, a share from 0 to 1, or how many times something
 * is as large as something else.
 */
export type FigureKind = 'amount' | 'count' | 'share' | 'times';

/** By what the rows of a report are grouped. */
export const reportGroups = [
  'day',
  'month',
  'member',
  'provider',
  'method',
  'vendor',
  'line',
  'game',
  'promotion',
  'contract',
  'agent',
  'inviter',
  'country',
  'way',
  'rule',
  'round',
] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** One report of office 9: its figures, and those that each of its groupings shows, the usual grouping first. */
export interface ReportSpec {
  /** The operation of the office that answers it. */
  operation: string;
  figures: Readonly<Record<string, FigureKind>>;
  groups: Readonly<Partial<Record<ReportGroup, readonly string[] | 'all'>>>;
  /** The figure of the chart, and by which a list is ordered that is not ordered by time; the chart needs the grouping by day. */
  main: string;
}

/** How long an operator waits for a report, in ms; one that takes longer is prepared by a job (office 9). */
export const reportPatience = 2000;

/** The most rows of a prepared report; its file has all of them. */
export const mostPreparedRows = 10_000;

const played = { rounds: 'count', stakes: 'amount', wins: 'amount', ggr: 'amount' } as const;
const paid = ['deposits', 'withdrawals', 'net'] as const;

/** The reports, as office 9 names them. The dashboard and they are computed from the same sums, so that they agree. */
export const reportSpecs = {
  members: {
    operation: 'getMembersReport',
    figures: {
      registrations: 'count',
      firstDeposits: 'count',
      active: 'count',
      deposits: 'amount',
      withdrawals: 'amount',
      net: 'amount',
      ...played,
      ngr: 'amount',
    },
    groups: { day: 'all', month: 'all', member: [...paid, 'rounds', 'stakes', 'wins', 'ggr'] },
    main: 'ggr',
  },
  payments: {
    operation: 'getPaymentsReport',
    figures: {
      deposits: 'amount',
      depositCount: 'count',
      withdrawals: 'amount',
      withdrawalCount: 'count',
      net: 'amount',
      fees: 'amount',
      withdrawalFees: 'amount',
    },
    groups: {
      method: ['deposits', 'depositCount', 'withdrawals', 'withdrawalCount', 'net', 'fees', 'withdrawalFees'],
      provider: [...paid, 'depositCount', 'withdrawalCount'],
      day: [...paid, 'depositCount', 'withdrawalCount'],
      month: [...paid, 'depositCount', 'withdrawalCount'],
    },
    main: 'deposits',
  },
  games: {
    operation: 'getGamesReport',
    figures: { ...played, rtp: 'share' },
    groups: { vendor: 'all', line: 'all', game: 'all', day: 'all', month: 'all' },
    main: 'ggr',
  },
  promotions: {
    operation: 'getPromotionsReport',
    figures: {
      claims: 'count',
      members: 'count',
      given: 'amount',
      returned: 'amount',
      cost: 'amount',
      converted: 'amount',
      retained: 'share',
    },
    groups: { promotion: 'all', day: ['given', 'returned', 'cost'], month: ['given', 'returned', 'cost'] },
    main: 'cost',
  },
  points: {
    operation: 'getPointsReport',
    figures: { earned: 'count', converted: 'count', spent: 'count', change: 'count', liability: 'count' },
    groups: { day: 'all', month: 'all' },
    main: 'earned',
  },
  agents: {
    operation: 'getAgentsReport',
    figures: { bills: 'count', due: 'amount', paid: 'amount', owed: 'amount', byPlatform: 'amount' },
    groups: { contract: 'all', agent: 'all', day: 'all', month: 'all' },
    main: 'due',
  },
  referrals: {
    operation: 'getReferralsReport',
    figures: { invited: 'count', depositors: 'count', deposits: 'amount', ggr: 'amount', rewards: 'amount' },
    groups: { inviter: 'all', day: 'all', month: 'all' },
    main: 'invited',
  },
  funnel: {
    operation: 'getFunnelReport',
    figures: { registrations: 'count', verified: 'count', depositors: 'count', players: 'count', conversion: 'share' },
    groups: { day: 'all', month: 'all', country: 'all', way: 'all' },
    main: 'registrations',
  },
  cohorts: {
    operation: 'getCohortsReport',
    figures: {
      registrations: 'count',
      depositors: 'count',
      players: 'count',
      nextDay: 'share',
      firstWeek: 'share',
      firstMonth: 'share',
      thirdMonth: 'share',
    },
    groups: { month: 'all', day: 'all' },
    main: 'registrations',
  },
  limits: {
    operation: 'getLimitsReport',
    figures: { members: 'count', newly: 'count' },
    groups: { rule: 'all' },
    main: 'members',
  },
  wins: {
    operation: 'getWinsReport',
    figures: { rounds: 'count', stakes: 'amount', wins: 'amount', multiple: 'times' },
    groups: { round: ['stakes', 'wins', 'multiple'] },
    main: 'wins',
  },
  tax: {
    operation: 'getTaxReport',
    figures: { ...played, bonuses: 'amount', rebates: 'amount', ngr: 'amount' },
    groups: { month: 'all', line: ['rounds', 'stakes', 'wins', 'ggr'], day: 'all' },
    main: 'ggr',
  },
} as const satisfies Record<string, ReportSpec>;

export type ReportName = keyof typeof reportSpecs;
export const reportNames = Object.keys(reportSpecs) as ReportName[];

/** A report as any of them. */
export const reportSpec = (name: ReportName): ReportSpec => reportSpecs[name];

/** The groupings of a report, the usual one first. */
export const groupsOf = (name: ReportName) => Object.keys(reportSpecs[name].groups) as ReportGroup[];

/** The figures that a grouping of a report shows, in the order of the report. */
export function figuresShown(name: ReportName, by: ReportGroup): string[] {
  const { figures, groups } = reportSpec(name);
  const shown = groups[by] ?? [];
  return Object.keys(figures).filter((figure) => shown === 'all' || shown.includes(figure));
}

/** The order of a report that was not sorted: days as they follow each other, anything else with the largest first. */
export const usualSortOf = (name: ReportName, by: ReportGroup) =>
  by === 'day' || by === 'month' ? ({ column: 'group', descending: false } as const) : { column: reportSpec(name).main, descending: true };

/** How many days a report may span. */
export const longestReportDays = 1100;
