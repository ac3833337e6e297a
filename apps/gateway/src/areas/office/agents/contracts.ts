import { sql } from 'kysely';
import { termsToWire } from '../../agents/contracts/stored-tiers.ts';
import { stateAt } from '../../agents/contracts/to-wire.ts';
import { aboutOf, continues, exactly, pageOf, pageRows } from '../lists.ts';
import { memberOrErased } from '../members/the-member.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { codesNamed } from './amounts.ts';

/** Contracts of agents, latest first. */
export async function agentContracts(operator: Operator, { merchant, member: named, kind, state, after }: InputOf<'listAgentContracts'>) {
  const now = operator.clock.now();
  let contracts = operator.db
    .selectFrom('agent_contract as c')
    .innerJoin('member as holder', 'holder.id', 'c.holder_id')
    .leftJoin('member as payer', 'payer.id', 'c.payer_id')
    .selectAll('c')
    .select(['holder.username as holder', 'payer.username as payer'])
    .where('c.merchant', 'in', codesNamed(operator, merchant));
  if (kind !== undefined) contracts = contracts.where(sql<boolean>`c.kind = ${kind}`);
  if (named !== undefined) contracts = contracts.where('c.holder_id', '=', (await memberOrErased(operator, named, merchant)).id);
  // The same rule as `stateAt`, in SQL.
  if (state !== undefined)
    contracts = contracts.where(
      sql<boolean>`${state} = case
        when c.state = 'offered' and c.lapses_at <= ${now} then 'lapsed'
        when c.state <> 'active' then c.state
        when c.to_at <= ${now} then 'ended'
        when c.to_at is null and c.ending_asked_by is not null then 'ending'
        else 'active' end`,
    );
  const read = await contracts
    .select(exactly('c.offered_at').as('place'))
    .where(continues(['c.offered_at', 'c.id'], after))
    .orderBy('c.offered_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ place, id }) => [place, id]);
  const list = rows.map((row): Schema<'OfficeContract'> => ({
    contractId: row.id,
    merchant: row.merchant,
    member: row.holder,
    payer: row.payer,
    kind: row.kind,
    cycle: row.cycle,
    version: row.version,
    tiers: [...row.tiers],
    ...(row.kind === 'affiliate' && { terms: termsToWire(row.terms) }),
    state: stateAt(row, now),
    offeredAt: row.offered_at.toISOString(),
    from: row.from_at?.toISOString() ?? null,
    to: row.to_at?.toISOString() ?? null,
  }));
  return { list, next, about: await aboutOf(operator.db, contracts.clearSelect().select('c.id'), after) };
}
