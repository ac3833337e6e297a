import type { ContentFacts, ContentKind, ContentTexts } from '@parlour/domain/content';
import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import type { ContentView } from './previews.ts';

/** An item as it is shown at a time. */
export interface LiveItem {
  id: string;
  key: string;
  place: string;
  audience: 'A' | 'B' | 'F';
  position: number;
  version: number;
  texts: ContentTexts;
  facts: ContentFacts;
  /** Since when it has been shown: the start of its plan, otherwise its first publication. */
  published_at: Date;
  /** Since when this version has been shown. */
  since: Date;
  made_at: Date;
}

/**
 * What a merchant shows of a kind at a time: the plan that began last among those that cover it, otherwise the published version. It is
 * computed for each answer, so that no late job can show what is over (content N2). A preview's `draft` is shown whether or not it is
 * published.
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

/** What identifies the state of a kind: the number of publications, and the last planned change that has happened. */
export interface ContentState {
  tag: string;
  /** The next planned change; null if none is planned. */
  next: Date | null;
}

/** The state of some kinds at a time, without their texts. */
export async function contentState(
  db: Db,
  { merchant, kinds, at }: { merchant: string; kinds: readonly ContentKind[]; at: Date },
): Promise<ContentState> {
  const { rows } = await sql<{ revision: string; last: Date | null; next: Date | null }>`
    select
      (select coalesce(sum(revision), 0) from content_revision where merchant = ${merchant} and kind in (${sql.join(kinds)})) as revision,
      max(edge) filter (where edge <= ${at}) as last,
      min(edge) filter (where edge > ${at}) as next
    from content_plan as plan
    join content_item as item on item.id = plan.item_id and item.kind in (${sql.join(kinds)})
    cross join lateral (values (plan.from_at), (plan.to_at)) as edges (edge)
    where plan.merchant = ${merchant} and plan.ended_at is null`.execute(db);
  const { revision, last, next } = rows[0]!;
  return { tag: `${revision}.${last?.getTime() ?? 0}`, next };
}
