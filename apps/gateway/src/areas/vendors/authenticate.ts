import type { components as walletComponents } from '@parlour/partners/seamless-wallet';
import { paceOf, toDecimal, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import type { Merchants } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { redeemLaunchCode } from '../catalogue/launch-code.ts';
import { playedSoFar } from './played-so-far.ts';
import type { WalletBodies } from './wallet-input.ts';
import { WalletRefusal } from './wallet-refusal.ts';

type Schemas = walletComponents['schemas'];

/** Exchanges a launch code for its game session, once. */
export async function authenticate(
  { db, merchants }: { db: Db; merchants: Merchants },
  vendor: string,
  { code }: WalletBodies['authenticate'],
  now: Date,
): Promise<Schemas['AuthenticateAnswer']> {
  return inTransaction(db, async (trx) => {
    const session = await redeemLaunchCode(trx, { code, vendor }, now);
    if (!session) throw new WalletRefusal('INVALID_TOKEN', 'the launch code is unknown, used or too old');
    const { cash, blocked, lobby } = await trx
      .selectFrom('member')
      .innerJoin('ledger_account as a', (join) =>
        join
          .on('a.owner_id', '=', session.member_id)
          .on('a.owner_kind', '=', 'member')
          .on('a.kind', '=', 'cash')
          .on('a.book', '=', session.book)
          .on('a.asset', '=', session.currency),
      )
      .leftJoin('game as g', (join) => join.on('g.vendor', '=', session.vendor).on('g.code', '=', session.game_code))
      .select((e) => [
        sql<string>`a.balance + grant_usable(member.id, ${session.vendor}, ${session.game_code}, ${session.book}, ${session.currency})`.as(
          'cash',
        ),
        e('member.status', '=', 'blocked').as('blocked'),
        'g.lobby',
      ])
      .where('member.id', '=', session.member_id)
      .executeTakeFirstOrThrow();
    if (blocked) throw new WalletRefusal('USER_DISABLED', 'the player is blocked');
    return {
      sessionId: session.id,
      playerId: session.member_id,
      currency: session.currency,
      balance: toDecimal({ minor: BigInt(cash), currency: session.currency as Currency }),
      playMoney: session.book === 'play',
      gameCode: session.game_code,
      language: session.language,
      siteOrigin: session.site_origin,
      pace: paceOf(merchants.byCode(session.merchant).brand.jurisdiction),
      played: await playedSoFar(trx, { memberId: session.member_id, book: session.book, currency: session.currency }, now),
      ...(lobby ? { lobby } : {}),
    };
  });
}

/** The balance of a session's player, even if the session has ended. */
export async function balance(db: Db, vendor: string, { sessionId }: WalletBodies['balance']): Promise<Schemas['BalanceAnswer']> {
  const row = await db
    .selectFrom('game_session as s')
    .innerJoin('ledger_account as a', (join) =>
      join
        .on((e) => e('a.owner_id', '=', e.cast<string>('s.member_id', 'text')))
        .on('a.owner_kind', '=', 'member')
        .on('a.kind', '=', 'cash')
        .onRef('a.book', '=', 's.book')
        .onRef('a.asset', '=', 's.currency'),
    )
    .select(['s.currency', sql<string>`a.balance + grant_usable(s.member_id, s.vendor, s.game_code, s.book, s.currency)`.as('balance')])
    .where('s.id', '=', sessionId)
    .where('s.vendor', '=', vendor)
    .where('s.opened_at', 'is not', null)
    .executeTakeFirst();
  if (!row) throw new WalletRefusal('INVALID_TOKEN', 'there is no such game session');
  return { balance: toDecimal({ minor: BigInt(row.balance), currency: row.currency as Currency }), currency: row.currency };
}
