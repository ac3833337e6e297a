import type { Art, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import type { Texts } from '../../../../shell/texts.ts';
import { paidBy } from '../../events.ts';
import { createResults } from '../../show/results.ts';
import { make, picture, type Scene } from '../../show/scene.ts';
import type { StopEvent, WheelChoice, WheelEvent } from '../events.ts';
import type { WheelPack } from '../pack.ts';
import { segmentsOf } from '../rules.ts';
import { sentenceOf } from './texts.ts';
import './wheel.css';
import { drawWheel, toneOf } from './draw-wheel.ts';

const turnTime = 2_600;
/** Whole turns before it comes to rest. */
const turns = 4;

/** A wheel of coloured panels under a pointer, and what each colour pays. */
export function wheelShow(
  pack: WheelPack,
  { field, motions, still, layout, celebrate }: Scene,
  art: Art,
  sound: SoundBox,
): Show<WheelEvent> {
  const results = createResults();
  const disc = make('div', 'wheel-disc');
  const panels = make('div', 'wheel-panels');
  const [pointer, hub] = [picture(art, 'pointer'), picture(art, 'hub')];
  [pointer.className, hub.className] = ['wheel-pointer', 'wheel-hub'];
  disc.append(panels, hub, pointer);
  const legend = make('div', 'wheel-legend');
  const board = make('div', 'wheel-board');
  board.append(disc, legend);
  field.append(results.view, board);

  let choice: WheelChoice = { kind: 'middle', size: 50 };
  let texts: Texts<string>;
  let angle = 0;
  let drawn = '';
  const face = (degrees: number) => {
    angle = degrees;
    panels.style.rotate = `${degrees}deg`;
  };
  const mark = (shown: WheelChoice) => {
    const segments = segmentsOf(pack, shown);
    const key = `${shown.kind}:${shown.size}`;
    if (key === drawn) return;
    drawn = key;
    panels.replaceChildren(drawWheel(segments));
    const values = [...new Set(segments)].toSorted((a, b) => a - b);
    legend.replaceChildren(
      ...values.map((times) => {
        const chip = make('span', '', `${texts.decimal(times / 10_000)}×`);
        chip.dataset['times'] = String(times);
        chip.style.setProperty('--tone', toneOf(values, times));
        return chip;
      }),
    );
    face(0);
  };
  const light = (times: number | undefined) => {
    for (const chip of legend.children) chip.classList.toggle('lit', (chip as HTMLElement).dataset['times'] === String(times));
  };
  const stopOf = ({ at, size }: StopEvent) => -(at * 360) / size;
  const land = (event: StopEvent) => {
    mark(event);
    face(stopOf(event));
    light(segmentsOf(pack, event)[event.at]);
  };

  return {
    layout,
    choose(input, said) {
      choice = input as WheelChoice;
      texts = said;
      mark(choice);
      light(undefined);
    },
    rest(events) {
      disc.classList.remove('waiting');
      if (events) land(events[0] as StopEvent);
      else {
        mark(choice);
        light(undefined);
      }
    },
    begin() {
      mark(choice);
      light(undefined);
      if (!still) disc.classList.add('waiting');
    },
    async play(events, screen) {
      const event = events[0] as StopEvent;
      mark(event);
      disc.classList.remove('waiting');
      const from = angle % 360;
      const far = stopOf(event) - from - turns * 360;
      await motions.tween(turnTime, (progress) => face(from + far * progress));
      sound.play('stop');
      land(event);
      const win = paidBy(events);
      results.add(`${texts.decimal(win / 10_000)}×`, win > pack.stakeUnits);
      const sentence = sentenceOf(pack, event, texts);
      screen.caption(sentence);
      screen.tell(sentence);
      if (win === 0) return;
      const { celebration } = screen.win(win);
      if (celebration !== 0) celebrate(celebration, hub);
    },
    hurry: motions.hurry,
  };
}
