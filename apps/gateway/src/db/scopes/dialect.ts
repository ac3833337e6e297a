import { Kysely, type Dialect, type Driver } from 'kysely';
import { noteStatement } from '../../observe/tracing.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Engine } from './engine.ts';
import type { Scope } from './scope.ts';

/** A handle on the tables that runs every statement in `scope`, over connections shared with all other scopes. */
export function inScope(dialect: Dialect, engine: Engine, scope: Scope): Kysely<Tables> {
  return new Kysely<Tables>({
    log: noteStatement,
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => driverIn(engine, scope),
    },
  });
}

function driverIn(engine: Engine, scope: Scope): Driver {
  const { driver } = engine;
  return {
    init: () => engine.begin(),
    acquireConnection: (options) => engine.acquire(scope, options),
    releaseConnection: (connection, options) => engine.release(connection, options),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    savepoint: (...asked) => driver.savepoint!(...asked),
    rollbackToSavepoint: (...asked) => driver.rollbackToSavepoint!(...asked),
    releaseSavepoint: (...asked) => driver.releaseSavepoint!(...asked),
    // The connections outlive the scope: closing the database closes them.
    destroy: () => Promise.resolve(),
  };
}
