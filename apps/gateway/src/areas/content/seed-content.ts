import { gameTypes, languages, listPaths, type GameType, type LanguageCode, type ListedGameType } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { bannerArtPath, banners, promotions, type BannerId, type CatalogueBanner } from '../catalogue/shipped/index.ts';
import { putAnnouncement, putBanner } from './store.ts';
import type { Texts } from '../../kernel/asked-language.ts';
import type { Db } from '../../kernel/tables.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import type { Random } from '../../kernel/clock.ts';
import { announcements } from './announcements.ts';

/** Writes a merchant's first announcements and banners, in the languages of its brand; those of a demo site say that it is one. */
export async function seedContent(db: Db, merchant: Merchant, now: Date, random: Random): Promise<void> {
  // By what was passed in: pages that are rendered from it are the same each time.
  const newId = () => uuid({ msecs: now.getTime(), random: random.bytes(16) });
  const demo = merchant.jurisdiction === 'demo';
  const offered = announcements.filter((announcement) => demo || !announcement.demoOnly);
  for (const [position, { key, type, execution, title, content }] of offered.entries())
    await putAnnouncement(db, {
      id: newId(),
      merchant: merchant.code,
      key,
      type,
      execution,
      position,
      published_at: now,
      title: textsOf(title, merchant),
      content: textsOf(content, merchant),
    });
  const all: readonly (CatalogueBanner & { picture: BannerId })[] = [
    ...banners.map((banner) => ({ ...banner, picture: banner.id })),
    ...promotions.map((promotion) => ({ ...promotion, groupName: 'w_promotion' as const })),
  ];
  const shown = all.filter((banner) => isTrueOf(banner, merchant));
  for (const [position, banner] of shown.entries())
    await putBanner(db, {
      id: newId(),
      merchant: merchant.code,
      key: banner.id,
      group_name: banner.groupName,
      title: textsOf(banner.titles, merchant),
      body: textsOf(banner.texts, merchant),
      action: textsOf(banner.actions, merchant),
      terms: textsOf(banner.terms ?? {}, merchant),
      picture: bannerArtPath(banner.picture),
      linkage: banner.linkage,
      linkage_type: banner.linkageType,
      position,
    });
}

/** Whether the site has what a banner tells of, and the list of games to which it leads. */
function isTrueOf({ needs, linkage }: CatalogueBanner, { flags, brand }: Merchant): boolean {
  const list = gameTypes.find((type) => isListed(type) && listPaths[type] === linkage.split('?', 1)[0]);
  return (needs === undefined || flags[needs]) && (list === undefined || brand.gameTypes.includes(list));
}

const isListed = (type: GameType): type is ListedGameType => type in listPaths;

/** A text in the merchant's languages and in English, on which the others fall back, with the brand's name and age in it. */
function textsOf(texts: Texts, { languages: offered, name, brand }: Merchant): Texts {
  const wanted = offered.includes('EN') ? offered : [...offered, 'EN' as const];
  const fill = (text: string, language: LanguageCode): string =>
    text
      .replaceAll('{name}', name)
      .replaceAll('{age}', new Intl.NumberFormat(languages[language].formatTag).format(brand.jurisdiction.minimumAge));
  return Object.fromEntries(
    wanted.flatMap((language) => (texts[language] === undefined ? [] : [[language, fill(texts[language], language)]])),
  );
}
