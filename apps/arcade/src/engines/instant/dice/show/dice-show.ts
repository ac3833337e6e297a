import type { Art, Screen, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import type { Texts } from '../../../../shell/texts.ts';
import { paidBy } from '../../events.ts';
import { createResults } from '../../show/results.ts';
import { make, picture, type Scene } from '../../show/scene.ts';
import type { DiceChoice, DiceEvent, RollEvent } from '../events.ts';
import { numbers, targetOf, wins } from '../rules.ts';
import './dice.css';
import { sentenceOf } from './texts.ts';

/** What is written below the stem. */
const marks = [0, 25, 50, 75, 100];
const rollTime = 1_100;
/** Where the die lies for a new player. */
const middle = numbers / 2;

/** A die rolls along a bamboo stem, which is green where the round wins. */
export function diceShow({ field, motions, still, layout, celebrate }: Scene, art: Art, sound: SoundBox): Show<DiceEvent> {
  const results = createResults();
  const reading = make('div', 'dice-reading');
  const track = make('div', 'dice-track');
  const die = make('div', 'dice-die');
  const [dry, green] = [make('div', 'dice-stem'), make('div', 'dice-stem dice-green')];
  const scale = make('div', 'dice-scale');
  const face = picture(art, 'die');
  die.append(face);
  track.append(dry, green, die);
  const board = make('div', 'dice-board');
  board.append(reading, track, scale);
  field.append(results.view, board);

  let choice: DiceChoice = { side: 'under', winning: middle };
  let texts: Texts<string>;
  let at = middle;
  const place = (rolled: number) => {
    die.style.left = `${(rolled / numbers) * 100}%`;
    face.style.rotate = `${Math.round((rolled - middle) / 1_250) * 90}deg`;
  };
  const mark = (shown: DiceChoice) => {
    const target = (targetOf(shown) / numbers) * 100;
    green.style.clipPath = shown.side === 'under' ? `inset(-4px ${100 - target}% -4px 0)` : `inset(-4px 0 -4px ${target}%)`;
    track.style.setProperty('--target', `${target}%`);
  };
  const clear = () => {
    reading.classList.remove('won', 'lost');
    mark(choice);
  };
  const land = (event: RollEvent) => {
    at = event.rolled;
    place(at);
    mark(event);
    reading.textContent = texts.decimal(at / 100);
    reading.classList.add(wins(event, at) ? 'won' : 'lost');
  };
  const roll = async ({ rolled }: RollEvent) => {
    const [from, far] = [at, rolled - at];
    await motions.tween(rollTime, (progress) => {
      const now = from + far * progress;
      die.style.left = `${(now / numbers) * 100}%`;
      // It goes over its edges as it moves, and comes to lie on one of them.
      const turns = Math.round((rolled - middle) / 1_250) * 90 - (far > 0 ? 360 : -360) * (1 - progress);
      face.style.rotate = `${turns}deg`;
      face.style.translate = `0 ${-Math.abs(Math.sin(progress * Math.PI * 3)) * (1 - progress) * 46}px`;
      reading.textContent = texts.decimal(Math.round(now) / 100);
    });
  };

  return {
    layout,
    choose(input, said) {
      choice = input as DiceChoice;
      texts = said;
      scale.replaceChildren(...marks.map((mark) => make('span', '', said.count(mark))));
      clear();
    },
    rest(events) {
      die.classList.remove('waiting');
      clear();
      if (events) land(events[0] as RollEvent);
      else {
        place(middle);
        reading.textContent = '··.··';
      }
    },
    begin() {
      clear();
      if (!still) die.classList.add('waiting');
    },
    async play(events, screen: Screen) {
      const event = events[0] as RollEvent;
      clear();
      mark(event);
      die.classList.remove('waiting');
      await roll(event);
      sound.play('stop');
      land(event);
      results.add(texts.decimal(event.rolled / 100), wins(event, event.rolled));
      const sentence = sentenceOf(event, texts);
      screen.caption(sentence);
      screen.tell(sentence);
      const win = paidBy(events);
      if (win === 0) return;
      const { celebration } = screen.win(win);
      if (celebration !== 0) celebrate(celebration, die);
    },
    hurry: motions.hurry,
  };
}
