import { toWire, money, type Currency } from '@parlour/domain';
import { whyNotRedeem } from '@parlour/domain/rewards';
import type { BodyOf, components } from '@parlour/api/contract';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { columnSealer } from '../../../db/sealers.ts';
import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { walletOf } from '../../identity/member/wallet-of.ts';
import { merchantDay } from '../loyalty/days.ts';
import { claimAlone, payReward, refuseExcluded } from '../loyalty/pay-reward.ts';
import type { MallItemTable, RedeemOrderTable } from '../loyalty/tables.ts';
import { pointsOf, tellPoints } from '../points/balance.ts';
import { levelOf } from '../vip/level.ts';

type Schemas = components['schemas'];
export type MallItem = Selectable<MallItemTable>;
export type RedeemOrder = Selectable<RedeemOrderTable>;

const addressPlace = ({ id, merchant }: Pick<RedeemOrder, 'id' | 'merchant'>) => ({ merchant, column: 'redeem_order.address', id });

/** Seals delivery addresses again under the current key. */
export const sealAddresses = columnSealer({
  table: 'redeem_order',
  column: 'address',
  key: ['id', 'merchant'],
  place: addressPlace,
  inClear: 'seal',
});

/** The items of the mall, each with the reason why this member cannot order it now, if any. */
export async function mallItems(context: Context, language: string | undefined): Promise<Schemas['MallItem'][]> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const { currency } = await walletOf(db, memberId);
  const month = merchantDay(merchant, clock.now()).slice(0, 7);
  const items = await db
    .selectFrom('mall_item')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where('is_on', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute();
  const [{ available: points }, level, ordered] = [
    await pointsOf(db, memberId),
    await levelOf(db, merchant, memberId, clock.now()),
    await orderedInMonth(db, memberId, month),
  ];
  const read = askedLanguage(merchant, language);
  return items.map((item) => {
    const why = whyNotRedeem(offered(item), { points, level, thisMonth: ordered.get(item.id) ?? 0 }, 1, 'given later');
    return {
      id: item.id,
      kind: item.kind,
      title: textIn(item.title, read, merchant),
      description: textIn(item.description, read, merchant),
      points: item.points,
      ...(item.amount !== null && { amount: toWire(money(BigInt(item.amount), currency)) }),
      stock: item.stock,
      minLevel: item.min_level,
      perMonth: item.per_month,
      byOperator: item.by_operator,
      ...(why && why !== 'field_invalid' && { whyNot: why }),
    };
  });
}

/**
 * Orders pieces of an item: holds its points, and pays money at once unless an operator decides. Throws the reasons of `whyNotRedeem`, and
 * `budget_spent`. If a hundred members order the last piece at once, one gets it (rewards.md 8).
 */
