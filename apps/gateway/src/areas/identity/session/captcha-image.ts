import type { CaptchaMaker } from '../../../kernel/ports.ts';
import { Resvg } from '@resvg/resvg-js';
import type { Random } from '../../../kernel/clock.ts';

/** Digits as strokes on a 10 x 16 grid, so that the picture needs no installed font. */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M5 0 C1 0 0 4 0 8 C0 12 1 16 5 16 C9 16 10 12 10 8 C10 4 9 0 5 0',
  '1': 'M1 4 L6 0 L6 16 M2 16 L10 16',
  '2': 'M0 4 C0 0 10 -1 10 5 C10 9 3 11 0 16 L10 16',
  '3': 'M0 2 C4 -2 10 0 9 4 C8 7 6 8 3 8 C7 8 10 9 10 12 C10 16 4 18 0 14',
  '4': 'M8 16 L8 0 L0 11 L10 11',
  '5': 'M9 0 L1 0 L0 7 C5 4 10 7 10 11 C10 16 4 18 0 14',
  '6': 'M9 1 C3 -1 0 5 0 11 C0 18 10 17 10 11 C10 6 2 5 0 11',
  '7': 'M0 0 L10 0 L4 16 M2 8 L9 8',
  '8': 'M5 8 C0 7 0 0 5 0 C10 0 10 7 5 8 C-1 9 -1 16 5 16 C11 16 11 9 5 8',
  '9': 'M1 15 C7 17 10 11 10 5 C10 -2 0 -1 0 5 C0 10 8 11 10 5',
};
const length = 5;
const [width, height] = [160, 56];

/** The captcha of five digits drawn by the gateway itself. */
export const drawnDigits: CaptchaMaker = {
  draw(random) {
    const text = captchaDigits(random);
    return { text, png: captchaImage(text, random) };
  },
};

/** Five random digits, each equally likely. */
function captchaDigits(random: Random): string {
  let text = '';
  while (text.length < length) for (const byte of random.bytes(length)) if (byte < 250 && text.length < length) text += byte % 10;
  return text;
}

/** A PNG of `digits`, each randomly bent, rotated and shifted, with lines of the same stroke drawn over them. */
function captchaImage(digits: string, random: Random): Buffer {
  const between = (low: number, high: number) => low + (random.bytes(2).readUInt16BE() / 65_535) * (high - low);
  const cell = (width - 20) / digits.length;
  const glyphs = [...digits].map((digit, index) => {
    const [x, y] = [10 + cell * index + between(2, cell - 20), between(8, 18)];
    return `<path transform="translate(${x} ${y}) rotate(${between(-18, 18)} 5 8) skewX(${between(-14, 14)}) scale(${between(1.4, 1.8)} ${between(1.5, 1.9)})" d="${strokes[digit]}" stroke-width="${between(1.5, 2.1)}"/>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const y = () => between(4, height - 4);
    return `<path d="M0 ${y()} C${width / 3} ${y()} ${(width * 2) / 3} ${y()} ${width} ${y()}" stroke-width="${between(0.7, 1.4)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f1ea"/><g fill="none" stroke="#3a3f55" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}${lines.join('')}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width * 2 } }).render().asPng();
}
