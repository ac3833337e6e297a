import type { BodyOf } from '@parlour/api/contract';
import type { Context } from '../../kernel/context.ts';
import { limit, limitByAddress } from '../../kernel/rate-limit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { liveItems } from './live.ts';

/** Counts a reader's opinion of the version of a help article that they read. Nothing about the reader is stored. */
export async function rateHelpArticle(context: Context, slug: string, { version, helpful }: BodyOf<'rateHelpArticle'>): Promise<null> {
  const { db, merchant, clock, session } = context;
  const now = clock.now();
  const most = { bucket: `help:${merchant.code}`, max: 30, windowSeconds: 3600 };
  if (session) await limit(context, { ...most, bucket: `${most.bucket}:${session.memberId}` }, now);
  else await limitByAddress(context, most, now);
  const articles = await liveItems(db, { merchant: merchant.code, kind: 'helpArticle', at: now });
  const article = articles.find((each) => each.key === slug && each.version === version);
  if (!article) throw new Refusal('not_found');
  await db
    .insertInto('help_opinion')
    .values({ merchant: merchant.code, item_id: article.id, version, helpful: helpful ? 1 : 0, unhelpful: helpful ? 0 : 1 })
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'version']).doUpdateSet((e) => ({
        helpful: e('help_opinion.helpful', '+', e.ref('excluded.helpful')),
        unhelpful: e('help_opinion.unhelpful', '+', e.ref('excluded.unhelpful')),
      })),
    )
    .execute();
  return null;
}
