import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { easeOutBack } from '../../show/motion.ts';
import type { Acting } from '../../show/stage.ts';
import type { LinesPack } from '../pack.ts';
import { weightsOf } from '../../weights.ts';
import type { LinesTexts } from './texts.ts';

const stepMilliseconds = 105;

/** Factors pass by over the scatter's picture until the drawn one stays, large; it disappears when the reels run again. */
export async function drawFactor(
  { layer, motions, still, box, large, place }: Acting,
  pack: LinesPack,
  drawn: number,
  { count }: Pick<LinesTexts, 'count'>,
  onStep: () => void,
): Promise<void> {
  const { multiplier } = pack.freeSpins ?? {};
  const factors = weightsOf(pack.scatterTimes ?? (typeof multiplier === 'object' ? multiplier : {})).map(([value]) => value);
  const view = new Container();
  const glow = new Graphics();
  const picture = new Sprite({ texture: large(pack.scatter!), anchor: 0.5 });
  const number = new Sprite({ anchor: 0.5 });
  view.addChild(glow, picture, number);
  layer.addChild(view);
  const faces = new Map<number, Texture>();
  const faceOf = (value: number) => {
    const face = faces.get(value) ?? factorFace(`×${count(value)}`, pack.show.colours);
    faces.set(value, face);
    return face;
  };
  let [size, shown, settled] = [0, drawn, 0];
  const draw = () => {
    const { x, y, width, height } = box();
    const side = Math.min(width, height) * 0.72;
    view.position.set(x + width / 2, y + height / 2);
    glow.clear();
    for (let ring = 6; ring > 0; ring -= 1)
      glow.circle(0, 0, side * (0.2 + ring * 0.07) * size).fill({ color: pack.show.colours.jewel.star, alpha: 0.07 });
    picture.setSize(side * size, side * size);
    number.texture = faceOf(shown);
    const face = side * 0.62 * size * (1 + 0.25 * settled);
    number.setSize(face, face / 2);
    number.position.set(0, side * 0.3);
  };
  place(layer, draw);
  await motions.tween(still ? 0 : 380, (progress) => {
    if (view.destroyed) return;
    size = easeOutBack(progress);
    draw();
  });
  const first = factors.indexOf(drawn);
  if (!still)
    for (let step = factors.length + 4; step > 0; step -= 1) {
      if (view.destroyed) return;
      shown = factors[(first + step) % factors.length]!;
      draw();
      await motions.wait(stepMilliseconds + Math.max(0, 5 - step) * 45);
    }
  if (view.destroyed) return;
  onStep();
  shown = drawn;
  await motions.tween(still ? 0 : 420, (progress) => {
    if (view.destroyed) return;
    settled = Math.sin(progress * Math.PI);
    draw();
  });
  await motions.wait(still ? 600 : 350);
  if (!view.destroyed) view.destroy({ children: true });
}

/** A factor in golden letters, twice as wide as tall. */
function factorFace(text: string, { gold, shadow }: LinesPack['show']['colours']): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [360, 180];
  const pen = canvas.getContext('2d')!;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.font = `900 140px ${getComputedStyle(document.body).fontFamily}`;
  pen.lineWidth = 22;
  pen.strokeStyle = shadow;
  pen.strokeText(text, 180, 94);
  const fill = pen.createLinearGradient(0, 30, 0, 160);
  gold.forEach((colour, index) => fill.addColorStop(index / (gold.length - 1), colour));
  pen.fillStyle = fill;
  pen.fillText(text, 180, 94);
  return Texture.from(canvas);
}
