import { sql } from 'kysely';
import { textIn, type Texts } from '../../../kernel/asked-language.ts';
import { pageOf, pageRows, placeAfter } from '../lists.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { memberOrErased } from './the-member.ts';

interface Row {
  id: string;
  at: Date;
  kind: Schema<'PointsMovement'>['kind'];
  reference: string | null;
  changed: string;
  balance_after: string;
  version: string;
  item: Texts | null;
}

/** The movements of a member's points, latest first, each with the balance after it. */
export async function memberPoints(operator: Operator, { member: id, merchant: named, after }: InputOf<'listMemberPoints'>) {
  const member = await memberOrErased(operator, id, named);
  const merchant = operator.merchants.byCode(member.merchant);
  const before = after === undefined ? sql`` : sql`and e.version < ${placeAfter(after, ['number'])[0]}`;
  const { rows: read } = await sql<Row>`
    select t.id, t.at, t.kind, t.reference, e.amount::text as changed, e.balance_after::text as balance_after, e.version::text as version,
      o.title as item
    from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
    left join redeem_order o on t.kind in ('pointsHeld', 'pointsGivenBack') and o.id::text = t.reference
    where a.owner_kind = 'member' and a.owner_id = ${member.id} and a.kind = 'points' and a.book = 'real' ${before}
    order by e.version desc limit ${pageRows + 1}`.execute(operator.db);
  const { rows, next } = pageOf(read, ({ version }) => [Number(version)]);
  const list = rows.map((row): Schema<'PointsMovement'> => ({
    transfer: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    points: Number(row.changed),
    balance: Number(row.balance_after),
    reference: row.reference,
    item: row.item && textIn(row.item, merchant.defaultLanguage, merchant),
  }));
  return { list, next };
}
