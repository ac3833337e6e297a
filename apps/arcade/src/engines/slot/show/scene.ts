import 'pixi.js/app';
import 'pixi.js/graphics';
import 'pixi.js/unsafe-eval';
import { Application, CanvasSource, Container, extensions, ImageSource, StencilMask } from 'pixi.js';
import type { Art, Box, CelebrationLevel } from '../../../shell/game-client.ts';
import type { SpinKind } from '../events.ts';
import { loadPictures, type Pictures } from './art.ts';
import { Backdrop } from './backdrop.ts';
import { Celebration } from './celebration.ts';
import { watchFrames } from './frame-watch.ts';
import { changeLight } from './change-light.ts';
import { drawFrame } from './frame.ts';
import { frameRoom, type FrameName } from './frames/room.ts';
import { createMotions, type Motions } from './motion.ts';
import type { ScenePack } from './reels-pack.ts';

// The parts of Pixi that draw the pictures here. Pixi would otherwise load them before its first frame, in an extra round trip and together
// with much that these games do not use: see `skipExtensionImports` below.
extensions.add(StencilMask, ImageSource, CanvasSource);

/** Frames per second under reduced motion. A higher rate makes no visible difference. */
const stillFrames = 12;

/** A frame in front of a scene, whatever is played in it. It knows no rules, money or server. */
export interface Scene {
  readonly pictures: Pictures;
  readonly motions: Motions;
  /** Device pixels for each of the host's. */
  readonly resolution: number;
  /** Inside the frame, below its inner shadow. */
  readonly inside: Container;
  /** Above the frame, below what celebrates. */
  readonly outside: Container;
  /** Where symbols are, as the window stands now. */
  box(): Box;
  /** Fits scene and frame to the host; `area` is the space the controls leave free, in the host's pixels. */
  layout(area: Box): void;
  /** The look of paid or of free spins. */
  dress(kind: SpinKind): void;
  /** A round has begun: the scene's day moves on, if it has one. */
  passRound(): void;
  celebrate(level: CelebrationLevel): void;
}

/**
 * Starts Pixi in `host`, without eval (`unsafe-eval` is the name of the part that avoids it) and without WebGPU.
 * Throws when nothing can draw.
 */
export async function createScene(host: HTMLElement, pack: ScenePack, art: Art, still: boolean): Promise<Scene> {
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
      backgroundColor: pack.show.colours.background,
      width: host.clientWidth,
      height: host.clientHeight,
    }),
  ]);
  app.canvas.setAttribute('aria-hidden', 'true');
  host.append(app.canvas);
  // A slow machine shows fewer frames, not a slower game.
  app.ticker.minFPS = 1;
  // In that case only highlights change.
  if (still) app.ticker.maxFPS = stillFrames;
  const motions = createMotions(app.ticker);
  const backdrop = new Backdrop(pictures, pack.show, motions, still);
  const celebration = new Celebration(pictures.decorations, motions, still);
  const [frameBack, frameFront, inside, outside] = [new Container(), new Container(), new Container(), new Container()];
  const relief = {
    particles: () => celebration.spare(),
    // Games here use no filters; the comparable cost is the scene moving behind everything.
    backdrop: () => backdrop.calm(),
    resolution: () => app.renderer.resize(host.clientWidth, host.clientHeight, Math.min(1, resolution * 0.75)),
  };
  const watch = watchFrames((what) => relief[what]());
  // Reduced motion already means fewer frames.
  if (!still) app.ticker.add(({ elapsedMS }) => watch(elapsedMS));
  app.stage.addChild(backdrop.view, frameBack, inside, frameFront, outside, celebration.view);
  const { gold } = pack.show.colours;

  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let kind: SpinKind = 'paid';
  return {
    pictures,
    motions,
    resolution,
    inside,
    outside,
    box: () => box,
    layout(area) {
      const [width, height] = [host.clientWidth, host.clientHeight];
      app.renderer.resize(width, height);
      box = reelBox(area, pack.grid, frameRoom[pack.show.frame]);
      backdrop.resize(width, height, resolution);
      drawFrame(frameBack, frameFront, box, pack, kind);
    },
    dress(next) {
      if (kind === next) return;
      kind = next;
      backdrop.tint(next === 'free');
      drawFrame(frameBack, frameFront, box, pack, next);
      if (!still) changeLight(app.stage, motions, { width: host.clientWidth, height: host.clientHeight }, gold[1]!);
    },
    passRound: () => backdrop.passRound(),
    celebrate: (level) => celebration.burst(level, box.x + box.width / 2, box.y + box.height * 0.6, Math.max(box.width, box.height)),
  };
}

/** The largest window, its cells up to a third taller than wide, in the middle of `area` with room for its frame. */
function reelBox(area: Box, { reels, rows }: ScenePack['grid'], room: (typeof frameRoom)[FrameName]): Box {
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
