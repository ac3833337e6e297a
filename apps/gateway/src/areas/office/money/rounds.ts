import { toDecimal, type Currency } from '@parlour/domain';
import { lotteryVendor } from '../../../ledger/accounts.ts';
import { merchantsNamed, type Operator, type Schema } from '../operator.ts';

const mostListed = 500;

/** Rounds whose outcome the vendor has not reported yet, oldest first: after a crash they are settled by its retry (security C13). */
export async function roundsOpen(operator: Operator, { merchant }: { merchant?: string | undefined }): Promise<Schema<'OpenRound'>[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const rows = await operator.db
    .selectFrom('round as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .selectAll('r')
    .select('m.username')
    .where('r.status', '=', 'open')
    // Lines of lotteries wait for their draws, not for a vendor.
    .where('r.vendor', '<>', lotteryVendor)
    .where('r.merchant', 'in', codes)
    .orderBy('r.placed_at')
    .limit(mostListed)
    .execute();
  return rows.map((row) => {
    const shown = (minor: string | number | bigint) => toDecimal({ minor: BigInt(minor), currency: row.currency as Currency });
    return {
      id: row.id,
      merchant: row.merchant,
      member: row.username,
      vendor: row.vendor,
      vendorRound: row.vendor_round_id,
      game: row.game_code,
      stake: shown(row.stake),
      win: shown(row.win),
      currency: row.currency,
      money: row.book,
      placed: row.placed_at.toISOString(),
    };
  });
}
