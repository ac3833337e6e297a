import { scripts, type Script } from '@parlour/ui/make-theme';
import { drawable, initialsOf, weight, writing } from './letters.ts';

/** A way to write a brand's name. Letters are as high as `capHeight` of letters.ts, and begin at 0 0. */
export interface Lettering {
  /** What is written. */
  words: string;
  /** What stands in the emblem, and in the smallest icons. */
  initials: string;
  initial: string;
  widthOf(text: string): number;
  /** An SVG element in this ink, placed by `transform`; letters of lines are drawn so many times as thick as usual. */
  draw(text: string, ink: string, transform: string, thicker?: number): string;
}

/** Writes a name in Latin letters of our own, or in the outlines of a shipped font where all its letters are of that script. */
export async function letteringOf(name: string, id: string): Promise<Lettering> {
  const script = scriptOf(name);
  // Fetched when it is needed: HarfBuzz starts by a top-level await, over which Nx could not load the generator.
  const { outlinesIn } = script ? await import('./outlines.ts') : {};
  return (script && outlinesIn?.(script, name)) ?? inLines(drawable(name) || drawable(id));
}

/** The script of a name, if all its letters are of one that a font is shipped for. */
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
