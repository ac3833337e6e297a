// What sites are set to.
// Must never know a route or a session: who may do what comes in.
export { SitesScreen, type SitesScreenProps } from './sites-screen.tsx';
