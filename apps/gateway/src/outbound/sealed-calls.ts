import { sql } from 'kysely';
import { rowsAtOnce, type Sealer } from '../db/sealers.ts';
import type { Place } from '../kernel/ports.ts';
import type { OutboundCallTable } from './tables.ts';

/** The place where the payload of a call is sealed, if its kind says so. */
export function payloadPlace({ merchant, id }: Pick<OutboundCallTable, 'merchant' | 'id'>): Place {
  return { merchant, column: 'outbound_call.payload', id };
}

/** Payloads of waiting calls that are sealed under a key being replaced; parts that a kind keeps in clear are left alone. */
export const sealWaitingCalls: Sealer = async (trx, vault) => {
  const rows = await trx
    .selectFrom('outbound_call')
    .select(['id', 'merchant', 'payload'])
    .where(sql<boolean>`starts_with(payload, 'sealed.') and not starts_with(payload, ${vault.prefix})`)
    .limit(rowsAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const row of rows) {
    const place = payloadPlace(row);
    await trx
      .updateTable('outbound_call')
      .set({ payload: vault.seal(place, vault.open(place, row.payload!)) })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
};
