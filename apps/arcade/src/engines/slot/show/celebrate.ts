import type { Celebration } from '../../../shell/game-client.ts';
import { stagedFor } from '../../../shell/staging.ts';
import type { Stage } from './stage.ts';

type Celebrating = Pick<Stage, 'celebrate' | 'wait'>;

/** Between two bursts of a win that is celebrated for long. */
const burstEvery = 2_400;

/** Celebrates a win that has reached a level for the first time in its round; a large one holds the round up, unless the player hurries. */
export async function celebrate(stage: Celebrating, { celebration, risen }: { celebration: Celebration; risen: boolean }): Promise<void> {
  if (!risen || celebration === 0) return;
  stage.celebrate(celebration);
  for (let left = stagedFor[celebration]; left > 0; left -= burstEvery) {
    await stage.wait(Math.min(left, burstEvery));
    if (left > burstEvery * 1.5) stage.celebrate(celebration);
  }
}
