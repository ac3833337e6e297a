import type { components } from '@parlour/api/contract';
import type { LanguageCode } from '@parlour/domain';
import {
  contentLanguage,
  figuresIn,
  fillSlots,
  type ContentAudience,
  type ContentField,
  type ContentImage,
  type ContentKind,
  type LegalDocument,
} from '@parlour/domain/content';
import { phoneBannerArtPath } from '../catalogue/shipped/index.ts';
import { publicly, type HandlersOf, type PublicState } from '../../http/handler.ts';
import { askedLanguage } from '../../kernel/asked-language.ts';
import type { Context, PromotionFigures } from '../../kernel/context.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { rateHelpArticle } from './help-opinions.ts';
import { ownFeedback, sendFeedback } from './feedback.ts';
import { liveItems, stateWithFigures, type LiveItem } from './live.ts';
import { narrowMediaPath } from './media-route.ts';
import { viewOf, type ContentView } from './previews.ts';
import { slotValues } from './slot-values.ts';
import { winnersOf } from './winners.ts';

type Schemas = components['schemas'];

export const contentHandlers: HandlersOf<
  | 'listAnnouncements'
  | 'listBanners'
  | 'getHelpCenter'
  | 'listLegalTexts'
  | 'listWinners'
  | 'sendFeedback'
  | 'listOwnFeedback'
  | 'rateHelpArticle'
> = {
  listAnnouncements: publicly(
    (input, context) => stateOf(context, ['announcement'], input.query.language, input.query.preview),
    async ({ query }, context) => {
      const types = (query.types ?? '').split(',').filter(Boolean);
      const view = await viewOf(context, query.preview);
      const items = await shown(context, view, 'announcement', query.language);
      return {
        list: items
          .flatMap((item) => asPreviewed(item, view))
          .filter(({ place, audience }) => (types.length === 0 || types.includes(place)) && (query.execution ?? audience) === audience)
          .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
          .map((item) => ({
            id: item.id,
            version: item.version,
            language: item.language,
            title: item.say('title'),
            content: item.say('content'),
            execution: item.audience,
            type: item.place as Schemas['Announcement']['type'],
            publishedAt: item.publishedAt.toISOString(),
            position: item.position,
            ...(item.facts.pinned && { pinned: true }),
            ...(item.facts.images?.length && { announcementImages: imagesOf(item.facts.images, item.language) }),
            ...(item.say('action') && { action: item.say('action') }),
            ...(item.facts.linkage !== undefined && { linkage: item.facts.linkage, linkageType: item.facts.linkageType ?? 'NONE' }),
          })),
      };
    },
  ),

  listBanners: publicly(
    (input, context) => stateOf(context, ['banner'], input.query.language, input.query.preview),
    async ({ query }, context) => {
      const items = await shown(context, await viewOf(context, query.preview), 'banner', query.language);
      return {
        list: items
          .filter(({ place }) => place === query.groupName)
          .map((item) => ({
            id: item.id,
            groupName: query.groupName,
            language: item.language,
            title: item.say('title'),
            text: item.say('text'),
            ...(item.say('action') && { action: item.say('action') }),
            ...(item.say('terms') && { terms: item.say('terms') }),
            url: item.facts.picture ?? '',
            phoneUrl: phonePicture(item.facts.picture ?? ''),
            ...(context.merchant.flags.promotionVideos && item.facts.videoUrl !== undefined && { videoUrl: item.facts.videoUrl }),
            linkage: item.facts.linkage ?? '',
            linkageType: item.facts.linkageType ?? 'NONE',
          })),
      };
    },
  ),

  getHelpCenter: publicly(
    (input, context) => stateOf(context, ['helpSection', 'helpArticle'], input.query.lang, input.query.preview),
    async ({ query }, context) => {
      const view = await viewOf(context, query.preview);
      const sections = await shown(context, view, 'helpSection', query.lang);
      const articles = await shown(context, view, 'helpArticle', query.lang);
      return {
        list: sections.map(({ key, say, language }) => ({
          id: key,
          title: say('title'),
          language,
          articles: articles
            .filter(({ place }) => place === key)
            .map((article) => ({
              slug: article.key,
              title: article.say('title'),
              content: article.say('content'),
              language: article.language,
              updatedAt: article.madeAt.toISOString(),
              version: article.version,
            })),
        })),
      };
    },
  ),

  listLegalTexts: publicly(
    (input, context) => stateOf(context, ['legal'], input.query.lang, input.query.preview),
    async ({ query }, context) => {
      const texts = await shown(context, await viewOf(context, query.preview), 'legal', query.lang);
      return {
        list: texts.map((text) => ({
          document: text.key as LegalDocument,
          title: text.say('title'),
          content: text.say('content'),
          ...(text.say('changes') && { changes: text.say('changes') }),
          language: text.language,
          version: text.version,
          since: new Date(text.since).toISOString(),
        })),
      };
    },
  ),

  async listWinners({ query }, { db, merchant, clock }) {
    const list = await winnersOf(db, merchant, askedLanguage(merchant, query.language), query.limitNum ?? 20, clock.now());
    return { list, jackpot: { simulated: true } };
  },

  rateHelpArticle: ({ params, body }, context) => rateHelpArticle(context, params.slug, body),

  sendFeedback: ({ body }, context) => sendFeedback(context, body),

  listOwnFeedback: async (_input, context) => ({ list: await ownFeedback(context) }),
};

