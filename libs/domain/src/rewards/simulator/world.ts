import { dayTeller } from '../merchant-days.ts';
import { Books } from './books.ts';
import { Grants } from './grants.ts';
import { Members, type FreeSpins } from './members.ts';
import type { SimulatedCase } from './read-case.ts';

/** Everything that events change. */
export interface World {
  readonly terms: SimulatedCase;
  readonly books: Books;
  readonly members: Members;
  readonly grants: Grants;
  /** How often each promotion was claimed. */
  readonly claimed: Map<string, number>;
  /** Free spins by their id; null once they are paid. */
  readonly spins: Map<string, FreeSpins | null>;
  /** What budgets must reserve for spins being played, by promotion. */
  readonly reserved: Map<string, bigint>;
  /** Raffles that were drawn. */
  readonly drawn: Set<string>;
  /** The merchant's day of an instant. */
  readonly dayOf: (at: number) => string;
}

/** The world before the first event of a case. */
export function newWorld(terms: SimulatedCase): World {
  const books = new Books();
  const dayOf = dayTeller(terms.timeZone);
  return {
    terms,
    books,
    members: new Members(terms.vip, dayOf),
    grants: new Grants(books),
    claimed: new Map(),
    spins: new Map(),
    reserved: new Map(),
    drawn: new Set(),
    dayOf,
  };
}
