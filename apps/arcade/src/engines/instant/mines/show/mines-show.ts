import type { Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import { paidBy } from '../../events.ts';
import { createResults } from '../../show/results.ts';
import type { Scene } from '../../show/scene.ts';
import { timesText } from '../../times.ts';
import type { MinesEvent } from '../events.ts';
import { sentenceOf } from './sentence.ts';

/** How long a tile turns. */
const turnTime = 320;

/** The place around the board, which is made of real buttons: see `Board`. */
export function minesShow({ field, motions, layout, celebrate }: Scene, sound: SoundBox): Show<MinesEvent> {
  const results = createResults();
  field.append(results.view);
  return {
    layout,
    rest: () => undefined,
    begin: () => undefined,
    async play(events, screen) {
      const tile = events.find((event) => event.type === 'reveal');
      if (tile) sound.play(tile.mine ? 'stop' : 'rareStop');
      await motions.tween(turnTime, () => undefined);
      const sentence = sentenceOf(events, tile ? screen.texts.money(screen.worth(tile.times)) : '', screen.texts);
      screen.caption(sentence);
      screen.tell(sentence);
      const win = paidBy(events);
      if (events.at(-1)?.type === 'end') results.add(`${timesText(win)}×`, win > 0);
      if (win === 0) return;
      const { celebration } = screen.win(win);
      if (celebration > 0) celebrate(celebration as 1 | 2 | 3, field);
    },
    hurry: motions.hurry,
  };
}
