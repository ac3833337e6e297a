// Contracts of agents in the office.
// Must never know a route or a session: who may do what comes in.
export { AgentsScreen, type AgentsFilters, type AgentsScreenProps } from './agents-screen.tsx';
