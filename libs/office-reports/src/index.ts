// How merchants and the installation are doing: the dashboard and its figures, reports, health.
// Must never know a route or a session: the addresses that figures lead to are passed in.
export { DashboardScreen, type DashboardScreenProps } from './dashboard/dashboard-screen.tsx';
export { HealthScreen } from './health/health-screen.tsx';
export { ReportsScreen, type ReportedRow, type ReportFilters, type ReportsScreenProps } from './reports/reports-screen.tsx';
export type { Places, PlaceName } from './dashboard/places.ts';
