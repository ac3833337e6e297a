// What the faults suite reads and breaks in the inside of a gateway: its database, its books, its partners.
// Must never be imported by the gateway's own code.
export { createMember } from '../areas/identity/member/create.ts';
export { readPersonalDataKeys } from '../areas/identity/personal/keys.ts';
export { createVault } from '../areas/identity/personal/vault.ts';
export { playableGame } from '../areas/vendors/testing.ts';
export type { WalletCall } from '../areas/vendors/wallet-input.ts';
export { storeDeposit, settleDeposit } from '../areas/wallet/deposits.ts';
export type { PaymentProvider } from '../areas/wallet/payments/provider.ts';
export { approveWithdrawal, requestWithdrawal } from '../areas/wallet/withdrawals.ts';
export { type Secrets, readSecrets } from '../config.ts';
export { type Database, longWork, openDatabase } from '../db/open.ts';
export { publish } from '../db/publish.ts';
export { openStreamClient } from '../events/testing/stream-client.ts';
export { merchantsOf } from '../kernel/merchants.ts';
export type { Vault } from '../kernel/ports.ts';
export type { Db } from '../kernel/tables.ts';
export { hashToken } from '../kernel/tokens.ts';
export { inTransaction } from '../kernel/transaction.ts';
export { checkLedger } from '../ledger/invariants.ts';
export { testBrands } from './brands.ts';
export { cashierBehind, freePort } from './free-port.ts';
export { guardProcess } from './guard.ts';
export { openManyAccounts } from './many-accounts.ts';
export { signedByVendor } from './partners.ts';
export { type Cluster, type ClusterOptions, startCluster } from './postgres/cluster.ts';
export { type StreamClient } from '../events/testing/stream-client.ts';
export { type TestGateway, startTestGateway } from './gateway.ts';
export { signedByCashier } from './partners.ts';
