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
  const { layer, motions, still, box, image, place } = acting;
  const { colours, companion: { gesture } = { gesture: undefined } } = show;
  const face = valueFaces(image(symbol), faceSide, say);
  const ground = new Graphics();
  const glow = new Graphics();
  const view = new Container();
  const companion = gesture && beside && createCompanion(acting, { gesture, image: beside, respins: hold.respins });
  layer.addChild(ground, ...(companion ? [companion.under] : []), glow, view);
  let left = hold.respins;
  const locked: { coin: Coin; sprite: Sprite; size: number }[] = [];
  let turn = 0;

  const draw = () => {
    const { x, y, width, height } = box();
    const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
    const side = Math.min(cellWidth, cellHeight) * 0.9;
    ground.clear().rect(x, y, width, height).fill({ color: colours.free.silk[2]! });
    glow.clear();
    for (let reel = 0; reel < grid.reels; reel += 1)
      for (let row = 0; row < grid.rows; row += 1) {
        const [cx, cy] = [x + (reel + 0.5) * cellWidth, y + (row + 0.5) * cellHeight];
        ground
          .roundRect(cx - cellWidth * 0.46, cy - cellHeight * 0.46, cellWidth * 0.92, cellHeight * 0.92, 10)
          .fill({ color: colours.free.silk[0]! })
          .stroke({ width: 1.5, color: colours.divider, alpha: 0.35 });
        if (locked.some(({ coin }) => coin.reel === reel && coin.row === row)) continue;
        // A hollow in the rock; while it turns, a coin's edge flashes by.
        ground.circle(cx, cy, side * 0.3).fill({ color: colours.shadow, alpha: 0.55 });
        if (turn === 0) continue;
        const phase = Math.abs(Math.cos(turn * 14 + reel * 0.9 + row * 1.7));
        glow.ellipse(cx, cy, side * 0.4 * phase, side * 0.4).fill({ color: colours.gold[1]!, alpha: 0.3 });
        glow.ellipse(cx, cy, side * 0.4 * phase, side * 0.4).stroke({ width: 2, color: colours.gold[0]!, alpha: 0.75 });
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
