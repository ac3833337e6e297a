import type { Art, Show } from '../../../../shell/game-client.ts';
import type { SoundBox } from '../../../../shell/sound.ts';
import type { Texts } from '../../../../shell/texts.ts';
import { paidBy } from '../../events.ts';
import { createResults } from '../../show/results.ts';
import { make, picture, type Scene } from '../../show/scene.ts';
import type { FallEvent, PlinkoChoice, PlinkoEvent } from '../events.ts';
import type { PlinkoPack } from '../pack.ts';
import { binOf, timesOf } from '../rules.ts';
import './plinko.css';
import { sentenceOf } from './texts.ts';

const rowTime = 130;

/** Fixed pegs, a ball that goes along its path between them, and bins with what they pay. */
export function plinkoShow(
  pack: PlinkoPack,
  { field, motions, still, layout, celebrate }: Scene,
  art: Art,
  sound: SoundBox,
): Show<PlinkoEvent> {
  const results = createResults();
  const [pegs, bins] = [make('div', 'plinko-pegs'), make('div', 'plinko-bins')];
  const ball = picture(art, 'ball');
  ball.className = 'plinko-ball';
  const board = make('div', 'plinko-board');
  board.append(pegs, ball, bins);
  field.append(results.view, board);

  let choice: PlinkoChoice = { risk: 'medium', rows: 16 };
  let texts: Texts<string>;
  let drawn = '';
  const mark = (shown: PlinkoChoice) => {
    const { risk, rows } = shown;
    if (drawn === `${risk}:${rows}`) return;
    drawn = `${risk}:${rows}`;
    board.style.setProperty('--rows', String(rows));
    pegs.replaceChildren(
      ...Array.from({ length: rows }, (_, row) => row).flatMap((row) => Array.from({ length: row + 2 }, (__, peg) => pegAt(row, peg))),
    );
    bins.replaceChildren(
      ...Array.from({ length: rows + 1 }, (_, bin) => {
        // Bins are narrow: 1200, not 1200.00; 0.5, not 0.50.
        const shownBin = make('span', '', texts.plain(timesOf(pack, shown, bin) / 10_000));
        // 0 in the middle, 1 at the edges.
        shownBin.style.setProperty('--edge', String(Math.abs(bin - rows / 2) / (rows / 2)));
        return shownBin;
      }),
    );
  };
  /** Where the ball is after `row` rows and `right` turns to the right, in units of a bin and of a row. */
  const place = (row: number, right: number, lift = 0) => {
    ball.style.setProperty('--x', String(right - row / 2));
    ball.style.setProperty('--y', String(row - lift));
  };
  const clear = () => {
    for (const bin of bins.children) bin.classList.remove('lit');
  };
  const land = (event: FallEvent) => {
    mark(event);
    place(event.rows, binOf(event.path));
    bins.children[binOf(event.path)]!.classList.add('lit');
  };

  return {
    layout,
    choose(input, said) {
      choice = input as PlinkoChoice;
      texts = said;
      mark(choice);
      clear();
      place(0, 0, 0.6);
    },
    rest(events) {
      ball.classList.remove('waiting');
      clear();
      if (events) return land(events[0] as FallEvent);
      mark(choice);
      place(0, 0, 0.6);
    },
    begin() {
      mark(choice);
      clear();
      place(0, 0, 0.6);
      if (!still) ball.classList.add('waiting');
    },
    async play(events, screen) {
      const event = events[0] as FallEvent;
      mark(event);
      ball.classList.remove('waiting');
      const { path, rows } = event;
      const rightBefore = Array.from({ length: rows + 1 }, (_, row) => binOf(path.slice(0, row)));
      await motions.tween(rowTime * rows, (progress) => {
        // The clock of tweens slows down at its end; a ball falls evenly over many rows.
        const fallen = (1 - Math.cbrt(1 - progress)) * rows;
        const row = Math.min(rows - 1, Math.floor(fallen));
        const part = fallen - row;
        const right = rightBefore[row]! + (rightBefore[row + 1]! - rightBefore[row]!) * part;
        // Relative to the middle of its row, which moves by half a bin; it hops off each peg.
        ball.style.setProperty('--x', String(right - (row + part) / 2));
        ball.style.setProperty('--y', String(row + part - Math.sin(part * Math.PI) * 0.32));
      });
      sound.play('stop');
      land(event);
      const win = paidBy(events);
      results.add(`${texts.decimal(win / 10_000)}×`, win > pack.stakeUnits);
      const sentence = sentenceOf(pack, event, texts);
      screen.caption(sentence);
      screen.tell(sentence);
      const { celebration } = screen.win(win);
      if (celebration !== 0) celebrate(celebration, ball);
    },
    hurry: motions.hurry,
  };
}

function pegAt(row: number, peg: number): HTMLElement {
  const dot = make('i', '');
  dot.style.setProperty('--x', String(peg - (row + 1) / 2));
  dot.style.setProperty('--y', String(row));
  return dot;
}
