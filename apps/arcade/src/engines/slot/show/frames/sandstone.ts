import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** A gate of hewn blocks: a lintel with a winged moon, two pillars with coloured bands, a plinth. */
export function sandstone({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const stone = vertical(...dress.lacquer);
  const gold = vertical(...colours.gold);
  const { ground, star } = colours.jewel;
  const pillar = edge * 1.9;
  const [left, right, top, bottom] = [x - pillar, x + width + pillar, y - edge * 1.7, y + height + edge * 1.5];
  back.rect(left - 4, top + 8, right - left + 8, bottom - top + 4).fill({ color: colours.shadow, alpha: 0.5 });
  back.rect(left, top, right - left, bottom - top).fill(stone);
  // Joints of the blocks, and the bands of the pillars.
  const courses = 6;
  for (let course = 1; course < courses; course += 1) {
    const at = y + (height / courses) * course;
    for (const side of [left, x + width]) {
      back
        .moveTo(side, at)
        .lineTo(side + pillar, at)
        .stroke({ width: 1.5, color: colours.shadow, alpha: 0.4 });
      if (course % 2 === 1) back.rect(side + 2, at - edge * 0.5, pillar - 4, edge * 0.42).fill({ color: ground });
    }
  }
  back
    .poly([left - edge * 0.6, top - edge * 1.1, right + edge * 0.6, top - edge * 1.1, right, top + edge * 0.3, left, top + edge * 0.3])
    .fill(gold);
  back
    .poly([left - edge * 0.2, top - edge * 0.8, right + edge * 0.2, top - edge * 0.8, right - edge * 0.2, top, left + edge * 0.2, top])
    .fill(stone);
  back.rect(left - edge * 0.5, bottom - edge * 0.5, right - left + edge, edge).fill(gold);
  back.rect(x - 3, y - 3, width + 6, height + 6).fill(gold);
  // The winged moon over the middle.
  const [cx, cy] = [x + width / 2, top - edge * 0.4];
  for (const side of [-1, 1])
    for (let feather = 0; feather < 3; feather += 1) {
      const reach = edge * (6.4 - feather * 1.5);
      front
        .poly([
          cx + side * edge,
          cy - edge * 0.5 + feather * edge * 0.42,
          cx + side * reach,
          cy - edge * 0.75 + feather * edge * 0.5,
          cx + side * reach * 0.86,
          cy - edge * 0.1 + feather * edge * 0.5,
          cx + side * edge,
          cy + feather * edge * 0.42,
        ])
        .fill({ color: feather % 2 === 0 ? ground : colours.gold[1]! })
        .stroke({ width: 1, color: colours.gold[0]! });
    }
  front.circle(cx, cy, edge * 1.5).fill(gold);
  front.circle(cx, cy, edge * 1.15).fill({ color: star });
}
