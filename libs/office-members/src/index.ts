// Members in the office.
// Must never know a route or a session: who may do what comes in.
export { MembersScreen, type MembersScreenProps } from './members-screen.tsx';
