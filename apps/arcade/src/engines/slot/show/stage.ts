import 'pixi.js/app';
import 'pixi.js/graphics';
import 'pixi.js/unsafe-eval';
import { Application, CanvasSource, Container, extensions, Graphics, ImageSource, StencilMask } from 'pixi.js';
import type { Texture } from 'pixi.js';
import type { Art, Box, CelebrationLevel } from '../../../shell/game-client.ts';
import type { SpinKind } from '../events.ts';
import { windowAt } from '../windows.ts';
import { halves, loadPictures, raster, symbolTextures, type SymbolTextures } from './art.ts';
import { awaitReel } from './await-reel.ts';
import { Backdrop } from './backdrop.ts';
import { Celebration } from './celebration.ts';
import { drawFrame } from './frame.ts';
import { frameRoom, type FrameName } from './frames/room.ts';
import type { Lit } from './lit.ts';
import { createMotions, type Motions } from './motion.ts';
import { Reel } from './reel.ts';
import type { ReelsPack, Watched } from './reels-pack.ts';
import { WinShow } from './win-show.ts';

// What the pictures here are made of. Pixi would fetch this by itself before its first frame, in a round trip of its own and with twice as
// much that games have no use for: `skipExtensionImports` below.
extensions.add(StencilMask, ImageSource, CanvasSource);

/** Frames a second under reduced motion: nobody would see more of them. */
const stillFrames = 12;

/** Side of a symbol that is seen large, in device pixels. */
const largeSize = 560;

/** Reels in a frame, in front of a scene. It knows no rules, money or server. */
export interface Stage {
  /** Fits itself to the host; `area` is what the controls leave free for the reels, in the host's pixels. */
  layout(area: Box): void;
  show(kind: SpinKind, stops: readonly number[]): void;
  /** Sets the reels running, but for one that is `held`. */
  run(held?: number): void;
  /** Brings the running reels to rest at `stops`, left to right; with enough of the watched symbol in sight the others take longer. */
  land(
    kind: SpinKind,
    stops: readonly number[],
    onStop: (reel: number, watched: boolean) => void,
    /** What the reels show where it is not what the pack has on them. */
    shown?: readonly string[],
  ): Promise<void>;
  /** Speeds up what is moving. */
  hurry(): void;
  /** Lights all wins together, then resolves and goes on lighting one after another, telling the index of each. */
  showWins(wins: readonly Lit[], onWin: (index: number) => void): Promise<void>;
  /** Plays what only one engine shows, over the reels; see `Acting` for how long it stays. */
  act(scene: (acting: Acting) => Promise<void>): Promise<void>;
  celebrate(level: CelebrationLevel): void;
  /** Back to the look of paid spins; the reels stay as they are. */
  endFreeSpins(): void;
  /** Lets something be seen, unless the player hurries. */
  wait(milliseconds: number): Promise<void>;
}

/** How much longer a reel takes that everything may hang on, in milliseconds. */
const longPause = 750;

/** What an engine's own scene over the reels may use. */
export interface Acting {
  /** Over the reels; emptied when they run or are shown anew. */
  layer: Container;
  /** At the frame; emptied with the end of free spins. */
  badge: Container;
  motions: Motions;
  still: boolean;
  /** Where the reels are, as the window stands now. */
  box(): Box;
  texture(symbol: string): Texture;
  /** What a symbol is drawn from. */
  image(symbol: string): HTMLImageElement;
  /** A symbol drawn for being seen large. */
  large(symbol: string): Texture;
  /** Runs now, and again whenever the window changes, as long as its layer is not emptied. */
  place(layer: Container, run: () => void): void;
}

/**
 * Starts Pixi in `host`, without eval (`unsafe-eval` is the name of the part that avoids it) and without WebGPU.
 * Throws when nothing can draw.
 */
