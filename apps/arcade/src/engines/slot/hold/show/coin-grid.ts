import { Container, Graphics, Sprite } from 'pixi.js';
import { easeOutBack } from '../../show/motion.ts';
import type { Acting } from '../../show/stage.ts';
import { valueFaces } from '../../show/value-faces.ts';
import type { Coin } from '../events.ts';
import type { HoldPack } from '../pack.ts';
import { createCompanion } from './companion.ts';

const faceSide = 220;

/** The cells of the reels as a grid of their own, in which coins lock. */
export interface CoinGrid {
  /** Locks coins one after another. */
  lock(coins: readonly Coin[], onLock: () => void): Promise<void>;
  /** Turns the empty cells, then locks what landed in them. */
  respin(respin: { coins: readonly Coin[]; left: number }, onLock: () => void): Promise<void>;
  /** Lets every coin flare up in turn, as it is counted; this is always the last call. */
  count(onCoin: (coin: Coin) => void): Promise<void>;
}

/** Covers the reels; `say` words a coin's worth, and `beside` is the picture of the pack's companion. */
export function coinGrid(
  acting: Acting,
  { grid, show, hold, coin: symbol }: HoldPack,
  say: (value: number) => string,
  beside: HTMLImageElement | undefined,
): CoinGrid {
  const { layer, motions, still, box, image, texture, place } = acting;
  const { colours, companion: { gesture } = { gesture: undefined } } = show;
  const face = valueFaces(image(symbol), faceSide, say);
  const ground = new Graphics();
  const [turning, view] = [new Container(), new Container()];
  const cells = Array.from({ length: grid.reels * grid.rows }, (_, index) => {
    const sprite = new Sprite({ anchor: 0.5, alpha: 0.5, visible: false });
    turning.addChild(sprite);
    return { reel: Math.floor(index / grid.rows), row: index % grid.rows, sprite };
  });
  const companion = gesture && beside && createCompanion(acting, { gesture, image: beside, respins: hold.respins });
  layer.addChild(ground, ...(companion ? [companion.under] : []), turning, view);
  let left = hold.respins;
  const locked: { coin: Coin; sprite: Sprite; size: number }[] = [];
  let turn = 0;

  const draw = () => {
    const { x, y, width, height } = box();
    const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
    const side = Math.min(cellWidth, cellHeight) * 0.9;
    ground.clear().rect(x, y, width, height).fill({ color: colours.free.silk[2]! });
    for (const { reel, row, sprite } of cells) {
      const [cx, cy] = [x + (reel + 0.5) * cellWidth, y + (row + 0.5) * cellHeight];
      ground
        .roundRect(cx - cellWidth * 0.46, cy - cellHeight * 0.46, cellWidth * 0.92, cellHeight * 0.92, 10)
        .fill({ color: colours.free.silk[0]! })
        .stroke({ width: 1.5, color: colours.divider, alpha: 0.35 });
      const empty = !locked.some(({ coin }) => coin.reel === reel && coin.row === row);
      sprite.visible = empty && turn > 0;
      if (!empty) continue;
      // A hollow; while it turns, a coin shimmers in it.
      ground.circle(cx, cy, side * 0.3).fill({ color: colours.shadow, alpha: 0.55 });
      if (!sprite.visible) continue;
      sprite.texture = texture(symbol);
      sprite.position.set(cx, cy);
      sprite.setSize(side * 0.86 * Math.abs(Math.cos(turn * 14 + reel * 0.9 + row * 1.7)), side * 0.86);
    }
    for (const { coin, sprite, size } of locked) {
      sprite.position.set(x + (coin.reel + 0.5) * cellWidth, y + (coin.row + 0.5) * cellHeight);
      sprite.setSize(side * size, side * size);
    }
  };
  place(layer, draw);

  const tween = (milliseconds: number, step: (progress: number) => void) =>
    motions.tween(still ? 0 : milliseconds, (progress) => {
      if (view.destroyed) return;
      step(progress);
      draw();
    });
  const lock = async (coins: readonly Coin[], onLock: () => void) => {
    for (const coin of coins) {
      const entry = { coin, sprite: new Sprite({ texture: face(coin.value), anchor: 0.5 }), size: 0 };
      locked.push(entry);
      view.addChild(entry.sprite);
      onLock();
      const { x, y, width, height } = box();
      const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
      companion?.lock(x + (coin.reel + 0.5) * cellWidth, y + (coin.row + 0.5) * cellHeight, Math.min(cellWidth, cellHeight) * 0.9, left);
      await tween(190, (progress) => {
        entry.size = 1 + 0.9 * (1 - easeOutBack(progress));
        entry.sprite.alpha = Math.min(1, progress * 3);
      });
    }
  };
  return {
    lock,
    async respin({ coins, left: after }, onLock) {
      companion?.respin(left - 1);
      await tween(700, (progress) => {
        turn = progress === 1 ? 0 : 0.001 + progress;
      });
      left = after;
      await lock(coins, onLock);
    },
    async count(onCoin) {
      companion?.end();
      for (const entry of locked.toSorted((a, b) => a.coin.reel - b.coin.reel || a.coin.row - b.coin.row)) {
        onCoin(entry.coin);
        entry.sprite.zIndex = 1;
        await tween(170, (progress) => {
          entry.size = 1 + 0.28 * Math.sin(progress * Math.PI);
        });
      }
    },
  };
}
