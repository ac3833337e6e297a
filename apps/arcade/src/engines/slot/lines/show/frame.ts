import { type Container, FillGradient, Graphics } from 'pixi.js';
import type { Box } from '../../../../shell/game-client.ts';
import type { SpinKind } from '../events.ts';
import type { LinesPack } from '../pack.ts';

/** Even steps from top to bottom. */
const vertical = (...colours: readonly string[]) =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: colours.map((color, index) => ({ offset: index / (colours.length - 1), color })),
  });

/** The lacquer frame around the reels; `back` lies below the pictures, `front` above them. */
export function drawFrame(back: Container, front: Container, reels: Box, { grid, show }: LinesPack, kind: SpinKind): void {
  const { x, y, width, height } = reels;
  const { shadow, divider, jewel, [kind]: dress, ...colours } = show.colours;
  const edge = Math.max(7, width * 0.017);
  const gold = vertical(...colours.gold);
  const lacquer = vertical(...dress.lacquer);
  const silk = vertical(...dress.silk);
  for (const child of [...back.removeChildren(), ...front.removeChildren()]) child.destroy();

  const frame = new Graphics();
  frame.roundRect(x - edge * 2, y - edge * 2 + 6, width + edge * 4, height + edge * 4, edge * 2.4).fill({ color: shadow, alpha: 0.55 });
  frame.roundRect(x - edge * 2, y - edge * 2, width + edge * 4, height + edge * 4, edge * 2.2).fill(gold);
  frame.roundRect(x - edge * 1.6, y - edge * 1.6, width + edge * 3.2, height + edge * 3.2, edge * 1.9).fill(lacquer);
  frame.roundRect(x - edge * 0.45, y - edge * 0.45, width + edge * 0.9, height + edge * 0.9, edge).fill(gold);
  frame.roundRect(x, y, width, height, edge * 0.8).fill(silk);
  const cell = width / grid.reels;
  for (let reel = 1; reel < grid.reels; reel += 1) {
    frame
      .moveTo(x + cell * reel, y)
      .lineTo(x + cell * reel, y + height)
      .stroke({ width: 4, color: shadow, alpha: 0.35 });
    frame
      .moveTo(x + cell * reel, y)
      .lineTo(x + cell * reel, y + height)
      .stroke({ width: 1.2, color: divider, alpha: 0.45 });
  }
  back.addChild(frame);

  const shade = new Graphics();
  const depth = height * 0.07;
  shade.rect(x, y, width, depth).fill(fade(shadow, 0.6, 0));
  shade.rect(x, y + height - depth, width, depth).fill(fade(shadow, 0, 0.6));
  for (const [cx, cy] of [
    [x - edge, y - edge],
    [x + width + edge, y - edge],
    [x - edge, y + height + edge],
    [x + width + edge, y + height + edge],
  ] as const) {
    shade.circle(cx, cy, edge * 1.25).fill(gold);
    shade.circle(cx, cy, edge * 0.85).fill({ color: jewel.ground });
    shade.star(cx, cy, 4, edge * 0.7, edge * 0.3).fill({ color: jewel.star });
  }
  front.addChild(shade);
}

function fade(color: string, from: number, to: number): FillGradient {
  const alpha = (value: number) =>
    `${color}${Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')}`;
  return vertical(alpha(from), alpha(to));
}
