import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../kernel/tables.ts';
import type { CaseKind, Difference, DifferenceKind, Span } from './difference.ts';

export interface Raised {
  id: string;
  difference: Difference;
}

/**
 * Opens a case for each difference without one, and updates open ones. A difference that an operator has explained is not raised again
 * unless it changes. Returns the new cases, and the ids of all open ones that were seen.
 */
export async function raiseCases(
  trx: Db,
  differences: readonly Difference[],
  now: Date,
): Promise<{ raised: Raised[]; seen: ReadonlySet<string> }> {
  const raised: Raised[] = [];
  const seen = new Set<string>();
  for (const difference of differences) {
    const { kind, subject, merchant, at, expected, found } = difference;
    const last = await trx
      .selectFrom('reconciliation_case')
      .selectAll()
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .orderBy(sql`resolved_at desc nulls first`)
      .limit(1)
      .executeTakeFirst();
    if (last && last.resolved_at === null) {
      const change = { expected, found, subject_at: at, last_seen: now };
      await trx.updateTable('reconciliation_case').set(change).where('id', '=', last.id).execute();
      seen.add(last.id);
      continue;
    }
    const explained = last && last.resolved_by !== reconciler && last.expected === expected && last.found === found;
    if (explained) continue;
    const id = uuid({ msecs: now.getTime() });
    const opened = { id, kind, subject, merchant, subject_at: at, expected, found, first_seen: now, last_seen: now };
    await trx
      .insertInto('reconciliation_case')
      .values({ ...opened, resolved_at: null, resolved_by: null, resolution: null })
      .execute();
    raised.push({ id, difference });
    seen.add(id);
  }
  return { raised, seen };
}

/** Recorded as the closer of a case whose difference has disappeared. */
const reconciler = 'reconciliation';

/** Closes open cases of `kinds` about `span` that were not `seen` again; returns how many. */
export async function closeVanished(
  trx: Db,
  { kinds, span, seen }: { kinds: readonly DifferenceKind[]; span: Span; seen: ReadonlySet<string> },
  now: Date,
): Promise<number> {
  const open = await trx
    .selectFrom('reconciliation_case')
    .select('id')
    .where('resolved_at', 'is', null)
    .where('kind', 'in', kinds)
    .where((e) => e.or([e('subject_at', 'is', null), e.and([e('subject_at', '>=', span.from), e('subject_at', '<', span.to)])]))
    .execute();
  const gone = open.map(({ id }) => id).filter((id) => !seen.has(id));
  for (const id of gone)
    await trx
      .updateTable('reconciliation_case')
      .set({ resolved_at: now, resolved_by: reconciler, resolution: 'the difference is gone' })
      .where('id', '=', id)
      .execute();
  return gone.length;
}

/** Open cases, oldest first. */
export function openCases(db: Db) {
  return db.selectFrom('reconciliation_case').selectAll().where('resolved_at', 'is', null).orderBy('first_seen').orderBy('id').execute();
}

/** How many cases of each kind are open, for the metrics. */
export async function countOpenCases(db: Db): Promise<{ kind: CaseKind; count: number }[]> {
  const rows = await db
    .selectFrom('reconciliation_case')
    .select((e) => ['kind', e.fn.countAll().as('count')])
    .where('resolved_at', 'is', null)
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

/** Records an operator's explanation of a difference; undefined if there is no such open case. */
export function explainCase(trx: Db, { id, by, resolution }: { id: string; by: string; resolution: string }, now: Date) {
  return trx
    .updateTable('reconciliation_case')
    .set({ resolved_at: now, resolved_by: by, resolution })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
