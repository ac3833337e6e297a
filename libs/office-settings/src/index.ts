// The settings of sites, and whether they are open.
// Must never know a route or a session: rights are passed in.
export { SettingsScreen, type SettingsScreenProps } from './settings/settings-screen.tsx';
export { SitesScreen, type SitesScreenProps } from './sites/sites-screen.tsx';
