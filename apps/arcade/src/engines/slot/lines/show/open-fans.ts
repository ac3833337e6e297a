import { Container, Graphics } from 'pixi.js';
import { vertical } from '../../show/frames/gradients.ts';
import { easeOutBack } from '../../show/motion.ts';
import type { Acting } from '../../show/stage.ts';
import type { TwinsEvent } from '../events.ts';
import type { LinesPack } from '../pack.ts';

const openMilliseconds = 520;
const settleMilliseconds = 380;
/** Ribs of a fan, and how far it opens to each side. */
const ribs = 9;
const spread = 1.05;

/** Two fans open before two reels, a band of silk joins these, and the fans settle below them; all stays until the reels run again. */
export async function openFans(
  { layer, motions, still, box, place }: Acting,
  { grid, show }: LinesPack,
  [first]: TwinsEvent['reels'],
  onOpen: () => void,
): Promise<void> {
  const view = new Graphics();
  const fans = [new Container(), new Container()];
  layer.addChild(view, ...fans);
  const { gold, jewel, free } = show.colours;
  let [open, settled] = [0, 0];
  const draw = () => {
    const { x, y, width, height } = box();
    const cell = width / grid.reels;
    const left = x + first * cell;
    view
      .clear()
      .roundRect(left + 2, y + 2, cell * 2 - 4, height - 4, 12)
      .fill({ color: jewel.star, alpha: 0.1 * open })
      .stroke({ width: 4, color: gold[1]!, alpha: Math.min(1, open * 2) });
    fans.forEach((fan, index) => {
      for (const child of fan.removeChildren()) child.destroy();
      // Below the window in the end, so that all symbols stay in sight.
      const [from, to] = [height * 0.62, height + cell * 0.32];
      fan.position.set(left + (index + 0.5) * cell, y + from + (to - from) * settled);
      fan.addChild(drawFan(cell * (0.82 - 0.48 * settled), easeOutBack(open), { gold, silk: free.silk, knob: jewel.ground }));
    });
  };
  place(layer, draw);
  onOpen();
  await motions.tween(still ? 0 : openMilliseconds, (progress) => {
    if (view.destroyed) return;
    open = progress;
    draw();
  });
  await motions.tween(still ? 0 : settleMilliseconds, (progress) => {
    if (view.destroyed) return;
    settled = progress * progress * (3 - 2 * progress);
    draw();
  });
}

interface FanLook {
  gold: readonly string[];
  silk: readonly string[];
  knob: string;
}

/** A folding fan with its pivot at 0, 0, `open` from 0 to 1. */
function drawFan(radius: number, open: number, { gold, silk, knob }: FanLook): Graphics {
  const fan = new Graphics();
  const angle = (rib: number) => -Math.PI / 2 + ((rib / ribs) * 2 - 1) * spread * open;
  const at = (rib: number, reach: number) => [Math.cos(angle(rib)) * radius * reach, Math.sin(angle(rib)) * radius * reach] as const;
  for (let rib = 0; rib < ribs; rib += 1) {
    // Each pleat has a lit and a shaded half.
    const middle = rib + 0.5;
    fan.poly([...at(rib, 0.36), ...at(rib, 1), ...at(middle, 0.97), ...at(middle, 0.36)]).fill({ color: silk[0]! });
    fan.poly([...at(middle, 0.36), ...at(middle, 0.97), ...at(rib + 1, 1), ...at(rib + 1, 0.36)]).fill({ color: silk[1]! });
  }
  for (let rib = 0; rib <= ribs; rib += 1) {
    fan
      .moveTo(0, 0)
      .lineTo(...at(rib, 1))
      .stroke({ width: 2, color: gold[1]!, cap: 'round' });
  }
  for (let rib = 0; rib < ribs; rib += 1)
    fan
      .moveTo(...at(rib, 1))
      .lineTo(...at(rib + 1, 1))
      .stroke({ width: 3, color: gold[0]! });
  fan.circle(0, 0, radius * 0.1).fill(vertical(...gold));
  fan.circle(0, 0, radius * 0.045).fill({ color: knob });
  return fan;
}
