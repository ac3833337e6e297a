import { randomBytes } from 'node:crypto';
import type { JobTools } from '../../jobs/job.ts';
import type { Operator } from './operator.ts';
import { isAccount } from './operators.ts';
import { levelByRoles, levelOfAccount } from './people/permitted.ts';
import { assignmentsOf, rolesOf } from './people/roles.ts';

/**
 * The operator for whom a job reads something, with their roles of now; one who was removed has none. Statements run with the job's handle
 * for long work, since a list that an operator would not wait for is what jobs are for.
 */
export async function makerOf(name: string, { db, longDb, now, merchants, vault, config }: JobTools): Promise<Operator> {
  const known = await db.selectFrom('operator').select('name').where('name', '=', name).where('removed_at', 'is', null).executeTakeFirst();
  const named = !isAccount(name);
  return {
    db: longDb,
    merchants,
    vault,
    config,
    clock: { now: () => now, statementTime: () => now },
    random: { bytes: (count) => randomBytes(count) },
    by: { kind: 'operator', name, named },
    levelAt: named ? levelByRoles(known ? await assignmentsOf(db, await rolesOf(db, name)) : []) : levelOfAccount,
    notes: [],
  };
}
