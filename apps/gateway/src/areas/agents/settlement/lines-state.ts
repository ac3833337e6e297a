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
import type { AgentBillTable, AgentClaimTable, RunKind } from '../tables.ts';
import type { RunSums } from './facts.ts';
import { billFrom, billToStore, type BillRow } from './stored-bills.ts';

/** The kind of ledger transfer by which each kind of contract pays. */
export const ledgerKinds = {
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realTimeSalary',
  dividend: 'dividend',
  affiliate: 'affiliateEarnings',
  rebate: 'agentRebate',
} as const satisfies Record<RunKind, AgentTransferKind>;

/** A player's own part of a rebate has another transfer kind than an upline's part; the keys of reversals contain it. */
export const ownRebate = 'betRebate' as const satisfies AgentTransferKind;

/** How many bills one statement stores: a bill has two dozen values, and a statement can have 65,535 parameters. */
const rowsAtOnce = 500;

/** The lines to settle, by their heads, and the run that settles them. */
export interface LinesOf {
  readonly merchant: string;
  readonly currency: Currency;
  readonly kind: RunKind;
  readonly heads: readonly string[];
  readonly now: Date;
}

/** The same in the run of one period. */
export interface LinesRun extends LinesOf {
  readonly period: Period;
  readonly zone: string;
  readonly policy: AgentPolicy;
  /** Computed once for all lines; null when a finished run is repeated. */
  readonly sums: RunSums | null;
}

/** What a bill is computed from, besides its figures. */
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
 * The wallets, bills and open claims of some lines, loaded for the domain's rules, which never look from one line into another. `save`
 * afterwards posts every movement to the ledger under its own key, and stores the bills and claims.
 */
export class LinesState {
  readonly book: Book;
  readonly tree: AgentTree;
  readonly #of: LinesOf;
  readonly #sources = new Map<string, BillSource>();
  readonly #rows: ReadonlyMap<string, BillRow>;
  readonly #bills: ReadonlyMap<string, Bill>;
  readonly #claims: ReadonlyMap<string, KnownClaim>;

  constructor(
    of: LinesOf,
    loaded: {
      tree: AgentTree;
      wallets: ReadonlyMap<string, bigint>;
      rows: readonly BillRow[];
      claims: readonly KnownClaim[];
    },
  ) {
    this.#of = of;
    this.tree = loaded.tree;
    this.#rows = new Map(loaded.rows.map((row) => [row.key, row]));
    const bills = loaded.rows.map(billFrom);
    this.#bills = new Map(bills.map((bill) => [bill.key, bill]));
    this.#claims = new Map(loaded.claims.map((known) => [known.claim.key, known]));
    this.book = new Book({ wallets: loaded.wallets, bills, claims: loaded.claims.map(({ claim }) => claim) });
  }

  /** States what a new bill is computed from. */
  source(key: string, source: BillSource): void {
    this.#sources.set(key, source);
  }

