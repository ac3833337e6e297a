import { oppositeSides } from '@parlour/domain/office';
import { weighed, type ClaimSignal, type WeighedSignal } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { prepared } from '../../../kernel/prepared.ts';
import type { Db } from '../../../kernel/tables.ts';

/** The most rows that are compared: thousands of members share the network of a mobile carrier, and some members have thousands of bets. */
const compared = 200;
/** How many members who registered within an hour on one network count as a burst. */
const burst = 5;

/** The current evidence against a member's claim (R9). It supports a decision and proves nothing by itself. */
export async function claimSignalsOf(
  db: Db,
  { merchant, memberId, promotionId }: { merchant: string; memberId: string; promotionId: string },
  now: Date,
): Promise<readonly WeighedSignal[]> {
  const sides = sql.join(oppositeSides.map(([one, other]) => sql`(${one}::text, ${other}::text)`));
  const alsoClaimed = (other: string) => sql`exists (select from promotion_claim c
    where c.promotion_id = ${promotionId}::uuid and c.member_id = ${sql.ref(other)})`;
  const { rows } = await sql<Record<ClaimSignal, boolean>>`${prepared}
    with network as (
      select b.member_id, b.since, b.last_login_at between a.last_login_at - interval '1 day' and a.last_login_at + interval '1 day' as near
      from known_network a cross join lateral (
        select * from known_network b where b.merchant = a.merchant and b.network = a.network and b.member_id <> a.member_id
        order by b.last_login_at desc limit ${compared}) b
      where a.merchant = ${merchant} and a.member_id = ${memberId}
    ), lines as (
      select draw_id, type, at, selection[1] as side from lottery_line
      where member_id = ${memberId} and cardinality(selection) = 1 and state not in ('cancelled', 'refunded')
      order by placed_at desc, id desc limit ${compared}
    )
    select
      exists (select from bonus_pause where member_id = ${memberId} and merchant = ${merchant} and until > ${now}) as "riskRule",
      exists (select from withdrawal a join withdrawal b on b.merchant = a.merchant and b.account_hash = a.account_hash
        where a.merchant = ${merchant} and a.member_id = ${memberId} and b.member_id <> a.member_id and ${alsoClaimed('b.member_id')}) as payee,
      exists (select from known_device a join known_device b on b.merchant = a.merchant and b.device = a.device
        where a.merchant = ${merchant} and a.member_id = ${memberId} and b.member_id <> a.member_id and ${alsoClaimed('b.member_id')}) as device,
      exists (select from member a join member b on b.merchant = a.merchant and b.mailbox_hash = a.mailbox_hash and b.id <> a.id
        where a.id = ${memberId} and a.merchant = ${merchant} and ${alsoClaimed('b.id')}) as contact,
      exists (select from network n where n.near and ${alsoClaimed('n.member_id')}) as network,
      (select count(*) >= ${burst} from network n join member m on m.id = ${memberId}
        where n.since between m.created_at - interval '1 hour' and m.created_at + interval '1 hour') as registrations,
      exists (select from lines a join lines b on b.draw_id = a.draw_id and b.type = a.type and b.at is not distinct from a.at
        join (values ${sides}) as s (one, other) on s.one = a.side and s.other = b.side) as "bothSides",
      coalesce((select e.balance_after = 0 from ledger_account a join ledger_entry e on e.account_id = a.id
        join ledger_transfer t on t.id = e.transfer_id and t.kind = 'bet'
        where a.owner_kind = 'member' and a.owner_id = ${memberId}::text and a.kind = 'cash' and a.merchant = ${merchant} and a.book = 'real'
        order by e.version limit 1), false) as "wholeBalance"`.execute(db);
  return weighed(rows[0]!);
}
