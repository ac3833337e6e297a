import { negate, parseAmount, toDecimal } from '@parlour/domain';
import { Refusal } from '../../../kernel/refusal.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { memberOrErased } from '../members/the-member.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';

/**
 * Corrects a member's balance, once two operators agree (security C12). The proposal's id is the key of the transfer, so the money moves
 * only once.
 */
export async function ledgerAdjust(operator: Operator, input: InputOf<'adjustBalance'>): Promise<Schema<'Adjustment'>> {
  const { member, amount, currency, direction } = await adjustment(operator, input);
  const { bookedAs } = input;
  const proposal = approvedBy(operator);
  const cause = { merchant: member.merchant, memberId: member.id, reference: proposal, key: proposal };
  const transfer = transfers.adjustment({ ...cause, amount: direction === 'credit' ? amount : negate(amount), bookedAs });
  try {
    const { transferId, balances } = await post(operator.db, transfer, operator.clock.now());
    const balance = balances.get(member.id)?.available.amount ?? '';
    return { transfer: transferId, member: member.username, [direction]: toDecimal(amount), currency, balance };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_balance')
      throw refused('insufficient_balance', `${member.username} has only ${String(error.details.params?.['balance'])} ${currency}.`);
    throw error;
  }
}

/** The balance may change between proposal and approval, so what is approved is the difference. */
export async function examineAdjustment(operator: Operator, input: InputOf<'adjustBalance'>): Promise<Examined> {
  const { member, amount, currency, direction, reason } = await adjustment(operator, input);
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username },
    changes: input.bookedAs === 'fee' ? [{ field: 'fee', before: null, after: `${toDecimal(amount)} ${currency}` }] : [],
    effect: { kind: direction === 'credit' ? 'credits' : 'debits', amount: toDecimal(amount), currency, member: member.username },
    reason,
    version: currency,
    needsTwo: true,
  };
}

async function adjustment(operator: Operator, { direction, merchant, ...input }: InputOf<'adjustBalance'>) {
  const reason = reasonOf(input.reason, 'The books keep the reason: give one with --reason.');
  const member = await memberOrErased(operator, input.member, merchant);
  const { currency } = operator.merchants.byCode(member.merchant);
  const amount = parseAmount(input.amount, currency);
  if (typeof amount === 'string')
    throw refused('amount_invalid', `${input.amount || 'Nothing'} is no amount in ${currency}: write it like 50 with --credit or --debit.`);
  return { member, amount, currency, direction, reason };
}
