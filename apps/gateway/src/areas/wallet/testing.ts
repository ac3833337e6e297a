import { randomUUID } from 'node:crypto';
import type { components } from '@parlour/api/contract';
import type { components as payments } from '@parlour/partners/payments';
import type { TestClient } from '../../testing/client.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { ago, signedByCashier } from '../../testing/partners.ts';
import { sealPayee } from './payee-data.ts';

type Report = payments['schemas']['CashierReport'];
type Deposit = components['schemas']['Deposit'];
type Reached = Pick<TestGateway, 'app' | 'clock' | 'config'>;

/** A cashier's report on a deposit, with the given changes. */
export function reportOf(deposit: Deposit, change: Partial<Report> = {}): Report {
  return {
    paymentId: `pay-${deposit.id}`,
    depositId: deposit.id,
    status: 'succeeded',
    amount: deposit.amount.amount,
    currency: deposit.amount.currency,
    ...change,
  };
}

/** Sends a report signed as the sandbox cashier signs it; `forged` changes parts of it, as a forger would. */
export async function sendReport(
  gateway: Reached,
  report: object,
  forged: { key?: string; age?: number; nonce?: string; headers?: Record<string, string>; payload?: string; provider?: string } = {},
) {
  const payload = forged.payload ?? JSON.stringify(report);
  const signing = { key: forged.key ?? gateway.config.payments.sandbox.key, at: ago(gateway, forged.age ?? 0), nonce: forged.nonce };
  const headers = { 'content-type': 'application/json', ...signedByCashier(JSON.stringify(report), signing), ...forged.headers };
  return gateway.app.inject({ method: 'POST', url: `/psp/${forged.provider ?? 'sandbox'}/webhook`, headers, payload });
}

/** Deposits through the contract and the cashier's report. */
export async function fund(gateway: Reached, player: TestClient, amount: string): Promise<void> {
  const deposit = await player.value('createDeposit', { body: { amount } });
  const answer = await sendReport(gateway, reportOf(deposit));
  if (answer.statusCode !== 200) throw new Error(`the report was refused: ${answer.body}`);
}

/** Inserts a rejected withdrawal at `lotus` with a known payee; it moves no money. */
export function rejectedWithdrawal(
  { vault, clock }: Pick<TestGateway, 'vault' | 'clock'>,
  { memberId, accountNumber }: { memberId: string; accountNumber: string },
) {
  const whose = { id: randomUUID(), merchant: 'lotus' };
  return {
    ...whose,
    ...sealPayee(vault, whose, { payeeName: 'Nadia Rahman', accountNumber }),
    member_id: memberId,
    amount: '50000',
    currency: 'BDT',
    status: 'rejected' as const,
    provider: 'sandbox',
    bank_name: 'Meghna Bank',
    reason: null,
    created_at: clock.now(),
    decided_at: null,
    confirmed_at: null,
    remaining: null,
    proofs: 0,
    document_asked_at: null,
    proof_asked_at: null,
    proved_at: null,
  };
}
