import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** The gallery of a lighthouse: riveted iron, a brass rail below, the great lens over the middle. */
export function lamp({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const gold = vertical(...colours.gold);
  const iron = vertical(...dress.lacquer);
  const { ground, star } = colours.jewel;
  const side = edge * 1.5;
  const [left, right, top, bottom] = [x - side, x + width + side, y - side, y + height + side];
  back.roundRect(left - 3, top + 7, right - left + 6, bottom - top, edge).fill({ color: colours.shadow, alpha: 0.55 });
  back.roundRect(left, top, right - left, bottom - top, edge * 1.1).fill(iron);
  back.roundRect(left, top, right - left, bottom - top, edge * 1.1).stroke({ width: edge * 0.24, color: colours.gold[1]! });
  back.roundRect(x - 3, y - 3, width + 6, height + 6, edge * 0.6).fill(gold);
  const rivets = 9;
  for (let rivet = 0; rivet <= rivets; rivet += 1) {
    const [along, down] = [
      left + edge + ((right - left - edge * 2) / rivets) * rivet,
      top + edge + ((bottom - top - edge * 2) / rivets) * rivet,
    ];
    for (const [cx, cy] of [
      [along, bottom - side / 2],
      [along, top + side / 2],
      [left + side / 2, down],
      [right - side / 2, down],
    ] as const) {
      back.circle(cx, cy + 1, edge * 0.3).fill({ color: colours.shadow, alpha: 0.6 });
      back.circle(cx, cy, edge * 0.26).fill({ color: colours.gold[0]! });
    }
  }
  // The lens: rings of glass in a brass house.
  const [cx, cy] = [x + width / 2, top + edge * 0.1];
  for (const reach of [-1, 1])
    front
      .poly([cx, cy, cx + reach * edge * 13, cy - edge * 1.5, cx + reach * edge * 13, cy + edge * 0.5])
      .fill({ color: star, alpha: 0.3 });
  front.roundRect(cx - edge * 2.6, cy - edge * 1.7, edge * 5.2, edge * 3.1, edge * 0.5).fill(gold);
  front.roundRect(cx - edge * 2.2, cy - edge * 1.35, edge * 4.4, edge * 2.4, edge * 0.4).fill({ color: ground });
  front.poly([cx - edge * 2.9, cy - edge * 1.6, cx, cy - edge * 3.1, cx + edge * 2.9, cy - edge * 1.6]).fill(gold);
  front.circle(cx, cy - edge * 0.15, edge * 1.15).fill({ color: star, alpha: 0.5 });
  for (const radius of [0.95, 0.62]) front.circle(cx, cy - edge * 0.15, edge * radius).stroke({ width: edge * 0.12, color: '#ffffff' });
  front.circle(cx, cy - edge * 0.15, edge * 0.4).fill({ color: '#ffffff' });
}
