import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { notify, type Notification } from '../../db/notifier.ts';
import { retryOn } from '../../kernel/transaction.ts';
import { inTheWay } from './wallet-call.ts';

/**
 * Closes an open round that its vendor reports as ended: `settled` without money, or `rolledBack` with every stake returned to where it
 * came from. False if the round has a win, so that returning it is impossible. Leaves a round alone that has changed meanwhile.
 */
export async function closeRound(db: Db, round: string, status: 'settled' | 'rolledBack', time: Date): Promise<boolean> {
  const { rows } = await retryOn(inTheWay, () =>
    sql<{ outcome: Outcome }>`select wallet_close_round(${round}, ${status}, ${time}) as outcome`.execute(db),
  );
  const { refused, announce } = rows[0]!.outcome;
  if (announce) notify(db, [{ merchant: announce.merchant, memberId: announce.memberId }]);
  return refused === undefined;
}

interface Outcome {
  refused?: string;
  announce?: Notification & { book: string };
}
