import { type Container, FillGradient, Graphics } from 'pixi.js';
import { reelCount } from '../../games/lotus-lanterns/paytable.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const vertical = (...stops: [number, string][]) =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: stops.map(([offset, color]) => ({ offset, color })),
  });

/** The lacquer frame around the reels; `back` lies below the pictures, `front` above them. */
export function drawFrame(back: Container, front: Container, reels: Box, free: boolean): void {
  const { x, y, width, height } = reels;
  const edge = Math.max(7, width * 0.017);
  const gold = vertical([0, '#fff0b0'], [0.5, '#e0a93f'], [1, '#8e5415']);
  const lacquer = vertical([0, free ? '#a3262b' : '#7c1f3d'], [1, free ? '#5b1018' : '#3a0d29']);
  const silk = free
    ? vertical([0, '#4a1238'], [0.5, '#6f1f3c'], [1, '#35102f'])
    : vertical([0, '#120b38'], [0.5, '#221556'], [1, '#0e0a30']);
  for (const child of [...back.removeChildren(), ...front.removeChildren()]) child.destroy();

  const frame = new Graphics();
  frame.roundRect(x - edge * 2, y - edge * 2 + 6, width + edge * 4, height + edge * 4, edge * 2.4).fill({ color: '#05030f', alpha: 0.55 });
  frame.roundRect(x - edge * 2, y - edge * 2, width + edge * 4, height + edge * 4, edge * 2.2).fill(gold);
  frame.roundRect(x - edge * 1.6, y - edge * 1.6, width + edge * 3.2, height + edge * 3.2, edge * 1.9).fill(lacquer);
  frame.roundRect(x - edge * 0.45, y - edge * 0.45, width + edge * 0.9, height + edge * 0.9, edge).fill(gold);
  frame.roundRect(x, y, width, height, edge * 0.8).fill(silk);
  const cell = width / reelCount;
  for (let reel = 1; reel < reelCount; reel += 1) {
    frame
      .moveTo(x + cell * reel, y)
      .lineTo(x + cell * reel, y + height)
      .stroke({ width: 4, color: '#05030f', alpha: 0.35 });
    frame
      .moveTo(x + cell * reel, y)
      .lineTo(x + cell * reel, y + height)
      .stroke({ width: 1.2, color: '#ffd98a', alpha: 0.45 });
  }
  back.addChild(frame);

  const shade = new Graphics();
  const depth = height * 0.07;
  shade.rect(x, y, width, depth).fill(fade('#05030f', 0.6, 0));
  shade.rect(x, y + height - depth, width, depth).fill(fade('#05030f', 0, 0.6));
  for (const [cx, cy] of [
    [x - edge, y - edge],
    [x + width + edge, y - edge],
    [x - edge, y + height + edge],
    [x + width + edge, y + height + edge],
  ] as const) {
    shade.circle(cx, cy, edge * 1.25).fill(gold);
    shade.circle(cx, cy, edge * 0.85).fill({ color: '#7c1f3d' });
    shade.star(cx, cy, 4, edge * 0.7, edge * 0.3).fill({ color: '#ffe7a6' });
  }
  front.addChild(shade);
}

function fade(color: string, from: number, to: number): FillGradient {
  const alpha = (value: number) =>
    `${color}${Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')}`;
  return vertical([0, alpha(from)], [1, alpha(to)]);
}
