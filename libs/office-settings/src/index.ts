// What sites are set to, and whether they are open.
// Must never know a route or a session: who may do what comes in.
export { SettingsScreen, type SettingsScreenProps } from './settings/settings-screen.tsx';
export { SitesScreen, type SitesScreenProps } from './sites/sites-screen.tsx';
