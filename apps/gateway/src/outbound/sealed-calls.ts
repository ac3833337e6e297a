import { columnSealer } from '../db/sealers.ts';
import type { Place } from '../kernel/ports.ts';
import type { OutboundCallTable } from './tables.ts';

/** The place that the payload of a call is sealed for, if its kind requires it. */
export function payloadPlace({ merchant, id }: Pick<OutboundCallTable, 'merchant' | 'id'>): Place {
  return { merchant, column: 'outbound_call.payload', id };
}

/** Seals payloads of waiting calls under the current key; those that a kind keeps in clear are left alone. */
export const sealWaitingCalls = columnSealer({
  table: 'outbound_call',
  column: 'payload',
  key: ['id', 'merchant'],
  place: payloadPlace,
  inClear: 'leave',
});
