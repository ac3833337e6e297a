import { z } from 'zod';
import { letter } from '../reels-schema.ts';
import { byNumber, tumblingParts, tumblingProblems, tumblingShow } from '../tumble/pack-parts.ts';

/** A pack of `slot/scatter` (games.md B): equal symbols pay anywhere and vanish, orbs multiply what a spin won. */
export const scatterPackSchema = z
  .strictObject({
    ...tumblingParts,
    engine: z.literal('slot/scatter'),
    grid: z.strictObject({ reels: z.literal(6), rows: z.literal(5) }),
    orb: letter.describe('Carries a factor and stays in the window while others vanish.'),
    orbWeights: byNumber.describe('How often an orb gets a factor, against the others.'),
    show: tumblingShow,
  })
  .superRefine((pack, { addIssue }) => {
    for (const message of tumblingProblems(pack)) addIssue({ code: 'custom', message });
  });

export type ScatterPack = z.infer<typeof scatterPackSchema>;
