import { fromDecimal, type Currency } from '@parlour/domain';
import type { Partner } from '../../kernel/config.ts';
import type { Db } from '../../kernel/tables.ts';
import type { Asker } from '../wallet/payments/provider.ts';
import { listRounds, type RoundRecord } from '../vendors/client.ts';
import type { Difference, Span } from './difference.ts';

interface OurRound {
  id: string;
  merchant: string;
  member_id: string;
  vendor_round_id: string;
  currency: string;
  stake: string | number | bigint;
  win: string | number | bigint;
  status: string;
  placed_at: Date;
}

/** How far the vendor's clock may differ from ours, in ms: rounds near the ends of the span are searched for this far beyond them. */
const apart = 10 * 60_000;

/**
 * Compares our rounds with the vendor's own list, in both directions; the ledger is the third source. Empty for a vendor without such a
 * list. Throws if calling the vendor fails.
 */
export async function differencesWithVendor(
  db: Db,
  { vendor, partner }: { vendor: string; partner: Partner },
  { from, to }: Span,
  asker: Asker,
): Promise<Difference[]> {
  const records = await listRounds({ from, to }, { vendor, partner, ...asker });
  if (!records) return [];
  const ours: OurRound[] = await db
    .selectFrom('round')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('placed_at', '>=', new Date(from.getTime() - apart))
    .where('placed_at', '<', new Date(to.getTime() + apart))
    .execute();
  const listed = new Map(records.map((record) => [`${record.playerId} ${record.roundId}`, record]));
  const known = new Map(ours.map((round) => [`${round.member_id} ${round.vendor_round_id}`, round]));
  const surely = (round: OurRound) =>
    round.status !== 'open' && round.placed_at.getTime() >= from.getTime() + apart && round.placed_at.getTime() < to.getTime() - apart;
  const missing = ours.filter((round) => surely(round) && !listed.has(`${round.member_id} ${round.vendor_round_id}`));
  return [
    ...missing.map((round) => difference(vendor, undefined, round)),
    ...[...listed].flatMap(([key, record]) => {
      const round = known.get(key);
      // No stake here and no record: a bet that never arrived and was rolled back.
      if (!round && record.status === 'rolledBack') return [];
      return recordedAs(record) === shownOf(round) ? [] : [difference(vendor, record, round)];
    }),
  ];
}

function difference(vendor: string, record: RoundRecord | undefined, round: OurRound | undefined): Difference {
  const [player, id] = record ? [record.playerId, record.roundId] : [round!.member_id, round!.vendor_round_id];
  const at = round?.placed_at ?? new Date(record!.at);
  const subject = `round ${vendor} ${player} ${id}`;
  return { kind: 'vendorRound', merchant: round?.merchant ?? null, subject, at, expected: recordedAs(record), found: shownOf(round) };
}

function shownOf(round: OurRound | undefined): string {
  if (!round) return 'no round';
  return round.status === 'open' ? 'an open round' : `stake ${round.stake}, win ${round.win} ${round.currency}`;
}

function recordedAs(record: RoundRecord | undefined): string {
  if (!record) return 'no round';
  const minor = (decimal: string) => fromDecimal(decimal, record.currency as Currency).minor;
  return `stake ${minor(record.stake)}, win ${minor(record.win)} ${record.currency}`;
}
