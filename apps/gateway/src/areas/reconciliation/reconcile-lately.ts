import { randomBytes } from 'node:crypto';
import type { Config } from '../../kernel/config.ts';
import type { Db } from '../../kernel/tables.ts';
import { paymentProviders } from '../wallet/payments/providers.ts';
import { reconcile } from './reconcile.ts';

const hour = 3600_000;
/** What a run looks back on: a difference may come late, and a run may be missed. */
const lately = 72 * hour;

/** Reconciles the last three days, for the periodic job; how many new cases it raised. */
export async function reconcileLately(db: Db, now: Date, config: Pick<Config, 'payments' | 'port' | 'vendors'>): Promise<number> {
  const span = { from: new Date(now.getTime() - lately), to: new Date(now.getTime() + hour) };
  const asker = { clock: { now: () => now, statementTime: () => now }, random: { bytes: (size: number) => randomBytes(size) } };
  const { raised } = await reconcile(db, span, { cashiers: paymentProviders(config), vendors: config.vendors, ...asker });
  return raised.length;
}
