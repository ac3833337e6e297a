// Checked by `tsc` alone: a line under @ts-expect-error that compiles is an error.
import type { Db } from '../kernel/tables.ts';
import { publish, type NewEvent, type WireEvent } from './publish.ts';

declare const db: Db;
declare const balance: Extract<WireEvent, { type: 'balanceChanged' }>['balance'];
const member = { merchant: 'lotus', memberId: '0197f1f0-0000-7000-8000-000000000000' };

export const complete: NewEvent = { ...member, type: 'balanceChanged', data: { balance } };
// @ts-expect-error a changed balance comes with the balance
void publish(db, { ...member, type: 'balanceChanged', data: {} });
// @ts-expect-error a deposit does not come with a balance
void publish(db, { ...member, type: 'depositUpdated', data: { balance } });
// @ts-expect-error there is no such event
void publish(db, { ...member, type: 'balanceRead', data: { balance } });
