import { type Container, FillGradient, Graphics } from 'pixi.js';
import type { Box } from '../../../shell/game-client.ts';
import type { SpinKind } from '../events.ts';
import type { ScenePack } from './reels-pack.ts';

/** Even steps from top to bottom. */
const vertical = (...colours: readonly string[]) =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: colours.map((color, index) => ({ offset: index / (colours.length - 1), color })),
  });

/** The frame around the reels; `back` lies below the pictures, `front` above them. */
export function drawFrame(back: Container, front: Container, reels: Box, { grid, show }: ScenePack, kind: SpinKind): void {
  const { x, y, width, height } = reels;
  const { shadow, divider, [kind]: dress } = show.colours;
  for (const child of [...back.removeChildren(), ...front.removeChildren()]) child.destroy();

  const frame = new Graphics();
  const shade = new Graphics();
  const edge = Math.max(7, width * 0.017);
  (show.frame === 'sandstone' ? drawSandstone : drawLacquer)(frame, shade, reels, edge, show.colours, dress);
  frame.roundRect(x, y, width, height, edge * 0.8).fill(vertical(...dress.silk));
  const cell = width / grid.reels;
  for (let reel = 1; reel < grid.reels; reel += 1) {
    const line = () => frame.moveTo(x + cell * reel, y).lineTo(x + cell * reel, y + height);
    line().stroke({ width: 4, color: shadow, alpha: 0.35 });
    line().stroke({ width: 1.2, color: divider, alpha: 0.45 });
  }
  back.addChild(frame);

  const depth = height * 0.07;
  shade.rect(x, y, width, depth).fill(fade(shadow, 0.6, 0));
  shade.rect(x, y + height - depth, width, depth).fill(fade(shadow, 0, 0.6));
  front.addChild(shade);
}

type Colours = ScenePack['show']['colours'];
type Dress = Colours['paid'];

/** Lacquered wood with gold edges, a jewel at each corner. */
function drawLacquer(frame: Graphics, front: Graphics, { x, y, width, height }: Box, edge: number, colours: Colours, dress: Dress): void {
  const gold = vertical(...colours.gold);
  frame
    .roundRect(x - edge * 2, y - edge * 2 + 6, width + edge * 4, height + edge * 4, edge * 2.4)
    .fill({ color: colours.shadow, alpha: 0.55 });
  frame.roundRect(x - edge * 2, y - edge * 2, width + edge * 4, height + edge * 4, edge * 2.2).fill(gold);
  frame.roundRect(x - edge * 1.6, y - edge * 1.6, width + edge * 3.2, height + edge * 3.2, edge * 1.9).fill(vertical(...dress.lacquer));
  frame.roundRect(x - edge * 0.45, y - edge * 0.45, width + edge * 0.9, height + edge * 0.9, edge).fill(gold);
  for (const [cx, cy] of [
    [x - edge, y - edge],
    [x + width + edge, y - edge],
    [x - edge, y + height + edge],
    [x + width + edge, y + height + edge],
  ] as const) {
    front.circle(cx, cy, edge * 1.25).fill(gold);
    front.circle(cx, cy, edge * 0.85).fill({ color: colours.jewel.ground });
    front.star(cx, cy, 4, edge * 0.7, edge * 0.3).fill({ color: colours.jewel.star });
  }
}

/** A gate of hewn blocks: a lintel with a winged moon, two pillars with coloured bands, a plinth. */
function drawSandstone(frame: Graphics, front: Graphics, { x, y, width, height }: Box, edge: number, colours: Colours, dress: Dress): void {
  const stone = vertical(...dress.lacquer);
  const gold = vertical(...colours.gold);
  const { ground, star } = colours.jewel;
  const pillar = edge * 1.9;
  const [left, right, top, bottom] = [x - pillar, x + width + pillar, y - edge * 1.7, y + height + edge * 1.5];
  frame.rect(left - 4, top + 8, right - left + 8, bottom - top + 4).fill({ color: colours.shadow, alpha: 0.5 });
  frame.rect(left, top, right - left, bottom - top).fill(stone);
  // Joints of the blocks, and the bands of the pillars.
  const courses = 6;
  for (let course = 1; course < courses; course += 1) {
    const at = y + (height / courses) * course;
    for (const side of [left, x + width]) {
      frame
        .moveTo(side, at)
        .lineTo(side + pillar, at)
        .stroke({ width: 1.5, color: colours.shadow, alpha: 0.4 });
      if (course % 2 === 1) frame.rect(side + 2, at - edge * 0.5, pillar - 4, edge * 0.42).fill({ color: ground });
    }
  }
  frame
    .poly([left - edge * 0.6, top - edge * 1.1, right + edge * 0.6, top - edge * 1.1, right, top + edge * 0.3, left, top + edge * 0.3])
    .fill(gold);
  frame
    .poly([left - edge * 0.2, top - edge * 0.8, right + edge * 0.2, top - edge * 0.8, right - edge * 0.2, top, left + edge * 0.2, top])
    .fill(stone);
  frame.rect(left - edge * 0.5, bottom - edge * 0.5, right - left + edge, edge).fill(gold);
  frame.rect(x - 3, y - 3, width + 6, height + 6).fill(gold);
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

function fade(color: string, from: number, to: number): FillGradient {
  const alpha = (value: number) =>
    `${color}${Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')}`;
  return vertical(alpha(from), alpha(to));
}
