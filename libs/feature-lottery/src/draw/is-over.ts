// @flag lottery
import type { Schema } from '@parlour/api';

const over: ReadonlySet<Schema<'DrawStatus'>> = new Set(['settled', 'corrected', 'void']);

/** Whether nothing depends on a draw any more: its book and the reports on it are then available to everybody. */
export const isOver = (status: Schema<'DrawStatus'>): boolean => over.has(status);
