import type { components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { accountName } from '../../identity/member/login-name.ts';
import { agentPolicyOf } from '../policy.ts';
import type { ContractRow } from './lines.ts';
import { termsToWire } from './stored-tiers.ts';

type Schemas = components['schemas'];

/** Names of accounts by id. */
export async function accountNames(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const members = await db.selectFrom('member').selectAll().where('id', 'in', known).execute();
  return new Map(members.map((member) => [member.id, accountName(vault, member)]));
}

/** The state of a contract at a time: an unanswered offer past its deadline has lapsed, and a contract past its last period has ended. */
export function stateAt(row: ContractRow, now: Date): Schemas['ContractState'] {
  if (row.state === 'offered') return row.lapses_at && row.lapses_at <= now ? 'lapsed' : 'offered';
  if (row.state !== 'active') return row.state;
  if (row.to_at) return row.to_at <= now ? 'ended' : 'active';
  return row.ending_asked_by === null ? 'active' : 'ending';
}

/** Contracts as the calling agent sees them. */
export async function contractsToWire(context: Context, rows: readonly ContractRow[]): Promise<Schemas['AgentContract'][]> {
  const names = await accountNames(
    context,
    rows.flatMap(({ holder_id, payer_id }) => [holder_id, payer_id]),
  );
  const me = sessionOf(context).memberId;
  const { db, merchant, clock } = context;
  const now = clock.now();
  // Which currency the policy's amounts are read in does not matter here.
  const policy = rows.length === 0 ? null : await agentPolicyOf(db, merchant.code, merchant.currency);
  return rows.map((row) => ({
    contractId: row.id,
    account: names.get(row.holder_id) ?? '',
    offeredBy: row.payer_id === null ? null : (names.get(row.payer_id) ?? null),
    kind: row.kind,
    cycle: policy && row.state === 'active' ? policy.cycleOf(row.kind) : row.cycle,
    version: row.version,
    tiers: [...row.tiers],
    ...(row.kind === 'affiliate' && { terms: termsToWire(row.terms) }),
    state: stateAt(row, now),
    side: row.holder_id === me ? 'holder' : row.payer_id === me ? 'payer' : 'other',
    from: row.from_at?.toISOString() ?? null,
    to: row.to_at?.toISOString() ?? null,
    offeredAt: row.offered_at.toISOString(),
    lapsesAt: row.to_at ? null : (row.lapses_at?.toISOString() ?? null),
    endingAskedBy: row.ending_asked_by,
  }));
}

export async function contractToWire(context: Context, row: ContractRow): Promise<Schemas['AgentContract']> {
  const [contract] = await contractsToWire(context, [row]);
  if (!contract) throw new Error(`contract ${row.id} was not written`);
  return contract;
}
