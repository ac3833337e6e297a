import { isCurrency, type Currency } from '@parlour/domain';
import { parseRate, platform, reasonsAgainst, wholeRate } from '@parlour/domain/agents';
import { sql } from 'kysely';
import { writeOffClaim } from '../../agents/bills/write-off.ts';
import { endContract, keepContract, offerContract } from '../../agents/contracts/life.ts';
import { termsToWire, tiersFrom, tiersToWire } from '../../agents/contracts/stored-tiers.ts';
import { agentPolicyOf } from '../../agents/policy.ts';
import { runPeriod } from '../../agents/settlement/run.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { tell } from '../audit/append.ts';
import { aboutOf, exactly, pageOf, pageRows, placeAfter } from '../lists.ts';
import { theMember } from '../members/the-member.ts';
import { oneMerchantNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { codesNamed, decimal } from './amounts.ts';

/** Settlements of contracts, latest first. */
export async function agentRuns(operator: Operator, { merchant, kind, after }: InputOf<'listAgentRuns'>) {
  const found = sql`agent_run r where r.merchant = any (${sql.val(codesNamed(operator, merchant))}::text[])
    and (${kind ?? null}::text is null or r.kind = ${kind ?? null})`;
  const [at, ofMerchant, ofKind] = after === undefined ? [] : placeAfter(after, ['time', 'text', 'text']);
  const further =
    at === undefined
      ? sql`true`
      : sql`(r.ends_at < ${at}::timestamptz or r.ends_at = ${at}::timestamptz and (r.merchant, r.kind) > (${ofMerchant!}, ${ofKind!}))`;
  const read = await sql<
    Record<'merchant' | 'kind' | 'period' | 'lines' | 'bills' | 'due' | 'paid' | 'owed' | 'place', string> & {
      starts_at: Date;
      ends_at: Date;
      policy_version: number;
      done_at: Date | null;
    }
  >`
    select r.*, ${exactly('r.ends_at')} as place, (select count(*) from agent_line_run l where l.merchant = r.merchant and l.kind = r.kind and l.period = r.period)::text as lines,
      b.bills::text as bills, b.due::text as due, b.paid::text as paid, b.owed::text as owed
    from (select r.* from ${found} and ${further} order by r.ends_at desc, r.merchant, r.kind limit ${pageRows + 1}) r cross join lateral (
      select count(*) as bills, coalesce(sum(due), 0) as due, coalesce(sum(paid), 0) as paid, coalesce(sum(owed), 0) as owed
      from agent_bill where merchant = r.merchant and kind = r.kind and period = r.period and starts_at = r.starts_at) b
    order by r.ends_at desc, r.merchant, r.kind`.execute(operator.db);
  const { rows, next } = pageOf(read.rows, (row) => [row.place, row.merchant, row.kind]);
  const list = rows.map((row): Schema<'AgentRun'> => {
    const { currency } = operator.merchants.byCode(row.merchant);
    return {
      merchant: row.merchant,
      kind: row.kind as Schema<'RunKind'>,
      period: row.period,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      policyVersion: row.policy_version,
      lines: Number(row.lines),
      bills: Number(row.bills),
      due: decimal(row.due, currency),
      paid: decimal(row.paid, currency),
      owed: decimal(row.owed, currency),
      currency,
      done: row.done_at?.toISOString() ?? null,
    };
  });
  return { list, next, about: await aboutOf(operator.db, sql`select r.kind from ${found}`, after) };
}

/** Open claims, oldest first. */
export async function agentClaims(operator: Operator, { merchant, after }: InputOf<'listAgentClaims'>) {
  const found = operator.db
    .selectFrom('agent_claim as c')
    .innerJoin('member as debtor', 'debtor.id', 'c.from_id')
    .leftJoin('member as creditor', 'creditor.id', 'c.to_id')
    .selectAll('c')
    .select(['debtor.username as debtor', 'creditor.username as creditor'])
    .where('c.merchant', 'in', codesNamed(operator, merchant))
    .where('c.amount', '>', '0');
  const further = after === undefined ? found : found.where('c.id', '>', String(placeAfter(after, ['number'])[0]));
  const read = await further
    .orderBy('c.id')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ id }) => [Number(id)]);
  const list = rows.map((row): Schema<'OfficeClaim'> => ({
    id: String(row.id),
    merchant: row.merchant,
    kind: row.kind,
    from: row.debtor,
    to: row.creditor,
    open: decimal(row.amount, row.currency),
    arisen: decimal(row.arisen, row.currency),
    currency: row.currency,
    reason: row.reason,
    billKey: row.bill_key,
    aroseAt: row.arose_at.toISOString(),
  }));
  return { list, next, about: await aboutOf(operator.db, found.clearSelect().select('c.id'), after) };
}

