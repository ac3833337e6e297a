import type { Brand } from '@parlour/brand/schema';
import { openDatabase, publishedContent, withFiles, type PublishedItem } from '@parlour/gateway';
import { sql } from 'kysely';

/** What merchants show today, by merchant code. */
export type Published = ReadonlyMap<string, readonly PublishedItem[]>;

/**
 * What the merchants of these brands have published in the Postgres of `DATABASE_URL`, from which their sites are then built (content N7).
 * Those that it does not know yet are missing, and start from the shipped content.
 */
export async function readPublished(brands: readonly Pick<Brand, 'merchantCode'>[]): Promise<Published> {
  const database = await openDatabase(withFiles(process.env)['DATABASE_URL']!);
  try {
    const db = database.owner;
    const { rows } = await sql<{ known: boolean }>`select to_regclass('content_item') is not null as known`.execute(db);
    const found = new Map<string, readonly PublishedItem[]>();
    if (!rows[0]!.known) return found;
    for (const { merchantCode } of brands) {
      const items = await publishedContent(db, merchantCode, new Date());
      if (items.length > 0) found.set(merchantCode, items);
    }
    return found;
  } finally {
    await database.close();
  }
}
