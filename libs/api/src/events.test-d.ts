// Checked by `tsc` alone: a line under @ts-expect-error that compiles is an error.
import type { GatewayEvent } from './events.ts';

// @ts-expect-error a changed balance comes with the balance
export const incomplete: GatewayEvent = { type: 'balanceChanged' };
export const amountOf = (event: GatewayEvent) => (event.type === 'depositUpdated' ? event.deposit.amount : null);
// @ts-expect-error only a deposit's event has a deposit
export const unnarrowed = (event: GatewayEvent) => event.deposit;
