import type { Currency } from '@parlour/domain';
import {
  AgentTree,
  Book,
  platform,
  type AffiliateTerms,
  type AgentTransfer,
  type Bill,
  type Claim,
  type Period,
} from '@parlour/domain/agents';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { postAll } from '../../../ledger/post.ts';
import { transfers, type AgentTransferKind, type Transfer } from '../../../ledger/transfers.ts';
import type { AgentPolicy } from '../policy.ts';
import { termsFrom, tiersFrom } from '../contracts/stored-tiers.ts';
import type { AgentBillTable, RunKind } from '../tables.ts';
import type { RunSums } from './facts.ts';
import { billFrom, billToStore, type BillRow } from './stored-bills.ts';

/** As which kind the ledger knows what contracts pay. */
export const ledgerKinds = {
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realTimeSalary',
  dividend: 'dividend',
  affiliate: 'affiliateEarnings',
  rebate: 'agentRebate',
} as const satisfies Record<RunKind, AgentTransferKind>;

/** How many bills one statement stores: each has two dozen values, and a statement may have 65,535. */
const rowsAtOnce = 500;

/** Which line is settled, and by what run. */
export interface LineOf {
  readonly merchant: string;
  readonly currency: Currency;
  readonly kind: RunKind;
  readonly head: string;
  readonly now: Date;
}

/** The same in the run of one period. */
export interface LineRun extends LineOf {
  readonly period: Period;
  readonly zone: string;
  readonly policy: AgentPolicy;
  /** Taken once for all lines; null in the repeat of a run that is done. */
  readonly sums: RunSums | null;
}

/** What a bill is made from beside its figures. */
export interface BillSource {
  readonly contractId: string;
  readonly policyVersion: number;
  readonly starts: Date;
  readonly ends: Date;
}

interface KnownClaim {
  readonly kind: RunKind;
  readonly claim: Claim;
}

/**
 * Wallets, bills and open claims of one line as the rules of the domain work on them, and afterwards the way back: what moved is posted to
 * the ledger under its own key, and bills and claims are written as they stand.
 */
export class LineState {
  readonly book: Book;
  readonly tree: AgentTree;
  readonly #of: LineOf;
  readonly #sources: Map<string, BillSource>;
  readonly #bills: ReadonlyMap<string, Bill>;
  readonly #claims: ReadonlyMap<string, KnownClaim>;

  constructor(
    of: LineOf,
    loaded: {
      tree: AgentTree;
      wallets: ReadonlyMap<string, bigint>;
      rows: readonly BillRow[];
      claims: readonly KnownClaim[];
    },
  ) {
    this.#of = of;
    this.tree = loaded.tree;
    const bills = loaded.rows.map(billFrom);
    this.#bills = new Map(bills.map((bill) => [bill.key, bill]));
    this.#claims = new Map(loaded.claims.map((known) => [known.claim.key, known]));
    this.#sources = new Map(
      loaded.rows.map((row) => [
        row.key,
        { contractId: row.contract_id, policyVersion: row.policy_version, starts: row.starts_at, ends: row.ends_at },
      ]),
    );
    this.book = new Book({ wallets: loaded.wallets, bills, claims: loaded.claims.map(({ claim }) => claim) });
  }

  /** Says what a new bill is made from. */
  source(key: string, source: BillSource): void {
    this.#sources.set(key, source);
  }

  /**
   * Posts and writes what has become of the line; a request, which may not publish in bulk, passes `post`. Throws the Refusal `insufficient_balance` when a wallet was emptied meanwhile.
   */
  async save(trx: Db, posting: (trx: Db, moved: readonly Transfer[], now: Date) => Promise<unknown> = postAll): Promise<void> {
    await this.#saveBills(trx);
    await this.#saveClaims(trx);
    await posting(
      trx,
      this.book.transfers.map((transfer) => this.#toPost(transfer)),
      this.#of.now,
    );
  }

  #toPost(transfer: AgentTransfer): Transfer {
    const { merchant, currency, kind } = this.#of;
    const claimed = /^debt:(.*):\d+$/.exec(transfer.key)?.[1];
    const paysFor = claimed === undefined ? kind : (this.#claims.get(claimed)?.kind ?? kind);
    // A bill's transfers are found by it.
    const reference = (claimed ?? transfer.key).replace(/:(pay|introducer|c\d+)$/, '');
    const side = (account: string): string | null => (account === platform ? null : account);
    return transfers.agent({
      merchant,
      amount: { minor: transfer.amount, currency },
      kind: ledgerKinds[paysFor],
      key: transfer.key,
      reference,
      from: side(transfer.from),
      to: side(transfer.to),
    });
  }

  async #saveBills(trx: Db): Promise<void> {
    const { merchant, head, now, currency } = this.#of;
    const sources = new Map(this.book.transfers.flatMap(({ key, source }) => (source ? [[key, source] as const] : [])));
    const toInsert: Insertable<AgentBillTable>[] = [];
    for (const bill of this.book.bills) {
      const before = this.#bills.get(bill.key);
      if (before === bill) continue;
      if (before) {
        const from = sources.get(`${bill.key}:pay`);
        await trx
          .updateTable('agent_bill')
          .set({ ...billToStore(bill), ...(from && { from_bill: from.fromBill, from_wallet: from.fromWallet }) })
          .where('key', '=', bill.key)
          .execute();
        continue;
      }
      const made = this.#sources.get(bill.key);
      if (!made) throw new Error(`bill ${bill.key} has no source`);
      const paid = sources.get(`${bill.key}:pay`);
      toInsert.push({
        key: bill.key,
        merchant,
        kind: bill.kind,
        period: bill.period,
        starts_at: made.starts,
        ends_at: made.ends,
        head_id: head,
        holder_id: bill.holder,
        payer_id: bill.payer === platform ? null : bill.payer,
        contract_id: made.contractId,
        policy_version: made.policyVersion,
        currency,
        from_bill: paid?.fromBill ?? 0n,
        from_wallet: paid?.fromWallet ?? 0n,
        decided_by: null,
        decided_at: null,
        made_at: now,
        ...billToStore(bill),
      });
    }
    for (let at = 0; at < toInsert.length; at += rowsAtOnce)
      await trx
        .insertInto('agent_bill')
        .values(toInsert.slice(at, at + rowsAtOnce))
        .execute();
  }

  async #saveClaims(trx: Db): Promise<void> {
    const { merchant, head, now, currency, kind } = this.#of;
    for (const claim of this.book.allClaims) {
      const known = this.#claims.get(claim.key);
      if (known?.claim === claim) continue;
      if (known) {
        await trx
          .updateTable('agent_claim')
          .set({ amount: claim.amount, payments: claim.payments })
          .where('merchant', '=', merchant)
          .where('key', '=', claim.key)
          .execute();
        continue;
      }
      const collected = this.book.transfers.filter(({ key }) => key.startsWith(`debt:${claim.key}:`));
      const arisen = collected.reduce((sum, { amount }) => sum + amount, claim.amount);
      if (arisen === 0n) continue;
      await trx
        .insertInto('agent_claim')
        .values({
          merchant,
          key: claim.key,
          kind,
          head_id: head,
          from_id: claim.from,
          to_id: claim.to === platform ? null : claim.to,
          currency,
          amount: claim.amount,
          arisen,
          reason: claim.reason,
          bill_key: claim.bill ?? null,
          payments: claim.payments,
          arose_at: now,
          written_off_at: null,
          written_off_by: null,
        })
        .execute();
    }
  }
}

