import { palette, type BrandTokens } from '@parlour/ui/make-theme';
import { letteringOf, type Lettering } from './lettering.ts';
import { capHeight, weight } from './letters.ts';

/** Colours of the three parts of a logo. */
interface Inks {
  ring: string;
  dot: string;
  letters: string;
}

/** Side of the square in which the emblem is drawn. */
const side = 128;
const ringRadius = 52;
/** The width beyond which a line of letters is split. */
const longest = 720;

/**
 * A brand's pictures (`assets/<file>`), drawn from the letters of its name and the colours of its theme, so that each is legible on its
 * background. If the name's letters cannot be drawn, the id is used.
 */
export async function brandAssets(name: string, id: string, tokens: BrandTokens): Promise<Map<string, string>> {
  const hand = await letteringOf(name, id);
  const [dark, light] = [palette(tokens, 'dark'), palette(tokens, 'light')];
  const one = inked(light.onAccent);
  const ground = gradient('g', light.accent, light.accentEnd);
  const logoOf = (inks: Inks) => logo(hand, name, inks);
  return new Map([
    ['logo.svg', logoOf(inked('currentColor'))],
    ['logo-dark.svg', logoOf({ ring: dark.accentText, dot: dark.secondText, letters: dark.text })],
    ['logo-light.svg', logoOf({ ring: light.accentText, dot: light.secondText, letters: light.text })],
    ['favicon.svg', svg(64, 64, [`<rect width="64" height="64" rx="14" fill="${light.accent}"/>`, favicon(hand, light.onAccent)])],
    ['icon.svg', svg(512, 512, [ground, '<rect width="512" height="512" rx="96" fill="url(#g)"/>', emblem(hand, one, 83, 83, 2.7)])],
    ['icon-maskable.svg', svg(512, 512, [ground, '<rect width="512" height="512" fill="url(#g)"/>', emblem(hand, one, 115, 115, 2.2)])],
    ['social-card.svg', socialCard(hand, { from: dark.hero, to: dark.heroEnd, ink: dark.onHero, accent: dark.heroKicker })],
  ]);
}

const inked = (ink: string): Inks => ({ ring: ink, dot: ink, letters: ink });

function svg(width: number, height: number, parts: readonly string[], label?: string): string {
  const named = label === undefined ? '' : ` role="img" aria-label="${escaped(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${named}>\n${parts.join('\n')}\n</svg>\n`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function gradient(id: string, from: string, to: string): string {
  return `<defs><linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
}

const at = (x: number, y: number, scale: number) => `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})`;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The initials in an open ring with a dot in its gap, within a square of `side`. */
function emblem(hand: Lettering, inks: Inks, x: number, y: number, scale: number): string {
  const [start, end, dot] = [onRing(-20), onRing(-70), onRing(-45)];
  return [
    `<g transform="${at(x, y, scale)}">`,
    `<path d="M${start}A${ringRadius} ${ringRadius} 0 1 1 ${end}" fill="none" stroke="${inks.ring}" stroke-width="9" stroke-linecap="round"/>`,
    `<circle cx="${dot.split(' ')[0]}" cy="${dot.split(' ')[1]}" r="8" fill="${inks.dot}"/>`,
    marks(hand, hand.initials, inks.letters, side, 58),
    '</g>',
  ].join('');
}

function onRing(degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return [Math.cos(turn), Math.sin(turn)].map((part) => rounded(side / 2 + ringRadius * part)).join(' ');
}

/** A few letters in the middle of a square, as large as `room` permits in both directions. */
function marks(hand: Lettering, text: string, ink: string, square: number, room: number): string {
  const width = hand.widthOf(text);
  const scale = Math.min((room * 0.9) / (capHeight + weight), room / (width + weight));
  return hand.draw(text, ink, at((square - width * scale) / 2, (square - capHeight * scale) / 2, scale), 1.45);
}

function favicon(hand: Lettering, ink: string): string {
  return marks(hand, hand.initial, ink, 64, 44);
}

function logo(hand: Lettering, name: string, inks: Inks): string {
  const lines = inLines(hand);
  const scale = lines.length === 1 ? 0.62 : 0.43;
  const apart = (capHeight + 40) * scale;
  const top = (side - capHeight * scale - apart * (lines.length - 1)) / 2;
  const letters = lines.map((text, index) => hand.draw(text, inks.letters, at(146, top + index * apart, scale)));
  const whole = 146 + Math.max(...lines.map((text) => hand.widthOf(text))) * scale + 8;
  return svg(rounded(whole), side, [emblem(hand, inks, 0, 0, 1), ...letters], name);
}

/** On one line or, if that would be too long for a phone's header, on two of similar length. */
function inLines({ words, widthOf }: Lettering): string[] {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  if (widthOf(words) < longest || spaces.length === 0) return [words];
  const middle = spaces.reduce((best, at) => (Math.abs(at - words.length / 2) < Math.abs(best - words.length / 2) ? at : best));
  return [words.slice(0, middle), words.slice(middle + 1)];
}

function socialCard(hand: Lettering, { from, to, ink, accent }: { from: string; to: string; ink: string; accent: string }): string {
  const scale = Math.min(1.18, 690 / (hand.widthOf(hand.words) + weight));
  const rings = [200, 280, 360].map((radius) => `<circle cx="1090" cy="470" r="${radius}"/>`).join('');
  return svg(1200, 630, [
    gradient('g', from, to),
    '<rect width="1200" height="630" fill="url(#g)"/>',
    `<g fill="none" stroke="${accent}" opacity=".14" stroke-width="26">${rings}</g>`,
    emblem(hand, { ring: accent, dot: ink, letters: ink }, 96, 200, 1.8),
    hand.draw(hand.words, ink, at(390, 315 - (capHeight * scale) / 2, scale)),
  ]);
}
