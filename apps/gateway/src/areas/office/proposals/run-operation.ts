import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { verdict } from '@parlour/domain/office';
import { tell } from '../audit/append.ts';
import type { OfficeHandler, Operator } from '../operator.ts';
import { ownAccounts } from '../people/email.ts';
import { forbidden, placeOf } from '../people/permitted.ts';
import { memberOf, noteOf } from './examined.ts';
import { examinerOf, isProposable } from './proposable.ts';
import { propose } from './propose.ts';

/**
 * Runs a handler. If the operation takes two operators, or this operator may only propose it, stores a proposal instead and answers that it
 * waits (office O9, O15). All calls of operations pass through here, except the execution of an approved proposal.
 */
export async function runOperation(
  operator: Operator,
  id: OperationId,
  handler: OfficeHandler<OperationId>,
  input: never,
): Promise<unknown> {
  if (!isProposable(id)) return handler(operator, input);
  const examined = await examinerOf(id)(operator, input);
  const { permission } = operationTable[id];
  const level = operator.levelAt(permission, placeOf(examined.merchant));
  // Nobody decides about their own account alone.
  const own = examined.needsTwo ? null : memberOf(examined);
  const needsTwo = examined.needsTwo || (own !== null && (await ownAccounts(operator)).has(own));
  const then = verdict(level, { changes: true, needsTwo });
  if (then === 'refused') throw forbidden(permission);
  if (then === 'proposed') return propose(operator, id, input, examined);
  // A bulk operation is logged for each subject.
  if (!examined.items) tell(operator, noteOf(examined));
  return handler(operator, input);
}
