import type { Brand } from '@parlour/brand/schema';
import type { RenderedPage } from '@parlour/web/entry-server';
import { sha256 } from '../integrity.ts';

/**
 * A copy of the brand with placeholder names. Brands that differ only in name, merchant code and domains have the same stand-in:
 * its pages are rendered once, and `ownPage` puts in the real names.
 * `content` is what its merchant shows, if that is not the shipped content: brands share a stand-in only if they show the same.
 */
export function standInOf(brand: Brand, content?: unknown): Brand {
  const { id: _id, name: _name, merchantCode: _code, domains, ...facts } = brand;
  const sum = sha256(JSON.stringify([facts, domains.length, ...(content === undefined ? [] : [content])])).slice(0, 10);
  return {
    ...facts,
    id: `brand-${sum}`,
    // Mixed case, and characters that HTML escapes, to detect pages that do more with a name than show it.
    name: `Brand's & <${sum}>`,
    merchantCode: `b${sum}`,
    domains: domains.map((_, index) => `site-${index}.${sum}.invalid`),
  };
}

/** A rendered page as written to its file. */
export interface PageText {
  head: string;
  body: string;
  /** JSON that no HTML parser takes for the end of its element. */
  state: string;
}

/**
 * The page of a brand, made from that of its stand-in. Throws if the page does more with a name than show it, such as shorten
 * it: the result would then differ from a page rendered for the brand itself.
 */
export function ownPage({ head, body, state }: RenderedPage, standIn: Brand, brand: Brand): PageText {
  const sum = standIn.id.slice('brand-'.length);
  const put = (text: string, ...ways: ((name: string) => string)[]) => {
    const names = namesOf(brand);
    const own = ways.reduce(
      (whole, write) => namesOf(standIn).reduce((page, name, index) => page.replaceAll(write(name), () => write(names[index]!)), whole),
      text,
    );
    const left = own.toLowerCase().indexOf(sum);
    if (left < 0) return own;
    throw new Error(`a page does more with a name of its brand than show it: ${own.slice(Math.max(0, left - 60), left + 60)}`);
  };
  return { head: put(head, asHtml), body: put(body, asHtml), state: put(scriptJson(state), inJson, (name) => inJson(asContent(name))) };
}

/** JSON that no HTML parser takes for the end of its element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The names of a brand, in the order of those of its stand-in. */
export function namesOf({ name, merchantCode, domains }: Brand): readonly string[] {
  return [name, merchantCode, ...domains];
}

/** As React writes text and attributes, and apps/web/src/page-head.ts the head. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}

/** As the gateway writes a name in contents that are HTML. */
function asContent(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escaped for a string in such JSON. */
function inJson(text: string): string {
  return scriptJson(text).slice(1, -1);
}
