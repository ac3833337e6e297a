import { Texture } from 'pixi.js';

/** A picture of a short text, outlined so that it can be read on anything; `side` is the height of its letters in device pixels. */
export function lettering(text: string, side: number, { fill, edge }: { fill: readonly string[]; edge: string }): Texture {
  const canvas = document.createElement('canvas');
  const font = `800 ${side}px ${getComputedStyle(document.body).fontFamily}`;
  const measure = canvas.getContext('2d')!;
  measure.font = font;
  canvas.width = Math.ceil(measure.measureText(text).width + side * 0.5);
  canvas.height = Math.ceil(side * 1.5);
  const pen = canvas.getContext('2d')!;
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = side * 0.2;
  pen.strokeStyle = edge;
  const [x, y] = [canvas.width / 2, canvas.height / 2];
  pen.strokeText(text, x, y);
  const gradient = pen.createLinearGradient(0, y - side / 2, 0, y + side / 2);
  fill.forEach((colour, index) => gradient.addColorStop(index / Math.max(1, fill.length - 1), colour));
  pen.fillStyle = gradient;
  pen.fillText(text, x, y);
  return Texture.from(canvas);
}
