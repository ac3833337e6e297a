import type { Celebration } from '../../../shell/game-client.ts';
import type { Stage } from './stage.ts';

type Celebrating = Pick<Stage, 'celebrate' | 'wait'>;

/** How long a large win is celebrated before the round goes on: it counts up meanwhile. */
const milliseconds = { 1: 0, 2: 2200, 3: 4000, 4: 6500 } as const;

/** Celebrates a win that has reached a level for the first time in its round; a large one holds the round up, unless the player hurries. */
export async function celebrate(stage: Celebrating, { celebration, risen }: { celebration: Celebration; risen: boolean }): Promise<void> {
  if (!risen || celebration === 0) return;
  stage.celebrate(celebration);
  if (milliseconds[celebration] > 0) await stage.wait(milliseconds[celebration]);
}
