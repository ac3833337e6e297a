import { z } from 'zod';
import { instantHead } from '../pack-head.ts';

/** A pack of `instant/hilo`: each next card is guessed, each right guess raises the multiplier, until the player stops or is wrong. */
export const hiloPackSchema = z.strictObject({ ...instantHead, engine: z.literal('instant/hilo') });

export type HiloPack = z.infer<typeof hiloPackSchema>;
