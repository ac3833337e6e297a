import { Texture } from 'pixi.js';

/** Makes pictures of a symbol with what it is worth on it, such as coins; each is drawn once. */
export function valueFaces(image: HTMLImageElement, side: number, say: (value: number) => string): (value: number) => Texture {
  const drawn = new Map<number, Texture>();
  return (value) => {
    const known = drawn.get(value);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.max(1, Math.round(side));
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const text = say(value);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.font = `800 ${side * (text.length > 3 ? 0.25 : 0.33)}px ${getComputedStyle(document.body).fontFamily}`;
    pen.lineWidth = side * 0.07;
    pen.strokeStyle = '#3b1503';
    pen.strokeText(text, side / 2, side / 2);
    pen.fillStyle = value >= 20 ? '#fffbe6' : '#fff0c2';
    pen.fillText(text, side / 2, side / 2);
    const texture = Texture.from(canvas);
    drawn.set(value, texture);
    return texture;
  };
}
