// What agents see: their entrance, and their centre.
// Must never know another feature: how an agent logs in and out is passed in.
export { AgentsPage } from './agents-page.tsx';
