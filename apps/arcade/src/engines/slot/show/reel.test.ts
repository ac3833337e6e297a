import { Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { Reel } from './reel.ts';

test('where nothing may move, a result appears within 200 ms while what was there fades out, and no symbol changes its place', async () => {
  const reel = new Reel('ABC', 3);
  reel.dress({ A: Texture.EMPTY, B: Texture.EMPTY, C: Texture.EMPTY }, { width: 10, height: 10, picture: 8 });
  const places = () => [0, 1, 2].map((row) => reel.spriteAt(row).y);
  const before = places();
  const seen: unknown[] = [];
  await reel.fade('ABC', 1, {
    tween: async (duration, step) => {
      for (const progress of [0, 0.5, 1]) {
        step(progress);
        seen.push([duration, reel.spriteAt(0).alpha, reel.view.children.at(-1)!.alpha, places()]);
      }
    },
  });
  expect(seen).toEqual([
    [200, 0, 1, before],
    [200, 0.5, 0.5, before],
    [200, 1, 0, before],
  ]);
  expect([reel.symbolIn(0), reel.running, reel.view.children.length]).toEqual(['B', false, 5]);
});
