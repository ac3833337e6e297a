// Money in the office.
// Must never know a route or a session: who may do what comes in.
export { DepositsScreen, type DepositFilters, type DepositsScreenProps } from './deposits-screen.tsx';
export { WithdrawalsScreen, type WithdrawalsScreenProps } from './withdrawals-screen.tsx';
