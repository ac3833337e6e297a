import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** The mouth of a furnace: riveted iron plates around a glowing seam, chains at the upper corners, a hot spout over the middle. */
export function forge({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const [light, dark] = [dress.lacquer[0]!, dress.lacquer[1]!];
  const plate = edge * 2.1;
  const [left, right, top, bottom] = [x - plate, x + width + plate, y - plate, y + height + plate];
  const cut = edge * 1.8;
  const outline = (by: number) => [
    left - by + cut,
    top - by,
    right + by - cut,
    top - by,
    right + by,
    top - by + cut,
    right + by,
    bottom + by - cut,
    right + by - cut,
    bottom + by,
    left - by + cut,
    bottom + by,
    left - by,
    bottom + by - cut,
    left - by,
    top - by + cut,
  ];
  // Chains that the furnace hangs from.
  for (const cx of [left + plate * 1.3, right - plate * 1.3])
    for (let link = 0; link < 4; link += 1)
      back
        .ellipse(cx, top - edge * (0.7 + link * 1.3), edge * (link % 2 === 0 ? 0.55 : 0.28), edge * 0.85)
        .stroke({ width: edge * 0.36, color: light });
  back.poly(outline(3).map((at, index) => at + (index % 2 === 1 ? 6 : 0))).fill({ color: colours.shadow, alpha: 0.6 });
  back.poly(outline(0)).fill(vertical(light, dark));
  back.poly(outline(-1)).stroke({ width: 1.5, color: '#ffffff', alpha: 0.22 });
  // The seam glows from within.
  for (const [by, alpha] of [
    [edge * 0.95, 0.25],
    [edge * 0.65, 0.5],
    [edge * 0.4, 1],
  ] as const)
    back.roundRect(x - by, y - by, width + by * 2, height + by * 2, edge).fill({ color: colours.gold[1]!, alpha });
  back.roundRect(x - edge * 0.2, y - edge * 0.2, width + edge * 0.4, height + edge * 0.4, edge * 0.8).fill({ color: colours.gold[0]! });
  const rivet = (cx: number, cy: number) => {
    front.circle(cx, cy + 1.5, edge * 0.36).fill({ color: dark });
    front.circle(cx, cy, edge * 0.34).fill({ color: light });
    front.circle(cx - edge * 0.1, cy - edge * 0.1, edge * 0.13).fill({ color: '#ffffff', alpha: 0.6 });
  };
  const along = 8;
  for (let index = 0; index <= along; index += 1) {
    for (const cy of [top + edge * 0.62, bottom - edge * 0.62]) rivet(x + (width / along) * index, cy);
    if (index < along) for (const cx of [left + edge * 0.62, right - edge * 0.62]) rivet(cx, y + (height / along) * (index + 0.5));
  }
  // The spout, with what is left of the last cast.
  const cx = x + width / 2;
  const spout = (half: number, rise: number) => [
    cx - half * 1.5,
    top - rise,
    cx + half * 1.5,
    top - rise,
    cx + half,
    top + edge,
    cx - half,
    top + edge,
  ];
  front.poly(spout(edge * 2.6, edge * 1.3)).fill(vertical(light, dark));
  front.poly(spout(edge * 1.8, edge * 0.9)).fill(vertical(colours.gold[0]!, colours.jewel.ground));
  front.ellipse(cx, top - edge * 1.25, edge * 3.7, edge * 0.5).fill({ color: colours.gold[0]! });
}