export async function createStage(host: HTMLElement, pack: ReelsPack, art: Art, still: boolean, watched?: Watched): Promise<Stage> {
  const { grid } = pack;
  const strips = { paid: pack.strips.paid, free: pack.strips.free ?? pack.strips.paid };
  const { colours } = pack.show;
  const app = new Application();
  const resolution = Math.min(2, window.devicePixelRatio || 1);
  const [pictures] = await Promise.all([
    loadPictures(pack, art),
    app.init({
      preference: rendererPreference(),
      skipExtensionImports: true,
      resolution,
      autoDensity: true,
      antialias: true,
      backgroundColor: colours.background,
      width: host.clientWidth,
      height: host.clientHeight,
    }),
  ]);
  app.canvas.setAttribute('aria-hidden', 'true');
  host.append(app.canvas);
  // A slow machine shows fewer frames, not a slower game.
  app.ticker.minFPS = 1;
  // Only highlights change then.
  if (still) app.ticker.maxFPS = stillFrames;
  const motions = createMotions(app.ticker);
  const backdrop = new Backdrop(pictures, pack.show, motions, still);
  const celebration = new Celebration(pictures.decorations, motions, still);
  const reels = strips.paid.map((strip) => new Reel(strip, grid.rows));
  const wins = new WinShow(pack, reels, motions, still);
  const [frameBack, frameFront, window_, mask] = [new Container(), new Container(), new Container(), new Graphics()];
  const [layer, badge] = [new Container(), new Container()];
  window_.addChild(...reels.map(({ view }) => view));
  window_.mask = mask;
  app.stage.addChild(backdrop.view, frameBack, window_, mask, layer, frameFront, badge, wins.view, celebration.view);
  app.ticker.add(({ deltaMS }) => reels.forEach((reel) => reel.update(deltaMS)));

  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let kind: SpinKind = 'paid';
  let hurried = false;
  let textures: SymbolTextures = {};
  const largeOnes: Record<string, Texture> = {};
  const placing = new Map<Container, (() => void)[]>();
  const empty = (container: Container) => {
    placing.delete(container);
    for (const child of container.removeChildren()) child.destroy({ children: true });
  };
  const boxOf = (index: number): Box => ({ ...box, x: box.x + (index * box.width) / grid.reels, width: box.width / grid.reels });
  const setKind = (next: SpinKind) => {
    if (kind === next) return;
    kind = next;
    if (next === 'paid') empty(badge);
    backdrop.tint(next === 'free');
    drawFrame(frameBack, frameFront, box, pack, next);
  };

  return {
    layout(area) {
      const [width, height] = [host.clientWidth, host.clientHeight];
      app.renderer.resize(width, height);
      box = reelBox(area, grid, frameRoom[pack.show.frame]);
      const [cellWidth, cellHeight] = [box.width / grid.reels, box.height / grid.rows];
      const picture = Math.min(cellWidth, cellHeight) * 0.93;
      textures = symbolTextures(pictures, Math.ceil(picture * resolution));
      const tall = pictures.tall && {
        symbol: pack.show.tall!.symbol,
        halves: halves(pictures.tall, Math.ceil(picture * resolution), Math.ceil(cellHeight * resolution)),
      };
      backdrop.resize(width, height, resolution);
      drawFrame(frameBack, frameFront, box, pack, kind);
      mask.clear().rect(box.x, box.y, box.width, box.height).fill('#ffffff');
      reels.forEach((reel, index) => {
        reel.view.position.set(box.x + index * cellWidth, box.y);
        reel.dress(textures, { width: cellWidth, height: cellHeight, picture }, tall);
      });
      wins.clear();
      wins.place(box);
      for (const run of [...placing.values()].flat()) run();
    },
    show(next, stops) {
      setKind(next);
      empty(layer);
      reels.forEach((reel, index) => reel.show(strips[next][index]!, stops[index]!));
    },
    run(held) {
      hurried = false;
      empty(layer);
      wins.clear();
      if (kind === 'paid' && held === undefined) backdrop.passRound();
      if (!still) reels.forEach((reel, index) => index !== held && reel.run());
    },
    async land(next, stops, onStop, shown = strips[next]) {
      setKind(next);
      let seen = 0;
      let pause = 0;
      const landings = reels.map(async (reel, index) => {
        const [strip, stop] = [shown[index]!, stops[index]!];
        const seenHere = windowAt(strip, stop, grid.rows).filter((symbol) => symbol === watched?.symbol).length;
        const awaited = index > 0 && watched !== undefined && seen >= watched.from;
        if (index > 0) pause += awaited ? longPause : 150;
        seen += seenHere;
        // One that was held stands already.
        if (still || !reel.running) return reel.show(strip, stop);
        const before = awaited ? pause - longPause : pause;
        if (before > 0) await motions.wait(before, () => hurried);
        const end = awaited && !hurried ? awaitReel(layer, motions, () => boxOf(index), colours.jewel.star) : undefined;
        if (awaited) await motions.wait(longPause, () => hurried);
        await reel.land(strip, stop, hurried ? 240 : 560);
        end?.();
        onStop(index, seenHere > 0);
      });
      await Promise.all(landings);
    },
    hurry() {
      hurried = true;
      reels.forEach((reel) => reel.hurry());
    },
    showWins: (lit, onWin) => wins.show(lit, onWin),
    act(scene) {
      wins.clear();
      return scene({
        layer,
        badge,
        motions,
        still,
        box: () => box,
        texture: (symbol) => textures[symbol]!,
        image: (symbol) => pictures.symbols[symbol]!,
        large: (symbol) => (largeOnes[symbol] ??= raster(pictures.symbols[symbol]!, largeSize, largeSize)),
        place(container, run) {
          placing.set(container, [...(placing.get(container) ?? []), run]);
          run();
        },
      });
    },
    celebrate: (level) => celebration.burst(level, box.x + box.width / 2, box.y + box.height * 0.6, Math.max(box.width, box.height)),
    endFreeSpins: () => setKind('paid'),
    wait(milliseconds) {
      hurried = false;
      return motions.wait(milliseconds, () => hurried);
    },
  };
}

/** The largest window, its cells up to a third taller than wide, in the middle of `area` with room for its frame. */
function reelBox(area: Box, { reels, rows }: ReelsPack['grid'], room: (typeof frameRoom)[FrameName]): Box {
  const [width, height] = [Math.max(100, area.width * room.width), Math.max(60, area.height - room.above - room.below)];
  const cellWidth = Math.min(width / reels, height / rows / 0.92, reels === 3 ? 250 : 190);
  const cellHeight = Math.min(cellWidth * 1.32, height / rows);
  const box = { width: cellWidth * reels, height: cellHeight * rows };
  return {
    ...box,
    x: area.x + (area.width - box.width) / 2,
    y: area.y + room.above + (area.height - room.above - room.below - box.height) / 2,
  };
}

/**
 * What Pixi should draw with. WebGL, unless it is missing or emulated by the processor: there a plain canvas draws the
 * same picture twenty times as fast (measured: 55 frames a second against 3).
 */
function rendererPreference(): ('webgl' | 'canvas')[] {
  const gl = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return ['canvas'];
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : '');
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? ['canvas'] : ['webgl', 'canvas'];
}
