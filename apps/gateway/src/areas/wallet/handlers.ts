import { checkPayee, money, tidyPayee, type AmountLimits, type Payee } from '@parlour/domain';
import { askedLanguage } from '../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { inTwoSteps, type HandlersOf } from '../../http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { walletBalance } from '../../ledger/balance.ts';
import { walletOf } from '../identity/member/wallet-of.ts';
import { limitsOf, merchantInForce } from '../settings/decisions.ts';
import { refuseOverLimit } from './deposit-limits.ts';
import { depositLimits, methodsOf, paymentPlace } from './payments/methods.ts';
import { paymentProviders, providerFor } from './payments/providers.ts';
import { bonusOf } from './bonus.ts';
import { addProof } from './proofs.ts';
import { proveWithdrawal } from './prove-withdrawal.ts';
import { amountWithin, confirmWithdrawal, requestWithdrawal } from './withdrawals.ts';
import { depositsOf, findDeposit } from './deposit-store.ts';
import { beginDeposit, beginPayment } from './deposits.ts';
import { depositToWire, withdrawalToWire } from './to-wire.ts';
import { merchantWallet, transferToVendor } from './vendor-wallets.ts';
import { withdrawalsOf } from './withdrawal-store.ts';

type WalletOperation =
  | 'getBalance'
  | 'getMerchantWallet'
  | 'transferToVendor'
  | 'listDeposits'
  | 'createDeposit'
  | 'getDeposit'
  | 'listWithdrawals'
  | 'createWithdrawal'
  | 'confirmWithdrawal'
  | 'addWithdrawalProof'
  | 'proveWithdrawal';

/** How long an answer waits for a provider's address, in ms; a call may take four seconds (http/deadline.ts). */
const addressWithinMs = 2500;

export const walletHandlers: HandlersOf<WalletOperation> = {
  async getBalance(_input, context) {
    const { db } = context;
    const wallet = await walletOf(db, sessionOf(context).memberId);
    return { ...(await walletBalance(db, wallet)), ...(await bonusOf(db, wallet)) };
  },

  getMerchantWallet: ({ query }, context) => merchantWallet(context, query.language),
  transferToVendor: ({ body }, context) => transferToVendor(context, body.vassalage),

  async listDeposits({ query }, context) {
    const { rows, page } = await depositsOf(context.db, sessionOf(context).memberId, query);
    return { list: rows.map(depositToWire), page };
  },

  createDeposit: inTwoSteps(
    async ({ body }, context) => {
      const { db, merchant, config, outbox, clock, siteOrigin, country, levelOf, refuseChoice } = context;
      const provider = providerFor(merchant, paymentProviders(config));
      const methods = await methodsOf(db, merchant, provider);
      const { memberId } = sessionOf(context);
      // Requested only if a method depends on it.
      const level = methods.some(({ minLevel }) => minLevel > 0) ? await levelOf(db, memberId) : 0;
      const place = paymentPlace(merchant, { country, level }, clock.now());
      const limits = depositLimits(methods, body.method, await limitsNow(context, 'deposit'), place);
      const amount = amountWithin(body.amount, limits);
      const { method, promotion } = body;
      await refuseOverLimit(db, memberId, amount, clock.now());
      if (promotion) await refuseChoice(db, { memberId, ...promotion, amount });
      // The site keeps the player's language in this cookie; the hosted page uses it too.
      const language = askedLanguage(merchant, context.cookie('lang') ?? undefined);
      const asked = { merchant, memberId, amount, language, siteOrigin, provider, method, promotion };
      return depositToWire(await beginDeposit(db, outbox, asked, clock.now()));
    },
    // The address comes from the provider, which is called after the commit. If that takes too long, the deposit waits without one, and the
    // address follows with the event `depositUpdated`.
    async (stored, { db, merchant, outbox, session }) => {
      const which = { id: stored.id, memberId: session!.memberId };
      const before = await findDeposit(db, which);
      if (before?.status === 'pending' && before.cashier_url === null)
        await outbox.outcome(beginPayment, { merchant: merchant.code, key: stored.id }, addressWithinMs);
      const row = await findDeposit(db, which);
      if (!row) throw new Refusal('not_found');
      return row.cashier_url === null ? depositToWire(row) : { ...stored, cashierUrl: row.cashier_url };
    },
  ),

  async getDeposit({ params }, context) {
    const row = await findDeposit(context.db, { id: params.depositId, memberId: sessionOf(context).memberId });
    if (!row) throw new Refusal('not_found');
    return depositToWire(row);
  },

  async listWithdrawals({ query }, context) {
    const { rows, page } = await withdrawalsOf(context.db, sessionOf(context).memberId, query);
    return { list: rows.map(withdrawalToWire), page };
  },

  async createWithdrawal({ body }, context) {
    const { db, merchant, config, clock, vault, withdrawalTermsOf } = context;
    const amount = amountWithin(body.amount, await limitsNow(context, 'withdrawal'));
    const payee = payeeFrom(body);
    const provider = providerFor(merchant, paymentProviders(config)).code;
    const { memberId } = sessionOf(context);
    return withdrawalToWire(
      await requestWithdrawal(
        db,
        {
          merchant: merchant.code,
          memberId,
          amount,
          payee,
          vault,
          provider,
          acceptForfeit: body.acceptForfeit,
          terms: await withdrawalTermsOf(db, memberId),
          feeRead: body.fee === undefined ? undefined : amountWithin(body.fee, { min: money(1n, amount.currency), max: amount }),
        },
        clock.now(),
      ),
    );
  },

  async confirmWithdrawal({ params, body }, context) {
    const { memberId } = sessionOf(context);
    const answer = { id: params.withdrawalId, memberId, received: body.outcome === 'received', remaining: body.remaining };
    return withdrawalToWire(await confirmWithdrawal(context.db, answer, context.clock.now()));
  },

  async addWithdrawalProof({ params, body }, { db, session, vault, clock }) {
    const { memberId } = session!;
    const file = Buffer.from(body.content, 'base64');
    return withdrawalToWire(await addProof(db, { id: params.withdrawalId, memberId, vault, file }, clock.now()));
  },

  proveWithdrawal: async ({ params }, context) => withdrawalToWire(await proveWithdrawal(context, params.withdrawalId)),
};

/** The merchant's current limits: read in the transaction in which money moves, since operators may just have lowered them. */
async function limitsNow(
  { db, merchants, merchant, clock }: Pick<Context, 'db' | 'merchants' | 'merchant' | 'clock'>,
  kind: 'deposit' | 'withdrawal',
): Promise<AmountLimits> {
  return limitsOf(await merchantInForce(db, merchants, merchant.code, clock.now()), kind);
}

/** The account that a withdrawal is paid to; throws the Refusal `field_invalid` with every field that is wrong. */
function payeeFrom(typed: Payee): Payee {
  const payee = tidyPayee(typed);
  const fields = checkPayee(payee);
  if (fields.length > 0) throw new Refusal('field_invalid', { fields });
  return payee;
}
