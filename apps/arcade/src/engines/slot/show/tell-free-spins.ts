import type { Screen } from '../../../shell/game-client.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { Stage } from './stage.ts';

/** How long what they paid is seen. */
const seenFor = 1_900;

/** Ends free spins with what they have paid, in units; where that is nothing, without a word. */
export async function tellFreeSpins(paid: number, stage: Pick<Stage, 'wait'>, screen: Screen): Promise<void> {
  const { t, money }: SlotTexts = screen.texts;
  if (paid > 0) {
    screen.caption(undefined);
    screen.feature(t('freeSpinsPaid', { win: money(screen.worth(paid)) }), 'heralded');
    await stage.wait(seenFor);
  }
  screen.feature(undefined);
}
