// How merchants and the installation do: the dashboard and its figures, health.
// Must never know a route or a session: where a figure leads comes in.
export { DashboardScreen, type DashboardScreenProps } from './dashboard/dashboard-screen.tsx';
export { HealthScreen } from './health/health-screen.tsx';
export type { Places, PlaceName } from './dashboard/places.ts';
