import { toDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { amountOf } from '../../wallet/to-wire.ts';
import { merchantsNamed, type Operator, type Schema } from '../operator.ts';

/** How many days the figures cover, including today. */
const days = 30;

export type VendorFigures = Pick<Schema<'Vendor'>, 'ggr' | 'rtp' | 'statedRtp'>;
const none: VendorFigures = { ggr: [], rtp: null, statedRtp: null };

/**
 * The totals of vendors' settled real-money rounds, at one merchant or at all that the operator sees, cut by each merchant's days. The
 * stated return is weighted by the stakes on each game, which makes it comparable with the actual one; it leaves out games without a stated
 * return.
 */
export async function vendorFigures(operator: Operator, merchant: string | null): Promise<(vendor: string) => VendorFigures> {
  const codes = merchantsNamed(operator, merchant ?? undefined).map(({ code }) => code);
  const since = new Date(operator.clock.now().getTime() - days * 86_400_000);
  const { rows } = await sql<Row>`select played.vendor, played.currency, sum(played.stakes)::text as stakes, sum(played.wins)::text as wins,
      sum(played.stakes) filter (where game.stated_rtp is not null)::text as stated_stakes,
      sum(played.stakes * game.stated_rtp)::text as stated
    from stat_game_day played left join game on game.vendor = played.vendor and game.code = played.game_code
    where played.merchant = any (${codes}) and played.day > ${since}::date
    group by 1, 2 order by 1, 2`.execute(operator.db);
  const byVendor = Map.groupBy(rows, ({ vendor }) => vendor);
  return (vendor) => figuresOf(byVendor.get(vendor) ?? []);
}

interface Row {
  vendor: string;
  currency: string;
  stakes: string;
  wins: string;
  stated_stakes: string | null;
  stated: string | null;
}

function figuresOf(rows: readonly Row[]): VendorFigures {
  const [first] = rows;
  if (!first) return none;
  const ggr = rows.map(({ stakes, wins, currency }) => ({
    amount: toDecimal(amountOf({ amount: String(BigInt(stakes) - BigInt(wins)), currency })),
    currency,
  }));
  // Minor units of different currencies cannot be added up, so only the return is given.
  if (rows.length > 1) return { ...none, ggr };
  const { stakes, wins, stated, stated_stakes } = first;
  return { ggr, rtp: hundredths(BigInt(wins) * 10_000n, stakes), statedRtp: hundredths(BigInt(stated ?? 0), stated_stakes) };
}

/** A ratio in hundredths of a percent, rounded. */
function hundredths(part: bigint, of: string | null): number | null {
  const whole = BigInt(of ?? 0);
  return whole === 0n ? null : Number((part + whole / 2n) / whole);
}
