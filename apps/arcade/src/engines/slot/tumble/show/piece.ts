import { Sprite, type Texture } from 'pixi.js';
import type { Box } from '../../../../shell/game-client.ts';
import { atRest, type Pose } from '../../show/gestures.ts';

/** Where symbols are drawn: the window in the host's pixels, and how many of them are in it. */
export interface Room {
  box: Box;
  reels: number;
  rows: number;
  /** The share of a cell's shorter side that a picture takes. */
  fill: number;
}

/** The shorter side of a cell. */
export function cellSide({ box, reels, rows }: Room): number {
  return Math.min(box.width / reels, box.height / rows);
}

/** Side of a symbol's picture. */
export function pictureSide(room: Room): number {
  return cellSide(room) * room.fill;
}

/** The middle of a cell; rows may be fractions, and above the window. */
export function middleOf({ box, reels, rows }: Room, reel: number, row: number): { x: number; y: number } {
  return { x: box.x + ((reel + 0.5) * box.width) / reels, y: box.y + ((row + 0.5) * box.height) / rows };
}

/** A symbol in the window. It knows its place in cells, so that the window may change while it moves. */
export class Piece {
  readonly sprite: Sprite;
  readonly letter: string;
  /** The factor of an orb; 0 for other symbols. */
  readonly factor: number;
  readonly reel: number;
  /** From the top; a fraction while it falls. */
  row: number;
  pose: Pose = atRest;
  /** How far it is squashed: 0 for not at all. */
  squash = 0;

  constructor(letter: string, factor: number, reel: number, row: number) {
    this.sprite = new Sprite({ anchor: 0.5 });
    [this.letter, this.factor, this.reel, this.row] = [letter, factor, reel, row];
  }

  place(room: Room, texture?: Texture): void {
    if (texture) this.sprite.texture = texture;
    const { grow, wide, turn, rise } = this.pose;
    const side = pictureSide(room) * grow;
    const { x, y } = middleOf(room, this.reel, this.row);
    // A squashed symbol rests on the floor of its cell.
    this.sprite.position.set(x, y + side * (this.squash / 2 - rise));
    this.sprite.setSize(side * wide * (1 + this.squash * 0.6), side * (1 - this.squash));
    this.sprite.rotation = turn;
  }
}

/** A fall of `distance` rows in this share of the whole time, then a landing with weight. */
const landing = 0.7;

/** Where a falling piece is, 0 to 1 of its way, and how flat, at a share of its time. */
export function fallen(progress: number): { way: number; squash: number } {
  if (progress < landing) return { way: (progress / landing) ** 2, squash: -0.04 * (progress / landing) };
  const after = (progress - landing) / (1 - landing);
  // It gives way, springs up a little, and comes to rest.
  const bounce = Math.sin(after * Math.PI * 2) * (1 - after);
  return { way: 1, squash: 0.11 * bounce };
}
