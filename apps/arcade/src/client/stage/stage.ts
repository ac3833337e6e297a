import 'pixi.js/unsafe-eval';
import { Application, Container, Graphics } from 'pixi.js';
import { reelCount, rowCount } from '../../games/lotus-lanterns/paytable.ts';
import { stripsOf, type LineWin, type SpinResult } from '../../games/lotus-lanterns/rules.ts';
import { scatter } from '../../games/lotus-lanterns/symbols.ts';
import { loadArt, symbolTextures } from './art.ts';
import { Backdrop } from './backdrop.ts';
import { Celebration } from './celebration.ts';
import { drawFrame, type Box } from './frame.ts';
import { createMotions } from './motion.ts';
import { Reel } from './reel.ts';
import { rendererPreference } from './renderer-choice.ts';
import { WinShow } from './win-show.ts';

export type SpinKind = 'paid' | 'free';

/** Pictures a second for who wants no motion: to draw more would cost a processor, and nobody sees it. */
const stillFrames = 12;

/** The picture of the game: told what happened, it shows it. It knows no rule, no money and no server. */
export interface Stage {
  /** Fits itself to the host; `area` is what the controls leave free for the reels, in the host's pixels. */
  layout(area: Box): void;
  show(kind: SpinKind, stops: readonly number[]): void;
  run(): void;
  /** Brings the running reels to rest at `stops`, left to right, more slowly when lanterns may still come. */
  land(kind: SpinKind, stops: readonly number[], onStop: (reel: number, lantern: boolean) => void): Promise<void>;
  /** Ends what is moving at once. */
  hurry(): void;
  showWins(spin: SpinResult, onWin: (win: LineWin | null) => void): Promise<void>;
  clearWins(): void;
  celebrate(level: 1 | 2 | 3): void;
  /** Back to the night of paid spins; the reels stay as they are. */
  endFreeSpins(): void;
  wait(milliseconds: number): Promise<void>;
  destroy(): void;
}

/**
 * Starts Pixi in `host`, without eval (`unsafe-eval` is the name of the part that avoids it) and without WebGPU.
 * Throws when nothing can draw.
 */
export async function createStage(host: HTMLElement, still: boolean): Promise<Stage> {
  const app = new Application();
  const resolution = Math.min(2, window.devicePixelRatio || 1);
  const [art] = await Promise.all([
    loadArt(),
    app.init({
      preference: rendererPreference(),
      resolution,
      autoDensity: true,
      antialias: true,
      backgroundColor: '#0a0a2c',
      width: host.clientWidth,
      height: host.clientHeight,
    }),
  ]);
  app.canvas.setAttribute('aria-hidden', 'true');
  host.append(app.canvas);
  // A slow machine shows fewer frames, not a slower game.
  app.ticker.minFPS = 1;
  // Where nothing moves, lights alone change.
  if (still) app.ticker.maxFPS = stillFrames;
  const motions = createMotions(app.ticker);
  const backdrop = new Backdrop(art, motions, still);
  const celebration = new Celebration(art, motions, still);
  const reels = stripsOf('paid').map((strip) => new Reel(strip));
  const wins = new WinShow(reels, motions, still);
  const [frameBack, frameFront, window_, mask] = [new Container(), new Container(), new Container(), new Graphics()];
  window_.addChild(...reels.map(({ view }) => view));
  window_.mask = mask;
  app.stage.addChild(backdrop.view, frameBack, window_, mask, frameFront, wins.view, celebration.view);
  app.ticker.add(({ deltaMS }) => reels.forEach((reel) => reel.update(deltaMS)));

  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let kind: SpinKind = 'paid';
  let hurried = false;
  const setKind = (next: SpinKind) => {
    if (kind === next) return;
    kind = next;
    backdrop.warm(next === 'free');
    drawFrame(frameBack, frameFront, box, next === 'free');
  };

  return {
    layout(area) {
      const [width, height] = [host.clientWidth, host.clientHeight];
      app.renderer.resize(width, height);
      box = reelBox(area);
      const [cellWidth, cellHeight] = [box.width / reelCount, box.height / rowCount];
      const picture = Math.min(cellWidth, cellHeight) * 0.93;
      const textures = symbolTextures(art, Math.ceil(picture * resolution));
      backdrop.resize(width, height, resolution);
      drawFrame(frameBack, frameFront, box, kind === 'free');
      mask.clear().rect(box.x, box.y, box.width, box.height).fill('#ffffff');
      reels.forEach((reel, index) => {
        reel.view.position.set(box.x + index * cellWidth, box.y);
        reel.dress(textures, { width: cellWidth, height: cellHeight, picture });
      });
      wins.clear();
      wins.place(box);
    },
    show(next, stops) {
      setKind(next);
      reels.forEach((reel, index) => reel.show(stripsOf(next)[index]!, stops[index]!));
    },
    run() {
      hurried = false;
      wins.clear();
      if (!still) reels.forEach((reel) => reel.run());
    },
    async land(next, stops, onStop) {
      setKind(next);
      const strips = stripsOf(next);
      let lanterns = 0;
      let pause = 0;
      const landings = reels.map(async (reel, index) => {
        const strip = strips[index]!;
        const lantern = [0, 1, 2].some((row) => strip[(stops[index]! + row) % strip.length] === scatter);
        if (index > 0) pause += lanterns >= 2 ? 750 : 150;
        if (lantern) lanterns += 1;
        if (still) return reel.show(strip, stops[index]!);
        if (pause > 0) await motions.wait(pause, () => hurried);
        await reel.land(strip, stops[index]!, hurried ? 240 : 560);
        onStop(index, lantern);
      });
      await Promise.all(landings);
    },
    hurry() {
      hurried = true;
      reels.forEach((reel) => reel.hurry());
    },
    showWins: (spin, onWin) => wins.show(spin, onWin),
    clearWins: () => wins.clear(),
    celebrate: (level) => celebration.burst(level, box.x + box.width / 2, box.y + box.height * 0.6, Math.max(box.width, box.height)),
    endFreeSpins: () => setKind('paid'),
    wait: (milliseconds) => motions.wait(milliseconds),
    destroy: () => app.destroy(true, { children: true, texture: true }),
  };
}

/** The largest window of 5 x 3 cells, up to a third taller than wide, in the middle of `area` with room for its frame. */
function reelBox(area: Box): Box {
  const [width, height] = [Math.max(100, area.width * 0.912), Math.max(60, area.height - 34)];
  const cellWidth = Math.min(width / reelCount, height / rowCount / 0.92, 190);
  const cellHeight = Math.min(cellWidth * 1.32, height / rowCount);
  const box = { width: cellWidth * reelCount, height: cellHeight * rowCount };
  return { ...box, x: area.x + (area.width - box.width) / 2, y: area.y + (area.height - box.height) / 2 };
}
