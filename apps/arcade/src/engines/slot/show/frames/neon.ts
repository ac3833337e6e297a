import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** A cabinet of dark glass: two glowing tubes around the window, a crest of tubes above it, a lit sill below. */
export function neon({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const { ground, star } = colours.jewel;
  const side = edge * 2.6;
  const [left, top, wide, tall] = [x - side, y - side, width + side * 2, height + side * 2];
  back.roundRect(left - 3, top + 8, wide + 6, tall, edge * 2.6).fill({ color: colours.shadow, alpha: 0.6 });
  back.roundRect(left, top, wide, tall, edge * 2.4).fill(vertical(...dress.lacquer, colours.shadow));
  back.roundRect(left, top, wide, tall, edge * 2.4).stroke({ width: 2, color: '#ffffff', alpha: 0.18 });
  const tube = (outset: number, radius: number, color: string) => {
    for (const [thick, alpha, stroke] of [
      [edge * 1.5, 0.14, color],
      [edge * 0.95, 0.28, color],
      [edge * 0.5, 1, color],
      [edge * 0.17, 1, '#ffffff'],
    ] as const)
      back
        .roundRect(x - outset, y - outset, width + outset * 2, height + outset * 2, radius)
        .stroke({ width: thick, color: stroke, alpha });
  };
  tube(edge * 1.75, edge * 1.9, ground);
  tube(edge * 0.55, edge * 0.9, star);
  // The crest: three arcs that grow towards the middle, with a lamp at each foot.
  const [cx, cy] = [x + width / 2, top + edge * 0.2];
  for (const [reach, color] of [
    [edge * 9, ground],
    [edge * 6.6, colours.gold[1]!],
    [edge * 4.2, star],
  ] as const) {
    const arc = (thick: number, stroke: string, alpha: number) =>
      front
        .moveTo(cx - reach, cy)
        .quadraticCurveTo(cx, cy - reach * 0.62, cx + reach, cy)
        .stroke({ width: thick, color: stroke, alpha, cap: 'round' });
    arc(edge * 1.1, color, 0.2);
    arc(edge * 0.45, color, 1);
    arc(edge * 0.15, '#ffffff', 1);
    for (const foot of [-reach, reach]) front.circle(cx + foot, cy, edge * 0.42).fill({ color });
  }
  // Lamps along the sill.
  const lamps = 13;
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const lx = x + (width / (lamps - 1)) * lamp;
    const ly = y + height + edge * 1.75;
    front.circle(lx, ly, edge * 0.55).fill({ color: colours.gold[1]!, alpha: 0.3 });
    front.circle(lx, ly, edge * 0.3).fill({ color: colours.gold[0]! });
  }
}
