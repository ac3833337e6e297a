import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** Lacquered wood with gold edges, a jewel at each corner. */
export function lacquer({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const gold = vertical(...colours.gold);
  back
    .roundRect(x - edge * 2, y - edge * 2 + 6, width + edge * 4, height + edge * 4, edge * 2.4)
    .fill({ color: colours.shadow, alpha: 0.55 });
  back.roundRect(x - edge * 2, y - edge * 2, width + edge * 4, height + edge * 4, edge * 2.2).fill(gold);
  back.roundRect(x - edge * 1.6, y - edge * 1.6, width + edge * 3.2, height + edge * 3.2, edge * 1.9).fill(vertical(...dress.lacquer));
  back.roundRect(x - edge * 0.45, y - edge * 0.45, width + edge * 0.9, height + edge * 0.9, edge).fill(gold);
  for (const [cx, cy] of [
    [x - edge, y - edge],
    [x + width + edge, y - edge],
    [x - edge, y + height + edge],
    [x + width + edge, y + height + edge],
  ] as const) {
    front.circle(cx, cy, edge * 1.25).fill(gold);
    front.circle(cx, cy, edge * 0.85).fill({ color: colours.jewel.ground });
    front.star(cx, cy, 4, edge * 0.7, edge * 0.3).fill({ color: colours.jewel.star });
  }
}
