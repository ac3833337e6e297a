import type { Handlers } from '../http/handler.ts';
import type { SchemaPart } from '../db/schema.ts';
import type { Sealer } from '../db/sealers.ts';
import type { Jobs } from '../jobs/job.ts';
import type { LookedUp } from '../observe/looked-up.ts';

/** What an area adds to the gateway: all that is gathered from it, in one place. */
export interface Area {
  /** Its operations of the contract. */
  handlers?: Partial<Handlers>;
  /** Its tables, who may do what with them, its migrations and its SQL functions. */
  schema?: SchemaPart;
  /** Its personal data: each seals anew what is stored under another key than today's. */
  sealers?: readonly Sealer[];
  /** Its work that nobody asks for. */
  jobs?: Partial<Jobs>;
  /** Its metrics that are looked up in the database; what is counted as it happens stands in `observe/meters.ts`. */
  lookedUp?: readonly LookedUp[];
}
