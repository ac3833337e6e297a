import { Resvg } from '@resvg/resvg-js';
import sanitizeHtml from 'sanitize-html';

/** What a check needs to know about a picture. */
export interface Drawing {
  viewBox: { width: number; height: number } | null;
  /** Content that is not allowed in a brand's picture, such as `a <script>`. */
  forbidden: readonly string[];
}

/** Elements that run or load something, or write text: text needs a font that visitors lack, so it is drawn as paths. */
const forbiddenElements: Record<string, string> = {
  script: 'a <script>',
  foreignobject: '<foreignObject>, which holds a page',
  iframe: 'an <iframe>',
  image: 'an <image>, which is loaded from elsewhere or hides a photograph',
  feimage: 'an <feImage>, which is loaded from elsewhere',
  text: '<text>, for which visitors lack the font',
  tspan: '<tspan>, for which visitors lack the font',
  textpath: '<textPath>, for which visitors lack the font',
  a: 'a link',
  style: 'a <style>, which reaches the page around it when the picture is put into one',
};

/** Reads a picture. Throws with the parser's message if it cannot be drawn. */
export function readDrawing(svg: string): Drawing {
  // Parsed here so that an error states where it is broken.
  new Resvg(svg);
  const forbidden = new Set<string>(/<!(DOCTYPE|ENTITY)/i.test(svg) ? ['a <!DOCTYPE>, which may declare entities'] : []);
  let viewBox: Drawing['viewBox'] = null;
  sanitizeHtml(svg, {
    parser: { xmlMode: true },
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(name, attributes) {
      if (name === 'svg' && attributes['viewBox']) viewBox = sizeOf(attributes['viewBox']);
      const element = forbiddenElements[name.toLowerCase()];
      if (element) forbidden.add(element);
      for (const [attribute, value] of Object.entries(attributes)) {
        const wrong = wrongAttribute(attribute, value);
        if (wrong) forbidden.add(wrong);
      }
    },
  });
  return { viewBox, forbidden: [...forbidden] };
}

function wrongAttribute(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `${name}, which runs a script`;
  if (/^(xlink:)?href$/i.test(name) && !value.startsWith('#')) return `a reference to ${value.slice(0, 60)}`;
  const outside = /url\(\s*['"]?(?!#)([^)'"]*)/i.exec(value);
  if (outside) return `a reference to ${outside[1]!.slice(0, 60)}`;
  return null;
}

function sizeOf(viewBox: string): Drawing['viewBox'] {
  const [, , width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width! > 0 && height! > 0 ? { width: width!, height: height! } : null;
}

const side = 256;
/** Any mask that a device lays over an icon leaves this circle (W3C web app manifest): a radius of two fifths of the side. */
const safeRadius = 0.4;

export interface MaskableFacts {
  /** Every corner is covered: no mask cuts a hole. */
  covered: boolean;
  /** How far the foreground extends from the centre, as a fraction of the side; at most 0.4 is safe. */
  reach: number;
  safe: boolean;
}

/** How an icon fits a device's mask. Its background is its first full-size `rect`. */
export function maskableFacts(svg: string): MaskableFacts {
  const whole = pixelsOf(svg);
  const corners = [0, side - 1, side * (side - 1), side * side - 1];
  const emblem = pixelsOf(withoutGround(svg));
  let reach = 0;
  for (let place = 0; place < side * side; place++) {
    if (emblem[place * 4 + 3]! < 32) continue;
    const [x, y] = [(place % side) + 0.5 - side / 2, Math.floor(place / side) + 0.5 - side / 2];
    reach = Math.max(reach, Math.hypot(x, y) / side);
  }
  return { covered: corners.every((place) => whole[place * 4 + 3] === 255), reach, safe: reach <= safeRadius };
}

function pixelsOf(svg: string): Buffer {
  // Read once, because each reading copies all pixels.
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().pixels;
}

function withoutGround(svg: string): string {
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').trim().split(/[\s,]+/);
  const full = (tag: string) =>
    [
      ['width', width],
      ['height', height],
    ].every(([name, length]) => new RegExp(`\\s${name}="(100%|${length})"`).test(tag));
  let removed = false;
  return svg.replaceAll(/<rect\b[^>]*(\/>|>\s*<\/rect>)/g, (tag) => {
    if (removed || !full(tag)) return tag;
    removed = true;
    return '';
  });
}
