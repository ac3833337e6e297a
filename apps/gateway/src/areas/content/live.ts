import { kindsWithFigures, type ContentFacts, type ContentKind, type ContentTexts } from '@parlour/domain/content';
import { sql } from 'kysely';
import type { PromotionFigures } from '../../kernel/context.ts';
import type { Db } from '../../kernel/tables.ts';
import type { ContentView } from './previews.ts';

/** An item as shown at a given time. */
export interface LiveItem {
  id: string;
  key: string;
  place: string;
  audience: 'A' | 'B' | 'F';
  position: number;
  version: number;
  texts: ContentTexts;
  facts: ContentFacts;
  /** When it was first shown: at the start of its plan, otherwise at its first publication. */
  published_at: Date;
  /** When this version was first shown. */
  since: Date;
  made_at: Date;
}

/**
 * What a merchant shows of a kind at a given time: of the plans that cover it, the one that started last, otherwise the published version.
 * Computed for each answer, so that a late job can never leave expired content visible (content N2). A preview's `draft` is shown whether
 * or not it is published.
 */
export async function liveItems(
  db: Db,
  { merchant, kind, at, draft = null }: { merchant: string; kind: ContentKind; at: Date; draft?: ContentView['draft'] },
): Promise<LiveItem[]> {
  const { rows } = await sql<LiveItem>`
    select item.id, item.key, item.place, item.audience, item.position, shown.version, shown.texts, shown.facts, shown.made_at,
      coalesce(plan.from_at, item.published_at, shown.made_at) as published_at,
      coalesce(plan.from_at, item.live_since, shown.made_at) as since
    from content_item as item
    left join lateral (
      select version, from_at from content_plan
      where item_id = item.id and ended_at is null and from_at <= ${at} and (to_at is null or to_at > ${at})
      order by from_at desc, id desc limit 1
    ) as plan on true
    join content_version as shown on shown.item_id = item.id and shown.version =
      case when item.id = ${draft?.item ?? null}::uuid then ${draft?.version ?? null}::integer else coalesce(plan.version, item.live_version) end
    where item.merchant = ${merchant} and item.kind = ${kind}
    order by item.position, item.key`.execute(db);
  return rows;
}

/** A key for the state of a kind: the number of publications, and the last planned change that has taken effect. */
export interface ContentState {
  tag: string;
  /** When the next planned change is; null if there is none. */
  next: Date | null;
  /** True if texts that are shown, or will be, name figures of promotions. */
  figures: boolean;
}

/** The state of some kinds at a given time, without their texts. */
export async function contentState(
  db: Db,
  { merchant, kinds, at }: { merchant: string; kinds: readonly ContentKind[]; at: Date },
): Promise<ContentState> {
  const { rows } = await sql<{ revision: string; figures: boolean; last: Date | null; next: Date | null }>`
    select
      (select coalesce(sum(revision), 0) from content_revision where merchant = ${merchant} and kind in (${sql.join(kinds)})) as revision,
      exists (
        select from content_item as item join content_version as v on v.item_id = item.id
        where item.merchant = ${merchant} and item.kind in (${sql.join(kinds)}) and item.kind in (${sql.join(kindsWithFigures)})
          and v.texts::text ~ '[{][a-z0-9-]+[.][A-Za-z]+[}]' and (v.version = item.live_version or exists (
            select from content_plan where item_id = item.id and version = v.version and ended_at is null))) as figures,
      max(edge) filter (where edge <= ${at}) as last,
      min(edge) filter (where edge > ${at}) as next
    from content_plan as plan
    join content_item as item on item.id = plan.item_id and item.kind in (${sql.join(kinds)})
    cross join lateral (values (plan.from_at), (plan.to_at)) as edges (edge)
    where plan.merchant = ${merchant} and plan.ended_at is null`.execute(db);
  const { revision, figures, last, next } = rows[0]!;
  return { tag: `${revision}.${last?.getTime() ?? 0}`, next, figures };
}

/** The figures of a merchant's open promotions at a time. */
export type FiguresAt = (db: Db, at: Date) => Promise<PromotionFigures>;

/**
 * The state of some kinds, and the figures of promotions if their texts name any (null if not). What is shown also changes when such a
 * promotion begins or ends, so `next` includes that.
 */
export async function stateWithFigures(
  db: Db,
  of: { merchant: string; kinds: readonly ContentKind[]; at: Date },
  promotionFigures: FiguresAt,
): Promise<Pick<ContentState, 'tag' | 'next'> & { promotions: PromotionFigures | null }> {
  const { tag, next, figures } = await contentState(db, of);
  const promotions = figures ? await promotionFigures(db, of.at) : null;
  const edges = [next, promotions?.next ?? null].flatMap((edge) => (edge === null ? [] : [edge.getTime()]));
  return { tag, next: edges.length === 0 ? null : new Date(Math.min(...edges)), promotions };
}
