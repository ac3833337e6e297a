import { fromDecimal } from '@parlour/domain';
import type { Db } from '../../kernel/tables.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import type { Random } from '../../kernel/clock.ts';

const howMany = 24;
const syllables = ['ba', 'chi', 'da', 'fe', 'ha', 'ki', 'la', 'mo', 'ni', 'pa', 'ru', 'sa', 'ta', 'vi', 'yo', 'za'];

/**
 * Fills a demo merchant's winner board with entries that nobody won, once. Names are invented, amounts are between 5 and 500 times the
 * smallest deposit, and every one is marked as simulated.
 */
export async function seedDemoWinners(db: Db, merchant: Merchant, random: Random): Promise<void> {
  if (merchant.jurisdiction !== 'demo') return;
  const there = await db.selectFrom('demo_winner').select('position').where('merchant', '=', merchant.code).executeTakeFirst();
  const games = await db
    .selectFrom('merchant_game')
    .select(['vendor', 'game_code'])
    .where('merchant', '=', merchant.code)
    .orderBy('position')
    .execute();
  if (there || games.length === 0) return;
  const unit = fromDecimal(merchant.brand.limits.deposit.min, merchant.currency).minor;
  const rows = Array.from({ length: howMany }, (_, position) => {
    const game = games[below(random, games.length)]!;
    const customer_name = Array.from({ length: 3 }, () => syllables[below(random, syllables.length)]).join('') + below(random, 100);
    return {
      merchant: merchant.code,
      position,
      customer_name,
      minor: (unit * BigInt(50 + below(random, 4951))) / 10n,
      vendor: game.vendor,
      game_code: game.game_code,
    };
  });
  await db.insertInto('demo_winner').values(rows).execute();
}

/** A whole number from 0 to `limit` - 1, each equally likely. */
function below(random: Random, limit: number): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
  for (;;) {
    const drawn = random.bytes(4).readUInt32BE();
    if (drawn < fair) return drawn % limit;
  }
}
