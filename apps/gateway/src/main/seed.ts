import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import type { Clock, Random } from '../kernel/clock.ts';
import type { Merchants } from '../kernel/merchants.ts';
import type { Vault } from '../kernel/ports.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { seedCatalogue, seedOffer } from '../areas/catalogue/seed-catalogue.ts';
import { seedPromotions } from '../areas/rewards/claims/seed-promotions.ts';
import { seedLoyalty } from '../areas/rewards/loyalty/seed-loyalty.ts';
import { seedLotteries } from '../areas/lottery/seed-lotteries.ts';
import { seedContent } from '../areas/content/seed-content.ts';
import { seedChatRooms } from '../areas/talk/seed-chat.ts';
import { seedDemoWinners } from '../areas/content/demo-winners.ts';

/**
 * Updates the database to the current catalogue and brands: games, navigation, announcements, banners and, in the jurisdiction `demo`,
 * made-up entries for the winner board. Seeding again changes nothing that players or operators did.
 */
export async function seed(
  db: Db,
  { merchants, clock, random, vault }: { merchants: Merchants; clock: Clock; random: Random; vault: Vault },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await seedAlone(trx);
    await seedCatalogue(trx);
    for (const merchant of merchants.all) {
      await seedOffer(trx, merchant);
      await seedContent(trx, merchant, clock.now(), random);
      await seedChatRooms(trx, merchant, clock.now(), random);
      await seedDemoWinners(trx, merchant, random);
      await seedLotteries(trx, merchant, clock.now());
      await seedLoyalty(trx, merchant, clock.now());
      await seedPromotions(trx, merchant, clock.now(), { random, vault });
    }
  });
}

/** Locks seeding until the caller's transaction ends, so that no other gateway seeds this database at the same time. */
export async function seedAlone(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('parlour:seed', 0))`.execute(trx);
}
