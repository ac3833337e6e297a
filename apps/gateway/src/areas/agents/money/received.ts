import type { Money } from '@parlour/domain';
import type { Db } from '../../../kernel/tables.ts';
import type { AgentPolicy } from '../policy.ts';

interface Received {
  readonly id: string;
  readonly merchant: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Money;
  readonly policy: Pick<AgentPolicy, 'transferTurnover'>;
}

/** Records money that a member received along the line, which must be staked before it can be withdrawn (agents.md 12). */
export async function noteReceived(trx: Db, { id, merchant, from, to, amount, policy }: Received, now: Date): Promise<void> {
  await trx
    .insertInto('received_transfer')
    .values({
      id,
      merchant,
      from_id: from,
      member_id: to,
      currency: amount.currency,
      amount: amount.minor,
      required: amount.minor * BigInt(policy.transferTurnover),
      received_at: now,
    })
    .execute();
}
