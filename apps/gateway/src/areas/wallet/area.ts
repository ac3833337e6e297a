import { add, change, nothing, ofMerchants, ofNobody, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import * as walletColumns from './migrations/0004-wallet.ts';
import * as personalData from './migrations/0008-personal-data.ts';
import * as depositAddress from './migrations/0028-deposit-address.ts';
import * as remainingAmount from './migrations/0035-remaining-amount.ts';
import type { WalletTables } from './tables.ts';
import { walletJobs } from './jobs.ts';
import type { Area } from '../manifest.ts';
import { walletHandlers } from './handlers.ts';
import { sealPayees } from './payee-data.ts';
import { recordHandlers } from './records/handlers.ts';

const rights = {
  deposit: ofMerchants(add),
  withdrawal: ofMerchants(change),
  signature_nonce: ofNobody('nonces of vendors and providers, who call no site', nothing),
} satisfies RightsOf<WalletTables>;

const schema = {
  rights,
  migrations: {
    '0004-wallet': walletColumns,
    '0008-personal-data': personalData,
    '0028-deposit-address': depositAddress,
    '0035-remaining-amount': remainingAmount,
  },
} satisfies SchemaPart;

/** Deposits and withdrawals. */
export const wallet = {
  handlers: { ...walletHandlers, ...recordHandlers },
  schema,
  sealers: [sealPayees],
  jobs: walletJobs,
} satisfies Area;
