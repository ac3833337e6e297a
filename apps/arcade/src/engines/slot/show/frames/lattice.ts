import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** The window of a tea house: dark wood, fretwork in the corners, a roof with turned-up eaves and two hanging lamps. */
export function lattice({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const [light, dark] = [dress.lacquer[0]!, dress.lacquer[1]!];
  const side = edge * 1.7;
  const [left, right, top, bottom] = [x - side, x + width + side, y - side, y + height + side];
  back.roundRect(left - 3, top + 8, right - left + 6, bottom - top, edge * 0.6).fill({ color: colours.shadow, alpha: 0.5 });
  back.roundRect(left, top, right - left, bottom - top, edge * 0.5).fill(vertical(light, dark));
  back.rect(left, top, edge * 0.3, bottom - top).fill({ color: '#ffffff', alpha: 0.18 });
  back.roundRect(x - 4, y - 4, width + 8, height + 8, edge * 0.6).fill(vertical(...colours.gold));
  back.roundRect(left - edge * 0.8, bottom - edge * 0.3, right - left + edge * 1.6, edge * 1.3, edge * 0.4).fill(vertical(light, dark));
  // Fretwork: stepped brackets in each corner of the window.
  for (const [cx, cy, sx, sy] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const)
    for (const reach of [2.9, 1.9])
      front
        .moveTo(cx, cy + sy * edge * reach)
        .lineTo(cx + sx * edge * reach * 0.5, cy + sy * edge * reach)
        .lineTo(cx + sx * edge * reach * 0.5, cy + sy * edge * reach * 0.5)
        .lineTo(cx + sx * edge * reach, cy + sy * edge * reach * 0.5)
        .lineTo(cx + sx * edge * reach, cy)
        .stroke({ width: edge * 0.32, color: reach > 2 ? light : colours.gold[1]!, join: 'miter' });
  // The roof.
  const [mid, eave] = [x + width / 2, top + edge * 0.4];
  const roof = (lift: number, color: string) =>
    front
      .moveTo(left - edge * 2.6, eave - edge * 1.9 - lift)
      .quadraticCurveTo(left + edge * 2, eave - lift * 0.4, mid, eave - edge * 0.3 - lift * 0.4)
      .quadraticCurveTo(right - edge * 2, eave - lift * 0.4, right + edge * 2.6, eave - edge * 1.9 - lift)
      .quadraticCurveTo(right - edge * 3, eave - edge * 2.3 - lift, mid, eave - edge * 2.6 - lift)
      .quadraticCurveTo(left + edge * 3, eave - edge * 2.3 - lift, left - edge * 2.6, eave - edge * 1.9 - lift)
      .fill({ color });
  roof(0, colours.shadow);
  roof(edge * 0.3, colours.jewel.ground);
  front
    .roundRect(mid - (right - left) * 0.24, eave - edge * 3.4, (right - left) * 0.48, edge * 0.8, edge * 0.4)
    .fill(vertical(...colours.gold));
  for (const cx of [left - edge * 1.2, right + edge * 1.2]) {
    const cy = eave + edge * 2.6;
    front
      .moveTo(cx, eave - edge)
      .lineTo(cx, cy)
      .stroke({ width: 1.5, color: colours.gold[1]! });
    front.circle(cx, cy + edge, edge * 2).fill({ color: colours.jewel.star, alpha: 0.22 });
    front.ellipse(cx, cy + edge, edge * 0.9, edge * 1.15).fill(vertical(colours.gold[0]!, colours.gold[1]!));
    front.rect(cx - edge * 0.4, cy - edge * 0.25, edge * 0.8, edge * 0.3).fill({ color: dark });
    front.rect(cx - edge * 0.4, cy + edge * 1.95, edge * 0.8, edge * 0.3).fill({ color: dark });
  }
}
