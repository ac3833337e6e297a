import { Container, Graphics, type Texture } from 'pixi.js';
import type { Art, Box, CelebrationLevel } from '../../../../shell/game-client.ts';
import type { SpinKind } from '../../events.ts';
import { raster, symbolTextures, type SymbolTextures } from '../../show/art.ts';
import { awaitReel } from '../../show/await-reel.ts';
import type { Motions } from '../../show/motion.ts';
import type { ScenePack } from '../../show/reels-pack.ts';
import { createScene } from '../../show/scene.ts';
import { valueFaces } from '../../show/value-faces.ts';
import { cellKey, goneCells, type Cell, type Stand, type VanishingPay } from '../events.ts';
import { lettering } from './lettering.ts';
import { Meter } from './meter.ts';
import { middleOf, pictureSide, type Room } from './piece.ts';
import { SymbolGrid } from './symbol-grid.ts';
import { WinLight } from './win-light.ts';

/** What the stage needs of a pack that tumbles. */
export type TumbleScenePack = Omit<ScenePack, 'show'> & {
  show: ScenePack['show'] & { restWindow: readonly string[] };
  scatter: string;
  orb?: string;
};

type Window = Pick<Stand<VanishingPay>, 'window' | 'factors'>;

/** Symbols that fall in a frame, in front of a scene. It knows no rules, money or server. */
export interface TumbleStage {
  readonly motions: Motions;
  readonly still: boolean;
  readonly grid: SymbolGrid;
  readonly meter: Meter;
  /** Below the symbols: what an engine draws on the ground of cells. */
  readonly ground: Container;
  /** Over the symbols: what an engine writes on cells. */
  readonly above: Container;
  room(): Room;
  layout(area: Box): void;
  /** Calls `run` after every layout. */
  onLayout(run: () => void): void;
  /** Shows a window at once. */
  stand(kind: SpinKind, window: Window): void;
  /** The symbols fall out of the window. */
  leave(): void;
  /** A window falls in. With `from` scatters in sight the remaining reels wait for each other. */
  fall(kind: SpinKind, window: Window, from: number, onReel: (scatter: boolean) => void): Promise<void>;
  /** Lights the wins, with the worth of each over it. */
  light(wins: readonly { cells: readonly Cell[]; worth: string }[]): Promise<void>;
  /** The winning symbols vanish, and the rest falls into the next window. */
  tumble(wins: readonly VanishingPay[], next: Window): Promise<void>;
  /** Lights every piece of a letter. */
  lightLetter(letter: string): Promise<void>;
  celebrate(level: CelebrationLevel): void;
  /** Back to the look of paid spins. */
  endFreeSpins(): void;
  /** Speeds up what moves until `leave`. */
  hurry(): void;
  /** Scales milliseconds to the current pace: fewer when the player hurries. */
  pace(milliseconds: number): number;
  /** Pauses so that something can be seen, unless the player hurries. */
  wait(milliseconds: number): Promise<void>;
}

