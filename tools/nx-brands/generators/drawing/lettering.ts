import { scripts, type Script } from '@parlour/ui/make-theme';
import { drawable, initialsOf, weight, writing } from './letters.ts';

/** A way to draw a brand's name. Letters are as high as `capHeight` of letters.ts, and start at 0 0. */
export interface Lettering {
  /** The text that is drawn. */
  words: string;
  /** The letters in the emblem and in the smallest icons. */
  initials: string;
  initial: string;
  widthOf(text: string): number;
  /** An SVG element in this colour, positioned by `transform`; `thicker` multiplies the stroke of letters made of lines. */
  draw(text: string, ink: string, transform: string, thicker?: number): string;
}

/** Draws a name in our own Latin letters, or in the outlines of a shipped font if all its letters belong to that font's script. */
export async function letteringOf(name: string, id: string): Promise<Lettering> {
  const script = scriptOf(name);
  // Imported when needed: HarfBuzz starts with a top-level await, with which Nx could not load the generator.
  const { outlinesIn } = script ? await import('./outlines.ts') : {};
  return (script && outlinesIn?.(script, name)) ?? inLines(drawable(name) || drawable(id));
}

/** The script of a name, if all its letters belong to one for which a font is shipped. */
function scriptOf(name: string): Script | undefined {
  const letters = name.match(/\p{L}/gu) ?? [];
  return (Object.keys(scripts) as Script[]).find((script) => {
    if (!scripts[script].shipped || letters.length === 0) return false;
    const ofScript = new RegExp(`\\p{Script=${script[0]!.toUpperCase()}${script.slice(1)}}`, 'u');
    return letters.every((sign) => ofScript.test(sign));
  });
}

function inLines(words: string): Lettering {
  const initials = initialsOf(words);
  return {
    words,
    initials,
    initial: initials[0]!,
    widthOf: (text) => writing(text).width,
    draw: (text, ink, transform, thicker = 1) =>
      `<path d="${writing(text).line}" transform="${transform}" fill="none" stroke="${ink}" stroke-width="${weight * thicker}" stroke-linecap="round" stroke-linejoin="round"/>`,
  };
}
