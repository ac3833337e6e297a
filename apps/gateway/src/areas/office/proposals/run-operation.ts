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
 * Runs a handler or, if it takes two operators or this one may only propose it, stores the proposal and answers that it waits (office O9,
 * O15). Every call of an operation passes through here except the one by which an approval carries it out.
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
  // Nobody decides alone about an account of their own.
  const own = examined.needsTwo ? null : memberOf(examined);
  const needsTwo = examined.needsTwo || (own !== null && (await ownAccounts(operator)).has(own));
  const then = verdict(level, { changes: true, needsTwo });
  if (then === 'refused') throw forbidden(permission);
  if (then === 'proposed') return propose(operator, id, input, examined);
  // What is done to many subjects is logged for each.
  if (!examined.items) tell(operator, noteOf(examined));
  return handler(operator, input);
}
