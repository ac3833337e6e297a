import type { Brand } from '@parlour/brand/schema';
import type { RenderedPage } from '../../../apps/web/src/entry-server.types.ts';
import { namesOf, sumOf } from './stand-in.ts';

/** A page without names. */
export interface PageTemplate {
  /** The page of a brand that differs from the one that was rendered by its names alone. */
  of(brand: Brand): PageText;
}

/** A rendered page whose state is JSON already. */
export interface PageText extends Omit<RenderedPage, 'state'> {
  state: string;
}

/**
 * Cuts the page of a stand-in wherever one of its names stands. Throws when the page does more with a name than to show it:
 * then a brand's page would not be the one that is rendered for it.
 */
export function cutAtNames({ head, body, state }: RenderedPage, standIn: Brand): PageTemplate {
  const cut = (text: string, write: (name: string) => string) => cutText(text, standIn, write);
  const parts = { head: cut(head, asHtml), body: cut(body, asHtml), state: cut(JSON.stringify(state), inJson) };
  return { of: (brand) => ({ head: parts.head(brand), body: parts.body(brand), state: parts.state(brand) }) };
}

function cutText(text: string, standIn: Brand, write: (name: string) => string): (brand: Brand) => string {
  const names = namesOf(standIn).map(write);
  // The point of a host is the one sign in them that means something to a pattern.
  const pieces = text.split(new RegExp(`(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`));
  // Every second piece is a name.
  const found = pieces.map((piece, index) => (index % 2 === 0 ? piece : names.indexOf(piece)));
  const odd = found.find((piece) => typeof piece === 'string' && piece.toLowerCase().includes(sumOf(standIn)));
  if (odd !== undefined) throw new Error(`a page does more with a name of its brand than to show it: ${aroundSum(String(odd), standIn)}`);
  return (brand) => {
    const shown = namesOf(brand).map(write);
    return found.map((piece) => (typeof piece === 'string' ? piece : shown[piece])).join('');
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

/** Within a string of JSON. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
