import { fontIn, outlined, type Outline } from '@parlour/art/letters';
import { scripts, type Script } from '@parlour/ui/make-theme';
import type { Lettering } from './lettering.ts';
import { capHeight } from './letters.ts';

/**
 * Draws a name in the bold font that the platform ships for its script. HarfBuzz shapes it, because Bengali signs change their order and
 * form next to others, and Arabic letters join. Undefined if the font lacks a character of the name.
 */
export function outlinesIn(script: Script, name: string): Lettering | undefined {
  const font = fontOf(script);
  const words = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const whole = outlined(font, words);
  if (!whole) return undefined;
  // Thai writes some vowels before the word's first consonant.
  const initials = /(?!\p{Logical_Order_Exception})\p{L}/u.exec(words)![0];
  // All lines of a name in one size; the emblem's letter as large as there is space.
  const sized = (text: string) => {
    const drawn = outlined(font, text)!;
    const { top, bottom } = text === initials ? drawn : whole;
    const scale = capHeight / (bottom - top);
    return { ...drawn, top, scale };
  };
  return {
    words,
    initials,
    initial: initials,
    widthOf: (text) => {
      const { left, right, scale } = sized(text);
      return (right - left) * scale;
    },
    draw: (text, ink, transform) => {
      const { lines, left, top, scale } = sized(text);
      return `<path d="${pathOf(lines, left, top, scale)}" transform="${transform}" fill="${ink}"/>`;
    },
  };
}

function pathOf(lines: Outline['lines'], left: number, top: number, scale: number): string {
  const moved = (at: number, axis: number) => Math.round((at - (axis % 2 === 0 ? left : top)) * scale * 10) / 10;
  return lines.map(({ command, places }) => command + places.map(moved).join(' ')).join('');
}

function fontOf(script: Script): ReturnType<typeof fontIn> {
  const { shipped, subsets } = scripts[script];
  const name = shipped!.family.toLowerCase().replaceAll(' ', '-');
  return fontIn(`${name}/files/${name}-${subsets.at(-1)!}-700-normal.woff`);
}
