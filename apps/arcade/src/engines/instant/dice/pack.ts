import { z } from 'zod';
import { instantHead } from '../pack-head.ts';

/** A pack of `instant/dice`: one number of ten thousand, under or over the player's target. */
export const dicePackSchema = z.strictObject({ ...instantHead, engine: z.literal('instant/dice') });

export type DicePack = z.infer<typeof dicePackSchema>;
