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
  // The roof: a ridge, two slopes of tiles, eaves that turn up at their ends.
  const [eave, ridge, inset] = [top + edge * 0.5, top - edge * 2.5, edge * 3];
  const slope = (lower: number) =>
    front
      .moveTo(left - edge * 2.6, eave - edge * 2)
      .quadraticCurveTo(left - edge * 0.6, eave + lower, left + edge * 2, eave + lower)
      .lineTo(right - edge * 2, eave + lower)
      .quadraticCurveTo(right + edge * 0.6, eave + lower, right + edge * 2.6, eave - edge * 2)
      .quadraticCurveTo(right - edge, ridge + edge * 1.6, right - inset, ridge)
      .lineTo(left + inset, ridge)
      .quadraticCurveTo(left + edge, ridge + edge * 1.6, left - edge * 2.6, eave - edge * 2);
  slope(edge * 0.4).fill({ color: colours.shadow });
  slope(0).fill(vertical(colours.jewel.star, colours.jewel.ground, colours.shadow));
  const tiles = Math.round((right - left) / (edge * 1.5));
  for (let tile = 0; tile <= tiles; tile += 1) {
    const along = (from: number, to: number) => from + ((to - from) / tiles) * tile;
    const foot = along(left, right);
    front
      .moveTo(along(left + inset, right - inset), ridge)
      .lineTo(foot, eave - edge * 0.3)
      .stroke({ width: edge * 0.2, color: colours.shadow, alpha: 0.45 });
    front.circle(foot, eave - edge * 0.15, edge * 0.42).fill({ color: colours.gold[1]! });
    front.circle(foot, eave - edge * 0.15, edge * 0.2).fill({ color: dark });
  }
  front
    .roundRect(left + inset - edge, ridge - edge * 0.5, right - left - (inset - edge) * 2, edge * 0.8, edge * 0.4)
    .fill(vertical(...colours.gold));
  for (const cx of [left - edge * 1.2, right + edge * 1.2]) {
    const cy = eave + edge * 2.6;
    front
      .moveTo(cx, eave - edge * 0.6)
      .lineTo(cx, cy)
      .stroke({ width: 1.5, color: colours.gold[1]! });
    front.circle(cx, cy + edge, edge * 2).fill({ color: colours.jewel.star, alpha: 0.22 });
    front.ellipse(cx, cy + edge, edge * 0.9, edge * 1.15).fill(vertical(colours.gold[0]!, colours.gold[1]!));
    front.rect(cx - edge * 0.4, cy - edge * 0.25, edge * 0.8, edge * 0.3).fill({ color: dark });
    front.rect(cx - edge * 0.4, cy + edge * 1.95, edge * 0.8, edge * 0.3).fill({ color: dark });
  }
}
