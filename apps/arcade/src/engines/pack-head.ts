import { z } from 'zod';

/** Two decimals: percent, or a number of rounds. */
export const decimal = z.string().regex(/^\d+\.\d{2}$/);

/** What every pack states, whatever its engine: `PackHead` without the engine's name, its units and its figures. */
export const packHead = {
  $schema: z.string(),
  pack: z.string(),
  version: z.int().positive(),
  vendor: z.string(),
  bets: z.array(z.int().positive()).nonempty(),
  rtpTarget: decimal,
};
