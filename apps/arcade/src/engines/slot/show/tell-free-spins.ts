import type { Screen } from '../../../shell/game-client.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { Stage } from './stage.ts';

/** How long the total is shown, in milliseconds. */
const seenFor = 1_900;

/** Ends free spins by showing what they paid, in units; shows nothing if they paid nothing. */
export async function tellFreeSpins(paid: number, stage: Pick<Stage, 'wait'>, screen: Screen): Promise<void> {
  const { t, money }: SlotTexts = screen.texts;
  if (paid > 0) {
    screen.caption(undefined);
    screen.feature(t('freeSpinsPaid', { win: money(screen.worth(paid)) }), 'heralded');
    await stage.wait(seenFor);
  }
  screen.feature(undefined);
}
