import { fromDecimal, money, parseAmount, toDecimal, toWire, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { textIn } from '../../../kernel/asked-language.ts';
import { addressOf, approveOrder, rejectOrder, type MallItem, type RedeemOrder } from '../../rewards/mall/orders.ts';
import { tell } from '../audit/append.ts';
import { reasonFor } from '../games/the-game.ts';
import { aboutOf, pageOf, pageRows, waitingFirst } from '../lists.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Items of the mall, including disabled ones. */
export async function mallItemsList(operator: Operator, { merchant }: InputOf<'listMallItems'>): Promise<Schema<'OfficeMallItem'>[]> {
  const merchants = merchantsNamed(operator, merchant);
  const rows = await operator.db
    .selectFrom('mall_item')
    .selectAll()
    .where(
      'merchant',
      'in',
      merchants.map(({ code }) => code),
    )
    .orderBy('merchant')
    .orderBy('position')
    .orderBy('code')
    .execute();
  return rows.map((row) => itemShown(row, merchants.find(({ code }) => code === row.merchant)!.currency));
}

/** Changes the item with this code, or adds it. Throws `version_conflict` if somebody else changed it meanwhile. */
export async function mallItemChange(operator: Operator, input: InputOf<'changeMallItem'>): Promise<Schema<'OfficeMallItem'>> {
  const [merchant] = merchantsNamed(operator, input.merchant);
  const { currency } = merchant!;
  const reason = reasonFor(input.reason);
  if ((input.kind === 'money') !== (input.amount !== null))
    throw refused('field_invalid', 'Only a money reward has an amount, and it needs one.');
  if (input.amount !== null && typeof parseAmount(input.amount, currency) === 'string')
    throw refused('field_invalid', `${input.amount} is not an amount in ${currency}.`);
  if (input.kind !== 'money' && !input.byOperator)
    throw refused('field_invalid', 'Only money can be paid automatically. An operator decides on everything else.');
  const before = await operator.db
    .selectFrom('mall_item')
    .selectAll()
    .where('merchant', '=', merchant!.code)
    .where('code', '=', input.code)
    .forUpdate()
    .executeTakeFirst();
  if (before ? input.version !== before.version : input.version !== undefined)
    throw refused('version_conflict', `Someone has changed ${input.code} in the meantime. Look at it again before you change it.`);
  const values = {
    kind: input.kind,
    title: JSON.stringify(input.title),
    description: JSON.stringify(input.description),
    points: input.points,
    amount: input.amount === null ? null : fromDecimal(input.amount, currency).minor.toString(),
    stock: input.stock,
    min_level: input.minLevel,
    per_month: input.perMonth,
    by_operator: input.byOperator,
    is_on: input.on,
    position: input.position,
    changed_at: operator.clock.now(),
  };
  const after = before
    ? await operator.db
        .updateTable('mall_item')
        .set({ ...values, version: before.version + 1 })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await operator.db
        .insertInto('mall_item')
        .values({ ...values, id: uuid({ msecs: operator.clock.now().getTime() }), merchant: merchant!.code, code: input.code })
        .returningAll()
        .executeTakeFirstOrThrow();
  const facts = ({ points, stock, is_on }: MallItem) => ({ points, stock, on: is_on });
  tell(operator, {
    merchant: merchant!.code,
    subject: { kind: 'mallItem', id: input.code },
    before: before && facts(before),
    after: facts(after),
    reason,
  });
  return itemShown(after, currency);
}

/** Orders: those in process first, oldest at the top, then the rest, latest first. */
export async function redeemOrdersList(operator: Operator, { merchant, status, after }: InputOf<'listRedeemOrders'>) {
  const merchants = merchantsNamed(operator, merchant);
  const found = operator.db
    .selectFrom('redeem_order')
    .innerJoin('member', 'member.id', 'redeem_order.member_id')
    .selectAll('redeem_order')
    .select('member.username')
    .where(
      'redeem_order.merchant',
      'in',
      merchants.map(({ code }) => code),
    )
    .$if(status !== undefined, (query) => query.where('redeem_order.status', '=', status!));
  const queue = waitingFirst({ waits: sql`redeem_order.status = 'inProcess'`, at: 'redeem_order.created_at', id: 'redeem_order.id' });
  const read = await found
    .select(queue.place)
    .where(queue.continues(after))
    .orderBy(queue.order)
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ place }) => place);
  const list = rows.map((row) => orderShown(operator, row, row.username, null));
  return { list, next, about: await aboutOf(operator.db, found.clearSelect().select('redeem_order.id'), after) };
}

/** Approves or rejects an order that is in process. Throws `illegal_transition` if it was already decided. */
export async function redeemOrderDecide(operator: Operator, input: InputOf<'decideRedeemOrder'>): Promise<Schema<'OfficeRedeemOrder'>> {
  const [merchant] = merchantsNamed(operator, input.merchant);
  const reason = reasonFor(input.reason);
  const now = operator.clock.now();
  const missing = () => refused('not_found', `${merchant!.code} has no order ${input.order}.`);
  if (!isId(input.order)) throw missing();
  const order = await operator.db
    .selectFrom('redeem_order')
    .selectAll()
    .where('id', '=', input.order)
    .where('merchant', '=', merchant!.code)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw missing();
  if (order.status !== 'inProcess') throw refused('illegal_transition', `The order is already ${order.status}.`);
  const by = operator.by.name;
  const after = input.approve
    ? await approveOrder(operator.db, order, { by, remark: reason }, now)
    : await rejectOrder(operator.db, order, { by, reason }, now);
  tell(operator, {
    merchant: merchant!.code,
    subject: { kind: 'redeemOrder', id: order.id },
    before: { status: order.status },
    after: { status: after.status },
    reason,
  });
  const { username } = await operator.db
    .selectFrom('member')
    .select('username')
    .where('id', '=', order.member_id)
    .executeTakeFirstOrThrow();
  return orderShown(operator, after, username, input.approve ? addressOf(operator.vault, after) : null);
}

function itemShown(row: MallItem, currency: Currency): Schema<'OfficeMallItem'> {
  return {
    id: `${row.merchant}/${row.code}`,
    merchant: row.merchant,
    code: row.code,
    version: row.version,
    kind: row.kind,
    // Validated when they were stored.
    title: row.title as Schema<'LoyaltyTexts'>,
    description: row.description as Schema<'LoyaltyTexts'>,
    points: row.points,
    amount: row.amount === null ? null : toDecimal(money(BigInt(row.amount), currency)),
    currency,
    stock: row.stock,
    minLevel: row.min_level,
    perMonth: row.per_month,
    byOperator: row.by_operator,
    on: row.is_on,
    position: row.position,
  };
}

function orderShown({ merchants }: Operator, order: RedeemOrder, username: string, address: string | null): Schema<'OfficeRedeemOrder'> {
  const merchant = merchants.all.find(({ code }) => code === order.merchant)!;
  return {
    id: order.id,
    merchant: order.merchant,
    member: username,
    title: textIn(order.title, merchant.defaultLanguage, merchant),
    kind: order.kind,
    quantity: order.quantity,
    points: order.points,
    amount: order.amount === null ? null : toWire(money(BigInt(order.amount), order.currency as Currency)),
    status: order.status,
    appliedAt: order.created_at.toISOString(),
    decidedAt: order.decided_at?.toISOString() ?? null,
    by: order.decided_by,
    remark: order.reason ?? order.remark ?? '',
    address,
  };
}
