import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** Four poles of bamboo lashed at the corners, pennants on a line below them. */
export function bamboo({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const [light, dark] = [dress.lacquer[0]!, dress.lacquer[1]!];
  const thick = edge * 1.5;
  const reach = edge * 2.2;
  back.roundRect(x - thick, y - thick + 7, width + thick * 2, height + thick * 2, edge).fill({ color: colours.shadow, alpha: 0.45 });
  back.roundRect(x - edge * 0.5, y - edge * 0.5, width + edge, height + edge, edge * 0.6).fill(vertical(...colours.gold));
  const pole = (px: number, py: number, length: number, upright: boolean) => {
    const knots = upright ? 5 : 7;
    const [w, h] = upright ? [thick, length] : [length, thick];
    back.roundRect(px, py, w, h, thick * 0.4).fill({ color: dark });
    if (upright) back.rect(px + thick * 0.14, py + 2, thick * 0.5, length - 4).fill({ color: light });
    else back.rect(px + 2, py + thick * 0.14, length - 4, thick * 0.5).fill({ color: light });
    if (upright) back.rect(px + thick * 0.24, py + 2, thick * 0.14, length - 4).fill({ color: '#ffffff', alpha: 0.4 });
    else back.rect(px + 2, py + thick * 0.22, length - 4, thick * 0.14).fill({ color: '#ffffff', alpha: 0.4 });
    for (let knot = 1; knot < knots; knot += 1) {
      const along = (length / knots) * knot;
      if (upright) back.roundRect(px - 1.5, py + along, thick + 3, edge * 0.34, 2).fill({ color: dark });
      else back.roundRect(px + along, py - 1.5, edge * 0.34, thick + 3, 2).fill({ color: dark });
    }
  };
  pole(x - thick * 1.1, y - reach, height + reach * 2, true);
  pole(x + width + thick * 0.1, y - reach, height + reach * 2, true);
  pole(x - reach, y - thick * 1.1, width + reach * 2, false);
  pole(x - reach, y + height + thick * 0.1, width + reach * 2, false);
  for (const cx of [x - thick * 0.6, x + width + thick * 0.6])
    for (const cy of [y - thick * 0.6, y + height + thick * 0.6])
      for (const lean of [-1, 1])
        for (const shift of [-0.24, 0, 0.24])
          front
            .moveTo(cx - edge * 0.9 + shift * edge, cy - lean * edge * 0.9)
            .lineTo(cx + edge * 0.9 + shift * edge, cy + lean * edge * 0.9)
            .stroke({ width: edge * 0.18, color: colours.jewel.ground, cap: 'round' });
  const pennants = 12;
  const [from, span, sag] = [x - thick, (width + thick * 2) / pennants, y + height + thick * 1.15];
  for (let pennant = 0; pennant < pennants; pennant += 1) {
    const color = [colours.jewel.ground, colours.jewel.star, colours.gold[1]!][pennant % 3]!;
    front
      .poly([from + span * pennant + 2, sag, from + span * (pennant + 1) - 2, sag, from + span * (pennant + 0.5), sag + edge * 1.2])
      .fill({ color });
  }
}
