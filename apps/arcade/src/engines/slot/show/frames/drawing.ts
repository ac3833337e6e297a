import type { Graphics } from 'pixi.js';
import type { Box } from '../../../../shell/game-client.ts';
import type { ReelsPack } from '../reels-pack.ts';

export type FrameColours = ReelsPack['show']['colours'];

/** What a frame is drawn with: `back` lies below the pictures, `front` above them; `edge` is the unit of its measures. */
export interface FrameDrawing {
  back: Graphics;
  front: Graphics;
  reels: Box;
  edge: number;
  colours: FrameColours;
  /** The colours of paid or of free spins. */
  dress: FrameColours['paid'];
}
