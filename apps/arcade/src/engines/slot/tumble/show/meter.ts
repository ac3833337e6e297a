import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { easeOutBack, type Motions } from '../../show/motion.ts';
import type { ReelsShow } from '../../reels-schema.ts';
import { lettering } from './lettering.ts';
import { pictureSide, type Room } from './piece.ts';

const letterSide = 64;

/** A plate on the frame's upper edge with what the win is multiplied by. */
export class Meter {
  readonly view = new Container();
  readonly #plate = new Graphics();
  readonly #text = new Sprite({ anchor: 0.5 });
  readonly #flights = new Container();
  readonly #colours: ReelsShow['colours'];
  readonly #motions: Motions;
  #room: Room | undefined;
  #size = 1;

  constructor(motions: Motions, colours: ReelsShow['colours']) {
    [this.#motions, this.#colours] = [motions, colours];
    this.view.addChild(this.#plate, this.#text, this.#flights);
    this.#plate.visible = this.#text.visible = false;
  }

  layout(room: Room): void {
    this.#room = room;
    this.#draw();
  }

  hide(): void {
    this.#plate.visible = this.#text.visible = false;
  }

  /** Shows a text on the plate, which swells with it. */
  async show(text: string, still: boolean): Promise<void> {
    if (this.#text.visible) this.#text.texture.destroy(true);
    this.#text.texture = this.letters(text);
    this.#plate.visible = this.#text.visible = true;
    await this.#motions.tween(still ? 0 : 240, (progress) => {
      this.#size = 1 + 0.35 * (1 - easeOutBack(progress));
      this.#draw();
    });
  }

  letters(text: string): Texture {
    const { gold, shadow } = this.#colours;
    return lettering(text, letterSide, { fill: ['#ffffff', gold[0]!, gold[1]!], edge: shadow });
  }

  /** A text flies from a point to the plate. */
  async fly(text: string, from: { x: number; y: number }, milliseconds: number): Promise<void> {
    const sprite = new Sprite({ texture: this.letters(text), anchor: 0.5 });
    this.#flights.addChild(sprite);
    const side = pictureSide(this.#room!);
    await this.#motions.tween(milliseconds, (progress) => {
      const to = this.#middle();
      const way = progress ** 2 * (3 - 2 * progress);
      // In an arc, larger on its way.
      const arc = Math.sin(way * Math.PI);
      sprite.position.set(from.x + (to.x - from.x) * way + arc * side * 0.5, from.y + (to.y - from.y) * way - arc * side * 0.3);
      const height = side * (0.5 + arc * 0.3);
      sprite.setSize((height * sprite.texture.width) / sprite.texture.height, height);
    });
    sprite.destroy({ texture: true, textureSource: true });
  }

  #middle(): { x: number; y: number } {
    const { box } = this.#room!;
    return { x: box.x + box.width / 2, y: box.y - this.#height() * 0.18 };
  }

  #height(): number {
    return Math.max(30, Math.min(52, pictureSide(this.#room!) * 0.6));
  }

  #draw(): void {
    if (!this.#room || !this.#text.visible) return;
    const { x, y } = this.#middle();
    const height = this.#height();
    const { texture } = this.#text;
    const width = Math.max(height * 2.4, (height * texture.width) / texture.height + height * 0.6);
    const { gold, shadow, free } = this.#colours;
    this.#plate
      .clear()
      .roundRect(x - width / 2, y - height / 2 + 3, width, height, height / 2)
      .fill({ color: shadow, alpha: 0.6 })
      .roundRect(x - width / 2, y - height / 2, width, height, height / 2)
      .fill({ color: free.lacquer[0]! })
      .stroke({ width: 3, color: gold[1]! })
      .roundRect(x - width / 2 + 4, y - height / 2 + 4, width - 8, height - 8, height / 2)
      .stroke({ width: 1, color: gold[0]!, alpha: 0.6 });
    this.#text.position.set(x, y);
    this.#text.setSize(((height * texture.width) / texture.height) * this.#size, height * this.#size);
  }
}
