import { nothing, ofMerchants, tableWithoutMerchant, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import { wallet } from './functions/index.ts';
import type { VendorTables } from './tables.ts';
import type { Area } from '../manifest.ts';
import { vendorHandlers } from './handlers.ts';

const rights = {
  round: ofMerchants(read),
  vendor_transaction: tableWithoutMerchant('calls of vendors, which no request makes', nothing),
} satisfies RightsOf<VendorTables>;

const schema = {
  rights,
  functions: wallet,
  droppedFunctions: [
    'wallet_usable(ledger_account, text, uuid)',
    'vendor_bet_situation(uuid, text, text, timestamptz)',
    'vendor_player_situation(text, uuid, text, text, text, text)',
    'wallet_done(uuid, bigint, text, boolean)',
    'wallet_tell(uuid)',
    'wallet_move(text, ledger_account, jsonb, timestamptz, text, text, text, bigint, bigint)',
    'wallet_lock(bigint, bigint[])',
    'wallet_key(text, ledger_account, jsonb)',
    'wallet_bet_refusal(game_session, boolean, round, ledger_account, timestamptz, jsonb)',
    'wallet_lobby_offers(game_session, text)',
    'wallet_lobby_offers(text, text, text)',
    'wallet_keep_log_in(game_session, timestamptz)',
    'wallet_round_stake(uuid, text, ledger_account, timestamptz, jsonb)',
    'wallet_use_nonce(text, text, timestamptz)',
    'wire_money(bigint, text)',
  ],
  functionRights: { wallet_call: ['worker'], wallet_close_round: ['office'] },
} satisfies SchemaPart;

/** Rounds, and vendors' calls about them. */
export const vendors = {
  handlers: vendorHandlers,
  schema,
} satisfies Area;
