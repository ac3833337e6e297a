import { gameTypes } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import { textIn, type Texts } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';

type Detail = components['schemas']['PointsDetail'];
type DetailPage = components['schemas']['PointsDetailPage'];

/** The record's name for each kind of transfer. The second step of an order is left out: it moves points that the member no longer had. */
const types = {
  pointsEarned: 'earned',
  pointsConverted: 'converted',
  pointsHeld: 'redeemed',
  pointsGivenBack: 'givenBack',
} as const satisfies Record<string, Detail['type']>;

interface Row {
  id: string;
  at: Date;
  kind: keyof typeof types;
  reference: string | null;
  changed: string;
  balance_after: string;
  name: Texts | null;
}

/** The movements of a member's points, newest first. */
export async function pointsDetails({ db, merchant, session }: Context, query: PageQuery): Promise<DetailPage> {
  const { memberId } = sessionOf({ session });
  const account = sql`(select id from ledger_account where owner_kind = 'member' and owner_id = ${memberId} and kind = 'points' and asset = 'points' and book = 'real')`;
  const counted = await sql<{ count: string }>`select count(*)::text as count from ledger_entry where account_id = ${account}`.execute(db);
  const page = pageOf(query, Number(counted.rows[0]!.count));
  const { limit, offset } = rowsOf(query);
  const { rows } = await sql<Row>`
    select t.id, t.at, t.kind, t.reference, e.amount::text as changed, e.balance_after::text as balance_after, o.title as name
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    left join redeem_order o on t.kind in ('pointsHeld', 'pointsGivenBack') and o.id::text = t.reference
    where e.account_id = ${account} order by e.version desc limit ${limit} offset ${offset}`.execute(db);
  return {
    list: rows.map(({ id, at, kind, reference, changed, balance_after, name }) => ({
      id,
      at: at.toISOString(),
      type: types[kind],
      ...lineOf(kind, reference),
      changed: Number(changed),
      balanceAfter: Number(balance_after),
      ...(name && { remark: textIn(name, merchant.defaultLanguage, merchant) }),
    })),
    page,
  };
}

/** The product line whose stakes earned the points; null if they came from a mission. */
function lineOf(kind: Row['kind'], reference: string | null): Pick<Detail, 'line'> {
  const line = gameTypes.find((each) => kind === 'pointsEarned' && reference?.startsWith(`${each}:`));
  return line ? { line } : {};
}