/** Runs a period again. A period that was already settled is only corrected and collected. */
export async function agentRun(
  operator: Operator,
  { kind, period, merchant: named }: InputOf<'runAgents'>,
): Promise<Schema<'AgentRunDone'>> {
  const merchant = oneMerchantNamed(operator, named);
  const known = await operator.db
    .selectFrom('agent_run')
    .select('period')
    .where('merchant', '=', merchant.code)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();
  if (!known) throw refused('not_found', `${period} has not run and is not due: the job runs periods when they are over.`);
  const newLines = await runPeriod(operator.db, merchant, kind, period, operator.clock.now());
  tell(operator, { merchant: merchant.code, subject: { kind: 'agentRun', id: `${kind}:${period}` }, after: { newLines } });
  return { merchant: merchant.code, kind, period, newLines };
}

async function theClaim(operator: Operator, { claim: id, merchant }: InputOf<'writeOffClaim'>) {
  const row = await operator.db
    .selectFrom('agent_claim as c')
    .innerJoin('member as debtor', 'debtor.id', 'c.from_id')
    .selectAll('c')
    .select('debtor.username as debtor')
    .where('c.id', '=', id)
    .where('c.merchant', 'in', codesNamed(operator, merchant))
    .where('c.amount', '>', '0')
    .executeTakeFirst();
  if (!row) throw refused('not_found', `There is no open claim ${id}.`);
  return row;
}

const asReason = (text: string) => reasonOf(text, 'The books keep the reason: give one with --reason.');

/** Writes off a claim for good, once two operators agree. */
export async function claimWriteOff(operator: Operator, input: InputOf<'writeOffClaim'>): Promise<Schema<'ClaimWrittenOff'>> {
  asReason(input.reason);
  const row = await theClaim(operator, input);
  const by = approvedBy(operator);
  const written = await inTransaction(operator.db, (trx) =>
    writeOffClaim(trx, { id: String(row.id), headId: row.head_id, by }, operator.clock.now()),
  );
  return { claim: input.claim, writtenOff: decimal(written, row.currency), currency: row.currency };
}

export async function examineClaimWriteOff(operator: Operator, input: InputOf<'writeOffClaim'>): Promise<Examined> {
  const row = await theClaim(operator, input);
  const open = decimal(row.amount, row.currency);
  return {
    merchant: row.merchant,
    subject: { kind: 'member', id: row.from_id, name: row.debtor },
    changes: [{ field: 'debt', before: `${open} ${row.currency}`, after: `0 ${row.currency}` }],
    effect: { kind: 'writesOff', amount: open, currency: row.currency, member: row.debtor },
    reason: asReason(input.reason),
    version: `claims ${open}`,
    needsTwo: true,
  };
}

/** Offers a platform contract, once two operators agree; its holder accepts or rejects it. */
export async function platformOffer(operator: Operator, input: InputOf<'offerPlatformContract'>): Promise<Schema<'PlatformContract'>> {
  const { holder, tiers } = await theHead(operator, input);
  const madeBy = approvedBy(operator);
  const merchant = operator.merchants.byCode(holder.merchant);
  const changing = { merchant, now: operator.clock.now() };
  const row = await inTransaction(operator.db, (trx) =>
    offerContract(
      { trx, ...changing },
      { kind: input.kind, holder, tiers, cycle: input.cycle, terms: input.terms, by: platform, madeBy, closure: null },
    ),
  ).catch((error: unknown) => {
    if (error instanceof Refusal)
      throw refused('contract_refused', `${error.code} ${String(error.details.params?.['reasons'] ?? '')}`.trim());
    throw error;
  });
  return { contractId: row.id, member: holder.username, kind: input.kind, version: row.version };
}

