import type { Currency } from '@parlour/domain';
import { AgentTree, type AffiliateTerms, type ContractKind, type Tier } from '@parlour/domain/agents';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { AgentContractTable } from '../tables.ts';
import { termsFrom, tiersFrom } from './stored-tiers.ts';

export type ContractRow = Selectable<AgentContractTable>;

/** Locks a line until the transaction ends, so that changes to its contracts and settlements of its bills follow each other. */
export async function lockLine(trx: Db, accountId: string): Promise<string> {
  const head = await headOf(trx, accountId);
  await lockHeads(trx, [head]);
  return head;
}

/** Locks lines by their heads, always in the same order, so that callers who lock several cannot deadlock. */
export async function lockHeads(trx: Db, heads: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('agent-line:' || head, 0))
    from (select head from unnest(${sql.val([...heads])}::text[]) as asked (head) order by head offset 0) ordered`.execute(trx);
}

/** The head of an account's line; an account at level 1 is its own head. */
export async function headOf(db: Db, accountId: string): Promise<string> {
  const { ancestor } = await db
    .selectFrom('member_line')
    .select('ancestor')
    .where('descendant', '=', accountId)
    .orderBy('depth', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return ancestor;
}

/** Contracts of one kind, with the accounts that have them and all accounts between, in the form of the domain's rules. */
export interface ContractLine {
  readonly tree: AgentTree;
  readonly contracts: ReadonlyMap<string, readonly Tier[]>;
  readonly terms: ReadonlyMap<string, AffiliateTerms>;
  readonly rows: ReadonlyMap<string, ContractRow>;
}

/**
 * The contracts of an account's uplines and of everybody below it. Without `span`, the active ones, without any that have an end date; with
 * it, those in force during the whole span.
 */
export async function contractLine(
  db: Db,
  { merchant, kind, of, currency }: { merchant: string; kind: ContractKind; of: string; currency: Currency },
  span?: { start: number; end: number },
): Promise<ContractLine> {
  let standing = db
    .selectFrom('agent_contract as c')
    .selectAll('c')
    .where('c.merchant', '=', merchant)
    .where('c.kind', '=', kind)
    .where('c.state', '=', 'active')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('member_line as l').select('l.depth').where('l.ancestor', '=', of).whereRef('l.descendant', '=', 'c.holder_id'),
        ),
        eb.exists(
          eb.selectFrom('member_line as l').select('l.depth').where('l.descendant', '=', of).whereRef('l.ancestor', '=', 'c.holder_id'),
        ),
      ]),
    );
  if (!span) standing = standing.where('c.to_at', 'is', null);
  else {
    standing = standing
      .where('c.from_at', '<=', new Date(span.start))
      .where((eb) => eb.or([eb('c.to_at', 'is', null), eb('c.to_at', '>=', new Date(span.end))]));
  }
  const found = await standing.execute();
  const holders = found.map(({ holder_id }) => holder_id);
  const accounts = await sql<{ id: string; parent: string | null }>`
    select m.id, m.upline_id as parent from member m
    where m.id in (select ancestor from member_line where descendant = any (${sql.val([...holders, of])}::uuid[]))
    order by m.created_at, m.id`.execute(db);
  const tiers = new Map(found.map((row) => [row.holder_id, tiersFrom(row.tiers, currency)]));
  return {
    tree: new AgentTree(accounts.rows),
    contracts: tiers,
    terms: new Map(found.map((row) => [row.holder_id, termsFrom(tiers.get(row.holder_id)!, row.terms)])),
    rows: new Map(found.map((row) => [row.holder_id, row])),
  };
}

/** Whether an account or anybody below it has a contract that still matters: bills need the line as it was during their period. */
export async function hasContractsBelow(db: Db, accountId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('agent_contract as c')
    .innerJoin('member_line as line', (join) => join.onRef('line.descendant', '=', 'c.holder_id').on('line.ancestor', '=', accountId))
    .select('c.id')
    .where('c.state', '=', 'active')
    .where((eb) => eb.or([eb('c.to_at', 'is', null), eb('c.to_at', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
