import type { Area } from '../manifest.ts';
import { depositExpiry, expireDeposits } from './deposits.ts';
import { walletHandlers } from './handlers.ts';
import * as walletColumns from './migrations/0004-wallet.ts';
import * as personalData from './migrations/0008-personal-data.ts';
import * as depositAddress from './migrations/0028-deposit-address.ts';
import * as remainingAmount from './migrations/0035-remaining-amount.ts';
import * as payeeHash from './migrations/0048-payee-hash.ts';
import * as resolvedDeposit from './migrations/0048-resolved-deposit.ts';
import * as methodLevels from './migrations/0107-levels-of-payment-methods.ts';
import * as paymentMethods from './migrations/0053-payment-methods.ts';
import * as testPayments from './migrations/0108-test-payments.ts';
import * as paymentTimes from './migrations/0057-payment-times.ts';
import * as paymentsByStatus from './migrations/0059-payments-by-status.ts';
import * as receivedTransfers from './migrations/0073-received-transfers.ts';
import * as secondProofs from './migrations/0197-second-proofs.ts';
import * as askedDocuments from './migrations/0187-asked-documents.ts';
import * as depositsByMethod from './migrations/0188-deposits-by-method.ts';
import * as withdrawalFees from './migrations/0193-withdrawal-fees.ts';
import * as withdrawalProofs from './migrations/0110-withdrawal-proofs.ts';
import * as depositPromotion from './migrations/0113-deposit-promotion.ts';
import * as depositLimits from './migrations/0171-deposit-limits.ts';
import { sealProofs } from './proofs.ts';
import { sealPayees } from './payee-data.ts';
import { recordHandlers } from './records/handlers.ts';
import type { WalletTables } from './tables.ts';
import { receiveOverdue } from './withdrawals.ts';
import { type RightsOf, add, change, nothing, ofMerchants, tableWithoutMerchant, read } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/job.ts';

const walletJobs = {
  timed: [depositExpiry],
  periodic: [
    // Each deposit expires by its own job; this finds those that are older than such jobs, or whose job failed.
    { name: 'expire-deposits', when: '*/10 * * * *', run: ({ db, now }) => expireDeposits(db, now) },
    {
      name: 'receive-overdue-withdrawals',
      when: '*/5 * * * *',
      run: ({ db, now, config }) => receiveOverdue(db, now, config.withdrawals.receivedAfterMinutes),
    },
  ],
} as const satisfies Jobs;

const rights = {
  deposit: ofMerchants(add),
  deposit_limit: ofMerchants(read),
  withdrawal: ofMerchants(change),
  withdrawal_proof: ofMerchants(add),
  payment_method: ofMerchants(read),
  test_payment: ofMerchants(nothing),
  received_transfer: ofMerchants(add),
  signature_nonce: tableWithoutMerchant('nonces of vendors and providers, who call no site', nothing),
} satisfies RightsOf<WalletTables>;

const schema = {
  rights,
  migrations: {
    '0004-wallet': walletColumns,
    '0008-personal-data': personalData,
    '0028-deposit-address': depositAddress,
    '0035-remaining-amount': remainingAmount,
    '0048-payee-hash': payeeHash,
    '0048-resolved-deposit': resolvedDeposit,
    '0053-payment-methods': paymentMethods,
    '0057-payment-times': paymentTimes,
    '0059-payments-by-status': paymentsByStatus,
    '0073-received-transfers': receivedTransfers,
    '0107-levels-of-payment-methods': methodLevels,
    '0108-test-payments': testPayments,
    '0110-withdrawal-proofs': withdrawalProofs,
    '0113-deposit-promotion': depositPromotion,
    '0171-deposit-limits': depositLimits,
    '0187-asked-documents': askedDocuments,
    '0197-second-proofs': secondProofs,
    '0188-deposits-by-method': depositsByMethod,
    '0193-withdrawal-fees': withdrawalFees,
  },
} satisfies SchemaPart;

/** Deposits and withdrawals. */
export const wallet = {
  handlers: { ...walletHandlers, ...recordHandlers },
  schema,
  sealers: [sealPayees, sealProofs],
  jobs: walletJobs,
} satisfies Area;
