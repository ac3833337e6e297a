import { type Container, Graphics } from 'pixi.js';
import type { Box } from '../../../shell/game-client.ts';
import type { SpinKind } from '../events.ts';
import { awning } from './frames/awning.ts';
import { bamboo } from './frames/bamboo.ts';
import { cabinet } from './frames/cabinet.ts';
import type { FrameDrawing } from './frames/drawing.ts';
import { forge } from './frames/forge.ts';
import { fade, vertical } from './frames/gradients.ts';
import { lacquer } from './frames/lacquer.ts';
import { lamp } from './frames/lamp.ts';
import { lattice } from './frames/lattice.ts';
import { neon } from './frames/neon.ts';
import { orbit } from './frames/orbit.ts';
import { palace } from './frames/palace.ts';
import { plume } from './frames/plume.ts';
import { rail } from './frames/rail.ts';
import type { FrameName } from './frames/room.ts';
import { sandstone } from './frames/sandstone.ts';
import { timber } from './frames/timber.ts';
import { velvet } from './frames/velvet.ts';
import type { ScenePack } from './reels-pack.ts';

const frames: Readonly<Record<FrameName, (drawing: FrameDrawing) => void>> = {
  lacquer,
  sandstone,
  velvet,
  lamp,
  timber,
  awning,
  bamboo,
  palace,
  plume,
  orbit,
  neon,
  cabinet,
  rail,
  lattice,
  forge,
};

/** The frame around the reels; `back` lies below the pictures, `front` above them. */
export function drawFrame(back: Container, front: Container, reels: Box, { grid, show }: ScenePack, kind: SpinKind): void {
  const { x, y, width, height } = reels;
  const { shadow, divider, [kind]: dress } = show.colours;
  for (const child of [...back.removeChildren(), ...front.removeChildren()]) child.destroy();

  const frame = new Graphics();
  const shade = new Graphics();
  const edge = Math.max(7, width * 0.017);
  frames[show.frame]({ back: frame, front: shade, reels, edge, colours: show.colours, dress });
  frame.roundRect(x, y, width, height, edge * 0.8).fill(vertical(...dress.silk));
  const cell = width / grid.reels;
  for (let reel = 1; reel < grid.reels; reel += 1) {
    const line = () => frame.moveTo(x + cell * reel, y).lineTo(x + cell * reel, y + height);
    line().stroke({ width: 4, color: shadow, alpha: 0.35 });
    line().stroke({ width: 1.2, color: divider, alpha: 0.45 });
  }
  back.addChild(frame);

  // On whole pixels: a plain canvas repeats a gradient, and would begin it again in the last part of a pixel.
  const depth = Math.round(height * 0.07);
  shade.rect(x, Math.floor(y), width, depth).fill(fade(shadow, 0.6, 0));
  shade.rect(x, Math.ceil(y + height) - depth, width, depth).fill(fade(shadow, 0, 0.6));
  front.addChild(shade);
}
