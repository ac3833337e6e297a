import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** A market stall: two posts, a counter, a striped awning and paper lamps under it. */
export function awning({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const gold = vertical(...colours.gold);
  const wood = vertical(...dress.lacquer);
  const { ground, star } = colours.jewel;
  const side = edge * 1.5;
  const [left, right, top, bottom] = [x - side, x + width + side, y - edge * 1.2, y + height];
  back.rect(left - 2, top + 8, right - left + 4, bottom - top + edge * 1.6).fill({ color: colours.shadow, alpha: 0.5 });
  back.rect(left, top, right - left, bottom - top + edge).fill(wood);
  for (const post of [left, x + width]) {
    back.rect(post + side * 0.16, top, side * 0.2, bottom - top).fill({ color: colours.gold[0]!, alpha: 0.25 });
    back.rect(post + side * 0.72, top, side * 0.28, bottom - top).fill({ color: colours.shadow, alpha: 0.3 });
  }
  back.roundRect(x - 3, y - 3, width + 6, height + 6, edge * 0.4).fill(gold);
  // The counter.
  back.roundRect(left - edge * 0.8, bottom + edge * 0.4, right - left + edge * 1.6, edge * 1.2, edge * 0.3).fill(wood);
  back.roundRect(left - edge * 0.8, bottom + edge * 0.4, right - left + edge * 1.6, edge * 0.3, edge * 0.15).fill(gold);
  // The awning, wider below than above, each stripe ending in a scallop.
  const stripes = 14;
  const [roof, eave, out] = [top - edge * 1.8, y - edge * 0.1, edge * 1.1];
  const at = (index: number, spread: number) => left - spread + ((right - left + spread * 2) / stripes) * index;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [from, to] = [at(stripe, out), at(stripe + 1, out)];
    front
      .moveTo(at(stripe, 0), roof)
      .lineTo(at(stripe + 1, 0), roof)
      .lineTo(to, eave)
      .quadraticCurveTo((from + to) / 2, eave + edge * 1.5, from, eave)
      .closePath()
      .fill(stripe % 2 === 0 ? vertical(ground, ground, dress.lacquer[1]!) : vertical('#fff8e6', star, colours.gold[1]!));
  }
  front
    .moveTo(left - out, eave)
    .lineTo(right + out, eave)
    .stroke({ width: edge * 0.22, color: colours.shadow, alpha: 0.25 });
  front.roundRect(left - edge * 0.3, roof - edge * 0.5, right - left + edge * 0.6, edge * 0.8, edge * 0.4).fill(gold);
  for (const share of [0.2, 0.8]) {
    const cx = x + width * share;
    front
      .moveTo(cx, eave)
      .lineTo(cx, eave + edge * 0.8)
      .stroke({ width: 1.5, color: colours.shadow });
    front.ellipse(cx, eave + edge * 1.5, edge * 0.75, edge * 0.85).fill({ color: star });
    front.ellipse(cx, eave + edge * 1.5, edge * 0.3, edge * 0.85).stroke({ width: 1, color: ground, alpha: 0.6 });
  }
}
