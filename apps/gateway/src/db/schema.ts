import type { Migration } from 'kysely/migration';
import type { RoleName } from './rights/roles.ts';
import { nothing, tableWithoutMerchant, read, type TableRights } from './rights/table-rights.ts';

/** The tables, rights, migrations and functions of one part of the gateway. */
export interface SchemaPart {
  /** Each of its tables, with who may do what with it. */
  rights?: Readonly<Record<string, TableRights>>;
  /**
   * Migrations by name, which starts with a number: those of all rooms run in the order of their names. One that has shipped never changes.
   */
  migrations?: Readonly<Record<string, Migration>>;
  /**
   * SQL functions, in order of dependency. They are code, not history: every migration run installs those of this release, so the
   * statements must be repeatable.
   */
  functions?: readonly string[];
  /** Functions of earlier releases, by name and argument types, that were removed or whose return type changed. */
  droppedFunctions?: readonly string[];
  /**
   * Who may call which function. A listed function runs as the tables' owner (`security definer`), so it can do what its caller cannot, and
   * must itself refuse what the caller must not do. Only the owner can call functions that are not listed.
   */
  functionRights?: Readonly<Record<string, readonly RoleName[]>>;
}

/** The complete database schema of this release. */
export type Schema = Required<SchemaPart>;

/** Combines the parts; later parts may use functions of earlier ones. Throws if two parts use the same name. */
export function schemaOf(parts: readonly SchemaPart[]): Schema {
  return {
    rights: merge(parts, ({ rights }) => rights),
    migrations: merge(parts, ({ migrations }) => migrations),
    functions: parts.flatMap(({ functions = [] }) => functions),
    droppedFunctions: parts.flatMap(({ droppedFunctions = [] }) => droppedFunctions),
    functionRights: merge(parts, ({ functionRights }) => functionRights),
  };
}

function merge<T>(parts: readonly SchemaPart[], of: (part: SchemaPart) => Readonly<Record<string, T>> | undefined): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const part of parts)
    for (const [name, entry] of Object.entries(of(part) ?? {})) {
      if (name in merged) throw new Error(`two rooms claim ${name}`);
      merged[name] = entry;
    }
  return merged;
}

/** The migrator's own tables. */
export const migrationSchema = {
  rights: {
    kysely_migration: tableWithoutMerchant('what the owner keeps of the migrations', nothing, read),
    kysely_migration_lock: tableWithoutMerchant('what the owner keeps of the migrations', nothing, nothing),
  },
} satisfies SchemaPart;
