import { contentKinds, type ContentFacts, type ContentTexts } from '@parlour/domain/content';
import type { Db } from '../../kernel/tables.ts';
import { liveItems } from './live.ts';
import { addItem, addVersion, type NewItem } from './store.ts';

/** An item as a merchant shows it at a time; enough to show it from another database. */
export interface PublishedItem extends Omit<NewItem, 'id' | 'merchant'> {
  texts: ContentTexts;
  facts: ContentFacts;
  publishedAt: Date;
}

/** The kinds that pages show. */
const kinds = contentKinds.filter((kind) => kind !== 'broadcast');

/** What a merchant's pages show at a time. */
export async function publishedContent(db: Db, merchant: string, at: Date): Promise<PublishedItem[]> {
  const items: PublishedItem[] = [];
  for (const kind of kinds)
    for (const { key, place, audience, position, texts, facts, published_at: publishedAt } of await liveItems(db, { merchant, kind, at }))
      items.push({ kind, key, place, audience, position, texts, facts, publishedAt: new Date(publishedAt) });
  return items;
}

/** Makes a merchant show exactly these items, in a database that only renders pages (content N7). */
export async function showPublished(db: Db, merchant: string, items: readonly PublishedItem[], newId: () => string): Promise<void> {
  await db.updateTable('content_item').set({ live_version: null }).where('merchant', '=', merchant).where('kind', 'in', kinds).execute();
  for (const { texts, facts, publishedAt, ...item } of items) {
    const { id } =
      (await addItem(db, { ...item, id: newId(), merchant })) ??
      (await db
        .selectFrom('content_item')
        .select('id')
        .where('merchant', '=', merchant)
        .where('kind', '=', item.kind)
        .where('key', '=', item.key)
        .executeTakeFirstOrThrow());
    const live_version = await addVersion(db, { id, merchant }, { texts, facts, note: '', by: '' }, publishedAt);
    const { place, audience, position } = item;
    const shown = { place, audience, position, live_version, live_since: publishedAt, published_at: publishedAt };
    await db.updateTable('content_item').set(shown).where('id', '=', id).execute();
  }
}
