import { toDecimal, type Currency, lotteryVendor } from '@parlour/domain';
import { aboutOf, continues, exactly, pageOf, pageRows } from '../lists.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Rounds whose outcome the vendor has not reported yet, oldest first; after a crash, the vendor's retry settles them (security C13). */
export async function roundsOpen(operator: Operator, { merchant, after }: InputOf<'listOpenRounds'>) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const found = operator.db
    .selectFrom('round as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .selectAll('r')
    .select('m.username')
    .where('r.status', '=', 'open')
    // Lottery lines wait for their draws, not for a vendor.
    .where('r.vendor', '<>', lotteryVendor)
    .where('r.merchant', 'in', codes);
  const read = await found
    .select(exactly('r.placed_at').as('place'))
    .where(continues(['r.placed_at', 'r.id'], after, true))
    .orderBy('r.placed_at')
    .orderBy('r.id')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ place, id }) => [place, id]);
  const list = rows.map((row): Schema<'OpenRound'> => {
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
  return { list, next, about: await aboutOf(operator.db, found.clearSelect().select('r.id'), after) };
}
