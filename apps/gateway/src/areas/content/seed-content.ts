import { gameTypes, languages, listPaths, type GameType, type LanguageCode, type ListedGameType } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { bannerArtPath, banners, promotions, type BannerId, type CatalogueBanner } from '../catalogue/shipped/index.ts';
import { firstLegalText } from '@parlour/brand/schema';
import { legalDocuments, type ContentFacts, type ContentTexts, type LegalDocument } from '@parlour/domain/content';
import { addItem, addVersion, checksumOf, cleaned, setLive, type NewItem } from './store.ts';
import { help } from './help.ts';
import type { Names } from '../../kernel/texts/shipped-texts.ts';
import type { Db } from '../../kernel/tables.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import type { Random } from '../../kernel/clock.ts';
import { announcements } from './announcements.ts';

/**
 * Publishes a merchant's initial announcements, banners, help and legal texts in its languages. Those of a demo site say that it is a
 * demonstration. Newer shipped texts are published too, except where an operator has written or published a version.
 */
export async function seedContent(db: Db, merchant: Merchant, now: Date, random: Random): Promise<void> {
  // Derived from the given time and randomness, so that pages rendered from it are identical each time.
  const newId = () => uuid({ msecs: now.getTime(), random: random.bytes(16) });
  for (const item of shippedItems(merchant)) await seedItem(db, { ...item, id: newId(), merchant: merchant.code }, now);
}

interface ShippedItem extends Omit<NewItem, 'id' | 'merchant'> {
  texts: ContentTexts;
  facts: ContentFacts;
}

async function seedItem(db: Db, { texts, facts, ...item }: ShippedItem & NewItem, now: Date): Promise<void> {
  const version = { texts, facts, note: '', by: '' };
  const added = await addItem(db, item);
  if (added) {
    await addVersion(db, added, version, now);
    await db.updateTable('content_item').set({ live_version: 1, published_at: now }).where('id', '=', added.id).execute();
    return;
  }
  const known = await db
    .selectFrom('content_item')
    .innerJoin('content_version', 'content_version.item_id', 'content_item.id')
    .select(['content_item.id', 'content_item.live_version', 'content_version.version', 'checksum', 'made_by'])
    .where('content_item.merchant', '=', item.merchant)
    .where('kind', '=', item.kind)
    .where('key', '=', item.key)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  const isOurs = known.made_by === '' && known.live_version === known.version;
  if (!isOurs || known.checksum === checksumOf(cleaned(texts), facts)) return;
  const next = await addVersion(db, { id: known.id, merchant: item.merchant }, version, now);
  await setLive(db, { ...item, id: known.id }, next, now);
}

function shippedItems(merchant: Merchant): ShippedItem[] {
  const demo = merchant.jurisdiction === 'demo';
  const offered = announcements.filter((announcement) => demo || !announcement.demoOnly);
  const all: readonly (CatalogueBanner & { picture: BannerId })[] = [
    ...banners.map((banner) => ({ ...banner, picture: banner.id })),
    ...promotions.map((promotion) => ({ ...promotion, groupName: 'w_promotion' as const })),
  ];
  const shown = all.filter((banner) => isTrueOf(banner, merchant));
  return [
    ...offered.map(({ key, type, execution, title, content }, position): ShippedItem => ({
      kind: 'announcement',
      key,
      place: type,
      audience: execution,
      position,
      texts: textsOf({ title, content }, merchant),
      facts: {},
    })),
    ...shown.map((banner, position): ShippedItem => ({
      kind: 'banner',
      key: banner.id,
      place: banner.groupName,
      audience: 'B',
      position,
      texts: textsOf(
        { title: banner.titles, text: banner.texts, action: banner.actions, ...(banner.terms && { terms: banner.terms }) },
        merchant,
      ),
      facts: { picture: bannerArtPath(banner.picture), linkage: banner.linkage, linkageType: banner.linkageType },
    })),
    ...help.map(({ kind, key, place, title, content }, position): ShippedItem => ({
      kind,
      key,
      place,
      audience: 'B',
      position,
      texts: textsOf({ title, ...(content && { content }) }, merchant),
      facts: {},
    })),
    ...legalDocuments.map((document, position): ShippedItem => ({
      kind: 'legal',
      key: document,
      place: 'legal',
      audience: 'B',
      position,
      texts: legalTextsOf(document, merchant),
      facts: {},
    })),
  ];
}

/** The first version of a legal text: the brand's own, or the platform's template with the brand's facts. */
function legalTextsOf(document: LegalDocument, { languages: offered, brand }: Merchant): ContentTexts {
  const wanted = offered.includes('EN') ? offered : [...offered, 'EN' as const];
  return Object.fromEntries(
    wanted.flatMap((language) => {
      const text = firstLegalText(brand.legalFiles ?? {}, brand, language, document);
      return text ? [[language, text]] : [];
    }),
  );
}

/** Whether the site has what a banner is about and the list of games that it leads to. */
function isTrueOf({ needs, linkage }: CatalogueBanner, { flags, brand }: Merchant): boolean {
  const list = gameTypes.find((type) => isListed(type) && listPaths[type] === linkage.split('?', 1)[0]);
  return (needs === undefined || flags[needs]) && (list === undefined || brand.gameTypes.includes(list));
}

const isListed = (type: GameType): type is ListedGameType => type in listPaths;

/**
 * Texts in the merchant's languages and in English, their fallback, with the brand's name and age filled in. A language that lacks any
 * field is left out, because an item falls back as a whole.
 */
function textsOf(fields: Readonly<Record<string, Names>>, { languages: offered, name, brand }: Merchant): ContentTexts {
  const wanted = offered.includes('EN') ? offered : [...offered, 'EN' as const];
  const fill = (text: string, language: LanguageCode): string =>
    text
      .replaceAll('{name}', name)
      .replaceAll('{age}', new Intl.NumberFormat(languages[language].formatTag).format(brand.jurisdiction.minimumAge));
  return Object.fromEntries(
    wanted.flatMap((language) => {
      const written = Object.entries(fields).flatMap(([field, texts]) =>
        texts[language] === undefined ? [] : [[field, fill(texts[language], language)]],
      );
      return written.length === Object.keys(fields).length ? [[language, Object.fromEntries(written)]] : [];
    }),
  );
}
