import { registryFunctions } from '../../ledger/functions/account-rules.ts';
import { eventPut, eventWrite } from './event-put.ts';
import { jobPut } from './job-put.ts';
import { ledgerPost } from '../../ledger/functions/ledger-post.ts';
import { ledgerWrite } from '../../ledger/functions/ledger-write.ts';
import { wallet } from '../../areas/vendors/functions/index.ts';

/** Functions of earlier versions, by name and kinds of arguments, that have gone or whose answer is of another kind. */
const gone: readonly string[] = [
  'vendor_bet_situation(uuid, text, text, timestamptz)',
  'vendor_player_situation(text, uuid, text, text, text, text)',
  'wallet_done(uuid, bigint, text, boolean)',
  'wallet_tell(uuid)',
  'wallet_move(text, ledger_account, jsonb, timestamptz, text, text, text, bigint, bigint)',
  'wallet_key(text, ledger_account, jsonb)',
  'wallet_bet_refusal(game_session, boolean, round, ledger_account, timestamptz, jsonb)',
  'wallet_lobby_offers(game_session, text)',
  'wallet_keep_log_in(game_session, timestamptz)',
  'wallet_round_stake(uuid, text, ledger_account, timestamptz, jsonb)',
  'ledger_write(uuid, text, text, text, text, uuid, text, text, text, timestamptz, bigint[], bigint[], text, uuid)',
];

/**
 * Every SQL function, each after those it needs. They are code, not history: `migrate` puts the ones of this version in
 * place each time, so each statement must be repeatable, and the tables they need must be there.
 */
export const functions: readonly string[] = [
  ...gone.map((name) => `drop function if exists ${name}`),
  ...registryFunctions,
  eventWrite,
  eventPut,
  jobPut,
  ledgerWrite,
  ledgerPost,
  ...wallet,
];
