import type { AgentTree } from './agent-tree.ts';
import { platform, type Bill, type Due } from './bill.ts';
import type { Book } from './book.ts';
import { shareOf, type Rate } from './rates.ts';

/** Dues of a run under `unreachedUpline: stop`: nothing is due below an account that reached no tier. */
export function stopBelowUnreached(dues: ReadonlyMap<string, Due>, tree: AgentTree): Map<string, Due> {
  const unreached = (account: string): boolean => dues.get(account)?.tier === 0;
  return new Map(
    [...dues].map(([holder, due]) => [
      holder,
      tree.uplinesOf(holder).some((upline) => unreached(upline)) ? { ...due, due: 0n, stopped: true } : due,
    ]),
  );
}

/**
 * Pays the bills of a run down the line (agents.md 9): top down, so that an upline has its own money before it pays; first out of its own
 * bill of this period, then, if the policy lets it, out of its wallet. What it lacks becomes a claim.
 */
export function payDownTheLine(book: Book, bills: readonly Bill[], tree: AgentTree, { payFromWallet }: { payFromWallet: boolean }): void {
  /** What each account received by its own bill and has not spent on children. */
  const unspent = new Map<string, bigint>();
  for (const bill of bills.toSorted((a, b) => tree.compare(a.holder, b.holder))) {
    const own = unspent.get(bill.payer) ?? 0n;
    const { paid, fromBill } = payBill(book, bill, own, { payFromWallet });
    unspent.set(bill.payer, own - fromBill);
    unspent.set(bill.holder, paid);
  }
}

/**
 * Pays one bill. An upline pays first out of `unspent` (what it received by its own bill of the period and has not spent on children),
 * then, if the policy allows, out of its wallet. What is still missing becomes a claim. Returns what was paid, and how much of it came from
 * the payer's bill.
 */
export function payBill(
  book: Book,
  { waits: _paidNow, ...bill }: Bill,
  unspent: bigint,
  { payFromWallet }: { payFromWallet: boolean },
): { paid: bigint; fromBill: bigint } {
  const { key, payer, holder, due } = bill;
  const transfer = { key: `${key}:pay`, from: payer, to: holder };
  let fromBill = 0n;
  let paid: bigint;
  if (payer === platform) paid = book.move({ ...transfer, amount: due });
  else {
    fromBill = least(due, unspent, book.wallet(payer));
    const fromWallet = payFromWallet ? least(due - fromBill, book.wallet(payer) - fromBill) : 0n;
    paid = book.move({ ...transfer, amount: fromBill + fromWallet, source: { fromBill, fromWallet } });
  }
  book.write({ ...bill, paid });
  book.owe({ key, from: payer, to: holder, amount: due - paid, reason: 'bill', bill: key });
  return { paid, fromBill };
}

/** Pays affiliates, whom the platform pays on every level, and in addition their parents for having introduced them. */
export function payAffiliates(book: Book, bills: readonly Bill[], tree: AgentTree, introducerRateOf: (holder: string) => Rate): void {
  for (const bill of bills.toSorted((a, b) => tree.compare(a.holder, b.holder))) {
    const paid = book.move({ key: `${bill.key}:pay`, from: platform, to: bill.holder, amount: bill.due });
    const parent = tree.parentOf(bill.holder);
    const share = parent === null ? 0n : shareOf(paid, introducerRateOf(bill.holder));
    const introducer = parent === null ? 0n : book.move({ key: `${bill.key}:introducer`, from: platform, to: parent, amount: share });
    book.write({ ...bill, paid, introducer });
  }
}

function least(...amounts: readonly bigint[]): bigint {
  return amounts.reduce((a, b) => (b < a ? b : a));
}