/**
 * Loads a line: its open claims with their bills, the bills with these keys, and the accounts that these and `accounts` name, with all above
 * them. The line must be locked.
 */
export async function loadLine(
  trx: Db,
  of: LineOf,
  { accounts, bills }: { accounts: readonly string[]; bills: readonly string[] },
): Promise<LineState> {
  const open = await trx
    .selectFrom('agent_claim')
    .selectAll()
    .where('merchant', '=', of.merchant)
    .where('head_id', '=', of.head)
    .where('currency', '=', of.currency)
    .where('amount', '>', '0')
    .orderBy('id')
    .execute();
  const keys = [...new Set([...bills, ...open.flatMap(({ bill_key }) => (bill_key === null ? [] : [bill_key]))])];
  const rows =
    keys.length === 0 ? [] : await trx.selectFrom('agent_bill').selectAll().where('key', 'in', keys).orderBy('starts_at').execute();
  const named = new Set(accounts);
  for (const { from_id, to_id } of open) for (const id of [from_id, to_id]) if (id !== null) named.add(id);
  for (const { holder_id, payer_id } of rows) for (const id of [holder_id, payer_id]) if (id !== null) named.add(id);
  const found = await sql<{ id: string; parent: string | null; balance: string | null }>`
    select m.id, m.upline_id as parent, cash.balance::text as balance
    from member m
    left join ledger_account cash on cash.merchant = ${of.merchant} and cash.owner_kind = 'member' and cash.owner_id = m.id::text
      and cash.kind = 'cash' and cash.book = 'real' and cash.asset = ${of.currency}
    where m.id in (select ancestor from member_line where descendant = any (${sql.val([...named])}::uuid[]))
    order by m.created_at, m.id`.execute(trx);
  return new LineState(of, {
    tree: new AgentTree(found.rows),
    wallets: new Map(found.rows.map(({ id, balance }) => [id, BigInt(balance ?? '0')])),
    rows,
    claims: open.map((row) => ({
      kind: row.kind,
      claim: {
        key: row.key,
        from: row.from_id,
        to: row.to_id ?? platform,
        amount: BigInt(row.amount),
        reason: row.reason,
        payments: row.payments,
        ...(row.bill_key !== null && { bill: row.bill_key }),
      },
    })),
  });
}

/** Terms of contracts by their ids. */
export async function termsOfContracts(trx: Db, ids: readonly string[], currency: Currency): Promise<ReadonlyMap<string, AffiliateTerms>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('agent_contract')
    .select(['id', 'tiers', 'terms'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, tiers, terms }) => [id, termsFrom(tiersFrom(tiers, currency), terms)]));
}
