import type { Currency } from '@parlour/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Book } from '../ledger/tables.ts';
import type { RoundTable, VendorTransactionTable } from './tables.ts';

/** A call that was made before. */
export interface VendorTransaction extends Pick<VendorTransactionTable, 'kind' | 'transaction_id' | 'wallet_transaction_id' | 'payload_hash' | 'round_id' | 'transfer_id'> {
  rolled_back: boolean;
  /** Minor units. */
  amount: string;
}
export type Round = Pick<RoundTable, 'id' | 'status' | 'game_code'>;

/** A player as a vendor's call finds him, with what it may concern. */
export interface Situation {
  memberId: string;
  merchant: string;
  book: Book;
  currency: Currency;
  /** Minor units of the cash account. */
  cash: string;
  /** The transaction that has the call's own id. */
  same: VendorTransaction | null;
  /** The bet that the call names. */
  bet: VendorTransaction | null;
  /** The round that the call names or, without one, that of the bet. */
  round: Round | null;
}

/** What a bet needs besides: whether it may be taken. */
export interface BetSituation extends Situation {
  vendor: string;
  gameCode: string;
  expiresAt: Date;
  opened: boolean;
  loggedIn: boolean;
  blocked: boolean;
  maintenance: boolean;
}

/**
 * Makes the calls about one player wait for one another until the caller's transaction ends: a bet and its rollback never
 * run side by side. A statement of its own, because what is read in the same statement would be from before the wait.
 */
export async function lockPlayer(trx: Db, player: { memberId: string } | { sessionId: string }): Promise<void> {
  const memberId = 'memberId' in player ? sql`${player.memberId}::uuid` : sql`(select member_id from game_session where id = ${player.sessionId}::uuid)`;
  await sql`select pg_advisory_xact_lock(hashtextextended('vendor-player:' || ${memberId}, 0))`.execute(trx);
}

function transaction(alias: 't' | 'b'): RawBuilder<VendorTransaction | null> {
  const c = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`case when ${c('kind')} is not null then jsonb_build_object('kind', ${c('kind')}, 'transaction_id', ${c('transaction_id')},
    'wallet_transaction_id', ${c('wallet_transaction_id')}, 'payload_hash', ${c('payload_hash')}, 'round_id', ${c('round_id')},
    'transfer_id', ${c('transfer_id')}, 'rolled_back', ${c('rolled_back')}, 'amount', ${c('amount')}::text) end`;
}
const round = sql`case when r.id is not null then jsonb_build_object('id', r.id, 'status', r.status, 'game_code', r.game_code) end`;

/** For a bet: by its session. Undefined where no such session is. */
export async function betSituation(trx: Db, call: { sessionId: string; transactionId: string; roundId: string }): Promise<BetSituation | undefined> {
  const { rows } = await sql<BetSituation>`
    select s.member_id as "memberId", s.merchant, a.book, a.currency, a.balance::text as cash,
      ${transaction('t')} as same, null as bet, ${round} as round,
      s.vendor, s.game_code as "gameCode", s.expires_at as "expiresAt", s.opened_at is not null as opened,
      (s.login_session is null or exists (select 1 from session l where l.id = s.login_session)) as "loggedIn",
      m.status = 'blocked' as blocked,
      coalesce(site.maintenance, false) or coalesce(g.state = 'maintenance', false) as maintenance
    from game_session s
    join member m on m.id = s.member_id
    join ledger_account a on a.owner_id = s.member_id::text and a.owner_kind = 'member' and a.kind = 'cash'
    left join vendor_transaction t on t.vendor = s.vendor and t.member_id = s.member_id and t.transaction_id = ${call.transactionId}
    left join round r on r.vendor = s.vendor and r.member_id = s.member_id and r.vendor_round_id = ${call.roundId}
    left join site_state site on site.merchant = s.merchant
    left join merchant_game g on g.merchant = s.merchant and g.vendor = s.vendor and g.game_code = s.game_code
    where s.id = ${call.sessionId}::uuid`.execute(trx);
  return rows[0];
}

/** For a win or rollback: by the player, who must once have launched a game of the vendor, whatever became of it. */
export async function playerSituation(
  trx: Db,
  call: { vendor: string; playerId: string; transactionId: string; betTransactionId?: string | undefined; roundId?: string | undefined; gameCode?: string },
): Promise<(Situation & { gameKnown: boolean }) | undefined> {
  const { rows } = await sql<Situation & { gameKnown: boolean }>`
    select a.owner_id as "memberId", a.merchant, a.book, a.currency, a.balance::text as cash,
      ${transaction('t')} as same, ${transaction('b')} as bet, ${round} as round,
      exists (select 1 from game_session s where s.member_id = m.id and s.vendor = ${call.vendor} and s.game_code = ${call.gameCode ?? null}::text) as "gameKnown"
    from member m
    join ledger_account a on a.owner_id = m.id::text and a.owner_kind = 'member' and a.kind = 'cash'
    left join vendor_transaction t on t.vendor = ${call.vendor} and t.member_id = m.id and t.transaction_id = ${call.transactionId}
    left join vendor_transaction b on b.vendor = ${call.vendor} and b.member_id = m.id and b.transaction_id = ${call.betTransactionId ?? null}::text
    left join round r on r.vendor = ${call.vendor} and r.member_id = m.id
      and case when ${call.roundId ?? null}::text is null then r.id = b.round_id else r.vendor_round_id = ${call.roundId ?? null}::text end
    where m.id = ${call.playerId}::uuid and exists (select 1 from game_session s where s.member_id = m.id and s.vendor = ${call.vendor})`.execute(trx);
  return rows[0];
}

/** What a call did, to be remembered so that a repeat can be answered. */
export interface Done {
  kind: VendorTransactionTable['kind'];
  vendor: string;
  memberId: string;
  transactionId: string;
  walletTransactionId: string;
  hash: string;
  roundId: string | null;
  betTransactionId?: string | undefined;
  minor: bigint;
  transferId: string | null;
  at: Date;
}

export async function remember(trx: Db, done: Done): Promise<void> {
  await trx
    .insertInto('vendor_transaction')
    .values({
      vendor: done.vendor,
      member_id: done.memberId,
      transaction_id: done.transactionId,
      kind: done.kind,
      wallet_transaction_id: done.walletTransactionId,
      payload_hash: done.hash,
      round_id: done.roundId,
      bet_transaction_id: done.betTransactionId ?? null,
      amount: done.minor,
      transfer_id: done.transferId,
      at: done.at,
    })
    .execute();
}
