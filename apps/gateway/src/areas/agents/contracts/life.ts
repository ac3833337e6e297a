import { isCurrency, type Currency } from '@parlour/domain';
import { closureOf, judgeOffer, platform, type ContractKind, type Cycle, type Tier } from '@parlour/domain/agents';
import { v7 as uuid } from 'uuid';
import type { Merchant, Merchants } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { agentPolicyOf } from '../policy.ts';
import { comingPeriod } from '../settlement/periods.ts';
import { contractLine, lockLine, type ContractRow } from './lines.ts';
import { stateAt } from './to-wire.ts';
import { haveSameTerms, tiersFrom, tiersToWire, type StoredTerms } from './stored-tiers.ts';

/** The transaction that everything below runs in. */
export interface Changing {
  readonly trx: Db;
  readonly merchant: Pick<Merchant, 'code' | 'brand'>;
  readonly now: Date;
}

/** How many days an offer, or a request to end a contract, waits for an answer. */
const answerDays = 7;
const inDays = (now: Date): Date => new Date(now.getTime() + answerDays * 24 * 3600 * 1000);

export interface Offer {
  readonly kind: ContractKind;
  readonly holder: { readonly id: string; readonly upline_id: string | null; readonly currency: string };
  readonly tiers: readonly Tier[];
  /** The cycle that the offering agent or operator was shown; where absent, that of the next period. */
  readonly cycle?: Cycle | undefined;
  /** Of an affiliate; where absent, those of the offering agent's own contract. */
  readonly terms?: StoredTerms | undefined;
  /** An account's id, or `platform`. */
  readonly by: string;
  /** The user who made the offer. */
  readonly madeBy: string;
  /** Ids of the accounts whose contracts were shown to end with it; null for an operator's offer, which has no preview. */
  readonly closure: readonly string[] | null;
}

/**
 * Offers a contract, which waits for its holder. Throws `no_own_contract`, `own_contract_unsigned`, `already_offered`, `already_signed`,
 * `unpaid_claims`, `other_cycle`, `out_of_range` with its reasons, and `closure_changed` (agents.md 3).
 */
