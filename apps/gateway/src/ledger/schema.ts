import { add, ofMerchants, read, type RightsOf } from '../db/rights/table-rights.ts';
import type { SchemaPart } from '../db/schema.ts';
import { registryFunctions } from './functions/account-rules.ts';
import { ledgerCredit, ledgerTakeBack } from './functions/ledger-credit.ts';
import { ledgerPost } from './functions/ledger-post.ts';
import { ledgerPostAll } from './functions/ledger-post-all.ts';
import { ledgerWrite } from './functions/ledger-write.ts';
import * as money from './migrations/0002-money.ts';
import * as books from './migrations/0006-books.ts';
import * as accountRegistry from './migrations/0024-account-registry.ts';
import * as lessWorkForABet from './migrations/0025-less-work-for-a-bet.ts';
import * as rulesAsTypes from './migrations/0030-rules-as-types.ts';
import type { LedgerTables } from './tables.ts';

const rights = {
  ledger_account: {
    ...ofMerchants(add, add),
    // A new account is empty: whoever could set its balance could create money.
    insertOnly: ['merchant', 'owner_kind', 'owner_id', 'kind', 'book', 'asset'],
  },
  ledger_transfer: ofMerchants(read, read),
  ledger_entry: ofMerchants(read, read),
} satisfies RightsOf<LedgerTables>;

/** The books: append-only, and only `ledger_post`, `ledger_post_all` and `ledger_credit` add to them. */
export const ledgerSchema = {
  rights,
  migrations: {
    '0002-money': money,
    '0006-books': books,
    '0024-account-registry': accountRegistry,
    '0025-less-work-for-a-bet': lessWorkForABet,
    '0030-rules-as-types': rulesAsTypes,
  },
  functions: [...registryFunctions, ledgerWrite, ledgerPost, ledgerPostAll, ledgerCredit, ledgerTakeBack],
  droppedFunctions: ['ledger_write(uuid, text, text, text, text, uuid, text, text, text, timestamptz, bigint[], bigint[], text, uuid)'],
  functionRights: {
    ledger_post: ['app', 'worker', 'office'],
    ledger_post_all: ['worker'],
    ledger_credit: ['worker'],
    ledger_take_back: ['worker'],
    ledger_account_rules: ['app', 'worker', 'office'],
  },
} satisfies SchemaPart;