/** Starts Pixi in `host`; `fill` is the share of a cell that a symbol takes. Throws when nothing can draw. */
export async function createTumbleStage(
  host: HTMLElement,
  pack: TumbleScenePack,
  art: Art,
  still: boolean,
  fill = 0.95,
): Promise<TumbleStage> {
  const { colours } = pack.show;
  const scene = await createScene(host, pack, art, still);
  const { motions, pictures, resolution } = scene;
  let textures: SymbolTextures = {};
  let faces: ((value: number) => Texture) | undefined;
  let hurried = false;
  let kind: SpinKind = 'paid';
  const dress = (next: SpinKind) => {
    kind = next;
    scene.dress(next);
  };
  const pace = (milliseconds: number) => (hurried ? milliseconds * 0.35 : milliseconds);
  const grid = new SymbolGrid({
    motions,
    still,
    rows: pack.grid.rows,
    orb: pack.orb,
    gestures: pack.show.gestures ?? {},
    dimmed: colours.dimmed,
    texture: (letter, factor) => (factor > 0 && faces ? faces(factor) : textures[letter]!),
    pace,
  });
  const light = new WinLight(motions, still, colours.gold[0]!);
  const meter = new Meter(motions, colours);
  const [ground, above, mask, beam] = [new Container(), new Container(), new Graphics(), new Container()];
  const spark = raster(pictures.decorations.spark, 60, 60);
  const window_ = new Container();
  window_.addChild(beam, grid.view);
  window_.mask = mask;
  scene.inside.addChild(ground, window_, above, mask);
  scene.outside.addChild(light.view, meter.view);
  const room = (): Room => ({ box: scene.box(), reels: pack.grid.reels, rows: pack.grid.rows, fill });
  const layouts: (() => void)[] = [];
  const dark = () => {
    light.clear();
    grid.light(undefined);
  };
  let endShine: (() => void) | undefined;
  /** Shines on the reel that may still bring what is missing, and on no other. */
  const shine = (reel: number | undefined) => {
    endShine?.();
    endShine = undefined;
    if (reel === undefined || still) return;
    const boxOf = () => {
      const { box, reels } = room();
      return { ...box, x: box.x + (reel * box.width) / reels, width: box.width / reels };
    };
    endShine = awaitReel(beam, motions, boxOf, colours.gold[0]!);
  };

  return {
    motions,
    still,
    grid,
    meter,
    ground,
    above,
    room,
    pace,
    layout(area) {
      scene.layout(area);
      const box = scene.box();
      const side = Math.ceil(pictureSide(room()) * resolution);
      textures = symbolTextures(pictures, side);
      if (pack.orb !== undefined) faces = valueFaces(pictures.symbols[pack.orb]!, Math.max(side, 120), (value) => `×${value}`);
      mask.clear().rect(box.x, box.y, box.width, box.height).fill('#ffffff');
      grid.layout(room());
      light.clear();
      meter.layout(room());
      for (const run of layouts) run();
    },
    onLayout: (run) => void layouts.push(run),
    stand(next, { window, factors }) {
      dress(next);
      dark();
      grid.stand(window, factors);
    },
    leave() {
      dark();
      hurried = false;
      if (kind === 'paid') scene.passRound();
      grid.leave();
    },
    async fall(next, { window, factors }, from, onReel) {
      dress(next);
      const seenBefore = (reel: number) => countIn(window.slice(0, reel).join(''), pack.scatter);
      const waits = (reel: number) => reel > 0 && reel < window.length && seenBefore(reel) === from && !hurried;
      await grid.fall(window, factors, {
        pause: (reel) => (waits(reel) ? 620 : 0),
        onReel(reel) {
          shine(waits(reel + 1) ? reel + 1 : undefined);
          onReel(window[reel]!.includes(pack.scatter));
        },
      });
      shine(undefined);
    },
    async light(wins) {
      const cells = wins.flatMap((win) => win.cells);
      light.show(room(), cells);
      grid.light(new Set(cells.map(cellKey)));
      const { gold, shadow } = colours;
      const height = Math.max(26, Math.min(58, pictureSide(room()) * 0.62));
      for (const win of wins) {
        const text = lettering(win.worth, Math.round(height * resolution * 0.66), { fill: ['#ffffff', gold[0]!], edge: shadow });
        light.rise(room(), win.cells, text, height, pace(1150));
      }
      await grid.pulse(
        cells.map((cell) => grid.pieceAt(cell)),
        pace(still ? 900 : 620),
      );
    },
    async tumble(wins, next) {
      const gone = wins.flatMap((win) => win.cells);
      dark();
      light.burst(room(), gone, spark);
      await grid.burst([...new Set(gone.map((cell) => grid.pieceAt(cell)))], pace(230));
      await grid.drop(next.window, next.factors, goneCells(wins));
    },
    async lightLetter(letter) {
      const pieces = grid.piecesOf(letter);
      const cells = pieces.map(({ reel, row }) => [reel, row] as const);
      light.show(room(), cells);
      grid.light(new Set(cells.map(cellKey)));
      await grid.pulse(pieces, pace(800));
      dark();
    },
    celebrate: scene.celebrate,
    endFreeSpins: () => dress('paid'),
    hurry() {
      hurried = true;
    },
    wait: (milliseconds) => motions.wait(milliseconds, () => hurried),
  };
}

function countIn(letters: string, letter: string): number {
  return letters.split(letter).length - 1;
}

/** Where a piece is, in the host's pixels. */
export function placeOf(stage: TumbleStage, [reel, row]: Cell): { x: number; y: number } {
  return middleOf(stage.room(), reel, row);
}
