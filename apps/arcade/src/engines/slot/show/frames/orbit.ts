import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** A porthole of an observatory: dark steel with a fine lit line, planets on the corners, a ringed one above. */
export function orbit({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const gold = vertical(...colours.gold);
  const { ground, star } = colours.jewel;
  const side = edge * 1.4;
  const [left, top, wide, high] = [x - side, y - side, width + side * 2, height + side * 2];
  for (const [grow, alpha] of [
    [1.4, 0.1],
    [0.8, 0.16],
    [0.35, 0.28],
  ] as const)
    back
      .roundRect(left - edge * grow, top - edge * grow, wide + edge * grow * 2, high + edge * grow * 2, edge * (2.4 + grow))
      .fill({ color: star, alpha });
  back.roundRect(left, top, wide, high, edge * 2.4).fill(vertical(...dress.lacquer));
  back
    .roundRect(left + edge * 0.3, top + edge * 0.3, wide - edge * 0.6, high - edge * 0.6, edge * 2.1)
    .stroke({ width: edge * 0.16, color: star });
  back.roundRect(x - 3, y - 3, width + 6, height + 6, edge).fill(gold);
  // Marks of a scale along the upper and lower edges.
  const marks = 48;
  for (let mark = 1; mark < marks; mark += 1) {
    const [cx, length] = [x + (width / marks) * mark, edge * (mark % 4 === 0 ? 0.5 : 0.26)];
    for (const cy of [top + side * 0.72, top + high - side * 0.72])
      back
        .moveTo(cx, cy - length / 2)
        .lineTo(cx, cy + length / 2)
        .stroke({ width: 1.2, color: colours.gold[1]!, alpha: 0.8 });
  }
  const planet = (cx: number, cy: number, radius: number, colour: string) => {
    front.circle(cx, cy, radius * 1.3).fill({ color: star, alpha: 0.25 });
    front.circle(cx, cy, radius).fill({ color: colours.shadow });
    front.circle(cx - radius * 0.12, cy - radius * 0.12, radius * 0.86).fill({ color: colour });
    front.circle(cx - radius * 0.35, cy - radius * 0.35, radius * 0.3).fill({ color: '#ffffff', alpha: 0.55 });
  };
  planet(left + edge * 0.6, top + edge * 0.6, edge * 0.9, ground);
  planet(left + wide - edge * 0.6, top + edge * 0.6, edge * 1.1, colours.gold[1]!);
  planet(left + edge * 0.6, top + high - edge * 0.6, edge * 1.1, colours.gold[1]!);
  planet(left + wide - edge * 0.6, top + high - edge * 0.6, edge * 0.9, ground);
  const [cx, cy] = [x + width / 2, top + edge * 0.1];
  planet(cx, cy, edge * 1.25, star);
  front.ellipse(cx, cy, edge * 2.5, edge * 0.6).stroke({ width: edge * 0.26, color: colours.gold[0]! });
}
