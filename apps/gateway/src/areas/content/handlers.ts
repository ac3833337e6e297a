import type { components } from '@parlour/api/contract';
import type { LanguageCode } from '@parlour/domain';
import { contentLanguage, fillSlots, type ContentField, type ContentKind } from '@parlour/domain/content';
import { phoneBannerArtPath } from '../catalogue/shipped/index.ts';
import { publicly, type HandlersOf } from '../../http/handler.ts';
import { askedLanguage } from '../../kernel/asked-language.ts';
import type { Context } from '../../kernel/context.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { sendFeedback } from './feedback.ts';
import { contentState, liveItems, type LiveItem } from './live.ts';
import { slotValues } from './slot-values.ts';
import { winnersOf } from './winners.ts';

type Schemas = components['schemas'];

export const contentHandlers: HandlersOf<'listAnnouncements' | 'listBanners' | 'getHelpCenter' | 'listWinners' | 'sendFeedback'> = {
  listAnnouncements: publicly(
    (input, context) => stateOf(context, ['announcement'], input.query.language),
    async ({ query }, context) => {
      const types = (query.types ?? '').split(',').filter(Boolean);
      const items = await shown(context, 'announcement', query.language);
      return {
        list: items
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
            ...(item.say('action') && { action: item.say('action') }),
            ...(item.facts.linkage !== undefined && { linkage: item.facts.linkage, linkageType: item.facts.linkageType ?? 'NONE' }),
          })),
      };
    },
  ),

  listBanners: publicly(
    (input, context) => stateOf(context, ['banner'], input.query.language),
    async ({ query }, context) => {
      const items = await shown(context, 'banner', query.language);
      return {
        list: items
          .filter(({ place }) => place === query.groupName)
          .map((item) => ({
            id: item.id,
            groupName: query.groupName,
            title: item.say('title'),
            text: item.say('text'),
            ...(item.say('action') && { action: item.say('action') }),
            ...(item.say('terms') && { terms: item.say('terms') }),
            url: item.facts.picture ?? '',
            phoneUrl: phoneBannerArtPath(item.facts.picture ?? ''),
            linkage: item.facts.linkage ?? '',
            linkageType: item.facts.linkageType ?? 'NONE',
          })),
      };
    },
  ),

  getHelpCenter: publicly(
    (input, context) => stateOf(context, ['helpSection', 'helpArticle'], input.query.lang),
    async ({ query }, context) => {
      const [sections, articles] = [await shown(context, 'helpSection', query.lang), await shown(context, 'helpArticle', query.lang)];
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

  async listWinners({ query }, { db, merchant, clock }) {
    const list = await winnersOf(db, merchant, askedLanguage(merchant, query.language), query.limitNum ?? 20, clock.now());
    return { list, jackpot: { simulated: true } };
  },

  sendFeedback: ({ body }, context) => sendFeedback(context, body),
};

/** Items of a kind in the language asked for, with what settings fill in. */
async function shown({ db, merchant, clock }: Context, kind: ContentKind, asked: string | undefined) {
  const items = await liveItems(db, { merchant: merchant.code, kind, at: clock.now() });
  return items.flatMap((item) => inLanguage(item, askedLanguage(merchant, asked), merchant));
}

function inLanguage({ texts, published_at, made_at, ...item }: LiveItem, asked: LanguageCode, merchant: Merchant) {
  const language = contentLanguage(texts, asked, merchant.defaultLanguage);
  if (language === undefined) return [];
  const values = slotValues(merchant, language);
  const say = (field: ContentField) => fillSlots(texts[language]?.[field] ?? '', values, { html: field === 'content' });
  return [{ ...item, publishedAt: new Date(published_at), madeAt: new Date(made_at), language, say }];
}

/** What tells an answer from the one before: what was published, what the settings fill in, and the language. */
async function stateOf({ db, merchant, clock }: Context, kinds: readonly ContentKind[], asked: string | undefined) {
  const at = clock.now();
  const language = askedLanguage(merchant, asked);
  const { tag, next } = await contentState(db, { merchant: merchant.code, kinds, at });
  const facts = Object.values(slotValues(merchant, language)).join();
  return { state: `${tag} ${language} ${facts}`, left: next === null ? null : next.getTime() - at.getTime() };
}
