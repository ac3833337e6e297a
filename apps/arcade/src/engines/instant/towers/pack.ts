import { z } from 'zod';
import { instantHead } from '../pack-head.ts';

/**
 * A pack of `instant/towers`: a door is chosen on each of nine floors, each raising the multiplier, until the player stops or a trap is
 * found.
 */
export const towersPackSchema = z.strictObject({ ...instantHead, engine: z.literal('instant/towers') });

export type TowersPack = z.infer<typeof towersPackSchema>;
