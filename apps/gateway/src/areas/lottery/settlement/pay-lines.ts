import type { Db } from '../../../kernel/tables.ts';
import type { Balance } from '../../../ledger/balance.ts';
import { credit, takeBack, type Credit, type CreditSource } from '../../../ledger/credit.ts';
import type { TransferKind } from '../../../ledger/transfers.ts';
import type { Draw } from '../draws/steps.ts';
import type { PaidLine } from './lines.ts';

type Part = 'win' | 'refund';
const kinds = {
  win: { paid: 'win', takenBack: 'winReversed' },
  refund: { paid: 'rollback', takenBack: 'bet' },
} as const satisfies Record<Part, { paid: TransferKind; takenBack: TransferKind }>;

/** The key of a run's payment for a line; the first run has no number in it (lottery 7). */
function paymentKey(lineId: string, part: Part, run: number): string {
  return run === 1 ? `line:${lineId}:${part}` : `line:${lineId}:${part}:${run}`;
}

/**
 * Posts the changes in the lines' payouts and refunds since the previous run: amounts that changed are reversed and paid again, unchanged
 * ones move nothing. Returns the balances afterwards, by member; of both books if a member has lines in both.
 */
export async function payLines(trx: Db, draw: Draw, lines: readonly PaidLine[], now: Date): Promise<[string, Balance][]> {
  const balances: [string, Balance][] = [];
  const sources = new Map(lines.map(({ before: { book, currency } }) => [`${book} ${currency}`, { book, currency }]));
  for (const { book, currency } of sources.values()) {
    const own = lines.filter(({ before }) => before.book === book && before.currency === currency);
    const source: CreditSource = {
      merchant: draw.merchant,
      book,
      currency,
      house: { ownerId: 'LOTT', account: 'game' },
      stripe: `${draw.merchant} ${draw.id}`,
    };
    const changed = new Map<string, Balance>();
    // Members in a fixed order, since each one is locked.
    const takenBack = own.flatMap((line) => backsOf(line, draw.run)).sort((one, other) => (one.memberId < other.memberId ? -1 : 1));
    for (const back of takenBack) for (const [id, balance] of await takeBack(trx, source, back, now)) changed.set(id, balance);
    const paid = await credit(
      trx,
      source,
      own.flatMap((line) => creditsOf(line, draw.run)),
      now,
    );
    for (const [id, balance] of paid) changed.set(id, balance);
    balances.push(...changed);
  }
  return balances;
}

const partsOf = ({ before, payout, refund }: PaidLine) => [
  { part: 'win' as const, was: BigInt(before.payout), wasRun: before.payout_run, is: payout.minor },
  { part: 'refund' as const, was: BigInt(before.refund), wasRun: before.refund_run, is: refund.minor },
];

function creditsOf(line: PaidLine, run: number): Credit[] {
  return partsOf(line)
    .filter(({ was, is }) => is !== was && is > 0n)
    .map(({ part, is }) => ({
      kind: kinds[part].paid,
      key: paymentKey(line.id, part, run),
      reference: line.id,
      memberId: line.before.member_id,
      minor: is,
    }));
}

function backsOf(line: PaidLine, run: number): (Credit & { backKey: string })[] {
  return partsOf(line)
    .filter(({ was, is }) => is !== was && was > 0n)
    .map(({ part, was, wasRun }) => ({
      kind: kinds[part].takenBack,
      key: paymentKey(line.id, part, wasRun!),
      backKey: `${paymentKey(line.id, part, run)}:back`,
      reference: line.id,
      memberId: line.before.member_id,
      minor: was,
    }));
}
