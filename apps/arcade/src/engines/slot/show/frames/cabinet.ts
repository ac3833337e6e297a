import type { FrameDrawing } from './drawing.ts';
import { vertical } from './gradients.ts';

/** A fairground cabinet: an enamelled body with chrome edges, bulbs all around, a scalloped top, a tray below. */
export function cabinet({ back, front, reels: { x, y, width, height }, edge, colours, dress }: FrameDrawing): void {
  const chrome = vertical('#ffffff', '#c9d2df', '#7f8a9c', '#eef2f8', '#8a94a6');
  const enamel = vertical(...dress.lacquer);
  const side = edge * 3.2;
  const [left, right, top, bottom] = [x - side, x + width + side, y - side, y + height + side * 1.1];
  const [wide, tall] = [right - left, bottom - top];
  back.roundRect(left - 4, top + 10, wide + 8, tall, edge * 3.2).fill({ color: colours.shadow, alpha: 0.5 });
  back.roundRect(left - edge * 0.5, top - edge * 0.5, wide + edge, tall + edge, edge * 3.3).fill(chrome);
  back.roundRect(left, top, wide, tall, edge * 3).fill(enamel);
  // Light falls on the shoulder of the enamel.
  back.roundRect(left + edge * 0.4, top + edge * 0.4, wide - edge * 0.8, edge * 1.1, edge * 0.55).fill({ color: '#ffffff', alpha: 0.28 });
  back.roundRect(x - edge, y - edge, width + edge * 2, height + edge * 2, edge * 1.3).fill(chrome);
  back.roundRect(x - edge * 0.4, y - edge * 0.4, width + edge * 0.8, height + edge * 0.8, edge).fill({ color: colours.shadow });
  const bulb = (cx: number, cy: number, lit: boolean) => {
    front.circle(cx, cy, edge * 0.72).fill({ color: colours.jewel.star, alpha: 0.35 });
    front.circle(cx, cy, edge * 0.46).fill({ color: lit ? colours.gold[0]! : colours.gold[1]! });
    front.circle(cx - edge * 0.12, cy - edge * 0.14, edge * 0.14).fill({ color: '#ffffff' });
  };
  const [middle, across, down] = [side * 0.62, 12, 9];
  for (let step = 0; step <= across; step += 1) {
    const cx = x - middle + ((width + middle * 2) / across) * step;
    bulb(cx, y - middle, step % 2 === 0);
    bulb(cx, y + height + middle, step % 2 === 1);
  }
  for (let step = 1; step < down; step += 1) {
    const cy = y - middle + ((height + middle * 2) / down) * step;
    bulb(x - middle, cy, step % 2 === 0);
    bulb(x + width + middle, cy, step % 2 === 1);
  }
  // Scallops of an awning over the top, in two colours.
  const scallops = 11;
  const span = wide / scallops;
  for (let scallop = 0; scallop < scallops; scallop += 1) {
    const sx = left + span * scallop;
    const color = scallop % 2 === 0 ? colours.jewel.ground : '#ffffff';
    front.rect(sx, top - edge * 2, span + 0.5, edge * 1.4).fill({ color });
    front.circle(sx + span / 2, top - edge * 0.6, span / 2).fill({ color });
  }
  front.rect(left, top - edge * 2.4, wide, edge * 0.7).fill(vertical(...colours.gold));
  // The tray.
  back.roundRect(left + wide * 0.24, bottom - edge * 0.2, wide * 0.52, edge * 1.6, edge * 0.7).fill(chrome);
  back.roundRect(left + wide * 0.26, bottom, wide * 0.48, edge * 0.9, edge * 0.4).fill({ color: colours.shadow, alpha: 0.75 });
}
