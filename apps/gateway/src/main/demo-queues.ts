import { feedbackTypes, fromDecimal, money, toDecimal, type LanguageCode, type Money } from '@parlour/domain';
import { storeFeedback } from '../areas/content/feedback.ts';
import { createMember } from '../areas/identity/member/create.ts';
import { findMemberByUsername } from '../areas/identity/member/find.ts';
import { demonstrationNames, isDemonstration } from '../areas/office/people/demonstration.ts';
import type { OfficeHouse } from '../areas/office/operator.ts';
import { officeHandlers } from '../areas/office/handlers.ts';
import { perform } from '../areas/office/perform.ts';
import { runOperation } from '../areas/office/proposals/run-operation.ts';
import { settleDeposit, storeDeposit } from '../areas/wallet/deposits.ts';
import { paymentProviders, providerFor } from '../areas/wallet/payments/providers.ts';
import { requestWithdrawal } from '../areas/wallet/withdrawals.ts';
import type { Config } from '../kernel/config.ts';
import type { Merchant } from '../kernel/merchants.ts';
import type { Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';

/** Members whose withdrawals wait: one that a single operator may pay, and one that takes two. */
const waiting = { small: 'demorafi', large: 'demomina' } as const;
/** In multiples of the smallest deposit. */
const [smallDeposit, smallWithdrawal] = [20n, 12n];

interface FeedbackTexts {
  member: string;
  visitor: string;
}

const feedbackTexts: Partial<Record<LanguageCode, FeedbackTexts>> = {
  EN: {
    member: 'How long does a withdrawal take? I have just requested one.',
    visitor: 'I would like to become an agent. Whom do I talk to?',
  },
  BN: {
    member: 'টাকা তুলতে কত সময় লাগে? আমি এইমাত্র একটি অনুরোধ করেছি।',
    visitor: 'আমি এজেন্ট হতে চাই। কার সঙ্গে কথা বলব?',
  },
  VI: {
    member: 'Rút tiền mất bao lâu? Tôi vừa gửi yêu cầu.',
    visitor: 'Tôi muốn làm đại lý. Tôi cần liên hệ với ai?',
  },
};

interface Stock {
  config: Config;
  vault: Vault;
  now: Date;
}

/**
 * Fills the office's queues of a demo merchant at its first start: two withdrawals, one of which takes two operators, and feedback of a
 * member and of a visitor. In the caller's transaction.
 */
export async function fillDemoQueues(trx: Db, merchant: Merchant, { config, vault, now }: Stock): Promise<void> {
  if (await findMemberByUsername(trx, merchant.code, waiting.small)) return;
  const ofLimit = (decimal: string) => fromDecimal(decimal, merchant.currency).minor;
  const { deposit, withdrawal, twoOperatorsFrom } = merchant.brand.limits;
  const cash = (minor: bigint) => money(minor, merchant.currency);
  const least = ofLimit(deposit.min);
  const large = [ofLimit(twoOperatorsFrom), ofLimit(deposit.max), ofLimit(withdrawal.max)].reduce((low, each) => (each < low ? each : low));
  const provider = providerFor(merchant, paymentProviders(config)).code;
  for (const { username, paidIn, wanted } of [
    { username: waiting.small, paidIn: least * smallDeposit, wanted: least * smallWithdrawal },
    { username: waiting.large, paidIn: large, wanted: large },
  ]) {
    const payeeName = 'Demo Player';
    const member = { merchant, kind: 'member', username, personal: { vault, payeeName }, ip: '127.0.0.1' } as const;
    const { id: memberId } = await createMember(trx, member, new Date(now.getTime() - 3 * 24 * 3_600_000));
    await seedDeposit(trx, { merchant, memberId, amount: cash(paidIn), config }, now);
    const payee = { payeeName, bankName: 'Demo Bank', accountNumber: '0012 3456 7890' };
    await requestWithdrawal(trx, { merchant: merchant.code, memberId, amount: cash(wanted), payee, vault, provider }, now);
    if (username === waiting.small) {
      const texts = feedbackTexts[merchant.defaultLanguage] ?? feedbackTexts.EN!;
      const sent = { merchant: merchant.code, created_at: now };
      await storeFeedback(trx, { ...sent, member_id: memberId, type: feedbackTypes.withdrawal, content: texts.member });
      await storeFeedback(trx, { ...sent, member_id: null, type: feedbackTypes.agent, content: texts.visitor });
    }
  }
}

/** A deposit that the sandbox cashier reports as paid; returns its id. */
export async function seedDeposit(
  trx: Db,
  { merchant, memberId, amount, config }: { merchant: Merchant; memberId: string; amount: Money; config: Config },
  now: Date,
): Promise<string> {
  const provider = providerFor(merchant, paymentProviders(config));
  const { id } = await storeDeposit(trx, { merchant, memberId, amount, provider }, now);
  const report = { paymentId: `seed-${id}`, depositId: id, status: 'succeeded' as const };
  await settleDeposit(trx, provider.code, { ...report, amount: toDecimal(amount), currency: amount.currency }, now);
  return id;
}

/**
 * Has a demonstration operator propose a correction at every merchant, so that another one finds something to approve. Only while there was
 * no such proposal yet.
 */
export async function seedDemoProposals(house: OfficeHouse): Promise<void> {
  if (!isDemonstration(house.merchants)) return;
  const name = demonstrationNames.finance;
  const there = await house.db
    .selectFrom('operator')
    .select('name')
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!there) return;
  for (const merchant of house.merchants.all) {
    const before = house.db.selectFrom('proposal').select('id').where('merchant', '=', merchant.code).where('proposed_by', '=', name);
    if (await before.limit(1).executeTakeFirst()) continue;
    const input = {
      member: waiting.small,
      direction: 'credit',
      amount: merchant.brand.limits.deposit.min,
      reason: 'Goodwill: the first deposit arrived an hour late.',
      merchant: merchant.code,
    } as const;
    await perform(
      house,
      { id: 'adjustBalance', name: 'ledger adjust', as: { kind: 'operator', name, named: true }, given: input },
      {
        transaction: true,
        run: (operator) => runOperation(operator, 'adjustBalance', officeHandlers.adjustBalance as never, input as never),
      },
    );
  }
}
