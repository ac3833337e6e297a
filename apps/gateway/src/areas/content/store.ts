import { createHash } from 'node:crypto';
import type { LanguageCode } from '@parlour/domain';
import { kindsWithFigures, type ContentAudience, type ContentFacts, type ContentKind, type ContentTexts } from '@parlour/domain/content';
import { sql, type Selectable } from 'kysely';
import { publish } from '../../db/publish.ts';
import type { Db } from '../../kernel/tables.ts';
import { contentState } from './live.ts';
import { sanitise } from './sanitise.ts';
import type { ContentItemTable } from './tables.ts';

export type ContentItem = Selectable<ContentItemTable>;

/** A version as its author wrote it. */
export interface NewVersion {
  texts: ContentTexts;
  facts: ContentFacts;
  note: string;
  /** The author; empty for the seed. */
  by: string;
}

export interface NewItem {
  id: string;
  merchant: string;
  kind: ContentKind;
  key: string;
  place: string;
  audience: ContentAudience;
  position: number;
}

/** Adds an item without a published version; undefined if the merchant already has one with this key. */
export async function addItem(db: Db, item: NewItem): Promise<ContentItem | undefined> {
  return db
    .insertInto('content_item')
    .values({ ...item, published_at: null })
    .onConflict((conflict) => conflict.columns(['merchant', 'kind', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Adds the next version of an item and returns its number, in the caller's transaction, which has locked the item. The HTML is sanitised
 * here, so that no other HTML is ever stored (content N4).
 */
export async function addVersion(db: Db, item: Pick<ContentItem, 'id' | 'merchant'>, given: NewVersion, now: Date): Promise<number> {
  const texts = cleaned(given.texts);
  const last = await db
    .selectFrom('content_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('item_id', '=', item.id)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  await db
    .insertInto('content_version')
    .values({
      item_id: item.id,
      version,
      merchant: item.merchant,
      texts: JSON.stringify(texts),
      facts: JSON.stringify(given.facts),
      checksum: checksumOf(texts, given.facts),
      note: given.note,
      made_by: given.by,
      made_at: now,
    })
    .execute();
  return version;
}

/** Makes a version live from now on, or nothing for null; ends the item's plan that covers this moment. Later plans stay. */
export async function setLive(
  db: Db,
  item: Pick<ContentItem, 'id' | 'merchant' | 'kind'>,
  version: number | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('content_plan')
    .set({ ended_at: now })
    .where('item_id', '=', item.id)
    .where('ended_at', 'is', null)
    .where('from_at', '<=', now)
    .execute();
  await db
    .updateTable('content_item')
    .set((eb) => ({
      live_version: version,
      live_since: now,
      revision: eb('revision', '+', 1),
      ...(version !== null && { published_at: eb.fn.coalesce('published_at', eb.val(now)) }),
    }))
    .where('id', '=', item.id)
    .execute();
  await countRevision(db, item);
}

/** Counts a change of a kind, and notifies open pages; call it last in the transaction. */
export async function countRevision(db: Db, { merchant, kind }: Pick<ContentItem, 'merchant' | 'kind'>): Promise<void> {
  await db
    .insertInto('content_revision')
    .values({ merchant, kind, revision: 1 })
    .onConflict((conflict) => conflict.columns(['merchant', 'kind']).doUpdateSet({ revision: sql`content_revision.revision + 1` as never }))
    .execute();
  await tellContent(db, merchant, kind);
}

/**
 * Notifies open pages that figures of promotions have changed, for the kinds whose texts name any: after a promotion was published or
 * closed, or has ended.
 */
export async function tellFigures(db: Db, merchant: string, at: Date): Promise<void> {
  for (const kind of kindsWithFigures)
    if ((await contentState(db, { merchant, kinds: [kind], at })).figures) await tellContent(db, merchant, kind);
}

/** Notifies the open pages of a merchant that contents of a kind have changed (content N9). */
export async function tellContent(db: Db, merchant: string, kind: ContentKind): Promise<void> {
  await publish(db, { merchant, memberId: null, type: 'contentChanged', data: { kinds: [kind] } });
}

/** A checksum, equal for equal texts and facts. */
export function checksumOf(texts: ContentTexts, facts: ContentFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([sorted(texts), sorted(facts)]))
    .digest('hex');
}

/** Texts as stored: HTML reduced by the allowlist, everything else unchanged. */
export function cleaned(texts: ContentTexts): ContentTexts {
  return Object.fromEntries(
    (Object.entries(texts) as [LanguageCode, NonNullable<ContentTexts[LanguageCode]>][]).map(([language, fields]) => [
      language,
      { ...fields, ...(fields.content !== undefined && { content: sanitise(fields.content) }) },
    ]),
  );
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
