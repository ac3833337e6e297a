const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** The rights on a table. */
export interface TableRights {
  /** The column that says which merchant a row belongs to; requests see only their own merchant's rows. */
  tenant: string | null;
  app: readonly Verb[];
  worker: readonly Verb[];
  office: readonly Verb[];
  /** If set, only these columns of a new row may be set. */
  insertOnly?: readonly string[];
}

export const nothing: readonly Verb[] = [];
export const read = ['select'] as const;
export const add = ['select', 'insert'] as const;
export const change = ['select', 'insert', 'update'] as const;
export const all = verbs;

/**
 * A table whose rows each belong to a merchant or, if the column is null, to the installation. The office has the same rights as the
 * worker.
 */
export const ofMerchants = (app: readonly Verb[], worker: readonly Verb[] = all, tenant = 'merchant'): TableRights => ({
  tenant,
  app,
  worker,
  office: worker,
});
/** A table without a merchant; the reason says why requests of any merchant may see all of it, or nothing. */
export const tableWithoutMerchant = (_reason: string, app: readonly Verb[], worker: readonly Verb[] = all): TableRights => ({
  tenant: null,
  app,
  worker,
  office: worker,
});

/** The minimal rights of requests and the worker on each table of a room. */
export type RightsOf<Owned> = Readonly<Record<keyof Owned & string, TableRights>>;
