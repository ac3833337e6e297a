import type { Kysely } from 'kysely';

/**
 * Every table of the database, by its name. A part of the gateway that owns tables adds them where it describes them: `declare module
 * '.../kernel/tables.ts' { interface Tables extends LedgerTables {} }`.
 */
// Empty on purpose: each owner of tables adds its own by module augmentation.
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Tables {}

/** The gateway's handle on its tables, or on one transaction over them. */
export type Db = Kysely<Tables>;
