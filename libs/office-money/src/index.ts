// Money in the office.
// Must never know a route or a session: who may do what comes in.
export { RiskScreen, type RiskScreenProps } from './risk/risk-screen.tsx';
export { DepositsScreen, type DepositFilters, type DepositRights, type DepositsScreenProps } from './deposits-screen.tsx';
export { LedgerScreen, type LedgerScreenProps } from './ledger-screen.tsx';
export { MethodsScreen, type MethodsScreenProps } from './methods-screen.tsx';
export { WithdrawalEvidence } from './withdrawals/hints.tsx';
export { WithdrawalsScreen, type WithdrawalsFilters, type WithdrawalsScreenProps } from './withdrawals-screen.tsx';
