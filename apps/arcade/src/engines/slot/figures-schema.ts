import { z } from 'zod';
import { volatilities } from '../exact-figures.ts';
import { decimal } from '../pack-head.ts';

/** What a pack with free spins states to players; computed, never typed in. */
export const freeSpinFigures = z.strictObject({
  rtp: decimal,
  hitRate: decimal,
  largestWin: z.number().positive(),
  spinsPerFreeSpins: decimal.describe('One paid spin in so many brings free spins.'),
  volatility: z.enum(volatilities),
});
