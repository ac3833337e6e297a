import type { AgentTree } from './agent-tree.ts';
import { platform, type Bill, type Due } from './bill.ts';
import type { Book } from './book.ts';

/**
 * Corrects the bills of one period after their dues were recomputed (agents.md 8). First all bills that fall, deepest level and last
 * account first, so that an upline has been paid back before it must pay back itself; then all that rise, top down. `bills` are those of
 * the period; one without a new due stays.
 */
export function correctBills(book: Book, bills: readonly Bill[], dues: ReadonlyMap<string, Due>, tree: AgentTree): void {
  const changed: { bill: Bill; before: bigint }[] = [];
  for (const bill of bills) {
    const due = dues.get(bill.holder);
    if (!due) continue;
    const now = { ...bill, ...due };
    if (due.due !== bill.due) {
      now.corrections = [...bill.corrections, { before: bill.due, after: due.due }];
      changed.push({ bill: now, before: bill.due });
    }
    book.write(now);
  }
  const topDown = changed.toSorted((a, b) => tree.compare(a.bill.holder, b.bill.holder));
  for (const { bill, before } of topDown.toReversed()) if (bill.due < before) lower(book, bill, before - bill.due);
  for (const { bill, before } of topDown) if (bill.due > before) raise(book, bill, bill.due - before);
}

const correctionKey = (bill: Bill): string => `${bill.key}:c${bill.corrections.length}`;

function lower(book: Book, { key, ...of }: Bill, by: bigint): void {
  const correction = correctionKey({ key, ...of });
  const unpaid = book.forgive(key, by);
  const bill = book.bill(key);
  if (!bill || unpaid === 0n) return;
  // The holder never received what was written off, so it is not given back.
  const back = unpaid > bill.writtenOff ? unpaid - bill.writtenOff : 0n;
  book.write({ ...bill, paid: bill.paid - back, writtenOff: bill.writtenOff - (unpaid - back) });
  const moved = book.move({ key: correction, from: bill.holder, to: bill.payer, amount: back });
  book.owe({ key: correction, from: bill.holder, to: bill.payer, amount: back - moved, reason: 'correction' });
}

function raise(book: Book, { key, payer, holder, ...of }: Bill, by: bigint): void {
  const correction = correctionKey({ key, payer, holder, ...of });
  const moved = book.move({ key: correction, from: payer, to: holder, amount: by });
  const bill = book.bill(key);
  if (bill) book.write({ ...bill, paid: bill.paid + moved });
  book.owe({ key: correction, from: payer, to: holder, amount: by - moved, reason: 'correction', bill: key });
}

/** Takes back what an account received for a bet that is now void; what its wallet lacks becomes a claim of the platform. */
export function reverseSplit(book: Book, { bet, account, amount }: { bet: string; account: string; amount: bigint }): void {
  const key = `void:${bet}:${account}`;
  const moved = book.move({ key, from: account, to: platform, amount });
  book.owe({ key, from: account, to: platform, amount: amount - moved, reason: 'correction' });
}
