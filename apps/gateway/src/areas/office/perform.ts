import type { OperatorCredentials } from '@parlour/office-api/contract';
import { databaseTime } from '../../db/database-time.ts';
import type { OperatorPrincipal } from '../../kernel/principals.ts';
import { Refusal, statusOf } from '../../kernel/refusal.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { recordAction } from './actions.ts';
import type { OfficeDeps, Operator } from './operator.ts';
import { callerOf } from './operators.ts';
import { levelByRoles, levelOfAccount } from './people/permitted.ts';
import { assignmentsOf, rolesOf } from './people/roles.ts';

/** What is asked, before anything of it has been looked at. */
export interface Asked {
  /** As it is written down. */
  name: string;
  /** Where absent, whoever may use the gateway's account asks; or the operator themselves, where that is known already. */
  as: OperatorCredentials | OperatorPrincipal | undefined;
  given: unknown;
}

export interface Work<T> {
  /** In one transaction with the line that says who did it; else it is a question, or long work in several of its own. */
  transaction: boolean;
  run(operator: Operator): Promise<T>;
}

/** Does what an operator asks and writes down who asked and how it ended, also when it is refused. */
export async function perform<T>(asked: OfficeDeps, { name, as, given }: Asked, { transaction, run }: Work<T>): Promise<T> {
  const { db } = asked;
  // What an operator decides is decided by the database's time, whatever the machine says on which the command runs.
  const time = await databaseTime(db, asked.clock);
  const clock = { now: () => time, statementTime: () => time };
  let by: Operator['by'] = { kind: 'operator', name: as?.name ?? '', named: false };
  try {
    by = as && 'kind' in as ? as : await callerOf(db, as, name);
    const done = async (on: OfficeDeps['db']) => {
      const levelAt = by.named ? levelByRoles(assignmentsOf(await rolesOf(on, by.name))) : levelOfAccount;
      const value = await run({ ...asked, clock, db: on, by, levelAt });
      await recordAction(on, { by, command: name, input: given, outcome: isWaiting(value) ? 'waits' : 'done' }, clock.now());
      return value;
    };
    return await (transaction ? inTransaction(db, done) : done(db));
  } catch (error) {
    const isRefused = error instanceof Refusal && statusOf[error.code] < 500;
    const detail = error instanceof Error ? error.message : String(error);
    await recordAction(db, { by, command: name, input: given, outcome: isRefused ? 'refused' : 'failed', detail }, clock.now());
    throw error;
  }
}

/** True for the answer to what is a proposal now. */
function isWaiting(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'approval' in value;
}
