import { publish } from '../../db/publish.ts';
import type { Merchants } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';

/** Notifies open pages, of one merchant or of all, that the games they show have changed. Call it last in the transaction. */
export async function tellSites({ db, merchants }: { db: Db; merchants: Merchants }, merchant: string | null): Promise<void> {
  for (const { code } of merchants.all)
    if (merchant === null || merchant === code) await publish(db, { merchant: code, memberId: null, type: 'gamesChanged', data: {} });
}
