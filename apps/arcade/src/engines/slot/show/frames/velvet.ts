import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** A small stage: curtains in folds at both sides, swags with a gold fringe above, a lit edge of the boards below. */
export function velvet({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const gold = vertical(...colours.gold);
  const side = edge * 2.4;
  const [left, right, top, bottom] = [x - side, x + width + side, y - edge * 2.2, y + height + edge * 1.4];
  back.roundRect(left - 4, top + 8, right - left + 8, bottom - top + 2, edge).fill({ color: colours.shadow, alpha: 0.55 });
  back.roundRect(left, top, right - left, bottom - top, edge * 0.6).fill(vertical(...dress.lacquer));
  const folds = 5;
  for (const from of [left, x + width])
    for (let fold = 0; fold < folds; fold += 1) {
      const at = from + (side / folds) * fold;
      back.rect(at, top, (side / folds) * 0.55, bottom - top).fill({ color: colours.jewel.ground, alpha: 0.85 });
      back.rect(at, top, (side / folds) * 0.16, bottom - top).fill({ color: colours.gold[0]!, alpha: 0.14 });
    }
  for (const from of [left, x + width]) back.rect(from, y + height * 0.62, side, edge * 0.7).fill(gold);
  back.roundRect(left - edge * 0.5, bottom - edge * 0.8, right - left + edge, edge * 1.1, edge * 0.4).fill(gold);
  back.roundRect(x - 3, y - 3, width + 6, height + 6, edge).fill(gold);
  const swags = 5;
  const span = (right - left) / swags;
  for (let swag = 0; swag < swags; swag += 1) {
    const [from, middle, to] = [left + span * swag, left + span * (swag + 0.5), left + span * (swag + 1)];
    const drape = (depth: number) =>
      front
        .moveTo(from, top - edge * 0.4)
        .quadraticCurveTo(middle, top + depth * edge, to, top - edge * 0.4)
        .closePath();
    front
      .moveTo(from, top - edge * 0.5)
      .lineTo(to, top - edge * 0.5)
      .lineTo(to, top + edge * 0.6)
      .quadraticCurveTo(middle, top + edge * 4.2, from, top + edge * 0.6)
      .closePath()
      .fill(vertical(dress.lacquer[1]!, colours.jewel.ground));
    for (const depth of [1.4, 2.9]) drape(depth).stroke({ width: edge * 0.16, color: colours.gold[0]!, alpha: 0.25 });
    front
      .moveTo(from, top + edge * 0.6)
      .quadraticCurveTo(middle, top + edge * 4.2, to, top + edge * 0.6)
      .stroke({ width: edge * 0.34, color: colours.gold[1]! });
    front.circle(to, top + edge * 0.9, edge * 0.5).fill(gold);
  }
  front.circle(left, top + edge * 0.9, edge * 0.5).fill(gold);
  front.roundRect(left - edge * 0.6, top - edge * 1.1, right - left + edge * 1.2, edge * 0.9, edge * 0.4).fill(gold);
}