export async function offerContract({ trx, merchant, now }: Changing, offer: Offer): Promise<ContractRow> {
  const { kind, holder, tiers, by } = offer;
  const currency = holder.currency as Currency;
  await lockLine(trx, holder.id);
  await lapseOffers(trx, now, holder.id);
  const line = await contractLine(trx, { merchant: merchant.code, kind, of: holder.id, currency });
  if (by !== platform && !line.contracts.has(by))
    throw new Refusal((await openOffer(trx, by, kind)) ? 'own_contract_unsigned' : 'no_own_contract');
  if (await openOffer(trx, holder.id, kind)) throw new Refusal('already_offered');
  const stored = tiersToWire(tiers, currency);
  const current = line.rows.get(holder.id);
  // An agent passes on the fees that its own contract states: otherwise the players of its line would come without them.
  const terms = offer.terms ?? (kind === 'affiliate' ? line.rows.get(by)?.terms : undefined) ?? {};
  const isSigned =
    current &&
    haveSameTerms(current.terms, terms) &&
    JSON.stringify(tiersToWire(tiersFrom(current.tiers, currency), currency)) === JSON.stringify(stored);
  if (isSigned) throw new Refusal('already_signed');
  await refuseWithClaims(trx, by);
  const policy = await agentPolicyOf(trx, merchant.code, currency);
  const cycle = policy.cycleOf(kind);
  if (offer.cycle !== undefined && offer.cycle !== cycle) throw new Refusal('other_cycle');
  const judged = judgeOffer({
    kind,
    tree: line.tree,
    contracts: line.contracts,
    holder: holder.id,
    by,
    tiers,
    policy: policy.offersOf(kind),
  });
  if (!judged.valid) throw outOfRange(judged.reasons);
  if (offer.closure) refuseChanged(judged.closure, offer.closure);
  const { version } = await trx
    .selectFrom('agent_contract')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), eb.val(0)).as('version'))
    .where('holder_id', '=', holder.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('agent_contract')
    .values({
      id: uuid({ msecs: now.getTime() }),
      merchant: merchant.code,
      kind,
      cycle,
      holder_id: holder.id,
      payer_id: by === platform ? null : by,
      version: Number(version) + 1,
      tiers: JSON.stringify(stored),
      terms: JSON.stringify(terms),
      state: 'offered',
      closure: [...judged.closure],
      offered_by: offer.madeBy,
      offered_at: now,
      lapses_at: inDays(now),
      decided_at: null,
      from_at: null,
      to_at: null,
      ending_asked_by: null,
      ending_asked_at: null,
      ending_rejected_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Turns an offer into the holder's contract, from the next period on. The contract that it replaces, and everything in the closure, end
 * then. Throws `contract_state`, `other_cycle`, `out_of_range` and `closure_changed`.
 */
export async function acceptOffer(
  changing: Changing,
  row: ContractRow,
  currency: Currency,
  closure: readonly string[],
): Promise<ContractRow> {
  const { trx, merchant, now } = changing;
  await lockLine(trx, row.holder_id);
  const offer = await lockContract(trx, row.id);
  if (stateAt(offer, now) !== 'offered') throw new Refusal('contract_state');
  const { kind, holder_id: holder, cycle } = offer;
  const line = await contractLine(trx, { merchant: merchant.code, kind, of: holder, currency });
  const policy = await agentPolicyOf(trx, merchant.code, currency);
  // Thresholds that were meant for a week mean something else for a month.
  if (policy.cycleOf(kind) !== cycle) throw new Refusal('other_cycle');
  const judged = judgeOffer({
    kind,
    tree: line.tree,
    contracts: line.contracts,
    holder,
    by: offer.payer_id ?? platform,
    tiers: tiersFrom(offer.tiers, currency),
    policy: policy.offersOf(kind),
  });
  if (!judged.valid) throw outOfRange(judged.reasons);
  refuseChanged(judged.closure, closure);
  const from = await beginningOfNext(changing, kind);
  await endStanding(trx, kind, [holder, ...judged.closure], from);
  return trx
    .updateTable('agent_contract')
    .set({ state: 'active', from_at: from, decided_at: now, lapses_at: null, closure: [...judged.closure] })
    .where('id', '=', offer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Rejects or withdraws an offer. Throws `contract_state` if it is no longer waiting. */
export async function closeOffer({ trx, now }: Changing, row: ContractRow, state: 'rejected' | 'withdrawn'): Promise<ContractRow> {
  const offer = await lockContract(trx, row.id);
  if (stateAt(offer, now) !== 'offered') throw new Refusal('contract_state');
  return trx
    .updateTable('agent_contract')
    .set({ state, decided_at: now, lapses_at: null })
    .where('id', '=', offer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Requests the end of a contract. Throws `contract_state` unless it is active, and `closure_changed`. */
export async function askEnd(
  changing: Changing,
  row: ContractRow,
  side: 'holder' | 'payer',
  currency: Currency,
  closure: readonly string[],
): Promise<ContractRow> {
  const { trx, now } = changing;
  await lockLine(trx, row.holder_id);
  const contract = await lockContract(trx, row.id);
  if (stateAt(contract, now) !== 'active' || contract.to_at) throw new Refusal('contract_state');
  refuseChanged(await closureOfEnd(changing, contract, currency), closure);
  return trx
    .updateTable('agent_contract')
    .set({ ending_asked_by: side, ending_asked_at: now, ending_rejected_at: null, lapses_at: inDays(now) })
    .where('id', '=', contract.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Ends a contract with the running period, together with the contracts below that depend on it. Without `closure`, no preview is compared:
 * an operator or the clock ends it. Throws `closure_changed`.
 */
export async function endContract(
  changing: Changing,
  row: ContractRow,
  currency: Currency,
  closure?: readonly string[],
): Promise<ContractRow> {
  const { trx } = changing;
  await lockLine(trx, row.holder_id);
  const contract = await lockContract(trx, row.id);
  if (contract.state !== 'active' || contract.to_at) throw new Refusal('contract_state');
  const ending = await closureOfEnd(changing, contract, currency);
  if (closure) refuseChanged(ending, closure);
  const to = await beginningOfNext(changing, contract.kind);
  await endStanding(trx, contract.kind, [contract.holder_id, ...ending], to);
  return lockContract(trx, contract.id);
}

/** The other side refuses to end the contract, so an operator decides. */
export async function rejectEnd({ trx, now }: Changing, row: ContractRow): Promise<ContractRow> {
  const contract = await lockContract(trx, row.id);
  if (stateAt(contract, now) !== 'ending' || contract.ending_rejected_at) throw new Refusal('contract_state');
  return trx
    .updateTable('agent_contract')
    .set({ ending_rejected_at: now, lapses_at: null })
    .where('id', '=', contract.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An operator turns down a request to end: the contract stays in force. Throws `contract_state` unless there is such a request. */
export async function keepContract({ trx, now }: Changing, row: ContractRow): Promise<ContractRow> {
  const contract = await lockContract(trx, row.id);
  if (stateAt(contract, now) !== 'ending') throw new Refusal('contract_state');
  return trx
    .updateTable('agent_contract')
    .set({ ending_asked_by: null, ending_asked_at: null, ending_rejected_at: null, lapses_at: null })
    .where('id', '=', contract.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lets offers lapse that were not answered in time, for one account or for all; returns how many. */
export async function lapseOffers(trx: Db, now: Date, holderId?: string): Promise<number> {
  let due = trx
    .updateTable('agent_contract')
    .set({ state: 'lapsed', decided_at: now })
    .where('state', '=', 'offered')
    .where('lapses_at', '<=', now);
  if (holderId !== undefined) due = due.where('holder_id', '=', holderId);
  return Number((await due.executeTakeFirst()).numUpdatedRows);
}

/** Ends contracts whose end was requested by one side and not answered by the other in time; returns how many. */
export async function endOverdue(db: Db, merchants: Pick<Merchants, 'all'>, now: Date): Promise<number> {
  const due = await db
    .selectFrom('agent_contract as c')
    .innerJoin('member as m', 'm.id', 'c.holder_id')
    .selectAll('c')
    .select('m.currency')
    .where('c.state', '=', 'active')
    .where('c.to_at', 'is', null)
    .where('c.ending_asked_by', 'is not', null)
    .where('c.lapses_at', '<=', now)
    .orderBy('c.lapses_at')
    .limit(1000)
    .execute();
  let ended = 0;
  for (const { currency, ...row } of due) {
    const merchant = merchants.all.find(({ code }) => code === row.merchant);
    if (!merchant || !isCurrency(currency)) continue;
    // An earlier one in this loop may already have ended this one with it.
    ended += await inTransaction(db, (trx) => endContract({ trx, merchant, now }, row, currency)).then(
      () => 1,
      (error: unknown) => (error instanceof Refusal ? 0 : Promise.reject(error)),
    );
  }
  return ended;
}

/** When the next period of a kind begins, from which on a change to its contracts counts. */
async function beginningOfNext({ trx, merchant, now }: Changing, kind: ContractKind): Promise<Date> {
  return new Date((await comingPeriod(trx, merchant, kind, now)).start);
}

/** The accounts whose contracts end together with this one. */
async function closureOfEnd({ trx, merchant }: Changing, { kind, holder_id }: ContractRow, currency: Currency): Promise<string[]> {
  const line = await contractLine(trx, { merchant: merchant.code, kind, of: holder_id, currency });
  return closureOf({ kind, tree: line.tree, contracts: line.contracts, holder: holder_id, tiers: null, policy: { sameRate: true } });
}

/** Ends those contracts of a closure that are still in force: their holders did not give them up, but they end at the same time. */
async function endStanding(trx: Db, kind: ContractKind, holders: readonly string[], at: Date): Promise<void> {
  await trx
    .updateTable('agent_contract')
    .set({ to_at: at, lapses_at: null })
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .where('to_at', 'is', null)
    .where('holder_id', 'in', [...holders])
    .execute();
}

async function openOffer(trx: Db, holderId: string, kind: ContractKind): Promise<boolean> {
  const row = await trx
    .selectFrom('agent_contract')
    .select('id')
    .where('holder_id', '=', holderId)
    .where('kind', '=', kind)
    .where('state', '=', 'offered')
    .executeTakeFirst();
  return row !== undefined;
}

function lockContract(trx: Db, id: string): Promise<ContractRow> {
  return trx.selectFrom('agent_contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Refuses accounts that still owe their downlines: they must not give away more (agents.md 3, 6021). */
export async function refuseWithClaims(db: Db, accountId: string): Promise<void> {
  if (accountId === platform) return;
  const claim = await db
    .selectFrom('agent_claim')
    .select('key')
    .where('from_id', '=', accountId)
    .where('amount', '>', '0')
    .limit(1)
    .executeTakeFirst();
  if (claim) throw new Refusal('unpaid_claims');
}

function outOfRange(reasons: readonly string[]): Refusal {
  return new Refusal('out_of_range', { params: { reasons: reasons.join(',') } });
}

function refuseChanged(ending: readonly string[], shown: readonly string[]): void {
  if (ending.toSorted().join() !== shown.toSorted().join()) throw new Refusal('closure_changed');
}
