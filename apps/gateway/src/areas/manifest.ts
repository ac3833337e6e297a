import type { Handlers } from '../http/handler.ts';
import type { SchemaPart } from '../db/schema.ts';
import type { Sealer } from '../db/sealers.ts';
import type { Jobs } from '../jobs/job.ts';
import type { LookedUp } from '../observe/looked-up.ts';

/** Everything that an area adds to the gateway, in one place. */
export interface Area {
  /** Its operations of the contract. */
  handlers?: Partial<Handlers>;
  /** Its tables, who may do what with them, its migrations and its SQL functions. */
  schema?: SchemaPart;
  /** Its personal data: each sealer re-seals what is stored under another key than the current one. */
  sealers?: readonly Sealer[];
  /** Its background jobs. */
  jobs?: Partial<Jobs>;
  /** Its metrics that are read from the database; what is counted as it happens is in `observe/meters.ts`. */
  lookedUp?: readonly LookedUp[];
}
