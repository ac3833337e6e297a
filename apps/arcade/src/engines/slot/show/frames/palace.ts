import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** A window of a painted palace: inlaid marble, three domes above, a balcony below. */
export function palace({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const gold = vertical(...colours.gold);
  const stone = vertical(...dress.lacquer);
  const { ground, star } = colours.jewel;
  const side = edge * 2;
  const [left, right, top, bottom] = [x - side, x + width + side, y - edge * 1.4, y + height + edge * 1.4];
  back.rect(left - 3, top + 8, right - left + 6, bottom - top + 2).fill({ color: colours.shadow, alpha: 0.5 });
  const dome = (cx: number, radius: number) => {
    back
      .moveTo(cx - radius, top)
      .bezierCurveTo(cx - radius * 1.25, top - radius * 0.8, cx - radius * 0.35, top - radius * 0.9, cx, top - radius * 1.5)
      .bezierCurveTo(cx + radius * 0.35, top - radius * 0.9, cx + radius * 1.25, top - radius * 0.8, cx + radius, top)
      .closePath()
      .fill(vertical(star, ground))
      .stroke({ width: 1.5, color: colours.gold[1]! });
    back.circle(cx, top - radius * 1.55, edge * 0.3).fill(gold);
  };
  dome(left + edge * 1.7, edge * 1.3);
  dome(right - edge * 1.7, edge * 1.3);
  dome(x + width / 2, edge * 1.8);
  back.rect(left, top, right - left, bottom - top).fill(stone);
  back.rect(left - edge * 0.5, top - edge * 0.3, right - left + edge, edge * 0.7).fill(gold);
  back.rect(left - edge * 0.5, bottom - edge * 0.4, right - left + edge, edge * 0.8).fill(gold);
  back.roundRect(x - 3, y - 3, width + 6, height + 6, edge * 0.5).fill(gold);
  // Inlay of flowers down both sides.
  const flowers = 8;
  for (const cx of [left + side / 2, right - side / 2])
    for (let flower = 0; flower < flowers; flower += 1) {
      const cy = y + (height / flowers) * (flower + 0.5);
      back.star(cx, cy, 6, edge * 0.72, edge * 0.3).fill({ color: flower % 2 === 0 ? ground : colours.gold[2]! });
      back.circle(cx, cy, edge * 0.22).fill({ color: star });
    }
  // The cusps of an arch hang into the top of the window.
  const cusps = 15;
  const span = width / cusps;
  for (let cusp = 0; cusp < cusps; cusp += 1)
    front
      .moveTo(x + span * cusp, y - 2)
      .lineTo(x + span * (cusp + 1), y - 2)
      .quadraticCurveTo(x + span * (cusp + 0.5), y + edge * 1.1, x + span * cusp, y - 2)
      .fill(gold);
}
