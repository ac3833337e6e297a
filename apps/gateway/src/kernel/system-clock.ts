import type { Clock } from './context.ts';

/** This machine's time; what SQL functions decide by is the database's own. */
export const systemClock: Clock = { now: () => new Date(), statementTime: () => null };
