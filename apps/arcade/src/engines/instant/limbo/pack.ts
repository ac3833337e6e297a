import { z } from 'zod';
import { instantHead } from '../pack-head.ts';

/** A pack of `instant/limbo`: a point is reached, and the round pays the player's target if that is no higher. */
export const limboPackSchema = z.strictObject({ ...instantHead, engine: z.literal('instant/limbo') });

export type LimboPack = z.infer<typeof limboPackSchema>;
