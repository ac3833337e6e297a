import type { Bill } from './bill.ts';
import { platform } from './bill.ts';

/** Money that moves; both sides are accounts or `platform`. */
export interface AgentTransfer {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  /** For a payment by an upline: how much came from its own bill of the period, and how much from its wallet. */
  readonly source?: { readonly fromBill: bigint; readonly fromWallet: bigint };
}

/** Something owed: a row of its own, not a balance of the ledger. */
export interface Claim {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** What is open, in minor units. */
  readonly amount: bigint;
  readonly reason: 'bill' | 'correction';
  /** The bill that it belongs to: paying the claim pays the bill. Undefined for what a holder owes back. */
  readonly bill?: string;
  /** How many payments there have been; used in the key of the next one. */
  readonly payments: number;
}

/** Wallets, bills and claims of a line, and what moved among them. Wallets never fall below 0; the platform always has enough. */
export class Book {
  readonly #wallets: Map<string, bigint>;
  readonly #bills = new Map<string, Bill>();
  readonly #claims = new Map<string, Claim>();
  readonly #moved: AgentTransfer[] = [];

  constructor(given: { wallets: Iterable<readonly [string, bigint]>; bills?: Iterable<Bill>; claims?: Iterable<Claim> }) {
    this.#wallets = new Map(given.wallets);
    for (const bill of given.bills ?? []) this.#bills.set(bill.key, bill);
    for (const claim of given.claims ?? []) this.#claims.set(claim.key, claim);
  }

  /** What has moved since the book was opened, in order. */
  get transfers(): readonly AgentTransfer[] {
    return this.#moved;
  }

  get bills(): readonly Bill[] {
    return [...this.#bills.values()];
  }

  /** Open claims in the order in which they arose. */
  get claims(): readonly Claim[] {
    return [...this.#claims.values()].filter(({ amount }) => amount > 0n);
  }

  /** Every claim there has been, paid ones with an amount of 0. */
  get allClaims(): readonly Claim[] {
    return [...this.#claims.values()];
  }

  bill(key: string): Bill | undefined {
    return this.#bills.get(key);
  }

  write(bill: Bill): void {
    this.#bills.set(bill.key, bill);
  }

  wallet(account: string): bigint {
    return this.#wallets.get(account) ?? 0n;
  }

  /** Changes a wallet without a transfer, by at most what it has. */
  adjust(account: string, by: bigint): void {
    const after = this.wallet(account) + by;
    this.#wallets.set(account, after < 0n ? 0n : after);
  }

  /** Moves as much of an amount as the sender has, and returns how much that was. */
  move(transfer: AgentTransfer): bigint {
    const has = transfer.from === platform ? transfer.amount : this.wallet(transfer.from);
    const amount = transfer.amount < has ? transfer.amount : has;
    if (amount <= 0n) return 0n;
    if (transfer.from !== platform) this.adjust(transfer.from, -amount);
    if (transfer.to !== platform) this.adjust(transfer.to, amount);
    this.#moved.push({ ...transfer, amount });
    return amount;
  }

  /** Records a claim, unless its amount is zero. */
  owe(claim: Omit<Claim, 'payments'>): void {
    if (claim.amount <= 0n) return;
    this.#claims.set(claim.key, { ...claim, payments: 0 });
    this.#change(claim.bill, { owed: claim.amount });
  }

  /** Lowers the open claims on a bill by up to an amount, oldest first, without payment; returns what was left over. */
  forgive(bill: string, amount: bigint): bigint {
    let left = amount;
    for (const claim of this.claims) {
      if (claim.bill !== bill || left === 0n) continue;
      const part = claim.amount < left ? claim.amount : left;
      this.#claims.set(claim.key, { ...claim, amount: claim.amount - part });
      this.#change(bill, { owed: -part });
      left -= part;
    }
    return left;
  }

  /**
   * Collects open claims in the order in which they arose, each as far as the debtor's wallet allows, and starts over until a pass moves
   * nothing: what a creditor receives may let it pay its own debts.
   */
  collect(): void {
    for (let moved = true; moved;) {
      moved = false;
      for (const claim of this.claims) {
        const payments = claim.payments + 1;
        const part = this.move({ key: `debt:${claim.key}:${payments}`, from: claim.from, to: claim.to, amount: claim.amount });
        if (part === 0n) continue;
        moved = true;
        this.#claims.set(claim.key, { ...claim, amount: claim.amount - part, payments });
        this.#change(claim.bill, { paid: part, owed: -part });
      }
    }
  }

  #change(key: string | undefined, by: { paid?: bigint; owed?: bigint }): void {
    const bill = key === undefined ? undefined : this.bill(key);
    if (bill) this.write({ ...bill, paid: bill.paid + (by.paid ?? 0n), owed: bill.owed + (by.owed ?? 0n) });
  }
}
