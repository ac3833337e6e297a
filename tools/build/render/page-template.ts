import type { Brand } from '@parlour/brand/schema';
import type { RenderedPage } from '../../../apps/web/src/entry-server.types.ts';
import { encoded, type Chunks } from '../files/chunks.ts';
import { scriptJson } from '../script-json.ts';
import { namesOf, sumOf } from './stand-in.ts';

/** A page without names. */
export interface PageTemplate {
  /** The page of a brand that differs from the one that was rendered by its names alone. */
  of(brand: Brand): PageText;
}

/** A rendered page as it is written. */
export interface PageText {
  head: string;
  body: Chunks;
  /** JSON that no HTML parser takes for the end of its element. */
  state: Chunks;
}

/**
 * Cuts the page of a stand-in wherever one of its names stands. Throws when the page does more with a name than to show it:
 * then a brand's page would not be the one that is rendered for it.
 */
export function cutAtNames({ head, body, state }: RenderedPage, standIn: Brand): PageTemplate {
  const cut = (text: string, write: (name: string) => string) => cutText(text, standIn, write);
  const parts = { head: cut(head, asHtml), body: cut(body, asHtml), state: cut(scriptJson(state), inJson) };
  const [ofBody, ofState] = [inPieces(parts.body), inPieces(parts.state)];
  return { of: (brand) => ({ head: parts.head.shown(brand).join(''), body: ofBody(brand), state: ofState(brand) }) };
}

/** A text that was cut: what stands between names, and which names. */
interface CutText {
  between: readonly string[];
  /** The names of a brand, and what is between them, in their order. */
  shown(brand: Brand, between?: Chunks): Chunks;
}

/** Encodes what stands between names, once for all brands. */
function inPieces({ between, shown }: CutText): (brand: Brand) => Chunks {
  const pieces = between.map(encoded);
  return (brand) => shown(brand, pieces);
}

function cutText(text: string, standIn: Brand, write: (name: string) => string): CutText {
  const names = namesOf(standIn).map(write);
  // The point of a host and the stroke of JSON are the signs in them that mean something to a pattern.
  const pieces = text.split(new RegExp(`(${names.map((name) => name.replaceAll(/[.\\]/g, String.raw`\$&`)).join('|')})`));
  // Every second piece is a name.
  const between = pieces.filter((_, index) => index % 2 === 0);
  const which = pieces.filter((_, index) => index % 2 === 1).map((name) => names.indexOf(name));
  const odd = between.find((piece) => piece.toLowerCase().includes(sumOf(standIn)));
  if (odd !== undefined) throw new Error(`a page does more with a name of its brand than to show it: ${aroundSum(odd, standIn)}`);
  return {
    between,
    shown(brand, chunks = between) {
      const own = namesOf(brand).map(write);
      // One more than there are names.
      return chunks.flatMap((chunk, index) => (index === 0 ? [chunk] : [own[which[index - 1]!]!, chunk]));
    },
  };
}

function aroundSum(text: string, standIn: Brand): string {
  const at = text.toLowerCase().indexOf(sumOf(standIn));
  return text.slice(Math.max(0, at - 60), at + 60);
}

/** As React writes text and attributes, and apps/web/src/page-head.ts the head. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}

/** Within a string of such JSON. */
function inJson(text: string): string {
  return scriptJson(text).slice(1, -1);
}
