import type { LanguageCode } from '@parlour/domain';
import type { ContentAudience } from '@parlour/domain/content';
import type { Random } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { hashToken, newToken } from '../../kernel/tokens.ts';

/** How contents are viewed; by default, as they are now. */
export interface ContentView {
  at: Date;
  /** A version to show as if it were published. */
  draft: { item: string; version: number } | null;
  /** The audience whose popups are shown; null for that of visitors. */
  audience: ContentAudience | null;
}

export interface NewPreview {
  merchant: string;
  /** A future time to show; now if absent. */
  at?: Date;
  draft?: ContentView['draft'];
  audience?: ContentAudience;
  until: Date;
}

/** Starts a preview of a merchant's contents and returns its key, of which only a hash is stored. */
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

/** How an operator wants to see a page of the site. */
export interface FramedPreview extends Omit<NewPreview, 'until'> {
  language: LanguageCode;
  theme: 'dark' | 'light';
  /** The origin of the office that may frame the page, and no other may; null if the request did not come from a browser. */
  framedBy: string | null;
  by: string;
}

/** How long a code, and then the page opened with it, can be used (office O50). */
const codeLasts = 10 * 60_000;
const pageLasts = 30 * 60_000;

/** Issues a code that opens a preview once, within ten minutes. */
export async function issuePreviewCode({ db, random }: { db: Db; random: Random }, wanted: FramedPreview, now: Date): Promise<string> {
  const code = newToken(random);
  const { merchant, at = null, draft, audience = null, language, theme, framedBy, by } = wanted;
  await db
    .insertInto('content_preview')
    .values({
      // A placeholder: there is no key until the code has been used.
      key_hash: hashToken(newToken(random)),
      code_hash: hashToken(code),
      merchant,
      at,
      item_id: draft?.item ?? null,
      version: draft?.version ?? null,
      audience,
      language,
      theme,
      framed_by: framedBy,
      made_by: by,
      until: new Date(now.getTime() + codeLasts),
    })
    .execute();
  return code;
}

/**
 * Uses up a code; returns the key with which its page requests contents, and how to show it. Undefined if the code is unknown, used or
 * expired.
 */
export async function usePreviewCode({ db, random }: { db: Db; random: Random }, merchant: string, code: string, now: Date) {
  const key = newToken(random);
  const opened = await db
    .updateTable('content_preview')
    .set({ code_hash: null, key_hash: hashToken(key), until: new Date(now.getTime() + pageLasts) })
    .where('code_hash', '=', hashToken(code))
    .where('merchant', '=', merchant)
    .where('until', '>', now)
    .returning(['language', 'theme', 'framed_by'])
    .executeTakeFirst();
  if (!opened?.language || !opened.theme) return undefined;
  return { key, language: opened.language, theme: opened.theme, framedBy: opened.framed_by };
}

/** The view that a request asks for. Throws `not_found` for an unknown or expired key. */
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
