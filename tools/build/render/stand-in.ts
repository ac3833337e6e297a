import type { Brand } from '@parlour/brand/schema';
import type { RenderedPage } from '@parlour/web/entry-server';
import { sha256 } from '../integrity.ts';

/**
 * A brand with the facts of this one and names that are nobody's. Brands that differ only by name, merchant code and domains have
 * the same stand-in: its pages are rendered once, and become theirs when the names are put in (`ownPage`).
 */
export function standInOf(brand: Brand): Brand {
  const { id: _id, name: _name, merchantCode: _code, domains, ...facts } = brand;
  const sum = sha256(JSON.stringify([facts, domains.length])).slice(0, 10);
  return {
    ...facts,
    id: `brand-${sum}`,
    // Letters of both cases and signs that HTML writes otherwise: a page that does more with a name than show it is found out.
    name: `Brand's & <${sum}>`,
    merchantCode: `b${sum}`,
    domains: domains.map((_, index) => `site-${index}.${sum}.invalid`),
  };
}

/** A rendered page as it is written. */
export interface PageText {
  head: string;
  body: string;
  /** JSON that no HTML parser takes for the end of its element. */
  state: string;
}

/**
 * The page of a brand, from the one that was rendered for its stand-in. Throws when the page does more with a name than show it,
 * such as shorten it: then a brand's page would not be the one that is rendered for it.
 */
export function ownPage({ head, body, state }: RenderedPage, standIn: Brand, brand: Brand): PageText {
  const sum = standIn.id.slice('brand-'.length);
  const put = (text: string, write: (name: string) => string) => {
    const names = namesOf(brand);
    const own = namesOf(standIn).reduce((page, name, index) => page.replaceAll(write(name), () => write(names[index]!)), text);
    const left = own.toLowerCase().indexOf(sum);
    if (left < 0) return own;
    throw new Error(`a page does more with a name of its brand than show it: ${own.slice(Math.max(0, left - 60), left + 60)}`);
  };
  return { head: put(head, asHtml), body: put(body, asHtml), state: put(scriptJson(state), inJson) };
}

/** JSON that no HTML parser takes for the end of its element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The names of a brand, in the order in which those of its stand-in are. */
export function namesOf({ name, merchantCode, domains }: Brand): readonly string[] {
  return [name, merchantCode, ...domains];
}

/** As React writes text and attributes, and apps/web/src/page-head.ts the head. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}

/** Within a string of such JSON. */
function inJson(text: string): string {
  return scriptJson(text).slice(1, -1);
}
