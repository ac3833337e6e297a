import { Sprite, type Texture } from 'pixi.js';
import { easeOutBack } from '../../show/motion.ts';
import { raster } from '../../show/art.ts';
import { cellKey, type Cell } from '../../tumble/events.ts';
import { lettering } from '../../tumble/show/lettering.ts';
import { cellSide, middleOf } from '../../tumble/show/piece.ts';
import type { TumbleStage } from '../../tumble/show/tumble-stage.ts';
import { cellFactor, createMarks, type Marks } from '../marks.ts';
import type { ClusterPack } from '../pack.ts';

const markSide = 160;
/** Wins after which a mark stops growing. */
const fullGrown = 5;

interface Mark {
  cell: Cell;
  picture: Sprite;
  label: Sprite;
  size: number;
}

/** What cells that have won carry under their symbols: a picture that grows with each win, and their factor. */
export class MarkGround {
  readonly #stage: TumbleStage;
  readonly #pack: ClusterPack;
  readonly #picture: Texture;
  readonly #labels = new Map<number, Texture>();
  readonly #marks = new Map<number, Mark>();
  #counted: Marks;

  constructor(stage: TumbleStage, pack: ClusterPack, image: HTMLImageElement) {
    [this.#stage, this.#pack] = [stage, pack];
    this.#picture = raster(image, markSide, markSide);
    this.#counted = createMarks(pack.mostOfCell);
    stage.onLayout(() => {
      for (const mark of this.#marks.values()) this.#place(mark);
    });
  }

  /** A new round: no cell has won. */
  clear(): void {
    for (const { picture, label } of this.#marks.values()) {
      picture.destroy();
      label.destroy();
    }
    this.#marks.clear();
    this.#counted = createMarks(this.#pack.mostOfCell);
  }

  /** Counts a win for the cells and grows their marks, cell by cell. */
  async grow(cells: readonly Cell[], milliseconds: number): Promise<void> {
    this.#counted.win(cells);
    const grown = cells.map((cell) => ({ mark: this.#markOf(cell), from: this.#markOf(cell).size, to: sizeOf(this.#counted.wins(cell)) }));
    for (const { mark } of grown) this.#dress(mark);
    const { motions, still } = this.#stage;
    await motions.tween(still ? 0 : milliseconds, (progress) => {
      grown.forEach(({ mark, from, to }, index) => {
        if (mark.picture.destroyed) return;
        // One after another.
        const own = Math.min(1, Math.max(0, progress * 2 - index / grown.length));
        mark.size = from + (to - from) * easeOutBack(own);
        this.#place(mark);
      });
    });
  }

  #markOf(cell: Cell): Mark {
    const known = this.#marks.get(cellKey(cell));
    if (known) return known;
    const [picture, label] = [new Sprite({ texture: this.#picture, anchor: 0.5 }), new Sprite({ anchor: 0.5 })];
    this.#stage.ground.addChild(picture);
    this.#stage.above.addChild(label);
    const mark = { cell, picture, label, size: 0 };
    this.#marks.set(cellKey(cell), mark);
    return mark;
  }

  #dress(mark: Mark): void {
    const factor = cellFactor(this.#counted.wins(mark.cell), this.#pack.mostOfCell);
    mark.label.visible = factor > 1;
    if (factor > 1) mark.label.texture = this.#labelOf(factor);
  }

  #labelOf(factor: number): Texture {
    const { gold, shadow } = this.#pack.show.colours;
    const known = this.#labels.get(factor) ?? lettering(`×${factor}`, 44, { fill: ['#ffffff', gold[0]!], edge: shadow });
    this.#labels.set(factor, known);
    return known;
  }

  #place({ cell: [reel, row], picture, label, size }: Mark): void {
    const room = this.#stage.room();
    const side = cellSide(room);
    const { x, y } = middleOf(room, reel, row);
    picture.position.set(x, y);
    picture.setSize(side * size);
    const height = side * 0.4;
    label.position.set(x, y + side * 0.32);
    if (label.visible) label.setSize((height * label.texture.width) / label.texture.height, height);
  }
}

function sizeOf(wins: number): number {
  return 0.8 + (0.2 * (Math.min(fullGrown, wins) - 1)) / (fullGrown - 1);
}