export async function examinePlatformOffer(operator: Operator, input: InputOf<'offerPlatformContract'>): Promise<Examined> {
  const { holder, tiers, currency } = await theHead(operator, input);
  const offered = JSON.stringify(tiersToWire(tiers, currency));
  const policy = await agentPolicyOf(operator.db, holder.merchant, currency);
  const against = reasonsAgainst({ kind: input.kind, tiers, payer: 'platform', policy: policy.offersOf(input.kind) });
  // An impossible offer is refused at once; nobody should have to decide on it.
  if (against.length > 0) throw refused('contract_refused', `out_of_range ${against.join(',')}`);
  if (input.cycle !== undefined && input.cycle !== policy.cycleOf(input.kind)) throw refused('contract_refused', 'other_cycle');
  const stated = statedTerms(input);
  return {
    merchant: holder.merchant,
    subject: { kind: 'member', id: holder.id, name: holder.username },
    changes: [{ field: 'offer', before: null, after: [input.kind, offered, stated].filter((part) => part !== null).join(' ') }],
    effect: null,
    reason: asReason(input.reason),
    version: [offered, stated].filter((part) => part !== null).join(' '),
    needsTwo: true,
  };
}

/** The terms of an affiliate besides the tiers, as the proposal shows them; null for none. Throws `contract_refused` for impossible ones. */
function statedTerms({ kind, terms }: InputOf<'offerPlatformContract'>): string | null {
  if (!terms || Object.keys(terms).length === 0) return null;
  if (kind !== 'affiliate') throw refused('contract_refused', 'Only contracts of affiliates state fees.');
  const { platformFee, paymentFee, introducerRate } = terms;
  if ([platformFee, paymentFee, introducerRate].some((rate) => (parseRate(rate ?? '0') ?? 0n) > wholeRate))
    throw refused('contract_refused', 'A fee or share is at most 100 percent.');
  return JSON.stringify(termsToWire(terms));
}

async function theHead(operator: Operator, { member: named, merchant, tiers }: InputOf<'offerPlatformContract'>) {
  const holder = await theMember(operator, named, merchant);
  if (holder.upline_id !== null)
    throw refused('contract_refused', `${holder.username} is not the head of a line: the direct upline offers.`);
  const currency = holder.currency as Currency;
  return { holder, currency, tiers: tiersFrom(tiers, currency) };
}

/** Ends a contract, and every contract below that depends on it, with the running period; or cancels a requested end. */
export async function contractEnd(
  operator: Operator,
  { contract: id, keep = false, merchant }: InputOf<'endAgentContract'>,
): Promise<Schema<'EndedContract'>> {
  const row = await operator.db
    .selectFrom('agent_contract as c')
    .innerJoin('member as m', 'm.id', 'c.holder_id')
    .selectAll('c')
    .select('m.currency')
    .where('c.id', '=', id)
    .where('c.merchant', 'in', codesNamed(operator, merchant))
    .executeTakeFirst();
  if (!row || !isCurrency(row.currency)) throw refused('not_found', `There is no contract ${id}.`);
  const { currency } = row;
  const changing = { merchant: operator.merchants.byCode(row.merchant), now: operator.clock.now() };
  const ended = await inTransaction(operator.db, (trx) =>
    keep ? keepContract({ trx, ...changing }, row) : endContract({ trx, ...changing }, row, currency),
  ).catch((error: unknown) => {
    if (error instanceof Refusal)
      throw refused(
        'contract_refused',
        keep ? 'No one has asked to end this contract.' : 'The contract is not in force, or is already ending.',
      );
    throw error;
  });
  tell(operator, { merchant: row.merchant, subject: { kind: 'contract', id }, ...(keep && { after: { keep } }) });
  return { contractId: id, kind: row.kind, ends: keep ? null : (ended.to_at ?? changing.now).toISOString() };
}
