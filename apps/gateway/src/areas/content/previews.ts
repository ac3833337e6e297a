import type { ContentAudience } from '@parlour/domain/content';
import type { Random } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { hashToken, newToken } from '../../kernel/tokens.ts';

/** How contents are looked at: as they are now unless something is said. */
export interface ContentView {
  at: Date;
  /** A version that is shown as if it were published. */
  draft: { item: string; version: number } | null;
  /** Whose popups a visitor's page shows; null for those of visitors. */
  audience: ContentAudience | null;
}

export interface NewPreview {
  merchant: string;
  /** A time ahead; now where absent. */
  at?: Date;
  draft?: ContentView['draft'];
  audience?: ContentAudience;
  until: Date;
}

/** Opens a look at a merchant's contents, and gives its key, of which only a hash is stored. */
export async function openPreview(
  { db, random }: { db: Db; random: Random },
  { merchant, at, draft, audience, until }: NewPreview,
): Promise<string> {
  const key = newToken(random);
  await db
    .deleteFrom('content_preview')
    .where('until', '<', new Date(until.getTime() - 24 * 3600_000))
    .execute();
  await db
    .insertInto('content_preview')
    .values({
      key_hash: hashToken(key),
      merchant,
      at: at ?? null,
      item_id: draft?.item ?? null,
      version: draft?.version ?? null,
      audience: audience ?? null,
      until,
    })
    .execute();
  return key;
}

/** How a request looks at contents. Throws `not_found` for a key that is none, or whose time is over. */
export async function viewOf(
  { db, merchant, clock }: Pick<Context, 'db' | 'merchant' | 'clock'>,
  key: string | undefined,
): Promise<ContentView> {
  const now = clock.now();
  if (key === undefined) return { at: now, draft: null, audience: null };
  const found = await db
    .selectFrom('content_preview')
    .select(['at', 'item_id', 'version', 'audience'])
    .where('key_hash', '=', hashToken(key))
    .where('merchant', '=', merchant.code)
    .where('until', '>', now)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const { at, item_id: item, version, audience } = found;
  return { at: at ?? now, draft: item === null || version === null ? null : { item, version }, audience };
}
