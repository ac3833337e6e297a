import type { Db } from '../../kernel/tables.ts';
import { sanitise } from './sanitise.ts';
import type { AnnouncementTable, BannerTable } from './tables.ts';
import type { Texts } from '../../kernel/asked-language.ts';

/** An announcement as its author wrote it. */
export interface NewAnnouncement extends Pick<
  AnnouncementTable,
  'id' | 'merchant' | 'key' | 'type' | 'execution' | 'position' | 'published_at'
> {
  title: Texts;
  content: Texts;
}
export interface NewBanner extends Pick<
  BannerTable,
  'id' | 'merchant' | 'key' | 'group_name' | 'picture' | 'linkage' | 'linkage_type' | 'position'
> {
  title: Texts;
  body: Texts;
  action: Texts;
  terms: Texts;
}

/** Publishes an announcement, or its new text under the same key and the id that it had. Its HTML is cleaned here, so nothing else is ever stored. */
export async function putAnnouncement(db: Db, { title, content, ...facts }: NewAnnouncement): Promise<void> {
  const clean = Object.fromEntries(Object.entries(content).map(([language, html]) => [language, sanitise(html)]));
  const values = { ...facts, title: JSON.stringify(title), content: JSON.stringify(clean) };
  const { id: _old, published_at: _first, ...changes } = values;
  await db
    .insertInto('announcement')
    .values(values)
    .onConflict((conflict) => conflict.columns(['merchant', 'key']).doUpdateSet(changes))
    .execute();
}

export async function putBanner(db: Db, { title, body, action, terms, ...facts }: NewBanner): Promise<void> {
  const values = {
    ...facts,
    title: JSON.stringify(title),
    body: JSON.stringify(body),
    action: JSON.stringify(action),
    terms: JSON.stringify(terms),
  };
  const { id: _old, ...changes } = values;
  await db
    .insertInto('banner')
    .values(values)
    .onConflict((conflict) => conflict.columns(['merchant', 'key']).doUpdateSet(changes))
    .execute();
}

export async function announcementsOf(db: Db, merchant: string, types: readonly string[]) {
  let found = db.selectFrom('announcement').where('merchant', '=', merchant);
  if (types.length > 0) found = found.where('type', 'in', types);
  return found.selectAll().orderBy('position').orderBy('published_at', 'desc').execute();
}

export async function bannersOf(db: Db, merchant: string, group: string) {
  return db.selectFrom('banner').where('merchant', '=', merchant).where('group_name', '=', group).selectAll().orderBy('position').execute();
}
