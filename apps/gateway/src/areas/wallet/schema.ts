import { add, change, nothing, ofMerchants, ofNobody, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import * as wallet from './migrations/0004-wallet.ts';
import * as personalData from './migrations/0008-personal-data.ts';
import type { WalletTables } from './tables.ts';

const rights = {
  deposit: ofMerchants(add),
  withdrawal: ofMerchants(change),
  signature_nonce: ofNobody('nonces of vendors and providers, who call no site', nothing),
} satisfies RightsOf<WalletTables>;

/** Deposits and withdrawals. */
export const walletSchema = {
  rights,
  migrations: { '0004-wallet': wallet, '0008-personal-data': personalData },
} satisfies SchemaPart;
