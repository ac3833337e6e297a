import { z } from 'zod';
import { instantHead } from '../pack-head.ts';

/** A pack of `instant/mines`: tiles are opened one by one, each raising the multiplier, until the player stops or a mine is found. */
export const minesPackSchema = z.strictObject({ ...instantHead, engine: z.literal('instant/mines') });

export type MinesPack = z.infer<typeof minesPackSchema>;
