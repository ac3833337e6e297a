import { z } from 'zod';
import { instantHead, times } from '../pack-head.ts';
import { kenoKinds, mostPicks } from './events.ts';

const pickCounts = Array.from({ length: mostPicks }, (_, index) => index + 1);
const table = z.strictObject(Object.fromEntries(pickCounts.map((picks) => [picks, z.array(times).length(picks + 1)])));

/** A pack of `instant/keno`: ten of forty numbers are drawn, and those among the player's count. */
export const kenoPackSchema = z.strictObject({
  ...instantHead,
  engine: z.literal('instant/keno'),
  tables: z
    .strictObject(Object.fromEntries(kenoKinds.map((kind) => [kind, table])) as Record<(typeof kenoKinds)[number], typeof table>)
    .describe('By kind and number of picks: what 0, 1, 2 and so on hits pay, in ten-thousandths.'),
});

export type KenoPack = z.infer<typeof kenoPackSchema>;
