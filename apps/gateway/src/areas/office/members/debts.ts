import { compare, subtract, toDecimal, type Money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { debtOf, repayDebt, writeOffDebt } from '../../../ledger/debts.ts';
import { walletFor } from '../../identity/member/wallet-of.ts';
import { memberOrErased } from './the-member.ts';
import { reasonOf, refused, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';

interface Named {
  member: string;
  merchant?: string | undefined;
}

/** Repays a member's debt from their cash, as far as it goes. */
export async function memberRepayDebt(operator: Operator, { member: named, merchant }: Named): Promise<Schema<'Repayment'>> {
  const { member, owed, payable: amount } = await theDebtor(operator, { member: named, merchant });
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

/** What can be repaid; one operator is enough, unless their roles permit only proposing it. */
export async function examineRepayment(operator: Operator, { member: named, merchant }: Named): Promise<Examined> {
  const debtor = await theDebtor(operator, { member: named, merchant });
  return { ...examined(debtor, 'repays', debtor.payable), reason: null, needsTwo: false };
}

/** Writes off a debt at the merchant's cost, once two operators agree (security C12). */
export async function memberWriteOffDebt(
  operator: Operator,
  { member: named, reason, merchant }: Named & { reason: string },
): Promise<Schema<'WriteOff'>> {
  asReason(reason);
  const { member, owed } = await theDebtor(operator, { member: named, merchant });
  const debtor = { merchant: member.merchant, memberId: member.id };
  await writeOffDebt(operator.db, debtor, owed, approvedBy(operator), operator.clock.now());
  return { id: member.id, username: member.username, writtenOff: toDecimal(owed), currency: owed.currency };
}

export async function examineWriteOff(
  operator: Operator,
  { member: named, reason, merchant }: Named & { reason: string },
): Promise<Examined> {
  const debtor = await theDebtor(operator, { member: named, merchant });
  return { ...examined(debtor, 'writesOff', debtor.owed), reason: asReason(reason), needsTwo: true };
}

const asReason = (text: string) => reasonOf(text, 'The books keep the reason: give one with --reason.');

function examined({ member, owed }: Debtor, kind: 'repays' | 'writesOff', amount: Money) {
  const { currency } = owed;
  const [before, after] = [toDecimal(owed), toDecimal(subtract(owed, amount))];
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username } as const,
    changes: [{ field: 'debt', before: `${before} ${currency}`, after: `${after} ${currency}` } as const],
    effect: { kind, amount: toDecimal(amount), currency, member: member.username },
    version: `owes ${before}`,
  };
}

type Debtor = Awaited<ReturnType<typeof theDebtor>>;

async function theDebtor(operator: Operator, { member: named, merchant }: Named) {
  const member = await memberOrErased(operator, named, merchant);
  const debt = await debtOf(operator.db, walletFor(member));
  if (!debt) throw refused('nothing_owed', `${member.username} owes nothing.`);
  const { owed, cash } = debt;
  return { member, owed, payable: compare(owed, cash) < 0 ? owed : cash };
}
