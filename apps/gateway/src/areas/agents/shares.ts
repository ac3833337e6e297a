import type { BodyOf, components } from '@parlour/api/contract';
import { parseRate, withinShare, writeRate, type PoolShare } from '@parlour/domain/agents';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { directDownlineMember } from './team.ts';

type Schemas = components['schemas'];

/** The default: an account without a share of its own takes all that is left. */
export const usualShare: PoolShare = { mode: 'all', rate: 0n };

/** The shares that these accounts take from rebate pools, by id; accounts with the default share are left out. */
export async function sharesOf(db: Db, accounts: readonly string[]): Promise<ReadonlyMap<string, PoolShare>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('agent_share')
    .selectAll()
    .where('member_id', 'in', [...accounts])
    .execute();
  return new Map(rows.map(({ member_id, mode, rate }) => [member_id, { mode, rate: (rate === null ? null : parseRate(rate)) ?? 0n }]));
}

export function shareToWire({ mode, rate }: PoolShare): Schemas['PoolShare'] {
  return mode === 'percent' ? { mode, rate: writeRate(rate) } : { mode };
}

/** Sets an account's share; `by` is the direct upline, or null for an operator. Throws `share_out_of_range` if it exceeds the upline's. */
export async function setShare(
  trx: Db,
  { merchant, by, of }: { merchant: string; by: string | null; of: string },
  wire: Schemas['PoolShare'],
): Promise<PoolShare> {
  const rate = wire.mode === 'percent' ? parseRate(wire.rate ?? '') : 0n;
  if (rate === undefined || (wire.mode !== 'percent' && wire.rate !== undefined)) throw new Refusal('share_out_of_range');
  const share: PoolShare = { mode: wire.mode, rate };
  const own = by === null ? usualShare : ((await sharesOf(trx, [by])).get(by) ?? usualShare);
  if (!withinShare(share, own)) throw new Refusal('share_out_of_range');
  const stored = { mode: share.mode, rate: share.mode === 'percent' ? writeRate(rate) : null };
  await trx
    .insertInto('agent_share')
    .values({ merchant, member_id: of, ...stored })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(stored))
    .execute();
  return share;
}

/** Sets a direct downline's share of rebate pools. */
export function setDownlineShare(context: Context, { account, share }: BodyOf<'setDownlineShare'>): Promise<Schemas['ShareOfAccount']> {
  return inTransaction(context.db, async (trx) => {
    const member = await directDownlineMember(trx, context, account);
    const set = await setShare(trx, { merchant: context.merchant.code, by: sessionOf(context).memberId, of: member.id }, share);
    return { account, share: shareToWire(set) };
  });
}
