// A player's money on the screen: deposit, withdraw, records of rounds and of movements.
// Must never know another feature, nor decide what is allowed: the rules are the domain's, the balance the gateway's.
export { DepositScreen } from './deposit/deposit-screen.tsx';
export { AccountRecordScreen } from './records/account-record-screen.tsx';
export { BettingRecordScreen } from './records/betting-record-screen.tsx';
export { WalletScreen } from './wallets/wallet-screen.tsx';
export { WithdrawScreen } from './withdraw/withdraw-screen.tsx';
