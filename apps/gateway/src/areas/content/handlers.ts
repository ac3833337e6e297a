import type { components } from '@parlour/api/contract';
import { phoneBannerArtPath } from '../catalogue/shipped/index.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { askedLanguage, textIn } from '../../kernel/asked-language.ts';
import { sendFeedback } from './feedback.ts';
import { announcementsOf, bannersOf } from './store.ts';
import { winnersOf } from './winners.ts';

type Schemas = components['schemas'];

export const contentHandlers: HandlersOf<'listAnnouncements' | 'listBanners' | 'listWinners' | 'sendFeedback'> = {
  async listAnnouncements({ query }, { db, merchant }) {
    const language = askedLanguage(merchant, query.language);
    const rows = await announcementsOf(db, merchant.code, (query.types ?? '').split(',').filter(Boolean));
    return {
      list: rows.map((row) => ({
        id: row.id,
        title: textIn(row.title, language, merchant),
        content: textIn(row.content, language, merchant),
        execution: row.execution as Schemas['Announcement']['execution'],
        type: row.type as Schemas['Announcement']['type'],
        publishedAt: new Date(row.published_at).toISOString(),
      })),
    };
  },

  async listBanners({ query }, { db, merchant }) {
    const language = askedLanguage(merchant, query.language);
    const rows = await bannersOf(db, merchant.code, query.groupName);
    return {
      list: rows.map((row) => {
        const action = textIn(row.action, language, merchant);
        const terms = textIn(row.terms, language, merchant);
        return {
          id: row.id,
          groupName: query.groupName,
          title: textIn(row.title, language, merchant),
          text: textIn(row.body, language, merchant),
          ...(action ? { action } : {}),
          ...(terms ? { terms } : {}),
          url: row.picture,
          phoneUrl: phoneBannerArtPath(row.picture),
          linkage: row.linkage,
          linkageType: row.linkage_type as Schemas['Banner']['linkageType'],
        };
      }),
    };
  },

  async listWinners({ query }, { db, merchant, clock }) {
    const list = await winnersOf(db, merchant, askedLanguage(merchant, query.language), query.limitNum ?? 20, clock.now());
    return { list, jackpot: { simulated: true } };
  },

  sendFeedback: ({ body }, context) => sendFeedback(context, body),
};
