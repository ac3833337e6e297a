import type { AbortableOperationOptions, DatabaseConnection, Driver } from 'kysely';
import { enter, type Scope } from './scope.ts';

/**
 * The connections of one database, handed out in the requested scope. A connection is switched, in one round trip, only if it was in
 * another scope before, so most requests pay nothing for it.
 */
export class Engine {
  readonly driver: Driver;
  /** Embedded database only: its one connection must not be switched while in use. */
  readonly #turns: Turns | undefined;
  readonly #scopes = new WeakMap<DatabaseConnection, Scope>();
  #begun: Promise<void> | undefined;
  #endTurn: (() => void) | undefined;

  constructor(driver: Driver, { oneConnection }: { oneConnection: boolean }) {
    this.driver = driver;
    this.#turns = oneConnection ? new Turns() : undefined;
  }

  begin(): Promise<void> {
    this.#begun ??= this.driver.init();
    return this.#begun;
  }

  async acquire(scope: Scope, options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    await this.begin();
    const endTurn = await this.#turns?.take();
    try {
      const connection = await this.driver.acquireConnection(options);
      try {
        await this.#enter(connection, scope);
      } catch (error) {
        await this.driver.releaseConnection(connection);
        throw error;
      }
      this.#endTurn = endTurn;
      return connection;
    } catch (error) {
      endTurn?.();
      throw error;
    }
  }

  async release(connection: DatabaseConnection, options?: AbortableOperationOptions): Promise<void> {
    const endTurn = this.#endTurn;
    try {
      await this.driver.releaseConnection(connection, options);
    } finally {
      endTurn?.();
    }
  }

  /** Runs work that queries the database directly, with exclusive access. */
  async alone<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    const connection = await this.acquire(scope);
    try {
      return await work();
    } finally {
      await this.release(connection);
    }
  }

  async #enter(connection: DatabaseConnection, scope: Scope): Promise<void> {
    if (scope.role === 'any') return;
    const now = this.#scopes.get(connection);
    if (now?.role === scope.role && now.merchant === scope.merchant && now.readOnly === scope.readOnly) return;
    // Until the switch is confirmed, the connection's scope is unknown, and the next use switches again.
    this.#scopes.delete(connection);
    await connection.executeQuery(enter(scope));
    this.#scopes.set(connection, scope);
  }
}

/** A fair mutex: callers take turns in the order of their requests. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with a function that ends the turn. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
