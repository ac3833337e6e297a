import type { Migration } from 'kysely/migration';
import type { RoleName } from './rights/roles.ts';
import { nothing, tableWithoutMerchant, read, type TableRights } from './rights/table-rights.ts';

/** What a part of the gateway has in the database. */
export interface SchemaPart {
  /** Each of its tables, with who may do what with it. */
  rights?: Readonly<Record<string, TableRights>>;
  /**
   * By their names, which begin with a number: the migrations of all rooms run in the order of the names. One that has shipped is never
   * changed.
   */
  migrations?: Readonly<Record<string, Migration>>;
  /**
   * SQL functions, each after those it needs. They are code, not history: every migration run puts those of this version in place, so
   * the statements must be repeatable.
   */
  functions?: readonly string[];
  /** Functions of earlier versions, by name and argument types, that were removed or changed their return type. */
  droppedFunctions?: readonly string[];
  /**
   * Who may call which of them. Each such function runs as the owner of the tables (`security definer`), so it can do what its caller
   * cannot, and must itself refuse what the caller may not do; unlisted functions can be called by the owner only.
   */
  functionRights?: Readonly<Record<string, readonly RoleName[]>>;
}

/** The complete schema of this version's database. */
export type Schema = Required<SchemaPart>;

/** Combines the parts; later ones may use the functions of earlier ones. Throws where two claim one name. */
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

/** What the migrator keeps. */
export const migrationSchema = {
  rights: {
    kysely_migration: tableWithoutMerchant('what the owner keeps of the migrations', nothing, read),
    kysely_migration_lock: tableWithoutMerchant('what the owner keeps of the migrations', nothing, nothing),
  },
} satisfies SchemaPart;
