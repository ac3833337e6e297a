// How merchants do: the dashboard and its figures.
// Must never know a route or a session: where a figure leads comes in.
export { DashboardScreen, type DashboardScreenProps } from './dashboard/dashboard-screen.tsx';
export type { Places, PlaceName } from './dashboard/places.ts';
