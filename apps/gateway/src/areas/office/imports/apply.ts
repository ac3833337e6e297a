import { importTakesTwo, type FeedKind } from '@parlour/domain/feed';
import { applyRows } from '../../catalogue/feeds/apply.ts';
import { rememberMapping } from '../../catalogue/feeds/keep.ts';
import { orderGameNames } from '../../catalogue/name-order.ts';
import { chosenRows, plannedNow, planOf, storedGames, type PlannedRow } from '../../catalogue/feeds/plan.ts';
import { tellSites } from '../../catalogue/tell-sites.ts';
import { schedule } from '../../../jobs/schedule.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { openFeed, outcomeOf, type FeedRow } from './feeds.ts';

/** Applies the selected rows of a list to the catalogue: all of them or none. */
export async function feedApply(operator: Operator, { id, state }: InputOf<'applyFeed'>): Promise<Schema<'ImportOutcome'>> {
  const { db, by, clock } = operator;
  const now = clock.now();
  const { feed, rows, stored } = await planned(operator, id);
  const outcome = await applyRows(db, { vendor: feed.vendor, rows, stored, state }, now);
  await rememberMapping(db, feed.vendor, feed.mapping, now);
  const applied = { outcome: JSON.stringify(outcome), applied_by: by.name, applied_at: now };
  await db.updateTable('game_feed').set(applied).where('id', '=', id).execute();
  await schedule(db, orderGameNames, {}, { key: id, at: now });
  await tellSites(operator, null);
  return outcomeOf({ ...feed, ...applied, outcome })!;
}

/** More than 50 changed games, or any retired one, require two operators. */
export async function examineImport(operator: Operator, { id, plan, state, reason }: InputOf<'applyFeed'>): Promise<Examined> {
  const told = reasonOf(reason, 'Say why: colleagues read it in the audit log.');
  const { feed, rows, now } = await planned(operator, id);
  if (rows.length === 0) throw refused('feed_nothing_chosen', 'No game is selected.');
  const counts = countsOf(rows);
  const fields: [Schema<'ProposedChange'>['field'], FeedKind][] = [
    ['newGames', 'new'],
    ['changedGames', 'changed'],
    ['gamesBack', 'back'],
    ['goneGames', 'gone'],
  ];
  // The operator must apply exactly what was displayed; for a proposal, any difference makes it stale.
  if (operator.proposal === undefined && (feed.plan !== plan || now !== plan))
    throw refused('feed_outdated', 'The list or the catalogue has changed since you checked the file. Check it again.');
  return {
    merchant: null,
    subject: { kind: 'vendor', id: feed.vendor, name: `${feed.vendor}, ${feed.source}` },
    changes: [
      ...fields.flatMap(([field, kind]) => (counts[kind] ? [{ field, before: null, after: String(counts[kind]) }] : [])),
      ...(counts.new ? [{ field: 'offered' as const, before: null, after: state }] : []),
    ],
    effect: null,
    reason: told,
    version: now,
    needsTwo: importTakesTwo(counts),
  };
}

interface Planned {
  feed: FeedRow;
  rows: PlannedRow[];
  stored: Awaited<ReturnType<typeof storedGames>>;
  /** The hash of what the selected rows would change now. */
  now: string;
}

/** Determines what a list would change. Other imports of the vendor wait until the transaction ends. */
async function planned({ db }: Operator, id: string): Promise<Planned> {
  const feed = await openFeed(db, id);
  await db.selectFrom('vendor').select('code').where('code', '=', feed.vendor).forUpdate().execute();
  const stored = await storedGames(db, feed.vendor);
  const rows = await chosenRows(db, id);
  return { feed, rows, stored, now: planOf(plannedNow(rows, stored)) };
}

function countsOf(rows: readonly PlannedRow[]): Partial<Record<FeedKind, number>> {
  const counts: Partial<Record<FeedKind, number>> = {};
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
