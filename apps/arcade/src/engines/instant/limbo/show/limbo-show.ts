import type { Art, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import type { Texts } from '../../../../shell/texts.ts';
import { paidBy } from '../../events.ts';
import { createResults } from '../../show/results.ts';
import { make, picture, type Scene } from '../../show/scene.ts';
import type { LimboChoice, LimboEvent, PointEvent } from '../events.ts';
import './limbo.css';
import { sentenceOf } from './texts.ts';

const climbTime = 1_300;

/** A light climbs a scale on which each step is as many times higher as the one before; the target is a line across it. */
export function limboShow({ field, motions, still, layout, celebrate }: Scene, art: Art, sound: SoundBox): Show<LimboEvent> {
  const results = createResults();
  const reading = make('div', 'limbo-reading');
  const line = make('div', 'limbo-line');
  const light = make('div', 'limbo-light');
  light.append(picture(art, 'light'));
  const board = make('div', 'limbo-board');
  board.append(line, light, reading);
  field.append(results.view, board);

  let choice: LimboChoice = { target: 200 };
  let texts: Texts<string>;
  /** The share of the way up, so that the target lies at three fifths of it at most. */
  const heightOf = (point: number, target: number) => Math.min(1, Math.log(point / 100) / (Math.log(Math.max(target, 200) / 100) / 0.6));
  const mark = ({ target }: LimboChoice) => {
    line.textContent = `${texts.decimal(target / 100)}×`;
    line.style.bottom = `${heightOf(target, target) * 100}%`;
  };
  const show = (point: number, target: number) => {
    light.style.bottom = `${heightOf(point, target) * 100}%`;
    reading.textContent = `${texts.decimal(point / 100)}×`;
  };
  const clear = () => {
    board.classList.remove('won', 'lost');
    mark(choice);
  };
  const land = ({ point, target }: PointEvent) => {
    mark({ target });
    show(point, target);
    board.classList.add(point >= target ? 'won' : 'lost');
  };

  return {
    layout,
    choose(input, said) {
      choice = input as LimboChoice;
      texts = said;
      clear();
      show(100, choice.target);
    },
    rest(events) {
      light.classList.remove('waiting');
      clear();
      if (events) land(events[0] as PointEvent);
      else show(100, choice.target);
    },
    begin() {
      clear();
      show(100, choice.target);
      if (!still) light.classList.add('waiting');
    },
    async play(events, screen) {
      const event = events[0] as PointEvent;
      clear();
      mark(event);
      light.classList.remove('waiting');
      // As steadily as the scale rises.
      await motions.tween(climbTime, (progress) => show(Math.round(100 * (event.point / 100) ** progress), event.target));
      sound.play('stop');
      land(event);
      results.add(`${texts.decimal(event.point / 100)}×`, event.point >= event.target);
      const sentence = sentenceOf(event, texts);
      screen.caption(sentence);
      screen.tell(sentence);
      const win = paidBy(events);
      if (win === 0) return;
      const { celebration } = screen.win(win);
      if (celebration !== 0) celebrate(celebration, light);
    },
    hurry: motions.hurry,
  };
}
