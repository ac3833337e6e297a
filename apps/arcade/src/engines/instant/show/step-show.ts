import type { GameEvent } from '../../../game.ts';
import type { Show } from '../../../shell/game-client.ts';
import type { SoundBox } from '../../../shell/sound.ts';
import type { Texts } from '../../../shell/texts.ts';
import { paidBy } from '../events.ts';
import type { StepEvent } from '../stepwise.ts';
import { createResults } from './results.ts';
import type { Scene } from './scene.ts';

/** How long a step takes to turn over on the board. */
const turnTime = 320;

/**
 * The place around a board, which is made of real controls: see `Steps`. `say` puts the outcome of the events in a sentence; `win` is what
 * could be collected.
 */
export function stepShow<Event extends GameEvent>(
  { field, motions, layout, celebrate }: Scene,
  sound: SoundBox,
  say: (events: readonly Event[], win: string, texts: Texts<string>) => string,
): Show<Event> {
  const results = createResults({ ofBoard: true });
  field.append(results.view);
  return {
    layout,
    rest: () => undefined,
    begin: () => undefined,
    async play(events, screen) {
      const step = (events as readonly (GameEvent & Partial<StepEvent>)[]).findLast(({ type }) => type === 'reveal');
      if (step) sound.play(step.times === 0 ? 'stop' : 'rareStop');
      await motions.tween(turnTime, () => undefined);
      const sentence = say(events, step?.times ? screen.texts.money(screen.worth(step.times)) : '', screen.texts);
      screen.caption(sentence);
      screen.tell(sentence);
      const win = paidBy(events);
      if (events.at(-1)?.type === 'end') results.add(`${screen.texts.decimal(win / 10_000)}×`, win > 0);
      if (win === 0) return;
      const { celebration } = screen.win(win);
      if (celebration !== 0) celebrate(celebration, field);
    },
    hurry: motions.hurry,
  };
}
