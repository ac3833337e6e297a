import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** Enamel with a fine gold edge; feathers with eyes fan out of the upper corners and the middle. */
export function plume({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const gold = vertical(...colours.gold);
  const { ground, star } = colours.jewel;
  const side = edge * 1.3;
  const [left, right, top, bottom] = [x - side, x + width + side, y - side, y + height + side];
  const feather = (cx: number, cy: number, angle: number, length: number) => {
    const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
    const at = (along: number, across: number) =>
      [cx + ux * along * length - uy * across * edge, cy + uy * along * length + ux * across * edge] as const;
    back
      .moveTo(cx, cy)
      .quadraticCurveTo(...at(0.7, -1.2), ...at(1.12, 0))
      .quadraticCurveTo(...at(0.7, 1.2), cx, cy)
      .fill({ color: dress.lacquer[0]! })
      .stroke({ width: 1, color: colours.gold[1]!, alpha: 0.7 });
    for (const [size, color] of [
      [0.56, colours.gold[1]!],
      [0.42, star],
      [0.24, ground],
    ] as const)
      back.circle(...at(0.8, 0), edge * size).fill({ color });
  };
  for (const [cx, lean] of [
    [left + edge, -0.75],
    [right - edge, 0.75],
    [x + width / 2, 0],
  ] as const)
    for (const turn of [-2, 2, -1, 1, 0]) feather(cx, top + edge * 0.4, lean + turn * 0.36, edge * (2.9 - Math.abs(turn) * 0.25));
  back.roundRect(left - 3, top + 7, right - left + 6, bottom - top, edge * 1.6).fill({ color: colours.shadow, alpha: 0.5 });
  back.roundRect(left - edge * 0.35, top - edge * 0.35, right - left + edge * 0.7, bottom - top + edge * 0.7, edge * 1.8).fill(gold);
  back.roundRect(left, top, right - left, bottom - top, edge * 1.6).fill(vertical(...dress.lacquer));
  back.roundRect(x - 3, y - 3, width + 6, height + 6, edge * 0.9).fill(gold);
  // Drops of rain along the lower edge.
  const drops = 11;
  for (let drop = 0; drop < drops; drop += 1) {
    const [cx, cy] = [x + (width / drops) * (drop + 0.5), bottom - side * 0.5];
    front
      .moveTo(cx, cy - edge * 0.55)
      .quadraticCurveTo(cx + edge * 0.5, cy + edge * 0.2, cx, cy + edge * 0.36)
      .quadraticCurveTo(cx - edge * 0.5, cy + edge * 0.2, cx, cy - edge * 0.55)
      .fill({ color: drop % 2 === 0 ? star : colours.gold[0]! });
  }
}
