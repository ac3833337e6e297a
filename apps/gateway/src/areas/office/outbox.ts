import { retryCall, unfinishedCalls } from '../../outbound/unfinished-calls.ts';
import { tell } from './audit/append.ts';
import { isId, merchantsNamed, refused, type Operator, type Schema } from './operator.ts';

/** Outgoing calls that wait or have failed for good, oldest first. */
export async function outboxList(operator: Operator, { merchant }: { merchant?: string | undefined }): Promise<Schema<'OutboundCall'>[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  return (await unfinishedCalls(operator.db, codes)).map((call) => ({
    id: call.id,
    merchant: call.merchant,
    kind: call.kind,
    state: call.state,
    attempts: call.attempts,
    error: call.last_error ?? '',
    created: call.created_at.toISOString(),
    next: call.state === 'waiting' ? call.next_at.toISOString() : '',
    retry: call.canRetry,
  }));
}

/** Retries a failed call, on any free gateway. */
export async function outboxRetry(
  operator: Operator,
  { id, merchant }: { id: string; merchant?: string | undefined },
): Promise<Schema<'RetriedCall'>> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const found = isId(id) && (await retryCall(operator.db, id, codes, operator.clock.now()));
  if (!found) throw refused('not_found', `There is no failed call ${id} to repeat.`);
  tell(operator, { merchant: null, subject: { kind: 'outboundCall', id } });
  return { id, state: 'waiting' };
}
