import { refuseWithoutSecondProof } from '../identity/session/prove.ts';
import { sendMessage } from '../messages/send-message.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { toDecimal } from '@parlour/domain';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { amountOf, type WithdrawalRow } from './to-wire.ts';
import { lockWithdrawal } from './withdrawal-store.ts';

/** Asks the member to prove again who they are before a withdrawal, which the caller has locked, is paid out. */
export async function askForProof(trx: Db, { id, merchant, member_id: memberId }: WithdrawalRow, now: Date): Promise<void> {
  const after = await trx
    .updateTable('withdrawal')
    .set({ proof_asked_at: now, proved_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const amount = amountOf(after);
  const params = { amount: toDecimal(amount), currency: amount.currency };
  await sendMessage(trx, { merchant, memberId, kind: 'withdrawalProofAsked', params }, now);
  await tellWithdrawal(trx, after);
}

/**
 * The member proves again who they are: with a passkey or the authenticator if they have one, else with the password, and in any case after
 * it was asked for. Throws the Refusals `not_found`, `illegal_transition` and `step_up_required`.
 */
export async function proveWithdrawal(context: Context, id: string): Promise<WithdrawalRow> {
  const { db, clock } = context;
  const { memberId } = sessionOf(context);
  const before = await lockWithdrawal(db, { id, memberId });
  if (!before) throw new Refusal('not_found');
  const { status, proof_asked_at: asked } = before;
  if (status !== 'pending' || asked === null)
    throw new Refusal('illegal_transition', { message: 'no proof is asked for', params: { status } });
  if (before.proved_at !== null) return before;
  await refuseWithoutSecondProof(context, asked);
  const after = await db
    .updateTable('withdrawal')
    .set({ proved_at: clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellWithdrawal(db, after);
  return after;
}
