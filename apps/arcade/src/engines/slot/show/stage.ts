import { Container, Graphics } from 'pixi.js';
import type { Texture } from 'pixi.js';
import type { Art, Box, CelebrationLevel } from '../../../shell/game-client.ts';
import type { SpinKind } from '../events.ts';
import { windowAt } from '../windows.ts';
import { halves, raster, symbolTextures, type SymbolTextures } from './art.ts';
import { awaitReel } from './await-reel.ts';
import type { Lit } from './lit.ts';
import type { Motions } from './motion.ts';
import { Reel } from './reel.ts';
import type { ReelsPack, Watched } from './reels-pack.ts';
import { createScene } from './scene.ts';
import { WinShow } from './win-show.ts';

/** Side of a symbol that is seen large, in device pixels. */
const largeSize = 560;

/** Reels in a frame, in front of a scene. It knows no rules, money or server. */
export interface Stage {
  /** Fits itself to the host; `area` is what the controls leave free for the reels, in the host's pixels. */
  layout(area: Box): void;
  /** Stands still at `stops`, at once; `shown` is what the reels show where it differs from the pack's strips. */
  show(kind: SpinKind, stops: readonly number[], shown?: readonly string[]): void;
  /** Sets the reels running, except one that is `held`. */
  run(held?: number): void;
  /**
   * Brings the running reels to rest at `stops`, left to right; with enough of the watched symbol in sight the remaining ones take longer.
   */
  land(
    kind: SpinKind,
    stops: readonly number[],
    onStop: (reel: number, watched: boolean) => void,
    /** What the reels show where it differs from the pack's strips. */
    shown?: readonly string[],
  ): Promise<void>;
  /** Speeds up what is moving. */
  hurry(): void;
  /** Lights all wins together, then resolves and goes on lighting one after another, calling `onWin` with the index of each. */
  showWins(wins: readonly Lit[], onWin: (index: number) => void): Promise<void>;
  /** Plays an engine's own scene over the reels; see `Acting` for how long it stays. */
  act(scene: (acting: Acting) => Promise<void>): Promise<void>;
  celebrate(level: CelebrationLevel): void;
  /** Back to the look of paid spins; the reels stay as they are. */
  endFreeSpins(): void;
  /** Pauses so that something can be seen, unless the player hurries. */
  wait(milliseconds: number): Promise<void>;
}

/** How much longer a reel spins if it may still decide the spin, in milliseconds. */
const longPause = 750;

/** What an engine's own scene over the reels may use. */
export interface Acting {
  /** Over the reels; emptied when they run or are shown again. */
  layer: Container;
  /** At the frame; emptied when free spins end. */
  badge: Container;
  motions: Motions;
  still: boolean;
  /** Where the reels are, as the window stands now. */
  box(): Box;
  texture(symbol: string): Texture;
  /** What a symbol is drawn from. */
  image(symbol: string): HTMLImageElement;
  /** A symbol drawn to be shown large. */
  large(symbol: string): Texture;
  /** Runs now, and again whenever the window changes, until its layer is emptied. */
  place(layer: Container, run: () => void): void;
}

/** Starts Pixi in `host` and puts reels into its frame. Throws when nothing can draw. */
export async function createStage(host: HTMLElement, pack: ReelsPack, art: Art, still: boolean, watched?: Watched): Promise<Stage> {
  const { grid } = pack;
  const strips = { paid: pack.strips.paid, free: pack.strips.free ?? pack.strips.paid };
  const scene = await createScene(host, pack, art, still);
  const { pictures, motions, resolution } = scene;
  const reels = strips.paid.map((strip) => new Reel(strip, grid.rows));
  const wins = new WinShow(pack, reels, motions, still);
  const [window_, mask, layer, badge] = [new Container(), new Graphics(), new Container(), new Container()];
  window_.addChild(...reels.map(({ view }) => view));
  window_.mask = mask;
  scene.inside.addChild(window_, mask, layer);
  scene.outside.addChild(badge, wins.view);
  motions.add((milliseconds) => {
    for (const reel of reels) reel.update(milliseconds);
    return false;
  });

  let kind: SpinKind = 'paid';
  let hurried = false;
  let heldReel: number | undefined;
  let textures: SymbolTextures = {};
  const largeOnes: Record<string, Texture> = {};
  const placing = new Map<Container, (() => void)[]>();
  const empty = (container: Container) => {
    placing.delete(container);
    for (const child of container.removeChildren()) child.destroy({ children: true });
  };
  const boxOf = (index: number): Box => {
    const { x, width, ...rest } = scene.box();
    return { ...rest, x: x + (index * width) / grid.reels, width: width / grid.reels };
  };
  const setKind = (next: SpinKind) => {
    if (kind === next) return;
    kind = next;
    if (next === 'paid') empty(badge);
    scene.dress(next);
  };

  return {
    layout(area) {
      scene.layout(area);
      const box = scene.box();
      const [cellWidth, cellHeight] = [box.width / grid.reels, box.height / grid.rows];
      const picture = Math.min(cellWidth, cellHeight) * 0.93;
      textures = symbolTextures(pictures, Math.ceil(picture * resolution));
      const tall = pictures.tall && {
        symbol: pack.show.tall!.symbol,
        halves: halves(pictures.tall, Math.ceil(picture * resolution), Math.ceil(cellHeight * resolution)),
      };
      mask.clear().rect(box.x, box.y, box.width, box.height).fill('#ffffff');
      // Anything that is moving is put back before the resize.
      wins.clear();
      reels.forEach((reel, index) => {
        reel.view.position.set(box.x + index * cellWidth, box.y);
        reel.dress(textures, { width: cellWidth, height: cellHeight, picture }, tall);
      });
      wins.place(box);
      for (const run of [...placing.values()].flat()) run();
    },
    show(next, stops, shown = strips[next]) {
      setKind(next);
      empty(layer);
      reels.forEach((reel, index) => reel.show(shown[index]!, stops[index]!));
    },
    run(held) {
      heldReel = held;
      hurried = false;
      empty(layer);
      wins.clear();
      if (kind === 'paid' && held === undefined) scene.passRound();
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
        if (still && index !== heldReel) return reel.fade(strip, stop, motions);
        // A held reel is already at rest.
        if (!reel.running) return reel.show(strip, stop);
        const before = awaited ? pause - longPause : pause;
        if (before > 0) await motions.wait(before, () => hurried);
        const end = awaited && !hurried ? awaitReel(layer, motions, () => boxOf(index), pack.show.colours.jewel.star) : undefined;
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
    act(perform) {
      wins.clear();
      return perform({
        layer,
        badge,
        motions,
        still,
        box: scene.box,
        texture: (symbol) => textures[symbol]!,
        image: (symbol) => pictures.symbols[symbol]!,
        large: (symbol) => (largeOnes[symbol] ??= raster(pictures.symbols[symbol]!, largeSize, largeSize)),
        place(container, run) {
          placing.set(container, [...(placing.get(container) ?? []), run]);
          run();
        },
      });
    },
    celebrate: scene.celebrate,
    endFreeSpins: () => setKind('paid'),
    wait(milliseconds) {
      hurried = false;
      return motions.wait(milliseconds, () => hurried);
    },
  };
}
