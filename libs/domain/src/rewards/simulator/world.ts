import { dayTeller } from '../merchant-days.ts';
import { Books } from './books.ts';
import { Grants } from './grants.ts';
import { Members } from './members.ts';
import type { SimulatedCase } from './read-case.ts';

/** Everything that events change. */
export interface World {
  readonly terms: SimulatedCase;
  readonly books: Books;
  readonly members: Members;
  readonly grants: Grants;
  /** How often each promotion was claimed. */
  readonly claimed: Map<string, number>;
  /** Raffles that were drawn. */
  readonly drawn: Set<string>;
  /** The merchant's day of an instant. */
  readonly dayOf: (at: number) => string;
}

/** The world before the first event of a case. */
export function newWorld(terms: SimulatedCase): World {
  const books = new Books();
  const dayOf = dayTeller(terms.timeZone);
  return { terms, books, members: new Members(terms.vip, dayOf), grants: new Grants(books), claimed: new Map(), drawn: new Set(), dayOf };
}
