import type { Tables } from '../schema.ts';

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** Who may do what with a table. */
export interface TableRights {
  /** The column that says whose row it is; requests see those of their own merchant. */
  tenant: string | null;
  app: readonly Verb[];
  worker: readonly Verb[];
  /** Where only these columns of a new row may be stated. */
  insertOnly?: readonly string[];
}

const nothing: readonly Verb[] = [];
const read = ['select'] as const;
const add = ['select', 'insert'] as const;
const change = ['select', 'insert', 'update'] as const;
const all = verbs;

/** A table of rows that each belong to a merchant. */
const ofMerchants = (app: readonly Verb[], worker: readonly Verb[] = all): TableRights => ({ tenant: 'merchant', app, worker });
/** A table without a merchant; the reason says why requests of any merchant may see all of it, or see nothing. */
const ofNobody = (_reason: string, app: readonly Verb[], worker: readonly Verb[] = all): TableRights => ({ tenant: null, app, worker });

/**
 * Every table of the database: without a row here it does not compile, or the test of this folder fails. Requests have
 * what they need and no more; nobody changes or removes what is in the ledger, and ledger_post alone adds to it.
 */
export const tableRights = {
  ledger_account: {
    ...ofMerchants(add, add),
    // A new account is empty: who could state its balance could make money.
    insertOnly: ['merchant', 'owner_kind', 'owner_id', 'kind', 'book', 'asset'],
  },
  ledger_transfer: ofMerchants(read, read),
  ledger_entry: ofMerchants(read, read),

  deposit: ofMerchants(add),
  withdrawal: ofMerchants(change),
  game_session: ofMerchants(add),
  round: ofMerchants(read),
  vendor_transaction: ofNobody('calls of vendors, which no request makes', nothing),
  signature_nonce: ofNobody('nonces of vendors and providers, who call no site', nothing),

  member: ofMerchants(change),
  affiliate: ofMerchants(read),
  feedback: ofMerchants(['insert']),
  session: ofMerchants(all),
  remembered_device: ofMerchants(all),
  login_attempt: ofMerchants(all),
  login_code: ofMerchants(all),
  one_time_code: ofMerchants(all),
  authenticator: ofMerchants(all),
  recovery_code: ofMerchants(all),
  passkey: ofMerchants(all),
  passkey_challenge: ofMerchants(all),
  contact_change: ofMerchants(all),
  login_ticket: ofMerchants(all),
  known_network: ofMerchants(change),
  social_attempt: ofMerchants(all),
  social_identity: ofMerchants(all),
  social_ticket: ofMerchants(all),
  idempotency: ofMerchants(add),
  site_state: ofMerchants(read),
  dev_outbox: ofMerchants(add),
  event: ofMerchants(read),
  message: ofMerchants(change),
  demo_player: ofMerchants(change),
  recent_game: ofMerchants(change),
  merchant_game: ofMerchants(read),
  merchant_vendor: ofMerchants(read),
  merchant_category: ofMerchants(read),
  announcement: ofMerchants(read),
  banner: ofMerchants(read),
  demo_winner: ofMerchants(read),

  operator: ofNobody('who may act at all merchants', nothing),
  operator_approval: ofNobody('what operators ask of one another', nothing),
  operator_action: ofNobody('what operators did, which nobody changes', nothing, add),
  reconciliation_case: ofMerchants(nothing),

  vendor: ofNobody('the catalogue is one for all', read),
  game: ofNobody('the catalogue is one for all', read),
  human_solution: ofNobody('found by a signature that only its browser has', add),
  captcha: ofNobody('found by the hash of a token that only its browser has', all),
  rate_limit: ofNobody('counted by the limiter, which belongs to no site', nothing),
  sealing_key: ofNobody('every site hands out the same key', read),
  sealed_nonce: ofNobody('a nonce is used once at all sites together', add),

  kysely_migration: ofNobody('what the owner keeps of the migrations', nothing, read),
  kysely_migration_lock: ofNobody('what the owner keeps of the migrations', nothing, nothing),
} satisfies Record<keyof Tables, TableRights> & Record<string, TableRights>;
