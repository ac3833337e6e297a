// Money in the office.
// Must never know a route or a session: who may do what comes in.
export { WithdrawalsScreen, type WithdrawalsScreenProps } from './withdrawals-screen.tsx';
