import { fromDecimal, type Currency } from '@parlour/domain';
import type { Db } from '../../kernel/tables.ts';
import type { Asker, ListedPayment, PaymentProvider } from '../wallet/payments/provider.ts';
import { amountOf, type DepositRow } from '../wallet/to-wire.ts';
import type { Difference, Span } from './difference.ts';

/**
 * Compares our deposits with the provider's own list of successful payments, in both directions. Empty for a provider without such a list.
 * Throws if calling the provider fails.
 */
export async function differencesWithCashier(db: Db, provider: PaymentProvider, span: Span, asker: Asker): Promise<Difference[]> {
  const list = await provider.payments?.(span, asker);
  if (!list) return [];
  const within = { from: list.completeSince > span.from ? list.completeSince : span.from, to: span.to };
  const listed = new Map(list.payments.filter(({ at }) => at >= within.from && at < within.to).map((each) => [each.depositId, each]));
  const ours = await db
    .selectFrom('deposit')
    .selectAll()
    .where('provider', '=', provider.code)
    .where((e) =>
      e.or([
        e.and([e('status', '=', 'succeeded'), e('settled_at', '>=', within.from), e('settled_at', '<', within.to)]),
        ...(listed.size > 0 ? [e('id', 'in', [...listed.keys()])] : []),
      ]),
    )
    .execute();
  const known = new Map(ours.map((row) => [row.id, row]));
  const tests =
    listed.size > 0
      ? await db
          .selectFrom('test_payment')
          .select('id')
          .where('id', 'in', [...listed.keys()])
          .execute()
      : [];
  // Operators' test payments are not deposits, and are refunded.
  for (const { id } of tests) listed.delete(id);
  return [...new Set([...listed.keys(), ...known.keys()])].flatMap((id) => compare(provider.code, id, listed.get(id), known.get(id)));
}

function compare(provider: string, id: string, listed: ListedPayment | undefined, row: DepositRow | undefined): Difference[] {
  const expected = listed ? paid(listed) : 'no payment';
  const found = row?.status === 'succeeded' ? shown(amountOf(row).minor, row.currency) : `deposit ${row?.status ?? 'not there'}`;
  if (listed ? expected === found : row?.status !== 'succeeded') return [];
  const at = listed?.at ?? row?.settled_at ?? null;
  return [{ kind: 'cashierPayment', merchant: row?.merchant ?? null, subject: `payment ${provider} ${id}`, at, expected, found }];
}

const shown = (minor: bigint, currency: string) => `paid ${minor} ${currency}`;

function paid({ amount, currency }: ListedPayment): string {
  try {
    return shown(fromDecimal(amount, currency as Currency).minor, currency);
  } catch {
    return `paid ${amount} ${currency}`;
  }
}
