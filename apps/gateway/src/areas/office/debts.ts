import { compare, tidyText, toDecimal } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { debtOf, repayDebt, writeOffDebt } from '../../ledger/debts.ts';
import { walletFor } from '../identity/member/wallet-of.ts';
import { theMember } from './members.ts';
import { refused, type Operator, type Schema } from './operator.ts';
import { withSecondOperator, type OrWaiting } from './second-operator.ts';

interface Named {
  member: string;
  merchant?: string | undefined;
}

/** Has a member repay what he owes, as far as his cash goes. */
export async function memberRepayDebt(operator: Operator, { member: named, merchant }: Named): Promise<Schema<'Repayment'>> {
  const { member, owed, cash } = await theDebtor(operator, { member: named, merchant });
  const amount = compare(owed, cash) < 0 ? owed : cash;
  if (amount.minor === 0n)
    throw refused('nothing_to_repay', `${member.username} owes ${toDecimal(owed)} ${owed.currency} and has nothing.`);
  const debtor = { merchant: member.merchant, memberId: member.id };
  await repayDebt(operator.db, debtor, amount, uuid(), operator.clock.now());
  const left = await debtOf(operator.db, walletFor(member));
  return {
    id: member.id,
    username: member.username,
    repaid: toDecimal(amount),
    owed: left ? toDecimal(left.owed) : '0',
    currency: owed.currency,
  };
}

/** Ends a debt at the merchant's cost, once two operators want it (security C12). */
export async function memberWriteOffDebt(
  operator: Operator,
  { member: named, reason: told, merchant }: Named & { reason: string },
): Promise<OrWaiting<Schema<'WriteOff'>>> {
  const reason = tidyText(told);
  if (reason === '') throw refused('field_invalid', 'The books keep the reason: give one with --reason.');
  const { member, owed } = await theDebtor(operator, { member: named, merchant });
  const input = { owed: toDecimal(owed), currency: owed.currency, reason };
  return withSecondOperator(operator, { command: 'members write-off-debt', subject: member.id, input }, async (approvalId) => {
    const debtor = { merchant: member.merchant, memberId: member.id };
    await writeOffDebt(operator.db, debtor, owed, approvalId, operator.clock.now());
    return { id: member.id, username: member.username, writtenOff: toDecimal(owed), currency: owed.currency };
  });
}

async function theDebtor(operator: Operator, { member: named, merchant }: Named) {
  const member = await theMember(operator, named, merchant);
  const debt = await debtOf(operator.db, walletFor(member));
  if (!debt) throw refused('nothing_owed', `${member.username} owes nothing.`);
  return { member, ...debt };
}
