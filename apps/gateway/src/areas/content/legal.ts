import type { LegalDocument } from '@parlour/domain/content';
import { sql } from 'kysely';
import type { HandlersOf } from '../../http/handler.ts';
import { sessionOf } from '../../kernel/context.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { liveItems, type LiveItem } from './live.ts';

/** Which versions of the legal texts members have accepted (content N41). */
export const legalHandlers: HandlersOf<'getLegalState' | 'acceptLegalText'> = {
  async getLegalState(_input, context) {
    const { db, clock } = context;
    const live = await liveLegal(context, clock.now());
    const rows = await db
      .selectFrom('legal_acceptance')
      .select(['item_id', 'version', 'accepted_at'])
      .where('member_id', '=', sessionOf(context).memberId)
      .orderBy('version', 'desc')
      .execute();
    const newest = (item: LiveItem) => rows.find(({ item_id }) => item_id === item.id);
    const due = [];
    for (const item of live) {
      const asked = await askedVersion(db, item);
      if (asked !== null && asked > (newest(item)?.version ?? 0)) due.push({ document: documentOf(item), version: item.version });
    }
    return {
      due,
      accepted: live.flatMap((item) => {
        const row = newest(item);
        return row ? [{ document: documentOf(item), version: row.version, at: row.accepted_at.toISOString() }] : [];
      }),
    };
  },

  async acceptLegalText({ params, body }, context) {
    const now = context.clock.now();
    const live = await liveLegal(context, now);
    const item = live.find(({ key, version }) => key === params.document && version === body.version);
    if (!item) throw new Refusal('not_found');
    await accept(context.db, { merchant: context.merchant.code, memberId: sessionOf(context).memberId, item }, now);
    return null;
  },
};

/** Records that a member accepted the live terms, as every member does on registering. */
export async function acceptTerms(db: Db, merchant: Pick<Merchant, 'code'>, memberId: string, now: Date): Promise<void> {
  const item = (await liveLegal({ db, merchant }, now)).find(({ key }) => key === 'terms');
  if (item) await accept(db, { merchant: merchant.code, memberId, item }, now);
}

const liveLegal = ({ db, merchant }: { db: Db; merchant: Pick<Merchant, 'code'> }, at: Date) =>
  liveItems(db, { merchant: merchant.code, kind: 'legal', at });

const documentOf = ({ key }: LiveItem) => key as LegalDocument;

async function accept(
  db: Db,
  { merchant, memberId, item }: { merchant: string; memberId: string; item: LiveItem },
  now: Date,
): Promise<void> {
  await db
    .insertInto('legal_acceptance')
    .values({ merchant, member_id: memberId, item_id: item.id, version: item.version, accepted_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'item_id', 'version']).doNothing())
    .execute();
}

/**
 * The oldest version whose acceptance satisfies the merchant: the live one if it requires acceptance, otherwise the latest earlier one that
 * did and was once live, which any acceptance of it shows. Null if none requires acceptance.
 */
async function askedVersion(db: Db, { id, version, facts }: LiveItem): Promise<number | null> {
  if (facts.acceptance) return version;
  const before = await db
    .selectFrom('content_version as before')
    .select(({ fn }) => fn.max('before.version').as('version'))
    .where('before.item_id', '=', id)
    .where('before.version', '<', version)
    .where(sql<boolean>`(before.facts ->> 'acceptance')::boolean`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('legal_acceptance as accepted')
          .select('accepted.version')
          .whereRef('accepted.item_id', '=', 'before.item_id')
          .whereRef('accepted.version', '=', 'before.version'),
      ),
    )
    .executeTakeFirst();
  return before?.version ?? null;
}
