import { fromDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { approveWithdrawal, storeDeposit, type Db, requestWithdrawal, type Vault } from '@parlour/gateway/inside';
import { merchant } from '../world/installation.ts';
import { sandbox, type Player } from '../world/players.ts';

const amount = fromDecimal('100.00', merchant.currency);

/** A withdrawal that was paid this many hours ago by the database's clock, and that the player has not confirmed; its id. */
export async function paidWithdrawal(db: Db, vault: Vault, player: Player, hoursAgo: number): Promise<string> {
  const now = new Date();
  const payee = { payeeName: 'A Player', bankName: 'A Bank', accountNumber: '123456789' };
  const { id } = await requestWithdrawal(
    db,
    { merchant: merchant.code, memberId: player.id, amount, payee, vault, provider: 'sandbox' },
    now,
  );
  await approveWithdrawal(db, id, now);
  await sql`update withdrawal set decided_at = clock_timestamp() - make_interval(mins => ${Math.round(hoursAgo * 60)}) where id = ${id}`.execute(
    db,
  );
  return id;
}

/** A deposit that nobody has paid and that expires this many minutes from now by the database's clock; its id. */
export async function unpaidDeposit(db: Db, player: Player, minutes: number): Promise<string> {
  const { id } = await storeDeposit(db, { merchant, memberId: player.id, amount, provider: sandbox }, new Date());
  await sql`update deposit set expires_at = clock_timestamp() + make_interval(mins => ${minutes}) where id = ${id}`.execute(db);
  return id;
}

/** The states of these, by id. */
export async function statesOf(db: Db, table: 'deposit' | 'withdrawal', ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['id', 'status']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
