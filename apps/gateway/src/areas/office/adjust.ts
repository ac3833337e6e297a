import { negate, parseAmount, tidyText, toDecimal } from '@parlour/domain';
import { Refusal } from '../../kernel/refusal.ts';
import { post } from '../../ledger/post.ts';
import { transfers } from '../../ledger/transfers.ts';
import { theMember } from './members.ts';
import { refused, type Operator, type Schema } from './operator.ts';
import { withSecondOperator, type OrWaiting } from './second-operator.ts';

/**
 * Corrects a member's balance by hand, once two operators want the same (security C12). The approval's id is the key of
 * the transfer, so that it moves the money once.
 */
export async function ledgerAdjust(
  operator: Operator,
  input: { member: string; direction: 'credit' | 'debit'; amount: string; reason: string; merchant?: string | undefined },
): Promise<OrWaiting<Schema<'Adjustment'>>> {
  const { direction, merchant } = input;
  const reason = tidyText(input.reason);
  if (reason === '') throw refused('field_invalid', 'The books keep the reason: give one with --reason.');
  const member = await theMember(operator, input.member, merchant);
  const { currency } = operator.merchants.byCode(member.merchant);
  const amount = parseAmount(input.amount, currency);
  if (typeof amount === 'string')
    throw refused('amount_invalid', `${input.amount || 'Nothing'} is no amount in ${currency}: write it like 50 with --credit or --debit.`);
  const wanted = { command: 'ledger adjust', subject: member.id, input: { direction, amount: toDecimal(amount), currency, reason } };
  return withSecondOperator(operator, wanted, async (approvalId) => {
    const cause = { merchant: member.merchant, memberId: member.id, reference: approvalId, key: approvalId };
    const transfer = transfers.adjustment({ ...cause, amount: direction === 'credit' ? amount : negate(amount) });
    try {
      const { transferId, balances } = await post(operator.db, transfer, operator.clock.now());
      const balance = balances.get(member.id)?.available.amount ?? '';
      return { transfer: transferId, member: member.username, [direction]: toDecimal(amount), currency, balance };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'insufficient_balance')
        throw refused('insufficient_balance', `${member.username} has only ${String(error.details.params?.['balance'])} ${currency}.`);
      throw error;
    }
  });
}