  /**
   * Posts the movements and stores bills and claims. A request, which may not post in bulk, passes `post`. Throws the Refusal
   * `insufficient_balance` if a wallet was emptied meanwhile.
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
    const claimed = claimOf(transfer.key);
    const paysFor = claimed === undefined ? kind : (this.#claims.get(claimed)?.kind ?? kind);
    const reference = billPaidBy(claimed ?? transfer.key);
    const side = (account: string): string | null => (account === platform ? null : account);
    return transfers.agent({
      merchant,
      amount: { minor: transfer.amount, currency },
      kind: (claimed ?? transfer.key).startsWith(`void:${ownRebate}:`) ? ownRebate : ledgerKinds[paysFor],
      key: transfer.key,
      reference,
      from: side(transfer.from),
      to: side(transfer.to),
    });
  }

  #headOf(account: string): string {
    return this.tree.uplinesOf(account).at(-1) ?? account;
  }

  async #saveBills(trx: Db): Promise<void> {
    const sources = new Map(this.book.transfers.flatMap(({ key, source }) => (source ? [[key, source] as const] : [])));
    const changed = this.book.bills.filter((bill) => this.#bills.get(bill.key) !== bill);
    for (let at = 0; at < changed.length; at += rowsAtOnce)
      await trx
        .insertInto('agent_bill')
        .values(changed.slice(at, at + rowsAtOnce).map((bill) => this.#billRow(bill, sources.get(`${bill.key}:pay`))))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            figures: eb.ref('excluded.figures'),
            tier: eb.ref('excluded.tier'),
            due: eb.ref('excluded.due'),
            paid: eb.ref('excluded.paid'),
            owed: eb.ref('excluded.owed'),
            written_off: eb.ref('excluded.written_off'),
            introducer: eb.ref('excluded.introducer'),
            from_bill: eb.ref('excluded.from_bill'),
            from_wallet: eb.ref('excluded.from_wallet'),
            corrections: eb.ref('excluded.corrections'),
            waits: eb.ref('excluded.waits'),
            state: eb.ref('excluded.state'),
          })),
        )
        .execute();
  }

  #billRow(bill: Bill, paidFrom: AgentTransfer['source']): Insertable<AgentBillTable> {
    const before = this.#rows.get(bill.key);
    const from = {
      from_bill: paidFrom?.fromBill ?? BigInt(before?.from_bill ?? 0),
      from_wallet: paidFrom?.fromWallet ?? BigInt(before?.from_wallet ?? 0),
    };
    if (before) return { ...before, ...billToStore(bill), ...from };
    const made = this.#sources.get(bill.key);
    if (!made) throw new Error(`bill ${bill.key} has no source`);
    const { merchant, now, currency } = this.#of;
    return {
      key: bill.key,
      merchant,
      kind: bill.kind,
      period: bill.period,
      starts_at: made.starts,
      ends_at: made.ends,
      head_id: this.#headOf(bill.holder),
      holder_id: bill.holder,
      payer_id: bill.payer === platform ? null : bill.payer,
      contract_id: made.contractId,
      policy_version: made.policyVersion,
      currency,
      decided_by: null,
      decided_at: null,
      made_at: now,
      ...billToStore(bill),
      ...from,
    };
  }

  async #saveClaims(trx: Db): Promise<void> {
    const { merchant, now, currency, kind } = this.#of;
    const changed = this.book.allClaims.filter((claim) => this.#claims.get(claim.key)?.claim !== claim);
    const [known, risen] = [true, false].map((is) => changed.filter(({ key }) => this.#claims.has(key) === is)) as [Claim[], Claim[]];
    if (known.length > 0)
      await sql`
        update agent_claim c set amount = x.amount, payments = x.payments
        from unnest(${sql.val(known.map(({ key }) => key))}::text[], ${sql.val(known.map(({ amount }) => amount.toString()))}::bigint[],
          ${sql.val(known.map(({ payments }) => payments))}::integer[]) as x (key, amount, payments)
        where c.merchant = ${merchant} and c.key = x.key`.execute(trx);
    const collected = Map.groupBy(this.book.transfers, ({ key }) => claimOf(key));
    // In the order in which they arose, which their ids then follow. An amount that was paid or waived at once is no claim.
    const rows = risen.flatMap((claim): Insertable<AgentClaimTable>[] => {
      const arisen = (collected.get(claim.key) ?? []).reduce((sum, { amount }) => sum + amount, claim.amount);
      if (arisen === 0n) return [];
      return [
        {
          merchant,
          key: claim.key,
          kind,
          head_id: this.#headOf(claim.from),
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
        },
      ];
    });
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await trx
        .insertInto('agent_claim')
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
  }
}

/** The claim that a transfer pays, by its key; undefined for any other transfer. */
const claimOf = (key: string): string | undefined => /^debt:(.*):\d+$/.exec(key)?.[1];

const voidKey = /^void:(realtime|rebate|betRebate):(?<period>.+):[0-9a-f-]{36}:(?<account>[0-9a-f-]{36})$/;

/** The bill that a transfer or claim with this key belongs to, or the window of a rebate: the reference by which all its transfers are found. */
function billPaidBy(key: string): string {
  const voided = voidKey.exec(key);
  if (!voided) return key.replace(/:(pay|introducer|c\d+)$/, '');
  return `${voided[1] === 'realtime' ? 'realtime' : 'rebate'}:${voided.groups!['account']}:${voided.groups!['period']}`;
}

/**
 * Loads lines: their open claims with the bills of these, the bills with these keys, and all accounts involved (including `accounts`) with
 * everybody above them. The lines must be locked.
 */
export async function loadLines(
  trx: Db,
  of: LinesOf,
  { accounts, bills }: { accounts: readonly string[]; bills: readonly string[] },
): Promise<LinesState> {
  const open = await trx
    .selectFrom('agent_claim')
    .selectAll()
    .where('merchant', '=', of.merchant)
    .where('head_id', 'in', [...of.heads])
    .where('currency', '=', of.currency)
    .where('amount', '>', '0')
    .orderBy('id')
    .execute();
  const keys = [...new Set([...bills, ...open.flatMap(({ bill_key }) => (bill_key === null ? [] : [bill_key]))])];
  const rows =
    keys.length === 0
      ? []
      : await trx
          .selectFrom('agent_bill')
          .selectAll()
          .where(sql<boolean>`key = any (${sql.val(keys)}::text[])`)
          .orderBy('starts_at')
          .execute();
  const named = new Set(accounts);
  for (const { from_id, to_id } of open) for (const id of [from_id, to_id]) if (id !== null) named.add(id);
  for (const { holder_id, payer_id } of rows) for (const id of [holder_id, payer_id]) if (id !== null) named.add(id);
  const found = await sql<{ id: string; parent: string | null; balance: string | null }>`
    select m.id, m.upline_id as parent, (select cash.balance::text from ledger_account cash
        where cash.merchant = ${of.merchant} and cash.owner_kind = 'member' and cash.owner_id = m.id::text and cash.kind = 'cash'
          and cash.book = 'real' and cash.asset = ${of.currency}) as balance
    from member m
    where m.id in (select ancestor from member_line where descendant = any (${sql.val([...named])}::uuid[]))
    order by m.created_at, m.id`.execute(trx);
  return new LinesState(of, {
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

/** Terms of contracts, by id. */
export async function termsOfContracts(trx: Db, ids: readonly string[], currency: Currency): Promise<ReadonlyMap<string, AffiliateTerms>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('agent_contract')
    .select(['id', 'tiers', 'terms'])
    .where(sql<boolean>`id = any (${sql.val([...new Set(ids)])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, tiers, terms }) => [id, termsFrom(tiersFrom(tiers, currency), terms)]));
}
