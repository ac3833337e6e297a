import { z } from 'zod';
import { tumblingParts, tumblingProblems, tumblingShow } from '../tumble/pack-parts.ts';

/** A pack of `slot/cluster` (games.md B): equal symbols that touch pay and vanish, and cells that win again multiply. */
export const clusterPackSchema = z
  .strictObject({
    ...tumblingParts,
    engine: z.literal('slot/cluster'),
    grid: z.strictObject({ reels: z.literal(7), rows: z.literal(7) }),
    mostOfCell: z.int().min(2).describe('The largest factor of a cell: its second win in a round has 2, each further one twice as much.'),
    show: tumblingShow.extend({
      mark: z.string().describe('The picture that grows on cells which have won.'),
    }),
  })
  .superRefine((pack, { addIssue }) => {
    for (const message of tumblingProblems(pack)) addIssue({ code: 'custom', message });
  });

export type ClusterPack = z.infer<typeof clusterPackSchema>;