export function redeem(context: Context, body: BodyOf<'redeemPoints'>): Promise<Schemas['RedeemOrder']> {
  const { db, merchant, clock, vault } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  const { quantity } = body;
  return inTransaction(db, async (trx) => {
    await claimAlone(trx, memberId);
    await refuseExcluded(trx, merchant, memberId, now);
    // Locks the item, so that two orders for its last piece follow each other.
    const item = await trx
      .selectFrom('mall_item')
      .selectAll()
      .where('id', '=', body.reward)
      .where('merchant', '=', merchant.code)
      .where('is_on', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!item) throw new Refusal('not_found');
    const { currency } = await walletOf(trx, memberId);
    const month = merchantDay(merchant, now).slice(0, 7);
    const { available } = await pointsOf(trx, memberId);
    const facts = {
      points: available,
      level: await levelOf(trx, merchant, memberId, now),
      thisMonth: (await orderedInMonth(trx, memberId, month)).get(item.id) ?? 0,
    };
    const why = whyNotRedeem(offered(item), facts, quantity, body.address);
    if (why) throw new Refusal(why, why === 'field_invalid' ? { fields: [{ field: 'address', rule: 'required' }] } : {});
    const id = uuid({ msecs: now.getTime() });
    const points = item.points * quantity;
    const address = item.kind === 'goods' ? vault.seal(addressPlace({ id, merchant: merchant.code }), body.address!.trim()) : null;
    const order = await trx
      .insertInto('redeem_order')
      .values({
        id,
        merchant: merchant.code,
        member_id: memberId,
        item_id: item.id,
        kind: item.kind,
        title: JSON.stringify(item.title),
        quantity,
        points,
        amount: item.amount === null ? null : (BigInt(item.amount) * BigInt(quantity)).toString(),
        currency,
        balance_after: String(available - points),
        address,
        reason: null,
        remark: null,
        decided_by: null,
        created_at: now,
        month,
        decided_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (item.stock !== null)
      await trx
        .updateTable('mall_item')
        .set({ stock: item.stock - quantity })
        .where('id', '=', item.id)
        .execute();
    await post(trx, transfers.pointsHeld(causeOf(order)), now);
    const done = item.by_operator ? order : await approveOrder(trx, order, { by: null, remark: null }, now);
    await tellPoints(trx, { merchant: merchant.code, memberId });
    return orderToWire(done, merchant, body.language);
  });
}

/** Approves a locked order that is in process: spends its points and pays its money. Throws `budget_spent`. */
export async function approveOrder(
  trx: Db,
  order: RedeemOrder,
  { by, remark }: { by: string | null; remark: string | null },
  now: Date,
): Promise<RedeemOrder> {
  const after = await decide(trx, order, { status: 'approved', decided_by: by, remark, decided_at: now });
  await post(trx, transfers.pointsSpent(causeOf(order)), now);
  if (order.amount !== null) {
    const amount = money(BigInt(order.amount), order.currency as Currency);
    await payReward(trx, { merchant: order.merchant, memberId: order.member_id, budget: 'points', amount, key: `order:${order.id}` }, now);
  }
  return after;
}

/** Rejects a locked order that is in process: returns points and pieces, and tells the member the reason. */
export async function rejectOrder(
  trx: Db,
  order: RedeemOrder,
  { by, reason }: { by: string; reason: string },
  now: Date,
): Promise<RedeemOrder> {
  const after = await decide(trx, order, { status: 'rejected', decided_by: by, reason, decided_at: now });
  await trx
    .updateTable('mall_item')
    .set((eb) => ({ stock: eb('stock', '+', order.quantity) }))
    .where('id', '=', order.item_id)
    .where('stock', 'is not', null)
    .execute();
  await post(trx, transfers.pointsGivenBack(causeOf(order)), now);
  await tellPoints(trx, { merchant: order.merchant, memberId: order.member_id });
  return after;
}

/** The delivery address of an order, for those who send the goods. */
export function addressOf(vault: Context['vault'], order: RedeemOrder): string | null {
  return order.address === null ? null : vault.open(addressPlace(order), order.address);
}

/** The member's orders, newest first. */
export async function ordersOf(context: Context, query: PageQuery & { language?: string }): Promise<Schemas['RedeemOrderPage']> {
  const { db, merchant } = context;
  const own = db.selectFrom('redeem_order').where('member_id', '=', sessionOf(context).memberId);
  const { count } = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(query);
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { list: rows.map((row) => orderToWire(row, merchant, query.language)), page: pageOf(query, Number(count)) };
}

function orderToWire(order: RedeemOrder, merchant: Merchant, language: string | undefined): Schemas['RedeemOrder'] {
  return {
    reference: order.id,
    appliedAt: order.created_at.toISOString(),
    type: order.kind,
    name: textIn(order.title, askedLanguage(merchant, language), merchant),
    quantity: order.quantity,
    points: order.points,
    ...(order.amount !== null && { amount: toWire(money(BigInt(order.amount), order.currency as Currency)) }),
    status: order.status,
    changedPoints: order.status === 'rejected' ? 0 : -order.points,
    pointsBalance: Number(order.balance_after),
    remark: order.reason ?? order.remark ?? '',
  };
}

async function decide(
  trx: Db,
  { id }: RedeemOrder,
  change: Pick<RedeemOrder, 'status' | 'decided_by' | 'decided_at'> & Partial<Pick<RedeemOrder, 'reason' | 'remark'>>,
): Promise<RedeemOrder> {
  return trx
    .updateTable('redeem_order')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'inProcess')
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function orderedInMonth(db: Db, memberId: string, month: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('redeem_order')
    .select((eb) => ['item_id', eb.fn.sum<string>('quantity').as('ordered')])
    .where('member_id', '=', memberId)
    .where('month', '=', month)
    .where('status', '<>', 'rejected')
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, ordered }) => [item_id, Number(ordered)]));
}

const offered = ({ kind, points, stock, min_level: minLevel, per_month: perMonth }: MallItem) => ({
  kind,
  points,
  stock,
  minLevel,
  perMonth,
});

const causeOf = ({ id, merchant, member_id: memberId, points }: RedeemOrder) => ({
  merchant,
  memberId,
  points: BigInt(points),
  reference: id,
});