/** Items of a kind in the requested language, with values from the settings and figures of promotions. */
async function shown(context: Context, { at, draft }: ContentView, kind: ContentKind, asked: string | undefined) {
  const { db, merchant } = context;
  const items = await liveItems(db, { merchant: merchant.code, kind, at, draft });
  const figures = items.some(({ texts }) => Object.values(texts).some((fields) => figuresOf(fields).length > 0));
  const promotions = figures ? await context.promotionFigures(db, at) : null;
  return items.flatMap((item) => inLanguage(item, askedLanguage(merchant, asked), merchant, promotions));
}

/** The figures of promotions that the texts of one language name. */
const figuresOf = (fields: Readonly<Partial<Record<ContentField, string>>> | undefined) => figuresIn(Object.values(fields ?? {}).join(' '));

/** An item in one language; without a figure that it names it is not shown, because its sentence would be incomplete (rewards.md 1). */
function inLanguage(
  { texts, published_at, made_at, ...item }: LiveItem,
  asked: LanguageCode,
  merchant: Merchant,
  promotions: PromotionFigures | null,
) {
  const language = contentLanguage(texts, asked, merchant.defaultLanguage);
  if (language === undefined) return [];
  const named = figuresOf(texts[language]);
  const figures = named.length > 0 && promotions ? promotions.values(language) : {};
  if (!named.every((name) => Object.hasOwn(figures, name))) return [];
  const values = { ...slotValues(merchant, language), ...figures };
  const say = (field: ContentField) => fillSlots(texts[language]?.[field] ?? '', values, { html: field === 'content' });
  return [{ ...item, publishedAt: new Date(published_at), madeAt: new Date(made_at), language, say }];
}

/** The pictures of an announcement with what they show in its language, numbered in their order. */
function imagesOf(images: readonly ContentImage[], language: LanguageCode): Schemas['AnnouncementImage'][] {
  return images.map(({ url, width, height, alts }, index) => {
    const phoneUrl = narrowMediaPath(url);
    const size = width !== undefined && height !== undefined ? { width, height } : {};
    return { sequence: index + 1, url, ...(phoneUrl !== undefined && { phoneUrl }), ...size, alt: alts[language] ?? '' };
  });
}

const phonePicture = (path: string): string => narrowMediaPath(path) ?? phoneBannerArtPath(path);

/** In a preview, a visitor's page shows the popups of the chosen audience instead of its own. */
function asPreviewed<Item extends { place: string; audience: ContentAudience }>(item: Item, { audience }: ContentView): Item[] {
  if (audience === null || item.place !== 'PU') return [item];
  return item.audience === audience ? [{ ...item, audience: 'B' }] : [];
}

/** A key for an answer's state: the publications, the values from the settings and of promotions, and the language. */
async function stateOf(
  { db, merchant, clock, promotionFigures }: Context,
  kinds: readonly ContentKind[],
  asked: string | undefined,
  preview: string | undefined,
): Promise<PublicState> {
  if (preview !== undefined) return { state: null, left: null };
  const at = clock.now();
  const language = askedLanguage(merchant, asked);
  const { tag, next, promotions } = await stateWithFigures(db, { merchant: merchant.code, kinds, at }, promotionFigures);
  const facts = [...Object.values(slotValues(merchant, language)), ...Object.entries(promotions?.values(language) ?? {}).flat()].join();
  return { state: `${tag} ${language} ${facts}`, left: next === null ? null : next.getTime() - at.getTime() };
}
