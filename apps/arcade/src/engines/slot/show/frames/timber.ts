import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** Ship's planks held by rope at the corners, a compass star over the middle. */
export function timber({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const gold = vertical(...colours.gold);
  const wood = vertical(...dress.lacquer);
  const side = edge * 1.7;
  const [left, right, top, bottom] = [x - side, x + width + side, y - side, y + height + side];
  back.rect(left - 2, top + 8, right - left + 4, bottom - top).fill({ color: colours.shadow, alpha: 0.55 });
  const plank = (px: number, py: number, w: number, h: number) => {
    back
      .roundRect(px, py, w, h, edge * 0.4)
      .fill(wood)
      .stroke({ width: 1.5, color: colours.shadow, alpha: 0.6 });
    const wide = w > h;
    for (const share of [0.3, 0.66])
      (wide
        ? back.moveTo(px + edge, py + h * share).lineTo(px + w - edge, py + h * share)
        : back.moveTo(px + w * share, py + edge).lineTo(px + w * share, py + h - edge)
      ).stroke({
        width: 1,
        color: colours.shadow,
        alpha: 0.35,
      });
  };
  plank(left - edge * 0.8, top, right - left + edge * 1.6, side);
  plank(left - edge * 0.8, bottom - side, right - left + edge * 1.6, side);
  plank(left, top - edge * 0.5, side, bottom - top + edge);
  plank(right - side, top - edge * 0.5, side, bottom - top + edge);
  back.roundRect(x - 3, y - 3, width + 6, height + 6, edge * 0.4).fill(gold);
  // Rope, wound three times around each corner.
  for (const [cx, cy] of [
    [left + side / 2, top + side / 2],
    [right - side / 2, top + side / 2],
    [left + side / 2, bottom - side / 2],
    [right - side / 2, bottom - side / 2],
  ] as const)
    for (const turn of [-1, 0, 1]) {
      const shift = turn * edge * 0.62;
      for (const [stroke, color] of [
        [edge * 0.62, colours.shadow],
        [edge * 0.46, colours.gold[1]!],
        [edge * 0.14, colours.gold[0]!],
      ] as const)
        front
          .moveTo(cx - edge * 1.1 + shift, cy + edge * 1.1 + shift)
          .lineTo(cx + edge * 1.1 + shift, cy - edge * 1.1 + shift)
          .stroke({ width: stroke, color, cap: 'round' });
    }
  const [cx, cy] = [x + width / 2, top + edge * 0.5];
  front.circle(cx, cy, edge * 1.6).fill(gold);
  front.circle(cx, cy, edge * 1.25).fill({ color: colours.jewel.ground });
  front.star(cx, cy, 8, edge * 0.8, edge * 0.3, Math.PI / 8).fill({ color: colours.gold[1]! });
  front.star(cx, cy, 4, edge * 1.2, edge * 0.3).fill({ color: colours.jewel.star });
}
