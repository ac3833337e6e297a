import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { publishMany } from '../../../db/publish.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { bookRowOf } from '../slips/book-row.ts';
import type { StoredOdds } from '../tables.ts';
import { drawsWithLines, holdDraws, noteSteps, type DrawName } from './steps.ts';
import { statusEvent } from './tell.ts';

/** A draw's book at its close. */
interface Book {
  hash: string;
  lines: number;
  /** Total stakes in minor units, by `book currency`. */
  stakes: Record<string, string>;
}

/**
 * closing → closed, publishing the hash of each book; returns how many. A bet holds its draw until it is stored, so no bet is in flight
 * while the book is read. Bets themselves check the database's clock, so a late run lets none in.
 */
export function closeDraws(db: Db, names: readonly DrawName[], now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    // Draws that were never marked as closing are closed too.
    const held = [...(await holdDraws(trx, names, 'open')), ...(await holdDraws(trx, names, 'closing'))].filter(
      (draw) => draw.closes_at <= now,
    );
    if (held.length === 0) return 0;
    const books = await booksOf(trx, held);
    const closed = held.map((draw, i) => ({ draw, book: books[i]! }));
    const facts = closed.map(({ draw, book }) => ({ merchant: draw.merchant, id: draw.id, ...book }));
    await sql`
      update lottery_draw d set status = 'closed', book_hash = x.hash, line_count = x.lines, stakes = x.stakes, next_at = d.draw_at
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as x(merchant text, id text, hash text, lines int, stakes jsonb)
      where d.merchant = x.merchant and d.id = x.id`.execute(trx);
    await noteSteps(
      trx,
      closed.map(({ draw, book }) => ({
        draw,
        from: draw.status,
        to: 'closed',
        by: 'clock',
        evidence: { bookHash: book.hash, lines: book.lines, stakes: book.stakes },
      })),
      now,
    );
    await publishMany(
      trx,
      closed.map(({ draw, book }) => statusEvent(draw, 'closed', book.hash)),
    );
    return held.length;
  });
}

interface LineRow {
  merchant: string;
  draw_id: string;
  id: string;
  type: string;
  at: string | null;
  selection: string[];
  unit: string;
  cost_units: number;
  odds: StoredOdds;
  placed_at: Date;
  stake: string;
  book: string;
  currency: string;
}

/** How many lines are read at a time: a draw may have a hundred thousand. */
const atOnce = 5000;
const emptyHash = createHash('sha256').digest('hex');

async function booksOf(trx: Db, draws: readonly DrawName[]): Promise<Book[]> {
  // Most draws of fast games have no lines at all.
  const lined = await drawsWithLines(trx, draws);
  const books: Book[] = [];
  for (const draw of draws)
    books.push(lined.has(`${draw.merchant}/${draw.id}`) ? await bookOf(trx, draw) : { hash: emptyHash, lines: 0, stakes: {} });
  return books;
}

/** The current book of a draw: the close publishes its hash, and later checks compare with it. */
export async function bookOf(db: Db, { merchant, id }: DrawName): Promise<Book> {
  const hash = createHash('sha256');
  const sums = new Map<string, bigint>();
  let lines = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (let some = atOnce; some === atOnce;) {
    const { rows } = await sql<LineRow>`
      select id, type, at, selection, unit::text, cost_units, odds, placed_at, stake::text, book, currency from lottery_line
      where merchant = ${merchant} and draw_id = ${id} and id > ${last} and state <> 'cancelled' order by id limit ${atOnce}`.execute(db);
    for (const row of rows) {
      hash.update((lines++ > 0 ? '\n' : '') + bookRowOf(row));
      const name = `${row.book} ${row.currency}`;
      sums.set(name, (sums.get(name) ?? 0n) + BigInt(row.stake));
    }
    some = rows.length;
    last = rows.at(-1)?.id ?? last;
  }
  return { hash: hash.digest('hex'), lines, stakes: Object.fromEntries([...sums].map(([name, sum]) => [name, sum.toString()])) };
}
