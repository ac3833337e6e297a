import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** The side of a wooden boat: planks with brass nails, a rope along the edge, a lifebuoy at each upper corner. */
export function rail({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const [light, dark] = [dress.lacquer[0]!, dress.lacquer[1]!];
  const side = edge * 1.9;
  const [left, right, top, bottom] = [x - side, x + width + side, y - side, y + height + side];
  back.roundRect(left - 3, top + 8, right - left + 6, bottom - top, edge).fill({ color: colours.shadow, alpha: 0.5 });
  back.roundRect(left, top, right - left, bottom - top, edge * 0.8).fill(vertical(light, dark));
  for (let plank = 1; plank < 9; plank += 1) {
    const py = top + ((bottom - top) / 9) * plank;
    for (const px of [left, x + width])
      back
        .moveTo(px, py)
        .lineTo(px + side, py)
        .stroke({ width: 1.6, color: dark });
    for (const px of [left + side * 0.3, right - side * 0.3])
      back.circle(px, py - edge * 0.5, edge * 0.16).fill({ color: colours.gold[0]! });
  }
  back.rect(left, top, right - left, edge * 0.35).fill({ color: '#ffffff', alpha: 0.25 });
  back.roundRect(x - 4, y - 4, width + 8, height + 8, edge * 0.9).fill(vertical(...colours.gold));
  // The rope: short strands one beside the other.
  const strands = Math.round(width / (edge * 0.9));
  for (const py of [top + edge * 0.7, bottom - edge * 0.7]) {
    front.roundRect(left, py - edge * 0.42, right - left, edge * 0.84, edge * 0.42).fill({ color: '#8a6a42' });
    for (let strand = 0; strand < strands; strand += 1) {
      const sx = left + ((right - left) / strands) * (strand + 0.5);
      front
        .moveTo(sx - edge * 0.32, py + edge * 0.3)
        .lineTo(sx + edge * 0.32, py - edge * 0.3)
        .stroke({ width: edge * 0.44, color: strand % 2 === 0 ? '#f4dfb6' : '#d9bb84', cap: 'round' });
    }
  }
  for (const cx of [left + edge * 0.4, right - edge * 0.4]) {
    const cy = top + edge * 0.4;
    front.circle(cx, cy + 3, edge * 2).fill({ color: colours.shadow, alpha: 0.4 });
    front.circle(cx, cy, edge * 2).fill({ color: '#fff6e8' });
    for (let part = 0; part < 4; part += 1) {
      const from = (Math.PI / 2) * part + Math.PI / 8;
      front
        .moveTo(cx + Math.cos(from) * edge * 1.5, cy + Math.sin(from) * edge * 1.5)
        .arc(cx, cy, edge * 1.5, from, from + Math.PI / 4)
        .stroke({ width: edge * 1, color: colours.jewel.ground });
    }
    front.circle(cx, cy, edge * 1).fill({ color: dark });
    front.circle(cx, cy, edge * 2).stroke({ width: 1.5, color: dark, alpha: 0.5 });
  }
}
