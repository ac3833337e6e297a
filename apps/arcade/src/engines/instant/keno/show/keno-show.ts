import type { Art, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import type { Texts } from '../../../../shell/texts.ts';
import { paidBy } from '../../events.ts';
import { createResults } from '../../show/results.ts';
import { make, picture, type Scene } from '../../show/scene.ts';
import { drawnCount, type DrawnEvent, type KenoChoice, type KenoEvent } from '../events.ts';
import type { KenoPack } from '../pack.ts';
import { firstInput, hitsOf, timesOf } from '../rules.ts';
import { sentenceOf } from './texts.ts';
import './keno.css';

const numberTime = 190;

/** Ten places into which the numbers come one by one, hits lit, and the ladder of what hits pay. */
export function kenoShow(pack: KenoPack, { field, motions, layout, celebrate }: Scene, art: Art, sound: SoundBox): Show<KenoEvent> {
  const results = createResults();
  const places = Array.from({ length: drawnCount }, () => {
    const place = make('div', 'keno-place');
    place.append(picture(art, 'star'), make('b', ''));
    return place;
  });
  const drawnView = make('div', 'keno-drawn');
  drawnView.append(...places);
  const ladder = make('div', 'keno-ladder');
  const board = make('div', 'keno-board');
  board.append(drawnView, ladder);
  field.append(results.view, board);

  let choice: KenoChoice = firstInput();
  let texts: Texts<string>;
  const mark = (shown: KenoChoice) => {
    ladder.replaceChildren(
      ...Array.from({ length: shown.picks.length + 1 }, (_, hits) => hits)
        .filter((hits) => timesOf(pack, shown, hits) > 0)
        .map((hits) => {
          const rung = make('div', '');
          // The ladder is narrow: 2500, not 2500.00.
          rung.dataset['hits'] = String(hits);
          rung.append(make('span', '', texts.count(hits)), make('b', '', `${texts.plain(timesOf(pack, shown, hits) / 10_000)}×`));
          return rung;
        }),
    );
  };
  const put = (index: number, number: number, hit: boolean) => {
    const place = places[index]!;
    place.classList.add('come');
    place.classList.toggle('hit', hit);
    place.querySelector('b')!.textContent = texts.count(number);
  };
  const clear = () => {
    for (const place of places) {
      place.classList.remove('come', 'hit');
      place.querySelector('b')!.textContent = '';
    }
    light(undefined);
  };
  const light = (hits: number | undefined) => {
    for (const rung of ladder.children) rung.classList.toggle('lit', (rung as HTMLElement).dataset['hits'] === String(hits));
  };
  const land = (event: DrawnEvent) => {
    mark(event);
    event.drawn.forEach((number, index) => put(index, number, event.picks.includes(number)));
    light(hitsOf(event.picks, event.drawn));
  };

  return {
    layout,
    choose(input, said) {
      choice = input as KenoChoice;
      texts = said;
      mark(choice);
      clear();
    },
    rest(events) {
      mark(choice);
      clear();
      if (events) land(events[0] as DrawnEvent);
    },
    begin() {
      mark(choice);
      clear();
    },
    async play(events, screen) {
      const event = events[0] as DrawnEvent;
      mark(event);
      clear();
      let come = 0;
      await motions.tween(numberTime * drawnCount, (progress) => {
        // Evenly, though the clock of tweens slows down at its end.
        const due = Math.floor((1 - Math.cbrt(1 - progress)) * drawnCount);
        for (; come < due; come += 1) {
          const hit = event.picks.includes(event.drawn[come]!);
          put(come, event.drawn[come]!, hit);
          sound.play(hit ? 'rareStop' : 'stop');
          light(hitsOf(event.picks, event.drawn.slice(0, come + 1)));
        }
      });
      land(event);
      const win = paidBy(events);
      results.add(`${texts.decimal(win / 10_000)}×`, win > pack.stakeUnits);
      const sentence = sentenceOf(pack, event, texts);
      screen.caption(sentence);
      screen.tell(sentence);
      if (win === 0) return;
      const { celebration } = screen.win(win);
      if (celebration !== 0) celebrate(celebration, drawnView);
    },
    hurry: motions.hurry,
  };
}
